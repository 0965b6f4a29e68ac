"""The board as it is shown: the visible part of the open grid, the rack below it, and what is marked on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QFocusEvent, QPainter

from qless_studio.engine.games.q_less.open_grid import ROWS, Item, OpenGrid, Place, Selection, used_slots, words_at
from qless_studio.engine.games.q_less.puzzle import Checked, Line, Puzzle
from qless_studio.engine.games.q_less.puzzle import Tile as GridTile
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.texts import capitalised, say
from qless_studio.ui.games.q_less import painting
from qless_studio.ui.games.q_less.empty_state import QLessEmptyState
from qless_studio.ui.games.q_less.moves import TypedWord
from qless_studio.ui.games.q_less.painting import BoardLayout, layout_for, smallest_size
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.tiles import EMPTY, HINTED, Tile, paint_tile
from qless_studio.ui.widgets.basic.themed import Transition
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cells import Cell


def marks(checked: Checked | None, wrong: Sequence[Line]) -> object:
    """What a check changes on the board; `wrong` are the runs marked as mistakes."""
    if checked is None:
        return (), False, ()
    return tuple(wrong), checked.finished, checked.parts if len(checked.parts) > 1 else ()


@dataclass(frozen=True)
class Marked:
    """The player's grid and all that is shown over it."""

    grid: OpenGrid
    preview: Mapping[Place, str] | None
    """The solution in place of the player's tiles."""
    hinted: frozenset[Place]
    used: frozenset[int]
    """Slots of the rack whose dice are on the grid."""
    wrong: Sequence[Line]
    selected: tuple[Item, ...]
    given: Set[GridTile] = frozenset()
    """Tiles that cannot be moved."""

    def cell(self, place: Place, rect: QRect, shown: OpenGrid) -> Cell:
        """The cell of a place; `shown` is the part that is visible."""
        return Cell(rect, self._selectable(self._spoken(place, shown), place), self._tile(place))

    def die(self, slot: int, rect: QRect) -> Cell:
        """The cell of a slot of the rack."""
        letters, number = self.grid.puzzle.letters, slot + 1
        if slot >= len(letters):
            return Cell(rect, say("Rack slot {}, empty", number), Tile(kind=EMPTY))
        letter = letters[slot].upper()
        if slot in self.used:
            return Cell(rect, say("Die {}, {}, on the grid", number, letter), Tile(kind=EMPTY))
        return Cell(rect, self._selectable(say("Die {}, {}, on the rack", number, letter), slot), Tile(letter))

    def _tile(self, place: Place) -> Tile:
        letter = (self.grid.tiles if self.preview is None else self.preview).get(place)
        if letter is not None:
            return Tile(letter.upper(), selected=place in self.hinted, fixed=self._is_given(place))
        return Tile(kind=HINTED if place in self.hinted and self.preview is None else EMPTY)

    def _is_given(self, place: Place) -> bool:
        return place in self.grid.tiles and self.grid.tile_at(place) in self.given

    def _spoken(self, place: Place, shown: OpenGrid) -> str:
        where = say("row {}, column {}", place[0] - shown.top + 1, place[1] - shown.left + 1)
        if self.preview is not None and place in self.preview:
            return say("{} of the displayed solution, {}", self.preview[place].upper(), where)
        letter = self.grid.tiles.get(place) if self.preview is None else None
        if letter is None:
            return f"{say('Hint') if place in self.hinted else capitalised(say('empty'))}, {where}"
        text, tile = f"{letter.upper()}, {where}", self.grid.tile_at(place)
        if tile in self.given:
            text = say("{}, given", text)
        wrong = [line.text.upper() for line in self.wrong if tile in line.tiles]
        return ", ".join((say("{}, part of an invalid word: {}", text, wrong[0]), *wrong[1:])) if wrong else text

    def _selectable(self, spoken: str, item: Item) -> str:
        return say("{}, selected", spoken) if item in self.selected else spoken


PICTURE_TILE, PICTURE_GAP, WITH_RACK = 40, 8, (504, 324)
"""Pixels at 100 % of a picture of a grid, and of one with its rack."""
TUMBLE, GLOW = 420, 180
"""Milliseconds until the last of the rolling dice is still, and until a finished grid is outlined."""


class QLessBoardView(BoardWidget):
    """Knows what each cell shows and says, where the cursor is, and what is selected.

    The cells are the places of the visible grid, row by row, then the slots of the rack.
    """

    check_shown = Signal(object)
    """The check of the grid has changed; None while there is none."""
    rack_resized = Signal(int)
    """The new width of the tray."""

    def __init__(self) -> None:
        self.open_grid = OpenGrid()
        self.language = ENGLISH
        """The language of the words, whose letters are typed and rolled."""
        self.down = False
        """Whether typing continues down rather than across."""
        self.selection = Selection()
        self.preview: Mapping[Place, str] | None = None
        """The solution shown over the grid, if one is."""
        self.place: Place = (ROWS // 2, 2)
        """Place of the cursor on the open grid."""
        self._used_slots: frozenset[int] = frozenset()
        """Which of several equal dice are on the grid, as far as that is known: each layout completes it."""
        self._expected: OpenGrid | None = None
        """The board's own last edit, with the place of its tiles, until the session shows it."""
        self._hinted: frozenset[Place] = frozenset()
        self._given: frozenset[GridTile] = frozenset()
        self._checked: Checked | None = None
        self._layout = BoardLayout()
        self._smallest = QSize()
        self.empty_state: QLessEmptyState | None = None
        """Lies on the grid while there are no letters, from the next puzzle on."""
        self._crowded = False
        """Whether the empty state covers the whole board."""
        super().__init__(self.tr("Grid and rack"))
        self._tumble, self._glow = Transition(self, TUMBLE), Transition(self, GLOW)
        self.typed = TypedWord(lambda: self.open_grid, self)
        self.typed.ended.connect(self.refresh)
        self.cursor_moved.connect(self._on_cursor_moved)

    # what is shown

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Show a puzzle; as many of its tiles as possible stay where they are. Nothing is selected or marked."""
        expected, self._expected = self._expected, None
        if expected is not None and expected.puzzle == puzzle:
            self.open_grid = expected
        elif puzzle != self.open_grid.puzzle:
            before, self.open_grid = self.open_grid, self.open_grid.showing(puzzle)
            self.place = self.open_grid.place_to_go_on(before, self.place)
        self._checked = self.preview = None
        self.selection = Selection()
        self.refresh()
        self._keep_cursor()

    def held(self) -> object:
        return self.open_grid.puzzle, self.preview

    def show_check(self, checked: Checked | None) -> None:
        """Mark what is wrong with the grid, or that it is finished; None while neither is known."""
        finished = self._checked is not None and self._checked.finished
        before, self._checked = marks(self._checked, self._wrong_lines()), checked
        if marks(checked, self._wrong_lines()) != before:
            self.refresh()
        if checked is not None and checked.finished and not finished:
            self._glow.run()
        self.check_shown.emit(checked)

    def show_given(self, tiles: Collection[GridTile]) -> None:
        """Pin these tiles of the puzzle: they cannot be moved, and what they spell alone is no mistake."""
        self._given = frozenset(tiles)
        self.refresh()

    def show_hinted(self, places: Iterable[Place]) -> None:
        """Mark the cells that a hint is about."""
        hinted = frozenset(places)
        if hinted != self._hinted:
            self._hinted = hinted
            self.refresh()
            self._keep_cursor()

    def show_preview(self, grid: Mapping[Place, str] | None) -> None:
        """Show a solution in place of the player's tiles, which stay as they are; None ends it."""
        if grid is None and self.preview is None:
            return
        self.preview = grid
        self.refresh()
        self._keep_cursor()

    def select(self, items: Iterable[Item]) -> None:
        """Select those that can be moved: tiles, or dice if the first of them is one."""
        self.selection = Selection.of(filter(self.is_movable, items))
        self.refresh()

    def select_word(self) -> bool:
        """Select the word at the cursor, in typing direction if there is one; returns whether there is any."""
        words = words_at(self.open_grid.tiles, self.place, self.down)
        self.select(words[0] if words else ())
        return bool(words)

    def is_movable(self, item: Item) -> bool:
        """Whether the item is a tile of the grid or a die on the rack."""
        if isinstance(item, int):
            return item < len(self.open_grid.puzzle.letters) and item not in self._used_slots
        return item in self.open_grid.tiles and self.open_grid.tile_at(item) not in self._given

    def tumble(self) -> None:
        """Animate the dice of the rack as if they were rolling."""
        self._tumble.run()

    # cells

    def item_at(self, index: int) -> Item:
        """The place on the grid, or the slot of the rack, that a cell shows."""
        shown = self._shown
        slot = index - shown.rows * shown.columns
        return slot if slot >= 0 else (shown.top + index // shown.columns, shown.left + index % shown.columns)

    def place_of(self, index: int) -> Place | None:
        """The place on the grid that a cell shows; None for a slot of the rack."""
        item = self.item_at(index)
        return None if isinstance(item, int) else item

    def index_of(self, item: Item) -> int:
        """The cell that shows a place or a slot, or -1 if it is not visible."""
        shown = self._shown
        if isinstance(item, int):
            return shown.rows * shown.columns + item
        row, column = item[0] - shown.top, item[1] - shown.left
        visible = 0 <= row < shown.rows and 0 <= column < shown.columns
        return row * shown.columns + column if visible else -1

    @property
    def _shown(self) -> OpenGrid:
        """The grid, with the visible part that the preview, or a hint, needs."""
        if self.preview is not None:
            return self.open_grid.with_tiles(dict(self.preview))
        return self.open_grid.making_room(self._hinted) if self._hinted else self.open_grid

    def layout_cells(self) -> Sequence[Cell]:
        grid, before = self.open_grid, self._layout
        # here, so that each letter is painted once, on the grid or on the rack, whatever led to this layout
        self._used_slots = used_slots(grid.puzzle.letters, grid.tiles.values(), self._used_slots)
        self._layout = layout_for(self._shown, grid.slots, self.rect(), self.theme.scale)
        self.surroundings = QRectF(self._layout.tray)
        if self._layout.tray.width() != before.tray.width():
            self.rack_resized.emit(self._layout.tray.width())
        self.open_grid = grid.with_min_rows(self._layout.min_rows)
        shown = self._shown
        marked = Marked(
            self.open_grid, self.preview, self._hinted, self._used_slots, self._wrong_lines(), self.selection.items,
            self._given,
        )  # fmt: skip
        cells = [
            marked.cell(place, rect, shown) for place, rect in zip(shown.places(), self._layout.cells, strict=True)
        ]
        cells += [marked.die(slot, rect) for slot, rect in enumerate(self._layout.slots)]
        if self.empty_state is not None:
            self._crowded = self.empty_state.lie_on(self, self._layout.grid, not grid.puzzle.letters)
        smallest = smallest_size(shown, grid.slots, self.theme.scale)
        if smallest != self._smallest:
            self._smallest = smallest
            self.updateGeometry()
        return cells

    def _wrong_lines(self) -> list[Line]:
        lines = self._checked.lines if self._checked else ()
        wrong = [line for line in lines if not line.valid and not self.typed.includes(line)]
        return [line for line in wrong if not self._given.issuperset(line.tiles)]

    def minimumSizeHint(self) -> QSize:
        return self._smallest

    # the cursor

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.typed.end()

    def _on_cursor_moved(self, index: int) -> None:
        self.place = self.place_of(index) or self.place

    def _keep_cursor(self) -> None:
        """Keep the cursor at its place, or as near as possible, after the visible part moved."""
        self.set_cursor(self.index_of(self._shown.nearest_visible(self.place)))

    # painting

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        if not self._crowded and self.open_grid.rack:
            painting.paint_rack(painter, theme, self._layout)

    def paint_blank(self, painter: QPainter, theme: Theme, room: QRect) -> None:
        """Paint grid and rack with nothing on the tiles into `room`, which has the size of the board."""
        painting.paint_blank(painter, theme, room, self.open_grid, self._used_slots)

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        if self._crowded:
            return
        item, tile, rect = self.item_at(index), self.cells[index].tile, QRectF(self.cells[index].rect)
        grid, preview = self.open_grid, self.preview
        if isinstance(item, int):
            still = 0.4 + 0.6 * (item + 1) / max(1, len(self._layout.slots))
            if self._tumble.progress < still and tile.kind != EMPTY:
                rect, tile = painting.rolling(rect, tile, item, self._tumble.progress, self.language)
            paint_tile(painter, theme, rect, tile, lift, pressed)
        elif tile.kind == EMPTY:
            painting.paint_hollow(painter, theme, rect, item, grid, grid.tiles if preview is None else preview)
        elif preview is not None and grid.tiles.get(item) != preview.get(item):
            painting.paint_preview(painter, theme, rect, tile)
        else:
            paint_tile(painter, theme, rect, tile, lift, pressed)
            if item in grid.tiles and self._checked is not None and preview is None:
                painting.paint_finish(painter, theme, rect, grid.tile_at(item), self._checked, self._glow.progress)
        if not self.portrayed and preview is None and item in self.selection.items:
            shapes.paint_ring(painter, theme, rect, shapes.tile_radius(rect.width()), 3)

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        row, column = self.open_grid.origin
        for line in self._wrong_lines() if self.preview is None else ():
            ends = [self.index_of((row + tile.row, column + tile.column)) for tile in (line.tiles[0], line.tiles[-1])]
            if -1 not in ends:
                first, last = (QRectF(self.cells[index].rect) for index in ends)
                painting.paint_wrong(painter, theme, first, last, line.down, self._layout.gap)

    def paint_cursor(self, painter: QPainter, theme: Theme, cell: Cell) -> None:
        if not self.open_grid.puzzle.letters:  # a ring around a cell would cross the texts on the empty grid
            place = self.rect().adjusted(2, 2, -2, -2) if self._crowded else self._layout.tray
            shapes.outline(painter, QRectF(place), 16, theme.color("accent_text"), 2)
            return
        super().paint_cursor(painter, theme, cell)
        if self.place_of(self.cursor_index) is not None and cell is self.cells[self.cursor_index]:
            painting.paint_direction(painter, theme, QRectF(cell.rect), self.down)


def picture_of(puzzle: Puzzle, marked: str) -> QLessBoardView:
    """A picture of a grid for the help, with its rack unless every die is placed; nothing can be marked on it."""
    board = QLessBoardView()
    px = board.theme.px
    grid = OpenGrid(puzzle, rack=len(puzzle.tiles) < len(puzzle.letters)).centred()
    board.open_grid = grid
    width, height = (px(length) for length in WITH_RACK)
    if not grid.rack:
        tile = px(PICTURE_TILE) // PICTURE_GAP * PICTURE_GAP
        width, height = ((count - 1) * (tile + PICTURE_GAP) + tile for count in (grid.columns + 1, grid.rows))
    board.resize(width, height)
    board.show_puzzle(puzzle)
    return board
