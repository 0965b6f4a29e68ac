"""Size and place of the tiles of a grid, never cut off, always centred."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

STEP, LARGEST, SMALLEST_STEP = 8, 128, 32
"""Tile sizes are multiples of 8 from 32 to 128 pixels; a grid too large for 32 gets smaller tiles of any size."""


class Grid(NamedTuple):
    """The layout of a grid of square tiles in a frame. All lengths are in pixels."""

    rows: int
    columns: int
    tile: int
    gap: int
    padding: int
    frame: QRect
    """The tray, on multiples of 4 where it fits."""

    @property
    def radius(self) -> int:
        """The corner radius of the frame."""
        return 16 if self.tile >= 80 else 12

    def rect(self, row: int, column: int) -> QRect:
        """The rectangle of a tile."""
        pitch = self.tile + self.gap
        x, y = self.frame.left() + self.padding, self.frame.top() + self.padding
        return QRect(x + column * pitch, y + row * pitch, self.tile, self.tile)

    def rects(self) -> list[QRect]:
        """The rectangles of all tiles, row by row."""
        return [self.rect(row, column) for row in range(self.rows) for column in range(self.columns)]


def fit(rows: int, columns: int, space: QRect, margin: int = 16, largest: int = LARGEST) -> Grid:
    """The grid with the largest tiles that fits in `space` with a margin on every side."""
    inner = space.adjusted(margin, margin, -margin, -margin)
    for tile in _sizes(largest):
        size = of_tile(rows, columns, tile)
        if (size.width() <= inner.width() and size.height() <= inner.height()) or tile == 1:
            break
    frame = _centred(size.width(), size.height(), space)
    return Grid(rows, columns, tile, _gap(tile), _padding(tile), frame)


def of_tile(rows: int, columns: int, tile: int) -> QSize:
    """The size of a frame with tiles of that size."""
    gap, padding = _gap(tile), _padding(tile)
    return QSize(columns * tile + (columns - 1) * gap + 2 * padding, rows * tile + (rows - 1) * gap + 2 * padding)


def _sizes(largest: int) -> list[int]:
    stepped = list(range(largest // STEP * STEP, SMALLEST_STEP - 1, -STEP))
    return stepped + list(range(SMALLEST_STEP - 1, 0, -1))


def _gap(tile: int) -> int:
    return 8 if tile >= 48 else 4 if tile >= 24 else 2 if tile >= 10 else 1


def _padding(tile: int) -> int:
    return 16 if tile >= 80 else 8 if tile >= 24 else 4


def _centred(width: int, height: int, space: QRect) -> QRect:
    x = space.left() + (space.width() - width) // 2
    y = space.top() + (space.height() - height) // 2
    return QRect(
        _stepped(x, space.left(), space.right() + 1 - width),
        _stepped(y, space.top(), space.bottom() + 1 - height),
        width,
        height,
    )


def _stepped(at: int, low: int, high: int) -> int:
    """The multiple of 4 nearest to `at`, limited to `low` to `high`."""
    return max(low, min((at + 2) // 4 * 4, high))
