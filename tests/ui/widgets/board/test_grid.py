"""A grid is whole and centred in whatever space there is."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from qless_studio.ui.widgets.board.cells import fit


def test_the_reference_window():
    grid = fit(4, 4, QRect(0, 104, 864, 608))
    assert (grid.tile, grid.gap, grid.padding, grid.frame) == (128, 8, 16, QRect(148, 124, 568, 568))
    assert grid.rect(1, 2) == QRect(164 + 272, 140 + 136, 128, 128)


def test_a_narrow_window():
    grid = fit(4, 4, QRect(0, 88, 900, 288), margin=12)
    assert (grid.tile, grid.padding, grid.radius, grid.frame.size().width()) == (56, 8, 12, 264)


@given(st.integers(1, 30), st.integers(1, 30), st.integers(200, 1500), st.integers(200, 1200))
def test_always_whole_and_centred(rows, columns, width, height):
    space = QRect(7, 11, width, height)
    grid = fit(rows, columns, space)
    assert space.contains(grid.frame)
    assert grid.tile % 8 == 0 or grid.tile < 32
    rects = grid.rects()
    assert len(rects) == rows * columns
    assert all(grid.frame.contains(rect) for rect in rects)
    assert not any(a.intersects(b) for a, b in pairwise(rects))
    assert abs((grid.frame.left() - space.left()) - (space.right() - grid.frame.right())) <= 8
    left, right = rects[0].left() - grid.frame.left(), grid.frame.right() - rects[-1].right()
    assert left == right
