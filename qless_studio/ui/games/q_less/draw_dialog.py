"""Choose how many tiles to draw for a free game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.puzzle import MAX_TILES, MIN_LETTERS
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.fields import SpinBox
from qless_studio.ui.widgets.basic.labels import text_label

TILES = 21
"""What two to four players draw."""


class DrawDialog(QDialog):
    """Asks for a number of tiles, 3 to 40."""

    count_chosen = Signal(int)

    def __init__(self, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Free game"))
        theme, tr = theme_of(self), self.tr
        self.count = SpinBox(tr("Number of tiles"))
        self.count.setRange(MIN_LETTERS, MAX_TILES)
        self.count.setValue(count)
        label = text_label(self.count.accessibleName(), "note")
        label.setBuddy(self.count)
        choice = QHBoxLayout()
        choice.addWidget(label, 1)
        choice.addWidget(self.count)
        self.draw = Button(tr("Draw"), primary=True)
        self.draw.setDefault(True)
        self.draw.clicked.connect(self.accept)
        cancel = Button(tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.accepted.connect(self._on_accepted)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.draw)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.px(16)] * 4)
        column.setSpacing(theme.px(12))
        explanation = tr("Lay all tiles as one crossword. The program looks for a grid, but proves nothing.")
        column.addWidget(text_label(explanation, "caption", wrap=True))
        column.addLayout(choice)
        column.addLayout(buttons)
        self.setMinimumWidth(theme.px(320))

    def _on_accepted(self) -> None:
        self.count_chosen.emit(self.count.value())
