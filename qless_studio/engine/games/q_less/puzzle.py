"""The values of Q-Less: the letters with the tiles already laid, solutions, options; and their text forms."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.options import option
from qless_studio.engine.texts import counted, phrase, say

MIN_LETTERS, MAX_LETTERS = 3, 16
"""Letters of a puzzle that can be solved, with an exact answer; fewer can be written down, on the way to more."""
MAX_TILES = 40
"""Letters of a free game, whose answer is the first grid found."""
FREE = "tiles:"
"""What a free game's text begins with."""


class Tile(NamedTuple):
    """A letter that lies on the grid; rows and columns count from 0."""

    row: int
    column: int
    letter: str


@dataclass(frozen=True)
class Puzzle:
    """The letters to use, in the order of the dice, and which of them lie on the grid already.

    `letters`: a-z, as many as were rolled or typed, the tiles on the grid included; none at all is the empty puzzle,
    and fewer than `Options.min_letters` cannot be solved yet.
    `tiles`: by row and column, moved so that the smallest row and column are 0. `free`: 3 to 40 tiles, any grid does.
    """

    letters: str = ""
    tiles: tuple[Tile, ...] = ()
    free: bool = False

    @property
    def rows(self) -> tuple[str, ...]:
        """The grid in its smallest box, `.` for an empty cell."""
        return rows_of(self.tiles)

    @property
    def rack(self) -> str:
        """The letters that do not lie on the grid yet, in their order."""
        left = Counter(tile.letter for tile in self.tiles)
        kept = []
        for letter in self.letters:
            if left[letter]:
                left[letter] -= 1
            else:
                kept.append(letter)
        return "".join(kept)

    def with_tiles(self, tiles: tuple[Tile, ...] | list[Tile]) -> Puzzle:
        """The same letters with these tiles on the grid, wherever it is drawn."""
        return Puzzle(self.letters, moved(tiles), self.free)


@dataclass(frozen=True)
class Solution:
    """A finished grid in its smallest box, and its words: across from the top, then down from the left."""

    grid: tuple[str, ...]
    words: tuple[str, ...]


@dataclass(frozen=True)
class Summary:
    """What a run knows so far; exact when it is complete."""

    solvable: bool | None = None
    """None while neither a solution nor the proof of none is there."""
    solutions: int = 0
    """A grid and the same with rows and columns exchanged count once."""
    placements: int = 0
    """They count twice unless they are equal."""


@dataclass(frozen=True)
class Options:
    min_length: int = option(3, "Minimum length", "Shorter words are not allowed.", low=2, high=16)
    touching: bool = option(False, "Allow touching pairs", "Two adjacent tiles need not form a word.")
    repeats: bool = option(True, "Allow repeated words", "The same word may appear in the grid more than once.")
    banned: str = option("", "Banned words", "Words that may not be used, separated by commas.")
    max_words: int | None = option(None, "Maximum words", "Only grids with at most this many words.", low=1, high=32)
    box: str = option("", "Maximum box", "Only grids that fit in this many rows and columns, such as 5x6.")

    def __post_init__(self) -> None:
        for word in self.banned_words:
            if not (word.isascii() and word.isalpha()):
                raise OptionError(say("{!r} is not a word of the letters a to z", word), say("option {}", "banned"))
        self.box_size  # noqa: B018 - raises for a box that cannot be read

    @property
    def min_letters(self) -> int:
        """Minimum number of letters of a grid; fewer are refused rather than proven to have none."""
        return 2 if self.touching or self.min_length == 2 else MIN_LETTERS

    @property
    def banned_words(self) -> tuple[str, ...]:
        return tuple(word.strip().lower() for word in self.banned.split(",") if word.strip())

    @property
    def box_size(self) -> tuple[int, int]:
        """Rows and columns, (0, 0) for any; raises `OptionError`."""
        if not self.box.strip():
            return 0, 0
        match = re.fullmatch(r"\s*([0-9]{1,2})\s*[xX×]\s*([0-9]{1,2})\s*", self.box)
        if match is None or "0" in (str(int(match[1])), str(int(match[2]))):
            raise OptionError(
                say("{!r} is not a size in rows x columns, such as 5x6", self.box), say("option {}", "box")
            )
        return int(match[1]), int(match[2])


def moved(tiles: tuple[Tile, ...] | list[Tile]) -> tuple[Tile, ...]:
    """The tiles by row and column, moved so that the smallest row and column are 0."""
    if not tiles:
        return ()
    top, left = min(tile.row for tile in tiles), min(tile.column for tile in tiles)
    return tuple(sorted(Tile(tile.row - top, tile.column - left, tile.letter) for tile in tiles))


def rows_of(tiles: tuple[Tile, ...] | list[Tile]) -> tuple[str, ...]:
    """Tiles whose smallest row and column are 0 as rows of text, `.` for an empty cell."""
    if not tiles:
        return ()
    rows = [["."] * (max(tile.column for tile in tiles) + 1) for _ in range(max(tile.row for tile in tiles) + 1)]
    for tile in tiles:
        rows[tile.row][tile.column] = tile.letter
    return tuple("".join(row) for row in rows)


def tiles_of(rows: tuple[str, ...] | list[str]) -> tuple[Tile, ...]:
    """The tiles of a grid written as rows; whatever is no letter is an empty cell."""
    return moved([Tile(r, c, letter) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter.isalpha()])


def parse(text: str) -> Puzzle:
    """A puzzle from its text: the letters, then perhaps `;` and the grid; raises `PuzzleError`.

    A free game begins with `tiles:`. Case does not matter; spaces among the letters and missing cells at the end of a
    row do not matter either. Fewer letters than a grid needs are read, except for a free game: `solve` refuses them.
    """
    text = text.strip()
    free = text.lower().startswith(FREE)
    letters, _, grid = text.removeprefix(text[: len(FREE)] if free else "").partition(";")
    rack = _letters(letters)
    most = MAX_TILES if free else MAX_LETTERS
    if len(rack) > most:
        many = say("{} letters given; the maximum is {}", len(rack), most)
        if not free:
            hint = say("start with {!r} for a free game of up to {} tiles, without proof", FREE, MAX_TILES)
            many = f"{many}; {hint}"
        raise PuzzleError(many, say("letters"))
    if free and len(rack) < MIN_LETTERS:
        raise PuzzleError(too_few(len(rack)), say("letters"))
    return Puzzle(rack, _tiles(grid, rack), free)


def too_few(count: int, minimum: int = MIN_LETTERS) -> str:
    """The error text for so many letters, when they are fewer than `minimum`."""
    if not count:
        return say("no letters given; the minimum is {}", minimum)
    return counted(count, "{} letter given; the minimum is {}", "{} letters given; the minimum is {}", count, minimum)


def _letters(text: str) -> str:
    letters = "".join(text.split()).lower()
    for place, letter in enumerate(letters, start=1):
        if not "a" <= letter <= "z":
            raise PuzzleError(say("{!r} is not a letter from A to Z", letter), say("letter {}", place))
    return letters


def _tiles(text: str, rack: str) -> tuple[Tile, ...]:
    tiles, left = [], Counter(rack)
    for r, row in enumerate(re.split(r"[/\n]", text.strip().lower())):
        for c, letter in enumerate(row.strip()):
            where = say("row {}, column {} of the grid", r + 1, c + 1)
            if letter == ".":
                continue
            if not "a" <= letter <= "z":
                raise PuzzleError(say("{!r} is neither a letter from A to Z nor '.'", letter), where)
            if not left[letter]:
                foreign, often = (
                    phrase("{} is not one of the letters"),
                    phrase("{} is placed more often than the letters allow"),
                )
                raise PuzzleError(say(often if letter in rack else foreign, letter.upper()), where)
            left[letter] -= 1
            tiles.append(Tile(r, c, letter))
    return moved(tiles)


def format_puzzle(puzzle: Puzzle) -> str:
    """The text form: `parse(format_puzzle(p)) == p`."""
    text = f"{FREE} {puzzle.letters}" if puzzle.free else puzzle.letters
    return f"{text}; {'/'.join(puzzle.rows)}" if puzzle.tiles else text
