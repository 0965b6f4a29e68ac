"""How the board looks: the tiles and what is wrong with them, a solution shown over them, the dice of the rack."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from qless_studio.engine.games.q_less.check import Checked, Line
from qless_studio.engine.games.q_less.dice import dice_for
from qless_studio.ui.games.q_less.grid_and_rack import GridAndRack
from qless_studio.ui.games.q_less.layout import layout_for
from qless_studio.ui.games.q_less.open_grid import COLUMNS, ROWS, Place, depth
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.letters import paint_letter
from qless_studio.ui.style.tiles import EMPTY, Tile, letter_size, paint_tile
from qless_studio.ui.widgets.basic.transition import Transition
from qless_studio.ui.widgets.board.cell import Cell

TUMBLE, GLOW = 420, 180
"""Milliseconds until the last of the rolling dice is still, and until a finished grid is outlined."""
HIDDEN = range(1, ROWS - 1), range(2, COLUMNS - 2)
"""Rows and columns that are not drawn while the empty state is there."""
EDGE_DEPTHS = 0.30, 0.26, 0.18, 0.12, 0.08
"""How deep the cells of an empty grid are drawn, from the sides inwards."""


class QLessBoardView(GridAndRack):
    """Paints the cells."""

    def __init__(self) -> None:
        super().__init__()
        self._tumble = Transition(self, TUMBLE)
        self._glow = Transition(self, GLOW)

    def show_check(self, checked: Checked | None) -> None:
        finished = self._checked is not None and self._checked.finished
        super().show_check(checked)
        if checked is not None and checked.finished and not finished:
            self._glow.run()

    def tumble(self) -> None:
        """Animate the dice of the rack as if they were rolling."""
        self._tumble.run()

    def background_role(self, index: int) -> str:
        return "table" if self.place_of(index) is not None else "tray"

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        if not self._crowded and self.open_grid.rack:
            shapes.paint_tray(painter, theme, QRectF(self._layout.tray), 16 if self._layout.tile >= 48 else 12)

    def paint_blank(self, painter: QPainter, theme: Theme, room: QRect) -> None:
        """Paint grid and rack with nothing on the tiles into `room`, which has the size of the board."""
        shown, tiles = self.open_grid, self.open_grid.tiles
        places = layout_for(shown, self._slots, room, theme.scale)
        shown = shown.with_min_rows(places.min_rows)  # the room may be another than the board had
        shapes.paint_tray(painter, theme, QRectF(places.tray), 16 if places.tile >= 48 else 12)
        radius = shapes.tile_radius(places.tile)
        for place, rect in zip(shown.places(), places.cells, strict=True):
            if place in tiles:
                paint_tile(painter, theme, QRectF(rect), Tile(), ground="table")
            else:
                shapes.paint_hollow(painter, theme, QRectF(rect), depth(place, tiles), radius)
        for slot, rect in enumerate(places.slots):
            paint_tile(
                painter, theme, QRectF(rect), Tile(kind=EMPTY) if slot in self._used_slots else Tile(), ground="tray"
            )

    def extent(self) -> QRectF:
        return super().extent() | QRectF(self._layout.tray)

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        cell, place = self.cells[index], self.place_of(index)
        if self._crowded:
            return
        if place is None:
            self._paint_die(painter, theme, index, lift, pressed)
        elif cell.tile.kind == EMPTY:
            self._paint_hollow(painter, theme, cell, place)
        elif self._preview is not None and self.open_grid.tiles.get(place) != self._preview.get(place):
            rect = QRectF(cell.rect)
            shapes.paint_place(painter, theme, rect, shapes.tile_radius(rect.width()), hinted=True)
            size = letter_size(rect, cell.tile)
            paint_letter(painter, cell.tile.text, rect.center(), size, theme.color("accent_text"))
        else:
            paint_tile(painter, theme, QRectF(cell.rect), cell.tile, lift, pressed, "table")
            self._paint_finish(painter, theme, cell, place)

    def _paint_die(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        cell, slot = self.cells[index], index - self.slot_index(0)
        rect, still = QRectF(cell.rect), 0.4 + 0.6 * (slot + 1) / max(1, len(self._layout.slots))
        tile = cell.tile
        if self._tumble.progress < still and tile.kind != EMPTY:
            face, dice = int(self._tumble.progress * 16) + slot, dice_for(self.language)
            tile = Tile(dice[slot % len(dice)][face % 6].upper())
            rect.translate(0, -abs((face % 4) - 2) * 3)
        paint_tile(painter, theme, rect, tile, lift, pressed, "tray")

    def _paint_hollow(self, painter: QPainter, theme: Theme, cell: Cell, place: Place) -> None:
        radius = shapes.tile_radius(cell.rect.width())
        if self.open_grid.puzzle.letters:
            tiles = self.open_grid.tiles if self._preview is None else self._preview
            shapes.paint_hollow(painter, theme, QRectF(cell.rect), depth(place, tiles), radius)
            return
        row, column = place[0] - self.open_grid.top, place[1] - self.open_grid.left
        if row not in HIDDEN[0] or column not in HIDDEN[1]:
            ring = min(column, self.open_grid.columns - 1 - column, len(EDGE_DEPTHS) - 1)
            shapes.paint_hollow(painter, theme, QRectF(cell.rect), EDGE_DEPTHS[ring], radius)

    def _paint_finish(self, painter: QPainter, theme: Theme, cell: Cell, place: Place) -> None:
        """Outline the tiles of a finished grid; parts not connected to the largest one get a dashed outline."""
        checked, rect = self._checked, QRectF(cell.rect)
        if checked is None or self._preview is not None:
            return
        radius = shapes.tile_radius(rect.width())
        if checked.finished:
            colour = theme.color("good", self._glow.progress)
            shapes.outline(painter, rect, radius, colour, 2)
        elif len(checked.parts) > 1 and self._tile_of(place) not in checked.parts[0]:
            shapes.outline(painter, rect, radius, theme.color("warn"), 2, (4, 3))

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        if self._preview is None:
            for line in self._wrong_lines():
                self._paint_wrong_line(painter, theme, line)

    def _paint_wrong_line(self, painter: QPainter, theme: Theme, line: Line) -> None:
        """Paint a bar along the run and a cross at its end."""
        row, column = self.open_grid.origin
        indices = [self.index_of((row + tile.row, column + tile.column)) for tile in (line.tiles[0], line.tiles[-1])]
        if -1 in indices:
            return
        first, last = (QRectF(self.cells[index].rect) for index in indices)
        thick, distance = 3, max(2.0, self._layout.gap / 2)
        if line.down:
            bar = QRectF(first.right() + distance - thick / 2, first.top() + 4, thick, last.bottom() - first.top() - 8)
            end = QPointF(bar.center().x(), bar.bottom())
        else:
            bar = QRectF(
                first.left() + 4, first.bottom() + distance - thick / 2, last.right() - first.left() - 8, thick
            )
            end = QPointF(bar.right(), bar.center().y())
        shapes.fill(painter, bar, thick / 2, theme.color("bad"))
        shapes.paint_disc(painter, theme, end, min(16.0, 0.3 * first.width()), "bad", "cross", "bad_bg")

    def paint_cursor(self, painter: QPainter, theme: Theme, cell: Cell) -> None:
        if not self.open_grid.puzzle.letters:  # a ring around a cell would cross the texts on the empty grid
            place = self.rect().adjusted(2, 2, -2, -2) if self._crowded else self._layout.tray
            shapes.outline(painter, QRectF(place), 16, theme.color("accent_text"), 2)
            return
        super().paint_cursor(painter, theme, cell)
        if self.place_of(self.cursor_index) is None or cell is not self.cells[self.cursor_index]:
            return
        rect, size = QRectF(cell.rect), max(4.0, cell.rect.width() * 0.1)
        tip = (
            QPointF(rect.center().x(), rect.bottom() + 3) if self.down else QPointF(rect.right() + 3, rect.center().y())
        )
        along, across = (QPointF(0, size), QPointF(size, 0)) if self.down else (QPointF(size, 0), QPointF(0, size))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent_text"))
        painter.drawPolygon(QPolygonF([tip + along, tip + across, tip - across]))
