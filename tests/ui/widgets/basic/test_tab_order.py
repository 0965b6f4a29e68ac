"""The Tab order of a layout, asked of its widgets rather than of its items."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLayoutItem,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from qless_studio.ui.widgets.basic.access import focus_neighbour, tab_stops


@pytest.fixture
def form(qtbot):
    """Buttons made in another order than they stand in, in a layout that holds others."""
    form = QWidget()
    qtbot.addWidget(form)
    grid, row, column = QGridLayout(form), QHBoxLayout(), QVBoxLayout()
    buttons = {name: QPushButton(name, form) for name in ("loose", "last", "second", "third", "first", "fourth")}
    grid.addWidget(buttons["first"], 0, 0)
    grid.addLayout(row, 1, 0)
    grid.addWidget(buttons["last"], 2, 0)
    row.addWidget(buttons["second"])
    row.addStretch(1)
    row.addLayout(column)
    row.addWidget(buttons["fourth"])
    column.addWidget(buttons["third"])
    form.show()
    return form


def test_stops_come_as_they_stand_whatever_layout_holds_them(form):
    assert [stop.text() for stop in tab_stops(form)] == ["first", "second", "third", "fourth", "last", "loose"]


@pytest.mark.long
def test_asking_for_the_stops_leaves_no_wrapper_of_an_item_behind(form):
    """It would outlive the item, and PySide crashes when another one is made at its address."""
    gc.collect()
    before = sum(isinstance(thing, QLayoutItem) for thing in gc.get_objects())
    assert tab_stops(form)
    gc.collect()
    assert sum(isinstance(thing, QLayoutItem) for thing in gc.get_objects()) == before


def test_tab_stops_at_the_button_of_a_group_that_is_checked(form):
    group, row = QButtonGroup(form), form.layout()
    choices = [QRadioButton(name) for name in ("one", "two", "three")]
    for number, choice in enumerate(choices):
        group.addButton(choice)
        row.addWidget(choice, 3 + number, 0)
        choice.show()
    texts = lambda: [stop.text() for stop in tab_stops(form) if stop in choices]  # noqa: E731
    assert texts() == ["one", "two", "three"]
    choices[1].setChecked(True)
    assert texts() == ["two"]
    choices[1].setEnabled(False)
    assert texts() == ["one", "three"]


class _Window(QWidget):
    def focusNextPrevChild(self, forward):
        return focus_neighbour(self, forward)


def test_what_is_hidden_with_others_gives_the_focus_to_none_of_them(qtbot):
    window, list_ = _Window(), QWidget()
    qtbot.addWidget(window)
    column, inner = QVBoxLayout(window), QVBoxLayout(list_)
    rows, after = [QPushButton(name) for name in ("one", "two", "three")], QPushButton("after")
    for row in rows:
        inner.addWidget(row)
    column.addWidget(list_)
    column.addWidget(after)
    window.show()
    window.activateWindow()
    rows[0].setFocus()
    qtbot.waitUntil(rows[0].hasFocus)
    list_.hide()
    assert after.hasFocus()
