"""The board to play on: drag, click or type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.games.q_less.open_grid import Place, without_word, word_at
from qless_studio.ui.games.q_less.view import QLessBoardView
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.tiles import EMPTY, HINTED
from qless_studio.ui.widgets.board import navigation

LEAVING = {
    *navigation.DIRECTIONS,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
}
"""Keys that end the word being typed."""


class QLessBoard(QLessBoardView):
    """Turns clicks, drags and keys into puzzles; shows one only when it comes back from the session."""

    puzzle_edited = Signal(object, str)
    """Puzzle, and the text for the undo menu."""
    letters_typed = Signal(str)
    """Letters typed while there are none yet."""
    preview_left = Signal()
    """The player turns back to the grid, which a displayed solution covers."""
    refused = Signal(str)
    """Why a letter cannot be placed."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._pressed_again = False
        self.cell_activated.connect(self._on_activated)
        self.cell_dropped.connect(self._on_dropped)
        self.text_typed.connect(self._on_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(self._on_deleted)

    # mouse and keys

    def can_drag(self, index: int) -> bool:
        return self._preview is None and self.cells[index].tile.kind not in (EMPTY, HINTED)

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
            self.move_grid(rows, columns)
        elif key == Qt.Key.Key_Space and not control:
            self.switch_direction()
        else:
            self._pressed_again = False
            super().keyPressEvent(event)

    def _on_activated(self, index: int) -> None:
        if self._preview is not None:
            self.preview_left.emit()
            return
        place = self.place_of(index)
        if place is not None:
            if self._pressed_again:
                self.switch_direction()
        elif self.cells[index].tile.kind != EMPTY:
            slot = index - self.slot_index(0)
            self._place_letter(self.open_grid.puzzle.letters[slot], slot)

    def _on_typed(self, text: str) -> None:
        if not self.open_grid.puzzle.letters:
            self.letters_typed.emit(text)
            return
        if self._preview is not None:
            self.preview_left.emit()
        for letter in text.lower():
            if not "a" <= letter <= "z":
                self.refused.emit(self.tr("{} is not a letter from A to Z").format(letter.upper()))
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
        if self._place not in self.open_grid.tiles:
            self._step(-1)
        self._lift(self._place)

    def _on_deleted(self) -> None:
        self._lift(self._place)

    def _on_dropped(self, source: int, target: int) -> None:
        start, end = self.place_of(source), self.place_of(target) if target >= 0 else None
        if start is not None and end is not None:
            self._move_tile(start, end)
        elif start is not None:
            self._lift(start)
        elif end is not None:
            slot = source - self.slot_index(0)
            letter = self.open_grid.puzzle.letters[slot]
            self._used_slots |= {slot}
            self._edit({**self.open_grid.tiles, end: letter}, self.tr("Place {}").format(letter.upper()))
        elif target >= 0:
            self._reorder(source - self.slot_index(0), target - self.slot_index(0))

    # edits

    def switch_direction(self) -> None:
        """Let typing continue in the other direction, across or down."""
        self.down = not self.down
        self.update()

    def move_grid(self, rows: int, columns: int) -> None:
        """Move all tiles, and the cursor with them, within the visible part."""
        self.open_grid = self.open_grid.moved(rows, columns)
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

    def _lift(self, place: Place) -> None:
        tiles = dict(self.open_grid.tiles)
        if place in tiles:
            letter = tiles.pop(place)
            self._edit(tiles, self.tr("Lift {}").format(letter.upper()))

    def _move_tile(self, start: Place, end: Place) -> None:
        """Move a tile to another place, swapping it with a tile that is there."""
        tiles = dict(self.open_grid.tiles)
        letter = tiles.pop(start)
        if end in tiles:
            tiles[start] = tiles[end]
        self._edit({**tiles, end: letter}, self.tr("Move {}").format(letter.upper()))

    def _reorder(self, source: int, target: int) -> None:
        """Move a die to another slot of the rack; the ones between move up."""
        puzzle = self.open_grid.puzzle
        letters = list(puzzle.letters)
        if target < len(letters):
            letters.insert(target, letters.pop(source))
            order = list(range(len(letters)))
            order.insert(target, order.pop(source))
            self._used_slots = frozenset(new for new, old in enumerate(order) if old in self._used_slots)
            self.puzzle_edited.emit(Puzzle("".join(letters), puzzle.tiles, puzzle.free), self.tr("Move die"))
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
