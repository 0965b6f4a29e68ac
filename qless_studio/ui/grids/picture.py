"""Bare boards of tiles as pictures: one that shows a puzzle and a path, and those read from a picture as text."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.grids import Board, Neighbours
from qless_studio.engine.grids.board import BLOCKED, format_board
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import TileMark


def board_text(letters: Sequence[str], rows: int, columns: int) -> str:
    """The board of these letters (upper case, "" for a blank tile) as text."""
    return format_board(Board(rows, columns, tuple(each.lower() or BLOCKED for each in letters)))


def faces(dice: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """Dice as pictures show them: upper case, "" for a blank face."""
    return tuple(tuple("" if face == BLOCKED else face.upper() for face in die) for die in dice)


TILE, GAP, PADDING = 64, 8, 8
"""Pixels at 100 %."""


def grid_picture(board: Board, near: Neighbours, marks: Sequence[TileMark], path: Sequence[int]) -> GridBoard:
    """The board with these marks on its tiles and this path."""
    picture = GridBoard("")
    picture.set_compact(True)
    tile = picture.theme.px(TILE) // GAP * GAP  # a board makes its tiles a multiple of GAP wide
    picture.resize(*(count * (tile + GAP) - GAP + 2 * PADDING for count in (board.columns, board.rows)))
    picture.show_board(board, near, marks)
    picture.show_path(path, animated=False)
    return picture
