"""A cell of a board: its place, its look and its spoken name."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect

from qless_studio.ui.style import shapes
from qless_studio.ui.style.tiles import EMPTY, Tile


class Cell(NamedTuple):
    """One place of a board; painting, hit testing, keyboard and accessibility use nothing else."""

    rect: QRect
    """The rectangle in the board's coordinates, on whole pixels."""
    spoken: str
    """The accessible name, complete without context: "A, row 1, column 2, 1 point"."""
    tile: Tile = Tile()
    """What `paint_cell` paints by default."""
    tip: str = ""
    """The tool tip, or empty."""
    enabled: bool = True
    """False: neither keyboard nor mouse can select it."""
    vacated: Tile = Tile(kind=EMPTY)
    """What stays of it while it is dragged."""
    corners: float | None = None
    """The radius of its corners; None: that of a tile."""

    @property
    def radius(self) -> float:
        """The radius in force."""
        size = min(self.rect.width(), self.rect.height())
        return shapes.tile_radius(size) if self.corners is None else self.corners
