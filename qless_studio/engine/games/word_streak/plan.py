"""Which words to play in the time left, and in which order."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from qless_studio.engine.grids import FoundWord

TICKS = 20
"""Parts of a second in which a plan counts."""


@dataclass(frozen=True)
class Pace:
    """How fast a player is."""

    per_word: float = 1.5
    """Seconds to see a word and to let go."""
    per_tile: float = 0.3
    """Seconds to move on to the next tile."""

    def ticks(self, tiles: int) -> int:
        """Time for a word of so many tiles, in twentieths of a second, at least one."""
        return max(1, round(TICKS * (self.per_word + self.per_tile * tiles)))


@dataclass(frozen=True)
class PlannedWord:
    """A word of the plan: `clock` seconds and `total` points once it is played."""

    found: FoundWord
    clock: float
    total: int


@dataclass(frozen=True)
class Plan:
    """Words in the order to play them."""

    steps: tuple[PlannedWord, ...]
    score: int
    bound: int
    """No choice of words can score more in this time, were a part of a word worth its part of the score."""


def make_plan(found: Iterable[FoundWord], seconds: float, pace: Pace, done: Collection[str] = ()) -> Plan:
    """The words that score most in `seconds`, without those `done`; make it anew when a word is ticked off.

    Exact: which words. It is a knapsack problem, solved by dynamic programming over the time in twentieths of a second
    (the pace is rounded to them): no other choice scores more at this pace, and `score <= bound`, the bound being that
    of the linear relaxation (G. Dantzig, 1957), less than one word above. Heuristic: the pace is steady, and the order,
    which cannot change the sum, is by points a second, so that who is slower than planned still has the most.
    Time O(words x time), words of the same number of tiles counting only as far as they fit: some 20 ms for 1,000
    words and 120 s.
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
    """The score when the last word may be played in part, rounded down; `items` by falling score a tick."""
    total = 0
    for ticks, word in items:
        if ticks > room:
            return total + word.score * room // ticks
        room -= ticks
        total += word.score
    return total


def _knapsack(items: Sequence[tuple[int, FoundWord]], room: int) -> list[tuple[int, FoundWord]]:
    """The items that score most in the room, in their order."""
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
