"""What is noted of a roll: how it ended, in which time, with which word list; and the clock."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qless_studio.engine.games.q_less.dice import Roll
from qless_studio.engine.games.q_less.puzzle import parse
from qless_studio.engine.games.q_less.recent import remembered
from qless_studio.engine.history import History, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play_statistics import statistics
from qless_studio.ui.games.q_less.playing import Play
from qless_studio.ui.theme import Appearance
from tests.fixtures.windows import view_of

VIEW = view_of("q-less")

LEFT = Qt.MouseButton.LeftButton


def lay(qtbot, tab, text):
    """Type a word across in the middle of the grid."""
    at = tab.board.cells[3 * tab.board.open_grid.columns + 3].rect.center()
    qtbot.mouseClick(tab.board, LEFT, pos=at)
    qtbot.keyClicks(tab.board, text)


def test_the_last_die_solves_it_and_it_is_noted_once(qtbot, open_tab, settle, tmp_path):
    tab = open_tab("cat", folder=tmp_path)
    lay(qtbot, tab, "cat")
    settle(tab)
    assert tab.verdict_text() == "Solved: one crossword with every die"
    tab.session.undo_stack.undo()
    tab.session.undo_stack.redo()
    settle(tab)
    played, damaged = History(tmp_path).read()
    assert [(one.puzzle, one.result, one.found) for one in played] == [("act", Result.SOLVED, ("cat",))]
    assert not damaged


@pytest.fixture
def roll(monkeypatch, settle):
    """`roll(tab, letters)` rolls the dice, which show these letters."""

    def roll(tab, letters):
        monkeypatch.setattr("qless_studio.ui.games.q_less.rolls.roll", lambda seed: Roll(letters, seed))
        tab.rolls.roll.trigger()
        settle(tab)

    return roll


def noted(folder):
    return [(one.puzzle, one.result, one.lexicon) for one in History(folder).read()[0]]


def test_a_solution_that_was_placed_is_not_solved_by_the_player(open_tab, settle, roll, tmp_path):
    tab = open_tab(folder=tmp_path)
    roll(tab, "cat")
    tab.panel.solutions.thumbnails.setFocus()
    QTest.keyClick(tab.panel.solutions.thumbnails, Qt.Key.Key_Right)
    tab.solution_commands.place.trigger()
    settle(tab)
    assert noted(tmp_path) == [("act", Result.GIVEN_UP, "wide")]


def test_rolling_on_gives_up_what_was_begun(qtbot, open_tab, roll, tmp_path):
    tab = open_tab(folder=tmp_path)
    roll(tab, "ratcoat")
    lay(qtbot, tab, "cat")
    roll(tab, "star")
    assert noted(tmp_path) == [("aacortt", Result.GIVEN_UP, "wide")]


def test_a_roll_without_solution_is_no_failure_and_breaks_no_streak(qtbot, open_tab, settle, roll, tmp_path):
    tab = open_tab(folder=tmp_path)
    roll(tab, "cat")
    lay(qtbot, tab, "cat")
    settle(tab)
    roll(tab, "catz")
    lay(qtbot, tab, "cat")
    settle(tab)
    roll(tab, "star")
    assert noted(tmp_path) == [("act", Result.SOLVED, "wide"), ("actz", Result.GIVEN_UP, "wide")]
    found = statistics(History(tmp_path).read()[0], "q-less")
    assert (found.played, found.solved, found.streak) == (1, 1, 1), "a roll without solution counts nowhere"


def test_a_roll_that_has_a_solution_with_another_list_is_a_failure_there(qtbot, open_tab, settle, roll, tmp_path):
    tab = open_tab(folder=tmp_path)
    roll(tab, "catz")
    assert tab.play.unsolvable
    tab.session._lexicon._lexicons.lexicon = Lexicon("more", ["cat", "catz"])
    tab.session.use_lexicon("common10k")
    settle(tab)
    lay(qtbot, tab, "c")
    settle(tab)
    roll(tab, "star")
    assert noted(tmp_path) == [("actz", Result.GIVEN_UP, "common10k")]


def test_letters_typed_by_hand_are_no_failure(qtbot, open_tab, settle, tmp_path):
    tab = open_tab("ratcoat", folder=tmp_path)
    lay(qtbot, tab, "cat")
    settle(tab)
    tab.hints.action.trigger()
    tab.session.edit_text("cat")
    settle(tab)
    tab.panel.solutions.thumbnails.setFocus()
    QTest.keyClick(tab.panel.solutions.thumbnails, Qt.Key.Key_Right)
    tab.solution_commands.place.trigger()
    settle(tab)
    assert noted(tmp_path) == []


def test_the_time_is_noted_with_the_clock_hidden(qtbot, open_tab, settle, roll, tmp_path):
    tab = open_tab(folder=tmp_path)
    assert not tab.clock.action.isChecked()
    roll(tab, "cat")
    lay(qtbot, tab, "cat")
    settle(tab)
    (one,) = History(tmp_path).read()[0]
    assert one.seconds is not None
    assert one.seconds <= round(tab.play.seconds, 1)


def test_letters_that_were_looked_at_before_have_no_time(qtbot, open_tab, settle, roll, tmp_path):
    tab = open_tab(folder=tmp_path)
    roll(tab, "cat")
    roll(tab, "star")
    roll(tab, "cat")
    lay(qtbot, tab, "cat")
    settle(tab)
    session = open_tab("coat").session
    session.folder = tmp_path
    later = VIEW.tab(session, Appearance("light", reduced_motion=True).tinted(VIEW.accent))
    qtbot.addWidget(later)
    later.show()
    settle(later)
    lay(qtbot, later, "coat")
    settle(later)
    assert [(one.puzzle, one.seconds) for one in History(tmp_path).read()[0]] == [("act", None), ("acot", None)]


def test_the_list_noted_is_the_one_the_roll_was_played_with(qtbot, open_tab, settle, roll, tmp_path):
    tab = open_tab(folder=tmp_path)
    tab.session.use_lexicon("common10k")
    roll(tab, "ratcoat")
    lay(qtbot, tab, "cat")
    settle(tab)
    tab.session.load(replace(tab.session.value, puzzle=parse("star"), lexicon="wide"))
    settle(tab)
    assert noted(tmp_path) == [("aacortt", Result.GIVEN_UP, "common10k")]


def test_without_a_folder_nothing_is_written(open_tab, settle, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    tab = open_tab("cat; cat")
    tab.session.edit_text("coat")
    settle(tab)
    assert not list(tmp_path.rglob("*"))


def test_the_clock_runs_only_when_asked_for_and_in_sight(open_tab):
    tab = open_tab("ratcoat")
    assert "time" not in tab.panel.progress.text()
    tab.clock.action.trigger()
    assert "time" in tab.panel.progress.text()
    assert tab.clock.running
    tab.hide()
    assert not tab.clock.running


def test_the_clock_stands_still_once_solved_and_runs_again_for_the_next_roll(qtbot, open_tab, settle):
    tab = open_tab("cat")
    tab.clock.action.trigger()
    assert tab.clock.running
    lay(qtbot, tab, "cat")
    settle(tab)
    qtbot.waitUntil(lambda: not tab.clock.running)
    tab.rolls.roll.trigger()
    assert tab.clock.running


def test_only_the_daily_roll_itself_is_noted_as_daily(qtbot, open_tab, settle, tmp_path):
    tab = open_tab(folder=tmp_path)
    tab.rolls.daily.trigger()
    qtbot.waitUntil(lambda: bool(tab.session.puzzle.letters))
    daily = tab.session.puzzle.letters
    tab.session.edit_text(f"{daily}; {daily[0]}")
    tab.session.edit_text("cat; cat")
    settle(tab)
    played, _ = History(tmp_path).read()
    assert [(one.puzzle, bool(one.day)) for one in played] == [(daily, True), ("act", False)]


def test_rolls_of_several_documents_are_all_noted(tmp_path):
    said = []
    one, other = (Play(tmp_path, said.append) for _ in range(2))
    one.counted("bcdgillortuw", 12, "wide")
    other.counted("aabbccddeeff", 0, "wide")
    one.counted("abcdefghijkl", 3, "wide")
    assert [looked.letters for looked in remembered(tmp_path)] == ["abcdefghijkl", "aabbccddeeff", "bcdgillortuw"]
    assert said == []
