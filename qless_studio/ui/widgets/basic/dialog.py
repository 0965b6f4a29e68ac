"""The base of all dialogs: look, focus ring, a row of buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.themed import Painted, fill, painter_on


class Dialog(Painted, QDialog):
    """Put widgets into `column`, buttons with `add_button`."""

    help_page = ""
    """The page of the help that F1 opens, "" for that of the tab in front"""

    def __init__(self, title: str, size: QSize | None, parent: QWidget | None) -> None:
        """`size` at 100 %, limited by the screen; None: that of the contents."""
        super().__init__(parent)
        self._wanted = size
        self.setWindowTitle(title)
        whole = spaced(QVBoxLayout(self), 16, 24, 20, 24, 20)
        self.column = spaced(QVBoxLayout(), 12)
        self._buttons = spaced(QHBoxLayout(), 8)
        self._buttons.addStretch(1)
        whole.addLayout(self.column, 1)
        whole.addLayout(self._buttons)
        if size is not None:
            px, room = self.theme.px, self.screen().availableSize()
            self.resize(min(px(size.width()), room.width() - 40), min(px(size.height()), room.height() - 60))

    def add_button(
        self, text: str, act: Callable[..., object], primary: bool = False, leading: bool = False, icon: str = ""
    ) -> Button:
        """Add a button at the end of the row, or at its start; Enter presses the primary one."""
        button = Button(text, icon, primary=primary)
        button.setDefault(primary)
        button.clicked.connect(act)
        self._buttons.insertWidget(0 if leading else self._buttons.count(), button)
        return button

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        fill(painter, self.rect(), self.theme.color("panel"))
        painter.end()
