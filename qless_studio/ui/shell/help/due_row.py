"""The line of the welcome that says what is due to be practised."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.practice.session import SECONDS_A_CARD
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.shell.practice.texts import minutes
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import Painted, painter_on, plate

RADIUS = 8


class DueRow(Painted, QWidget):
    """The number of cards, about how long they take, and a button; hidden while nothing is due."""

    def __init__(self) -> None:
        super().__init__()
        self._number = text_label("", "title")
        self._cards, self._time = text_label("", "strong"), text_label("", "caption")
        self.button = Button(self.tr("Practise"), "target")
        texts = QVBoxLayout()
        texts.setSpacing(4)
        texts.addWidget(self._cards)
        texts.addWidget(self._time)
        row = spaced(QHBoxLayout(self), 12, 16, 12, 16, 12)
        row.addWidget(self._number)
        row.addLayout(texts, 1)
        row.addWidget(self.button)
        self.hide()

    def show_due(self, cards: int) -> None:
        """Show how many cards are due."""
        self._number.setText(figure(cards))
        self._cards.setText(counted(cards, "card due", "cards due"))
        self._time.setText(minutes(cards * SECONDS_A_CARD))
        self.setVisible(cards > 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        plate(painter, QRectF(self.rect()), self.theme.px(RADIUS), self.theme.color("panel"), self.theme.color("edge"))
        painter.end()
