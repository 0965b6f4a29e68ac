"""The dialog for unexpected errors, with details to copy; the program goes on."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qless_studio import __version__
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
        if shown:  # a failing paint event would open sixty a second
            return
        box = crash_dialog(window, "".join(traceback.format_exception(kind, error, trace)))
        shown.append(box)
        box.destroyed.connect(shown.clear)
        open_dialog(box)

    sys.excepthook = on_exception


def crash_dialog(parent: QWidget, details: str) -> QMessageBox:
    """The dialog for one unexpected error; its details can be copied."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(_tr("Qless Studio hit an unexpected error."))
    box.setInformativeText(_tr("Your puzzles are safe and you can keep working. The details help to fix the problem."))
    box.setDetailedText(f"Qless Studio {__version__}, Python {sys.version.split()[0]}\n{details}")
    copy = box.addButton(_tr("Copy details"), QMessageBox.ButtonRole.ActionRole)
    text = box.detailedText()
    copy.clicked.disconnect()  # QMessageBox closes at every button; this one leaves it open
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
    box.addButton(QMessageBox.StandardButton.Close)
    return box


def _tr(text: str) -> str:
    return QCoreApplication.translate("CrashDialog", text)
