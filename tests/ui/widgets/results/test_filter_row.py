"""Filtering by length: a range, or exactly one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from qless_studio.ui.widgets.results.word_filter import LONGEST, WordFilterRow

WORDS = ["at", "eel", "line", "lint", "headline", "x" * LONGEST, "y" * (LONGEST + 4)]


@pytest.fixture
def row(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    row = WordFilterRow(parent)
    row.page = parent  # Qt alone would not keep it
    return row


def kept(row):
    passes = row.predicate(str, lambda word: None)
    return WORDS if passes is None else [word for word in WORDS if passes(word)]


def test_a_minimum_and_a_maximum_are_a_range(qtbot, row):
    row.length.slider.setValue(3)
    row.longest.slider.setValue(4)
    assert kept(row) == ["eel", "line", "lint"]
    assert row.exact_length is None
    assert row.more.isChecked()


def test_the_maximum_of_the_slider_is_none(row):
    row.length.slider.setValue(9)
    assert kept(row) == ["x" * LONGEST, "y" * (LONGEST + 4)]


def test_minimum_and_maximum_push_each_other(qtbot, row):
    row.longest.slider.setValue(4)
    for _ in range(5):
        qtbot.keyClick(row.length.slider, Qt.Key.Key_Right)
    assert (row.length.value, row.longest.value) == (6, 6)
    for _ in range(4):
        qtbot.keyClick(row.longest.slider, Qt.Key.Key_Left)
    assert (row.length.value, row.longest.value) == (2, 2)
    assert kept(row) == ["at"]


def test_one_length_is_chosen_and_let_go_again(qtbot, row):
    row.toggle_length(4)
    assert kept(row) == ["line", "lint"]
    assert row.exact_length == 4
    row.toggle_length(8)
    assert kept(row) == ["headline"]
    row.toggle_length(8)
    assert kept(row) == WORDS
    assert not row.more.isChecked()
