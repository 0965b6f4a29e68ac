"""All commands: the menu of the menu button, and the menu bar where the system has one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from qless_studio.ui.tab.actions import Group, separator


def menu_of(groups: Iterable[Group], parent: QWidget) -> QMenu:
    """A new menu with everything in it, a submenu for each group."""
    menu = QMenu(parent)
    for group in groups:
        if group.actions:
            menu.addMenu(group.title).addActions(list(group.actions))
    return menu


def sections(parent: QObject, *parts: Sequence[QAction]) -> tuple[QAction, ...]:
    """The actions of a menu, with a line between its parts."""
    actions: list[QAction] = []
    for part in parts:
        actions += [separator(parent), *part] if actions else part
    return tuple(actions)


def fill_bar(bar: QMenuBar, groups: Iterable[Group]) -> None:
    """Make these groups the menus of a menu bar."""
    bar.clear()
    for group in groups:
        if group.actions:
            bar.addMenu(group.title).addActions(list(group.actions))


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
