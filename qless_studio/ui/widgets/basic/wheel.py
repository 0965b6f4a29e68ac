"""The mouse wheel over a control that has a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Mixin = QWidget
else:
    _Mixin = object  # PySide does not support two QObject bases


class WheelNeedsFocus(_Mixin):
    """Mixin, named before the Qt class: the wheel changes the value only while the control has the keyboard.

    Otherwise what the control stands in scrolls: who scrolls a page must not change what passes under the pointer.
    """

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default would take the focus when the wheel turns

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
