"""While a game is played, what one plays with is in one view at every size: the board, the entry and the clock."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.widgets.basic.buttons import IconButton
from tests.fixtures.studio import every_view
from tests.ui.access.cutting import cut

pytestmark = [pytest.mark.walk, pytest.mark.slow]

SIZES = [(1280, 800), (900, 600)]
SCALES = [1.0, 1.5, 2.0]
LEGIBLE = 28
"""Pixels of a tile's shorter side: the letter, half as large, is then no smaller than the text of lists at 100 %."""


def place(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def seen(widget: QWidget) -> QRect:
    """The part of a widget that everything around it lets through, in the window."""
    rect, above = place(widget), widget.parentWidget()
    while above is not None:
        if isinstance(above.parentWidget(), QAbstractScrollArea) or above.isWindow():
            rect &= place(above)
        above = above.parentWidget()
    return rect


def layouts(opened):
    """The window in every size and with every text size, there and back again; yields what to call it."""
    for scale in (*SCALES, 1.0):
        opened.window.appearance.set_text_scale(scale)
        for width, height in SIZES:
            opened.window.resize(width, height)
            opened.rest()
            yield f"{width} x {height}, {scale:.0%}"


def problems(tab) -> list[str]:
    """What one plays with and cannot see."""
    found = []
    board, clock, entry = tab.page.board, tab.play.panel.clock, tab.play.typing_target
    for widget in (clock, *({entry} - {board}), *played_at(tab)):
        if not widget.isVisible() or seen(widget) != place(widget):
            found.append(f"{type(widget).__name__} at {place(widget)} shows {seen(widget)}")
    corner, view = place(board).topLeft(), seen(board)
    for cell in board.cells:
        if not view.contains(cell.rect.translated(corner)):
            found.append(f"{cell.spoken} at {cell.rect.translated(corner)} is outside of {view}")
        elif cell.enabled and cell.tile.text and min(cell.rect.width(), cell.rect.height()) < LEGIBLE:
            found.append(f"{cell.spoken} is {cell.rect.size()}")
    return found


def played_at(tab) -> list[QWidget]:
    """The buttons of the tray; Clear, which Escape does too, has no place in a low table with large text."""
    board = tab.page.board
    if not hasattr(board, "clear"):
        return []
    return [board.play] if board.clear.geometry().isEmpty() else [board.play, board.clear]


def begin(opened, view) -> None:
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    window.tab.set_mode(Mode.PLAY)
    window.tab.game_play.start_with(view.game.example, "Play")
    opened.settle()
    opened.finish()


def assert_in_one_view(opened) -> None:
    tab = opened.window.tab
    assert tab.game_play.stage is Stage.RUNNING
    wrong = {layout: found for layout in layouts(opened) if (found := problems(tab))}
    assert wrong == {}


@every_view
def test_board_entry_and_clock_are_seen_together(studio, view):
    opened = studio()
    begin(opened, view)
    assert_in_one_view(opened)


def test_cards_tray_and_piles_of_a_hand_game_are_seen_together(studio):
    opened = studio()
    window = opened.window
    window.show_tab([view.key for view in VIEWS].index("quiddler"))
    window.tab.set_mode(Mode.PLAY)
    window.tab.game.match.begin_with(7)
    opened.settle()
    assert_in_one_view(opened)


def test_the_board_of_a_match_is_seen_with_its_entry_and_clock(studio):
    opened = studio()
    window = opened.window
    window.show_tab([view.key for view in VIEWS].index("word-streak"))
    window.tab.set_mode(Mode.PLAY)
    window.tab.round.new_match()
    opened.qtbot.waitUntil(lambda: window.tab.stage is Stage.RUNNING)
    opened.finish()
    assert_in_one_view(opened)


@every_view
def test_nothing_is_cut_while_a_game_is_played(monkeypatch, studio, view):
    opened = studio()
    begin(opened, view)
    wrong = {layout: found for layout in layouts(opened) if (found := cut(monkeypatch, opened.window))}
    assert wrong == {}


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_controls_that_have_no_room_are_in_a_menu_and_come_back(qtbot, studio):
    opened = studio("light", 1.0, 900, 600)
    begin(opened, VIEWS[0])
    window, tab = opened.window, opened.window.tab
    panel = tab.play.panel
    new = next(
        each for each in tab.play.findChildren(QAbstractButton) if each.text() == "New game" and each.isVisible()
    )

    def row():
        controls = (tab.switch, new, panel.clock, panel.give_up, panel.pause)
        return (
            all(map(QWidget.isVisible, controls)),
            [place(one).right() < place(other).left() for one, other in pairwise(controls)],
            {place(each).center().y() for each in controls},
        )

    before = row()
    assert before == (True, [True] * 4, {place(panel.pause).center().y()})
    window.appearance.set_text_scale(2.0)
    opened.rest()
    assert not panel.give_up.isVisible()
    more = next(each for each in tab.findChildren(IconButton) if each.toolTip() == "More controls" and each.isVisible())
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert panel.give_up.isVisible()
    assert panel.give_up.window() is QApplication.activePopupWidget()
    qtbot.mouseClick(panel.give_up, Qt.MouseButton.LeftButton)
    assert QApplication.activePopupWidget() is None
    assert tab.stage is Stage.OVER
    window.appearance.set_text_scale(1.0)
    tab.game_play.start_with(window.session.puzzle, "Play")
    opened.finish()
    assert row() == before


def test_after_large_text_the_panel_is_as_wide_as_before(studio):
    opened = studio()
    begin(opened, VIEWS[0])
    tab = opened.window.tab
    before = place(tab.page.board), place(tab.play.panel.clock), place(tab.play.panel.pause)
    for scale in (2.0, 1.0):
        opened.window.appearance.set_text_scale(scale)
        opened.rest()
    assert (place(tab.page.board), place(tab.play.panel.clock), place(tab.play.panel.pause)) == before
