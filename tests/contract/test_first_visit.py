"""What is built when it is first asked for comes in pieces, and nobody has to wait for the last one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.work.turns import Turns
from tests.fixtures.studio import every_view
from tests.ui.access.tree import all_texts

pytestmark = pytest.mark.slow

LEFT, CONTROL, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NUMBERS = range(1, len(VIEWS))


@pytest.fixture
def steps(monkeypatch):
    """How many steps were taken, of whatever is built in turns."""
    taken = []

    def take_step(turns):
        taken.append(turns)
        return original(turns)

    original = Turns._take_step
    monkeypatch.setattr(Turns, "_take_step", take_step)
    return taken


def press_tab(qtbot, window, number):
    tabs = window.top_bar.tabs
    qtbot.mousePress(tabs, LEFT, pos=tabs.tabRect(number).center())


def is_shown(window, number):
    return window.stack.currentWidget() is window.panes.get(number) and window.tab.isVisible()


def number_of(view):
    return [each.key for each in VIEWS].index(view.key)


# a game


@pytest.mark.parametrize("number", NUMBERS)
def test_making_documents_building_the_tab_and_showing_it_are_turns_of_their_own(studio, qtbot, number):
    window = studio().window
    workspace, before = window.workspace, window.tab
    press_tab(qtbot, window, number)
    seen = []
    while workspace.visiting:
        assert before.isVisible()  # no blank page meanwhile
        made = any(document.index == number for document in workspace.documents)
        seen.append((made, workspace.has_tab_of_game(number)))
        QCoreApplication.processEvents()
    assert list(dict.fromkeys(seen)) == [(False, False), (True, False), (True, True)]
    assert is_shown(window, number)
    assert window.top_bar.tabs.currentIndex() == number


@pytest.mark.parametrize("number", NUMBERS)
def test_a_key_pressed_at_once_goes_to_the_game_that_was_asked_for(studio, qtbot, number):
    opened = studio()
    window = opened.window
    before = window.session
    press_tab(qtbot, window, number)
    assert window.workspace.visiting
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N, CONTROL)  # a new document
    assert [len(window.workspace.of(index)) for index in (0, number)] == [1, 2]
    assert before.puzzle == before.game.blank
    qtbot.waitUntil(lambda: window.document is window.workspace.of(number)[1])
    assert is_shown(window, number)


def test_the_keys_of_the_games_bring_them_one_after_the_other(studio, qtbot):
    window = studio().window
    for number, key in ((3, Qt.Key.Key_4), (2, Qt.Key.Key_3), (0, Qt.Key.Key_1), (4, Qt.Key.Key_5)):
        qtbot.keyClick(QApplication.focusWidget(), key, CONTROL)
        qtbot.waitUntil(lambda number=number: is_shown(window, number))
    assert len(window.workspace.tabs) == 4


def test_what_a_command_asks_for_meanwhile_stays_in_front(studio, qtbot):
    opened = studio()
    window = opened.window
    press_tab(qtbot, window, 2)
    window.show_tab(3)
    assert not window.workspace.visiting
    opened.rest()
    assert is_shown(window, 3)
    assert window.top_bar.tabs.currentIndex() == 3
    assert len(window.workspace.tabs) == 2


def test_a_new_document_comes_in_pieces_and_has_what_is_typed_at_once(studio, qtbot, steps):
    opened = studio()
    window, before = opened.window, opened.window.tab
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N, CONTROL)
    assert before.isVisible()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    assert window.document is window.workspace.of(0)[1]
    opened.rest()
    assert window.session.text.lower().startswith("a")
    assert before.session.puzzle == before.session.game.blank


# Play


def show_with_example(studio, view):
    """The window with the example of a game in Analyse, searched."""
    opened = studio()
    opened.window.show_tab(number_of(view))
    opened.rest()
    opened.show(view)
    return opened


@every_view
def test_play_comes_in_pieces_and_nothing_of_it_shows_before_the_last(studio, qtbot, steps, view):
    opened = show_with_example(studio, view)
    tab = opened.window.tab
    steps.clear()
    before, seen, pieces = set(all_texts(tab)), set(), 0
    qtbot.mouseClick(tab.switch.button(Mode.PLAY), LEFT)
    while tab.current_mode is not Mode.PLAY:
        assert tab.verdict.isVisible()
        seen.update(all_texts(tab))
        taken = len(steps)
        QCoreApplication.processEvents()
        assert len(steps) <= taken + 1
        pieces += len(steps) - taken
    assert pieces >= 4
    opened.rest()
    assert tab.play_panel.start.isVisible()
    of_play = set(all_texts(tab)) - before
    assert of_play
    assert not of_play & seen


@every_view
def test_what_is_typed_right_after_play_this_puzzle_belongs_to_the_game(studio, qtbot, view):
    opened = show_with_example(studio, view)
    window, before = opened.window, opened.window.session.text
    letter = "t" if view.key == "boggle" else next(filter(str.isalpha, before)).lower()
    window.tab.play_actions.this.trigger()
    assert window.tab.current_mode is not Mode.PLAY
    QTest.keyClick(window.windowHandle(), Qt.Key(ord(letter.upper())))
    assert window.tab.current_mode is Mode.PLAY
    assert window.tab.game_play.stage is Stage.RUNNING
    opened.rest()
    focus = QApplication.focusWidget()
    typed = focus.text().lower() if isinstance(focus, QLineEdit) else " ".join(all_texts(window.tab.board)).lower()
    assert window.session.text != before or letter in typed


@every_view
def test_the_key_of_play_pressed_twice_goes_there_and_back(studio, qtbot, view):
    opened = show_with_example(studio, view)
    window = opened.window
    for mode in (Mode.PLAY, Mode.ANALYSE):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_P, CONTROL | SHIFT)
        if mode is Mode.PLAY:
            assert not window.tab.has_play
    assert window.tab.has_play
    assert window.tab.current_mode is Mode.ANALYSE
    opened.rest()
    assert window.tab.verdict.isVisible()
    assert window.tab.switch.value is Mode.ANALYSE


@every_view
def test_a_tab_left_in_play_is_first_shown_complete(studio, qtbot, view):
    opened = studio()
    window, number = opened.window, number_of(view)
    if number:
        before = window.tab
        window.workspace.front(number).session.set_mode(Mode.PLAY)
        window.workspace.visit(number)
        while window.workspace.visiting:
            assert before.isVisible()
            QCoreApplication.processEvents()
    else:
        window.tab.set_mode(Mode.PLAY)
        qtbot.waitUntil(lambda: window.tab.current_mode is Mode.PLAY)
    assert window.tab.has_play
    assert window.tab.play_panel.start.isVisible()
    assert window.tab.switch.isVisible()
