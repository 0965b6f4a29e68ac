"""A grid of Q-Less for a page of the help, with its rack unless every die is laid."""

from __future__ import annotations

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.games.q_less.open_grid import OpenGrid
from qless_studio.ui.games.q_less.view import BoardView
from qless_studio.ui.theme import Appearance

TILE, GAP = 40, 8
WITH_RACK = 504, 324
"""At 100 %."""


def picture_of(appearance: Appearance, puzzle: Puzzle, marked: str) -> BoardView:
    """The grid; nothing can be marked on it."""
    px, made = appearance.theme.px, BoardView(appearance)
    field = OpenGrid(puzzle, rack=len(puzzle.tiles) < len(puzzle.letters)).centred()
    made.field = field
    width, height = (px(length) for length in WITH_RACK)
    if not field.rack:
        tile = px(TILE) // GAP * GAP
        width, height = ((count - 1) * (tile + GAP) + tile for count in (field.columns + 1, field.rows))
    made.resize(width, height)
    made.show_puzzle(puzzle)
    return made
