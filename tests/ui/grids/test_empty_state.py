"""An empty board says how to begin."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

LEFT = Qt.MouseButton.LeftButton


def test_an_empty_board_invites(tab):
    assert tab.analyse.empty_state.isVisible()
    assert not tab.analyse.words.table.isVisible()
    assert tab.analyse.verdict_text() == "Nothing to check yet"
    assert "empty cell, row 1, column 1" in tab.page.board.cells[0].spoken


@pytest.mark.parametrize("width", [1280, 900])
def test_an_empty_board_says_how_to_begin_beside_the_ways_to(qtbot, tab, width):
    tab.resize(width, 560)
    said = [label for label in tab.analyse.empty_state.findChildren(QLabel) if "Click a cell" in label.text()]
    assert [label.isVisible() for label in said].count(True) == 1
    qtbot.mouseClick(tab.analyse.empty_state.buttons[0], LEFT)
    assert not any(label.isVisible() for label in said)
    assert "." not in tab.analyse.entry.text
