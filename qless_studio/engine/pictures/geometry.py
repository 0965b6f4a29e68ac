"""Homographies: maps of the plane that keep lines straight, as nine numbers by rows."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Matrix = tuple[float, ...]
"""Nine numbers by rows: (x, y, 1) to (x', y', w), which stands for the point (x' / w, y' / w)."""
Pair = tuple[Point, Point]


def product(a: Matrix, b: Matrix) -> Matrix:
    """First `b`, then `a`; the last number is 1."""
    c = [sum(a[3 * i + k] * b[3 * k + j] for k in range(3)) for i in range(3) for j in range(3)]
    return tuple(value / c[8] for value in c) if abs(c[8]) > 1e-12 else tuple(c)


def image(matrix: Matrix, x: float, y: float) -> Point:
    """The point that a point is mapped to."""
    depth = matrix[6] * x + matrix[7] * y + matrix[8]
    if abs(depth) < 1e-9:
        depth = 1e-9
    return (matrix[0] * x + matrix[1] * y + matrix[2]) / depth, (matrix[3] * x + matrix[4] * y + matrix[5]) / depth


def inverse(matrix: Matrix) -> Matrix:
    """The map back; the last number is 1."""
    a, b, c, d, e, f, g, h, i = matrix
    back = (
        e * i - f * h, c * h - b * i, b * f - c * e,
        f * g - d * i, a * i - c * g, c * d - a * f,
        d * h - e * g, b * g - a * h, a * e - b * d,
    )  # fmt: skip
    return tuple(value / back[8] for value in back) if abs(back[8]) > 1e-12 else back


def square(centre: Point, side: float, angle: float, count: float) -> Matrix:
    """Maps the square from (0, 0) to (count, count) onto one of this side about the centre, turned by `angle`."""
    cos, sin = math.cos(angle) * side / count, math.sin(angle) * side / count
    half = count / 2
    return (cos, -sin, centre[0] - (cos - sin) * half, sin, cos, centre[1] - (sin + cos) * half, 0.0, 0.0, 1.0)


def corners(matrix: Matrix, width: float, height: float) -> tuple[Point, ...]:
    """The points that the corners of a rectangle at (0, 0) are mapped to, clockwise."""
    return tuple(image(matrix, x, y) for x, y in ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height)))


def fitted(pairs: Sequence[Pair], weights: Iterable[float] = (), affine: bool = False) -> Matrix | None:
    """The map of least squares that takes the first point of each pair to the second; None if there is no such map.

    With `affine` parallels stay parallel: six numbers, three pairs at least instead of four. The linear method on
    centred points, R. Hartley, A. Zisserman, Multiple View Geometry, 2nd edition (2004), 4.1 and 4.4.
    """
    count = len(pairs)
    unknowns = 6 if affine else 8
    if 2 * count < unknowns:
        return None
    mu, mv = (sum(pair[0][k] for pair in pairs) / count for k in (0, 1))
    mx, my = (sum(pair[1][k] for pair in pairs) / count for k in (0, 1))
    scale = max(1e-6, *(max(abs(x - mx), abs(y - my)) for _, (x, y) in pairs))
    a = [[0.0] * unknowns for _ in range(unknowns)]
    b = [0.0] * unknowns
    for ((u, v), (x, y)), weight in zip(pairs, weights or [1.0] * count, strict=True):
        u, v, x, y = u - mu, v - mv, (x - mx) / scale, (y - my) / scale
        for target, equation in ((x, [u, v, 1.0, 0.0, 0.0, 0.0]), (y, [0.0, 0.0, 0.0, u, v, 1.0])):
            row = equation if affine else [*equation, -u * target, -v * target]
            for i, value in enumerate(row):
                if value:
                    b[i] += weight * value * target
                    for j in range(unknowns):
                        a[i][j] += weight * value * row[j]
    for i in range(unknowns):
        a[i][i] += 1e-9  # keeps what the points leave open near 0
    solved = _solved(a, b)
    if solved is None:
        return None
    matrix = (*solved, *[0.0] * (8 - unknowns), 1.0)
    centred = product(matrix, (1.0, 0.0, -mu, 0.0, 1.0, -mv, 0.0, 0.0, 1.0))
    return product((scale, 0.0, mx, 0.0, scale, my, 0.0, 0.0, 1.0), centred)


def _solved(a: list[list[float]], b: list[float]) -> list[float] | None:
    """Gauss's elimination with pivots; None if the equations have no single solution."""
    size = len(b)
    rows = [[*row, value] for row, value in zip(a, b, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        if abs(rows[pivot][i]) < 1e-12:
            return None
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            if factor:
                for c in range(i, size + 1):
                    rows[r][c] -= factor * rows[i][c]
    solution = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum(rows[i][c] * solution[c] for c in range(i + 1, size))
        solution[i] = (rows[i][size] - known) / rows[i][i]
    return solution
