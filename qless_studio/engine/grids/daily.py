"""The board of a day: with many words, a long common one among them, and as hard as the weekday asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from itertools import islice

from qless_studio.engine.days import CHOICE, of_weekday
from qless_studio.engine.grids.review import common_words, is_common
from qless_studio.engine.grids.solver import BoardSolver
from qless_studio.engine.lexicon.withheld import marked
from qless_studio.engine.solving import Run

WORDS, LONG = 100, 7
"""A board of a day has this many words, and a common word of this many letters, no slur: one roll in 15 to 80."""
ROLLS = 3_000
"""Rolls that are tried; with a short word list none may be good enough."""


def seed_of_day(
    day: date, seeds: Iterator[int], tiles_of: Callable[[int], Sequence[str]], solver: BoardSolver, run: Run
) -> int:
    """The seed of the board of a day; `tiles_of` rolls the board of a seed.

    Of the first CHOICE boards that are good enough, ordered by the share of the points that common words are worth, the
    one for the weekday. If no board is good enough, the first with the most words. Raises `Stopped` when stopped.
    """
    zipf, slurs = solver.lexicon.zipf, marked(solver.lexicon.language)
    worthy: list[tuple[float, int]] = []
    most, fallback = -1, 0
    for seed in islice(seeds, ROLLS):
        run.checkpoint(1, len(worthy) / CHOICE)
        found = solver.all(tiles_of(seed))
        if len(found) > most:
            most, fallback = len(found), seed
        if len(found) < WORDS:
            continue
        words = list(found)
        common = (each.word for each in words if len(each.word) >= LONG and is_common(zipf(each.word)))
        if any(word not in slurs for word in common):
            worthy.append((-common_words(words, zipf).score / found.score, seed))
            if len(worthy) == CHOICE:
                break
    return of_weekday(day, sorted(worthy))[1] if worthy else fallback
