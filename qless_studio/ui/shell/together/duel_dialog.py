"""The answer of a friend to a puzzle that was played before."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.ui.shell.frame.dialog import Dialog
from qless_studio.ui.widgets.basic.scrolling import Background, ScrollColumn
from qless_studio.ui.widgets.play.duel import DuelPanel, DuelShown

SIZE = QSize(520, 620)


class DuelDialog(Dialog):
    """Both results beside each other."""

    help_page = "friends"

    def __init__(self, title: str, shown: DuelShown, parent: QWidget) -> None:
        super().__init__(title, SIZE, parent)
        self.panel = DuelPanel()
        self.panel.card.next.hide()
        page = Background("panel")
        column = QVBoxLayout(page)
        column.addWidget(self.panel)
        column.addStretch(1)
        self.column.addWidget(ScrollColumn(page, self), 1)
        self.panel.show_duel(shown)
        self.add_button(self.tr("Close"), self.accept)
        self.panel.card.send.setFocus()
