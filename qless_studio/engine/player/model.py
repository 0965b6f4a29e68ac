"""What a player is likely to find: a few numbers that are believed of them, and the chances that follow from them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul

from qless_studio.engine.player.features import SLOPES, BoardFeatures

# What is believed about a few numbers of a player: a multivariate normal distribution, by precision and shift.

Vector = tuple[float, ...]
Matrix = tuple[Vector, ...]


def dot(one: Iterable[float], other: Iterable[float]) -> float:
    """The sum of the products."""
    total: float = sum(map(mul, one, other))
    return total


def product(matrix: Iterable[Sequence[float]], vector: Sequence[float]) -> Vector:
    """The matrix applied to the vector."""
    return tuple(dot(row, vector) for row in matrix)


@dataclass(frozen=True)
class Gaussian:
    """A normal distribution in its natural parameters, in which evidence is added and forgotten."""

    precision: Matrix
    """The inverse of the covariance."""
    shift: Vector
    """The precision times the mean."""

    @classmethod
    def independent(cls, means: Sequence[float], deviations: Sequence[float]) -> Gaussian:
        """Independent numbers with these means and standard deviations."""
        weights = [deviation**-2 for deviation in deviations]
        size = range(len(weights))
        precision = tuple(tuple(weights[row] if row == column else 0.0 for column in size) for row in size)
        return cls(precision, product(precision, means))

    @classmethod
    def around(cls, mean: Sequence[float], precision: Matrix) -> Gaussian:
        """The distribution with this mean."""
        return cls(precision, product(precision, mean))

    @cached_property
    def covariance(self) -> Matrix:
        """The inverse of the precision."""
        return inverse(self.precision)

    @cached_property
    def mean(self) -> Vector:
        """The mean."""
        return product(self.covariance, self.shift)

    def variance(self, direction: Sequence[float]) -> float:
        """The variance of a weighted sum of the numbers."""
        return dot(direction, product(self.covariance, direction))

    def faded(self, keep: float, prior: Gaussian) -> Gaussian:
        """Keep this part of what was learned beyond `prior`, 0 to 1."""
        precision = tuple(
            tuple(before + keep * (now - before) for now, before in zip(*rows, strict=True))
            for rows in zip(self.precision, prior.precision, strict=True)
        )
        shift = tuple(before + keep * (now - before) for now, before in zip(self.shift, prior.shift, strict=True))
        return Gaussian(precision, shift)

    def informed(self, information: Iterable[Sequence[float]]) -> Matrix:
        """The precision with this information added."""
        return tuple(
            tuple(one + other for one, other in zip(*rows, strict=True))
            for rows in zip(self.precision, information, strict=True)
        )


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small symmetric positive definite matrix, by elimination (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(1.0 if number == column else 0.0 for column in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        scale = rows[pivot][pivot]
        rows[pivot] = reduced = [value / scale for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [value - factor * less for value, less in zip(rows[number], reduced, strict=True)]
    return tuple(tuple(row[size:]) for row in rows)


# The chance that a player finds a word of a board in a time, and what a round teaches about the player.
#
# P(found) = 1 - exp(-exp(eta)): the complementary log-log model of a waiting time whose rate grows with a power of the
# time searched (a Weibull proportional hazards model in discrete form). Learning is one step of Fisher scoring a round.
# See docs/decisions/086.

VERSION = 1
"""Version of all numbers here: a change of them changes levels, which the window then says."""
ROUND = 180.0
"""Seconds of search for which `BoardFeatures.base` holds."""
POWER = 0.8
"""Rates grow with this power of the time searched."""
ENTRY = 2.0
"""Seconds that entering a word takes."""
LEAST_SEARCH = 0.2
"""At least this part of the time is spent searching."""
SPREAD = (0.7, 0.25, 0.25, 0.2, 0.4, 0.15)
"""Standard deviations between players: of the `SLOPES`, and of their pace, which is added to `POWER`."""
FORM = 0.25
"""Standard deviation of the level from one round to the next."""
HALF_ROUNDS, HALF_DAYS = 20.0, 180.0
"""Numbers of rounds and of days after which a round counts half."""
SURPRISE = 6.0
"""From this squared standardised error of a forecast on, earlier rounds count half at once."""
WORST = 9.0
"""Larger squared standardised errors count as this one."""
MISSES = 10.0
"""Rounds for which the assumed size of errors counts."""
FARTHEST = 1.5
"""Largest change of a number by one round."""
LOWEST, HIGHEST = -12.0, 3.0
"""Limits of eta."""
QUANTILE = 1.2816
"""Quantile of the normal distribution: 80 % lie within this many standard deviations of the mean."""
ANOTHER_GAME = 0.09
"""Added to the variance of the level where another game of the same kind is begun."""

PRIOR = Gaussian.independent((0.0,) * len(SPREAD), SPREAD)


def chance(eta: float) -> float:
    """The probability at a logarithm of the rate."""
    return -math.expm1(-math.exp(eta))


def search_seconds(seconds: float, entered: float) -> float:
    """The part of the time that is spent searching, when this many words are entered."""
    return max(LEAST_SEARCH * seconds, seconds - ENTRY * entered)


@dataclass(frozen=True)
class Forecast:
    """What a player is likely to score on a board."""

    expected: float
    low: float
    """Lower end of the band in which 8 of 10 rounds end."""
    high: float
    """Upper end of the band in which 8 of 10 rounds end."""
    variance: float

    @property
    def band(self) -> tuple[int, int]:
        """The two ends in whole points."""
        return round(self.low), round(self.high)

    def error(self, points: float) -> float:
        """The squared standardised error, when a round ended with this many points."""
        return (points - self.expected) ** 2 / max(self.variance, 1e-9)


@dataclass(frozen=True)
class Skill:
    """What is known of one player in one game; without any round the average player."""

    belief: Gaussian = PRIOR
    """What is believed of the `SLOPES` and the pace."""
    misses: float = MISSES
    """The sum of the squared standardised errors of the forecasts, as far as they are remembered"""
    weight: float = MISSES
    """and their number: how much wider than expected a band has to be."""

    # what is likely

    def etas(
        self, board: BoardFeatures, seconds: float, entered: float | None = None, faster: float = 0.0
    ) -> list[float]:
        """The logarithm of the rate of each word; `entered`: number of words entered, None for the expected one.

        `faster` is added to all.
        """
        level, common, length, extends, lie, pace = self._mean
        columns = zip(board.base, *board.slopes[1:], strict=True)
        level += faster
        etas = [b + level + common * c + length * n + extends * e + lie * g for b, c, n, e, g in columns]
        power = POWER + pace
        if entered is None:
            entered = expected_entries(_limited(etas, power * math.log(seconds / ROUND)), seconds)
        return _limited(etas, power * math.log(search_seconds(seconds, entered) / ROUND))

    def chances(self, board: BoardFeatures, seconds: float) -> list[float]:
        """The probability that each word is found in this time."""
        return [chance(eta) for eta in self.etas(board, _at_least_one(seconds))]

    def expected(self, board: BoardFeatures, seconds: float, faster: float = 0.0) -> float:
        """The mean of the points."""
        return dot(board.points, map(chance, self.etas(board, _at_least_one(seconds), faster=faster)))

    def gradient(self, board: BoardFeatures, seconds: float) -> Vector:
        """How the expected points change with each number of the belief, at an unchanged time of search."""
        seconds = _at_least_one(seconds)
        return self._gradient(board, seconds, self.etas(board, seconds))

    def _gradient(self, board: BoardFeatures, seconds: float, etas: Sequence[float]) -> Vector:
        changes = [points * math.exp(eta - math.exp(eta)) for points, eta in zip(board.points, etas, strict=True)]
        slopes = [dot(changes, column) for column in board.slopes]
        return (*slopes, slopes[0] * math.log(seconds / ROUND))

    def forecast(self, board: BoardFeatures, seconds: float) -> Forecast:
        """The points to expect, with the band in which 8 of 10 rounds end.

        The variance comes from luck, from what is not known of the player, and from the form of the day, times how far
        earlier forecasts were off. The band belongs to a gamma distribution, which has no negative points.
        """
        seconds = _at_least_one(seconds)
        etas = self.etas(board, seconds)
        chances = [chance(eta) for eta in etas]
        mean = dot(board.points, chances)
        luck = sum(points**2 * p * (1 - p) for points, p in zip(board.points, chances, strict=True))
        gradient = self._gradient(board, seconds, etas)
        variance = luck + self.belief.variance(gradient) + (FORM * gradient[0]) ** 2
        variance *= self.misses / self.weight
        low, high = (gamma_quantile(mean, variance, z) for z in (-QUANTILE, QUANTILE))
        return Forecast(mean, low, high, variance)

    @cached_property
    def _mean(self) -> Vector:
        return self.belief.mean

    # what is learned

    def aged(self, days: float = 0.0, rounds: float = 0.0) -> Skill:
        """What earlier rounds taught fades; what is assumed of all players stays."""
        keep = 0.5 ** (rounds / HALF_ROUNDS + max(0.0, days) / HALF_DAYS)
        belief = self.belief.faded(keep, PRIOR)
        misses, weight = (MISSES + keep * (count - MISSES) for count in (self.misses, self.weight))
        return Skill(belief, misses, weight)

    def after(self, board: BoardFeatures, seconds: float, found: Sequence[bool], days: float = 0.0) -> Skill:
        """What is known after a round: which of the board's words were found, and days since the last round."""
        if not board.words:
            return self
        seconds = _at_least_one(seconds)
        before = self.aged(days, 1.0)
        error = before.forecast(board, seconds).error(dot(board.points, found))
        if error > SURPRISE:  # another player, or something has changed
            before = before.aged(rounds=HALF_ROUNDS)
        belief = before._learned(board, seconds, found)
        missed = min(WORST, error * before.misses / before.weight)
        return Skill(belief, before.misses + missed, before.weight + 1)

    def _learned(self, board: BoardFeatures, seconds: float, found: Sequence[bool]) -> Gaussian:
        """One step of Fisher scoring; the form of the day, which moves all words alike, is integrated out."""
        score: list[float] = []
        weights: list[float] = []
        for eta, hit in zip(self.etas(board, seconds, sum(found)), found, strict=True):
            rate = math.exp(eta)
            missing = math.expm1(rate)
            score.append(rate / missing if hit else -rate)
            weights.append(rate * rate / missing)
        log_time = math.log(seconds / ROUND)
        gradient = [dot(score, column) for column in board.slopes]
        gradient.append(gradient[0] * log_time)  # pace moves all words as the level does
        information = [[*row, row[0] * log_time] for row in _weighted_products(board.slopes, weights)]
        information.append([value * log_time for value in information[0]])
        level = information[0]
        share = 1 / (level[0] + FORM**-2)
        gradient = [value - moved * gradient[0] * share for value, moved in zip(gradient, level, strict=True)]
        information = [
            [value - row[0] * moved * share for value, moved in zip(row, level, strict=True)] for row in information
        ]
        precision = self.belief.informed(information)
        steps = product(inverse(precision), gradient)
        moved = [old + max(-FARTHEST, min(FARTHEST, step)) for old, step in zip(self._mean, steps, strict=True)]
        return Gaussian.around(moved, precision)

    def in_another_game(self) -> Skill:
        """What is known before the first round of another game of the same kind."""
        covariance = self.belief.covariance
        first = (covariance[0][0] + ANOTHER_GAME, *covariance[0][1:])
        return Skill(Gaussian.around(self._mean, inverse((first, *covariance[1:]))))


AVERAGE = Skill()
assert len(SPREAD) == SLOPES + 1


def expected_entries(etas: Sequence[float], seconds: float) -> float:
    """How many words are entered, from eta for a search without a break: entering them leaves less time for others."""
    most = sum(map(chance, etas))
    return most / (1 + 0.6 * ENTRY * most / seconds)


def gamma_quantile(mean: float, variance: float, z: float) -> float:
    """The quantile of a gamma distribution at a normal quantile (Wilson and Hilferty 1931); 0 if the mean is 0."""
    if mean <= 0:
        return 0.0
    ninth = variance / mean**2 / 9
    return mean * max(0.0, 1 - ninth + z * math.sqrt(ninth)) ** 3


def _weighted_products(columns: Sequence[Sequence[float]], weights: Sequence[float]) -> list[list[float]]:
    """The products of all pairs of columns, summed with these weights: a symmetric matrix."""
    products = [[0.0] * len(columns) for _ in columns]
    for row, one in enumerate(columns):
        weighted = list(map(mul, weights, one))
        for column, other in enumerate(columns[: row + 1]):
            products[row][column] = products[column][row] = dot(weighted, other)
    return products


def _at_least_one(seconds: float) -> float:
    return max(1.0, seconds)


def _limited(etas: Sequence[float], more: float) -> list[float]:
    moved = [eta + more for eta in etas]
    if moved and (min(moved) < LOWEST or max(moved) > HIGHEST):
        return [max(LOWEST, min(HIGHEST, eta)) for eta in moved]
    return moved
