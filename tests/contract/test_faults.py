"""A fault in a solver: one line in its tab, details to copy, an entry in the log; the tab goes on working."""

from __future__ import annotations

import dataclasses
import logging
from itertools import islice

import pytest
from PySide6.QtGui import QGuiApplication

from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games import VIEWS
from qless_studio.ui.style import accented
from tests.fixtures.nightly import by_day
from tests.fixtures.qt import use_theme

pytestmark = pytest.mark.slow

FAULTS = {
    "at once": (0, ZeroDivisionError("the bug")),
    "amid solutions": (3, KeyError("the bug")),
    "out of memory": (1, MemoryError()),
    "too deep": (1, RecursionError("maximum recursion depth exceeded")),
}


@pytest.fixture
def tab(qtbot, new_session, request):
    view = request.param
    use_theme("light")
    tab = accented(view.parts.tab(new_session(view.game, load("common2k"))), view.accent)
    qtbot.addWidget(tab)
    tab.resize(1280, 720)
    tab.show()
    return tab


def failing(game, after, error):
    """The game with a solver that fails after so many solutions."""

    def solve(puzzle, lexicon, options, run):
        yield from islice(game.solve(puzzle, lexicon, options, run), after)
        raise error

    return dataclasses.replace(game, solve=solve)


def solved(qtbot, session, puzzle):
    with qtbot.waitSignal(session.run_finished):
        session.edit(puzzle, "Open")


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("tab", VIEWS, ids=lambda view: view.key, indirect=True)
@by_day("boggle-at once", "quiddler-amid solutions", "q-less-out of memory", "affix-too deep")
def test_a_fault_is_one_line_and_the_tab_goes_on(qtbot, tab, caplog, fault):
    after, error = fault
    session, whole = tab.session, tab.session.game
    session.game = failing(whole, after, error)
    with caplog.at_level(logging.ERROR):
        solved(qtbot, session, whole.example)
    assert session.outcome is Outcome.FAILED
    assert [type(record.exc_info[1]) for record in caplog.records] == [type(error)]
    assert tab.analyse.verdict_text() == "The solver failed unexpectedly. Your puzzle is unchanged."
    QGuiApplication.clipboard().clear()
    tab.analyse.copy_details()
    details = QGuiApplication.clipboard().text()
    assert type(error).__name__ in details
    assert whole.format(whole.example) in details
    assert tab.analyse.entry.text == whole.format(whole.example)

    session.game = whole
    session.undo_stack.undo()
    solved(qtbot, session, whole.example)
    assert session.outcome in (Outcome.COMPLETE, Outcome.LIMITED)
    assert session.failure == ""
    assert "fault" not in tab.analyse.verdict_text()


@pytest.mark.parametrize("tab", VIEWS, ids=lambda view: view.key, indirect=True)
@by_day("affix")
def test_a_fault_in_a_search_of_the_tab_is_told_and_the_tab_goes_on(qtbot, tab, caplog):
    session, said = tab.session, []
    session.problem.connect(said.append)
    solved(qtbot, session, session.game.example)
    verdict = tab.analyse.verdict_text()

    def work(run):
        yield 1
        raise ZeroDivisionError("the bug")

    with caplog.at_level(logging.ERROR), qtbot.waitSignal(session.problem):
        session.job(work).start()
    assert said == ["The solver failed unexpectedly. Your puzzle is unchanged."]
    assert "ZeroDivisionError: the bug" in session.failure
    assert tab.analyse.verdict_text() == verdict
    assert tab.analyse._copy_details.isVisible()
    session.undo_stack.undo()
    assert session.failure == ""
    assert not tab.analyse._copy_details.isVisible()
