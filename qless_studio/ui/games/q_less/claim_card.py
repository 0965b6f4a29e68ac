"""The card on which the player claims that a roll has no solution."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import Themed, painter_on, plate


class ClaimCard(Themed, QWidget):
    """A question, what a claim does, and the button for it."""

    claim_clicked = Signal()
    """The player thinks that there is no solution."""

    def __init__(self) -> None:
        super().__init__()
        self.button = Button(self.tr("No solution"), height=32)
        self.button.clicked.connect(self.claim_clicked)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._note = text_label("", "caption", wrap=True)
        self._texts, self._row = QVBoxLayout(), QHBoxLayout(self)
        self._texts.addWidget(text_label(self.tr("Think it cannot be done?"), "strong", wrap=True))
        self._texts.addWidget(self._note)
        self._row.addLayout(self._texts, 1)
        self._row.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.show_pending(False)
        self.wear()

    def show_pending(self, pending: bool) -> None:
        """Whether a claim was made and is being proven."""
        self._note.setText(
            self.tr("The claim is being proven…") if pending else self.tr("A claim ends the roll and is proven.")
        )
        self.button.setEnabled(not pending)

    def restyle(self) -> None:
        px = self.theme.px
        self._texts.setSpacing(px(4))
        self._row.setSpacing(px(12))
        self._row.setContentsMargins(px(16), px(16), px(12), px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        plate(painter, QRectF(self.rect()), self.theme.px(8), self.theme.color("raised"), self.theme.color("edge"))
        painter.end()
