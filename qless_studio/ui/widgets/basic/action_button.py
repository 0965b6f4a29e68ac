"""Buttons that stand for a command: a click triggers its QAction; state, tip and shortcut follow the action."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button, IconButton, without_access_keys
from qless_studio.ui.widgets.basic.themed import CONTROL


def plain_text(action: QAction) -> str:
    """The text of an action without the marks of access keys."""
    return without_access_keys(action.text())


class ActionLink(QObject):
    """Ties any button to an action for as long as both exist.

    A child of the button. Its slots are bound methods, so that Qt takes the connections apart with either side.
    """

    def __init__(self, button: QAbstractButton, action: QAction) -> None:
        super().__init__(button)
        self._button, self._action = button, action
        button.setCheckable(action.isCheckable())
        button.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        button, action = self._button, self._action
        if not (shiboken6.isValid(action) and shiboken6.isValid(button)):  # ~QAction emits `changed` once more
            return
        button.setEnabled(action.isEnabled())
        if action.isCheckable():
            button.setChecked(action.isChecked())
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = plain_text(action)
        button.setToolTip(f"{text} ({keys})" if keys else text)
        if not button.text():
            button.setAccessibleName(text)


class ActionButton(Button):
    """A button with a text and, if the action names one, its icon."""

    def __init__(
        self,
        appearance: Appearance,
        action: QAction,
        text: str = "",
        icon: str | None = None,
        primary: bool = False,
        height: int = CONTROL,
        parent: QWidget | None = None,
    ) -> None:
        """`text` and `icon` replace those of the action; an empty icon name means none."""
        name = str(action.property("icon_name") or "") if icon is None else icon
        super().__init__(appearance, text or plain_text(action), name, primary, height, parent)
        self.action = action
        ActionLink(self, action)


class ActionIconButton(IconButton):
    """A square button with the action's icon alone."""

    def __init__(
        self, appearance: Appearance, action: QAction, flat: bool = False, parent: QWidget | None = None
    ) -> None:
        name = str(action.property("icon_name") or "")
        super().__init__(appearance, name, plain_text(action), flat, parent)
        self.action = action
        ActionLink(self, action)
