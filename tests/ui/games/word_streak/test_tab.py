"""The Word Streak tab as a player meets it: rounds, plan, ticks, heat, what-if, rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from qless_studio.engine.games.word_streak import GAME
from qless_studio.engine.games.word_streak import rules as rules_module
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.ui.games.word_streak.tab import WordStreakTab
from qless_studio.ui.style import accented
from tests.fixtures.qt import use_theme
from tests.ui.grids.player import choose, words

LEFT = Qt.MouseButton.LeftButton
GRID = "CAT/SEX/PIG"


@pytest.fixture
def own_rules(monkeypatch, tmp_path):
    monkeypatch.setattr(rules_module, "rules_folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def tab(shown, new_session, own_rules):
    lexicon = Lexicon("test", ["cat", "act", "at", "tax", "sex", "pig", "axe", "pie", "gi"])
    use_theme("dark", reduced_motion=True)
    tab = accented(WordStreakTab(new_session(GAME, lexicon)), "violet")
    return shown(tab, 1280, 720)


@pytest.fixture
def planned(qtbot, tab):
    """`planned(text)`: the tab with that grid, its words and its plan."""

    def plan(text=GRID):
        with qtbot.waitSignal(tab.analyse.planner.planned, check_params_cb=bool):
            tab.session.edit_text(text)
        return tab

    return plan


def again(qtbot, tab, act):
    """Do something and wait for the plan that follows."""
    with qtbot.waitSignal(tab.analyse.planner.planned, check_params_cb=bool):
        act()


def plan_words(tab):
    return [tab.analyse.plan.rows.index(row, 2).data() for row in range(tab.analyse.plan.rows.rowCount())]


def total(tab):
    return tab.analyse.words.model.total, sum(found.score for found in tab.analysis.words)


def test_the_plan_lists_what_to_play_with_its_running_total(planned):
    tab = planned()
    rows = tab.analyse.planner.rows
    assert plan_words(tab)[0] == "AXE"
    assert [row.total for row in rows] == [sum(r.found.score for r in rows[: n + 1]) for n in range(len(rows))]
    assert tab.analyse.figures.text().startswith(f"{rows[-1].total} points, {len(rows)} words")
    assert tab.analyse.head.caption.text() == f"{len(rows)} words left"
    assert tab.page.board.cells[rows[0].found.path[0]].tile.start


def test_a_ticked_word_stays_above_and_the_rest_is_planned_anew(qtbot, planned):
    tab = planned()
    first = plan_words(tab)[0].lower()
    columns = [column.key for column in tab.analyse.plan.table.model().columns]
    assert columns.index("done") == columns.index("word") - 1  # a tick after a word would belong to the next one
    again(qtbot, tab, lambda: tab.analyse.plan.table.solution_activated.emit(tab.analyse.planner.rows[0]))
    assert tab.analyse.planner.rows[0].done
    assert tab.analyse.planner.rows[0].found.word == first
    assert first not in [row.found.word for row in tab.analyse.planner.rows[1:]]
    again(qtbot, tab, lambda: tab.analyse.plan.table.solution_activated.emit(tab.analyse.planner.rows[0]))
    assert not any(row.done for row in tab.analyse.planner.rows)


def test_a_round_is_started_paused_and_stopped_and_shows_what_was_missed(qtbot, planned):
    tab = planned()
    again(qtbot, tab, lambda: qtbot.mouseClick(tab.analyse.controls.main, LEFT))
    assert tab.analyse.round.stage is Stage.RUNNING
    assert tab.analyse.plan.table.isVisible()
    qtbot.keyClicks(tab.page.board, "pig")
    again(qtbot, tab, lambda: qtbot.keyClick(tab.page.board, Qt.Key.Key_Return))
    assert [row.found.word for row in tab.analyse.planner.rows if row.done] == ["pig"]
    qtbot.mouseClick(tab.analyse.controls.pause, LEFT)
    assert tab.analyse.round.stage is Stage.PAUSED
    qtbot.mouseClick(tab.analyse.controls.main, LEFT)
    assert tab.analyse.round.stage is Stage.OVER
    shown = [tab.analyse.words.model.index(row, 0).data() for row in range(tab.analyse.words.model.rowCount())]
    assert "PIG" not in shown
    assert "TAX" in shown
    assert tab.analyse.verdict_text().startswith("You found 1 of")


def test_the_heat_map_shows_the_points_or_the_words_that_pass_through_each_tile(qtbot, planned):
    tab = planned()
    qtbot.mouseClick(tab.analyse.heat_button, LEFT)
    through = [[row.found.score for row in tab.analyse.planner.rows if cell in row.found.path] for cell in range(9)]
    points, words = [sum(scores) for scores in through], [len(scores) for scores in through]
    assert [tab.page.board.cells[cell].tile.tally for cell in range(9)] == [str(count) for count in points]
    hottest = points.index(max(points))
    assert tab.page.board.cells[hottest].tile.heat == 1
    told = f"{points[hottest]} points through this tile, in {words[hottest]} words"
    assert told in tab.page.board.cells[hottest].spoken
    assert tab.page.board.cells[hottest].tip == told
    assert "remaining points" in tab.analyse.legend.accessibleName()
    qtbot.mouseClick(tab.analyse.pace_popover.form.inputs["heat"].widget.button("words"), LEFT)
    assert [tab.page.board.cells[cell].tile.tally for cell in range(9)] == [str(count) for count in words]
    assert "remaining words" in tab.analyse.legend.accessibleName()
    qtbot.mouseClick(tab.analyse.heat_button, LEFT)
    assert tab.page.board.cells[hottest].tile.heat is None
    assert tab.page.board.cells[hottest].tip == ""


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_another_pace_gives_another_plan_at_once_and_starts_no_search(qtbot, planned):
    tab = planned()
    count, run, first = len(tab.analyse.planner.rows), tab.session.run, tab.analyse.planner.rows[0].found.word
    again(qtbot, tab, lambda: tab.analyse.plan.table.solution_activated.emit(tab.analyse.planner.rows[0]))
    qtbot.mouseClick(tab.analyse.pace_button, LEFT)
    form = tab.analyse.pace_popover.form
    assert form.isVisible()
    assert form.inputs["per_word"].widget.text() == "1.5"
    again(qtbot, tab, lambda: form.inputs["per_word"].widget.setText("50"))
    assert len(tab.analyse.planner.rows) < count
    assert tab.analyse.planner.rows[0].done
    assert tab.analyse.planner.rows[0].found.word == first
    assert tab.session.run is run
    form.inputs["per_word"].widget.setText("soon")
    assert "not a number" in form.error
    tab.analyse.pace_popover.close()


def test_the_list_of_all_words_tells_the_length_of_the_path(qtbot, planned):
    tab = planned("CAT/SExE/PIG")
    titles = [tab.analyse.words.model.headerData(column, Qt.Orientation.Horizontal) for column in range(5)]
    assert titles == ["Word", "Common", "Length", "Path", "Points"]
    lengths = {
        tab.analyse.words.model.index(row, 0).data(): [
            tab.analyse.words.model.index(row, column).data() for column in (2, 3)
        ]
        for row in range(tab.analyse.words.model.rowCount())
    }
    assert lengths["SEX"] == ["3", "2"]


def test_control_letters_ask_what_if_and_totals_follow(qtbot, planned):
    tab = planned()
    before = total(tab)[1]
    tab.page.board.set_cursor(2)
    again(qtbot, tab, tab.own_actions.what_if["TL"].trigger)
    assert tab.session.text == "CAT/SEX/PIG; TL 2"
    assert total(tab)[1] > before
    again(qtbot, tab, tab.own_actions.what_if["TW"].trigger)
    assert tab.session.text == "CAT/SEX/PIG; TW 2"
    again(qtbot, tab, tab.own_actions.what_if["TW"].trigger)
    assert tab.session.text == "CAT/SEX/PIG"
    tab.session.undo_stack.undo()
    assert tab.session.text == "CAT/SEX/PIG; TW 2"


def test_a_badge_dragged_to_another_tile_changes_places(qtbot, planned):
    tab = planned("CAT/SEX/PIG; DL 0; TW 8")
    board = tab.page.board
    qtbot.mousePress(board, LEFT, pos=board.cells[0].rect.topLeft() + QPoint(14, 14))
    qtbot.mouseMove(board, board.cells[4].rect.center())
    qtbot.mouseMove(board, board.cells[8].rect.center())
    qtbot.mouseRelease(board, LEFT, pos=board.cells[8].rect.center())
    assert tab.session.text == "CAT/SEX/PIG; DL 8; TW 0"


def test_turning_takes_the_multipliers_along(planned):
    tab = planned("CAT/SEX/PIG; DL 0; TW 8")
    tab.board_commands.turn_action.trigger()
    assert tab.session.text == "PSC/IEA/GXT; DL 2; TW 6"


def test_a_deal_has_the_multipliers_of_its_round(qtbot, tab):
    for number, count in ((1, 0), (2, 4), (3, 6)):
        qtbot.mouseClick(tab.analyse.rounds.button(number), LEFT)
        tab.board_commands.roll_seed(7)
        assert sum(map(bool, tab.session.puzzle.multipliers)) == count
    first = tab.session.text
    tab.board_commands.roll_seed(8)
    tab.board_commands.roll_seed(7)
    assert tab.session.text == first


def test_other_rules_give_other_values(planned):
    tab = planned()
    assert tab.page.board.cells[0].tile.points == "4"
    tab.session.change_options(rules="wordament")
    assert tab.page.board.cells[0].tile.points == "3"
    assert tab.rule_summary() == "Wordament values, minimum 3 letters"


def test_rules_are_edited_and_saved_under_a_name_of_ones_own(qtbot, planned, own_rules):
    tab = planned()
    tab.analyse.rules_picker.edit()
    dialog = tab.findChild(rules_dialog())
    dialog.title.setText("House rules")
    dialog.values["c"].setValue(9)
    dialog.bonus.setText("0 0 x")
    qtbot.mouseClick(dialog.save, LEFT)
    assert "whole numbers" in dialog.error.text()
    dialog.bonus.setText("0 0 0 5")
    qtbot.mouseClick(dialog.save, LEFT)
    assert (own_rules / "house_rules.json").is_file()
    assert tab.session.options.rules == "house_rules"
    assert tab.analyse.rules_picker.combo.currentText() == "House rules"
    assert tab.page.board.cells[0].tile.points == "9"


def rules_dialog():
    from qless_studio.ui.games.word_streak.commands import RulesDialog

    return RulesDialog


def test_the_list_of_all_words_draws_the_path_worth_most(qtbot, planned):
    tab = planned()
    qtbot.mouseClick(tab.analyse.view.button("words"), LEFT)
    assert not tab.analyse.plan.table.isVisible()
    assert tab.analyse.words.table.isVisible()
    choose(tab, words(tab)[0])
    assert len(tab.page.board.path) == len(tab.analyse.words.table.chosen.word)
    assert tab.page.board.path == tab.analyse.words.table.chosen.path


def test_the_plan_is_given_out_in_its_order(planned):
    tab = planned()
    assert [found.word for found in tab.analyse.results().solutions] == [
        row.found.word for row in tab.analyse.planner.rows
    ]


def test_the_menu_of_a_tile_has_the_multipliers_with_their_current_shortcuts(qtbot, planned):
    tab = planned("CAT/SEX/PIG; TW 2")
    tab.own_actions.what_if["DL"].setShortcut("Ctrl+Alt+9")
    menu = tab.page.board.menu_of(2)
    entries = {action.text().partition("\t")[0]: action for action in menu.actions()}
    assert entries["Double letter"].text().endswith("\tCtrl+Alt+9")
    assert [name for name, action in entries.items() if action.isChecked()] == ["Triple word"]
    entries["Double letter"].trigger()
    assert tab.session.text == "CAT/SEX/PIG; DL 2"
    entries["Blocked (#)"].trigger()
    assert tab.session.text == "CA#/SEX/PIG; DL 2"


def test_a_table_saved_again_with_other_values_takes_effect_at_once(qtbot, planned, own_rules):
    tab = planned()
    tab.analyse.rules_picker.edit()
    dialog = tab.findChild(rules_dialog())
    dialog.title.setText("House rules")
    qtbot.mouseClick(dialog.save, LEFT)
    qtbot.waitUntil(lambda: tab.findChild(rules_dialog()) is None)
    before = total(tab)[1]
    tab.analyse.rules_picker.edit()
    dialog = tab.findChild(rules_dialog())
    dialog.values["c"].setValue(50)
    with qtbot.waitSignal(tab.session.run_finished):
        qtbot.mouseClick(dialog.save, LEFT)
    assert tab.page.board.cells[0].tile.points == "50"
    assert total(tab)[1] > before
