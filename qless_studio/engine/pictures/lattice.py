"""A lattice of rows and columns through the centres of tiles, which perspective may have bent.

A lattice is grown from a tile and two steps to its neighbours, each further step predicted from the last; of all that
is grown the rectangle with most evidence is taken. There are a few dozen tiles, so the seeds can be tried one by one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from qless_studio.engine.pictures.picture import Matrix, Point, fitted, image

LEAST_SIDE, MOST_SIDE = 2, 16
"""Rows and columns of a board whose shape is not known."""
_SEEDS = 40
_ALIKE = 1.67
"""How many times larger than another a neighbour may be."""
_REACH = 0.3
"""How far beside its place a tile may lie, in steps."""
_HOLE = 0.6
"""What a place without a tile costs, in tiles that are surely seen."""
_FAINT = 0.55
"""Part of the median score that a tile must have to speak for a row: buttons are seen half as clearly as tiles."""


class Tile(NamedTuple):
    """A tile as it is seen: centre, side, how clearly it is seen (0 to 1), and its angle up to quarter turns."""

    x: float
    y: float
    side: float
    score: float
    angle: float


Place = tuple[int, int]
"""(row, column)"""


@dataclass(frozen=True)
class Lattice:
    """Rows and columns, the homography from (column + 0.5, row + 0.5) to centres, and the tiles that were seen."""

    rows: int
    columns: int
    matrix: Matrix
    tiles: dict[Place, Tile]
    evidence: float


@dataclass(frozen=True)
class _Window:
    evidence: float
    row: int
    column: int
    rows: int
    columns: int

    def places(self) -> Iterator[Place]:
        for r in range(self.row, self.row + self.rows):
            for c in range(self.column, self.column + self.columns):
                yield r, c


def find(tiles: Sequence[Tile], shape: tuple[int, int] | None, level: bool) -> Lattice | None:
    """The lattice with most evidence; None if no two tiles are neighbours.

    `shape` is (rows, columns) if they are known. If `level`, rows and columns run along the sides of the picture and
    are evenly spaced, as on a screen; outer rows and columns that are spaced otherwise (keyboards) are left out.
    """
    best: tuple[_Window, dict[Place, Tile]] | None = None
    done: set[Tile] = set()
    for seed in sorted(tiles, key=lambda tile: -tile.score)[:_SEEDS]:
        if seed in done:
            continue
        for right, down in _steps(seed, tiles, level):
            grown = _grown(tiles, seed, right, down, 0.2 if level else 0.3)
            window = _best_window(grown, shape)
            if window and window.evidence > 0 and (best is None or window.evidence > best[0].evidence + 1e-9):
                best = window, grown
            if len(grown) >= 9:
                done.update(grown.values())
    if best is None:
        return None
    window, grown = _completed(*best, tiles, shape, level)
    if level and shape is None:
        window = _without_outsiders(grown, window)
    return _lattice(window, grown)


def _completed(
    window: _Window, grown: dict[Place, Tile], tiles: Sequence[Tile], shape: tuple[int, int] | None, level: bool
) -> tuple[_Window, dict[Place, Tile]]:
    """Once more by a map through the whole window, which errs less than single steps do, with a line around it.

    Repeated while that gives more evidence.
    """
    while (bent := _lattice(window, grown, level)) is not None:
        again: dict[Place, Tile] = {}
        left = set(tiles)
        for r in range(-1, window.rows + 1):
            for c in range(-1, window.columns + 1):
                x, y = image(bent.matrix, c + 0.5, r + 0.5)
                reach = _REACH * math.dist(image(bent.matrix, c, r + 0.5), image(bent.matrix, c + 1, r + 0.5))
                near = min(left, key=lambda tile: math.hypot(tile.x - x, tile.y - y), default=None)
                if near is not None and math.hypot(near.x - x, near.y - y) < reach:
                    again[r, c] = near
                    left.remove(near)
        sides = _median([again[place].side for place in again]) if again else 0.0
        again = {place: tile for place, tile in again.items() if 1 / _ALIKE < tile.side / sides < _ALIKE}
        better = _best_window(again, shape) if again else None
        if better is None or better.evidence <= window.evidence + 1e-9:
            break
        window, grown = better, again
    return window, grown


def _lattice(window: _Window, grown: dict[Place, Tile], parallel: bool = False) -> Lattice | None:
    placed = {(r - window.row, c - window.column): grown[r, c] for r, c in window.places() if (r, c) in grown}
    pairs = [((c + 0.5, r + 0.5), (tile.x, tile.y)) for (r, c), tile in placed.items()]
    affine = parallel or len(pairs) < 7 or min(window.rows, window.columns) < 3
    matrix = fitted(pairs, [tile.score for tile in placed.values()], affine)
    if matrix is None:
        return None
    return Lattice(window.rows, window.columns, matrix, placed, window.evidence)


def _steps(seed: Tile, tiles: Sequence[Tile], level: bool) -> Iterator[tuple[Point, Point]]:
    """At most three pairs of steps to the right and down, from the neighbours of a tile."""
    near = []
    for tile in tiles:
        dx, dy = tile.x - seed.x, tile.y - seed.y
        distance = math.hypot(dx, dy)
        if _alike(tile, seed) and 0.75 * seed.side < distance < 2.1 * seed.side:
            near.append((distance, dx, dy))
    near.sort()
    tried = 0
    for distance, dx, dy in near[:6]:
        if abs(dx) < abs(dy) * (6.0 if level else 0.9):
            continue
        if dx < 0:
            dx, dy = -dx, -dy
        down = (-dy, dx)
        for other, ex, ey in near[:8]:
            if 0.6 < other / distance < 1.6 and abs(dx * ex + dy * ey) < 0.45 * distance * other:
                down = (ex, ey) if dx * ey - dy * ex > 0 else (-ex, -ey)
                break
        yield (dx, dy), down
        tried += 1
        if tried == 3:
            return


def _alike(a: Tile, b: Tile) -> bool:
    return a is not b and 1 / _ALIKE < a.side / b.side < _ALIKE


def _grown(tiles: Sequence[Tile], seed: Tile, right: Point, down: Point, reach: float) -> dict[Place, Tile]:
    """All tiles that steps lead to from the seed at (0, 0); `reach` is how far beside its place a tile may lie."""
    first = {(0, 1): right, (0, -1): (-right[0], -right[1]), (1, 0): down, (-1, 0): (-down[0], -down[1])}
    grown = {(0, 0): seed}
    left = [tile for tile in tiles if tile is not seed]
    queue = [(0, 0)]
    while queue:
        place = queue.pop(0)
        tile = grown[place]
        for way, base in first.items():
            to = (place[0] + way[0], place[1] + way[1])
            if to in grown or max(map(abs, to)) > MOST_SIDE:
                continue
            zoom = tile.side / seed.side
            step = _last_step(grown, place, way) or (base[0] * zoom, base[1] * zoom)
            x, y = tile.x + step[0], tile.y + step[1]
            best, nearest = None, reach * math.hypot(*step)
            for other in left:
                distance = math.hypot(other.x - x, other.y - y)
                if distance < nearest and _alike(other, tile):
                    best, nearest = other, distance
            if best is not None:
                grown[to] = best
                left.remove(best)
                queue.append(to)
    return grown


def _last_step(grown: dict[Place, Tile], place: Place, way: Place) -> Point | None:
    """The step that led here in this way, or else the same step in the row or column beside."""
    r, c = place
    before = (r - way[0], c - way[1])
    if before in grown:
        a, b = grown[before], grown[place]
        return b.x - a.x, b.y - a.y
    found = None
    for side in ((way[1], way[0]), (-way[1], -way[0])):
        start = (r + side[0], c + side[1])
        end = (start[0] + way[0], start[1] + way[1])
        if start in grown and end in grown:
            a, b = grown[start], grown[end]
            found = b.x - a.x, b.y - a.y
    return found


def _best_window(grown: dict[Place, Tile], shape: tuple[int, int] | None) -> _Window | None:
    """The rectangle of places with most evidence, by sums over all rectangles from the upper left corner."""
    top, left = min(r for r, _ in grown), min(c for _, c in grown)
    rows, columns = max(r for r, _ in grown) - top + 1, max(c for _, c in grown) - left + 1
    scores = sorted(tile.score for tile in grown.values())
    least = 0.0 if shape else _FAINT * scores[len(scores) // 2]
    sums = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    for r in range(rows):
        for c in range(columns):
            tile = grown.get((r + top, c + left))
            value = -_HOLE if tile is None else tile.score - least
            sums[r + 1][c + 1] = value + sums[r][c + 1] + sums[r + 1][c] - sums[r][c]
    best = None
    for height, width in _shapes(rows, columns, shape):
        for r in range(rows - height + 1):
            for c in range(columns - width + 1):
                evidence = sums[r + height][c + width] - sums[r][c + width] - sums[r + height][c] + sums[r][c]
                if best is None or evidence > best.evidence:
                    best = _Window(evidence, r + top, c + left, height, width)
    return best


def _shapes(rows: int, columns: int, shape: tuple[int, int] | None) -> list[tuple[int, int]]:
    if shape:
        return [shape] if shape[0] <= rows and shape[1] <= columns else []
    heights, widths = (range(LEAST_SIDE, min(most, MOST_SIDE + 1) + 1) for most in (rows, columns))
    return [(height, width) for height in heights for width in widths]


def _without_outsiders(grown: dict[Place, Tile], window: _Window) -> _Window:
    """The window without outer rows and columns that are set apart, as long as three remain of each."""
    while window.columns > 2 and window.rows > 2:
        placed = {place: grown[place] for place in window.places() if place in grown}
        # the most conspicuous of the four outer lines
        lines = [
            (_oddness(placed, window.column, window.columns, 1), 1),
            (_oddness(placed, window.row, window.rows, 0), 0),
        ]
        (odd, last), axis = max(lines, key=lambda line: line[0][0])
        if odd <= 1.0 or (window.columns if axis else window.rows) <= 3:
            return window
        r, c = (0, 0) if last else (1 - axis, axis)
        window = _Window(
            window.evidence, window.row + r, window.column + c, window.rows - (1 - axis), window.columns - axis
        )
    return window


def _oddness(placed: dict[Place, Tile], start: int, count: int, axis: int) -> tuple[float, bool]:
    """How much the first or the last row (axis 0) or column (1) differs from the others; above 1 it is an outsider.

    By its distance from the next (9 %), the pitch along it (7 %), where it begins (14 % of a pitch) and the size of its
    tiles (22 %). The second value says whether it is the last.
    """
    lines: list[list[tuple[int, Tile]]] = [[] for _ in range(count)]
    for place, tile in placed.items():
        lines[place[axis] - start].append((place[1 - axis], tile))
    if any(len(line) < 2 for line in lines):
        return 0.0, False
    across, along = (0, 1) if axis else (1, 0)  # which coordinate of a tile
    places = [_median([tile[across] for _, tile in line]) for line in lines]
    steps = [b - a for a, b in pairwise(places)]
    fits = [_straight([(k, tile[along]) for k, tile in line]) for line in lines]
    step, pitch = _median(steps), _median([fit[0] for fit in fits])
    begin = _median([fit[1] for fit in fits])
    sizes = [_median([tile.side for _, tile in line]) for line in lines]
    size = _median(sizes)
    odd = [
        max(
            abs(steps[end] - step) / abs(step) / 0.09,
            abs(fits[end][0] - pitch) / abs(pitch) / 0.07,
            abs(fits[end][1] - begin) / abs(pitch) / 0.14,
            abs(sizes[end] / size - 1) / 0.22,
        )
        for end in (0, -1)
    ]
    return (odd[1], True) if odd[1] > odd[0] else (odd[0], False)


def _straight(points: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """Slope and value at the first index of all lines, by least squares."""
    count = len(points)
    mean_k, mean_v = sum(k for k, _ in points) / count, sum(v for _, v in points) / count
    spread = sum((k - mean_k) ** 2 for k, _ in points)
    slope = sum((k - mean_k) * (v - mean_v) for k, v in points) / spread if spread else 1e-9
    return slope or 1e-9, mean_v - slope * mean_k


def _median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2] or 1e-9
