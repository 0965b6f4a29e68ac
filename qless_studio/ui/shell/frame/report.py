"""Report a problem: the versions of everything involved, to copy, and the page where problems are reported."""

from __future__ import annotations

import locale
import platform
import sys
from collections.abc import Sequence

import PySide6
from PySide6.QtCore import QLocale, QSize, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from qless_studio import __version__
from qless_studio.engine import kernels
from qless_studio.engine.lexicon import Kind, LexiconInfo
from qless_studio.engine.texts import without_dots
from qless_studio.publisher import ISSUES
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import text_label

SIZE = QSize(600, 460)


def details(lists: Sequence[LexiconInfo], settings: Settings) -> str:
    """What developers ask first, in English: versions and settings, but no path, no file name and no puzzle.

    Imported word lists are counted, not named: their names are the user's own.
    """
    form = "packaged program" if getattr(sys, "frozen", False) else "Python package"
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    shipped = [info for info in lists if info.kind is Kind.SHIPPED]
    preferred = settings.lexicon if any(info.name == settings.lexicon for info in shipped) else ""
    return "\n".join(
        (
            f"Qless Studio {__version__} ({form}), kernels {'compiled' if kernels.compiled() else 'interpreted'}",
            f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}",
            f"System: {platform.platform()}",
            f"Display: {QGuiApplication.platformName()}, {size.width()} × {size.height()} "
            f"at {screen.devicePixelRatio():g}",
            f"Settings: theme {settings.mode}, text {settings.text_scale:.0%}, "
            f"language {settings.language or QLocale.system().name()}, encoding {locale.getpreferredencoding(False)}",
            f"Word lists: {len(shipped)} shipped with {sum(info.size or 0 for info in shipped)} words, "
            f"{len(lists) - len(shipped)} imported, preferred {preferred or 'none or an imported one'}",
        )
    )


class ReportDialog(Dialog):
    """Shows what to send; the user copies it and sends it, nothing else does."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(without_dots(self.tr("Report a problem…")), SIZE, parent)
        advice = self.tr(
            "Nothing is sent by the program. Copy these details, open the page for problems in your browser, and write "
            "what you did, what you expected and what happened."
        )
        self.details = QPlainTextEdit(text)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(self.tr("Details of this installation"))
        filled(self.column, text_label(advice, wrap=True), (self.details, 1))
        self.copy_button = self.add_button(self.tr("Copy details"), self._on_copy, leading=True)
        self.page_button = self.add_button(self.tr("Open page"), self._on_open)
        self.page_button.setToolTip(ISSUES)
        self.add_button(self.tr("Close"), self.reject, primary=True)
        self.copy_button.setFocus()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        announce(self.copy_button, self.tr("Copied to the clipboard"))

    def _on_open(self) -> None:
        QDesktopServices.openUrl(QUrl(ISSUES))
