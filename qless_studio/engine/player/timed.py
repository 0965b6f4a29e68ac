"""Puzzles that are solved or not, in Q-Less and Affix: how fast a player solves them.

One event each: the time to the solution is exponential, with a rate that falls with the vocabulary needed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.play_statistics import number
from qless_studio.engine.player.gaussian import Gaussian, dot, inverse, product
from qless_studio.engine.player.model import HALF_DAYS, HIGHEST, LOWEST
from qless_studio.engine.player.rounds import DAY, LONGEST, SHORTEST, ended_at
from qless_studio.engine.player.scale import DOUBLE, Level, level_of_speed

USUAL_SECONDS, USUAL_RANK = 240.0, 2_500.0
"""The average player solves a puzzle that needs this many of the most common words in this time, on average."""
SLOPE = 0.5
"""With twice the vocabulary needed the average player takes 2 ** 0.5 times as long."""
PRIOR = Gaussian.independent((0.0, SLOPE), (0.7, 0.15))
"""What is assumed of the level and the slope of an unknown player."""
HALF_PUZZLES = 40.0
STEPS = 6
"""Steps of Newton's method for each puzzle."""
LIMIT = 300.0
"""A puzzle has the level of a player who solves half of the puzzles like it within this many seconds."""
NAMES = ("rank", "words_needed")
"""Names under which games record the vocabulary that a puzzle needs."""
POWER = 1.0
"""Rates do not change with time."""


@dataclass(frozen=True)
class Attempt:
    """A puzzle that was tried."""

    rank: float
    """The smallest number of the most common words that suffice."""
    seconds: float
    solved: bool
    """Whether the puzzle was solved in this time; otherwise it was given up."""
    ended: float = 0.0
    """Seconds since 1970."""

    @property
    def ease(self) -> float:
        """How much less vocabulary than usual it needs, as a logarithm; negative for a harder one."""
        return -math.log(max(1.0, self.rank) / USUAL_RANK)


@dataclass(frozen=True)
class SolvingSkill:
    """What is known of how fast a player solves puzzles of a game; without any, the average player."""

    belief: Gaussian = PRIOR
    puzzles: int = 0

    def expected(self, rank: float, seconds: float) -> float:
        """How often a puzzle would be solved in this time, if it could be solved again and again."""
        return _expected(self.belief.mean, Attempt(rank, seconds, False))

    def chance(self, rank: float, seconds: float) -> float:
        """The probability that a puzzle that needs this vocabulary is solved in this time."""
        return -math.expm1(-self.expected(rank, seconds))

    def usual_seconds(self, rank: float) -> float:
        """The time in which every second puzzle that needs this vocabulary is solved."""
        return math.log(2) / self.expected(rank, 1.0)

    def after(self, attempt: Attempt, days: float = 0.0) -> SolvingSkill:
        """What is known after another puzzle, this many days later: the most likely numbers by Newton's method."""
        keep = 0.5 ** (1 / HALF_PUZZLES + max(0.0, days) / HALF_DAYS)
        before = self.belief.faded(keep, PRIOR)
        direction, mean = (1.0, attempt.ease), before.mean
        precision = before.precision
        for _ in range(STEPS):
            times = _expected(mean, attempt)
            pull = product(before.precision, [start - now for start, now in zip(before.mean, mean, strict=True)])
            gradient = [(attempt.solved - times) * x + back for x, back in zip(direction, pull, strict=True)]
            precision = before.informed([times * x * y for y in direction] for x in direction)
            steps = product(inverse(precision), gradient)
            mean = tuple(old + step for old, step in zip(mean, steps, strict=True))
        return SolvingSkill(Gaussian.around(mean, precision), self.puzzles + 1)

    @property
    def level(self) -> Level:
        """The level, with its standard error."""
        level, deviation = self.belief.mean[0], math.sqrt(self.belief.covariance[0][0])
        return Level(level_of_speed(level, POWER), DOUBLE * deviation / math.log(2), self.puzzles)


def _expected(mean: Iterable[float], attempt: Attempt) -> float:
    eta = dot(mean, (1.0, attempt.ease)) + math.log(attempt.seconds / USUAL_SECONDS)
    return math.exp(max(LOWEST, min(HIGHEST, eta)))


def puzzle_level(rank: float) -> float:
    """The level at which every second puzzle that needs this vocabulary is solved within `LIMIT`."""
    usual = SLOPE * Attempt(rank, LIMIT, True).ease + math.log(LIMIT / USUAL_SECONDS)
    return level_of_speed(math.log(math.log(2)) - usual, POWER)


def attempts(entries: Iterable[Entry], game: str) -> Iterator[Attempt]:
    """The puzzles of a game that count, in the order in which they ended.

    Those solved or given up without hints, when first played, whose vocabulary was recorded. A puzzle given up in less
    than `SHORTEST` seconds was only looked at.
    """
    known = ((ended_at(entry), entry) for entry in entries if entry.game == game and entry.kind is not Kind.EXERCISE)
    played = sorted(((at, entry) for at, entry in known if at is not None), key=lambda each: (each[0], each[1].id))
    seen = set[str]()
    for at, entry in played:
        name = puzzle_name(entry.puzzle)
        if name not in seen and (attempt := _attempt(entry, at)) is not None:
            yield attempt
        seen.add(name)


def skill_after(tried: Iterable[Attempt]) -> SolvingSkill:
    """What is known after these puzzles."""
    skill, ended = SolvingSkill(), None
    for attempt in tried:
        days = 0.0 if ended is None else (attempt.ended - ended) / DAY
        skill, ended = skill.after(attempt, days), attempt.ended
    return skill


def puzzle_name(text: str) -> str:
    """A name that puzzles of the same letters share: the dice of Q-Less have no order."""
    letters = text.partition(";")[0].strip().lower()
    return "".join(sorted(letters)) if letters.isalpha() else letters


def _attempt(entry: Entry, at: float) -> Attempt | None:
    rank = next((rank for name in NAMES if (rank := number(entry, name)) is not None and rank >= 0), None)
    solved = entry.result is Result.SOLVED
    if rank is None or entry.hints or not (solved or entry.result is Result.GIVEN_UP):
        return None
    least = 1.0 if solved else SHORTEST
    if entry.seconds is None or not least <= entry.seconds <= LONGEST:
        return None
    return Attempt(rank, entry.seconds, solved, at)
