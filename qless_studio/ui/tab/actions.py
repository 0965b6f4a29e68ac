"""Entries of context menus, and what stands between them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction


class _Entry(QAction):
    """An action that calls a function.

    The function is an attribute, not a closure connected to the signal: such a closure usually refers to the owner of
    the action, and the garbage collector cannot see a cycle that runs through a Qt connection.
    """

    def __init__(self, text: str, parent: QObject, act: Callable[[], object]) -> None:
        super().__init__(text, parent)
        self._act = act
        self.triggered.connect(self._on_triggered)

    def _on_triggered(self) -> None:
        self._act()


def menu_entry(
    parent: QObject, text: str, act: Callable[[], object], *, icon: str = "", checked: bool | None = None
) -> QAction:
    """An entry of a context menu that calls `act`; checkable if `checked` is given.

    `icon` is a name of `theme.icons`.
    """
    action = _Entry(text, parent, act)
    action.setProperty("icon_name", icon)
    if checked is not None:
        action.setCheckable(True)
        action.setChecked(checked)
    return action


def redirect(action: QAction, act: Callable[[], object]) -> None:
    """Have an action that Qt made, with text and state that Qt updates, call `act` instead."""
    action.triggered.disconnect()
    action.triggered.connect(act)


def separator(parent: QObject) -> QAction:
    """A line between two sections of a menu."""
    action = QAction(parent)
    action.setSeparator(True)
    return action
