"""A picture of a Q-Less grid for the help, with its rack unless every die is placed."""

from __future__ import annotations

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.games.q_less.open_grid import OpenGrid
from qless_studio.ui.games.q_less.view import QLessBoardView

TILE, GAP = 40, 8
WITH_RACK = 504, 324
"""Pixels at 100 %."""


def picture_of(puzzle: Puzzle, marked: str) -> QLessBoardView:
    """The grid; nothing can be marked on it."""
    board = QLessBoardView()
    px = board.theme.px
    grid = OpenGrid(puzzle, rack=len(puzzle.tiles) < len(puzzle.letters)).centred()
    board.open_grid = grid
    width, height = (px(length) for length in WITH_RACK)
    if not grid.rack:
        tile = px(TILE) // GAP * GAP
        width, height = ((count - 1) * (tile + GAP) + tile for count in (grid.columns + 1, grid.rows))
    board.resize(width, height)
    board.show_puzzle(puzzle)
    return board
