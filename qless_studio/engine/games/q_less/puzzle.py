"""The values of Q-Less: the letters with the tiles already placed, solutions, options; and the text form."""

from __future__ import annotations

import enum
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import composed, is_letter, unaccented
from qless_studio.engine.lexicon.lexicon import withheld
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


# Check a grid: every run, valid or not and why, its connected parts, the letters left.


class LineState(enum.Enum):
    """The state of a run of tiles; the value is its description."""

    WORD = phrase("valid")
    PAIR = phrase("allowed pair")
    UNKNOWN = phrase("not in the list")
    SHORT = phrase("too short")
    BANNED = phrase("banned word")
    REPEATED = phrase("repeated")
    TOO_MANY = phrase("too many words")


@dataclass(frozen=True)
class Line:
    """A whole run of two tiles or more in a row or column."""

    text: str
    tiles: tuple[Tile, ...]
    down: bool
    state: LineState

    @property
    def valid(self) -> bool:
        """Whether the line is allowed in a solution."""
        return self.state in (LineState.WORD, LineState.PAIR)


@dataclass(frozen=True)
class Checked:
    """The result of checking a grid."""

    lines: tuple[Line, ...]
    """Across from the top, then down from the left."""
    parts: tuple[frozenset[Tile], ...]
    """The connected parts, the largest first; one when the grid is connected."""
    foreign: tuple[Tile, ...]
    """Tiles whose letter is not, or no longer, among the letters of the puzzle."""
    left: str
    """Letters still to be placed."""
    fits: bool
    """Whether the grid fits into the box of the options."""

    @property
    def finished(self) -> bool:
        """Whether the puzzle is solved: every letter placed, all joined by words, every run valid."""
        valid = all(line.valid for line in self.lines) and self.joined_by_words
        return valid and not self.foreign and not self.left and self.fits

    @property
    def joined_by_words(self) -> bool:
        """Whether words that cross join all tiles; allowed pairs join none."""
        words = [set(line.tiles) for line in self.lines if line.state is LineState.WORD]
        joined = words[0] if words else set[Tile]()
        while meeting := [word for word in words if word & joined and not word <= joined]:
            joined = joined.union(*meeting)
        return bool(joined) and self.parts == (frozenset(joined),)


def check(letters: str, tiles: Iterable[Tile], lexicon: Lexicon, options: Options) -> Checked:
    """Check the tiles, wherever they are: 0.1 ms."""
    cells = {(tile.row, tile.column): tile for tile in sorted(tiles)}
    runs = [(run, down) for down in (False, True) for run in _runs(cells, down)]
    lines: list[Line] = []
    banned = options.bans(lexicon)
    for run, down in runs:
        text = "".join(tile.letter for tile in run)
        earlier = [line.text for line in lines if line.state is LineState.WORD]
        state = _state(text, text in lexicon, earlier, options, banned)
        lines.append(Line(text, run, down, state))
    left, foreign = Counter(letters), []
    for tile in cells.values():
        if left[tile.letter]:
            left[tile.letter] -= 1
        else:
            foreign.append(tile)
    height, width = options.box_size
    fits = not height or (_extent(row for row, _ in cells) <= height and _extent(c for _, c in cells) <= width)
    return Checked(tuple(lines), parts(cells.values()), tuple(foreign), "".join(sorted(left.elements())), fits)


def _runs(cells: dict[tuple[int, int], Tile], down: bool) -> list[tuple[Tile, ...]]:
    """Every run of two tiles or more, from the top or from the left."""
    dr, dc = (1, 0) if down else (0, 1)
    found = []
    for row, column in sorted(cells, key=(lambda cell: (cell[1], cell[0])) if down else None):
        if (row - dr, column - dc) in cells:
            continue
        run = []
        while (row, column) in cells:
            run.append(cells[row, column])
            row, column = row + dr, column + dc
        if len(run) > 1:
            found.append(tuple(run))
    return found


def _state(text: str, listed: bool, earlier: list[str], options: Options, banned: frozenset[str]) -> LineState:
    if len(text) == 2 and options.touching and (options.min_length > 2 or not listed or text in banned):
        return LineState.PAIR
    if len(text) < options.min_length:
        return LineState.SHORT
    if not listed:
        return LineState.UNKNOWN
    if text in banned:
        return LineState.BANNED
    if not options.repeats and text in earlier:
        return LineState.REPEATED
    if options.max_words is not None and len(earlier) >= options.max_words:
        return LineState.TOO_MANY
    return LineState.WORD


def _extent(values: Iterable[int]) -> int:
    found = list(values)
    return max(found) - min(found) + 1 if found else 0


def parts(tiles: Iterable[Tile]) -> tuple[frozenset[Tile], ...]:
    """The connected sets of tiles, the largest first."""
    cells = {(tile.row, tile.column): tile for tile in tiles}
    found = []
    while cells:
        stack, part = [next(iter(cells))], set()
        while stack:
            row, column = stack.pop()
            if (row, column) in cells:
                part.add(cells.pop((row, column)))
                stack += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        found.append(frozenset(part))
    return tuple(sorted(found, key=lambda part: (-len(part), min(part))))
