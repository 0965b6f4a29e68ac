"""The words to play in the time left, and their order. See docs/decisions/014."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from qless_studio.engine.grids import FoundWord

TICKS = 20
"""Time units per second of a plan."""


@dataclass(frozen=True)
class Pace:
    """How fast a player is."""

    per_word: float = 1.5
    """Seconds to spot a word and to release it."""
    per_tile: float = 0.3
    """Seconds to move to the next tile."""

    def ticks(self, tiles: int) -> int:
        """Time for a word of this many tiles, in twentieths of a second; at least 1."""
        return max(1, round(TICKS * (self.per_word + self.per_tile * tiles)))


FIRST_PACE = Pace(per_word=4.5)
"""The pace before there is a history: almost six seconds for a word of four letters, 21 of them in two minutes."""


@dataclass(frozen=True)
class PlannedWord:
    """A word of the plan; `clock`: seconds, `total`: points once it has been played."""

    found: FoundWord
    clock: float
    total: int


@dataclass(frozen=True)
class Plan:
    """Words in the order to play them."""

    steps: tuple[PlannedWord, ...]
    score: int
    bound: int
    """Upper bound: the score if parts of words could be played for parts of their scores."""


def make_plan(found: Iterable[FoundWord], seconds: float, pace: Pace, done: Collection[str] = ()) -> Plan:
    """The words that score most in `seconds`, without those `done`; call it again when a word has been played.

    The choice of words is exact: a knapsack problem, solved by dynamic programming over the time in twentieths of a
    second (the pace is rounded to them). No other choice scores more at this pace. `bound` comes from the
    linear relaxation (G. Dantzig, 1957), less than one word above `score`. The order does not change the sum; it is by
    points per second, so that a player slower than planned still gets most of them. That the pace is steady is an
    assumption. Time O(words × time), where of words with equally many tiles only as many count as fit: about 20 ms for
    1,000 words and 120 s.
    """
    room = max(0, math.floor(TICKS * seconds))
    classes: dict[int, list[FoundWord]] = {}
    for word in found:
        if word.word not in done and word.score > 0:
            classes.setdefault(pace.ticks(len(word.path)), []).append(word)
    items: list[tuple[int, FoundWord]] = []
    for ticks, words in sorted(classes.items()):
        words.sort(key=lambda word: (-word.score, word.word))
        items += [(ticks, word) for word in words[: room // ticks]]
    items.sort(key=lambda item: (-item[1].score / item[0], -item[1].score, item[1].word))
    chosen = items if sum(ticks for ticks, _ in items) <= room else _knapsack(items, room)
    steps, clock, total = [], 0, 0
    for ticks, word in chosen:
        clock, total = clock + ticks, total + word.score
        steps.append(PlannedWord(word, clock / TICKS, total))
    return Plan(tuple(steps), total, _relaxed(items, room))


def _relaxed(items: Sequence[tuple[int, FoundWord]], room: int) -> int:
    """The score if the last word may be played in part, rounded down; `items` by descending score per tick."""
    total = 0
    for ticks, word in items:
        if ticks > room:
            return total + word.score * room // ticks
        room -= ticks
        total += word.score
    return total


def _knapsack(items: Sequence[tuple[int, FoundWord]], room: int) -> list[tuple[int, FoundWord]]:
    """The items that score most in the time `room`, in their order."""
    unit = math.gcd(*(ticks for ticks, _ in items))
    room //= unit
    best = [0] * (room + 1)
    taken: list[bytearray] = []
    for ticks, word in items:
        size, score = ticks // unit, word.score
        with_it = [before + score for before in best[: room + 1 - size]]
        rows = bytearray(size) + bytearray(map(int.__gt__, with_it, best[size:]))
        best[size:] = map(max, with_it, best[size:])
        taken.append(rows)
    chosen: list[tuple[int, FoundWord]] = []
    for (ticks, word), rows in zip(reversed(items), reversed(taken), strict=True):
        if rows[room]:
            chosen.append((ticks, word))
            room -= ticks // unit
    return chosen[::-1]
