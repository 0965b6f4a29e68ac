"""Moving and laying several tiles at once: no letter is made or lost but those that are covered."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.ui.games.q_less import moves

PLACES = st.tuples(st.integers(-2, 4), st.integers(-2, 4))
TILES = st.dictionaries(PLACES, st.sampled_from("abc"), min_size=1, max_size=9)
STEPS = st.integers(-3, 3)


@settings(max_examples=100)
@given(TILES, st.data(), STEPS, STEPS)
def test_moved_tiles_are_where_they_were_moved_to(tiles, data, rows, columns):
    places = data.draw(st.sets(st.sampled_from(sorted(tiles)), min_size=1))
    after = moves.with_moved(tiles, places, rows, columns)
    assert all(after[row + rows, column + columns] == tiles[row, column] for row, column in places)
    covered = (tiles.keys() - places) & moves.moved(places, rows, columns)
    assert Counter(after.values()) + Counter(tiles[place] for place in covered) == Counter(tiles.values())


@pytest.mark.long
@settings(max_examples=100)
@given(TILES, st.data(), st.sampled_from([(0, 1), (0, -1), (1, 0), (-1, 0)]))
def test_steps_go_to_the_nearest_place_where_nothing_is_covered(tiles, data, direction):
    places = data.draw(st.sets(st.sampled_from(sorted(tiles)), min_size=1))
    rows, columns = direction
    steps = moves.free_steps(tiles, places, rows, columns)
    covers = [bool((tiles.keys() - places) & moves.moved(places, n * rows, n * columns)) for n in range(1, steps + 1)]
    assert covers == [True] * (steps - 1) + [False]


@settings(max_examples=100)
@given(TILES, st.text("xyz", max_size=6), PLACES, st.booleans())
def test_laid_letters_read_on_from_the_start(tiles, letters, start, down):
    after = moves.with_laid(tiles, letters, start, down)
    assert tiles.items() <= after.items()
    assert "".join(after[place] for place in sorted(after.keys() - tiles.keys())) == letters


@pytest.mark.parametrize(
    ("chosen", "source", "target", "order"),
    [
        ({0}, 0, 3, [1, 2, 3, 0]),
        ({3}, 3, 1, [0, 3, 1, 2]),
        ({0, 2}, 2, 3, [1, 3, 0, 2]),
        ({1, 3}, 3, 0, [1, 3, 0, 2]),
        ({0, 1}, 0, 1, [0, 1, 2, 3]),
    ],
)
def test_dice_move_together_in_their_order(chosen, source, target, order):
    assert moves.with_slots_moved(4, chosen, source, target) == order
