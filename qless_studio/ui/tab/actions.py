"""Every command of the window as a QAction, in groups: the menus, the palette and the shortcuts are made of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

SOLVE_KEY = QKeySequence("F5")
UNDO_KEYS = [QKeySequence("Ctrl+Z")]
REDO_KEYS = [QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")]


@dataclass(frozen=True)
class Group:
    """Commands that stand together in one menu."""

    title: str
    actions: tuple[QAction, ...]
    """In menu order; an action that is a separator starts a new section."""


def command(
    parent: QObject,
    name: str,
    text: str,
    act: Callable[[], object] | None = None,
    shortcut: QKeySequence | QKeySequence.StandardKey | str | None = None,
    *,
    icon: str = "",
    checked: bool | None = None,
) -> QAction:
    """An action named `name` (stable, for stored shortcuts) that does `act`; checkable when `checked` is given.

    `icon` is a name of `theme.icons`, drawn by whoever shows the action, in the colour that fits there.
    """
    action = QAction(text, parent)
    action.setObjectName(name)
    action.setProperty("icon_name", icon)
    if shortcut is not None:
        action.setShortcut(QKeySequence(shortcut))
    if checked is not None:
        action.setCheckable(True)
        action.setChecked(checked)
    if act is not None:
        action.triggered.connect(lambda *_: act())
    return action


def spread(group: Group) -> Group:
    """The group with the commands of its submenus in place of these."""
    actions: list[QAction] = []
    for action in group.actions:
        actions += [action] if action.menu() is None else action.menu().actions()
    return Group(group.title, tuple(actions))


def separator(parent: QObject) -> QAction:
    """A line between two sections of a menu."""
    action = QAction(parent)
    action.setSeparator(True)
    return action
