"""What a game says about boards in pictures, and a board as it was read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from qless_studio.engine.pictures import BoardReading, CellReading
from qless_studio.engine.pictures.reading import GUESS, SURE

CHOICES = 3
"""Letters offered for a cell; in 99 of 100 cells the right one is among them."""


class Draft:
    """The letters of each cell, of which some are certain: by what was seen, or because the user said so."""

    def __init__(self, reading: BoardReading) -> None:
        self.reading = reading
        self.letters = [cell.letters for cell in reading.cells]
        self._confirmed = [False] * len(self.letters)

    @property
    def rows(self) -> int:
        """Number of rows of the board; scattered tiles are shown in rows of about the same length."""
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
        """The cells to check, the least certain first."""
        cells = [index for index in range(len(self.letters)) if not self.is_sure(index)]
        return sorted(cells, key=lambda index: self.cell(index).confidence)

    def choices(self, index: int) -> list[tuple[str, float]]:
        """The likeliest letters of a cell with their probabilities."""
        return [choice for choice in self.cell(index).alternatives if choice[1] >= 0.0005][:CHOICES]

    def confirm(self, index: int, letters: str) -> None:
        """Set what a cell shows, as the user says."""
        self.letters[index] = letters
        self._confirmed[index] = True


@dataclass(frozen=True)
class DiceChoice:
    """Dice that a board may have been thrown with."""

    title: str
    """Title in English; shown in the language of the window."""
    dice: tuple[tuple[str, ...], ...] = ()
    """The faces of each die, in upper case, "" for a blank one; none: any letters."""
    shape: tuple[int, int] | None = None
    """Rows and columns of their board."""


@dataclass(frozen=True)
class PictureSpec:
    """What is looked for in a picture, and what the letters that are found mean."""

    text: Callable[[Sequence[str], int, int], str]
    """The puzzle's text of these letters (upper case, "" for a blank tile), rows and columns (0 if scattered)."""
    kind: Literal["grid", "scattered"] = "grid"
    choices: tuple[DiceChoice, ...] = ()
    """The first is in force at the beginning; where there is none, any letters."""
    without: frozenset[str] = frozenset()
    """Letters and groups of letters that no tile has; "": no tile is blank."""
    count: int | None = None
    """How many tiles are scattered."""
    upright: bool = False
    """Whether the game is played on screens alone."""
    remark: str = ""
    """A sentence on what is not read, in English; shown in the language of the window."""
