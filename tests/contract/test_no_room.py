"""Where there is no room for the controls of a game they are in a menu, and come back."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.widgets.basic.buttons import IconButton
from tests.contract.test_every_size import begin
from tests.fixtures.nightly import by_day
from tests.ui.access.cutting import place

pytestmark = [pytest.mark.walk, pytest.mark.slow]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_controls_that_have_no_room_are_in_a_menu_and_come_back(qtbot, studio):
    opened = studio()
    begin(opened, VIEWS[0])
    window, tab = opened.window, opened.window.tab
    panel = tab.play.panel
    new = next(
        each for each in tab.play.findChildren(QAbstractButton) if each.text() == "New game" and each.isVisible()
    )

    def row():
        controls = (tab.switch, new, panel.give_up, panel.pause)
        return (
            all(map(QWidget.isVisible, controls)),
            [place(one).right() < place(other).left() for one, other in pairwise(controls)],
            {place(each).center().y() for each in controls},
        )

    before = row()
    assert before == (True, [True] * 3, {place(panel.pause).center().y()})
    window.appearance.set_text_scale(2.0)
    opened.rest()
    assert not panel.give_up.isVisible()
    more = next(each for each in tab.findChildren(IconButton) if each.toolTip() == "More controls" and each.isVisible())
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert panel.give_up.isVisible()
    menu = panel.give_up.window()
    assert menu is QApplication.activePopupWidget()
    qtbot.waitUntil(menu.isActiveWindow)  # on the platform of tests a menu is, and stays it when it is closed
    qtbot.mouseClick(panel.give_up, Qt.MouseButton.LeftButton)
    assert QApplication.activePopupWidget() is None
    assert tab.stage is Stage.OVER
    window.activateWindow()  # as a window manager does; else the next game would be paused
    qtbot.waitUntil(window.isActiveWindow)
    window.appearance.set_text_scale(1.0)
    tab.game_play.start_with(window.session.puzzle, "Play")
    opened.finish()
    assert row() == before


@pytest.mark.nightly
def test_after_large_text_the_panel_is_as_wide_as_before(studio):
    opened = studio()
    begin(opened, VIEWS[0])
    tab = opened.window.tab
    before = place(tab.page.board), place(tab.play.panel.clock), place(tab.play.panel.pause)
    for scale in (2.0, 1.0):
        opened.window.appearance.set_text_scale(scale)
        opened.rest()
    assert (place(tab.page.board), place(tab.play.panel.clock), place(tab.play.panel.pause)) == before


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("key", ["boggle", "word-streak"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (900, 600)])
@by_day("900-600-boggle")
def test_in_a_low_window_a_game_has_the_room_of_the_bars(qtbot, studio, key, width, height):
    opened = studio("light", 2.0, width, height)
    begin(opened, next(view for view in VIEWS if view.key == key))
    window, tab = opened.window, opened.window.tab
    assert not window.top_bar.isVisible()
    assert not window.strip.isVisible()
    assert min(tab.page.board.width(), tab.page.board.height()) >= 0.55 * height
    menu = next(each for each in tab.play.findChildren(IconButton) if each.toolTip() == "Menu" and each.isVisible())
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton)
    popup = QApplication.activePopupWidget()
    assert "File" in [action.text() for action in popup.actions()]
    popup.close()
    tab.game_play.give_up()
    opened.rest()
    assert window.top_bar.isVisible()
    assert window.strip.isVisible()
    assert not menu.isVisible()
