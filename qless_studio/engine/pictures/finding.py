"""Where the tiles of a picture are: in rows and columns, or scattered."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from qless_studio.engine.kernels import picture as kernel
from qless_studio.engine.pictures import lattice
from qless_studio.engine.pictures.lattice import Lattice, Tile
from qless_studio.engine.pictures.picture import (
    STRIDE,
    VIEW,
    Matrix,
    Picture,
    Point,
    TileNet,
    corners,
    fitted,
    image,
    inverse,
    product,
    square,
)
from qless_studio.engine.solving import Run

MARGIN = 1.1
"""What a closer view shows around a grid, in tiles."""
_FAINTEST = 0.15
_CLEAR = 0.22
_MOST_TILES = 320
_APART = 0.75
"""Distance of scattered tiles, in sides: nearer than this the second is a side of the same die."""
_LOOKS = 3


Counts = Callable[[Matrix, Tile], bool]
"""Whether a tile that is seen through a matrix counts."""


@dataclass(frozen=True)
class Found:
    """Tiles in the coordinates of a view, which `matrix` maps to the picture.

    In rows and columns if `rows` is not 0: then there are rows × columns of them, row by row, and `grid` maps (column,
    row) to the picture; otherwise they are in reading order. `score` is how clearly they are seen on average, 0 to 1;
    `count` is how many tiles there are with those that were not asked for.
    """

    matrix: Matrix
    tiles: tuple[Tile, ...]
    score: float
    count: int
    rows: int = 0
    columns: int = 0
    grid: Matrix = ()


class Finder:
    """Looks for tiles in one picture. Calls `run.checkpoint` between two views, about every 30 ms."""

    def __init__(self, picture: Picture, net: TileNet, run: Run) -> None:
        self._picture, self._net, self._run = picture, net, run
        self._seen = array("f", bytes(4 * VIEW * VIEW))
        self._known: dict[Matrix, list[Tile]] = {}

    def views(self) -> Iterator[Matrix]:
        """Where to look for a grid: at the whole picture, then, if it is large, where most is seen from near by."""
        yield _whole(self._picture)
        if max(self._picture.width, self._picture.height) > 2 * VIEW:
            yield max(_quarters(self._picture), key=lambda view: sum(tile.score for tile in self.tiles(view)))

    def grid(
        self, matrix: Matrix, shape: tuple[int, int] | None, level: bool, counts: Counts | None = None
    ) -> Found | None:
        """The grid with most evidence, or None; only of tiles that count, if that is given.

        `matrix` is the first view, which may show a part of the grid.
        """
        best: tuple[Lattice, Matrix] | None = None
        for _ in range(_LOOKS):
            tiles = self.tiles(matrix)
            if counts is not None:
                tiles = [tile for tile in tiles if counts(matrix, tile)]
            found = _lattice(tiles, shape, level)
            if found is None and best is None and shape is not None:  # a part of it: perhaps all is seen from near by
                part = _lattice(tiles, None, level)
                if part is None:
                    return None
                missing = max(shape[0] - part.rows, shape[1] - part.columns, 0)
                matrix = _closer(product(matrix, part.matrix), part.rows, part.columns, MARGIN + missing)
                continue
            if found is None or (best and _is_worse(found, best[0])):
                break
            settled = best is not None and (found.rows, found.columns) == (best[0].rows, best[0].columns)
            best = found, matrix
            if settled:
                break
            matrix = _closer(product(matrix, found.matrix), found.rows, found.columns, MARGIN)
        if best is None:
            return None
        found, matrix = best
        return _gridded(found.rows, found.columns, product(matrix, found.matrix), matrix, found.tiles)

    def grid_at(self, shape: tuple[int, int], quad: Sequence[Point]) -> Found:
        """The grid of this shape with these outer corners, clockwise from the upper left, whatever is seen there."""
        rows, columns = shape
        frame = ((0.0, 0.0), (columns, 0.0), (columns, rows), (0.0, rows))
        grid = fitted(list(zip(frame, quad, strict=True)))
        assert grid is not None  # `Request` has checked that the corners span something
        matrix = _closer(grid, rows, columns, MARGIN)
        back = product(inverse(matrix), grid)
        placed = {}
        tiles = self.tiles(matrix)
        for r in range(rows):
            for c in range(columns):
                x, y = image(back, c + 0.5, r + 0.5)
                reach = 0.35 * math.dist(image(back, c, r + 0.5), image(back, c + 1, r + 0.5))
                near = min(tiles, key=lambda tile: math.hypot(tile.x - x, tile.y - y), default=None)
                if near is not None and math.hypot(near.x - x, near.y - y) < reach:
                    placed[r, c] = near
        return _gridded(rows, columns, grid, matrix, placed)

    def scattered(self, count: int | None) -> Found | None:
        """Tiles of about one size wherever they lie, `count` of them if it is known; None if there are none."""
        matrix = _whole(self._picture)
        chosen = _of_one_size(self.tiles(matrix), count)
        if not chosen:
            return None
        left, right = min(t.x - t.side for t in chosen), max(t.x + t.side for t in chosen)
        top, bottom = min(t.y - t.side for t in chosen), max(t.y + t.side for t in chosen)
        extent = max(right - left, bottom - top)
        if extent < 0.8 * VIEW:
            nearer = product(matrix, square(((left + right) / 2, (top + bottom) / 2), extent, 0.0, VIEW))
            again = _of_one_size(self.tiles(nearer), count)
            if len(again) >= len(chosen) or (count and abs(len(again) - count) <= abs(len(chosen) - count)):
                matrix, chosen = nearer, again
        sides = sorted(tile.side for tile in chosen)
        middle = sides[min(len(sides) - 1, int(len(sides) * 0.6))]  # those at 45 degrees are seen too small
        tiles = [tile._replace(side=min(1.12 * middle, max(0.9 * middle, tile.side))) for tile in chosen]
        score = sum(tile.score for tile in tiles) / len(tiles)
        seen = max(len(tiles), len(_of_one_size(self.tiles(matrix), None)))
        return Found(matrix, tuple(_in_reading_order(tiles)), score, seen)

    def tiles(self, matrix: Matrix) -> list[Tile]:
        """All tiles in a view, the clearest first: the peaks of the net's map, none on top of another."""
        if matrix not in self._known:
            self._known[matrix] = self._tiles(matrix)
        return self._known[matrix]

    def _tiles(self, matrix: Matrix) -> list[Tile]:
        picture = self._picture
        over = sampling(matrix, VIEW)
        kernel.view(picture.grey, picture.width, picture.height, array("d", matrix), VIEW, over, 0.0, self._seen)
        self._run.checkpoint(1)
        found = sorted(_peaks(self._net(self._seen), VIEW // STRIDE), key=lambda tile: -tile.score)
        self._run.checkpoint(1)
        kept: list[Tile] = []
        for tile in found:
            if all(math.hypot(tile.x - t.x, tile.y - t.y) > 0.55 * min(tile.side, t.side) for t in kept):
                kept.append(tile)
            if len(kept) == _MOST_TILES:
                break
        return kept


def sampling(matrix: Matrix, side: int, most: int = 6) -> int:
    """Points to a value, in each direction, so that no pixel under the middle of a view is left out."""
    middle = side / 2
    here = image(matrix, middle, middle)
    step = max(math.dist(here, image(matrix, *to)) for to in ((middle + 1, middle), (middle, middle + 1)))
    return max(1, min(most, math.ceil(step - 0.2)))


def _peaks(heat: array[int], side: int) -> list[Tile]:
    row = side + 2
    plane = row * row
    least = round(math.log(_FAINTEST / (1 - _FAINTEST)) * kernel.ONE)
    around = (-row - 1, -row, -row + 1, -1, 1, row - 1, row, row + 1)
    found = []
    for y in range(1, side + 1):
        for x in range(1, side + 1):
            at = y * row + x
            value = heat[at]
            # the border is 0, which is above all values that are not a peak
            if value > least and all(value >= heat[at + k] or _is_border(at + k, row) for k in around):
                size, cos, sin, dx, dy = (heat[k * plane + at] / kernel.ONE for k in range(1, 6))
                found.append(
                    Tile(
                        (x - 0.5 + dx) * STRIDE,
                        (y - 0.5 + dy) * STRIDE,
                        16 * 2.0**size,
                        1 / (1 + math.exp(-value / kernel.ONE)),
                        math.atan2(sin, cos) / 4,
                    )
                )
    return found


def _is_border(at: int, row: int) -> bool:
    return not (0 < at % row < row - 1 and 0 < at // row < row - 1)


def _lattice(tiles: Sequence[Tile], shape: tuple[int, int] | None, level: bool) -> Lattice | None:
    clear = [tile for tile in tiles if tile.score > _CLEAR]
    found = lattice.find(clear, shape, level) or lattice.find(tiles, shape, level)
    return found or (lattice.find(tiles, shape, False) if level else None)


def _is_worse(found: Lattice, best: Lattice) -> bool:
    fewer = found.rows * found.columns < best.rows * best.columns
    return fewer and len(found.tiles) < len(best.tiles) - 1


def _gridded(rows: int, columns: int, grid: Matrix, matrix: Matrix, placed: dict[lattice.Place, Tile]) -> Found:
    """A tile for each place: what is seen there, drawn to where the lattice expects it."""
    back = product(inverse(matrix), grid)
    sides = sorted(tile.side for tile in placed.values())
    side = sides[len(sides) // 2] if sides else 0.8 * math.dist(image(back, 0, 0), image(back, 1, 0))
    tiles = []
    for r in range(rows):
        for c in range(columns):
            x, y = image(back, c + 0.5, r + 0.5)
            tile = placed.get((r, c))
            if tile and tile.score > 0.3 and math.hypot(tile.x - x, tile.y - y) < 0.22 * side:
                size = (side + min(1.15 * side, max(0.87 * side, tile.side))) / 2
                tiles.append(Tile((tile.x + x / 2) / 1.5, (tile.y + y / 2) / 1.5, size, tile.score, tile.angle))
            else:
                tiles.append(Tile(x, y, side, tile.score if tile else 0.0, 0.0))
    score = sum(tile.score for tile in tiles) / len(tiles)
    return Found(matrix, tuple(tiles), score, len(tiles), rows, columns, grid)


def _whole(picture: Picture) -> Matrix:
    """The view that shows all of a picture."""
    side = max(picture.width, picture.height) * 1.02
    return square((picture.width / 2, picture.height / 2), side, 0.0, VIEW)


def _quarters(picture: Picture) -> Iterator[Matrix]:
    """Views of a quarter of a picture's square each, which overlap by half."""
    side = max(picture.width, picture.height) / 2
    for y in (side / 2, side, 1.5 * side):
        for x in (side / 2, side, 1.5 * side):
            if x - side / 2 < picture.width - 1 and y - side / 2 < picture.height - 1:
                yield square((x, y), side, 0.0, VIEW)


def _closer(grid: Matrix, rows: int, columns: int, margin: float) -> Matrix:
    """The view in which the rows of a grid are horizontal, with a margin."""
    return product(grid, square((columns / 2, rows / 2), max(rows, columns) + 2 * margin, 0.0, VIEW))


def _of_one_size(tiles: Sequence[Tile], count: int | None) -> list[Tile]:
    """The tiles, clearest first, that are of about one size; none so close to a clearer one as dice cannot lie."""
    clear = sorted(tile.side for tile in tiles if tile.score > 0.3)
    if not clear:
        return list(tiles[: count or 1])
    middle = clear[len(clear) // 2]
    least = 0.18 if count else 0.3
    chosen: list[Tile] = []
    for tile in tiles:
        apart = all(math.hypot(tile.x - other.x, tile.y - other.y) > _APART * middle for other in chosen)
        if apart and tile.score > least and 0.6 < tile.side / middle < 1.67:
            chosen.append(tile)
    return chosen[:count]


def _in_reading_order(tiles: Sequence[Tile]) -> list[Tile]:
    """Row by row, a row being what lies within 0.6 of a tile."""
    rows: list[list[Tile]] = []
    for tile in sorted(tiles, key=lambda tile: tile.y):
        if not rows or tile.y - sum(t.y for t in rows[-1]) / len(rows[-1]) > 0.6 * tile.side:
            rows.append([])
        rows[-1].append(tile)
    return [tile for row in rows for tile in sorted(row)]


def outline(found: Found) -> tuple[Point, ...]:
    """The outer corners of a grid in the picture, clockwise from the upper left."""
    return corners(found.grid, found.columns, found.rows)
