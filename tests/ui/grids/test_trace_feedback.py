"""What a traced path is worth: shown on the board tile by tile, spoken when it is no word."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.grids.player import LEFT, drag, notice


@pytest.fixture
def spoken(monkeypatch):
    """What a screen reader was told of traces."""
    told = []
    monkeypatch.setattr("qless_studio.ui.grids.trace_feedback.announce", lambda widget, text: told.append(text))
    return told


def test_a_traced_word_is_told_with_its_points(solved, spoken):
    tab = solved("HEAD/ENIL")
    drag(tab.board, 0, 1, 2, 3)
    assert notice(tab) == ("HEAD: 1 point", "good")
    assert tab.words.table.chosen.word == "head"
    assert tab.chosen_words == ("head",)
    assert spoken == []
    drag(tab.board, 0, 1, 2)
    assert notice(tab) == ("HEA is not in the word list", "bad")
    assert spoken == ["HEA is not in the word list"]


def test_every_tile_of_a_trace_tells_what_is_spelled_so_far(qtbot, solved):
    tab = solved("HEAD/ENIL")
    qtbot.mousePress(tab.board, LEFT, pos=tab.board.cells[0].rect.center())
    told = []
    for cell in (1, 2, 3):
        qtbot.mouseMove(tab.board, tab.board.cells[cell].rect.center())
        told.append(notice(tab))
    assert told == [("HE is too short", "text"), ("HEA", "text"), ("HEAD: 1 point", "good")]
    qtbot.keyClick(tab.board, Qt.Key.Key_Escape)
    assert notice(tab)[0] == ""


def test_a_tile_of_two_letters_is_spelled_with_both(solved):
    tab = solved("HeAD/LIN")
    drag(tab.board, 0, 1, 2)
    assert notice(tab) == ("HEAD: 1 point", "good")


def test_points_are_those_of_the_path_that_was_traced(solved):
    tab = solved("HEAD/ENIL")
    drag(tab.board, 0, 1, 2, 3, 7, 6, 5, 4)
    assert notice(tab) == ("HEADLINE: 11 points", "good")
    assert tab.board.path == (0, 1, 2, 3, 7, 6, 5, 4)
