"""About, with versions and licences, and reporting a problem with the versions of everything involved."""

from __future__ import annotations

import locale
import platform
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from html import escape
from pathlib import Path

import PySide6
from PySide6.QtCore import QEvent, QLocale, QSize, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from qless_studio import __version__
from qless_studio.engine import kernels
from qless_studio.engine.folders import config_folder, data_folder, log_folder, resource
from qless_studio.engine.lexicon import Kind, LexiconInfo
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.shipped import sources
from qless_studio.engine.texts import say, without_dots
from qless_studio.publisher import ISSUES
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.drawing import KIND
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.dialogs import Dialog, open_dialog
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import ScrollColumn, background, filled, inset

ABOUT_SIZE = QSize(640, 640)
LGPL = "https://www.gnu.org/licenses/lgpl-3.0.html"
UKACD = "The UK Advanced Cryptics Dictionary: Copyright (c) J Ross Beresford 1993-2000. All Rights Reserved."
"""The licence of UKACD requires this notice wherever its words are used"""


class AboutDialog(Dialog):
    """Plain text that can be selected, copied and read aloud."""

    def __init__(self, details: Callable[[], str], parent: QWidget) -> None:
        """`details` gives what a report of a problem says of this installation."""
        super().__init__(self.tr("About Qless Studio"), ABOUT_SIZE, parent)
        self._details = details
        self.facts = text_label(self._facts(), wrap=True)
        notice = text_label(self.tr("Some word lists include words from {}").format(UKACD), "", wrap=True)
        self.licences = QPlainTextEdit(_licences())
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)
        self.licences.setAccessibleName(self.tr("Licences"))
        self.links = _Links([self._library(), *self._folders()])
        for label in (self.facts, notice):
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        head = text_label(self.tr("Licences"), "section")
        ground = background("panel")
        content = inset(QVBoxLayout(ground), self.theme.px(12), 0, 0, 12, 0)  # room for the scroll bar
        filled(content, text_label("Qless Studio", "title"), self.facts, self.links, notice, head)
        self.licences.setMinimumHeight(self.theme.px(200))
        content.addWidget(self.licences, 1)
        self.column.addWidget(ScrollColumn(ground))
        self.report_button = self.add_button(self.tr("Report a problem…"), self._on_report, leading=True)
        self.add_button(self.tr("Close"), self.accept, primary=True).setFocus()

    def _facts(self) -> str:
        mode = self.tr("compiled") if kernels.compiled() else self.tr("interpreted (slower, same results)")
        return "\n".join(
            (
                self.tr("Version {}, kernels {}").format(__version__, mode),
                f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}",
                platform.platform(),
                self.tr("Free software under the MIT licence"),
            )
        )

    def _library(self) -> str:
        link = _link(LGPL, self.tr("GNU LGPL, version 3"))
        return self.tr("Qt and Qt for Python are used under the {}").format(link)

    def _folders(self) -> list[str]:
        """The program's folders; a click opens one."""
        folders = (
            (self.tr("Settings: {}"), config_folder()),
            (self.tr("Word lists and history: {}"), data_folder()),
            (self.tr("Log files: {}"), log_folder()),
        )
        return [line.format(_link(QUrl.fromLocalFile(str(folder)).toString(), str(folder))) for line, folder in folders]

    def _on_report(self) -> None:
        open_dialog(ReportDialog(self._details(), self))


class _Links(QLabel):
    """Lines with links, for the mouse and for the keyboard."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(wordWrap=True, textFormat=Qt.TextFormat.RichText)
        self.setProperty(KIND, "body")
        self._lines = lines
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.linkActivated.connect(_open)
        self._colour_links()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._colour_links()

    def _colour_links(self) -> None:
        """Set the text again: QLabel colours links when it is set, not when the palette changes."""
        colour = theme_of(self).color("accent_text").name()
        self.setText(f"<style>a {{ color: {colour}; }}</style>" + "<br>".join(self._lines))


def _link(target: str, text: str) -> str:
    return f'<a href="{escape(target)}">{escape(text)}</a>'


def _open(target: str) -> None:
    url = QUrl(target)
    if url.isLocalFile():
        with suppress(OSError):
            Path(url.toLocalFile()).mkdir(parents=True, exist_ok=True)  # nothing may be there yet
    QDesktopServices.openUrl(url)


def _licences() -> str:
    """What each language comes from, a paragraph each, then the whole licences."""
    texts = []
    for language in LANGUAGES.values():
        known = sources(language.code)
        licence = known["licence"].partition(":")[0]  # what follows says where its text is: below
        texts.append(f"{say(language.title)}: {known['source']}. {licence}.")
    for path in sorted(resource("licences").iterdir(), key=lambda path: path.stem.lower()):
        texts.append(f"\n{path.stem}\n{'=' * len(path.stem)}\n\n{path.read_text('utf-8').strip()}\n")
    return "\n\n".join(texts)


# Report a problem: the versions of everything involved, to copy, and the page where problems are reported.

REPORT_SIZE = QSize(600, 460)


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
        super().__init__(without_dots(self.tr("Report a problem…")), REPORT_SIZE, parent)
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
