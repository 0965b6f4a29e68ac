"""A session is always analysing, and every edit can be undone."""

from __future__ import annotations

import dataclasses

import pytest

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.nullgame import Options, Puzzle
from qless_studio.engine.solving import Outcome
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.charts.charts import BestScoreChart
from tests.fixtures.qt import use_theme
from tests.ui.null_view import VIEW


def solved(qtbot, session, act):
    found = []
    session.run_started.connect(found.clear)
    session.solutions_found.connect(found.extend)
    with qtbot.waitSignal(session.run_finished):
        act()
    return sorted(solution.word for solution in found)


def test_an_edit_is_solved_by_itself(qtbot, session):
    words = solved(qtbot, session, lambda: session.edit_text("headline"))
    assert words == ["ad", "he", "head", "headline", "in", "line"]
    assert session.state is State.FINISHED
    assert session.outcome is Outcome.COMPLETE


def test_a_second_edit_replaces_the_search(qtbot, session):
    session.edit_text("headline")
    assert solved(qtbot, session, lambda: session.edit_text("cat")) == ["at", "cat"]


def test_a_tab_may_keep_fewer_solutions(qtbot, session):
    session.keep = 2
    assert len(solved(qtbot, session, lambda: session.edit_text("headline"))) == 2
    assert session.found == 6


def test_every_edit_can_be_undone_and_redone(qtbot, session):
    session.edit_text("headline")
    session.edit_text("cat")
    session.undo_stack.undo()
    assert session.text == "headline"
    session.undo_stack.undo()
    assert session.puzzle == Puzzle()
    session.undo_stack.redo()
    assert session.text == "headline"


def test_edits_of_one_gesture_are_one_step(session):
    session.edit(Puzzle("c"), "Type", merge="gesture")
    session.edit(Puzzle("ca"), "Type", merge="gesture")
    session.edit(Puzzle("cat"), "Type")
    session.undo_stack.undo()
    assert session.text == "ca"
    session.undo_stack.undo()
    assert session.text == ""


def test_a_bad_text_changes_nothing(session):
    session.edit_text("cat")
    with pytest.raises(PuzzleError, match="letter 2"):
        session.edit_text("c4t")
    assert session.text == "cat"
    assert session.undo_stack.count() == 1


def test_options_start_the_search_again(qtbot, session):
    solved(qtbot, session, lambda: session.edit_text("headline"))
    words = solved(qtbot, session, lambda: session.set_options(Options(min_length=4)))
    assert words == ["head", "headline", "line"]


def test_stop_keeps_the_puzzle_and_says_so(qtbot, session):
    session.edit_text("headline")
    with qtbot.waitSignal(session.run_finished):
        session.stop()
    assert session.outcome is Outcome.CANCELLED
    assert session.text == "headline"


def test_an_empty_board_is_not_searched(qtbot, session):
    session.edit_text("cat")
    session.undo_stack.undo()
    qtbot.wait(250)
    assert session.state is State.EMPTY
    assert session.run is None


def test_analysis_can_be_switched_off_and_asked_for(qtbot, session):
    session.set_analysing(False)
    session.edit_text("cat")
    qtbot.wait(250)
    assert session.run is None
    assert solved(qtbot, session, session.solve) == ["at", "cat"]


def test_solutions_are_those_of_the_current_run(qtbot, session):
    with qtbot.waitSignal(session.run_finished):
        session.edit_text("headline")
    assert len(session.solutions) == session.found > 0
    session.edit_text("zzz")
    assert session.solutions == []


def test_lists_let_go_of_the_previous_run_before_it_is_freed(qtbot, session):
    with qtbot.waitSignal(session.run_finished):
        session.edit_text("headline")
    shown = session.solutions
    seen = []
    session.run_started.connect(lambda: seen.append((list(shown), session.solutions)))
    with qtbot.waitSignal(session.run_finished):
        session.edit_text("cat")
    ((previous, current),) = seen
    assert len(previous) == 6  # what a list shows until the next run starts stays whole
    assert current is session.solutions
    assert len(current) == 2


def test_the_solutions_of_a_long_run_are_freed_in_slices(qtbot, session, monkeypatch):
    freed = []
    monkeypatch.setattr("qless_studio.ui.tab.session.free_in_slices", lambda solutions, owner: freed.append(solutions))
    with qtbot.waitSignal(session.run_finished):
        session.edit_text("headline")
    words = {found.word for found in session.solutions}
    session.edit_text("zzz")
    session.edit_text("cat")
    with qtbot.waitSignal(session.run_finished):
        session.solve()
    assert [{found.word for found in each} for each in freed if each] == [words]


def test_a_session_is_set_by_one_call(qtbot, session):
    session.edit_text("cat")
    value = session.value._replace(puzzle=Puzzle("headline"), options=Options(min_length=4), draft="x")
    words = solved(qtbot, session, lambda: session.load(value))
    assert words == ["head", "headline", "line"]
    assert session.value == value
    assert session.undo_stack.count() == 0


def test_a_search_that_improves_a_score_gets_a_chart_by_itself(qtbot, new_session, lexicon):
    def solve(puzzle, lexicon, options, run):
        for score in (3, 5, 9):
            run.improved(score)
            run.checkpoint(1)
            yield from ()
        run.proven()

    game = dataclasses.replace(VIEW.game, solve=solve)
    session = new_session(game, lexicon)
    use_theme("light")
    tab = VIEW.parts.tab(session)
    qtbot.addWidget(tab)
    tab.show()
    with qtbot.waitSignal(session.run_finished):
        session.edit_text("cat")
    (chart,) = [chart for chart in tab.findChildren(BestScoreChart) if chart.isVisible()]
    assert [score for _, score in chart.figures()[1]] == [3, 5, 9]
    with qtbot.waitSignal(session.message):
        chart.copy_figures()
