"""How the board looks: the open grid with its tiles and what is wrong with them, a solution shown over it, the rack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPolygonF

from qless_studio.engine.games.q_less.check import Checked, Line
from qless_studio.engine.games.q_less.dice import DICE
from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.games.q_less.empty_state import QLessEmptyState
from qless_studio.ui.games.q_less.layout import BoardLayout, layout_for
from qless_studio.ui.games.q_less.open_grid import COLUMNS, ROWS, OpenGrid, Place, depth, used_slots
from qless_studio.ui.theme import Appearance, Theme, shapes
from qless_studio.ui.theme.letters import paint_letter
from qless_studio.ui.theme.tiles import EMPTY, HINTED, Tile, letter_size, paint_tile
from qless_studio.ui.widgets.basic.transition import Transition
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cell import Cell

TUMBLE = 420
"""Milliseconds until the last of the rolling dice lies still."""
HIDDEN = range(1, ROWS - 1), range(2, COLUMNS - 2)
"""Rows and columns that are not drawn while the empty state is there."""
EDGE_DEPTHS = 0.30, 0.26, 0.18, 0.12, 0.08
"""How deep the cells of an empty grid are drawn, from the sides inwards."""


class QLessBoardView(BoardWidget):
    """The cells are those of the visible grid, row by row, then the slots of the rack."""

    rack_resized = Signal(int)
    """The new width of the tray."""

    def __init__(self, appearance: Appearance) -> None:
        self.open_grid = OpenGrid()
        self.down = False
        """Whether typing continues down rather than across."""
        self._place: Place = (ROWS // 2, 2)
        """Where the cursor is on the open grid."""
        self._used_slots: frozenset[int] = frozenset()
        self._expected: OpenGrid | None = None
        """The board's own last edit, with the place of its tiles, until the session shows it."""
        self._hinted: frozenset[Place] = frozenset()
        self._preview: Mapping[Place, str] | None = None
        self._checked: Checked | None = None
        self._layout = BoardLayout()
        self._empty_state: QLessEmptyState | None = None
        self._crowded = False
        """Whether the empty state covers the whole board."""
        super().__init__(appearance, self.tr("Grid and rack"))
        self._tumble = Transition(self, appearance, TUMBLE)
        self._glow = Transition(self, appearance, 180)
        self.cursor_moved.connect(self._on_cursor_moved)

    # what is shown

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Show a puzzle; as many of its tiles as possible stay where they are."""
        expected, self._expected = self._expected, None
        if expected is not None and expected.puzzle == puzzle:
            self.open_grid = expected
        elif puzzle != self.open_grid.puzzle:
            self.open_grid = self.open_grid.showing(puzzle)
            if not puzzle.tiles:
                self._place = (self.open_grid.top + self.open_grid.rows // 2, self.open_grid.left + 2)
        self._used_slots = used_slots(puzzle.letters, self.open_grid.tiles.values(), self._used_slots)
        self._checked = self._preview = None
        self.refresh()
        self._keep_cursor()

    def show_check(self, checked: Checked | None) -> None:
        """Mark what is wrong with the grid, or that it is finished; None while neither is known."""
        finished = self._checked is not None and self._checked.finished
        self._checked = checked
        if checked is not None and checked.finished and not finished:
            self._glow.run()
        self.refresh()

    def show_hinted(self, places: Iterable[Place]) -> None:
        """Mark the cells that a hint is about."""
        self._hinted = frozenset(places)
        self.refresh()

    def show_preview(self, grid: Mapping[Place, str] | None) -> None:
        """Show a solution in place of the player's tiles, which stay as they are; None ends it."""
        self._preview = grid
        self.refresh()
        self._keep_cursor()

    def set_empty_state(self, widget: QLessEmptyState) -> None:
        """Show this widget on the grid while there are no letters."""
        widget.setParent(self)
        self._empty_state = widget
        self.refresh()

    def tumble(self) -> None:
        """Animate the dice of the rack as if they were rolling."""
        self._tumble.run()

    @property
    def preview(self) -> Mapping[Place, str] | None:
        """The solution shown over the grid, if one is."""
        return self._preview

    def place_of(self, index: int) -> Place | None:
        """The place on the grid that a cell shows; None for a slot of the rack."""
        shown = self._shown
        if index >= shown.rows * shown.columns:
            return None
        return shown.top + index // shown.columns, shown.left + index % shown.columns

    def index_of(self, place: Place) -> int:
        """The cell that shows a place, or -1 if it is not visible."""
        shown = self._shown
        row, column = place[0] - shown.top, place[1] - shown.left
        if not (0 <= row < shown.rows and 0 <= column < shown.columns):
            return -1
        return row * shown.columns + column

    def slot_index(self, slot: int) -> int:
        """The cell of a slot of the rack."""
        return self._shown.rows * self._shown.columns + slot

    @property
    def _shown(self) -> OpenGrid:
        """The grid, with the visible part that the preview needs."""
        if self._preview is None:
            return self.open_grid
        return self.open_grid.with_tiles(dict(self._preview))

    # cells

    def layout_cells(self) -> Sequence[Cell]:
        slots = (len(self.open_grid.puzzle.letters) or COLUMNS) if self.open_grid.rack else 0
        before, self._layout = self._layout, layout_for(self._shown, slots, self.rect())
        if self._layout.tray.width() != before.tray.width():
            self.rack_resized.emit(self._layout.tray.width())
        self.open_grid = self.open_grid.with_min_rows(self._layout.min_rows)
        shown, cells = self._shown, []
        for place, rect in zip(shown.places(), self._layout.cells, strict=True):
            cells.append(Cell(rect, self._spoken(place, shown), self._tile(place)))
        for slot, rect in enumerate(self._layout.slots):
            cells.append(self._slot_cell(slot, rect))
        self._fit_empty_state()
        return cells

    def _fit_empty_state(self) -> None:
        if self._empty_state is not None:
            blank = not self.open_grid.puzzle.letters
            self._crowded = blank and not self._empty_state.fit(self._layout.grid, self.rect())
            self.setMinimumHeight(self._empty_state.required_height(self.width()) if self._crowded else 0)
            self._empty_state.setVisible(blank)

    def _tile(self, place: Place) -> Tile:
        letter = (self.open_grid.tiles if self._preview is None else self._preview).get(place)
        if letter is not None:
            return Tile(letter.upper(), selected=place in self._hinted)
        return Tile(kind=HINTED if place in self._hinted and self._preview is None else EMPTY)

    def _spoken(self, place: Place, shown: OpenGrid) -> str:
        where = self.tr("row {}, column {}").format(place[0] - shown.top + 1, place[1] - shown.left + 1)
        if self._preview is not None and place in self._preview:
            return self.tr("{} of the displayed solution, {}").format(self._preview[place].upper(), where)
        letter = self.open_grid.tiles.get(place) if self._preview is None else None
        if letter is None:
            return (self.tr("Hint, {}") if place in self._hinted else self.tr("Empty, {}")).format(where)
        wrong = [line.text.upper() for line in self._wrong_lines() if self._tile_of(place) in line.tiles]
        text = f"{letter.upper()}, {where}"
        if not wrong:
            return text
        if len(wrong) == 1:
            return self.tr("{}, part of an invalid word: {}").format(text, wrong[0])
        return self.tr("{}, part of two invalid words: {}").format(text, ", ".join(wrong))

    def _slot_cell(self, slot: int, rect: QRect) -> Cell:
        letters = self.open_grid.puzzle.letters
        if slot >= len(letters):
            return Cell(rect, self.tr("Rack slot {}, empty").format(slot + 1), Tile(kind=EMPTY))
        letter = letters[slot].upper()
        if slot in self._used_slots:
            return Cell(rect, self.tr("Die {}, {}, on the grid").format(slot + 1, letter), Tile(kind=EMPTY))
        return Cell(rect, self.tr("Die {}, {}, on the rack").format(slot + 1, letter), Tile(letter))

    def _tile_of(self, place: Place) -> tuple[int, int, str]:
        row, column = self.open_grid.origin
        return place[0] - row, place[1] - column, self.open_grid.tiles[place]

    def _wrong_lines(self) -> list[Line]:
        return [line for line in self._checked.lines if not line.valid] if self._checked else []

    def minimumSizeHint(self) -> QSize:
        return QSize(440, self.theme.px(208))

    # painting

    def background_role(self, index: int) -> str:
        return "table" if self.place_of(index) is not None else "tray"

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        if not self._crowded and self.open_grid.rack:
            shapes.paint_tray(painter, theme, QRectF(self._layout.tray), 16 if self._layout.tile >= 48 else 12)

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
            face = int(self._tumble.progress * 16) + slot
            tile = Tile(DICE[slot % len(DICE)][face % 6].upper())
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

    # the cursor

    def _on_cursor_moved(self, index: int) -> None:
        self._place = self.place_of(index) or self._place

    def _keep_cursor(self) -> None:
        """Keep the cursor at its place, or as near as possible, after the visible part moved."""
        place = self._place
        index = self.index_of(place)
        if index < 0:
            shown = self._shown
            row = min(max(place[0], shown.top), shown.top + shown.rows - 1)
            column = min(max(place[1], shown.left), shown.left + shown.columns - 1)
            index = self.index_of((row, column))
        self.set_cursor(index)
