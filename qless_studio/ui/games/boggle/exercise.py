"""Exercises of Boggle on its board."""

from __future__ import annotations

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.games.boggle.puzzle import Options, near_of
from qless_studio.engine.grids import letters_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.grids.exercise import GridExercise, ShownBoard


def view_of(exercise: Exercise, lexicon: Lexicon) -> GridExercise:
    return GridExercise(exercise, lexicon, _shown(exercise))


def _shown(exercise: Exercise) -> ShownBoard:
    if not exercise.puzzle:
        return ShownBoard.heap(exercise)
    board = GAME.parse(exercise.puzzle)
    options: Options = exercise.options or Options()
    return ShownBoard(board, near_of(board, options), letters_of(board.tiles, options.q_is_qu))
