"""The board that one plays on: drag, click or type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.games.q_less.open_grid import OpenGrid, Place, without_word, word_at
from qless_studio.ui.games.q_less.view import BoardView
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.tiles import EMPTY, HINTED
from qless_studio.ui.widgets.board import navigation


class Board(BoardView):
    """Turns what the hands do into puzzles; shows one only once it comes back from the session."""

    puzzle_edited = Signal(object, str)
    """Puzzle, and what was done in a few words for the undo menu"""
    letters_typed = Signal(str)
    """Letters typed while there are none yet"""
    refused = Signal(str)
    """Why a letter cannot be laid"""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._again = False
        self.cell_activated.connect(self._on_activated)
        self.cell_dropped.connect(self._on_dropped)
        self.text_typed.connect(self._on_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(lambda: self._lift(self._at))

    @property
    def expected(self) -> OpenGrid | None:
        """Where the board wants the puzzle that it has just emitted."""
        return self._expected

    # mouse and keys

    def can_drag(self, index: int) -> bool:
        return self._preview is None and self.cells[index].tile.kind not in (EMPTY, HINTED)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        before, focused = self.cursor_index, self.hasFocus()
        super().mousePressEvent(event)
        self._again = focused and before == self.cursor_index

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and key in navigation.DIRECTIONS:
            columns, rows = navigation.DIRECTIONS[Qt.Key(key)]
            self.move_grid(rows, columns)
        elif key == Qt.Key.Key_Space and not control:
            self.turn()
        else:
            self._again = False
            super().keyPressEvent(event)

    def turn(self) -> None:
        """Typing goes the other way, across or down."""
        self.down = not self.down
        self.update()

    def move_grid(self, rows: int, columns: int) -> None:
        """Move all tiles, and the cursor with them, within what is in sight."""
        self.field = self.field.moved(rows, columns)
        self.refresh()
        self._pin()

    def centre_grid(self) -> None:
        """Bring the tiles into the middle."""
        self.field = self.field.centred()
        self.refresh()
        self._pin()

    def clear_grid(self) -> None:
        """Take all tiles back to the rack."""
        self._edit({}, self.tr("Clear grid"))

    def lay(self, tiles: Mapping[Place, str], words: str) -> None:
        """Put other tiles on the grid in place of those there."""
        self._edit(dict(tiles), words)

    def lift_word(self) -> None:
        """Take the word at the cursor back to the rack; letters that another word needs stay."""
        tiles = self.field.tiles
        if self._at in tiles:
            self._edit(without_word(tiles, self._at, self.down), self.tr("Lift word"))

    def words_at_cursor(self) -> list[str]:
        """The words through the tile at the cursor, or the one before it; that in which typing goes on first."""
        tiles, (row, column) = self.field.tiles, self._at
        before = (row - 1, column) if self.down else (row, column - 1)
        at = self._at if self._at in tiles else before
        runs = (word_at(tiles, at, down) for down in (self.down, not self.down))
        return ["".join(tiles[place] for place in run) for run in runs if len(run) > 1]

    def _on_activated(self, index: int) -> None:
        place = self.place_of(index)
        if place is not None:
            if self._again:
                self.turn()
        elif self.cells[index].tile.kind != EMPTY:
            slot = index - self.slot_index(0)
            self._lay(self.field.puzzle.letters[slot], slot)

    def _on_typed(self, text: str) -> None:
        if not self.field.puzzle.letters:
            self.letters_typed.emit(text)
            return
        for letter in text.lower():
            if not "a" <= letter <= "z":
                self.refused.emit(self.tr("{} is not a letter from A to Z").format(letter.upper()))
                return
            if self.field.tiles.get(self._at) == letter:
                self._step(1)
            elif self._free(letter):
                self._lay(letter)
            else:
                self.refused.emit(self.tr("No {} left on the rack").format(letter.upper()))
                return

    def _free(self, letter: str) -> bool:
        return Counter(self.field.puzzle.letters)[letter] > Counter(self.field.tiles.values())[letter]

    def _lay(self, letter: str, slot: int | None = None) -> None:
        """Put a letter of the rack at the cursor and go on."""
        self._take(slot)
        self._edit({**self.field.tiles, self._at: letter}, self.tr("Place {}").format(letter.upper()))
        self._step(1)

    def _on_backspaced(self) -> None:
        if self._at not in self.field.tiles:
            self._step(-1)
        self._lift(self._at)

    def _lift(self, place: Place) -> None:
        tiles = self.field.tiles
        if place in tiles:
            letter = tiles.pop(place)
            self._edit(tiles, self.tr("Lift {}").format(letter.upper()))

    def _on_dropped(self, source: int, target: int) -> None:
        start, end = self.place_of(source), self.place_of(target) if target >= 0 else None
        tiles, letters = self.field.tiles, self.field.puzzle.letters
        if start is None and end is None:
            if target >= 0:
                self._reorder(source - self.slot_index(0), target - self.slot_index(0))
        elif start is None:
            slot = source - self.slot_index(0)
            self._take(slot)
            self._edit({**tiles, end: letters[slot]}, self.tr("Place {}").format(letters[slot].upper()))
        elif end is None:
            self._lift(start)
        else:
            letter = tiles.pop(start)
            if end in tiles:
                tiles[start] = tiles[end]
            self._edit({**tiles, end: letter}, self.tr("Move {}").format(letter.upper()))

    def _reorder(self, source: int, target: int) -> None:
        """Put a die of the rack at another place; the ones between move up."""
        letters = list(self.field.puzzle.letters)
        if target < len(letters):
            letters.insert(target, letters.pop(source))
            order = list(range(len(letters)))
            order.insert(target, order.pop(source))
            self._used = frozenset(new for new, old in enumerate(order) if old in self._used)
            puzzle = Puzzle("".join(letters), self.field.puzzle.tiles, self.field.puzzle.free)
            self.puzzle_edited.emit(puzzle, self.tr("Move die"))

    def _take(self, slot: int | None) -> None:
        """Note which of several equal dice is the one to be laid."""
        if slot is not None:
            self._used |= {slot}

    def _edit(self, tiles: dict[Place, str], words: str) -> None:
        after = self.field.with_tiles(tiles)
        if after.puzzle == self.field.puzzle:  # the tiles as a whole lie elsewhere: nothing that a puzzle knows
            self.field = after
            self.refresh()
        else:
            self._expected = after
            self.puzzle_edited.emit(after.puzzle, words)
        self._pin()

    def _step(self, step: int) -> None:
        row, column = self._at
        self._at = (row + step, column) if self.down else (row, column + step)
        if self.index_of(self._at) < 0:
            self._at = (row, column)
        self.set_cursor(self.index_of(self._at))
