"""The search for boards: its goal, its best so far, its end, its curve."""

from __future__ import annotations

import dataclasses
import time

import pytest
from PySide6.QtCore import QDeadlineTimer, Qt

from tests.fixtures.patience import PATIENCE
from tests.ui.grids.player import choose_dice, words

LEFT = Qt.MouseButton.LeftButton


def test_the_search_for_a_board_keeps_its_best_in_one_step_of_undo(qtbot, tab):
    tab.board_commands.set_size(2, 2)
    choose_dice(tab, "letters")
    before = tab.session.puzzle
    dialog = tab.board_search.dialog
    dialog.set_target(words=1)
    dialog.word.setText("head")
    tab.board_search.start()
    assert tab.board_search.searching
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert sorted(tab.rules.board.tiles) == ["a", "d", "e", "h"]
    qtbot.waitUntil(lambda: "HEAD" in words(tab))
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before


def test_a_goal_that_cannot_be_is_told_in_place(qtbot, tab):
    dialog = tab.board_search.dialog
    dialog.set_target(words=0)
    tab.board_search.start()
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert "a target search needs" in dialog.note.text()


def test_stop_keeps_the_best_board_found_until_then(qtbot, tab):
    choose_dice(tab, "letters")
    tab.board_search.dialog.set_target(words=9_999)
    tab.board_search.start()
    run = tab.board_search._searches.run("board")
    deadline = QDeadlineTimer(PATIENCE)
    while not run.improvements and not deadline.hasExpired():
        time.sleep(0.001)  # without events: nothing of it was handed over yet
    time.sleep(0.01)
    assert not tab.board_search.best
    before = tab.session.puzzle
    tab.board_search.stop()
    assert tab.session.puzzle != before
    assert tab.board_search.best["score"] == run.improvements[-1][1]


def test_an_edit_ends_the_search(qtbot, tab):
    choose_dice(tab, "letters")
    dialog = tab.board_search.dialog
    dialog.set_target(words=9_999)
    tab.board_search.start()
    tab.session.edit_text("CAT")
    assert not tab.board_search.searching
    assert tab.entry.text == "CAT"


def test_the_window_of_the_search_opens_beside_the_board_and_closing_it_stops(qtbot, tab):
    tab.board_commands.find_action.trigger()
    dialog = tab.board_search.dialog
    assert dialog.isVisible()
    assert not dialog.chart.isVisible()
    choose_dice(tab, "letters")
    qtbot.mouseClick(dialog.start, LEFT)
    assert tab.board_search.searching
    assert dialog.chart.isVisible()
    qtbot.waitUntil(lambda: bool(tab.board_search.best))
    assert tab.verdict_text().startswith("Best board so far: ")
    dialog.reject()
    assert not tab.board_search.searching
    assert tab.rules.board.tiles.count(".") == 0


def test_the_chart_of_a_search_for_boards_is_read_by_keyboard_and_copied(qtbot, solved):
    tab = solved("HEAD/ENIL")
    dialog = tab.board_search.dialog
    tab.board_search.open()
    dialog.chart.show_steps([(0.1, 5), (0.4, 9)], 1.0)
    dialog.chart.show()
    dialog.chart.setFocus()
    qtbot.keyClick(dialog.chart, Qt.Key.Key_End)
    assert dialog.chart.readout() == "9 reached after 400 ms"
    with qtbot.waitSignal(tab.session.message):
        dialog.chart.copy_figures()
    dialog.close()


def test_the_curve_of_a_search_stays_in_the_panel_until_the_board_is_another(qtbot, tab):
    tab.board_commands.set_size(2, 2)
    choose_dice(tab, "letters")
    tab.board_search.open()
    with qtbot.waitSignal(tab.session.run_finished):
        tab.board_search.start()
    qtbot.waitUntil(lambda: tab.board_search.charted)
    tab.board_search.dialog.close()
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert tab.board_search.chart.isVisible()
    assert not tab.chart.isVisible()
    assert tab.board_search.chart.figures() == tab.board_search.dialog.chart.figures()
    with qtbot.waitSignal(tab.session.run_finished):
        tab.board_commands.turn_action.trigger()
    assert tab.chart.isVisible()
    assert not tab.board_search.chart.isVisible()


@pytest.mark.parametrize(("chosen", "used"), [(None, None), (1, 1)])
def test_the_search_for_boards_uses_as_many_threads_as_were_chosen(qtbot, tab, chosen, used):
    asked = []

    def deal(lexicon, options, run):
        asked.append(options.threads)
        return iter(())

    game = tab.session.game
    tab.session.game = dataclasses.replace(game, dealer=dataclasses.replace(game.dealer, deal=deal))
    tab.session.threads = chosen
    tab.board_search.start()
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert asked == [used]
