"""A drawn puzzle is said with its difficulty and with the seed that draws it again."""

from __future__ import annotations

from qless_studio.engine.game import Dealt
from qless_studio.engine.games.affix import GAME
from qless_studio.engine.games.affix.puzzle import Puzzle


def test_a_drawn_puzzle_is_told_with_difficulty_and_seed():
    details = {"boards": "24", "words_needed": 4211, "seed": 3}
    told = GAME.dealer.describe(Dealt(Puzzle(("ade", "y")), details))
    assert told == "-ADE -Y  24 boards, solvable with the 4,211 most common words  (seed 3)"
