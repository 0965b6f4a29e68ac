"""Sizes and positions of the cells: the grid above, the rack in its tray below, in the same columns."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QRect, QSize

from qless_studio.engine.games.q_less.open_grid import ROWS, OpenGrid, field_of

FEWEST_ROWS = 5
"""In a low window, fewer rows allow larger tiles; the grid grows with the game anyway."""
LARGEST, READABLE = 88, 20
"""The largest tiles at 100 %, and those below which letters would be smaller than the text around the board."""
LARGE_ENOUGH = 32
"""The square of a free game is kept as long as its tiles have this size at 100 %."""
SMALLEST_STEP = 40
"""Tiles down to this size are multiples of 8; smaller ones have any size, as room is short then."""


@dataclass(frozen=True)
class BoardLayout:
    """Where everything on the board is; all lengths in pixels."""

    tile: int = 0
    gap: int = 0
    min_rows: int = ROWS
    """Minimum number of visible rows."""
    grid: QRect = field(default_factory=QRect)
    tray: QRect = field(default_factory=QRect)
    cells: tuple[QRect, ...] = ()
    """Cells of the grid, row by row."""
    slots: tuple[QRect, ...] = ()
    """Slots of the rack."""


@dataclass(frozen=True)
class _Measures:
    """The space that everything takes with a certain tile size."""

    rows: int
    columns: int
    rack_columns: int
    rack_rows: int
    tile: int

    @property
    def gap(self) -> int:
        return 8 if self.tile >= 40 else 4 if self.tile >= 20 else 2

    @property
    def pitch(self) -> int:
        return self.tile + self.gap

    @property
    def padding(self) -> int:
        return 16 if self.tile >= 48 else 8

    @property
    def between(self) -> int:
        """The distance from the grid to the tray."""
        return 32 if self.tile >= 48 else 12

    @property
    def width(self) -> int:
        return self.columns * self.pitch - self.gap + 2 * self.padding

    @property
    def grid_height(self) -> int:
        return self.rows * self.pitch - self.gap

    @property
    def tray_height(self) -> int:
        return self.rack_rows * self.pitch - self.gap + 2 * self.padding if self.rack_rows else 0

    @property
    def height(self) -> int:
        return self.grid_height + self.tray_height + (self.between if self.rack_rows else 0)


def layout_for(shown: OpenGrid, slots: int, space: QRect, scale: float = 1.0) -> BoardLayout:
    """Fit a grid and a rack with this many slots (0: no rack) into a space: all of it visible, centred.

    `scale` of the text: the larger it is, the larger the tiles become where there is room.
    """
    largest = round(LARGEST * scale) // 8 * 8
    enough = round(LARGE_ENOUGH * scale) if shown.puzzle.free else largest
    fits = [
        (_largest(replace(shown, min_rows=min_rows), slots, space, largest), min_rows)
        for min_rows in range(field_of(shown.puzzle)[0], FEWEST_ROWS - 1, -1)
    ]
    measures, min_rows = max(fits, key=lambda fit: (min(fit[0].tile, enough), fit[1]))
    return _layout(measures, min_rows, slots, space)


def smallest_size(shown: OpenGrid, slots: int, scale: float) -> QSize:
    """The room that a grid and a rack need for tiles that are still readable beside text of this scale."""
    measures = _measures(replace(shown, min_rows=FEWEST_ROWS), slots, round(READABLE * scale))
    return QSize(measures.width, measures.height)


def _measures(shown: OpenGrid, slots: int, tile: int) -> _Measures:
    rack_columns = field_of(shown.puzzle)[1] if slots else 0
    return _Measures(shown.rows, shown.columns, rack_columns, -(-slots // rack_columns) if slots else 0, tile)


def _largest(shown: OpenGrid, slots: int, space: QRect, largest: int) -> _Measures:
    """The measures with the largest tiles that fit."""
    first = _measures(shown, slots, largest)
    for tile in (*range(largest, SMALLEST_STEP, -8), *range(SMALLEST_STEP, 0, -1)):
        measures = _Measures(first.rows, first.columns, first.rack_columns, first.rack_rows, tile)
        if measures.width <= space.width() and measures.height <= space.height():
            break
    return measures


def _layout(measures: _Measures, min_rows: int, slots: int, space: QRect) -> BoardLayout:
    m = measures
    x = (space.left() + max(0, space.width() - m.width) // 2 + 2) // 4 * 4
    y = (space.top() + max(0, space.height() - m.height) // (3 if slots else 2)) // 4 * 4
    grid = QRect(x + m.padding, y, m.width - 2 * m.padding, m.grid_height)
    cells = tuple(
        QRect(grid.left() + column * m.pitch, grid.top() + row * m.pitch, m.tile, m.tile)
        for row in range(m.rows)
        for column in range(m.columns)
    )
    indent = (m.columns - m.rack_columns) // 2 * m.pitch
    width = m.rack_columns * m.pitch - m.gap + 2 * m.padding
    tray = QRect(x + indent, grid.top() + m.grid_height + m.between, width, m.tray_height) if slots else QRect()
    slot_rects = tuple(
        QRect(
            tray.left() + m.padding + slot % m.rack_columns * m.pitch,
            tray.top() + m.padding + slot // m.rack_columns * m.pitch,
            m.tile,
            m.tile,
        )
        for slot in range(slots)
    )
    return BoardLayout(m.tile, m.gap, min_rows, grid, tray, cells, slot_rects)
