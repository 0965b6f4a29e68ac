"""Tab reaches everything and comes back, and one always sees where the keyboard is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox

from qless_studio.ui.style import theme_of
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import one_view
from tests.ui.access.keyboard import name, shows_focus, stops, way_round


@one_view("affix")
@pytest.mark.parametrize(("mode", "width", "height"), [("light", 1280, 800), ("high_contrast", 900, 600)])
@by_day("high_contrast-900-600-affix")
def test_the_way_round_a_tab_and_back(studio, view, mode, width, height):
    opened = studio(mode, 1.0, width, height)
    opened.show(view)
    opened.finish()
    window = opened.window
    window.top_bar.menu_button.setFocus(Qt.FocusReason.TabFocusReason)
    reached = way_round()
    assert {name(widget) for widget in stops(window) - set(reached)} == set()
    ring = theme_of(window).color("accent_text")
    assert [name(widget) for widget in reached if widget.isVisible() and not shows_focus(widget, ring)] == []
    window.top_bar.menu_button.setFocus(Qt.FocusReason.TabFocusReason)
    back = way_round(Qt.Key.Key_Backtab)
    assert {name(widget) for widget in stops(window) - set(back)} == set()


@one_view("boggle")
def test_the_way_round_an_empty_tab(studio, view):
    opened = studio()
    window = opened.window
    window.show_tab([each.key for each in window.workspace.views].index(view.key))
    window.top_bar.menu_button.setFocus(Qt.FocusReason.TabFocusReason)
    reached = way_round()
    assert {name(widget) for widget in stops(window) - set(reached)} == set()
    ring = theme_of(window).color("accent_text")
    assert [name(widget) for widget in reached if not shows_focus(widget, ring)] == []


@pytest.mark.parametrize("command", ["preferences", "shortcuts", "about"])
@pytest.mark.parametrize("mode", ["light", "dark"])
@by_day("light-preferences", "dark-about")
def test_the_way_round_a_dialog(studio, command, mode):
    opened = studio(mode)
    dialog = opened.open_dialog(command)
    opened.qtbot.waitUntil(dialog.isActiveWindow)
    if QApplication.focusWidget() is None:
        dialog.focusNextChild()
    reached = way_round()
    assert {name(widget) for widget in stops(dialog) - set(reached)} == set()
    ring = theme_of(opened.window).color("accent_text")
    in_sight = [widget for widget in reached if not widget.visibleRegion().isEmpty()]
    assert [name(widget) for widget in in_sight if not shows_focus(widget, ring)] == []
    dialog.close()


@pytest.mark.parametrize("mode", ["light", "high_contrast"])
@by_day("light")
def test_the_way_round_with_the_inspector_and_a_second_document(studio, mode):
    opened = studio(mode)
    window = opened.window
    opened.show(window.workspace.views[0])
    for command in ("new", "inspector"):
        next(action for action in window.actions() if action.objectName() == command).trigger()
    opened.show(window.workspace.views[0])
    window.top_bar.menu_button.setFocus(Qt.FocusReason.TabFocusReason)
    reached = way_round()
    assert {name(widget) for widget in stops(window) - set(reached)} == set()
    ring = theme_of(window).color("accent_text")
    assert [name(widget) for widget in reached if widget.isVisible() and not shows_focus(widget, ring)] == []


@pytest.mark.parametrize("command", ["help", "compare_lists", "word_changes", "inspector"])
@by_day("inspector")
def test_the_way_round_what_opens_beside(studio, command):
    opened = studio()
    opened.show(opened.window.workspace.views[0])
    before = set(QApplication.topLevelWidgets())
    next(action for action in opened.window.actions() if action.objectName() == command).trigger()
    opened.rest()
    shown = next((w for w in QApplication.topLevelWidgets() if w.isVisible() and w not in before), opened.window)
    shown.activateWindow()
    opened.qtbot.waitUntil(shown.isActiveWindow)
    opened.rest(shown)
    if QApplication.focusWidget() is None:
        shown.focusNextChild()
    reached = way_round()
    card = opened.window.overlays.current
    wanted = stops(shown)
    if card is not None:  # what lies beneath a card is out of reach
        wanted = {widget for widget in wanted if card.card.isAncestorOf(widget)}
    assert {name(widget) for widget in wanted - set(reached)} == set()
    ring = theme_of(opened.window).color("accent_text")
    in_sight = [widget for widget in reached if not widget.visibleRegion().isEmpty()]
    assert [name(widget) for widget in in_sight if not shows_focus(widget, ring)] == []
    if shown is not opened.window:
        shown.close()


def play(studio, key):
    """A game of the example, begun; the window, its tab, and where letters go."""
    opened = studio()
    view = next(each for each in opened.window.workspace.views if each.key == key)
    opened.show(view)
    tab = opened.window.tab
    tab.game_play.start_with(view.game.example, "Play")
    opened.rest()
    return opened.window, tab, QApplication.focusWidget()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_after_the_menu_was_opened_by_mouse_letters_reach_the_word(qtbot, studio):
    window, _, word = play(studio, "boggle")
    for button in (window.top_bar.menu_button, window.strip.commonness_button):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
        assert window.focusWidget() is word
    window.activateWindow()
    qtbot.keyClicks(window.focusWidget(), "tend")
    assert word.text().lower() == "tend"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("key", ["boggle", pytest.param("affix", marks=pytest.mark.nightly)])
def test_a_click_on_a_box_over_the_board_leaves_the_letters_to_the_board(qtbot, studio, key):
    """The box would take them as the beginning of a choice."""
    opened = studio()
    window = opened.window
    opened.show(next(each for each in window.workspace.views if each.key == key))
    page = window.tab.page
    page.board.setFocus()
    row = [box for box in page.findChildren(QComboBox) if box.isVisible() and box.isEnabled()]
    boxes = [box for box in row if box.mapTo(page, QPoint(0, 0)).y() < page.board.mapTo(page, QPoint(0, 0)).y()]
    assert boxes
    for box in boxes:
        before = box.currentText()
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
        qtbot.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
        assert window.focusWidget() is page.board
        assert box.currentText() == before


def test_a_pause_leaves_the_keyboard_to_the_card_over_the_game(qtbot, studio):
    """A dialog over the card, such as that of a file, pauses the game."""
    window, tab, _ = play(studio, "boggle")
    next(action for action in window.actions() if action.objectName() == "lexicon").trigger()
    card, focus = window.overlays.current, QApplication.focusWidget()
    assert card.isAncestorOf(focus)
    tab.game_play.toggle_pause()
    assert QApplication.focusWidget() is focus
    qtbot.keyClick(focus, Qt.Key.Key_Escape)
    assert window.overlays.current is None
    assert QApplication.focusWidget().isVisible()
