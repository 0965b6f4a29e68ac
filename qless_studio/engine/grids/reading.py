"""Boards as people type and paste them: more forms than the text form of docs/decisions/012."""

from __future__ import annotations

import re

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.grids.board import EMPTY, MAX_SIDE, SEPARATOR, Board, parse_board, row_tiles

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
