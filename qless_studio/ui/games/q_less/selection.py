"""Tiles of the grid, or dice of the rack, that are selected to be moved together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.games.q_less.open_grid import Place, word_at
from qless_studio.ui.games.q_less.view import QLessBoardView
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.tiles import EMPTY, HINTED
from qless_studio.ui.widgets.board import navigation
from qless_studio.ui.widgets.board.cell import Cell

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEYS = Qt.Key
KEEPING = {KEYS.Key_Shift, KEYS.Key_Control, KEYS.Key_Delete, KEYS.Key_Backspace, KEYS.Key_Return, KEYS.Key_Enter}
"""Keys that leave the selection to what is done with it."""


class SelectingBoard(QLessBoardView):
    """Selects by mouse and keyboard; what is done with the selection is the subclass's affair.

    A drag over empty cells and Shift with an arrow or a click select all between two cells, Ctrl and a click one cell
    more or less, a double click the word. Escape, and whatever has nothing to do with the selection, ends it.
    """

    def __init__(self) -> None:
        self.selected_places: frozenset[Place] = frozenset()
        """The tiles of the grid that are selected."""
        self.selected_slots: tuple[int, ...] = ()
        """The dice of the rack that are selected, in the order of the clicks; not both tiles and dice."""
        self._anchor = -1
        """The cell from which Shift selects; -1: the one with the cursor."""
        self._selecting = False
        """Whether the mouse button that is held down has selected something."""
        super().__init__()
        self.cell_dragged_over.connect(self._on_dragged_over)

    # the selection

    def select(self, indices: Iterable[int]) -> None:
        """Select those of the cells that can be moved: tiles, or dice if the first of them is one."""
        movable = [index for index in indices if self._movable(index)]
        places = [self.place_of(index) for index in movable]
        on_grid = bool(places) and places[0] is not None
        self.selected_places = frozenset(place for place in places if place is not None and on_grid)
        first = self.slot_index(0)
        self.selected_slots = tuple(index - first for index in movable if index >= first and not on_grid)
        self.refresh()

    def _select_one_more(self, index: int) -> None:
        """Add a cell to the selection, as the last one, or take it out; among cells of the other kind it is alone."""
        alike = [each for each in self.selected if (self.place_of(each) is None) == (self.place_of(index) is None)]
        self.select([each for each in alike if each != index] if index in alike else [*alike, index])

    def select_places(self, places: Iterable[Place]) -> None:
        """Select the tiles at these places."""
        self.select(sorted(map(self.index_of, places)))

    def select_word(self) -> bool:
        """Select the word at the cursor, in typing direction if there is one; returns whether there is any."""
        tiles = self.open_grid.tiles
        words = [word_at(tiles, self._place, down) for down in (self.down, not self.down)]
        word = next((word for word in words if len(word) > 1), [])
        self.select_places(word)
        return bool(word)

    def clear_selection(self) -> None:
        """Select nothing."""
        self._anchor = -1
        if self.selected:
            self.select(())

    @property
    def selected(self) -> list[int]:
        """The cells that are selected."""
        return [*map(self.index_of, self.selected_places), *map(self.slot_index, self.selected_slots)]

    def _movable(self, index: int) -> bool:
        return 0 <= index < len(self.cells) and self.cells[index].tile.kind not in (EMPTY, HINTED)

    def _between(self, start: int, end: int) -> Iterable[int]:
        """The cells of the rectangle between two cells of the grid, or between two slots; else only the second."""
        first, last = self.place_of(start), self.place_of(end)
        if first is None or last is None:
            return range(min(start, end), max(start, end) + 1) if first == last else (end,)
        rows, columns = (sorted(pair) for pair in zip(first, last, strict=True))
        return (
            self.index_of((row, column))
            for row in range(rows[0], rows[1] + 1)
            for column in range(columns[0], columns[1] + 1)
        )

    # what the board shows

    def show_puzzle(self, puzzle: Puzzle) -> None:
        self._anchor = -1
        self.selected_places, self.selected_slots = frozenset(), ()
        super().show_puzzle(puzzle)

    def layout_cells(self) -> Sequence[Cell]:
        cells = list(super().layout_cells())
        for index in self.selected:
            cells[index] = replace(cells[index], spoken=self.tr("{}, selected").format(cells[index].spoken))
        return cells

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        super().paint_cell(painter, theme, index, lift, pressed)
        if not self.portrayed and self._preview is None and index in self.selected:
            rect = QRectF(self.cells[index].rect)
            shapes.paint_ring(painter, theme, rect, shapes.tile_radius(rect.width()), 3)

    # mouse and keys

    def can_drag(self, index: int) -> bool:
        return self._preview is None and self._movable(index)

    def dragged_cells(self, source: int) -> Sequence[int]:
        selected = self.selected
        return selected if source in selected else (source,)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index, modifiers = self.cell_at(event.position()), event.modifiers()
        self._selecting = False
        if event.button() != Qt.MouseButton.LeftButton or self._preview is not None:
            super().mousePressEvent(event)
        elif modifiers & CONTROL and self._movable(index):
            self.set_cursor(index)
            self._select_one_more(index)
        elif modifiers & SHIFT and index >= 0:
            anchor = self.cursor_index if self._anchor < 0 else self._anchor
            super().mousePressEvent(event)
            self._anchor, self._selecting = anchor, True
            self.select(self._between(anchor, index))
        else:
            if index not in self.selected:
                self.clear_selection()
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        place = self.place_of(self.cursor_index)
        if self._preview is None and place in self.open_grid.tiles and self.cell_at(event.position()) >= 0:
            self._selecting = self.select_word()

    def _on_dragged_over(self, index: int) -> None:
        self._selecting = True
        self.select(self._between(self.cursor_index, index))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        if key == KEYS.Key_Escape and self.selected:
            self.clear_selection()
        elif key in navigation.DIRECTIONS and modifiers & SHIFT and not modifiers & CONTROL:
            anchor = self.cursor_index if self._anchor < 0 else self._anchor
            super().keyPressEvent(event)
            self._anchor = anchor
            self.select(self._between(anchor, self.cursor_index))
        else:
            if key not in KEEPING and not modifiers & CONTROL:
                self.clear_selection()
            super().keyPressEvent(event)
