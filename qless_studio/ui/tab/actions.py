"""Every command of the window as a QAction, in groups: the menus, the palette and the shortcuts are made of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton

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


def trigger(button: QAbstractButton, action: QAction) -> None:
    """Have a button stand for a command: a click triggers it, its state and its tool tip follow."""

    def follow() -> None:
        if not (shiboken6.isValid(action) and shiboken6.isValid(button)):  # an action says so when it goes, too
            return
        button.setEnabled(action.isEnabled())
        if action.isCheckable():
            button.setChecked(action.isChecked())
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = plain_text(action)
        button.setToolTip(f"{text} ({shown})" if shown else text)
        if not button.text():
            button.setAccessibleName(text)

    button.setCheckable(action.isCheckable())
    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()


def plain_text(action: QAction) -> str:
    """The text of a command without the marks of access keys."""
    return action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")


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
