"""Lattices are found through tiles that perspective has bent, among others that belong to nothing."""

from __future__ import annotations

import math
from random import Random

import pytest

from qless_studio.engine.pictures import lattice
from qless_studio.engine.pictures import picture as geometry
from qless_studio.engine.pictures.lattice import Tile

FLAT = (30.0, 0.0, 20.0, 0.0, 30.0, 25.0, 0.0, 0.0, 1.0)
BENT = (31.0, -6.0, 60.0, 4.0, 28.0, 25.0, 0.012, 0.02, 1.0)


def tiles_of(rows, columns, matrix=FLAT, gone=(), jitter=0.0, seed=1):
    random = Random(seed)
    tiles = []
    for r in range(rows):
        for c in range(columns):
            if (r, c) not in gone:
                x, y = geometry.image(matrix, c + 0.5, r + 0.5)
                side = 0.85 * math.dist(geometry.image(matrix, c, r + 0.5), geometry.image(matrix, c + 1, r + 0.5))
                dx, dy = (random.uniform(-jitter, jitter) * side for _ in range(2))
                tiles.append(Tile(x + dx, y + dy, side, 0.9 - random.random() / 10, 0.0))
    return tiles


@pytest.mark.parametrize("shape", [(3, 3), (4, 4), (5, 4), (6, 6), (3, 7)])
@pytest.mark.parametrize(("matrix", "level"), [(FLAT, True), (FLAT, False), (BENT, False)])
def test_all_tiles_of_a_grid(shape, matrix, level):
    for seed in range(5):
        found = lattice.find(tiles_of(*shape, matrix, jitter=0.04, seed=seed), None, level)
        assert found is not None
        assert (found.rows, found.columns) == shape
        assert sorted(found.tiles) == [(r, c) for r in range(shape[0]) for c in range(shape[1])]
        for r, c in found.tiles:
            here, there = (geometry.image(m, c + 0.5, r + 0.5) for m in (found.matrix, matrix))
            assert math.dist(here, there) < 3


def test_holes_stay_within_the_grid():
    found = lattice.find(tiles_of(5, 5, gone={(0, 2), (3, 3), (4, 0)}), None, True)
    assert (found.rows, found.columns, len(found.tiles)) == (5, 5, 22)


def test_a_known_shape_is_taken_from_more():
    found = lattice.find(tiles_of(6, 6), (4, 4), True)
    assert (found.rows, found.columns) == (4, 4)
    assert lattice.find(tiles_of(3, 3), (4, 4), True) is None


def test_rows_set_apart_are_no_rows_of_a_screen():
    keys = [Tile(24 + 27 * k, 25 + 4.7 * 30, 24.0, 0.8, 0.0) for k in range(5)]
    found = lattice.find([*tiles_of(4, 4), *keys], None, True)
    assert (found.rows, found.columns) == (4, 4)
    assert max(tile.y for tile in found.tiles.values()) < 25 + 4 * 30


def test_a_column_set_apart_at_the_left_is_none():
    apart = [Tile(20 + 30 * -0.7, 25 + 30 * (r + 0.5), 25.5, 0.8, 0.0) for r in range(5)]
    found = lattice.find([*tiles_of(5, 4), *apart], None, True)
    assert (found.rows, found.columns, len(found.tiles)) == (5, 4, 20)
    assert geometry.image(found.matrix, 0.5, 0.5) == pytest.approx((35, 40))


def test_tiles_a_third_of_a_step_beside_their_places_are_no_row():
    tiles = tiles_of(5, 4)
    beside = [tile._replace(x=tile.x + 11) for tile in tiles[16:]]
    found = lattice.find([*tiles[:16], *beside], None, False)
    assert (found.rows, found.columns) == (4, 4)
    assert set(found.tiles.values()) == set(tiles[:16])


def test_a_step_that_errs_does_not_lose_a_row():
    """The last step before the upper row leads astray; the map through all the others does not."""
    tiles = tiles_of(5, 4)
    tiles[4] = tiles[4]._replace(x=tiles[4].x + 5)
    tiles[0] = tiles[0]._replace(x=tiles[0].x - 3)
    tiles[1] = tiles[1]._replace(score=0.3)
    found = lattice.find(tiles, None, True)
    assert (found.rows, found.columns) == (5, 4)


def test_no_lattice():
    assert lattice.find([], None, True) is None
    assert lattice.find([Tile(50, 50, 20, 0.9, 0.0)], None, False) is None
    apart = [Tile(40.0 * k, 40.0 * k * k, 10, 0.9, 0.0) for k in range(5)]
    assert lattice.find(apart, None, False) is None


def test_maps_and_their_inverses():
    back = geometry.inverse(BENT)
    for point in ((0.0, 0.0), (3.0, 1.0), (4.0, 4.0)):
        assert geometry.image(back, *geometry.image(BENT, *point)) == pytest.approx(point)
    pairs = [((u, v), geometry.image(BENT, u, v)) for u in (0.0, 2.0, 4.0) for v in (0.0, 3.0, 4.0)]
    assert geometry.fitted(pairs) == pytest.approx(BENT, abs=1e-4)
    assert geometry.fitted(pairs[:3]) is None
