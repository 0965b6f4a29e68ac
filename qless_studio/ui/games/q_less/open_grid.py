"""Where the tiles lie on an open grid: which part of it is in sight, and how edits move the puzzle in it; no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from qless_studio.engine.games.q_less.puzzle import Puzzle, Tile

Place = tuple[int, int]
"""Row and column on the open grid, which has no edge: they may be negative."""
ROWS, COLUMNS = 7, 12
"""The part in sight at least."""
WIDEST = 20
"""Columns of the rack with more tiles than that go onto a second row."""


@dataclass(frozen=True)
class OpenGrid:
    """A puzzle at its place on the open grid, and the part of the grid in sight."""

    puzzle: Puzzle = field(default_factory=Puzzle)
    origin: Place = (0, 0)
    """Where row 0, column 0 of the puzzle lies."""
    top: int = 0
    left: int = 0
    least: int = ROWS
    """Rows in sight even when the tiles need fewer."""
    rack: bool = True
    """Whether the rack lies beneath: then the grid is as large as the game may need, else as the tiles do."""

    @property
    def rows(self) -> int:
        """Rows in sight: one more than needed on each side."""
        return max(self.least if self.rack else 0, self.extent[0] + 2)

    @property
    def columns(self) -> int:
        """Columns in sight, likewise; no fewer than the rack has."""
        beneath = max(COLUMNS, min(len(self.puzzle.letters), WIDEST)) if self.rack else 0
        return max(beneath, self.extent[1] + 2)

    @property
    def tiles(self) -> dict[Place, str]:
        """The letters on the grid by place."""
        row, column = self.origin
        return {(row + tile.row, column + tile.column): tile.letter for tile in self.puzzle.tiles}

    def with_tiles(self, tiles: dict[Place, str]) -> OpenGrid:
        """The same with other tiles on the grid, those that stay where they were; the part in sight follows them."""
        laid = [Tile(row, column, letter) for (row, column), letter in tiles.items()]
        origin = (min(row for row, _ in tiles), min(column for _, column in tiles)) if tiles else self.origin
        return replace(self, puzzle=self.puzzle.with_tiles(laid), origin=origin).in_sight()

    def showing(self, puzzle: Puzzle) -> OpenGrid:
        """Another puzzle, placed so that as many tiles as can be stay where they are; in the middle if none can."""
        old = self.tiles
        shifts: Counter[Place] = Counter()
        for tile in puzzle.tiles:
            for (row, column), letter in old.items():
                if letter == tile.letter:
                    shifts[row - tile.row, column - tile.column] += 1
        if shifts:
            most = max(shifts.values())
            here = self.origin
            near = [shift for shift, count in shifts.items() if count == most]
            origin = min(near, key=lambda shift: (abs(shift[0] - here[0]) + abs(shift[1] - here[1]), shift))
            return replace(self, puzzle=puzzle, origin=origin).in_sight()
        return replace(self, puzzle=puzzle).centred()

    def with_least(self, rows: int) -> OpenGrid:
        """With at least so many rows in sight."""
        return self if rows == self.least else replace(self, least=rows).in_sight()

    def moved(self, rows: int, columns: int) -> OpenGrid:
        """All tiles so much further down and to the right in the part in sight; no further than its edge."""
        shifted = replace(self, top=self.top - rows, left=self.left - columns)
        return shifted if shifted._holds() else self

    def centred(self) -> OpenGrid:
        """The tiles in the middle of the part in sight."""
        tall, wide = self.extent
        row, column = self.origin
        return replace(self, top=row - (self.rows - tall) // 2, left=column - (self.columns - wide) // 2)

    def in_sight(self) -> OpenGrid:
        """The part in sight moved as little as needed for a free cell all around the tiles."""
        if not self.puzzle.tiles:
            return self
        tall, wide = self.extent
        row, column = self.origin
        top = min(max(self.top, row + tall + 1 - self.rows), row - 1)
        left = min(max(self.left, column + wide + 1 - self.columns), column - 1)
        return replace(self, top=top, left=left)

    @property
    def extent(self) -> Place:
        """Rows and columns that the tiles take up."""
        tiles = self.puzzle.tiles
        return max((tile.row + 1 for tile in tiles), default=0), max((tile.column + 1 for tile in tiles), default=0)

    def places(self) -> Iterable[Place]:
        """Every place in sight, row by row."""
        for row in range(self.top, self.top + self.rows):
            for column in range(self.left, self.left + self.columns):
                yield row, column

    def _holds(self) -> bool:
        """Whether all tiles are in sight."""
        tall, wide = self.extent
        row, column = self.origin
        return (
            self.top <= row
            and row + tall <= self.top + self.rows
            and self.left <= column
            and column + wide <= self.left + self.columns
        )


def laid_over(tiles: dict[Place, str], grid: Iterable[Tile]) -> dict[Place, str] | None:
    """The grid at the place where it covers all of the tiles with the same letters; None when there is none."""
    if not tiles:
        return None
    solution = list(grid)
    (row, column), letter = next(iter(tiles.items()))
    for tile in solution:
        if tile.letter == letter:
            dr, dc = row - tile.row, column - tile.column
            there = {(other.row + dr, other.column + dc): other.letter for other in solution}
            if tiles.items() <= there.items():
                return there
    return None


def used_slots(letters: str, laid: Iterable[str], before: frozenset[int] = frozenset()) -> frozenset[int]:
    """Which dice of the rack lie on the grid; those that did before are left there as far as the letters allow."""
    left = Counter(laid)
    used = set()
    for slot in (*sorted(before), *range(len(letters))):
        if slot < len(letters) and slot not in used and left[letters[slot]]:
            left[letters[slot]] -= 1
            used.add(slot)
    return frozenset(used)


def depth(place: Place, tiles: Iterable[Place]) -> float:
    """How deep an empty cell is drawn: the grid fades away from the tiles by rings of distance."""
    ring = min((max(abs(place[0] - row), abs(place[1] - column)) for row, column in tiles), default=3)
    return (0.62, 0.62, 0.40, 0.26, 0.18, 0.12, 0.10)[min(ring, 6)]


def word_at(tiles: dict[Place, str], place: Place, down: bool) -> list[Place]:
    """The places of the run through a tile in one direction, from its beginning; empty where no tile is."""
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


def without_word(tiles: dict[Place, str], place: Place, down: bool) -> dict[Place, str]:
    """The tiles once the word through a place is lifted; letters that another word needs stay, unless all do."""
    run = word_at(tiles, place, down)
    if len(run) < 2:
        run = word_at(tiles, place, not down)
        down = not down
    if len(run) < 2:
        run = [place]
    crossing = {cell for cell in run if len(word_at(tiles, cell, not down)) > 1} if len(run) > 1 else set()
    gone = [cell for cell in run if cell not in crossing] or run
    return {cell: letter for cell, letter in tiles.items() if cell not in gone}
