"""The review of moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from qless_studio.ui.widgets.play.review import MoveReview, ReviewedMove
from tests.fixtures.qt import use_theme
from tests.ui.access.cutting import cut
from tests.ui.access.test_contrast import Paints

LEFT = Qt.MouseButton.LeftButton
MOVES = [
    ReviewedMove("JILT", 21, 108, 0),
    ReviewedMove("O to place 1", None, 108, 0),
    ReviewedMove("EX", 14, 94, 14, "HEX, 21 points, end value 108"),
    ReviewedMove("TOLBOOTH", 29, 94, 0),
]
END = ReviewedMove("End: H left over −7, bonus +20", value=94)


@pytest.fixture
def review(shown):
    review = shown(MoveReview(), 400, 300)
    review.show_moves(MOVES, END)
    return review


def texts(review, row):
    model = review.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def spot(review, row):
    return review.visualRect(review.model().index(row, 1)).center()


def test_each_move_has_its_worth_and_its_cost(review):
    assert texts(review, 0) == ["1", "JILT", "21", "108", "best"]
    assert texts(review, 1) == ["2", "O to place 1", "", "108", "best"]
    assert texts(review, 2) == ["3", "EX", "14", "94", "−14"]
    assert texts(review, 4) == ["End: H left over −7, bonus +20", "", "", "94", ""]


def test_without_costs_the_value_may_be_a_word(shown):
    review = shown(MoveReview(points=False, value_title="Left", costs=False), 400, 300)
    review.show_moves([ReviewedMove("CA–", value=1234), ReviewedMove("FA–", value=0, value_text="dead end")])
    assert [texts(review, row) for row in (0, 1)] == [["1", "CA–", "1,234"], ["2", "FA–", "dead end"]]


def test_a_selected_mistake_names_the_better_move(review, qtbot):
    selected = []
    review.move_selected.connect(selected.append)
    qtbot.mouseClick(review.viewport(), LEFT, pos=spot(review, 2))
    assert review.rowHeight(2) == 60
    qtbot.keyClick(review, Qt.Key.Key_Down)
    assert (review.rowHeight(2), review.rowHeight(3)) == (32, 32)
    qtbot.keyClick(review, Qt.Key.Key_Down)
    assert selected == [2, 3, 4]
    review.select_move(2)
    assert selected == [2, 3, 4], "what the program selects is no news"
    assert review.rowHeight(2) == 60
    spoken = review.model().index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "EX. Better: HEX, 21 points, end value 108" in spoken
    review.select_move(-1)
    assert review.rowHeight(2) == 32


def test_a_selected_move_says_why_below_what_was_better(shown):
    review = shown(MoveReview(points=False, value_title="Left", costs=False), 400, 300)
    why = "F– was the last prefix for –AKE, –AN and –ARE, and now it stands elsewhere."
    moves = [
        ReviewedMove("CA–", value=8),
        ReviewedMove("FA–", value=0, better="WI–", why=why),
        ReviewedMove("B–", why=why),
    ]
    review.show_moves(moves)
    plain = review.rowHeight(0)
    review.select_move(1)
    assert review.rowHeight(1) > review.rowHeight(0) == plain
    assert f"Better: WI–. {why}" in review.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    with_better = review.rowHeight(1)
    review.select_move(2)  # a reason without a better move: one line fewer
    assert plain < review.rowHeight(2) < with_better
    assert review.rowHeight(1) == plain


def test_moves_stay_in_the_order_played(review, qtbot):
    header = review.horizontalHeader()
    qtbot.mouseClick(header.viewport(), LEFT, pos=header.viewport().rect().center())
    assert [texts(review, row)[0] for row in range(4)] == ["1", "2", "3", "4"]


def test_columns_that_a_game_does_not_have_are_left_out(shown):
    review = shown(MoveReview(points=False, value_title="Solutions left"), 400, 200)
    review.show_moves([ReviewedMove("WORLD", value=12, cost=None)], ReviewedMove("Given up"))
    assert texts(review, 0) == ["1", "WORLD", "12", ""]
    assert review.model().headerData(2, Qt.Orientation.Horizontal) == "Solutions left"
    bare = shown(MoveReview(points=False, value_title=""), 400, 200)
    bare.show_moves([ReviewedMove("WORLD", cost=2)])
    assert texts(bare, 0) == ["1", "WORLD", "−2"]


def test_a_screen_reader_meets_the_list(review):
    assert QAccessible.queryAccessibleInterface(review).text(QAccessible.Text.Name) == "Moves"


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize(("scale", "width"), [(1.0, 400), (1.0, 304), (2.0, 660)])
def test_nothing_is_cut_and_all_can_be_read(shown, qtbot, monkeypatch, mode, scale, width):
    use_theme(mode, scale, reduced_motion=True)
    review = MoveReview()
    review.show_moves(MOVES, END)
    review.select_move(2)
    shown(review, width, round(330 * scale))
    qtbot.rest(review)
    assert cut(monkeypatch, review) == []
    assert Paints(monkeypatch).unreadable(review) == []
