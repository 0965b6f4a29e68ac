"""The window of the shell's tests, with a puzzle in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt


@pytest.fixture
def window(searched_window):
    return searched_window


@pytest.fixture
def click_row(qtbot):
    """`click_row(table, word)` clicks the row of a word; where, in the viewport."""

    def click_row(table, word, button=Qt.MouseButton.LeftButton):
        row = next(row for row in range(table.model().rowCount()) if table.model().solution(row).word == word)
        index = table.model().index(row, 0)
        table.scrollTo(index)
        at = table.visualRect(index).center()
        qtbot.mouseClick(table.viewport(), button, pos=at)
        return at

    return click_row
