"""The application object, signals of the system that end it, and the dialog for unexpected errors."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import traceback
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio import __version__
from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox


# The application object of the program, with a window or in the tests.


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


# Signals of the system that end the program: the window closes, and settings are saved.


def close_on_signals(window: QWidget) -> None:
    """Let SIGINT and SIGTERM close the window as a click would, so that settings are saved.

    Qt's event loop runs no Python signal handler while it waits; the byte that a signal writes to a socket wakes it.
    """
    if sys.platform == "win32":  # a program with a window gets no such signals
        return
    reader, writer = socket.socketpair()
    for end in (reader, writer):
        end.setblocking(False)
    signal.set_wakeup_fd(writer.fileno())
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read, window)

    def on_signal() -> None:
        reader.recv(64)
        window.close()

    def close_sockets() -> None:
        reader.close()
        writer.close()

    notifier.activated.connect(on_signal)
    window.destroyed.connect(close_sockets)


# The dialog for unexpected errors, with details to copy; the program goes on.

log = logging.getLogger(__name__)


def install_crash_dialog(window: QWidget) -> None:
    """Log and show uncaught exceptions from now on, one dialog at a time."""
    shown: list[QMessageBox] = []

    def on_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            return
        log.critical("unexpected error", exc_info=(kind, error, trace))
        details = "".join(traceback.format_exception(kind, error, trace))
        traceback.clear_frames(trace)  # ends their painters: Qt crashes if one outlives the paint event that made it
        if shown:  # a failing paint event would open sixty a second
            return
        box = crash_dialog(window, details)
        shown.append(box)
        box.destroyed.connect(shown.clear)
        QTimer.singleShot(0, box, lambda: open_dialog(box))  # nothing can be opened while something is painted

    sys.excepthook = on_exception


def crash_dialog(parent: QWidget, details: str) -> QMessageBox:
    """The dialog for one unexpected error; its details can be copied."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(say("Qless Studio hit an unexpected error."))
    box.setInformativeText(say("Your puzzles are safe and you can keep working. The details help to fix the problem."))
    box.setDetailedText(f"Qless Studio {__version__}, Python {sys.version.split()[0]}\n{details}")
    copy = box.addButton(say("Copy details"), QMessageBox.ButtonRole.ActionRole)
    text = box.detailedText()
    copy.clicked.disconnect()  # QMessageBox closes at every button; this one leaves it open
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
    box.addButton(QMessageBox.StandardButton.Close)
    return box
