"""The cells of the board: the visible part of the open grid, and the rack below it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QRect, QSize, QTimer, Signal
from PySide6.QtGui import QFocusEvent

from qless_studio.engine.games.q_less.check import Checked, Line
from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.engine.games.q_less.puzzle import Tile as PlacedTile
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.ui.games.q_less.empty_state import QLessEmptyState
from qless_studio.ui.games.q_less.layout import BoardLayout, layout_for, smallest_size
from qless_studio.ui.games.q_less.open_grid import COLUMNS, ROWS, OpenGrid, Place, used_slots
from qless_studio.ui.style.tiles import EMPTY, HINTED, Tile
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cell import Cell

TYPING_MS = 1500
"""Milliseconds without a key after which a word counts as typed."""


class GridAndRack(BoardWidget):
    """Knows what each cell shows and says, and where the cursor is.

    The cells are those of the visible grid, row by row, then the slots of the rack.
    """

    typing_ended = Signal()
    """The word that was being typed is complete, or was left: `is_unfinished` has changed."""
    rack_resized = Signal(int)
    """The new width of the tray."""

    def __init__(self) -> None:
        self.open_grid = OpenGrid()
        self.language = ENGLISH
        """The language of the words, whose letters are typed and rolled."""
        self.down = False
        """Whether typing continues down rather than across."""
        self._place: Place = (ROWS // 2, 2)
        """Where the cursor is on the open grid."""
        self._used_slots: frozenset[int] = frozenset()
        """Which of several equal dice are on the grid, as far as that is known: each layout completes it."""
        self._expected: OpenGrid | None = None
        """The board's own last edit, with the place of its tiles, until the session shows it."""
        self._typed: Place | None = None
        """The letter typed last, while its word is being typed."""
        self._hinted: frozenset[Place] = frozenset()
        self._preview: Mapping[Place, str] | None = None
        self._checked: Checked | None = None
        self._layout = BoardLayout()
        self._smallest = QSize()
        self._empty_state: QLessEmptyState | None = None
        self._crowded = False
        """Whether the empty state covers the whole board."""
        super().__init__(self.tr("Grid and rack"))
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self._end_typing)
        self.cursor_moved.connect(self._on_cursor_moved)

    # what is shown

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Show a puzzle; as many of its tiles as possible stay where they are."""
        expected, self._expected = self._expected, None
        if expected is not None and expected.puzzle == puzzle:
            self.open_grid = expected
        elif puzzle != self.open_grid.puzzle:
            before, self.open_grid = self.open_grid, self.open_grid.showing(puzzle)
            self._place = self._place_to_go_on(before)
        self._checked = self._preview = None
        self.refresh()
        self._keep_cursor()

    def show_check(self, checked: Checked | None) -> None:
        """Mark what is wrong with the grid, or that it is finished; None while neither is known."""
        before, self._checked = self._marks(), checked
        if self._marks() != before:
            self.refresh()

    def _marks(self) -> object:
        """What a check changes on the board."""
        checked = self._checked
        if checked is None:
            return (), False, ()
        return tuple(self._wrong_lines()), checked.finished, checked.parts if len(checked.parts) > 1 else ()

    def show_hinted(self, places: Iterable[Place]) -> None:
        """Mark the cells that a hint is about."""
        hinted = frozenset(places)
        if hinted != self._hinted:
            self._hinted = hinted
            self.refresh()

    def show_preview(self, grid: Mapping[Place, str] | None) -> None:
        """Show a solution in place of the player's tiles, which stay as they are; None ends it."""
        if grid is None and self._preview is None:
            return
        self._preview = grid
        self.refresh()
        self._keep_cursor()

    def set_empty_state(self, widget: QLessEmptyState) -> None:
        """Show this widget on the grid while there are no letters, from the next puzzle on."""
        widget.setParent(self)
        self._empty_state = widget

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
        letters, tiles = self.open_grid.puzzle.letters, self.open_grid.tiles
        # here, so that each letter is painted once, on the grid or on the rack, whatever led to this layout
        self._used_slots = used_slots(letters, tiles.values(), self._used_slots)
        before, self._layout = self._layout, layout_for(self._shown, self._slots, self.rect(), self.theme.scale)
        if self._layout.tray.width() != before.tray.width():
            self.rack_resized.emit(self._layout.tray.width())
        self.open_grid = self.open_grid.with_min_rows(self._layout.min_rows)
        shown, cells = self._shown, []
        for place, rect in zip(shown.places(), self._layout.cells, strict=True):
            cells.append(Cell(rect, self._spoken(place, shown), self._tile(place)))
        for slot, rect in enumerate(self._layout.slots):
            cells.append(self._slot_cell(slot, rect))
        self._fit_empty_state()
        self._ask_for_room()
        return cells

    @property
    def _slots(self) -> int:
        """Slots of the rack; 0: there is none."""
        return (len(self.open_grid.puzzle.letters) or COLUMNS) if self.open_grid.rack else 0

    def _ask_for_room(self) -> None:
        smallest = smallest_size(self._shown, self._slots, self.theme.scale)
        if smallest != self._smallest:
            self._smallest = smallest
            self.updateGeometry()

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

    def _tile_of(self, place: Place) -> PlacedTile:
        row, column = self.open_grid.origin
        return PlacedTile(place[0] - row, place[1] - column, self.open_grid.tiles[place])

    def _wrong_lines(self) -> list[Line]:
        lines = self._checked.lines if self._checked else ()
        return [line for line in lines if not line.valid and not self.is_unfinished(line)]

    # the word being typed

    def is_unfinished(self, line: Line) -> bool:
        """Whether a run of the grid is still being typed: it is no mistake yet."""
        typed = self._typed
        if typed is None or typed not in self.open_grid.tiles or line.down != self.down:
            return False
        return self._tile_of(typed) in line.tiles

    def _go_on_typing(self, place: Place) -> None:
        """A letter was typed at a place, and others may follow."""
        self._typed = place
        self._typing.start()

    def _end_typing(self) -> None:
        if self._typed is not None:
            self._typing.stop()
            self._typed = None
            self.refresh()
            self.typing_ended.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._end_typing()

    def minimumSizeHint(self) -> QSize:
        return self._smallest

    # the cursor

    def _place_to_go_on(self, before: OpenGrid) -> Place:
        """Where the player looks after a change from elsewhere, such as Undo: the first place that has changed."""
        shown = self.open_grid
        if sorted(shown.puzzle.letters) == sorted(before.puzzle.letters):
            return min((place for place, _ in before.tiles.items() ^ shown.tiles.items()), default=self._place)
        return self._place if shown.tiles else (shown.top + shown.rows // 2, shown.left + 2)

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
