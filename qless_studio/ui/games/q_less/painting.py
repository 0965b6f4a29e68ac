"""How the parts of the board are painted: empty cells, rolling dice, what is wrong, the covered board."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from qless_studio.engine.games.q_less.dice import dice_for
from qless_studio.engine.games.q_less.open_grid import COLUMNS, ROWS, OpenGrid, Place, depth
from qless_studio.engine.games.q_less.puzzle import Checked
from qless_studio.engine.games.q_less.puzzle import Tile as PlacedTile
from qless_studio.engine.lexicon.languages import Language
from qless_studio.ui.games.q_less.layout import BoardLayout, layout_for
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.letters import paint_letter
from qless_studio.ui.style.tiles import EMPTY, Tile, letter_size, paint_tile

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
