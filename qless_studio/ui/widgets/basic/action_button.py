"""Buttons for a QAction: a click triggers it; state, tool tip and shortcut follow it.

An action whose text does not say what it does has a tool tip (`setToolTip`) that does; the keys are added here.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from qless_studio.ui.style.drawing import plain
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.themed import CONTROL


def plain_text(action: QAction) -> str:
    """The text of an action without access key marks."""
    return plain(action.text())


class ActionLink(QObject):
    """Connects any button to an action for as long as both exist.

    It is a child of the button, and connects bound methods only, so that Qt disconnects when either side is deleted.
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
        if not (shiboken6.isValid(action) and shiboken6.isValid(button)):
            return  # ~QAction emits `changed` once more, as deleting an action with a shortcut shows
        button.setEnabled(action.isEnabled())
        if action.isCheckable():
            button.setChecked(action.isChecked())
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = plain_text(action)
        tip = action.toolTip()  # the text, unless the action says more
        button.setToolTip(f"{tip} ({keys})" if keys else tip)
        if not button.text():
            button.setAccessibleName(text)


class ActionButton(Button):
    """A button with the action's text and, if its property `icon_name` is set, that icon."""

    def __init__(
        self,
        action: QAction,
        text: str = "",
        icon: str | None = None,
        primary: bool = False,
        height: int = CONTROL,
        parent: QWidget | None = None,
    ) -> None:
        """`text` and `icon` override those of the action; an empty icon name means no icon."""
        name = str(action.property("icon_name") or "") if icon is None else icon
        super().__init__(text or plain_text(action), name, primary, height, parent)
        self.action = action
        ActionLink(self, action)


class ActionIconButton(IconButton):
    """A square button with the action's icon only."""

    def __init__(self, action: QAction, flat: bool = False, parent: QWidget | None = None) -> None:
        name = str(action.property("icon_name") or "")
        super().__init__(name, plain_text(action), flat, parent)
        self.action = action
        ActionLink(self, action)
