"""Exercises of Boggle on its board."""

from __future__ import annotations

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.games.boggle.puzzle import Options, near_of
from qless_studio.engine.grids import Board, letters_of
from qless_studio.engine.grids.board import paths_of
from qless_studio.engine.grids.dice import DICE
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import phrase
from qless_studio.ui.grids.board import GridBoard, board_text, faces, grid_picture
from qless_studio.ui.grids.exercise import GridExercise, ShownBoard
from qless_studio.ui.pictures.spec import DiceChoice, PictureSpec
from qless_studio.ui.tab.game_view import BareBoards


def view_of(exercise: Exercise, lexicon: Lexicon) -> GridExercise:
    return GridExercise(exercise, lexicon, _shown(exercise))


def _shown(exercise: Exercise) -> ShownBoard:
    if not exercise.puzzle:
        return ShownBoard.heap(exercise)
    board = GAME.parse(exercise.puzzle)
    options: Options = exercise.options or Options()
    return ShownBoard(board, near_of(board, options), letters_of(board.tiles, options.q_is_qu))


# A bare board of Boggle with a traced word, for the help, and what is looked for in pictures of one.

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


BOARDS = BareBoards(picture_of, view_of, SPEC)
