"""Rolls that nobody has seen yet, and the vocabulary that they need; for a worker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from qless_studio.engine.games.q_less.dice import dice_for, roll
from qless_studio.engine.games.q_less.difficulty import vocabulary_needed
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, alphabetical
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.timed import puzzle_level
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.orders import Coming

USUAL = range(40)
"""Seeds of rolls that stand for all: 0.1 s."""


@dataclass(frozen=True)
class NextRoll:
    """A roll that has a solution."""

    letters: str
    """In alphabetical order."""
    rank: int
    """The smallest number of the most common words that suffice."""


def next_roll(lexicon: Lexicon, options: Options, seed: int, run: Run) -> Coming | None:
    """The roll of a seed; None without a solution."""
    letters = alphabetical(roll(seed, dice_for(lexicon.language)).letters)
    needed = vocabulary_needed(Puzzle(letters), lexicon, options, run)
    return None if needed is None else Coming(seed, puzzle_level(needed[0]), NextRoll(letters, needed[0]))


def usual_ranks(lexicon: Lexicon, options: Options, run: Run) -> Iterator[float]:
    """The vocabulary that usual rolls need, of those that have a solution."""
    for seed in USUAL:
        made = next_roll(lexicon, options, seed, run)
        if made is not None:
            yield made.known.rank
