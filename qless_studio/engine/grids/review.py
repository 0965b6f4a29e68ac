"""The words of a board for someone who plays it: which to play first, which are common, hints, what is remarkable."""

from __future__ import annotations

import enum
import math
from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Sequence
from dataclasses import dataclass

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.board import WILDCARD, Board, Neighbours, leads_through, starts_at
from qless_studio.engine.texts import counted, say

# The words to play in the time left, and their order. See docs/decisions/014.

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


# The words of a board for someone who plays it: which are common, par, what remains, which lead through a tile.

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


# Hints for a board in play: how many words start where, then one word, step by step.


class BoardHintStep(enum.Enum):
    """How much a hint gives away, in order."""

    STARTS = "starts"
    """How many words start at each tile."""
    LENGTH = "length"
    """Length and first letter of one word."""
    TILE = "tile"
    """The tile it starts at."""
    TILES = "tiles"
    """All tiles of the word."""
    WORD = "word"
    """The word itself, with its path."""


@dataclass(frozen=True)
class BoardHint:
    """One step of a hint: the answer in a few words and what it is about."""

    step: BoardHintStep
    answer: str
    counts: tuple[int, ...] = ()
    """STARTS: for each cell the number of words left that start there."""
    cells: tuple[int, ...] = ()
    """TILE: the first cell; TILES: all cells in ascending order; WORD: the path."""
    word: str = ""
    """WORD: the word in lower case."""


def hints(
    left: Sequence[FoundWord],
    board: Board,
    tiles: Sequence[str],
    near: Neighbours,
    zipf: Zipf,
    shown: Callable[[str], str] = str.upper,
    slurs: Container[str] = (),
) -> tuple[BoardHint, ...]:
    """The steps for the words that are left, each giving away a little more than the one before; none without words.

    The word is the first of `by_worth` that is none of the `slurs`: a common one as long as there are any. `tiles` are
    the letters that the tiles of the board play, `shown` gives a word for people.
    """
    target = next((found for found in by_worth(left, zipf) if found.word not in slurs), None)
    if target is None:
        return ()
    word, path = target.word, target.path
    row, column = board.place(path[0])
    letter, letters = word[0].upper(), len(word)
    length = counted(letters, "{} letter, {}", "{} letters, {}", letters, letter)
    return (
        BoardHint(BoardHintStep.STARTS, say("on the tiles"), counts=starts_by_cell(left, tiles, near)),
        BoardHint(BoardHintStep.LENGTH, length),
        BoardHint(BoardHintStep.TILE, say("row {}, column {}", row + 1, column + 1), cells=path[:1]),
        BoardHint(BoardHintStep.TILES, say("marked"), cells=tuple(sorted(path))),
        BoardHint(BoardHintStep.WORD, shown(word), cells=path, word=word),
    )


# What is remarkable about a word that was just found on a board.


def milestone(words: Sequence[FoundWord], played: Collection[str], word: str, points: int, score: int, par: int) -> str:
    """One sentence on a word of the board, or "" if there is nothing to say.

    `words` are all words of the board, `played` those found so far, `word` among them; `points` is what it brought,
    `score` the points after it, `par` those of the common words, 0 if there are none.
    """
    if par and score - points < par <= score:
        return say("Par reached")
    same = [found.word for found in words if len(found.word) == len(word)]
    if len(same) > 1 and all(each in played for each in same):
        return say("All {} words of {} letters found", len(same), len(word))
    longest = max((len(found.word) for found in words), default=0)
    if len(word) == longest and not any(each != word and each in played for each in same):
        return say("No word on this board is longer")
    dearest = max((found.score for found in words), default=0)
    earlier = any(found.score == dearest and found.word != word and found.word in played for found in words)
    return say("No word on this board is worth more") if points == dearest and not earlier else ""
