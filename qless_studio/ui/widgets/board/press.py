"""The left mouse button, held on a board: a click, a word traced from cell to cell, or cells being dragged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from qless_studio.ui.widgets.board.cell import Cell

SWIPE = 0.38
"""While a word is traced, a tile counts within this fraction of its size from its centre: a diagonal passes between
the other two tiles."""


@dataclass
class Press:
    """The button is not held, unless these are given."""

    cell: int = -1
    """The cell that was pressed."""
    at: QPointF = field(default_factory=QPointF)
    over: int = -1
    """The last cell that was entered."""
    cells: Sequence[int] = ()
    """What the mouse drags; nothing: it traces."""
    to: QPointF | None = None
    """Position of the mouse while it drags."""
    held: object = None
    """What the press is about, as it was then."""

    @property
    def dragged(self) -> Sequence[int]:
        """The cells that follow the mouse."""
        return self.cells if self.to is not None else ()

    def drag(self, at: QPointF) -> bool:
        """Follow the mouse; False if it has not been moved far enough yet, or there is nothing to drag."""
        if self.to is not None or (self.cells and (at - self.at).manhattanLength() >= QApplication.startDragDistance()):
            self.to = at
        return self.to is not None

    def trace(self, at: QPointF, index: int, cells: Sequence[Cell]) -> bool:
        """Whether the mouse has entered another cell: that of this index, near its centre."""
        if self.cells or index in (-1, self.over):
            return False
        rect = QRectF(cells[index].rect)
        away = at - rect.center()
        if hypot(away.x(), away.y()) > SWIPE * min(rect.width(), rect.height()):
            return False
        self.over = index
        return True
