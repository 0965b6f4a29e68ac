"""The dialog for unexpected errors, with details to copy; the program goes on."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qless_studio import __version__
from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

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
