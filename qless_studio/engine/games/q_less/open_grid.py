"""Where tiles lie on a grid without edges, its visible part, how edits change it (docs/decisions/021)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from qless_studio.engine.games.q_less.puzzle import Puzzle, Tile, tiles_of

Place = tuple[int, int]
"""Row and column on the open grid, which has no edge: they may be negative."""
ROWS, COLUMNS = 7, 12
"""The minimum size of the visible part."""
WIDEST = 20
"""Columns of the rack; further tiles go onto a second row."""
SIDES = 9, 15
"""The shortest and the longest side of the square of a free game, whose rack has as many columns."""


def field_of(puzzle: Puzzle) -> Place:
    """Rows and columns of the visible part that a puzzle needs from the beginning.

    A free game is laid out in all directions, so that it has a square: with 21 tiles of 11 by 11.
    """
    letters = len(puzzle.letters)
    if puzzle.free:
        side = min(max(SIDES[0], round(2.4 * math.sqrt(letters))), SIDES[1])
        return side, side
    return ROWS, max(COLUMNS, min(letters, WIDEST))


@dataclass(frozen=True)
class OpenGrid:
    """A puzzle at its place on the open grid, and which part of the grid is visible."""

    puzzle: Puzzle = field(default_factory=Puzzle)
    origin: Place = (0, 0)
    """The place of the puzzle's row 0, column 0."""
    top: int = 0
    left: int = 0
    home: Place | None = None
    """Where the visible part was before it had to make room for tiles, and returns once they are gone; None: here."""
    min_rows: int = ROWS
    """Visible rows even when the tiles need fewer."""
    rack: bool = True
    """Whether there is a rack: then the grid is as large as the game may need, otherwise as large as the tiles do."""

    @cached_property
    def rows(self) -> int:
        """Visible rows: one more than needed on each side."""
        return max(self.min_rows if self.rack else 0, self.extent[0] + 2)

    @cached_property
    def columns(self) -> int:
        """Visible columns: one more than needed on each side, and at least as many as the rack has."""
        return max(field_of(self.puzzle)[1] if self.rack else 0, self.extent[1] + 2)

    @cached_property
    def tiles(self) -> Mapping[Place, str]:
        """The letters on the grid by place."""
        row, column = self.origin
        return {(row + tile.row, column + tile.column): tile.letter for tile in self.puzzle.tiles}

    @cached_property
    def extent(self) -> Place:
        """Rows and columns that the tiles take up."""
        tiles = self.puzzle.tiles
        return max((tile.row + 1 for tile in tiles), default=0), max((tile.column + 1 for tile in tiles), default=0)

    @property
    def slots(self) -> int:
        """Slots of the rack; 0: there is none."""
        return (len(self.puzzle.letters) or COLUMNS) if self.rack else 0

    def tile_at(self, place: Place) -> Tile:
        """The tile at a place, in the coordinates of the puzzle."""
        return Tile(place[0] - self.origin[0], place[1] - self.origin[1], self.tiles[place])

    def place_to_go_on(self, before: OpenGrid, place: Place) -> Place:
        """Where the player looks after a change from elsewhere, such as Undo: the first place that has changed."""
        if sorted(self.puzzle.letters) == sorted(before.puzzle.letters):
            return min((each for each, _ in before.tiles.items() ^ self.tiles.items()), default=place)
        return place if self.tiles else (self.top + self.rows // 2, self.left + 2)

    def nearest_visible(self, place: Place) -> Place:
        """The place itself, if it is visible, otherwise the nearest one that is."""
        row = min(max(place[0], self.top), self.top + self.rows - 1)
        return row, min(max(place[1], self.left), self.left + self.columns - 1)

    def places(self) -> Iterator[Place]:
        """Every visible place, row by row."""
        for row in range(self.top, self.top + self.rows):
            for column in range(self.left, self.left + self.columns):
                yield row, column

    def with_tiles(self, tiles: Mapping[Place, str]) -> OpenGrid:
        """This grid with exactly these tiles; the visible part follows them."""
        placed = [Tile(row, column, letter) for (row, column), letter in tiles.items()]
        origin = (min(row for row, _ in tiles), min(column for _, column in tiles)) if tiles else self.origin
        return replace(self, puzzle=self.puzzle.with_tiles(placed), origin=origin).following_tiles()

    def showing(self, puzzle: Puzzle) -> OpenGrid:
        """This grid with another puzzle: as many tiles as possible stay where they are; centred if none can."""
        old = self.tiles
        shifts: Counter[Place] = Counter()
        for tile in puzzle.tiles:
            for (row, column), letter in old.items():
                if letter == tile.letter:
                    shifts[row - tile.row, column - tile.column] += 1
        if shifts:
            most = max(shifts.values())
            here = self.origin
            best = [shift for shift, tiles in shifts.items() if tiles == most]
            origin = min(best, key=lambda shift: (abs(shift[0] - here[0]) + abs(shift[1] - here[1]), shift))
            return replace(self, puzzle=puzzle, origin=origin).following_tiles()
        return replace(self, puzzle=puzzle, min_rows=field_of(puzzle)[0]).centred()

    def with_min_rows(self, rows: int) -> OpenGrid:
        """This grid with at least this many visible rows."""
        return self if rows == self.min_rows else replace(self, min_rows=rows).following_tiles()

    def moved(self, rows: int, columns: int) -> OpenGrid:
        """All tiles moved down and right in the visible part; unchanged if they would leave it."""
        shifted = replace(self, top=self.top - rows, left=self.left - columns, home=None)
        return shifted if shifted._all_visible() else self

    def centred(self) -> OpenGrid:
        """The tiles in the middle of the visible part."""
        tall, wide = self.extent
        row, column = self.origin
        top, left = row - (self.rows - tall) // 2, column - (self.columns - wide) // 2
        return replace(self, top=top, left=left, home=None)

    def following_tiles(self) -> OpenGrid:
        """The visible part moved from its home as little as needed for a free cell all around the tiles."""
        home = self.home or (self.top, self.left)
        top, left = home
        if self.puzzle.tiles:
            tall, wide = self.extent
            row, column = self.origin
            top = min(max(top, row + tall + 1 - self.rows), row - 1)
            left = min(max(left, column + wide + 1 - self.columns), column - 1)
        return replace(self, top=top, left=left, home=None if (top, left) == home else home)

    def place_solution(self, rows: tuple[str, ...]) -> Mapping[Place, str]:
        """A solution where it covers all tiles, rows and columns swapped if need be; else in the middle."""
        as_found, swapped = tiles_of(rows), tiles_of(tuple(map("".join, zip(*rows, strict=True))))
        covering = covering_tiles(self.tiles, as_found) or covering_tiles(self.tiles, swapped)
        if covering is not None:
            return covering
        tiles = swapped if len(rows) > len(rows[0]) else as_found
        top, left = self.origin_in_the_middle(tiles)
        return {(top + tile.row, left + tile.column): tile.letter for tile in tiles}

    def origin_in_the_middle(self, tiles: Iterable[Tile]) -> Place:
        """The place of row 0, column 0 with which these tiles lie in the middle of the visible part."""
        rows, columns = ({tile.row for tile in tiles}, {tile.column for tile in tiles})
        height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
        top, left = self.top + (self.rows - height) // 2, self.left + (self.columns - width) // 2
        return top - min(rows), left - min(columns)

    def making_room(self, places: Iterable[Place]) -> OpenGrid:
        """This grid with these places among the visible ones."""
        return self.with_tiles({**self.tiles, **dict.fromkeys(places, "")})

    def _all_visible(self) -> bool:
        tall, wide = self.extent
        row, column = self.origin
        return (
            self.top <= row
            and row + tall <= self.top + self.rows
            and self.left <= column
            and column + wide <= self.left + self.columns
        )


def covering_tiles(tiles: Mapping[Place, str], grid: Iterable[Tile]) -> dict[Place, str] | None:
    """The grid where it covers all of the tiles with the same letters; None if it cannot, or without tiles."""
    if not tiles:
        return None
    solution = list(grid)
    (row, column), letter = next(iter(tiles.items()))
    for tile in solution:
        if tile.letter == letter:
            dr, dc = row - tile.row, column - tile.column
            placed = {(other.row + dr, other.column + dc): other.letter for other in solution}
            if tiles.items() <= placed.items():
                return placed
    return None


def used_slots(letters: str, placed: Iterable[str], before: frozenset[int] = frozenset()) -> frozenset[int]:
    """Which dice of the rack are on the grid; those in `before` are preferred as far as the letters allow."""
    left = Counter(placed)
    used = set()
    for slot in (*sorted(before), *range(len(letters))):
        if slot < len(letters) and slot not in used and left[letters[slot]]:
            left[letters[slot]] -= 1
            used.add(slot)
    return frozenset(used)


def depth(place: Place, tiles: Iterable[Place]) -> float:
    """How deep an empty cell is drawn, 0 to 1: the grid fades out by rings of distance from the tiles."""
    ring = min((max(abs(place[0] - row), abs(place[1] - column)) for row, column in tiles), default=3)
    return (0.62, 0.62, 0.40, 0.26, 0.18, 0.12, 0.10)[min(ring, 6)]


def word_at(tiles: Mapping[Place, str], place: Place, down: bool) -> list[Place]:
    """The places of the run through a tile in one direction, from its beginning; empty where there is no tile."""
    if place not in tiles:
        return []
    row, column = place
    dr, dc = (1, 0) if down else (0, 1)
    while (row - dr, column - dc) in tiles:
        row, column = row - dr, column - dc
    run = []
    while (row, column) in tiles:
        run.append((row, column))
        row, column = row + dr, column + dc
    return run


def words_at(tiles: Mapping[Place, str], place: Place, down: bool) -> list[list[Place]]:
    """The words through a tile, the one in this direction first."""
    return [run for run in (word_at(tiles, place, down), word_at(tiles, place, not down)) if len(run) > 1]


Item = Place | int
"""A place of the grid, or a slot of the rack."""


@dataclass(frozen=True)
class Selection:
    """What is selected, in the order of the clicks; not both tiles and dice."""

    items: tuple[Item, ...] = ()

    @classmethod
    def of(cls, items: Iterable[Item]) -> Selection:
        """Select the items that are of the same kind as the first: tiles or dice."""
        found = tuple(items)
        return cls(tuple(item for item in found if isinstance(item, int) == isinstance(found[0], int)))

    @property
    def places(self) -> frozenset[Place]:
        """The selected places of the grid."""
        return frozenset(item for item in self.items if not isinstance(item, int))

    @property
    def slots(self) -> tuple[int, ...]:
        """The selected dice of the rack."""
        return tuple(item for item in self.items if isinstance(item, int))

    def with_or_without(self, item: Item) -> tuple[Item, ...]:
        """The items with one more, as the last one, or without it; among items of the other kind it is alone."""
        alike = [each for each in self.items if isinstance(each, int) == isinstance(item, int)]
        return tuple(each for each in alike if each != item) if item in alike else (*alike, item)


def between(first: Item, last: Item) -> list[Item]:
    """All from one to the other: a rectangle of the grid, slots of the rack; of different kinds only the second."""
    if isinstance(first, int) and isinstance(last, int):
        return list(range(min(first, last), max(first, last) + 1))
    if isinstance(first, int) or isinstance(last, int):
        return [last]
    rows, columns = (sorted(pair) for pair in zip(first, last, strict=True))
    return [(row, column) for row in range(rows[0], rows[1] + 1) for column in range(columns[0], columns[1] + 1)]
