"""A bare board of Boggle with a traced word, for the help, and what is looked for in pictures of one."""

from __future__ import annotations

from qless_studio.engine.games.boggle.puzzle import Options, near_of
from qless_studio.engine.grids import Board
from qless_studio.engine.grids.board import paths_of
from qless_studio.engine.grids.dice import DICE
from qless_studio.engine.texts import phrase
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.picture import board_text, faces, grid_picture
from qless_studio.ui.pictures.spec import DiceChoice, PictureSpec

SPEC = PictureSpec(
    board_text,
    choices=(
        DiceChoice(phrase("Any letters")),
        *(DiceChoice(dice.title, faces(dice.dice), (dice.rows, dice.columns)) for dice in DICE.values()),
    ),
    without=frozenset({"CL"}),
)


def picture_of(puzzle: Board, word: str) -> GridBoard:
    """The board, with the first path of the word."""
    near = near_of(puzzle, Options())
    paths = paths_of(word, puzzle.tiles, near, limit=1)
    return grid_picture(puzzle, near, (), paths[0] if paths else ())
