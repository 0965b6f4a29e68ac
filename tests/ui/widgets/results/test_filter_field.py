"""The field that filters a list: when it applies, when it complains."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from qless_studio.ui.widgets.results.result_model import Column, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_filter import FilterField, word_test


@pytest.fixture
def field(shown):
    field = shown(FilterField(), 240, 40)
    field.setFocus()
    return field


def test_an_expression_is_not_called_wrong_while_it_may_be_unfinished(qtbot, field):
    qtbot.keyClicks(field, "/a(")
    qtbot.rest(field)
    assert not field.wrong
    qtbot.keyClicks(field, "b)")
    with qtbot.waitSignal(field.filter_changed) as applied:
        pass
    assert applied.args[0] == "/a(b)"
    assert not field.wrong


@pytest.mark.parametrize("finish", ["wait", "enter", "leave"])
def test_a_finished_expression_that_is_wrong_says_so(qtbot, field, finish):
    qtbot.keyClicks(field, "/a(")
    with qtbot.waitSignal(field.problem_changed) as problem:
        if finish == "enter":
            qtbot.keyClick(field, Qt.Key.Key_Return)
        elif finish == "leave":
            field.clearFocus()
    assert "regular expression" in problem.args[0]
    assert field.wrong


@pytest.fixture
def filtered(shown, appearance):
    """A field above a table of 20 words, of which it hides those that fail the filter."""
    model = ResultModel([Column("word", "Word", str)])
    table, field = ResultTable(model, "Words"), FilterField()
    field.follow(table)
    field.filter_changed.connect(lambda text: model.set_filter(word_test(text)))
    model.extend([f"{letter}{number}" for letter in "ab" for number in range(10)])
    page = QWidget()
    column = QVBoxLayout(page)
    column.addWidget(field)
    column.addWidget(table)
    shown(page, 300, 400)
    field.setFocus()
    field.page = page  # Qt alone would not keep it
    return field, table


def test_the_field_says_how_many_rows_pass(qtbot, filtered):
    field, _ = filtered
    label = field.findChild(QLabel)
    assert not label.isVisible()
    qtbot.keyClicks(field, "a")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert label.isVisible()
    assert label.text() == "10 of 20"
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert label.geometry().right() < field.width()
    assert field.room + label.width() < field.width()
    field.set_counting(False)
    assert not label.isVisible()
    field.set_counting(True)
    assert label.isVisible()
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not label.isVisible()


def test_the_number_of_rows_never_covers_what_is_typed(qtbot, filtered):
    field, _ = filtered
    label = field.findChild(QLabel)
    qtbot.keyClicks(field, "a")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    for width, said in ((200, "10 of 20"), (112, ""), (200, "10 of 20")):
        field.setFixedWidth(width)
        qtbot.waitUntil(lambda width=width: field.width() == width)
        assert (label.text() if label.isVisible() else "") == said
        assert field.room >= 40


def test_down_goes_from_the_field_to_the_first_row_that_passes(qtbot, filtered):
    field, table = filtered
    qtbot.keyClicks(field, "b")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert table.hasFocus()
    assert table.chosen == "b0"
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.chosen == "b1"


def test_down_stays_in_the_field_where_no_row_passes(qtbot, filtered):
    field, _ = filtered
    qtbot.keyClicks(field, "z")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert field.hasFocus()
