"""The words of a board for someone who plays it: which are common, par, what remains, which lead through a tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass

from qless_studio.engine.grids.board import WILDCARD, Neighbours
from qless_studio.engine.grids.paths import leads_through, starts_at
from qless_studio.engine.grids.plan import FIRST_PACE, TICKS, Pace, Plan, make_plan
from qless_studio.engine.grids.solver import FoundWord

COMMON = 4.0
"""Zipf value from which a word is expected of every player: ten times in a million words."""

Zipf = Callable[[str], float | None]
"""How common a word is; None if that is unknown."""


@dataclass(frozen=True)
class Total:
    """A number of words and their points."""

    words: int
    score: int

    @classmethod
    def of(cls, words: Iterable[FoundWord]) -> Total:
        """The number of words and the sum of their scores."""
        scores = [found.score for found in words]
        return cls(len(scores), sum(scores))


def is_common(zipf: float | None) -> bool:
    """Whether a word of this commonness is expected of every player."""
    return zipf is not None and zipf >= COMMON


def common_words(words: Iterable[FoundWord], zipf: Zipf) -> Total:
    """The common words of a board. Nothing if the list says of no word how common it is."""
    return Total.of(found for found in words if is_common(zipf(found.word)))


def par_plan(found: Iterable[FoundWord], zipf: Zipf, seconds: float | None, pace: Pace = FIRST_PACE) -> Plan:
    """The common words that score most in the time, in the order to play them; its `score` is par.

    No other choice of common words scores more at this pace (`make_plan`). Without a limit (None), or if there is time
    for all of them, all are played.
    """
    common = [word for word in found if is_common(zipf(word.word))]
    needed = sum(pace.ticks(len(word.path)) for word in common) / TICKS
    return make_plan(common, needed if seconds is None else min(seconds, needed), pace)


def par_of(words: Iterable[FoundWord], zipf: Zipf, seconds: float | None) -> Total:
    """Par of a board for everybody: what `par_plan` finds in the time at the pace that is usual at first."""
    plan = par_plan(words, zipf, seconds)
    return Total(len(plan.steps), plan.score)


def by_worth(words: Iterable[FoundWord], zipf: Zipf) -> list[FoundWord]:
    """The words in the order in which they are worth knowing.

    Common words first; among them, and among the others, those of more points first, then the more common ones.
    """

    def key(found: FoundWord) -> tuple[bool, int, float, str]:
        common = zipf(found.word)
        return not is_common(common), -found.score, -(common or 0.0), found.word

    return sorted(words, key=key)


def remaining_by_length(words: Sequence[FoundWord], played: Container[str]) -> list[tuple[int, int]]:
    """(letters, words not played), from the shortest of all words to the longest, without gaps."""
    lengths = [len(found.word) for found in words]
    left = Counter(len(found.word) for found in words if found.word not in played)
    return [(length, left[length]) for length in range(min(lengths, default=1), max(lengths, default=0) + 1)]


def words_through(cell: int, words: Iterable[FoundWord], tiles: Sequence[str], near: Neighbours) -> list[FoundWord]:
    """The words that have a path through this cell, in the given order."""
    return [
        found
        for found in words
        if cell in found.path or (found.paths > 1 and leads_through(found.word, cell, tiles, near))
    ]


def starts_by_cell(words: Iterable[FoundWord], tiles: Sequence[str], near: Neighbours) -> tuple[int, ...]:
    """For each cell the number of words that have a path starting there; a word may start at several cells."""
    counts = [0] * len(tiles)
    by_letter: dict[str, list[int]] = {}
    for cell, tile in enumerate(tiles):
        by_letter.setdefault(tile[0], []).append(cell)
    for found in words:
        counts[found.path[0]] += 1
        if found.paths > 1:
            for cell in (*by_letter.get(found.word[0], ()), *by_letter.get(WILDCARD, ())):
                counts[cell] += cell != found.path[0] and starts_at(found.word, cell, tiles, near)
    return tuple(counts)
