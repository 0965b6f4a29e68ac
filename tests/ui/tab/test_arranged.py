"""The numbers of `arranged`, which every page with a board follows."""

from __future__ import annotations

import pytest

from qless_studio.ui.tab.arranged import Kind, arranged

SIZES = [(1280, 800), (900, 600), (640, 400), (450, 300)]
"""1280x800 and 900x600 at 100 and at 200 %."""


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_a_question_has_a_board_of_more_than_half_the_window_and_room_for_its_answers(width, height):
    places = arranged(width, height, Kind.QUESTION)
    assert places.beside
    assert min(places.board) >= 0.55 * min(width, height)
    assert places.column >= 260
    assert places.board[0] + places.column + 2 * places.margin <= width


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_a_game_gives_the_board_more_than_a_question_and_that_more_than_a_review(width, height):
    game, question, review = (arranged(width, height, kind).board[0] for kind in Kind)
    assert game >= question >= review > 0.25 * min(width, height)


def test_the_column_is_where_the_board_is_larger():
    assert arranged(1280, 800, Kind.QUESTION).beside
    assert not arranged(450, 800, Kind.QUESTION).beside
    assert not arranged(1280, 800, Kind.QUESTION, aspect=2).beside
    for width, height in SIZES:
        for aspect in (1.0, 2.0):
            places = arranged(width, height, Kind.QUESTION, aspect)
            other = arranged(width, height, Kind.QUESTION, aspect, below=height)  # no room below
            assert places.board >= other.board


def test_below_the_board_the_column_has_the_height_it_needs_and_the_board_the_rest():
    low, high = (arranged(640, 400, Kind.QUESTION, 2.5, below) for below in (120, 160))
    assert (low.beside, high.beside) == (False, False)
    assert (low.column, high.column) == (120, 160)
    assert low.board[1] - high.board[1] == 40


@pytest.mark.parametrize(
    ("height", "one_line", "smallest"),
    [(800, False, False), (480, False, False), (479, True, False), (339, True, True)],
)
def test_what_folds_in_a_low_window(height, one_line, smallest):
    places = arranged(900, height, Kind.QUESTION)
    assert (places.one_line, places.smallest) == (one_line, smallest)


def test_the_board_never_has_a_negative_size():
    assert arranged(100, 60, Kind.REVIEW).board >= (0, 0)
