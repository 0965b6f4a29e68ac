"""Where the keyboard was before something took the focus."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


class FocusMemory:
    """Remembers one widget, which may be deleted meanwhile."""

    def __init__(self) -> None:
        self._widget: QWidget | None = None

    def note(self) -> None:
        """Remember the widget that has the focus now, if any."""
        self._widget = QApplication.focusWidget()

    def give_back(self) -> bool:
        """Return the focus to the widget, and forget it; False if there is none or it is no longer visible."""
        widget, self._widget = self._widget, None
        if widget is None or not shiboken6.isValid(widget) or not widget.isVisible():
            return False
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        return True
