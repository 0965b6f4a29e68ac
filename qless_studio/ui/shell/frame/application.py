"""The application object of the program, with a window or in the tests."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Says when macOS asks the running program to open a file; an event filter would see the events of all widgets."""

    file_opened = Signal(str)
    """Path of the file"""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__([*arguments, "-style", "Fusion"])  # the desktop's own is not loaded

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def application() -> QApplication:
    """The application there is."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
