"""The seven letters, the compulsory one in the middle of the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize

from qless_studio.ui.style.tiles import EMPTY, Tile
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cells import Cell
from word_hive.hive import SIZE, Puzzle

PLACES = ((1, 0), (3, 0), (0, 1), (2, 1), (4, 1), (1, 2), (3, 2))
"""For each cell in reading order: half columns from the left, and the row."""
LETTER_AT = (1, 2, 3, 0, 4, 5, 6)
"""The letter of the puzzle at each of these places; the first of the puzzle is in the middle."""
TILE, GAP = 72, 10


class HiveBoard(BoardWidget):
    """Shows a hive; a click on a letter, or a letter typed, is for whoever listens."""

    def __init__(self) -> None:
        self.hive = Puzzle()
        super().__init__("Letters of the hive")

    def show_hive(self, hive: Puzzle) -> None:
        self.hive = hive
        self.refresh()

    def letter(self, cell: int) -> str:
        """The letter on a cell; "" without one."""
        place = LETTER_AT[cell]
        return self.hive.letters[place] if place < len(self.hive.letters) else ""

    def layout_cells(self) -> Sequence[Cell]:
        gap = self.theme.px(GAP)
        room = min((self.width() - 4 * gap) / 3, (self.height() - 4 * gap) / 3)
        size = max(8, min(int(room), self.theme.px(2 * TILE)))
        left = (self.width() - 3 * size - 2 * gap) // 2
        top = (self.height() - 3 * size - 2 * gap) // 2
        cells = []
        for cell, (half, row) in enumerate(PLACES):
            rect = QRect(left + half * (size + gap) // 2, top + row * (size + gap), size, size)
            letter, middle = self.letter(cell).upper(), LETTER_AT[cell] == 0
            what = "compulsory letter" if middle else f"letter {LETTER_AT[cell]} of {SIZE - 1}"
            tile = Tile(letter, selected=middle) if letter else Tile(kind=EMPTY)
            cells.append(Cell(rect, f"{letter or 'empty'}, {what}", tile))
        return cells

    def sizeHint(self) -> QSize:
        side = self.theme.px(3 * TILE + 4 * GAP)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        side = self.theme.px(160)
        return QSize(side, side)
