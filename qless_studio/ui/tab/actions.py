"""Commands as QActions, in groups: menus, the command palette and shortcuts are made from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

SOLVE_KEY = QKeySequence("F5")
UNDO_KEYS = [QKeySequence("Ctrl+Z")]
REDO_KEYS = [QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")]


class Group(NamedTuple):
    """The commands of one menu."""

    title: str
    actions: tuple[QAction, ...]
    """In menu order; an action that is a separator starts a new section."""


class _Command(QAction):
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


def command(
    parent: QObject,
    name: str,
    text: str,
    act: Callable[[], object] | None = None,
    shortcut: QKeySequence | QKeySequence.StandardKey | str | None = None,
    *,
    icon: str = "",
    checked: bool | None = None,
    tip: str = "",
) -> QAction:
    """An action that calls `act`; checkable if `checked` is given. `tip` says more than the text.

    `name` is stable, as changed shortcuts are stored under it; "" for an action of a context menu. `icon` is a name of
    `theme.icons`; whoever shows the action draws it, in the colour that fits there.
    """
    action = QAction(text, parent) if act is None else _Command(text, parent, act)
    action.setObjectName(name)
    action.setProperty("icon_name", icon)
    if tip:
        action.setToolTip(tip)
    if shortcut is not None:
        action.setShortcut(QKeySequence(shortcut))
    if checked is not None:
        action.setCheckable(True)
        action.setChecked(checked)
    return action


def redirect(action: QAction, act: Callable[[], object]) -> None:
    """Have an action that Qt made, with text and state that Qt updates, call `act` instead."""
    action.triggered.disconnect()
    action.triggered.connect(act)


def spread(group: Group) -> Group:
    """The group with each submenu replaced by its commands."""
    actions: list[QAction] = []
    for action in group.actions:
        menu = action.menu()
        actions += menu.actions() if isinstance(menu, QMenu) else [action]
    return Group(group.title, tuple(actions))


def separator(parent: QObject) -> QAction:
    """A line between two sections of a menu."""
    action = QAction(parent)
    action.setSeparator(True)
    return action
