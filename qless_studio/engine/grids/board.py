"""A board of letter tiles: its text form, which cells touch, and the words that a path spells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import LETTERS, composed, is_letter
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


# Boards as people type and paste them: more forms than the text form of docs/decisions/012.

SQUARES = {9: 3, 16: 4, 25: 5, 36: 6}
"""Sides of the boards that are meant when only their letters are written, by number of tiles."""


def read_board(text: str) -> Board:
    """The board that a loosely written text means; raises `PuzzleError` as `parse_board` does.

    Rows separated by `/` or on lines are read as in the text form. Otherwise 9, 16, 25 or 36 tiles are a square, with
    or without blanks, commas and line breaks between them, and words of equal length are rows; a `/` at the end makes
    one row of them. Where the rows come out even only if each QU is one tile, it is one. `?` is an empty cell too. See
    docs/decisions/047.
    """
    text = text.replace(",", " ").replace("?", EMPTY).strip()
    for join_qu in (False, True):
        board = _as_rows(text.removesuffix("/"), join_qu) if "/" in text else _as_square_or_rows(text, join_qu)
        if board is not None:
            return board
    return parse_board(text)


def _as_rows(text: str, join_qu: bool) -> Board | None:
    return _board([_tiles(row, join_qu) for row in re.split(SEPARATOR, text.strip())])


def _as_square_or_rows(text: str, join_qu: bool) -> Board | None:
    lines = [_tiles(line, join_qu) for line in text.splitlines() if line.strip()]
    if not all(lines):
        return None  # nothing of a text is left out: the text form says what is wrong with that line
    if len(lines) > 1 and len(lines[0]) > 1 and (board := _board(lines)):
        return board
    tiles = tuple(tile for line in lines for tile in line)
    if side := SQUARES.get(len(tiles)):
        return Board(side, side, tiles)
    words = [_tiles(word, join_qu) for word in text.split()]
    return _board(words) if len(words) > 1 and len(words[0]) > 1 else None


def _board(rows: list[list[str]]) -> Board | None:
    """The board with these rows; None if they are empty, too many, or not equally long."""
    columns = len(rows[0]) if rows else 0
    if not 0 < columns <= MAX_SIDE or len(rows) > MAX_SIDE or any(len(row) != columns for row in rows):
        return None
    return Board(len(rows), columns, tuple(tile for row in rows for tile in row))


def _tiles(row: str, join_qu: bool) -> list[str]:
    """The tiles of a row; none if it has a character that no tile has."""
    for text in (row, row.lower()):  # a row such as Quate is not in the text form, but its letters are clear
        try:
            tiles = row_tiles(text)
        except PuzzleError:
            continue
        return _with_qu(tiles) if join_qu else tiles
    return []


def _with_qu(tiles: list[str]) -> list[str]:
    joined: list[str] = []
    for tile in tiles:
        if tile == "u" and joined[-1:] == ["q"]:
            joined[-1] = "qu"
        else:
            joined.append(tile)
    return joined


# The paths of one word on a board, and the tiles that they start at or lead through.

MAX_PATHS = 200


def paths_of(word: str, tiles: Sequence[str], near: Neighbours, limit: int = MAX_PATHS) -> list[tuple[int, ...]]:
    """The first `limit` paths that spell `word` (lower case), in row-major order.

    Depth first, only through cells from which the rest of the word could be spelled if cells could be used twice.
    """
    ends = _spelling(word, tiles, near)

    def walk(path: tuple[int, ...], place: int) -> Iterator[tuple[int, ...]]:
        if place == len(word):
            yield path
            return
        for cell in near[path[-1]] if path else range(len(tiles)):
            if cell in ends[place] and cell not in path:
                yield from walk((*path, cell), place + len(tiles[cell]))

    return list(islice(walk((), 0), limit)) if word else []


def _spelling(word: str, tiles: Sequence[str], near: Neighbours) -> list[set[int]]:
    """For each index in the word, the cells from which it could be spelled from there on."""
    ends: list[set[int]] = [set() for _ in word]
    for place in reversed(range(len(word))):
        for cell, tile in enumerate(tiles):
            after = place + len(tile)
            if _fits(word, place, tile) and (after == len(word) or not ends[after].isdisjoint(near[cell])):
                ends[place].add(cell)
    return ends


def starts_at(word: str, cell: int, tiles: Sequence[str], near: Neighbours) -> bool:
    """Whether any path of the word (lower case) starts at this cell."""
    return _fits(word, 0, tiles[cell]) and _ends_from(word, (cell,), len(tiles[cell]), tiles, near)


def leads_through(word: str, cell: int, tiles: Sequence[str], near: Neighbours) -> bool:
    """Whether any path of the word (lower case) leads through this cell.

    Looks from the cell outwards, so that the size of the board does not matter.
    """
    tile = tiles[cell]

    def reached(path: tuple[int, ...], place: int, after: int) -> bool:
        """Whether the path, which is at `place` of the word, can be continued back to its beginning and on to its end.

        `path` runs backwards from the cell; the letters behind the cell begin at `after`.
        """
        if place == 0:
            return _ends_from(word, (*path[1:], path[0]), after, tiles, near)
        return any(
            reached((*path, before), place - len(tiles[before]), after)
            for before in near[path[-1]]
            if before not in path and _fits(word, place - len(tiles[before]), tiles[before])
        )

    return any(
        _fits(word, place, tile) and reached((cell,), place, place + len(tile))
        for place in range(len(word) - len(tile) + 1)
    )


def _ends_from(word: str, path: tuple[int, ...], place: int, tiles: Sequence[str], near: Neighbours) -> bool:
    """Whether a path can be continued from its last cell with the letters from `place` on."""
    if place == len(word):
        return True
    return any(
        _ends_from(word, (*path, cell), place + len(tiles[cell]), tiles, near)
        for cell in near[path[-1]]
        if cell not in path and _fits(word, place, tiles[cell])
    )


def _fits(word: str, place: int, tile: str) -> bool:
    """Whether a tile can play the letters of the word from `place` on."""
    if place < 0 or tile in UNPLAYABLE:
        return False
    return place < len(word) if tile == WILDCARD else word.startswith(tile, place)
