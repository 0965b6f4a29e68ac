"""A first visit to a game comes in pieces, and nobody has to wait for the last one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from qless_studio.ui.games import VIEWS

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
NUMBERS = range(1, len(VIEWS))


def press_tab(qtbot, window, number):
    tabs = window.top_bar.tabs
    qtbot.mousePress(tabs, LEFT, pos=tabs.tabRect(number).center())


def is_shown(window, number):
    return window.stack.currentWidget() is window.panes.get(number) and window.tab.isVisible()


@pytest.mark.parametrize("number", NUMBERS)
def test_importing_building_and_showing_are_turns_of_their_own(studio, qtbot, number):
    window = studio().window
    press_tab(qtbot, window, number)
    visit, before, left = window.first_visit, window.tab, []
    while visit.steps_left:
        assert before.isVisible()  # no blank page meanwhile
        left.append(visit.steps_left)
        QCoreApplication.processEvents()
    assert left == [5, 4, 3, 2, 1]
    assert is_shown(window, number)
    assert window.top_bar.tabs.currentIndex() == number


@pytest.mark.parametrize("number", NUMBERS)
def test_a_key_pressed_at_once_goes_to_the_game_that_was_asked_for(studio, qtbot, number):
    opened = studio()
    window = opened.window
    before = window.session
    press_tab(qtbot, window, number)
    assert window.first_visit.steps_left
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N, CONTROL)  # a new document
    assert is_shown(window, number)
    assert [len(window.workspace.of(index)) for index in (0, number)] == [1, 2]
    assert before.puzzle == before.game.blank


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
    assert not window.first_visit.steps_left
    opened.rest()
    assert is_shown(window, 3)
    assert window.top_bar.tabs.currentIndex() == 3
    assert len(window.workspace.tabs) == 2
