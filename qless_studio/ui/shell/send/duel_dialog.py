"""The answer of a friend to a puzzle that was played before."""

from __future__ import annotations

from collections.abc import Callable

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

    def __init__(self, title: str, shown: DuelShown, send: Callable[[], object], parent: QWidget) -> None:
        """`send` gives the answer to the friend away; the dialog closes before."""
        super().__init__(title, SIZE, parent)
        self._send_answer = send
        self.panel = DuelPanel(self._send)
        page = background("panel")
        filled(QVBoxLayout(page), self.panel, STRETCH)
        self.column.addWidget(ScrollColumn(page, self), 1)
        self.panel.show_duel(shown)
        self.add_button(self.tr("Close"), self.accept)
        self.panel.card.send.setFocus()

    def _send(self) -> None:
        self.accept()
        self._send_answer()
