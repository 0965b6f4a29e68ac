"""Where the keyboard is: Enter presses buttons, one can type after every deal, F6 and Tab go where one expects them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.engine import kernels
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.buttons import ActionButton, Button
from qless_studio.ui.widgets.basic.dialogs import Dialog
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import every_view, one_view
from tests.fixtures.windows import view_of
from tests.ui.access.keyboard import way_round

every_enter = pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter], ids=["return", "enter"])


def deal_button(tab) -> ActionButton:
    buttons = (each for each in tab.findChildren(ActionButton) if each.action is tab.play_actions.new_game)
    return next(each for each in buttons if each.isVisible() and not tab.page.board.parentWidget().isAncestorOf(each))


def in_board(tab) -> bool:
    """Whether what is in the board's place has the keyboard."""
    focus = QApplication.focusWidget()
    return focus is not None and tab.page.board.parentWidget().isAncestorOf(focus)


@one_view("q-less")
def test_a_deal_by_either_enter_key_or_the_mouse_leaves_the_keyboard_on_the_board(studio, qtbot, view):
    opened = studio()
    opened.show(view)
    tab, session = opened.window.tab, opened.window.session
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, None):
        before, button = session.puzzle, deal_button(tab)
        if key is None:
            tab.analyse.entry.field.setFocus()
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            button.setFocus(Qt.FocusReason.TabFocusReason)
            qtbot.keyClick(button, key)
        qtbot.waitUntil(lambda before=before: session.puzzle != before)
        opened.settle()
        assert tab.page.board.hasFocus()


def test_after_clear_grid_one_can_type(studio, qtbot):
    opened = studio()
    view = next(each for each in VIEWS if each.key == "q-less")
    opened.show(view, "aabcdlmnnptt; cab")
    tab = opened.window.tab
    clear = next(each for each in tab.findChildren(ActionButton) if each.action.objectName() == "q_less_clear")
    qtbot.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert not opened.window.session.puzzle.tiles
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_B)
    assert [tile[-1] for tile in opened.window.session.puzzle.tiles] == ["b"]


@pytest.mark.parametrize("filled", [False, True], ids=["empty", "filled"])
@pytest.mark.nightly
def test_ctrl_and_a_number_leave_the_keyboard_on_the_board(studio, qtbot, filled):
    opened = studio()
    window = opened.window
    opened.rest()
    assert in_board(window.tab), "at the start too"
    for number in (*range(2, len(VIEWS) + 1), 1):
        if filled:
            window.show_tab(number - 1)
            window.session.edit(window.session.game.example, "Open")
            window.show_tab(number % len(VIEWS))
        window.tab.analyse.entry.field.setFocus()
        qtbot.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)
        opened.rest()
        assert window.workspace.index == number - 1
        assert window.tab.page.board.hasFocus() if filled else in_board(window.tab)
        window.session.stop()


@every_view
def test_a_puzzle_that_takes_the_place_of_an_empty_board_gets_the_keyboard(studio, view):
    opened = studio()
    window = opened.window
    window.show_tab([each.key for each in window.workspace.views].index(view.key))
    opened.rest()
    assert in_board(window.tab)
    window.session.edit(view.game.example, "Paste")
    opened.settle()
    assert window.tab.page.board.hasFocus()


def test_a_click_on_a_game_leaves_the_keyboard_on_its_board(studio, qtbot):
    opened = studio()
    tabs = opened.window.top_bar.tabs
    qtbot.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(1).center())
    opened.rest()
    assert opened.window.tab.page.board.hasFocus()


def test_in_the_bar_of_games_the_arrow_keys_go_on(studio, qtbot):
    opened = studio()
    tabs = opened.window.top_bar.tabs
    tabs.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(tabs, Qt.Key.Key_Right)
    qtbot.keyClick(tabs, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: opened.window.workspace.index == 2)
    assert tabs.hasFocus()


def test_by_keys_alone_one_comes_from_home_to_the_next_game_and_to_the_one_behind(studio, qtbot):
    opened = studio()
    opened.rest()
    opened.window.commands.places.show_home()
    opened.rest()
    opened.window.top_bar.home.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)  # the next game
    opened.rest()
    assert opened.window.tab.isVisible()
    assert opened.window.workspace.index == 1
    opened.window.commands.places.show_home()
    opened.window.top_bar.tabs.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)  # the game behind
    assert opened.window.tab.isVisible()
    assert opened.window.workspace.index == 1


@every_enter
@by_day("enter")
def test_enter_opens_the_example_of_home(studio, qtbot, key):
    opened = studio()
    opened.window.commands.places.show_home()
    opened.rest()
    step = opened.window.commands.front.place.steps[0]
    step.button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(QApplication.focusWidget(), key)
    opened.settle()
    assert opened.window.tab.page.board.hasFocus()


@every_enter
def test_enter_presses_the_button_that_has_the_keyboard_not_the_default_one(shown, qtbot, key):
    parent = shown(QWidget(), 400, 300)
    dialog = Dialog("Question", QSize(300, 200), parent)
    pressed = []
    other = dialog.add_button("Other", lambda: pressed.append("other"))
    dialog.add_button("OK", lambda: pressed.append("ok"), primary=True)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    other.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(other, key)
    assert pressed == ["other"]
    dialog.close()


def test_enter_does_what_space_does_on_every_kind_of_button(studio, qtbot):
    opened = studio()
    for command in ("preferences", "shortcuts", "about", "help", "word_changes"):
        before = {each for each in QApplication.topLevelWidgets() if each.isVisible()}
        next(action for action in opened.window.actions() if action.objectName() == command).trigger()
        opened.rest()
        shown = next(w for w in QApplication.topLevelWidgets() if w.isVisible() and w not in before)
        shown.activateWindow()
        qtbot.waitUntil(shown.isActiveWindow)
        buttons = [each for each in shown.findChildren(Button) if each.isVisible() and each.isEnabled()]
        assert buttons or command == "help", command  # all of the help's have icons alone
        pressed = []
        for button in buttons:
            button.pressed.connect(lambda button=button, pressed=pressed: pressed.append(button))
            button.setFocus(Qt.FocusReason.TabFocusReason)
            qtbot.keyPress(button, Qt.Key.Key_Return)
            assert pressed[-1:] == [button], command
            button.setDown(False)
        shown.close()
        opened.window.activateWindow()  # as a window manager does


@every_view
def test_a_board_is_one_tab_stop_its_cells_are_for_the_arrow_keys_and_f6_goes_round(studio, view, qtbot):
    opened = studio()
    opened.show(view)
    opened.finish()
    window, tab, board = opened.window, opened.window.tab, opened.window.tab.page.board
    board.setFocus()
    cursor = board.cursor_index
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    assert not board.hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert board.hasFocus()
    assert board.cursor_index == cursor
    assert reached_by_arrows(qtbot, board) == {index for index, cell in enumerate(board.cells) if cell.enabled}
    seen = []
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    listed, control, last = seen
    assert listed.mapTo(window, QPoint(0, 0)).x() > board.mapTo(window, board.rect().topRight()).x()
    assert control.mapTo(window, QPoint(0, 0)).y() < board.mapTo(window, QPoint(0, 0)).y()
    assert last is tab.page.board
    for before in reversed(seen[:-1]):
        qtbot.keyClick(window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is before


def reached_by_arrows(qtbot, board):
    reached, waiting = set(), [board.cursor_index]
    while waiting:
        cell = waiting.pop()
        if cell in reached:
            continue
        reached.add(cell)
        for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            board.set_cursor(cell)
            qtbot.keyClick(board, arrow)
            waiting.append(board.cursor_index)
    return reached


def test_f6_leaves_a_card_alone(studio, qtbot):
    opened = studio()
    opened.window.open_palette()
    focus = QApplication.focusWidget()
    qtbot.keyClick(focus, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is focus


@one_view("boggle")
@pytest.mark.parametrize("width", [1280, 900])
@by_day("900-boggle")
def test_tab_reads_the_window_from_the_top_bar_to_the_status_strip(studio, view, width):
    opened = studio(width=width, height=800 if width == 1280 else 600)
    opened.show(view)
    opened.finish()
    window, page = opened.window, opened.window.tab.page.places
    window.top_bar.menu_button.setFocus(Qt.FocusReason.TabFocusReason)
    places = [window.top_bar, *page.tab_places(), window.strip]
    order = [
        next(number for number, place in enumerate(places) if place.isAncestorOf(widget)) for widget in way_round()
    ]
    assert order == sorted(order)
    assert {0, 1, 2, len(places) - 1} <= set(order)


@pytest.mark.nightly
def test_a_game_that_begins_behind_another_document_leaves_the_keyboard_in_front(studio):
    opened = studio()
    for index, view in enumerate(VIEWS):
        opened.window.show_tab(index)
        behind, game = opened.window.tab, opened.window.session.game
        behind.set_mode(Mode.PLAY)
        opened.rest()
        next(each for each in opened.window.actions() if each.objectName() == "new").trigger()
        opened.rest()
        focus = QApplication.focusWidget()
        assert opened.window.tab.isAncestorOf(focus), view.key
        behind.game_play.start_with(game.example, "Deal")  # as when the search for a deal ends
        behind.game_play.give_up()
        opened.rest()
        assert QApplication.focusWidget() is focus, view.key
        assert focus.isVisible(), view.key


@pytest.mark.skipif(not kernels.compiled(), reason="interpreted searches give way to the tab in front")
def test_a_deal_found_behind_another_page_leaves_the_keyboard_there(studio):
    opened = studio()
    opened.show(view_of("quiddler"))
    tab = opened.window.tab
    tab.analyse.dealing.deal()
    opened.window.show_tab(0)
    focus = QApplication.focusWidget()
    opened.qtbot.waitUntil(lambda: tab.session.puzzle != tab.session.game.example)
    opened.rest()
    assert QApplication.focusWidget() is focus
    assert focus.isVisible()
