"""Where the cells of the board lie, and how its parts are painted."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPolygonF

from qless_studio.engine.games.q_less.dice import dice_for
from qless_studio.engine.games.q_less.open_grid import COLUMNS, ROWS, OpenGrid, Place, depth, field_of
from qless_studio.engine.games.q_less.puzzle import Checked
from qless_studio.engine.games.q_less.puzzle import Tile as PlacedTile
from qless_studio.engine.lexicon.languages import Language
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.fonts import paint_letter
from qless_studio.ui.style.tiles import EMPTY, Tile, letter_size, paint_tile

# Sizes and positions of the cells: the grid above, the rack in its tray below, in the same columns.

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


# How the parts of the board are painted: empty cells, rolling dice, what is wrong, the covered board.

HIDDEN = range(1, ROWS - 1), range(2, COLUMNS - 2)
"""Rows and columns that are not drawn while the empty state is there."""
EDGE_DEPTHS = 0.30, 0.26, 0.18, 0.12, 0.08
"""How deep the cells of an empty grid are drawn, from the sides inwards."""


def paint_rack(painter: QPainter, theme: Theme, layout: BoardLayout) -> None:
    """Paint the tray beneath the dice."""
    shapes.paint_tray(painter, theme, QRectF(layout.tray), 16 if layout.tile >= 48 else 12)


def paint_blank(painter: QPainter, theme: Theme, room: QRect, grid: OpenGrid, used: Collection[int]) -> None:
    """Paint grid and rack with nothing on the tiles into `room`, which has the size of the board."""
    layout = layout_for(grid, grid.slots, room, theme.scale)
    grid = grid.with_min_rows(layout.min_rows)  # the room may differ from the board's
    paint_rack(painter, theme, layout)
    for place, rect in zip(grid.places(), layout.cells, strict=True):
        if place in grid.tiles:
            paint_tile(painter, theme, QRectF(rect), Tile())
        else:
            paint_hollow(painter, theme, QRectF(rect), place, grid, grid.tiles)
    for slot, rect in enumerate(layout.slots):
        tile = Tile(kind=EMPTY) if slot in used else Tile()
        paint_tile(painter, theme, QRectF(rect), tile)


def rolling(rect: QRectF, tile: Tile, slot: int, progress: float, language: Language) -> tuple[QRectF, Tile]:
    """Where a die of the rack is and what it shows while the dice roll, until `progress` is 1."""
    face, dice = int(progress * 16) + slot, dice_for(language)
    return rect.translated(0, -abs((face % 4) - 2) * 3), Tile(dice[slot % len(dice)][face % 6].upper())


def paint_preview(painter: QPainter, theme: Theme, rect: QRectF, tile: Tile) -> None:
    """Paint a tile of a solution that is not on the player's grid."""
    shapes.paint_place(painter, theme, rect, shapes.tile_radius(rect.width()), hinted=True)
    paint_letter(painter, tile.text, rect.center(), letter_size(rect, tile), theme.color("accent_text"))


def paint_finish(
    painter: QPainter, theme: Theme, rect: QRectF, tile: PlacedTile, checked: Checked, glow: float
) -> None:
    """Outline a tile of a finished grid; parts not connected to the largest one get a dashed outline."""
    radius = shapes.tile_radius(rect.width())
    if checked.finished:
        shapes.outline(painter, rect, radius, theme.color("good", glow), 2)
    elif len(checked.parts) > 1 and tile not in checked.parts[0]:
        shapes.outline(painter, rect, radius, theme.color("warn"), 2, (4, 3))


def paint_wrong(painter: QPainter, theme: Theme, first: QRectF, last: QRectF, down: bool, gap: int) -> None:
    """Paint a bar along the run between two tiles, and a cross at its end."""
    thick, distance = 3, max(2.0, gap / 2)
    if down:
        bar = QRectF(first.right() + distance - thick / 2, first.top() + 4, thick, last.bottom() - first.top() - 8)
        end = QPointF(bar.center().x(), bar.bottom())
    else:
        bar = QRectF(first.left() + 4, first.bottom() + distance - thick / 2, last.right() - first.left() - 8, thick)
        end = QPointF(bar.right(), bar.center().y())
    shapes.fill(painter, bar, thick / 2, theme.color("bad"))
    shapes.paint_disc(painter, theme, end, min(16.0, 0.3 * first.width()), "bad", "cross", "bad_bg")


def paint_direction(painter: QPainter, theme: Theme, rect: QRectF, down: bool) -> None:
    """Paint an arrow at a cell: where typing goes on."""
    size = max(4.0, rect.width() * 0.1)
    tip = QPointF(rect.center().x(), rect.bottom() + 3) if down else QPointF(rect.right() + 3, rect.center().y())
    along, across = (QPointF(0, size), QPointF(size, 0)) if down else (QPointF(size, 0), QPointF(0, size))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("accent_text"))
    painter.drawPolygon(QPolygonF([tip + along, tip + across, tip - across]))


def paint_hollow(
    painter: QPainter, theme: Theme, rect: QRectF, place: Place, grid: OpenGrid, tiles: Iterable[Place]
) -> None:
    """Paint an empty cell, less deep away from these tiles; before there are letters, only at the edges of the grid."""
    radius = shapes.tile_radius(rect.width())
    if grid.puzzle.letters:
        shapes.paint_hollow(painter, theme, rect, depth(place, tiles), radius)
        return
    row, column = place[0] - grid.top, place[1] - grid.left
    if row not in HIDDEN[0] or column not in HIDDEN[1]:
        ring = min(column, grid.columns - 1 - column, len(EDGE_DEPTHS) - 1)
        shapes.paint_hollow(painter, theme, rect, EDGE_DEPTHS[ring], radius)
