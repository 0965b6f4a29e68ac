"""About: versions, whether the kernels are compiled, and the licences of what is shipped."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from qless_studio import __version__
from qless_studio.engine import kernels
from qless_studio.engine.resources import resource
from qless_studio.ui.theme import Appearance


class AboutDialog(QDialog):
    """Plain text that can be selected and read aloud."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Qless Studio"))
        theme = appearance.theme
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.px(24)] * 4)
        column.setSpacing(theme.px(12))
        title = QLabel("Qless Studio")
        title.setFont(theme.font(28, 700))
        facts = QLabel(self._facts())
        facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        licences = QPlainTextEdit(_licences())
        licences.setReadOnly(True)
        licences.setTabChangesFocus(True)
        licences.setAccessibleName(self.tr("Licences"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for widget in (title, facts, QLabel(self.tr("Word data, font and their licences")), licences, buttons):
            column.addWidget(widget)
        self.resize(theme.px(640), theme.px(520))

    def _facts(self) -> str:
        mode = self.tr("compiled") if kernels.compiled() else self.tr("interpreted (slower, same answers)")
        return "\n".join(
            (
                self.tr("Version %s, kernels %s") % (__version__, mode),
                f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}",
                self.tr("Free software under the MIT licence"),
            )
        )


def _licences() -> str:
    texts = []
    for path in sorted(resource("licences").iterdir()):
        texts.append(f"{path.stem}\n{'=' * len(path.stem)}\n\n{path.read_text('utf-8').strip()}")
    return "\n\n\n".join(texts)
