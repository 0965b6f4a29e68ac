"""What is noted of a roll: how it ended, in which time, with which word list; and the clock."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qless_studio.engine.games.q_less.play_log import Record, Result
from qless_studio.engine.games.q_less.recent import remembered
from qless_studio.ui.games.q_less.playing import Play
from qless_studio.ui.games.q_less.statistics import StatisticsDialog

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
    played, damaged = Record(tmp_path).read()
    assert [(one.letters, one.result, one.grid) for one in played] == [("act", Result.SOLVED, ("cat",))]
    assert not damaged
    tab.statistics.trigger()
    dialog = tab.findChild(StatisticsDialog)
    assert dialog.figures.text().startswith("1 of 1 rolls solved")
    dialog.accept()


def test_a_solution_that_was_placed_is_not_solved_by_the_player(open_tab, settle, tmp_path):
    tab = open_tab("cat", folder=tmp_path)
    tab.panel.solutions.thumbnails.setFocus()
    QTest.keyClick(tab.panel.solutions.thumbnails, Qt.Key.Key_Right)
    tab.solution_commands.place.trigger()
    settle(tab)
    assert [one.result for one in Record(tmp_path).read()[0]] == [Result.GIVEN_UP]


def test_rolling_on_gives_up_what_was_begun(open_tab, tmp_path):
    tab = open_tab("ratcoat; cat", folder=tmp_path)
    tab.session.edit_text("ratcoat; cat/..a")
    tab.rolls.roll.trigger()
    assert [one.result for one in Record(tmp_path).read()[0]] == [Result.GIVEN_UP]


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
    played, _ = Record(tmp_path).read()
    assert [(one.letters, one.daily) for one in played] == [(daily, True), ("act", False)]


def test_rolls_of_several_documents_are_all_noted(tmp_path):
    said = []
    one, other = (Play(tmp_path, said.append) for _ in range(2))
    one.counted("bcdgillortuw", 12, "wide")
    other.counted("aabbccddeeff", 0, "wide")
    one.counted("abcdefghijkl", 3, "wide")
    assert [looked.letters for looked in remembered(tmp_path)] == ["abcdefghijkl", "aabbccddeeff", "bcdgillortuw"]
    assert said == []
