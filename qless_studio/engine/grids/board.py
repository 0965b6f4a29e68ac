"""A board of letter tiles: its text form, which cells touch, and the words that a path spells."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.alphabet import composed
from qless_studio.engine.lexicon.languages import LETTERS, is_letter
from qless_studio.engine.texts import counted, say

BLOCKED, WILDCARD, EMPTY = "#", "*", "."
UNPLAYABLE = frozenset({BLOCKED, EMPTY})
MAX_SIDE = 16
MAX_TILE = 3
SEPARATOR = r"\s*/\s*|\s*\n\s*"
"""Separator between two rows of the text form."""
TILE = re.compile(f"[{LETTERS.upper()}][{LETTERS}]*|[#*.]")
"""A tile as written where capitals matter."""

Neighbours = tuple[tuple[int, ...], ...]
"""For each cell in row-major order the cells that touch it, ascending."""


@dataclass(frozen=True)
class Board:
    """Tiles in row-major order: one to three letters in lower case each, `BLOCKED`, `WILDCARD` or `EMPTY`.

    An empty cell has not been filled in yet; until then no path leads through it.
    """

    rows: int
    columns: int
    tiles: tuple[str, ...]

    def place(self, cell: int) -> tuple[int, int]:
        """(row, column) of a cell, from 0."""
        return divmod(cell, self.columns)


def parse_board(text: str) -> Board:
    """The board written as rows separated by `/` or on lines; raises `PuzzleError` with row and column, from 1.

    In a row of only capitals, or only lowercase letters, each letter is a tile. In a row with both, a tile is a capital
    and the lowercase letters that follow it. `#` is a blocked tile, `*` any one letter, `.` an empty cell. Blanks in a
    row and empty lines are ignored. See docs/decisions/012.
    """
    if not text.strip():
        raise PuzzleError(say("the board is empty; enter its rows, such as AEKC/MRFS/BDCI/LPVR"))
    rows = [row_tiles(row, number) for number, row in enumerate(re.split(SEPARATOR, text.strip()), start=1)]
    if len(rows) > MAX_SIDE:
        raise PuzzleError(say("a board has at most {} rows, not {}", MAX_SIDE, len(rows)))
    for number, row in enumerate(rows, start=1):
        if len(row) > MAX_SIDE:
            raise PuzzleError(say("a row has at most {} tiles, not {}", MAX_SIDE, len(row)), say("row {}", number))
        if len(row) != len(rows[0]):
            count, first = len(row), len(rows[0])
            wrong = counted(count, "{} tile, but row 1 has {}", "{} tiles, but row 1 has {}", count, first)
            raise PuzzleError(wrong, say("row {}", number))
    return Board(len(rows), len(rows[0]), tuple(tile for row in rows for tile in row))


def row_tiles(text: str, number: int = 1) -> list[str]:
    """The tiles of one row of the text form; raises `PuzzleError`, in which it is row `number`."""
    text = composed("".join(text.split()))
    if not text:
        raise PuzzleError(say("is empty"), say("row {}", number))
    mixed = any(map(str.islower, text)) and any(map(str.isupper, text))
    tiles: list[str] = []
    place = 0
    while place < len(text):
        where = say("row {}, column {}", number, len(tiles) + 1)
        letter = text[place]
        if letter not in "#*." and not is_letter(letter):
            known = BLOCKED, WILDCARD, EMPTY
            wrong = say("{!r} is not a letter, {} (blocked), {} (any letter) or {} (empty)", letter, *known)
            raise PuzzleError(wrong, where)
        match = TILE.match(text, place) if mixed else None
        if mixed and match is None:
            raise PuzzleError(
                say("the lowercase letter {!r} must follow a capital; write Qu for a two-letter tile", letter), where
            )
        tile = match.group() if match else letter
        if len(tile) > MAX_TILE:
            raise PuzzleError(say("has {} letters; the maximum is {}", len(tile), MAX_TILE), f"{where}, “{tile}”")
        tiles.append(tile.lower())
        place += len(tile)
    return tiles


def letter_tiles(board: Board) -> tuple[str, ...]:
    """The tiles that are letters."""
    return tuple(tile for tile in board.tiles if tile not in (BLOCKED, WILDCARD, EMPTY))


def format_board(board: Board) -> str:
    """The text form on one line: `QuAT/E#S`."""
    return "/".join(
        "".join(tile.capitalize() for tile in board.tiles[start : start + board.columns])
        for start in range(0, len(board.tiles), board.columns)
    )


@lru_cache(maxsize=256)
def neighbours_of(rows: int, columns: int, degree: int = 8, torus: bool = False) -> Neighbours:
    """The cells that touch each cell, by edges (`degree` 4) or by edges and corners (8).

    On a torus opposite edges touch; on a small one, cells that touch in two ways count once, and no cell touches
    itself.
    """
    steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    if degree == 8:
        steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    found: list[tuple[int, ...]] = []
    for row in range(rows):
        for column in range(columns):
            near = {(row + down, column + right) for down, right in steps}
            if torus:
                near = {(r % rows, c % columns) for r, c in near}
            inside = {r * columns + c for r, c in near if 0 <= r < rows and 0 <= c < columns}
            found.append(tuple(sorted(inside - {row * columns + column})))
    return tuple(found)


def letters_of(tiles: Sequence[str], q_is_qu: bool = False) -> tuple[str, ...]:
    """The letters that the tiles play: their own, except that a single Q may play QU."""
    return tuple("qu" if q_is_qu and tile == "q" else tile for tile in tiles)


def spelled(tiles: Sequence[str], cells: Sequence[int], lexicon: Lexicon) -> list[str]:
    """The words of the list that these cells spell in this order, sorted; with wildcards there may be many."""
    trie, codes = lexicon.trie, lexicon.alphabet.codes
    nodes = {"": 0}
    for cell in cells:
        tile = tiles[cell]
        if tile in UNPLAYABLE:
            return []
        for letter in tile:
            letters = lexicon.alphabet.letters if letter == WILDCARD else letter
            nodes = {
                prefix + played: trie.first[node] + (trie.mask[node] & (bit - 1)).bit_count()
                for prefix, node in nodes.items()
                for played in letters
                if played in codes and trie.mask[node] & (bit := 1 << codes[played])
            }
    return sorted(prefix for prefix, node in nodes.items() if trie.word[node] >= 0)
