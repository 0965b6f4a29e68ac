"""What becomes of a pasted text: the game in front reads it, another one is offered, prose is no puzzle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.documents.puzzle_detection import is_prose
from tests.fixtures.nightly import by_day

KEYS = [view.key for view in VIEWS]
PROSE = (
    "hello world how are you",
    "Dear Anna, the weather is nice.",
    "How are you today",
    "See you at nine",
    "das ist ein kurzer Text",
    "first line\nand this is the second one",
)


@pytest.fixture
def program(qtbot, open_program):
    """The window of all games, ready for keys."""
    window = open_program()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def paste(qtbot, window, game, text):
    """Paste a text on the board of a game."""
    window.show_tab(KEYS.index(game))
    QGuiApplication.clipboard().setText(text)
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def puzzles(window):
    window.workspace.open_all()
    return [document.session.text for document in window.workspace.documents]


@pytest.mark.parametrize("game", KEYS)
@by_day("q-less")
def test_prose_is_no_puzzle(qtbot, program, game):
    before = puzzles(program)
    for text in PROSE:
        program.strip.dismiss()
        paste(qtbot, program, game, text)
        assert program.workspace.view.key == game
        assert puzzles(program) == before, text
        assert program.strip.message.startswith("The clipboard contains no puzzle"), text
        assert program.strip.act_button.isHidden()


@pytest.mark.parametrize(
    "text",
    [
        "an ell est ar",
        "at ill ear ip",
        "an ? est ar; XYZW=b",
        "able acid rain tent",
        "the\ncat\nsat",
        "b c d g i l l o",
    ],
)
def test_puzzles_are_no_prose(text):
    assert not is_prose(text)


@pytest.mark.parametrize(
    ("front", "text", "other"),
    [
        ("boggle", "BCDGILLORTUW", "q-less"),
        ("boggle", "an ell est ar", "affix"),
        ("q-less", "an ell est ar", "affix"),
        ("quiddler", "BCDGILLORTUW", "q-less"),
        ("affix", "L/Q O/X J/I O/T E/TH L/B T/O I/H", "quiddler"),
    ],
)
@by_day("boggle-an ell est ar-affix")
def test_another_game_is_offered_and_taken_only_when_asked(qtbot, program, front, text, other):
    before = puzzles(program)
    paste(qtbot, program, front, text)
    assert program.workspace.view.key == front
    assert puzzles(program) == before
    title = program.workspace.views[KEYS.index(front)].title
    assert program.strip.message.startswith(f"No puzzle for {title}: ")
    button = program.strip.act_button
    assert button.text() == f"Open in {program.workspace.views[KEYS.index(other)].title}"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert program.workspace.view.key == other
    game = program.session.game
    assert program.session.puzzle == game.parse(text)


@pytest.mark.parametrize(
    ("front", "text", "puzzle"),
    [
        ("boggle", "BWFVSLINDAENTEHT", "BWFV/SLIN/DAEN/TEHT"),
        ("boggle", "b, w, f, v\ns, l, i, n\nd, a, e, n\nt, e, h, t", "BWFV/SLIN/DAEN/TEHT"),
        ("word-streak", "BWFVSLINDAENTEHT", "BWFV/SLIN/DAEN/TEHT"),
        ("quiddler", "LOJOELTI\nQXITTHBOH", "L/Q O/X J/I O/T E/TH L/B T/O I/H"),
    ],
)
def test_the_game_in_front_reads_first_what_another_could_read_too(qtbot, program, front, text, puzzle):
    paste(qtbot, program, front, text)
    assert (program.workspace.view.key, program.session.text) == (front, puzzle)


def test_an_offer_replaces_nothing_either(qtbot, program):
    program.workspace.front(KEYS.index("q-less")).session.edit_text("abcdefgh")
    paste(qtbot, program, "boggle", "BCDGILLORTUW")
    qtbot.mouseClick(program.strip.act_button, Qt.MouseButton.LeftButton)
    documents = program.workspace.of(KEYS.index("q-less"))
    assert [document.session.text for document in documents] == ["abcdefgh", "bcdgillortuw"]
    assert program.strip.message == "Opened in a new document; “Untitled” is unchanged."


def test_what_no_game_reads_is_told_in_the_words_of_the_one_in_front(qtbot, program):
    paste(qtbot, program, "quiddler", "LOJOELTI\n§$%")
    assert "LOJOELTI" in program.strip.message
    assert program.strip.is_problem


def test_a_text_far_too_long_is_refused(qtbot, window, key):
    QGuiApplication.clipboard().setText("cat " * 50_000)
    key(window, Qt.Key.Key_V)
    assert "too large" in window.strip.message
    assert window.session.text == ""


def test_a_text_field_takes_what_is_pasted_into_it(qtbot, window):
    QGuiApplication.clipboard().setText("lin")
    field = window.tab.analyse.entry.field
    field.setFocus()
    qtbot.keyClicks(field, "he")
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "helin"
