"""A word traced over a board with the mouse or the keyboard, tile by tile. See docs/decisions/013."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.grids import UNPLAYABLE, Neighbours


class Trace:
    """The cells traced so far. State only: the board feeds it and paints it."""

    def __init__(self) -> None:
        self.cells: tuple[int, ...] = ()

    @property
    def shown(self) -> bool:
        """Whether it is drawn: one tile alone is where the cursor was placed, not yet a trace."""
        return len(self.cells) > 1

    def clear(self) -> None:
        self.cells = ()

    def extend(self, cell: int, tiles: Sequence[str], near: Neighbours) -> None:
        """Continue to a tile that touches the last one, or go back to one already traced; elsewhere start again."""
        if tiles[cell] in UNPLAYABLE:
            self.cells = ()
        elif cell in self.cells:
            self.cells = self.cells[: self.cells.index(cell) + 1]
        elif self.cells and cell in near[self.cells[-1]]:
            self.cells = (*self.cells, cell)
        else:
            self.cells = (cell,)

    def drag(self, cell: int, tiles: Sequence[str], near: Neighbours) -> None:
        """The same with the button held, but a tile that does not touch the last one is ignored."""
        if tiles[cell] not in UNPLAYABLE and (cell in self.cells or (self.cells and cell in near[self.cells[-1]])):
            self.extend(cell, tiles, near)
