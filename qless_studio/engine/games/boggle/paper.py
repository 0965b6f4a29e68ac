"""Boggle in puzzle books: rolls of the usual dice."""

from __future__ import annotations

from random import Random

from qless_studio.engine.games.boggle.puzzle import Options
from qless_studio.engine.games.boggle.solver import solve
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import DICE, roll, usual_pool
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.paper.sheet import Drawing, Judged, Paper
from qless_studio.engine.player.model import ROUND
from qless_studio.engine.player.paper_boards import judged, paint_board
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import phrase

SIDE = 4


def draw(lexicon: Lexicon, seed: int, run: Run) -> Board:
    """The roll of a seed."""
    english = lexicon.language.code == ENGLISH.code
    dice = DICE["new"].dice if english else usual_pool(lexicon.language, SIDE * SIDE)
    return Board(SIDE, SIDE, roll(dice, Random(seed)))


def judge(board: Board, lexicon: Lexicon, run: Run) -> Judged | None:
    """Words, points and level of a board."""
    return judged(list(solve(board, lexicon, Options(), run)), board, format_board(board), lexicon, ROUND)


def paint(board: Board, lexicon: Lexicon, drawing: Drawing) -> None:
    """The tiles in their frame."""
    paint_board(board, drawing)


PAPER: Paper[Board] = Paper(phrase("4 × 4, usual dice"), draw, judge, paint)
