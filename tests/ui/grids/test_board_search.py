"""The search for boards: its goal, its best so far, its end, its curve."""

from __future__ import annotations

import dataclasses
import re
import time

import pytest
from PySide6.QtCore import QDeadlineTimer, Qt

from qless_studio.engine.game import Dealt
from qless_studio.engine.grids import Board
from qless_studio.ui.grids.board_search_panel import PROVEN
from qless_studio.ui.tab.session import Mode
from tests.fixtures.patience import PATIENCE
from tests.ui.grids.player import choose_dice, words
from tests.ui.playing import go_to_play
from tests.ui.seen import painted

LEFT = Qt.MouseButton.LeftButton


def test_the_search_for_a_board_keeps_its_best_in_one_step_of_undo(qtbot, tab):
    tab.board_commands.set_size(2, 2)
    choose_dice(tab, "letters")
    before = tab.session.puzzle
    panel = tab.board_search.panel
    panel.set_target(words=1)
    panel.word.setText("head")
    tab.board_search.start()
    assert tab.board_search.searching
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert sorted(tab.rules.board.tiles) == ["a", "d", "e", "h"]
    qtbot.waitUntil(lambda: "HEAD" in words(tab))
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before


@pytest.mark.parametrize(
    ("words", "word", "points", "problem"),
    [
        (0, "", (0, 0), "Enter how many words or points the board should have, or a word."),
        (0, "zzqzz", (0, 0), "ZZQZZ is not in the list"),
        (0, "he", (0, 0), "HE is too short: 3 letters or more."),
        (1, "", (9, 5), "The maximum, 5, is below the minimum, 9."),
        (0, "headline", (0, 0), "HEADLINE cannot be placed on this board with these dice"),
    ],
)
def test_a_goal_that_cannot_be_met_is_explained_in_place(qtbot, tab, words, word, points, problem):
    tab.board_commands.set_size(2, 2)
    choose_dice(tab, "letters")
    tab.board_commands.find_action.trigger()
    panel = tab.board_search.panel
    panel.set_target(words=words)
    panel.points.setValue(points[0])
    panel.max_points.setValue(points[1])
    qtbot.keyClicks(panel.word, word)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert panel.note.text() == problem
    assert not tab.board_search.best


def test_stop_keeps_the_best_board_found_until_then(qtbot, tab):
    runs = dealing(tab, [5, 9])
    tab.board_search.start()
    deadline = QDeadlineTimer(PATIENCE)
    while not (runs and len(runs[0].improvements) == 2) and not deadline.hasExpired():
        time.sleep(0.001)  # without events: nothing of it was handed over yet
    time.sleep(0.01)
    assert not tab.board_search.best
    before = tab.session.puzzle
    tab.board_search.stop()
    assert tab.session.puzzle != before
    assert tab.board_search.best["score"] == 9


def test_an_edit_ends_the_search(qtbot, tab):
    choose_dice(tab, "letters")
    tab.board_search.panel.set_target(words=9_999)
    tab.board_search.start()
    tab.session.edit_text("CAT")
    assert not tab.board_search.searching
    assert tab.analyse.entry.text == "CAT"


def test_the_controls_of_the_search_are_in_the_panel_and_closing_them_stops(qtbot, tab):
    tab.board_commands.find_action.trigger()
    panel = tab.board_search.panel
    assert panel.isVisible()
    assert panel.window() is tab.window()
    assert not tab.analyse.chart.isVisible()
    choose_dice(tab, "letters")
    qtbot.mouseClick(panel.start, LEFT)
    assert tab.board_search.searching
    qtbot.waitUntil(lambda: bool(tab.board_search.best))
    assert tab.analyse.verdict_text().startswith("Best so far: ")
    qtbot.waitUntil(lambda: tab.board_search.chart.isVisible())
    qtbot.keyClick(panel.start, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert not tab.board_search.searching
    assert tab.rules.board.tiles.count(".") == 0


def dealing(tab, *searches):
    """Have the searches for boards of a tab find boards of these scores, one after the other; their runs."""
    left, runs = list(searches), []

    def deal(lexicon, options, run):
        runs.append(run)
        for score in left.pop(0):
            run.improved(score)
            letters = tuple(chr(97 + (score + cell) % 26) for cell in range(16))
            yield Dealt(Board(4, 4, letters), {"words": 1, "score": score, "seed": 1})
        while True:
            run.checkpoint()

    game = tab.session.game
    tab.session.game = dataclasses.replace(game, load_dealer=lambda: game.dealer._replace(deal=deal))
    return runs


def test_a_fault_of_the_search_is_told_in_words(qtbot, tab):
    def deal(lexicon, options, run):
        yield from ()
        raise KeyError(3)

    game = tab.session.game
    tab.session.game = dataclasses.replace(game, load_dealer=lambda: game.dealer._replace(deal=deal))
    tab.board_commands.find_action.trigger()
    tab.board_search.start()
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert tab.board_search.panel.note.text() == "The solver failed unexpectedly. Your puzzle is unchanged."


@pytest.mark.long
def test_continue_goes_on_from_the_best_board(qtbot, tab):
    dealing(tab, [5, 9], [3, 7, 12])
    tab.board_commands.find_action.trigger()
    panel, search = tab.board_search.panel, tab.board_search
    before = tab.session.puzzle
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: search.best.get("score") == 9)
    assert not panel.resume.isVisible()
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: panel.resume.isVisible())
    assert panel.start.text() == "Start again"
    shown = []
    tab.session.puzzle_changed.connect(lambda: shown.append(search.best["score"]))
    qtbot.mouseClick(panel.resume, LEFT)
    qtbot.waitUntil(lambda: search.best["score"] == 12)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not search.searching)
    assert [score for _, score in search.chart.figures()[1]] == [5, 9, 12]
    assert shown == [12]
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before


def test_another_goal_begins_anew_and_the_best_board_stays(qtbot, tab):
    dealing(tab, [5, 9])
    tab.board_commands.find_action.trigger()
    panel, search = tab.board_search.panel, tab.board_search
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: search.best.get("score") == 9)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: panel.resume.isVisible())
    best = tab.session.puzzle
    qtbot.mouseClick(panel.goal.button(PROVEN), LEFT)
    assert not panel.resume.isVisible()
    assert panel.start.text() == "Start"
    assert not search.charted
    assert tab.session.puzzle == best


def test_an_edit_takes_continue_away(qtbot, tab):
    choose_dice(tab, "letters")
    search = tab.board_search
    search.open()
    search.start()
    qtbot.waitUntil(lambda: bool(search.best))
    search.stop()
    qtbot.waitUntil(lambda: search.panel.resume.isVisible())
    tab.session.edit_text("CAT")
    assert not search.panel.resume.isVisible()
    assert search.panel.start.text() == "Start"


def test_the_word_asked_for_is_selected(qtbot, tab):
    choose_dice(tab, "letters")
    tab.board_commands.find_action.trigger()
    panel = tab.board_search.panel
    panel.set_target(words=0)
    qtbot.keyClicks(panel.word, "head")
    qtbot.keyClick(panel.word, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: tab.analyse.words.table.chosen is not None)
    assert tab.analyse.words.table.chosen.word == "head"
    assert "".join(tab.rules.board.tiles[cell] for cell in tab.page.board.path) == "head"


@pytest.mark.long
def test_while_a_round_is_played_there_is_no_search_for_boards(qtbot, tab):
    choose_dice(tab, "letters")
    tab.board_search.open()
    tab.board_search.start()
    qtbot.waitUntil(lambda: bool(tab.board_search.best))
    go_to_play(qtbot, tab)
    assert not tab.board_search.searching
    assert not tab.board_commands.find_action.isEnabled()
    tab.play_actions.this.trigger()
    board = tab.session.puzzle
    qtbot.waitUntil(lambda: tab.session.outcome is not None)
    assert tab.session.puzzle == board
    tab.play_actions.give_up.trigger()
    tab.set_mode(Mode.ANALYSE)
    assert tab.board_commands.find_action.isEnabled()


@pytest.mark.long
def test_the_curve_of_a_search_stays_in_the_panel_until_the_board_is_another(qtbot, tab):
    tab.board_commands.set_size(2, 2)
    choose_dice(tab, "letters")
    tab.board_search.open()
    with qtbot.waitSignal(tab.session.run_finished):
        tab.board_search.start()
    qtbot.waitUntil(lambda: tab.board_search.charted)
    qtbot.keyClick(tab.board_search.panel, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert tab.board_search.chart.isVisible()
    assert not tab.analyse.chart.isVisible()
    tab.board_commands.turn_action.trigger()
    qtbot.waitUntil(tab.analyse.chart.isVisible)  # a run of the board before may end meanwhile
    assert not tab.board_search.chart.isVisible()


def test_the_chart_of_a_search_starts_at_zero_when_its_scores_have_doubled(qtbot, solved):
    tab = solved("HEAD/ENIL")
    chart = tab.board_search.chart

    def lowest():
        return min(int(each.text.replace(",", "")) for each in painted(chart) if re.fullmatch("[0-9,]+", each.text))

    chart.show_steps([(0.1, 1_040), (0.4, 3_152)], 1.0)
    assert lowest() == 0
    chart.show_steps([(0.1, 90), (0.4, 108)], 1.0)
    assert lowest() >= 80


@pytest.mark.parametrize(("chosen", "used"), [(None, None), (1, 1)])
def test_the_search_for_boards_uses_as_many_threads_as_were_chosen(qtbot, tab, chosen, used):
    asked = []

    def deal(lexicon, options, run):
        asked.append(options.threads)
        return iter(())

    game = tab.session.game
    tab.session.game = dataclasses.replace(game, load_dealer=lambda: game.dealer._replace(deal=deal))
    tab.session.threads = chosen
    tab.board_search.start()
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert asked == [used]
