"""The board to play on: drag, click or type, one tile or several that were selected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from qless_studio.engine.games.q_less.open_grid import OpenGrid, Place, between, words_at
from qless_studio.engine.games.q_less.puzzle import Checked, LineState, Puzzle
from qless_studio.engine.lexicon.languages import is_letter
from qless_studio.engine.texts import say
from qless_studio.ui.games.q_less import moves
from qless_studio.ui.games.q_less.moves import LAYING_MS
from qless_studio.ui.games.q_less.view import QLessBoardView
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.board.cells import DIRECTIONS


class LaidDice(QObject):
    """The dice on a board that no answer was given to yet."""

    def __init__(self, board: QLessBoardView) -> None:
        super().__init__(board)
        self._board = board
        self._places: frozenset[Place] = frozenset()
        self._checked: Checked | None = None
        board.check_shown.connect(self.answer)
        board.typed.ended.connect(self._on_typing_ended)

    def add(self, places: Iterable[Place]) -> None:
        self._places, self._checked = self._places.union(places), None

    def forget(self) -> None:
        """Show no answer any more."""
        self._places = frozenset()
        self._board.reaction.clear()

    def answer(self, checked: Checked | None) -> None:
        """Answer by what the check says of the grid; a word being typed is answered once it is."""
        self._checked = checked
        if checked is None or not self._places:
            return
        board, grid = self._board, self._board.open_grid
        row, column = grid.origin
        runs = [(line, [(row + tile.row, column + tile.column) for tile in line.tiles]) for line in checked.lines]
        runs = [(line, places) for line, places in runs if self._places.intersection(places)]
        typed = [places for line, places in runs if not line.valid and board.typed.includes(line)]
        wrong = [(line, places) for line, places in runs if not line.valid and places not in typed]
        words = [(line, places) for line, places in runs if line.state is LineState.WORD]
        self._places = self._places.intersection(chain.from_iterable(typed))
        shown = wrong or words
        if not shown:
            return
        places = dict.fromkeys(place for _, run in shown for place in run)
        if checked.finished:
            places = {**dict.fromkeys(sorted(grid.tiles.keys() - places)), **places}
        placed = say("{} of {}", len(grid.tiles), len(grid.puzzle.letters))
        board.reaction.show(tuple(places), not wrong, "" if wrong else placed)
        said = [say("{}: {}", line.text.upper(), say(line.state.value)) for line, _ in shown]
        announce(board, ", ".join([*said, *([] if wrong else [placed])]))

    def _on_typing_ended(self) -> None:
        self.answer(self._checked)


CONTROL, SHIFT, KEYS = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier, Qt.Key
ENTER = {KEYS.Key_Return, KEYS.Key_Enter}
LEAVING = {*DIRECTIONS, KEYS.Key_Home, KEYS.Key_End, KEYS.Key_Space, *ENTER}
"""Keys that end the word being typed."""
KEEPING = {KEYS.Key_Shift, KEYS.Key_Control, KEYS.Key_Delete, KEYS.Key_Backspace, *ENTER}
"""Keys that leave the selection to what is done with it."""


class QLessBoard(QLessBoardView):
    """Turns clicks, drags and keys into puzzles; shows one only when it comes back from the session.

    A drag over empty cells and Shift with an arrow or a click select all between two cells, Ctrl and a click one cell
    more or less, a double click the word. Escape, and whatever has nothing to do with the selection, ends it.
    """

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
        self._anchor = -1
        """The cell from which Shift selects; -1: the one with the cursor."""
        self._selecting = False
        """Whether the mouse button that is held down has selected something."""
        self._pressed_again = False
        self._laid = LaidDice(self)
        self.cell_activated.connect(self._on_activated)
        self.cell_dragged_over.connect(self._on_dragged_over)
        self.cell_dropped.connect(self._on_dropped)
        self.text_typed.connect(self._on_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(self._lift_chosen)

    def show_puzzle(self, puzzle: Puzzle) -> None:
        self._anchor = -1
        if self._expected is None or self._expected.puzzle != puzzle:
            self._laid.forget()
        super().show_puzzle(puzzle)

    # mouse and keys

    def cells_to_drag(self, index: int, at: QPointF) -> Sequence[int]:
        item, items = self.item_at(index), self.selection.items
        if self.preview is not None or not self.is_movable(item):
            return ()
        return [*map(self.index_of, items)] if item in items else (index,)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pressed = self.cell_at(event.position())
        if pressed < 0 or self.place_of(pressed) is not None:  # a die of the rack may go on with the word
            self.typed.end()
        if self.preview is not None:
            self.preview_left.emit()
            return
        before, focused = self.cursor_index, self.hasFocus()
        self._selecting = False
        if event.button() == Qt.MouseButton.LeftButton:
            self._press(event)
        else:
            super().mousePressEvent(event)
        self._pressed_again = focused and before == self.cursor_index

    def _press(self, event: QMouseEvent) -> None:
        index, modifiers = self.cell_at(event.position()), event.modifiers()
        if modifiers & CONTROL and index >= 0 and self.is_movable(self.item_at(index)):
            self.set_cursor(index)
            self.select(self.selection.with_or_without(self.item_at(index)))
        elif modifiers & SHIFT and index >= 0:
            anchor = self.cursor_index if self._anchor < 0 else self._anchor
            super().mousePressEvent(event)
            self._select_from(anchor, index)
            self._selecting = True
        else:
            if index < 0 or self.item_at(index) not in self.selection.items:
                self._select_nothing()
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        place = self.place_of(self.cursor_index)
        if self.preview is None and place in self.open_grid.tiles and self.cell_at(event.position()) >= 0:
            self._selecting = self.select_word()

    def _on_dragged_over(self, index: int) -> None:
        self._selecting = True
        self.select(between(self.item_at(self.cursor_index), self.item_at(index)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control, shift = event.key(), event.modifiers() & CONTROL, event.modifiers() & SHIFT
        if key in LEAVING:
            self.typed.end()
        if control and key in DIRECTIONS:
            columns, rows = DIRECTIONS[Qt.Key(key)]
            self.move_grid(rows, columns, self.selection.places)
        elif key in ENTER and not control and self.place_of(self.cursor_index) is not None and self.preview is None:
            self.refused.emit(self.tr("Type a letter to place a die here"))
        elif key == KEYS.Key_Space and not control:
            self.switch_direction()
        elif key == KEYS.Key_Escape and self.selection.items:
            self._select_nothing()
        elif key in DIRECTIONS and shift:
            anchor = self.cursor_index if self._anchor < 0 else self._anchor
            super().keyPressEvent(event)
            self._select_from(anchor, self.cursor_index)
        else:
            if key not in KEEPING and not control:
                self._select_nothing()
            super().keyPressEvent(event)

    def _select_from(self, anchor: int, index: int) -> None:
        self._anchor = anchor
        self.select(between(self.item_at(anchor), self.item_at(index)))

    def _select_nothing(self) -> None:
        self._anchor = -1
        if self.selection.items:
            self.select(())

    def _on_activated(self, index: int) -> None:
        if self.preview is not None:
            self.preview_left.emit()
            return
        item, slots = self.item_at(index), self.selection.slots
        if self._selecting:
            return
        if not isinstance(item, int):
            self._select_nothing()
            if self._pressed_again:
                self.switch_direction()
        elif item in slots and len(slots) > 1:
            self._make(moves.place_dice(self.open_grid, slots, self.place, self.down))
        elif self.is_movable(item):
            letter = self.open_grid.puzzle.letters[item]
            self.typed.go_on(self.place, (self.down,), LAYING_MS)
            self._make(moves.place(self.open_grid, letter, self.place, (item,), goes_on=True))

    def _on_typed(self, text: str) -> None:
        if not self.open_grid.puzzle.letters:
            self.letters_typed.emit(text)
            return
        if self.preview is not None:
            self.preview_left.emit()
        for letter in self.language.as_tiles(text).lower():
            grid, place = self.open_grid, self.place
            there = grid.tiles.get(place) == letter
            left = Counter(grid.puzzle.letters)[letter] > Counter(grid.tiles.values())[letter]
            if not is_letter(letter) or not (there or left):
                why = self.tr("No {} left on the rack") if is_letter(letter) else self.tr("{} is not a letter")
                self.reaction.show([place], False)
                self.refused.emit(why.format(letter.upper()))
                return
            self.typed.go_on(place, (self.down,))
            if there:
                self._step(1)
            else:
                self._make(moves.place(grid, letter, place, goes_on=True))

    def _on_backspaced(self) -> None:
        if self.place not in self.open_grid.tiles and not self.selection.items:
            self._step(-1)
        self._lift_chosen()

    def _lift_chosen(self) -> None:
        """Return the selected tiles to the rack, or the one at the cursor."""
        places = self.selection.places or {self.place} & self.open_grid.tiles.keys()
        if places:
            self._make(moves.lift(self.open_grid, places))
        else:
            self.refused.emit(self.tr("There is no tile to return to the rack"))

    def _on_dropped(self, source: int, target: int) -> None:
        start, end, grid = self.item_at(source), self.item_at(target) if target >= 0 else None, self.open_grid
        places, slots = self.selection.places, self.selection.slots
        if not isinstance(start, int):
            if end is None or isinstance(end, int):
                self._make(moves.lift(grid, places or {start}))
            elif len(places) > 1:
                self._make(moves.move_tiles(grid, places, end[0] - start[0], end[1] - start[1], self.place))
            else:
                self._make(moves.move_tile(grid, start, end))
        elif isinstance(end, int):
            self._reorder(slots or (start,), start, end)
        elif end is not None and len(slots) > 1:
            self._make(moves.place_dice(grid, slots, end, self.down))
        elif end is not None:
            self.typed.go_on(end, (False, True), LAYING_MS)
            self._make(moves.place(grid, grid.puzzle.letters[start], end, (start,)))

    # edits

    def switch_direction(self) -> None:
        """Let typing continue in the other direction, across or down."""
        self.down = not self.down
        self.update()

    def move_grid(self, rows: int, columns: int, places: Collection[Place] = ()) -> None:
        """Move all tiles, and the cursor with them, within the visible part; or these until they cover no other."""
        after = self.open_grid.moved(rows, columns)
        move = moves.step_tiles(self.open_grid, places, rows, columns, self.place) if places else None
        if move is not None:
            self._make(move)
        elif places:
            self.refused.emit(self.tr("The tiles would be too far apart"))
        elif after is self.open_grid:
            self.refused.emit(self.tr("The grid is at the edge"))
        else:
            self.show_at(after)

    def show_at(self, grid: OpenGrid) -> None:
        """Show the same tiles elsewhere in the visible part."""
        self.open_grid = grid
        self.refresh()
        self._keep_cursor()

    def replace_tiles(self, tiles: Mapping[Place, str], undo_text: str) -> None:
        """Put exactly these tiles on the grid."""
        self._make(moves.Move(tiles, undo_text))

    def words_at_cursor(self) -> list[str]:
        """The words through the tile at the cursor, or the one before it; the one in typing direction first."""
        tiles, (row, column) = self.open_grid.tiles, self.place
        before = (row - 1, column) if self.down else (row, column - 1)
        place = self.place if self.place in tiles else before
        return ["".join(tiles[each] for each in word) for word in words_at(tiles, place, self.down)]

    def _reorder(self, slots: Collection[int], source: int, target: int) -> None:
        """Move dice to another slot of the rack; the ones between move up."""
        puzzle = self.open_grid.puzzle
        order = moves.with_slots_moved(len(puzzle.letters), slots, source, target)
        self._used_slots = frozenset(new for new, old in enumerate(order) if old in self._used_slots)
        letters = "".join(puzzle.letters[slot] for slot in order)
        self.puzzle_edited.emit(Puzzle(letters, puzzle.tiles, puzzle.free), self.tr("Move"))
        self.refresh()  # two equal dice that change places leave the puzzle as it is

    def _make(self, move: moves.Move) -> None:
        if Counter(move.tiles.values()) - Counter(self.open_grid.puzzle.letters):
            return  # these dice are gone: the puzzle could not be read again
        before, after = self.open_grid.tiles, self.open_grid.with_tiles(move.tiles)
        self.reaction.clear()
        self._used_slots |= move.slots
        self.place = move.cursor or self.place
        if after.puzzle == self.open_grid.puzzle:  # all tiles moved together, which the puzzle does not record
            self.open_grid = after
            self.refresh()
        else:
            self._expected = after
            self._laid.add(place for place, letter in move.tiles.items() if before.get(place) != letter)
            self.puzzle_edited.emit(after.puzzle, move.text)
        self._keep_cursor()
        if move.goes_on:
            self._step(1)
        if move.selected:
            self.select(move.selected)

    def _step(self, step: int) -> None:
        """Move the cursor in typing direction, unless that is not visible."""
        row, column = self.place
        place = (row + step, column) if self.down else (row, column + step)
        if self.index_of(place) >= 0:
            self.place = place
        self.set_cursor(self.index_of(self.place))
