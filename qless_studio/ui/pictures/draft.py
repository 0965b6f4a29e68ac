"""A board as it was read, while somebody looks at what is unsure."""

from __future__ import annotations

from qless_studio.engine.pictures import BoardReading, CellReading
from qless_studio.engine.pictures.reading import GUESS, SURE

CHOICES = 3
"""Letters offered for a cell; in 99 of 100 cells the right one is among them."""


class Draft:
    """The letters of each cell, of which some are sure: by what was seen, or because somebody said so."""

    def __init__(self, reading: BoardReading) -> None:
        self.reading = reading
        self.letters = [cell.letters for cell in reading.cells]
        self._confirmed = [False] * len(self.letters)

    @property
    def rows(self) -> int:
        """Those of the board; scattered tiles are shown in rows of about the same length."""
        return self.reading.rows or -(-len(self.letters) // self.columns)

    @property
    def columns(self) -> int:
        if self.reading.columns:
            return self.reading.columns
        return next(n for n in range(1, 99) if n * n >= len(self.letters))

    def cell(self, index: int) -> CellReading:
        """What was seen in a cell."""
        return self.reading.cells[index]

    def is_sure(self, index: int) -> bool:
        return self._confirmed[index] or self.cell(index).confidence >= SURE

    def is_guess(self, index: int) -> bool:
        return not self.is_sure(index) and self.cell(index).confidence < GUESS

    def unsure(self) -> list[int]:
        """The cells to look at, the least sure first."""
        cells = [index for index in range(len(self.letters)) if not self.is_sure(index)]
        return sorted(cells, key=lambda index: self.cell(index).confidence)

    def choices(self, index: int) -> list[tuple[str, float]]:
        """The likeliest letters of a cell with their probabilities."""
        return [choice for choice in self.cell(index).alternatives if choice[1] >= 0.0005][:CHOICES]

    def confirm(self, index: int, letters: str) -> None:
        """Somebody says what a cell shows."""
        self.letters[index] = letters
        self._confirmed[index] = True
