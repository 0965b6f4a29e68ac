"""The board of a round: it is always solved, rotating it keeps the round, and another one is asked about first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence

from qless_studio.engine.grids import format_board
from qless_studio.engine.solving import Outcome
from qless_studio.ui.grids.round import Stage
from qless_studio.ui.widgets.basic.action_button import ActionIconButton
from tests.ui.grids.player import LEFT, choose, drag, notice, words


@pytest.fixture
def playing(qtbot, solved):
    """The tab in a round in which LINE has been found."""
    tab = solved("HEAD/ENIL")
    qtbot.mouseClick(tab.controls.main, LEFT)
    play(qtbot, tab, "line")
    return tab


def play(qtbot, tab, word):
    qtbot.keyClicks(tab.board, word)
    qtbot.keyClick(tab.board, Qt.Key.Key_Return)


def answer(qtbot, tab, text: str) -> None:
    asked = tab.round_guard.question
    qtbot.mouseClick(asked.end if text == "End round" else asked.keep, LEFT)
    qtbot.waitUntil(lambda: tab.round_guard.question is None)


def roll(qtbot, tab):
    tab.board_commands.roll_action.trigger()


def undo(qtbot, tab):
    button = next(button for button in tab.findChildren(ActionIconButton) if button.action.objectName() == "undo")
    qtbot.mouseClick(button, LEFT)


def type_in_the_field(qtbot, tab):
    tab.entry.field.setFocus()
    tab.entry.field.selectAll()
    qtbot.keyClicks(tab.entry.field, "cat/sex/pig")
    qtbot.keyClick(tab.entry.field, Qt.Key.Key_Return)


def clear(qtbot, tab):
    tab.board_commands.clear_action.trigger()


@pytest.mark.parametrize("act", [roll, undo, type_in_the_field, clear], ids=lambda act: act.__name__)
def test_another_board_is_asked_about_and_the_round_goes_on_unless_one_agrees(qtbot, playing, act):
    act(qtbot, playing)
    assert "You have found 1 word" in playing.round_guard.question.text.text()
    assert playing.round.stage is Stage.PAUSED
    qtbot.keyClick(playing.round_guard.question, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: playing.round_guard.question is None)
    assert playing.round.stage is Stage.RUNNING
    assert format_board(playing.rules.board) == "HEAD/ENIL"
    assert playing.entry.text == "HEAD/ENIL"
    assert words(playing) == ["LINE"]
    act(qtbot, playing)
    answer(qtbot, playing, "End round")
    assert playing.round.stage is Stage.IDLE
    assert format_board(playing.rules.board) != "HEAD/ENIL"
    assert playing.played.times == {}


def test_escape_keeps_the_round(qtbot, playing):
    roll(qtbot, playing)
    qtbot.keyClick(playing.round_guard.question, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: playing.round.stage is Stage.RUNNING)
    assert words(playing) == ["LINE"]


def test_without_found_words_nothing_is_asked(qtbot, solved):
    tab = solved("HEAD/ENIL")
    qtbot.mouseClick(tab.controls.main, LEFT)
    roll(qtbot, tab)
    assert tab.round_guard.question is None
    assert tab.round.stage is Stage.IDLE


def test_rotating_the_board_keeps_the_round_and_turns_the_paths(qtbot, playing):
    with qtbot.waitSignal(playing.session.run_finished):
        playing.board_commands.turn_action.trigger()
    assert playing.round_guard.question is None
    assert playing.round.stage is Stage.RUNNING
    assert format_board(playing.rules.board) == "EH/NE/IA/LD"
    assert words(playing) == ["LINE"]
    choose(playing, "LINE")
    assert playing.board.path == (6, 4, 2, 0)
    drag(playing.board, 1, 3, 5, 7)
    assert notice(playing) == ("HEAD: 1 point", "good")
    with qtbot.waitSignal(playing.session.run_finished):
        undo(qtbot, playing)
    assert playing.round.stage is Stage.RUNNING
    assert playing.played.totals == (2, 2)


def test_a_round_solves_its_own_board_when_edits_are_not_analysed(qtbot, solved):
    tab = solved("HEAD/ENIL")
    tab.session.set_analysing(False)
    tab.session.edit_text("CAT/SEX/PIG")
    with qtbot.waitSignal(tab.session.run_finished):
        qtbot.mouseClick(tab.controls.main, LEFT)
    play(qtbot, tab, "head")
    assert notice(tab) == ("HEAD is not on the board", "bad")
    play(qtbot, tab, "cat")
    assert notice(tab) == ("CAT: 1 point", "good")
    with qtbot.waitSignal(tab.session.run_finished):
        tab.board_commands.turn_action.trigger()
    assert tab.session.outcome is Outcome.COMPLETE
    qtbot.mouseClick(tab.controls.main, LEFT)
    assert tab.verdict_text() == "You found 1 of 1 word, 1 of 1 point"


def test_words_count_before_the_search_has_come_to_them(qtbot, solved):
    tab = solved("HEAD/ENIL")
    tab.session.set_analysing(False)
    tab.session.edit_text("CAT/SEX/PIG")
    qtbot.mouseClick(tab.controls.main, LEFT)
    play(qtbot, tab, "cat")
    assert notice(tab) == ("CAT: 1 point", "good")
    assert tab.played.totals == (1, 1)
    qtbot.waitUntil(lambda: tab.session.outcome is Outcome.COMPLETE)


def test_solving_again_during_a_round_keeps_what_was_found(qtbot, playing):
    with qtbot.waitSignal(playing.session.run_finished):
        playing.session.solve()
    assert words(playing) == ["LINE"]


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("he", "HE is too short: 3 letters or more"),
        ("xyz", "XYZ is not in the word list"),
        ("cat", "CAT is not on the board"),
        ("line", "LINE was already played"),
    ],
)
def test_a_word_that_does_not_count_has_its_true_reason(qtbot, playing, word, reason):
    play(qtbot, playing, word)
    assert notice(playing)[0] == reason


def test_a_trace_that_is_too_short_says_so(solved):
    tab = solved("HEAD/ENIL")
    drag(tab.board, 0, 1)
    assert notice(tab) == ("HE is too short: 3 letters or more", "bad")


def test_undo_of_the_window_asks_too(qtbot, studio):
    studio = studio()
    window = studio.window
    studio.show(window.workspace.views[0])
    tab = window.tab
    qtbot.mouseClick(tab.controls.main, LEFT)
    play(qtbot, tab, "head")
    assert tab.played.times
    qtbot.keySequence(window, QKeySequence("Ctrl+Z"))
    assert tab.round_guard.question is not None
    answer(qtbot, tab, "Keep playing")
    assert tab.round.stage is Stage.RUNNING
    tab.round.stop()


def test_a_pasted_board_gets_a_document_of_its_own_and_the_round_goes_on(qtbot, studio):
    studio = studio()
    window = studio.window
    studio.show(window.workspace.views[0])
    tab = window.tab
    qtbot.mouseClick(tab.controls.main, LEFT)
    play(qtbot, tab, "head")
    QGuiApplication.clipboard().setText("CATS/SEXY/PIGS/ABCD")
    qtbot.keySequence(tab.board, QKeySequence("Ctrl+V"))
    assert window.tab is not tab
    assert format_board(window.tab.rules.board) == "CATS/SEXY/PIGS/ABCD"
    assert format_board(tab.rules.board) == "BWFV/SLIN/DAEN/TEHT"
    assert tab.round.stage is Stage.RUNNING
    assert tab.round_guard.question is None
