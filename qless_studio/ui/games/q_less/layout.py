"""How large the cells are and where they stand: the grid above, the rack in its tray beneath, in the same columns."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QRect

from qless_studio.ui.games.q_less.open_grid import COLUMNS, ROWS, WIDEST, OpenGrid

FEWEST_ROWS = 5
"""Where height is short, fewer rows make larger tiles; the grid grows with the game anyhow."""
LARGEST, SMALLEST_STEP = 88, 24


@dataclass(frozen=True)
class Layout:
    """All lengths in pixels."""

    tile: int = 0
    gap: int = 0
    rows: int = ROWS
    """Rows in sight at least."""
    grid: QRect = field(default_factory=QRect)
    tray: QRect = field(default_factory=QRect)
    cells: tuple[QRect, ...] = ()
    """Of the grid, row by row."""
    slots: tuple[QRect, ...] = ()
    """Of the rack."""


@dataclass(frozen=True)
class _Measures:
    """A size of tiles, and how much room everything takes with it."""

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
        """From the grid to the tray."""
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


def layout_for(shown: OpenGrid, slots: int, space: QRect) -> Layout:
    """Lay a field and a rack of so many places (none: no rack) out in a space: always whole, always centred."""
    rack_columns = max(COLUMNS, min(slots, WIDEST)) if slots else 0
    rack_rows = -(-slots // rack_columns) if slots else 0
    fits = []
    for least in range(ROWS, FEWEST_ROWS - 1, -1):
        rows = replace(shown, least=least).rows
        fits.append((_largest(rows, shown.columns, rack_columns, rack_rows, space), least))
    measures, least = max(fits, key=lambda fit: (fit[0].tile, fit[1]))
    return _placed(measures, least, slots, space)


def _largest(rows: int, columns: int, rack_columns: int, rack_rows: int, space: QRect) -> _Measures:
    stepped = range(LARGEST, SMALLEST_STEP, -8)
    for tile in (*stepped, *range(SMALLEST_STEP, 0, -1)):
        measures = _Measures(rows, columns, rack_columns, rack_rows, tile)
        if measures.width <= space.width() and measures.height <= space.height():
            break
    return measures


def _placed(measures: _Measures, least: int, slots: int, space: QRect) -> Layout:
    m = measures
    x = (space.left() + max(0, space.width() - m.width) // 2 + 2) // 4 * 4
    y = (space.top() + max(0, space.height() - m.height) // (3 if slots else 2)) // 4 * 4
    grid = QRect(x + m.padding, y, m.width - 2 * m.padding, m.grid_height)
    cells = tuple(
        QRect(grid.left() + column * m.pitch, grid.top() + row * m.pitch, m.tile, m.tile)
        for row in range(m.rows)
        for column in range(m.columns)
    )
    aside = (m.columns - m.rack_columns) // 2 * m.pitch
    width = m.rack_columns * m.pitch - m.gap + 2 * m.padding
    tray = QRect(x + aside, grid.top() + m.grid_height + m.between, width, m.tray_height) if slots else QRect()
    places = tuple(
        QRect(
            tray.left() + m.padding + slot % m.rack_columns * m.pitch,
            tray.top() + m.padding + slot // m.rack_columns * m.pitch,
            m.tile,
            m.tile,
        )
        for slot in range(slots)
    )
    return Layout(m.tile, m.gap, least, grid, tray, cells, places)
