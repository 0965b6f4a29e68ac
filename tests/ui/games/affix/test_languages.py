"""Affix in Polish and French: letters from the strip and the keyboard, words as they are spelt."""

from __future__ import annotations

import csv
import io

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.challenges.opening import read_share
from qless_studio.engine.games.affix import GAME, Options
from qless_studio.engine.games.affix.review import shared_prefix
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.results import as_csv
from qless_studio.engine.solving import Run
from qless_studio.ui.games.affix.exercise import view_of
from tests.fixtures.nightly import by_day
from tests.fixtures.shared_texts import share_text
from tests.ui.games.affix.player import WORDS

POLISH = str.maketrans("caeltw", "ćąęłśż")
POLISH_WORDS = [word.translate(POLISH) for word in WORDS]
SUFFIXES = "łł rę mę sś"


def test_a_polish_board_is_filled_by_clicks_saved_exported_and_shared(window_with):
    window = window_with(Lexicon("polish", POLISH_WORDS, language=LANGUAGES["pl"]))
    window.solve(SUFFIXES)
    boards = window.session.run.summary.boards
    assert int(boards) > 0
    window.go_to("XYZW")
    strip = window.tab.analyse.letter_help.strip
    buttons = {button.text(): button for button in strip.buttons}
    for letter in "ĆĄ":
        window.qtbot.mouseClick(buttons[letter], Qt.MouseButton.LeftButton)
    window.press(Qt.Key.Key_Return)
    assert dict(window.session.puzzle.placed) == {"XYZW": "ćą"}
    window.settle()
    words = [
        window.tab.page.board.content.shown(edge.word)
        for edge in window.tab.page.board.content.edges.values()
        if edge.word
    ]
    assert words == ["ĆĄŁŁ", "ĆĄRĘ", "ĆĄMĘ", "ĆĄSŚ"]
    assert not window.tab.page.board.content.wrong_edges
    shared = share_text(GAME, window.session.puzzle, Options(), "pl-standard")
    assert read_share(shared, [GAME]).puzzle == window.session.puzzle
    assert "spelling" not in as_csv(window.tab.analyse.results())  # a list without spellings


def test_in_an_exercise_polish_letters_are_typed(qtbot, shown):
    lexicon, puzzle = Lexicon("polish", POLISH_WORDS, language=LANGUAGES["pl"]), GAME.parse(SUFFIXES)
    exercise = shared_prefix(puzzle, "YZ", 0, lexicon, Options(), Run())
    view = shown(view_of(exercise, lexicon), 800, 600)
    given = []
    view.answered.connect(given.append)
    polish = next(answer for answer in exercise.answers if not answer.isascii())
    qtbot.type_letters(view.board, polish)
    qtbot.keyClick(view.board, Qt.Key.Key_Return)
    assert given == [polish]


def test_words_are_shown_as_they_are_spelt_and_accents_may_be_typed(window_with):
    spelt = {"care": ("caré",), "rest": ("rêst", "rest")}
    window = window_with(Lexicon("french", WORDS, language=LANGUAGES["fr"], spellings=spelt))
    window.solve("ll re me st")
    window.go_to("XYZW")
    window.qtbot.type_letters(window.board, "çà")
    window.press(Qt.Key.Key_Return)
    assert dict(window.session.puzzle.placed) == {"XYZW": "ca"}
    window.settle()
    assert "CARÉ" in window.words_on_board()
    table = window.tab.analyse.prefixes.edge_table
    assert "CARÉ" in [table.edges.columns[0].shown(edge) for edge in table.edges.solutions()]
    rows = list(csv.DictReader(io.StringIO(as_csv(window.tab.analyse.results()))))
    assert all("caré" in row["spelling"].split() for row in rows)


@pytest.mark.long
@pytest.mark.parametrize("language", [*LANGUAGES.values()], ids=lambda language: language.key)
@by_day("pl")
def test_before_there_is_a_puzzle_the_example_has_words_of_the_list(window_with, language):
    window = window_with(load("common5k" if language.key == "en" else f"{language.key}-common5k"))
    example, entry = window.tab.analyse.example, window.tab.analyse.entry.field
    assert example.isVisible()
    assert set(example.words) <= set(window.session.lexicon.words)
    assert len(set(example.words)) == 4
    suffixes = window.session.read(entry.placeholderText().removeprefix("e.g. ")).suffixes
    assert language.key == "en" or suffixes == example.suffixes
    window.session.lexicons.lexicon = load("it-common5k")
    window.session.lexicon_changed.emit(window.session.lexicon)
    assert example.words == ["sede", "sera", "vede", "vera"]
    assert entry.placeholderText() == "e.g. de ra; XY=se"
