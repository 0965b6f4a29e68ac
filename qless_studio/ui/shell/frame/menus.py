"""All commands under headings: the menu of the menu button, the menu bar, the lists of palette and shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QMenuBar, QWidget

from qless_studio.engine.texts import say
from qless_studio.ui.shell.frame.row_list import RowList, RowModel
from qless_studio.ui.tab.commands import Action, in_menu_order
from qless_studio.ui.widgets.basic.list_row import RowMetrics

ROW = 40
"""Height of a command at 100 %"""
COMMAND_ROWS = RowMetrics(height=ROW, margins=(8, 0), icon=22, text=56)


class CommandList(RowList):
    """A view of headings and commands."""

    def __init__(self, model: RowModel, name: str, enter: Callable[[], object]) -> None:
        """`enter` is for Enter on the chosen row; it does not reach the default button of a dialog."""
        super().__init__(model, name, COMMAND_ROWS)
        self._enter = enter
        self._commands = model

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self._enter()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection():  # the chosen row shows that the list has the focus
            commands = (number for number in range(self._commands.rowCount()) if not self._commands.is_heading(number))
            self.choose(next(commands, -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Make a row visible, and with the first row under a heading the heading."""
        before = index.row() - 1
        if before >= 0 and self._commands.is_heading(before):
            super().scrollTo(self._commands.index(before), hint)
        super().scrollTo(index, hint)


def menu_of(actions: Sequence[Action], game: str, parent: QWidget) -> QMenu:
    """A new menu with everything in it, a submenu for each menu."""
    menu = QMenu(parent)
    fill(menu, actions, game)
    return menu


def fill(bar: QMenu | QMenuBar, actions: Sequence[Action], game: str) -> None:
    """Make these the menus of a menu or a menu bar; `game` is the title of that of the game."""
    bar.clear()
    for kind, placed in in_menu_order(actions).items():
        if placed:
            _fill_one(bar.addMenu(say(kind.value) or game), placed)


def _fill_one(menu: QMenu, placed: Sequence[Action]) -> None:
    """The commands in order, with lines between sections, some of them in submenus."""
    within: dict[str, QMenu] = {}
    section = 0
    for action in placed:
        at = action.declared.at
        assert at is not None
        if section and at.section != section:
            menu.addSeparator()
        section = at.section
        if not at.within:
            menu.addAction(action)
            continue
        if at.within not in within:
            within[at.within] = menu.addMenu(say(at.within))
        within[at.within].addAction(action)


class AltKey(QObject):
    """Alt pressed and released alone opens the menu, as in programs with a menu bar.

    It filters what comes to the window, and only while Alt is held: a Python filter waits for the interpreter lock,
    which searches hold, at every event.
    """

    def __init__(self, window: QWidget, act: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._act = window, act
        self._with_alt: list[QAction] = []

    def watch(self) -> None:
        """Call when Alt was pressed in the window."""
        self._forget()
        self._window.windowHandle().installEventFilter(self)
        self._with_alt = [action for action in self._window.actions() if "Alt+" in action.shortcut().toString()]
        for action in self._with_alt:  # no key event comes for a shortcut
            action.triggered.connect(self._forget)

    def _forget(self) -> None:
        """Alt is not alone."""
        self._window.windowHandle().removeEventFilter(self)
        for action in self._with_alt:
            action.triggered.disconnect(self._forget)
        self._with_alt = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if event.isAutoRepeat() or (kind == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Alt):
                return False
            self._forget()
            if event.key() == Qt.Key.Key_Alt:
                self._act()
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.FocusOut):
            self._forget()
        return False
