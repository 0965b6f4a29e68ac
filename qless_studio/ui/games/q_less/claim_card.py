"""The card on which the player claims that a roll has no solution."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import Painted, painter_on, plate


class ClaimCard(Painted, QWidget):
    """A question, what a claim does, and the button for it."""

    claim_clicked = Signal()
    """The player thinks that there is no solution."""

    def __init__(self) -> None:
        super().__init__()
        self.button = Button(self.tr("No solution"), height=32)
        self.button.clicked.connect(self.claim_clicked)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._note = text_label("", "caption", wrap=True)
        texts, row = spaced(QVBoxLayout(), 4), spaced(QHBoxLayout(self), 12, 16, 16, 12, 16)
        texts.addWidget(text_label(self.tr("Think it cannot be done?"), "strong", wrap=True))
        texts.addWidget(self._note)
        row.addLayout(texts, 1)
        row.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.show_pending(False)

    def show_pending(self, pending: bool) -> None:
        """Whether a claim was made and is being proven."""
        self._note.setText(
            self.tr("The claim is being proven…") if pending else self.tr("A claim ends the roll and is proven.")
        )
        self.button.setEnabled(not pending)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        plate(painter, QRectF(self.rect()), self.theme.px(8), self.theme.color("raised"), self.theme.color("edge"))
        painter.end()
