"""A word of a larger list is never called wrong: it is not one of the words of this puzzle, in a mild colour."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.shipped import known_words
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.feedback.verdict import VerdictKind

PUZZLE = "ay ee it ock"


@pytest.fixture(params=[pytest.param(Mode.ANALYSE, marks=pytest.mark.nightly), Mode.PLAY])
def common(window_with, request):
    """The tab with 2,000 words and a puzzle whose SOCK is not among them."""
    window = window_with(load("common2k"))
    window.solve(PUZZLE)
    window.tab.set_mode(request.param)
    if request.param is Mode.PLAY:
        window.tab.game_play.start_with(window.session.puzzle, "New")
    window.settle()
    return window


def place(window, name, prefix):
    window.go_to(name)
    window.type(prefix)
    window.press(Qt.Key.Key_Return)
    window.settle()


@pytest.mark.long
def test_a_true_word_is_a_word_but_not_one_of_this_puzzle(common):
    place(common, "XYZW", "s")
    cell = common.cell("XYZW")
    assert "SOCK: a word, but not one of the 2,000 of this puzzle (Common 2k)" in cell.spoken
    assert all(line in cell.spoken for line in cell.tip.splitlines())
    shown, theme = common.words_on_board(), common.board.theme
    assert (shown["(SOCK)"], shown["SEE"]) == (theme.color("warn").name(), theme.color("text").name())
    words = common.tab.analyse.prefixes.edge_table if common.tab.current_mode is Mode.ANALYSE else None
    rows = common.rows(words or common.tab.game.words)
    assert ("SOCK", "S– + –OCK", "not one of 2,000") in rows


@pytest.mark.long
@pytest.mark.nightly
def test_no_word_is_still_marked_as_wrong(common):
    place(common, "XYZW", "zz")
    assert "ZZOCK: not in the list" in common.cell("XYZW").spoken
    assert set(common.words_on_board().values()) == {common.board.theme.color("bad").name()}


@pytest.mark.long
@pytest.mark.nightly
def test_the_verdict_about_true_words_is_mild(window_with):
    window = window_with(load("common2k"))
    window.solve(f"{PUZZLE}; XYZW=s")
    assert window.tab.analyse.verdict.bar.state is VerdictKind.WARN
    assert "SOCK: a word, but not one of the 2,000" in window.tab.analyse.verdict_text()
    window.session.lexicons.lexicon = Lexicon("small", ["say", "see", "sit", "sock"])
    window.session.lexicon_changed.emit(window.session.lexicon)
    assert window.board.content.wrong_edges == [], "with another list all is looked up again"


@pytest.mark.long
@pytest.mark.parametrize(
    ("code", "known", "unknown"),
    [
        ("en", "sock", "zzock"),
        ("de", "größe", "größx"),
        ("pl", "źdźbło", "źdźx"),
        pytest.param("fr", "eleve", "elevx", marks=pytest.mark.nightly),
    ],
)
def test_words_are_looked_up_in_the_largest_list_as_they_are_played(code, known, unknown):
    language = LANGUAGES[code]
    assert list(known_words([language.as_tiles(known), unknown], language)) == [language.as_tiles(known)]
