"""Changes to a board of tiles, and how its cells are written and spoken; no widgets. See docs/decisions/013."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from qless_studio.engine.grids import BLOCKED, EMPTY, UNPLAYABLE, WILDCARD, Board
from qless_studio.engine.grids.dice import language_dice
from qless_studio.engine.lexicon.languages import Language, letter_sets
from qless_studio.engine.texts import say
from qless_studio.ui.style import tiles
from qless_studio.ui.style.tiles import Tile

SYMMETRIES = 8
"""Ways to see a board: four rotations, and those of its mirror image."""
ENGLISH_FACES = ("qu", "th", "in", "er", "he", "an")
"""Faces of English dice that have several letters."""
_KINDS = {BLOCKED: tiles.BLOCKED, WILDCARD: tiles.WILDCARD, EMPTY: tiles.EMPTY}


class TileMark(NamedTuple):
    """What a tile shows in addition to its letters."""

    points: str = ""
    multiplier: str = ""
    tally: str = ""
    heat: float | None = None
    description: str = ""
    """What the heat means, in words."""
    start: bool = False
    """A word starts here."""
    marked: bool = False
    """A hint is about this tile."""


def common_faces(language: Language) -> tuple[str, ...]:
    """Faces of several letters for a language: those of its dice, and the pairs that its cards have."""
    sets = letter_sets(language)
    if sets is None:
        return ENGLISH_FACES
    faces = {face for dice in language_dice(language).values() for die in dice.dice for face in die}
    pairs = {card.lower() for card in sets.copies}
    return tuple(sorted(face for face in faces | pairs if len(face) > 1))


def empty_board(rows: int, columns: int) -> Board:
    return Board(rows, columns, (EMPTY,) * (rows * columns))


def with_tile(board: Board, cell: int, tile: str) -> Board:
    """The board with another tile in one cell."""
    return replace(board, tiles=(*board.tiles[:cell], tile, *board.tiles[cell + 1 :]))


def is_letters(tile: str) -> bool:
    return tile not in UNPLAYABLE and tile != WILDCARD


def letters_shown(tile: str) -> str:
    """A tile as written on its face: A, Qu; "" for a tile without letters."""
    return tile.capitalize() if is_letters(tile) else ""


def resized(board: Board, rows: int, columns: int) -> Board:
    """The board with more or fewer rows and columns; tiles that still fit keep their places."""
    resized_tiles = [
        board.tiles[row * board.columns + column] if row < board.rows and column < board.columns else EMPTY
        for row in range(rows)
        for column in range(columns)
    ]
    return Board(rows, columns, tuple(resized_tiles))


def quarter_turn(rows: int, columns: int) -> list[int]:
    """For each cell of a board of this shape rotated clockwise, the cell its tile comes from."""
    return [(rows - 1 - column) * columns + row for row in range(columns) for column in range(rows)]


def order_after(rows: int, columns: int, turns: int) -> list[int]:
    """For each cell of a board of this shape after this many quarter turns clockwise, the cell its tile comes from.

    From 4 on it is the mirror image that is turned: 0 to `SYMMETRIES` - 1 are all boards with the same words.
    """
    order = list(range(rows * columns))
    if turns >= 4:
        order = [row * columns + column for row in range(rows) for column in reversed(range(columns))]
    for _ in range(turns % 4):
        order = [order[cell] for cell in quarter_turn(rows, columns)]
        rows, columns = columns, rows
    return order


def turned(board: Board, turns: int) -> Board:
    """The board after this many quarter turns, as in `order_after`."""
    rows, columns = (board.columns, board.rows) if turns % 2 else (board.rows, board.columns)
    return Board(rows, columns, tuple(board.tiles[cell] for cell in order_after(board.rows, board.columns, turns)))


def tile_of(text: str, mark: TileMark, in_path: bool, aside: bool = False) -> Tile:
    """How a cell looks; `aside` as of `Tile`."""
    return Tile(
        letters_shown(text),
        mark.points if is_letters(text) else "",
        _KINDS.get(text, tiles.TILE),
        mark.multiplier,
        mark.tally,
        mark.heat,
        in_path,
        selected=mark.marked and not in_path,
        start=mark.start and not in_path,
        aside=aside,
    )


def blank(text: str) -> Tile:
    """A cell that does not show its letters."""
    return Tile(kind=tiles.BLOCKED if text == BLOCKED else tiles.TILE)


def spoken(board: Board, cell: int, mark: TileMark, path: Sequence[int]) -> str:
    """The name of a cell for a screen reader, complete without context."""
    text = board.tiles[cell]
    row, column = board.place(cell)
    names = {BLOCKED: say("blocked"), WILDCARD: say("any letter"), EMPTY: say("empty cell")}
    parts = [names.get(text) or letters_shown(text)]
    parts.append(say("row {}, column {}", row + 1, column + 1))
    if mark.points and is_letters(text):
        parts.append(say("value {}", mark.points))
    if mark.multiplier:
        parts.append(multiplier_name(mark.multiplier))
    if mark.description:
        parts.append(mark.description)
    if cell in path:
        parts.append(say("step {} of {}", path.index(cell) + 1, len(path)))
    return ", ".join(parts)


def multiplier_name(kind: str) -> str:
    """A multiplier in words: DL is "double letter"."""
    names = {"DL": say("double letter"), "TL": say("triple letter"), "DW": say("double word"), "TW": say("triple word")}
    return names[kind]
