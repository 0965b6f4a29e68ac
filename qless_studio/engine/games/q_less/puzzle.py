"""The values of Q-Less: the letters with the tiles already placed, solutions, options; and the text form."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.alphabet import composed, unaccented
from qless_studio.engine.lexicon.languages import is_letter
from qless_studio.engine.lexicon.withheld import withheld
from qless_studio.engine.options import option
from qless_studio.engine.texts import counted, phrase, plain, say

MIN_LETTERS, MAX_LETTERS = 3, 16
"""Number of letters of a puzzle that can be solved exactly; fewer can be entered, on the way to more."""
MAX_TILES = 40
"""Maximum number of letters of a free game, whose answer is the first grid found."""
FREE = "tiles:"
"""Beginning of the text of a free game."""


class Tile(NamedTuple):
    """A letter on the grid; rows and columns count from 0."""

    row: int
    column: int
    letter: str


@dataclass(frozen=True)
class Puzzle:
    """The letters to use, in the order of the dice, and which of them are on the grid.

    `letters`: in lower case, all that were rolled or typed, including the tiles on the grid; without letters it is the
    empty puzzle, and fewer than `Options.min_letters` cannot be solved yet. `tiles`: by row and column, moved so that
    the smallest row and column are 0. `free`: a free game with 3 to 40 tiles, in which any grid is an answer.
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
        """The letters that are not on the grid yet, in order."""
        left = Counter(tile.letter for tile in self.tiles)
        kept = []
        for letter in self.letters:
            if left[letter]:
                left[letter] -= 1
            else:
                kept.append(letter)
        return "".join(kept)

    def with_tiles(self, tiles: tuple[Tile, ...] | list[Tile]) -> Puzzle:
        """This puzzle's letters with these tiles on the grid, moved to its top left corner."""
        return Puzzle(self.letters, moved(tiles), self.free)


@dataclass(frozen=True)
class Solution:
    """A finished grid in its smallest box, and its words: across from the top, then down from the left."""

    grid: tuple[str, ...]
    words: tuple[str, ...]


@dataclass(frozen=True)
class Summary:
    """What is known in a run so far; exact when it is complete."""

    solvable: bool | None = None
    """Whether a solution exists; None while there is neither a solution nor a proof that there is none."""
    solutions: int = 0
    """A grid and its transposition count once."""
    placements: int = 0
    """A grid and its transposition count twice unless they are equal."""


@dataclass(frozen=True)
class Options:
    """Rules of the game. See docs/decisions/019."""

    min_length: int = option(3, "Minimum length", note="Shorter words are not allowed.", low=2, high=16)
    touching: bool = option(
        False, "Allow touching pairs", "Two adjacent tiles need not form a word; words still join all tiles."
    )
    repeats: bool = option(True, "Allow repeated words", note="The same word may appear in the grid more than once.")
    banned: str = option("", "Banned words", note="Words that may not be used, separated by commas.")
    max_words: int | None = option(
        None, "Maximum words", note="Only grids with at most this many words.", low=1, high=32
    )
    box: str = option("", "Maximum box", note="Only grids that fit in this many rows and columns, such as 5x6.")

    def __post_init__(self) -> None:
        for word in self.banned_words:
            if not word.isalpha():
                raise OptionError(say("{!r} is not a word", word), say("option {}", "banned"))
        self.box_size  # noqa: B018 - raises for a box that cannot be read

    @property
    def min_letters(self) -> int:
        """Minimum number of letters of a grid; fewer are refused rather than proven to have none."""
        return 2 if self.min_length == 2 else MIN_LETTERS

    @property
    def banned_words(self) -> tuple[str, ...]:
        """The banned words as typed, in lower case."""
        return tuple(word.strip().lower() for word in composed(self.banned).split(",") if word.strip())

    def bans(self, lexicon: Lexicon) -> frozenset[str]:
        """The banned words as they are played with a list, however they are spelt."""
        return frozenset(map(lexicon.fold, self.banned_words))

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


def proposing(options: Options, lexicon: Lexicon, own: Iterable[str] = ()) -> Options:
    """The options with those words banned that are not proposed, except the player's `own`."""
    slurs = withheld(lexicon.language).difference(own)
    return replace(options, banned=",".join((*options.banned_words, *sorted(slurs)))) if slurs else options


def alphabetical(letters: str) -> str:
    """The letters in the order of the alphabet, in any language those with accents after those without: L, Ł, M."""
    return "".join(sorted(letters, key=lambda letter: (unaccented(letter), letter)))


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
    """The tiles of a grid written as rows; anything but a letter is an empty cell."""
    return moved([Tile(r, c, letter) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter.isalpha()])


def parse(text: str) -> Puzzle:
    """A puzzle from its text: the letters, then perhaps `;` and the grid; raises `PuzzleError`.

    A free game begins with `tiles:`. Case, spaces between letters, and missing cells at the end of a row do not matter.
    Fewer letters than a grid needs are accepted, except for a free game: `solve` refuses them. See docs/decisions/019.
    """
    text = composed(text.strip())
    free = text.lower().startswith(FREE)
    letters, _, grid = text.removeprefix(text[: len(FREE)] if free else "").partition(";")
    rack = _letters(letters)
    if free and len(rack) > MAX_TILES:
        raise PuzzleError(plain("{} letters given; the maximum is {}", len(rack), MAX_TILES), say("Letters"))
    if not free and len(rack) > MAX_LETTERS:
        template = phrase(
            "{} letters given; the maximum is {}; start with {!r} for a free game of up to {} tiles, without proof"
        )
        raise PuzzleError(say(template, len(rack), MAX_LETTERS, FREE, MAX_TILES), say("Letters"))
    if free and len(rack) < MIN_LETTERS:
        raise PuzzleError(too_few(len(rack)), say("Letters"))
    return Puzzle(rack, _tiles(grid, rack), free)


def too_few(count: int, minimum: int = MIN_LETTERS) -> str:
    """The error text for this many letters, when they are fewer than `minimum`."""
    return counted(count, "{} letter given; the minimum is {}", "{} letters given; the minimum is {}", count, minimum)


def _letters(text: str) -> str:
    letters = "".join(text.split()).lower()
    for place, letter in enumerate(letters, start=1):
        if not is_letter(letter):
            raise PuzzleError(say("{!r} is not a letter", letter), say("letter {}", place))
    return letters


def _tiles(text: str, rack: str) -> tuple[Tile, ...]:
    tiles, left = [], Counter(rack)
    for r, row in enumerate(re.split(r"[/\n]", text.strip().lower())):
        for c, letter in enumerate(row.strip()):
            where = say("row {}, column {} of the grid", r + 1, c + 1)
            if letter == ".":
                continue
            if not is_letter(letter):
                raise PuzzleError(say("{!r} is not a letter", letter), where)
            if not left[letter]:
                too_often = phrase("{} is placed more often than the letters allow")
                template = too_often if letter in rack else phrase("{} is not one of the letters")
                raise PuzzleError(say(template, letter.upper()), where)
            left[letter] -= 1
            tiles.append(Tile(r, c, letter))
    return moved(tiles)


def format_puzzle(puzzle: Puzzle) -> str:
    """The text form: `parse(format_puzzle(p)) == p`."""
    text = f"{FREE} {puzzle.letters}" if puzzle.free else puzzle.letters
    return f"{text}; {'/'.join(puzzle.rows)}" if puzzle.tiles else text
