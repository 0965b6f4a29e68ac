"""What a player can do with the tiles: each move as the grid that it leads to; no widgets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.q_less.open_grid import WIDEST, OpenGrid, Place, word_at
from qless_studio.engine.games.q_less.puzzle import Line
from qless_studio.engine.texts import say
from qless_studio.ui.work.signals import timer


@dataclass(frozen=True)
class Move:
    """A change of the grid: all tiles after it, and what goes with it."""

    tiles: Mapping[Place, str]
    text: str
    """Text for the undo menu."""
    slots: frozenset[int] = frozenset()
    """The dice of the rack that it places, to distinguish equal ones."""
    cursor: Place | None = None
    """Where the cursor goes; None: it stays."""
    goes_on: bool = False
    """Whether the cursor goes one cell further in typing direction."""
    selected: frozenset[Place] = frozenset()
    """The tiles selected after it."""


def place(grid: OpenGrid, letter: str, at: Place, slots: Collection[int] = (), *, goes_on: bool = False) -> Move:
    """Place a letter of the rack; `slots`: the die that it is."""
    return Move({**grid.tiles, at: letter}, say("Move"), frozenset(slots), goes_on=goes_on)


def place_dice(grid: OpenGrid, slots: Sequence[int], start: Place, down: bool) -> Move:
    """Lay dice of the rack as a word, in the order in which they were selected, past the tiles that are there."""
    after = with_laid(grid.tiles, [grid.puzzle.letters[slot] for slot in slots], start, down)
    return Move(after, say("Move"), frozenset(slots), max(after.keys() - grid.tiles.keys()), goes_on=True)


def lift(grid: OpenGrid, places: Collection[Place]) -> Move:
    """Return tiles to the rack."""
    tiles = {place: letter for place, letter in grid.tiles.items() if place not in places}
    return Move(tiles, say("Move"))


def lift_word(grid: OpenGrid, at: Place, down: bool) -> Move:
    """Return the word through a place to the rack; letters that another word needs stay."""
    return Move(without_word(grid.tiles, at, down), say("Move"))


def move_tile(grid: OpenGrid, start: Place, end: Place) -> Move:
    """Move a tile to another place, swapping it with a tile that is there."""
    tiles = dict(grid.tiles)
    letter = tiles.pop(start)
    if end in tiles:
        tiles[start] = tiles[end]
    return Move({**tiles, end: letter}, say("Move"))


def move_tiles(grid: OpenGrid, places: Collection[Place], rows: int, columns: int, cursor: Place) -> Move:
    """Move several tiles together, and the cursor; those that they cover return to the rack."""
    after = with_moved(grid.tiles, places, rows, columns)
    cursor = cursor[0] + rows, cursor[1] + columns
    return Move(after, say("Move"), cursor=cursor, selected=moved(places, rows, columns))


def step_tiles(grid: OpenGrid, places: Collection[Place], rows: int, columns: int, cursor: Place) -> Move | None:
    """Move tiles on until they cover no other tile; None if all would be too far apart then."""
    steps = free_steps(grid.tiles, places, rows, columns)
    move = move_tiles(grid, places, steps * rows, steps * columns, cursor)
    return None if max(grid.with_tiles(move.tiles).extent) > max(WIDEST, *grid.extent) else move


def moved(places: Collection[Place], rows: int, columns: int) -> frozenset[Place]:
    """The places this many rows down and columns to the right."""
    return frozenset((row + rows, column + columns) for row, column in places)


def with_moved(tiles: Mapping[Place, str], places: Collection[Place], rows: int, columns: int) -> dict[Place, str]:
    """The tiles after those at some places were moved; a tile that one of them covers is gone from the grid."""
    others = {place: letter for place, letter in tiles.items() if place not in places}
    return others | {(row + rows, column + columns): tiles[row, column] for row, column in places}


def free_steps(tiles: Mapping[Place, str], places: Collection[Place], rows: int, columns: int) -> int:
    """How many steps the tiles at some places must go in one direction until they cover no other tile; at least 1."""
    others = tiles.keys() - set(places)
    return next(n for n in count(1) if others.isdisjoint(moved(places, n * rows, n * columns)))


def with_laid(tiles: Mapping[Place, str], letters: Sequence[str], start: Place, down: bool) -> dict[Place, str]:
    """The tiles with letters laid one after the other from a place on, past those that are there."""
    laid, (row, column) = dict(tiles), start
    for letter in letters:
        while (row, column) in laid:
            row, column = (row + 1, column) if down else (row, column + 1)
        laid[row, column] = letter
    return laid


def with_slots_moved(slots: int, chosen: Collection[int], source: int, target: int) -> list[int]:
    """The order of the slots of a rack after the chosen ones were dragged, at `source`, to `target`."""
    others = [slot for slot in range(slots) if slot not in chosen]
    before = sum(slot < target or (slot == target and source < target) for slot in others)
    return [*others[:before], *sorted(chosen), *others[before:]]


def without_word(tiles: Mapping[Place, str], place: Place, down: bool) -> dict[Place, str]:
    """The tiles without the word through a place; letters that another word needs stay, unless all do."""
    run = word_at(tiles, place, down)
    if len(run) < 2:
        run = word_at(tiles, place, not down)
        down = not down
    if len(run) < 2:
        run = [place]
    crossing = {cell for cell in run if len(word_at(tiles, cell, not down)) > 1} if len(run) > 1 else set()
    lifted = [cell for cell in run if cell not in crossing] or run
    return {cell: letter for cell, letter in tiles.items() if cell not in lifted}


# The word being typed or laid, which is no mistake yet.

TYPING_MS, LAYING_MS = 1500, 4000
"""Milliseconds without a key, or a die laid with the mouse, after which a word counts as complete."""


class TypedWord(QObject):
    """The word being typed. Ends after a pause without a letter, and when the player turns to something else."""

    ended = Signal()
    """The word is complete, or was left."""

    def __init__(self, grid: Callable[[], OpenGrid], parent: QObject) -> None:
        super().__init__(parent)
        self._grid = grid
        self._place: Place | None = None
        """The letter typed or laid last; None: no word is being typed."""
        self._directions: tuple[bool, ...] = ()
        """Whether the word goes down or across, as far as that is known."""
        self._timer = timer(self, TYPING_MS, self.end)

    def go_on(self, place: Place, directions: tuple[bool, ...], milliseconds: int = TYPING_MS) -> None:
        """A letter comes to this place; more may follow."""
        self._place, self._directions = place, directions
        self._timer.start(milliseconds)

    def end(self) -> None:
        """End the word: what is typed next starts a new one."""
        if self._place is not None:
            self._timer.stop()
            self._place = None
            self.ended.emit()

    def includes(self, line: Line) -> bool:
        """Whether a run of the grid is this word, with dice left to go on."""
        place, grid = self._place, self._grid()
        if place is None or place not in grid.tiles or line.down not in self._directions or not grid.puzzle.rack:
            return False
        return grid.tile_at(place) in line.tiles
