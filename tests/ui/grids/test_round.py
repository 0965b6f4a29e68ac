"""A round against the clock: the words stay hidden, and its end shows what was missed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.grids import format_board
from qless_studio.ui.grids.round import Stage
from qless_studio.ui.grids.round_play import ALL, FOUND, MISSED
from tests.ui.grids.player import LEFT, drag, notice, words


@pytest.fixture
def playing(qtbot, solved):
    """The tab with a round going on; HEADLINE, HEAD and LINE are on the board."""
    tab = solved("HEAD/ENIL")
    qtbot.mouseClick(tab.controls.main, LEFT)
    return tab


def play(qtbot, tab, word):
    qtbot.keyClicks(tab.board, word)
    qtbot.keyClick(tab.board, Qt.Key.Key_Return)


def test_a_round_hides_the_words_and_shows_at_the_end_what_was_missed(qtbot, solved):
    tab = solved("HEAD/ENIL")
    qtbot.mouseClick(tab.controls.main, LEFT)
    assert tab.round.stage is Stage.RUNNING
    assert words(tab) == []
    assert not tab.chart.isVisible()
    qtbot.keyClicks(tab.board, "headx")
    qtbot.keyClick(tab.board, Qt.Key.Key_Backspace)
    qtbot.keyClick(tab.board, Qt.Key.Key_Return)
    assert words(tab) == ["HEAD"]
    drag(tab.board, 7, 6, 5, 4)
    assert set(words(tab)) == {"HEAD", "LINE"}
    assert tab.figures.text() == "2 points, 2 found"
    assert format_board(tab.rules.board) == "HEAD/ENIL"
    qtbot.mouseClick(tab.controls.main, LEFT)
    assert tab.round.stage is Stage.OVER
    assert words(tab) == ["HEADLINE"]
    assert tab.verdict_text() == "You found 2 of 3 words, 2 of 13 points"
    tab.session.edit_text("CAT")
    assert tab.round.stage is Stage.IDLE


def test_each_word_played_is_answered_on_the_board(qtbot, playing):
    for word, answer in (
        ("head", ("HEAD: 1 point", "good")),
        ("head", ("HEAD was already played", "text")),
        ("cat", ("CAT is not on the board", "bad")),
    ):
        play(qtbot, playing, word)
        assert notice(playing) == answer
    assert playing.played.totals == (1, 1)


def test_a_pause_stops_the_clock_and_keeps_what_was_played(qtbot, playing):
    play(qtbot, playing, "line")
    qtbot.mouseClick(playing.controls.pause, LEFT)
    assert playing.round.stage is Stage.PAUSED
    elapsed = playing.round.elapsed
    qtbot.wait(30)
    assert playing.round.elapsed == elapsed
    assert words(playing) == ["LINE"]
    qtbot.mouseClick(playing.controls.pause, LEFT)
    assert playing.round.stage is Stage.RUNNING
    assert words(playing) == ["LINE"]


def test_after_a_round_the_list_shows_what_was_missed_found_or_all(qtbot, playing):
    play(qtbot, playing, "line")
    part = playing.round_play.part
    assert not part.isVisible()
    qtbot.mouseClick(playing.controls.main, LEFT)
    assert part.isVisible()
    shown = {}
    for name in (MISSED, FOUND, ALL):
        qtbot.mouseClick(part.button(name), LEFT)
        shown[name] = set(words(playing))
    assert shown == {MISSED: {"HEAD", "HEADLINE"}, FOUND: {"LINE"}, ALL: {"HEAD", "HEADLINE", "LINE"}}
