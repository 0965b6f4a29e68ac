"""About: versions, whether the kernels are compiled, and the licences of what is shipped."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from qless_studio import __version__
from qless_studio.engine import kernels
from qless_studio.engine.resources import resource
from qless_studio.ui.shell.dialog import Dialog
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.labels import Label
from qless_studio.ui.widgets.scrolling import SlimScrollBar

SIZE = QSize(640, 600)
UKACD = "The UK Advanced Cryptics Dictionary: Copyright (c) J Ross Beresford 1993-2000. All Rights Reserved."
"""Its licence asks that this be displayed prominently wherever its words are used."""


class AboutDialog(Dialog):
    """Plain text that can be selected, copied and read aloud."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, self.tr("About Qless Studio"), SIZE, parent)
        self.facts = Label(appearance, self._facts(), 14, 400, wrap=True)
        notice = Label(appearance, self.tr("Some word lists contain words of %s") % UKACD, 14, 500, wrap=True)
        self.licences = QPlainTextEdit(_licences())
        self.licences.setReadOnly(True)
        self.licences.setVerticalScrollBar(SlimScrollBar(appearance, "raised"))
        self.licences.setTabChangesFocus(True)
        self.licences.setAccessibleName(self.tr("Licences"))
        for label in (self.facts, notice):
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        head = Label(appearance, self.tr("Word data, fonts and their licences"), 12, 600, "text_dim")
        for widget in (Label(appearance, "Qless Studio", 28, 700), self.facts, notice, head):
            self.column.addWidget(widget)
        self.column.addWidget(self.licences, 1)
        self.copy_button = self.add_button(self.tr("Copy versions"), self._on_copy, leading=True)
        self.add_button(self.tr("Close"), self.accept, primary=True)

    def _facts(self) -> str:
        mode = self.tr("compiled") if kernels.compiled() else self.tr("interpreted (slower, same answers)")
        return "\n".join(
            (
                self.tr("Version %s, kernels %s") % (__version__, mode),
                f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}",
                platform.platform(),
                self.tr("Free software under the MIT licence"),
            )
        )

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(f"Qless Studio\n{self.facts.text()}")


def _licences() -> str:
    texts = []
    for path in sorted(resource("licences").iterdir()):
        texts.append(f"{path.stem}\n{'=' * len(path.stem)}\n\n{path.read_text('utf-8').strip()}")
    return "\n\n\n".join(texts)
