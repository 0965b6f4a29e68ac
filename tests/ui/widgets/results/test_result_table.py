"""The result list by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor

from qless_studio.ui.widgets.basic.themed import text_width
from qless_studio.ui.widgets.results.result_delegate import whole_words
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable


@dataclass(frozen=True)
class Found:
    word: str
    points: int
    zipf: float | None = None


COLUMNS = (
    Column("word", "Word", lambda found: found.word),
    Column("common", "Common", lambda found: found.zipf, kind=Kind.COMMONNESS, width=70),
    Column("points", "Points", lambda found: found.points, kind=Kind.NUMBER, width=70),
)
FOUND = [Found("EEL", 1, 3.7), Found("SALIENT", 5, 5.0), Found("ACE", 2), *(Found(f"W{n:02}", 0) for n in range(30))]


@pytest.fixture
def table(shown):
    model = ResultModel(COLUMNS, lambda found: found.word)
    model.extend(FOUND)
    table = ResultTable(model, "Words")
    model.setParent(table)
    return shown(table, 400, 300)


def middle_of(table, row, column=0):
    return table.visualRect(table.model().index(row, column)).center()


def header_of(table, column):
    head = table.horizontalHeader()
    return QPoint(head.sectionViewportPosition(column) + head.sectionSize(column) // 2, head.height() // 2)


def words(table, count=3):
    return [table.model().index(row, 0).data() for row in range(count)]


def test_a_click_and_the_arrow_keys_choose_solutions(table, qtbot):
    chosen = []
    table.solution_selected.connect(chosen.append)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(table, 1))
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert chosen == [FOUND[1], FOUND[2], FOUND[0]]


def test_down_without_a_chosen_row_chooses_the_first(table, qtbot):
    table.clearFocus()
    table.setFocus()
    assert table.chosen is None
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.chosen == FOUND[0]


def test_enter_runs_the_chosen_solution(table, qtbot):
    activated = []
    table.solution_activated.connect(activated.append)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    table.choose(FOUND[2])
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert activated == [FOUND[2]]


def test_clicks_on_a_header_sort_numbers_descending_then_ascending(table, qtbot):
    head = table.horizontalHeader().viewport()
    qtbot.mouseClick(head, Qt.MouseButton.LeftButton, pos=header_of(table, 2))
    assert words(table) == ["SALIENT", "ACE", "EEL"]
    qtbot.mouseClick(head, Qt.MouseButton.LeftButton, pos=header_of(table, 2))
    assert words(table) == ["W00", "W01", "W02"]
    qtbot.mouseClick(head, Qt.MouseButton.LeftButton, pos=header_of(table, 0))
    assert words(table) == ["ACE", "EEL", "SALIENT"]


def test_the_chosen_solution_stays_chosen_after_sorting_extending_and_filtering(table, qtbot):
    told, model = [], table.model()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(table, 1))
    table.solution_selected.connect(told.append)
    table.sort_by("word")
    model.extend([Found("ABLE", 1), Found("ZOO", 1)])
    assert table.currentIndex().data() == "SALIENT"
    model.set_filter(lambda found: found.word.startswith("A"))
    assert not table.selectionModel().hasSelection()
    assert table.chosen == FOUND[1]
    model.set_filter(None)
    assert table.currentIndex().data() == "SALIENT"
    assert table.selectionModel().isRowSelected(table.model().row_of(FOUND[1]))
    assert told == [], "the player chose nothing else"


def test_clearing_the_list_clears_the_choice(table, qtbot):
    table.choose(FOUND[1])
    with qtbot.waitSignal(table.solution_selected) as told:
        table.model().clear()
    assert told.args == [None]
    assert table.chosen is None


def test_hovering_reports_the_solution_under_the_pointer(table, qtbot):
    found = []
    table.solution_hovered.connect(found.append)
    qtbot.mouseMove(table.viewport(), middle_of(table, 2))
    table.model().clear()
    assert found == [FOUND[2], None]


def test_scrolling_brings_another_row_under_the_pointer(table, qtbot):
    found = []
    table.solution_hovered.connect(found.append)
    table.resize(300, 120)
    before = QCursor.pos()
    QCursor.setPos(table.viewport().mapToGlobal(middle_of(table, 1)))
    qtbot.mouseMove(table.viewport(), middle_of(table, 1))
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum())
    row = table.rowAt(table.viewport().mapFromGlobal(QCursor.pos()).y())
    assert row > 1
    assert found == [table.model().solution(1), table.model().solution(row)]
    QCursor.setPos(before)


def test_all_rows_have_the_same_height_that_scales_with_the_text(table, appearance):
    assert table.rowHeight(0) == 32
    table.set_compact(True)
    assert table.rowHeight(5) == 28
    appearance.set_text_scale(2.0)
    assert table.rowHeight(5) == 56


@pytest.mark.parametrize("width", [200, 400, 900])
def test_columns_fill_the_width_exactly(table, width):
    table.resize(width, 300)
    head = table.horizontalHeader()
    assert head.length() == table.viewport().width()
    assert all(head.sectionSize(number) > 20 for number in range(3))


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
def test_the_chosen_row_has_a_background_and_a_bar(table, appearance, mode):
    appearance.set_mode(mode)
    table.choose(FOUND[1])
    table.clearFocus()
    image = table.viewport().grab().toImage()
    theme, rect = appearance.theme, table.visualRect(table.model().index(1, 0))
    assert image.pixelColor(1, rect.center().y()) == theme.color("accent_text")
    assert image.pixelColor(rect.right() - 10, rect.center().y()) == theme.color("accent_bg")
    other = table.visualRect(table.model().index(5, 0))
    assert image.pixelColor(1, other.center().y()) == theme.color("panel")


def test_common_words_have_all_bars_lit(table, appearance):
    image = table.viewport().grab().toImage()
    theme = appearance.theme

    def lit(row):
        rect = table.visualRect(table.model().index(row, 1))
        base = rect.center().y() + 4
        return [image.pixelColor(rect.left() + 4 + 6 * bar + 2, base) == theme.color("text_dim") for bar in range(4)]

    assert lit(1) == [True] * 4
    assert lit(0) == [True, True, True, False]
    assert lit(2) == [False] * 4


def test_an_empty_list_says_why(table):
    before = table.viewport().grab().toImage()
    table.model().set_filter(lambda found: False)
    blank = table.viewport().grab().toImage()
    table.set_empty_text("No matching words")
    assert table.viewport().grab().toImage() != blank
    assert before != blank


def test_choosing_works_in_a_right_to_left_layout(qtbot):
    model = ResultModel(COLUMNS)
    model.extend(FOUND)
    table = ResultTable(model, "Words")
    qtbot.addWidget(table)
    model.setParent(table)
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    table.choose(FOUND[1])
    assert [index.row() for index in table.selectionModel().selectedRows()] == [1]


def places_in_view(table):
    rows = range(table.rowAt(0), table.rowAt(table.viewport().height() - 1) + 1)
    return [(table.model().solution(row).word, table.rowViewportPosition(row)) for row in rows]


@pytest.mark.parametrize("by", ["", "points", "word"])
def test_after_scrolling_the_visible_rows_stay_while_others_arrive(table, by):
    if by:
        table.sort_by(by)
    bar = table.verticalScrollBar()
    bar.setValue(bar.maximum() // 2 + 7)
    before = places_in_view(table)
    for batch in range(3):
        table.model().extend([Found(f"A{batch}{n:02}", 9 - n % 10) for n in range(40)])
        assert places_in_view(table)[0] == before[0]
    if by == "points":  # the new ones all have more points than the visible ones
        assert places_in_view(table) == before


def test_at_the_top_the_best_rows_appear_as_they_arrive(table):
    table.sort_by("points")
    table.model().extend([Found("BEST", 11)])
    assert places_in_view(table)[0] == ("BEST", 0)


def test_the_list_does_not_scroll_to_a_chosen_row_out_of_view(table):
    table.sort_by("points")
    table.choose(FOUND[1])
    bar = table.verticalScrollBar()
    bar.setValue(bar.maximum())
    before = places_in_view(table)
    table.model().extend([Found(f"A{n:02}", 8) for n in range(25)])
    assert places_in_view(table) == before
    assert table.chosen == FOUND[1]


def test_a_number_column_is_as_wide_as_its_widest_number(appearance, shown):
    columns = (Column("word", "Word", str), Column("n", "N", len, kind=Kind.NUMBER, width=40, widest="999,999,999"))
    table = shown(ResultTable(ResultModel(columns), "Words"), 240, 200)
    assert table.columnWidth(1) >= text_width(appearance.theme.font(14, 600, tabular=True), "999,999,999")


@pytest.mark.parametrize(
    ("room", "shown_words"), [(400, "TRACK, TRICK, TRUCK"), (120, "TRACK, TRICK +1"), (75, "TRACK +2")]
)
def test_a_cell_of_words_that_is_too_narrow_is_cut_between_words(appearance, room, shown_words):
    assert whole_words(appearance.theme.font(12, 400), "TRACK, TRICK, TRUCK", room) == shown_words
