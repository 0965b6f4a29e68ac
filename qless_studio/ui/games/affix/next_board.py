"""A board of Affix that nobody has seen yet; for a worker."""

from __future__ import annotations

from qless_studio.engine.games.affix.drawing import LEVELS
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.orders import Order
from qless_studio.engine.player.timed import puzzle_level
from qless_studio.engine.solving import Run
from qless_studio.ui.games.affix.searches import draw_puzzle
from qless_studio.ui.tab.orders import Coming

MOST_DRAWN = 60
"""Puzzles from which the one nearest to an order is taken: 2 s of the largest lists."""


def next_board(lexicon: Lexicon, options: Options, shown: Puzzle, level: object, seed: int, run: Run) -> Coming | None:
    """A puzzle drawn at a level, or of all levels by turns for an `Order`; None if there is no puzzle."""
    name = LEVELS[seed % len(LEVELS)] if isinstance(level, Order) else str(level)
    drawn = next(draw_puzzle(name, seed, shown, lexicon, options, run), None)
    return None if drawn is None else Coming(seed, puzzle_level(drawn.words_needed), drawn)
