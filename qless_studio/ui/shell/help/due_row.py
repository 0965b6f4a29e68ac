"""The line of the welcome that says what is due to be practised."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.practice.session import SECONDS_A_CARD
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.shell.practice.texts import minutes
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import Themed, painter_on, plate, sides

RADIUS = 8


class DueRow(Themed, QWidget):
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
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._number)
        self._row.addLayout(texts, 1)
        self._row.addWidget(self.button)
        self.hide()
        self.wear()

    def show_due(self, cards: int) -> None:
        """Show how many cards are due."""
        self._number.setText(figure(cards))
        self._cards.setText(counted(cards, "card due", "cards due"))
        self._time.setText(minutes(cards * SECONDS_A_CARD))
        self.setVisible(cards > 0)

    def restyle(self) -> None:
        px = self.theme.px
        self._row.setContentsMargins(*sides(px(16), px(12), px(16), px(12)))
        self._row.setSpacing(px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        plate(painter, QRectF(self.rect()), self.theme.px(RADIUS), self.theme.color("panel"), self.theme.color("edge"))
        painter.end()
