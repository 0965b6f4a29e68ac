"""Where a grid is looked for: at a part of it from near by, with a margin in which the rest can be seen."""

from __future__ import annotations

import math

import pytest

from qless_studio.engine.pictures.finding import MARGIN, Finder, Found
from qless_studio.engine.pictures.lattice import Tile
from qless_studio.engine.pictures.picture import VIEW, Picture, TileNet, image, inverse, weights
from qless_studio.engine.solving import Run

SIDE = 2 * VIEW
STEP, LEFT, TOP = 40, 300, 260
"""Of the grid in the picture."""
CLEAR, FAINT = range(3), 3
"""The columns that are seen from afar, and the one that is not."""


class FourByFour(Finder):
    """Sees a grid of 4 rows and columns in an empty picture; its last column only if a tile is large in the view."""

    def __init__(self) -> None:
        super().__init__(Picture(SIDE, SIDE, bytes(SIDE * SIDE)), TileNet(weights()), Run())

    def tiles(self, matrix) -> list[Tile]:
        back, seen = inverse(matrix), []
        size = STEP * math.dist(image(back, 0, 0), image(back, 1, 0))
        for row in range(4):
            for column in (*CLEAR, *([FAINT] if size > 0.6 * STEP else [])):
                x, y = image(back, LEFT + (column + 0.5) * STEP, TOP + (row + 0.5) * STEP)
                if 0 < x < VIEW and 0 < y < VIEW:
                    seen.append(Tile(x, y, 0.85 * size, 0.9, 0.0))
        return seen


def places(found: Found) -> list[tuple[int, int]]:
    """Where the tiles are in the picture, as places of the grid."""
    points = [image(found.matrix, tile.x, tile.y) for tile in found.tiles]
    return [(round((y - TOP) / STEP - 0.5), round((x - LEFT) / STEP - 0.5)) for x, y in points]


def test_of_a_shape_that_is_known_a_part_is_looked_at_from_near_by():
    finder = FourByFour()
    whole = next(finder.views())
    found = finder.grid(whole, (4, 4), True)
    assert found is not None
    assert (found.rows, found.columns) == (4, 4)
    assert places(found) == [(row, column) for row in range(4) for column in range(4)]
    assert finder.grid(whole, (6, 6), True) is None


def test_a_closer_view_shows_the_grid_and_a_margin_at_each_side():
    right, bottom = LEFT + 4 * STEP, TOP + 4 * STEP
    found = FourByFour().grid_at((4, 4), ((LEFT, TOP), (right, TOP), (right, bottom), (LEFT, bottom)))
    back = inverse(found.matrix)
    inset = VIEW * MARGIN / (4 + 2 * MARGIN)
    assert image(back, LEFT, TOP) == pytest.approx((inset, inset))
    assert image(back, right, bottom) == pytest.approx((VIEW - inset, VIEW - inset))
    assert places(found) == [(row, column) for row in range(4) for column in range(4)]
    assert min(tile.score for tile in found.tiles) > 0.5
