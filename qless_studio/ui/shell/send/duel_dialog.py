"""The answer of a friend to a puzzle that was played before."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn, background
from qless_studio.ui.widgets.play.duel import DuelPanel, DuelShown

SIZE = QSize(520, 620)


class DuelDialog(Dialog):
    """Shows both results beside each other."""

    help_page = "friends"

    def __init__(self, title: str, shown: DuelShown, parent: QWidget) -> None:
        super().__init__(title, SIZE, parent)
        self.panel = DuelPanel()
        self.panel.card.next.hide()
        page = background("panel")
        filled(QVBoxLayout(page), self.panel, STRETCH)
        self.column.addWidget(ScrollColumn(page, self), 1)
        self.panel.show_duel(shown)
        self.add_button(self.tr("Close"), self.accept)
        self.panel.card.send.setFocus()
