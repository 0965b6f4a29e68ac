"""The question whether a game, or something else that took time, may end."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import text_label


class EndQuestion(QDialog):
    """Accepted: the game ends. Going on is the default button, and Escape."""

    def __init__(self, heading: str, text: str, end: str, parent: QWidget, keep: str = "") -> None:
        """`end` is the text of the button that ends the game, `keep` of the other one if it is not a game."""
        super().__init__(parent)
        self.setWindowTitle(heading)
        px = theme_of(self).px
        self.text = text_label(text, "note", wrap=True)
        self.text.setMinimumWidth(px(320))
        self.end, self.keep = Button(end), Button(keep or self.tr("Keep playing"))
        self.keep.set_primary(True)
        self.keep.setDefault(True)
        self.end.clicked.connect(self.accept)
        self.keep.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.end)
        row.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[px(16)] * 4)
        column.setSpacing(px(12))
        column.addWidget(text_label(heading, "figure"))
        column.addWidget(self.text)
        column.addLayout(row)
        self.keep.setFocus()
