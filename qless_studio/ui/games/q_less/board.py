"""The board to play on: drag, click or type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.engine.lexicon.languages import is_letter
from qless_studio.ui.games.q_less import moves
from qless_studio.ui.games.q_less.open_grid import WIDEST, Place, without_word, word_at
from qless_studio.ui.games.q_less.selection import SelectingBoard
from qless_studio.ui.style.tiles import EMPTY
from qless_studio.ui.widgets.board import navigation

ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
LEAVING = {*navigation.DIRECTIONS, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space, *ENTER}
"""Keys that end the word being typed."""


class QLessBoard(SelectingBoard):
    """Turns clicks, drags and keys into puzzles; shows one only when it comes back from the session."""

    puzzle_edited = Signal(object, str)
    """Puzzle, and the text for the undo menu."""
    letters_typed = Signal(str)
    """Letters typed while there are none yet."""
    preview_left = Signal()
    """The player turns back to the grid, which a displayed solution covers."""
    refused = Signal(str)
    """Why a key or a command does nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._pressed_again = False
        self.cell_activated.connect(self._on_activated)
        self.cell_dropped.connect(self._on_dropped)
        self.text_typed.connect(self._on_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(self._lift_chosen)

    # mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._end_typing()
        if self._preview is not None:
            self.preview_left.emit()
            return
        before, focused = self.cursor_index, self.hasFocus()
        super().mousePressEvent(event)
        self._pressed_again = focused and before == self.cursor_index

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in LEAVING:
            self._end_typing()
        if control and key in navigation.DIRECTIONS:
            columns, rows = navigation.DIRECTIONS[Qt.Key(key)]
            (self._step_tiles if self.selected_places else self.move_grid)(rows, columns)
        elif key in ENTER and not control and self.place_of(self.cursor_index) is not None and self._preview is None:
            self.refused.emit(self.tr("Type a letter to place a die here"))
        elif key == Qt.Key.Key_Space and not control:
            self.switch_direction()
        else:
            self._pressed_again = False
            super().keyPressEvent(event)

    def _on_activated(self, index: int) -> None:
        if self._preview is not None:
            self.preview_left.emit()
            return
        slot = index - self.slot_index(0)
        if self._selecting:
            return
        if slot < 0:
            self.clear_selection()
            if self._pressed_again:
                self.switch_direction()
        elif slot in self.selected_slots and len(self.selected_slots) > 1:
            self._place_dice(self.selected_slots, self._place)
        elif self.cells[index].tile.kind != EMPTY:
            self._place_letter(self.open_grid.puzzle.letters[slot], slot)

    def _on_typed(self, text: str) -> None:
        if not self.open_grid.puzzle.letters:
            self.letters_typed.emit(text)
            return
        if self._preview is not None:
            self.preview_left.emit()
        for letter in self.language.as_tiles(text).lower():
            if not is_letter(letter):
                self.refused.emit(self.tr("{} is not a letter").format(letter.upper()))
                return
            if self.open_grid.tiles.get(self._place) == letter:
                self._go_on_typing(self._place)
                self._step(1)
            elif self._on_rack(letter):
                self._go_on_typing(self._place)
                self._place_letter(letter)
            else:
                self.refused.emit(self.tr("No {} left on the rack").format(letter.upper()))
                return

    def _on_backspaced(self) -> None:
        if self._place not in self.open_grid.tiles and not self.selected:
            self._step(-1)
        self._lift_chosen()

    def _lift_chosen(self) -> None:
        """Return the selected tiles to the rack, or the one at the cursor."""
        tiles = self.open_grid.tiles
        places = self.selected_places or {self._place} & tiles.keys()
        if places:
            self._lift(places)
        else:
            self.refused.emit(self.tr("There is no tile to return to the rack"))

    def _on_dropped(self, source: int, target: int) -> None:
        start, end = self.place_of(source), self.place_of(target) if target >= 0 else None
        first = self.slot_index(0)
        if start is not None:
            places = self.selected_places or {start}
            if end is None:
                self._lift(places)
            elif len(places) == 1:
                self._move_tile(start, end)
            else:
                self._move_tiles(places, end[0] - start[0], end[1] - start[1])
        elif end is not None:
            slots = self.selected_slots or (source - first,)
            if len(slots) == 1:
                self._place_die(source - first, end)
            else:
                self._place_dice(slots, end)
        elif target >= 0:
            self._reorder(self.selected_slots or (source - first,), source - first, target - first)

    # edits

    def switch_direction(self) -> None:
        """Let typing continue in the other direction, across or down."""
        self.down = not self.down
        self.update()

    def move_grid(self, rows: int, columns: int) -> None:
        """Move all tiles, and the cursor with them, within the visible part."""
        after = self.open_grid.moved(rows, columns)
        if after is self.open_grid:
            self.refused.emit(self.tr("The grid is at the edge"))
            return
        self.open_grid = after
        self.refresh()
        self._keep_cursor()

    def centre_grid(self) -> None:
        """Move the tiles to the middle."""
        self.open_grid = self.open_grid.centred()
        self.refresh()
        self._keep_cursor()

    def clear_grid(self) -> None:
        """Return all tiles to the rack."""
        self._edit({}, self.tr("Clear grid"))

    def replace_tiles(self, tiles: Mapping[Place, str], undo_text: str) -> None:
        """Put exactly these tiles on the grid."""
        self._edit(dict(tiles), undo_text)

    def lift_word(self) -> None:
        """Return the word at the cursor to the rack; letters that another word needs stay."""
        tiles = self.open_grid.tiles
        if self._place in tiles:
            self._edit(without_word(tiles, self._place, self.down), self.tr("Lift word"))
        else:
            self.refused.emit(self.tr("There is no word at the cursor"))

    def select_word_at_cursor(self) -> None:
        """Select the word at the cursor, to be moved or returned to the rack."""
        self.setFocus()
        if not self.select_word():
            self.refused.emit(self.tr("There is no word at the cursor"))

    def words_at_cursor(self) -> list[str]:
        """The words through the tile at the cursor, or the one before it; the one in typing direction first."""
        tiles, (row, column) = self.open_grid.tiles, self._place
        before = (row - 1, column) if self.down else (row, column - 1)
        place = self._place if self._place in tiles else before
        runs = (word_at(tiles, place, down) for down in (self.down, not self.down))
        return ["".join(tiles[each] for each in run) for run in runs if len(run) > 1]

    def _on_rack(self, letter: str) -> bool:
        """Whether a die with this letter is left."""
        return Counter(self.open_grid.puzzle.letters)[letter] > Counter(self.open_grid.tiles.values())[letter]

    def _place_letter(self, letter: str, slot: int | None = None) -> None:
        """Place a letter of the rack at the cursor and advance; `slot` says which of several equal dice it is."""
        if slot is not None:
            self._used_slots |= {slot}
        self._edit({**self.open_grid.tiles, self._place: letter}, self.tr("Place {}").format(letter.upper()))
        self._step(1)

    def _place_die(self, slot: int, place: Place) -> None:
        letter = self.open_grid.puzzle.letters[slot]
        self._used_slots |= {slot}
        self._edit({**self.open_grid.tiles, place: letter}, self.tr("Place {}").format(letter.upper()))

    def _place_dice(self, slots: Sequence[int], start: Place) -> None:
        """Lay dice of the rack as a word, in the order in which they were selected, past the tiles that are there."""
        letters = [self.open_grid.puzzle.letters[slot] for slot in slots]
        before = self.open_grid.tiles
        after = moves.with_laid(before, letters, start, self.down)
        self._used_slots |= frozenset(slots)
        self._place = max(after.keys() - before.keys())
        self._edit(after, self.tr("Place dice"))
        self._step(1)

    def _lift(self, places: Collection[Place]) -> None:
        tiles = {place: letter for place, letter in self.open_grid.tiles.items() if place not in places}
        letters = [self.open_grid.tiles[place].upper() for place in places]
        self._edit(tiles, self.tr("Lift {}").format(letters[0]) if len(letters) == 1 else self.tr("Lift tiles"))

    def _move_tile(self, start: Place, end: Place) -> None:
        """Move a tile to another place, swapping it with a tile that is there."""
        tiles = dict(self.open_grid.tiles)
        letter = tiles.pop(start)
        if end in tiles:
            tiles[start] = tiles[end]
        self._edit({**tiles, end: letter}, self.tr("Move {}").format(letter.upper()))

    def _move_tiles(self, places: Collection[Place], rows: int, columns: int) -> None:
        """Move several tiles together; those that they cover return to the rack."""
        self._place = (self._place[0] + rows, self._place[1] + columns)
        self._edit(moves.with_moved(self.open_grid.tiles, places, rows, columns), self.tr("Move tiles"))
        self.select_places(moves.moved(places, rows, columns))

    def _step_tiles(self, rows: int, columns: int) -> None:
        """Move the selected tiles on until they cover no other tile."""
        places = self.selected_places
        steps = moves.free_steps(self.open_grid.tiles, places, rows, columns)
        grid = self.open_grid.with_tiles(moves.with_moved(self.open_grid.tiles, places, steps * rows, steps * columns))
        if max(grid.extent) > max(WIDEST, *self.open_grid.extent):
            self.refused.emit(self.tr("The tiles would be too far apart"))
        else:
            self._move_tiles(places, steps * rows, steps * columns)

    def _reorder(self, slots: Collection[int], source: int, target: int) -> None:
        """Move dice to another slot of the rack; the ones between move up."""
        puzzle = self.open_grid.puzzle
        order = moves.with_slots_moved(len(puzzle.letters), slots, source, target)
        self._used_slots = frozenset(new for new, old in enumerate(order) if old in self._used_slots)
        letters = "".join(puzzle.letters[slot] for slot in order)
        self.puzzle_edited.emit(Puzzle(letters, puzzle.tiles, puzzle.free), self.tr("Move die"))
        self.refresh()  # two equal dice that change places leave the puzzle as it is

    def _edit(self, tiles: dict[Place, str], undo_text: str) -> None:
        after = self.open_grid.with_tiles(tiles)
        if after.puzzle == self.open_grid.puzzle:  # all tiles moved together, which the puzzle does not record
            self.open_grid = after
            self.refresh()
        else:
            self._expected = after
            self.puzzle_edited.emit(after.puzzle, undo_text)
        self._keep_cursor()

    def _step(self, step: int) -> None:
        """Move the cursor in typing direction, unless that is not visible."""
        row, column = self._place
        self._place = (row + step, column) if self.down else (row, column + step)
        if self.index_of(self._place) < 0:
            self._place = (row, column)
        self.set_cursor(self.index_of(self._place))
