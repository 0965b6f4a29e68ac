"""A word traced over a board with the mouse or the keyboard, tile by tile."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.grids import UNPLAYABLE, Neighbours


class Trace:
    """The tiles traced so far. Pure state: the board feeds it and paints it."""

    def __init__(self) -> None:
        self.cells: tuple[int, ...] = ()

    @property
    def shown(self) -> bool:
        """One tile alone is a place where the cursor was put, not yet a trace."""
        return len(self.cells) > 1

    def clear(self) -> None:
        self.cells = ()

    def extend(self, cell: int, tiles: Sequence[str], near: Neighbours) -> None:
        """Go on to a tile that touches the last one; back to one already traced; anywhere else begins anew."""
        if tiles[cell] in UNPLAYABLE:
            self.cells = ()
        elif cell in self.cells:
            self.cells = self.cells[: self.cells.index(cell) + 1]
        elif self.cells and cell in near[self.cells[-1]]:
            self.cells = (*self.cells, cell)
        else:
            self.cells = (cell,)

    def drag(self, cell: int, tiles: Sequence[str], near: Neighbours) -> None:
        """The same with the button held: a tile that does not touch the last one is passed over."""
        if tiles[cell] not in UNPLAYABLE and (cell in self.cells or (self.cells and cell in near[self.cells[-1]])):
            self.extend(cell, tiles, near)
