"""With analysis off nothing of one puzzle is shown for another, in any game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton

from qless_studio.engine.games.nullgame import Puzzle
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games.affix.puzzle_panel import PuzzlePanel
from qless_studio.ui.tab.session import State
from tests.fixtures.studio import every_view, one_view
from tests.ui.access.tree import interface_of, walk

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Text = QAccessible.Text


def texts(tab) -> list[tuple[str, str]]:
    """All that a tab says; the puzzles of the word list, which belong to no puzzle, aside."""
    return [
        (interface.text(Text.Name), interface.text(Text.Description))
        for path, interface, _ in walk(interface_of(tab))
        if PuzzlePanel.__name__ not in path
    ]


def analyse_button(tab) -> QPushButton:
    return next(button for button in tab.findChildren(QPushButton) if button.text() == "Analyse now")


def switch_analysis(qtbot, window) -> None:
    qtbot.keyClick(window, Qt.Key.Key_A, CONTROL | SHIFT)


@pytest.mark.long
@one_view("q-less")
def test_a_new_puzzle_is_shown_as_if_it_were_the_first(qtbot, studio, view):
    used = studio()
    used.show(view)
    used.finish()
    window, before = used.window, used.window.session.puzzle
    switch_analysis(qtbot, window)
    with qtbot.waitSignal(window.session.puzzle_changed):
        qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
    session = window.session
    assert session.puzzle not in (before, session.game.blank)
    assert (session.state, session.solutions, session.found) == (State.NOT_ANALYSED, [], 0)
    assert (window.tab.analyse.verdict_text(), window.tab.analyse.listed()) == ("Not analysed", [])
    used.finish()

    fresh = studio()
    fresh.window.show_tab(window.workspace.index)
    qtbot.waitUntil(lambda: fresh.window.session.lexicon is not None)
    switch_analysis(qtbot, fresh.window)
    fresh.window.session.set_options(session.options)
    fresh.window.session.edit(session.puzzle, session.undo_stack.undoText())
    fresh.finish()
    assert texts(window.tab) == texts(fresh.window.tab)


@pytest.mark.long
@every_view
def test_it_can_be_analysed_from_the_panel(qtbot, studio, view):
    off = studio()
    off.window.show_tab([each.key for each in off.window.workspace.views].index(view.key))
    switch_analysis(qtbot, off.window)
    off.window.session.edit(view.game.example, "Open")
    off.rest()
    button = analyse_button(off.window.tab)
    assert button.isVisible()
    assert "F5" in button.toolTip()
    with qtbot.waitSignal(off.window.session.run_finished):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.isVisible()
    off.finish()

    on = studio()
    on.show(view)
    on.finish()
    assert [str(solution) for solution in off.window.tab.analyse.listed()] == [
        str(each) for each in on.window.tab.analyse.listed()
    ]


def test_in_the_null_game(qtbot, searched_window):
    window, tab = searched_window, searched_window.tab
    assert tab.analyse.model.total
    switch_analysis(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_E, CONTROL)
    assert window.session.puzzle == Puzzle("senildaeh")
    assert (
        tab.analyse.verdict_text(),
        tab.analyse.model.total,
        tab.analyse.table.model().rowCount(),
    ) == ("Not analysed", 0, 0)
    with qtbot.waitSignal(window.session.run_finished):
        qtbot.mouseClick(analyse_button(tab), Qt.MouseButton.LeftButton)
    assert window.session.outcome is Outcome.COMPLETE


def test_what_was_analysed_stays_when_analysis_is_switched(qtbot, searched_window):
    """The results belong to the puzzle that is shown."""
    window = searched_window
    found = list(window.session.solutions)
    for _ in range(2):
        switch_analysis(qtbot, window)
        assert (window.session.state, window.session.solutions) == (State.FINISHED, found)


def test_changed_options_are_not_analysed_either(qtbot, session):
    with qtbot.waitSignal(session.run_finished):
        session.edit_text("headline")
    session.set_analysing(False)
    with qtbot.waitSignal(session.run_started):
        session.set_options(type(session.options)(min_length=4))
    assert (session.state, session.solutions, session.run) == (State.NOT_ANALYSED, [], None)
    with qtbot.waitSignal(session.run_finished):
        session.set_analysing(True)
    assert [found.word for found in session.solutions] == ["head", "headline", "line"]


def test_what_is_stopped_while_editing_shows_nothing_of_the_puzzle_before(qtbot, session):
    with qtbot.waitSignal(session.run_finished):
        session.edit_text("headline")
    session.edit_text("cat")
    with qtbot.waitSignals([session.run_started, session.run_finished], order="strict"):
        session.stop()
    assert (session.outcome, session.solutions) == (Outcome.CANCELLED, [])


def test_a_round_is_judged_by_its_own_board(qtbot, studio):
    studio = studio()
    window, keys = studio.window, [view.key for view in studio.window.workspace.views]
    studio.show(window.workspace.views[keys.index("word-streak")])
    before = set(window.tab.analysis.words)
    switch_analysis(qtbot, window)
    with qtbot.waitSignal(window.session.puzzle_changed):
        qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
    tab = window.tab
    with qtbot.waitSignal(window.session.run_finished):
        qtbot.mouseClick(tab.analyse.controls.main, Qt.MouseButton.LeftButton)
    assert tab.analyse.round.playing
    words = {found.word for found in tab.analysis.words}
    gone = next(found.word for found in before if found.word not in words)
    for word, counts in ((next(iter(words)), True), (gone, False)):
        qtbot.keyClicks(tab.page.board, word)
        qtbot.keyClick(tab.page.board, Qt.Key.Key_Return)
        assert tab.played.played(word) is counts
