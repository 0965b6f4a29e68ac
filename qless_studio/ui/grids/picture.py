"""A bare board of tiles that shows a puzzle and one path over it."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.grids import Board, Neighbours
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import TileMark

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
