"""What is believed about a few numbers of a player: a multivariate normal distribution, by precision and shift."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul

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
