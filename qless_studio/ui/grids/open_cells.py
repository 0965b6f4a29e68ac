"""How many cells of the board are open, and what can be done with them."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.grids import EMPTY, Board
from qless_studio.engine.texts import counted
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import text_label


class OpenCells(QWidget):
    """Shown while a board with tiles has open cells that can be completed."""

    def __init__(self, complete: QAction) -> None:
        super().__init__()
        self._complete = complete
        self.label = text_label("", "caption")
        self.button = ActionButton(complete)
        flow = FlowLayout(self)
        flow.addWidget(self.button)
        flow.addWidget(self.label)
        self.hide()

    def follow(self, board: Board, searching: bool) -> None:
        """Show what fits this board; nothing while a search for boards has its controls in this place."""
        opened = board.tiles.count(EMPTY)
        text = counted(
            opened, "for {} open cell; ? or Delete opens a cell", "for {} open cells; ? or Delete opens a cell"
        )
        self.label.setText(text)
        self.setVisible(0 < opened < len(board.tiles) and self._complete.isEnabled() and not searching)
