"""Arrow keys follow rows and columns where there are any, and reach every cell where there are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from qless_studio.ui.widgets.board.cells import DIRECTIONS, fit, furthest, neighbour, row_ends

LEFT, RIGHT, UP, DOWN = DIRECTIONS.values()


@given(st.integers(1, 12), st.integers(1, 12), st.data())
def test_on_a_grid(rows, columns, data):
    rects = fit(rows, columns, QRect(0, 0, 900, 700)).rects()
    i = data.draw(st.integers(0, rows * columns - 1))
    row, column = divmod(i, columns)
    assert neighbour(rects, i, RIGHT) == (i + 1 if column < columns - 1 else i)
    assert neighbour(rects, i, LEFT) == (i - 1 if column else i)
    assert neighbour(rects, i, DOWN) == (i + columns if row < rows - 1 else i)
    assert neighbour(rects, i, UP) == (i - columns if row else i)
    assert furthest(rects, i, RIGHT) == row * columns + columns - 1
    assert furthest(rects, i, UP) == column
    assert row_ends(rects, i) == (row * columns, row * columns + columns - 1)


RING = [(0, 0), *((176 * x, 176 * y) for x in (-1, 1) for y in (-1, 1)), (0, -152), (0, 152), (-152, 0), (152, 0)]
GRAPH = RING + [(352 * x, 264 * y) for x in (-1, 1) for y in (-1, 1)]
PILES = [(104 * i, 0) for i in range(8)] + [(16 + 92 * i, 244) for i in range(4)]
GRID_AND_RACK = [(64 * i, 64 * j) for j in range(7) for i in range(12)] + [(64 * i, 488) for i in range(12)]
UNEVEN_PILES = [(104 * i, 40 * (i % 3)) for i in range(8)] + [(300, 400)]


@pytest.mark.parametrize("places", [GRAPH, PILES, GRID_AND_RACK, UNEVEN_PILES])
def test_every_cell_of_an_open_board_is_reached(places):
    rects = [QRect(x, y, 56, 48) for x, y in places]
    led = [{neighbour(rects, i, way) for way in DIRECTIONS.values()} for i in range(len(rects))]
    for start in range(len(rects)):
        seen, frontier = {start}, [start]
        while frontier:
            new = led[frontier.pop()] - seen
            seen |= new
            frontier += new
        assert len(seen) == len(rects)


def test_cells_out_of_reach_are_passed_over():
    rects = [QRect(0, 0, 10, 10), None, QRect(40, 0, 10, 10)]
    assert neighbour(rects, 0, RIGHT) == 2
    assert neighbour(rects, 1, RIGHT) == 1
    assert row_ends(rects, 1) == (1, 1)
