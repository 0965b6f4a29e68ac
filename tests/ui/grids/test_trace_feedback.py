"""The worth of a traced path: shown on the board tile by tile, and announced."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.grids.player import LEFT, drag, notice


@pytest.fixture
def boggle_tab(anew):
    return anew()


@pytest.fixture
def spoken(monkeypatch):
    """What the page announced."""
    told = []
    monkeypatch.setattr("qless_studio.ui.grids.analyse_page.announce", lambda widget, text: told.append(text))
    return told


def test_a_traced_word_is_announced_with_its_points(solved, spoken):
    tab = solved("HEAD/ENIL")
    drag(tab.page.board, 0, 1, 2, 3)
    assert notice(tab) == ("HEAD: 1 point", "good")
    assert tab.analyse.words.table.chosen.word == "head"
    assert tab.session.chosen_words == ("head",)
    assert spoken == ["head: 1 point"]
    drag(tab.page.board, 0, 1, 2)
    assert notice(tab) == ("HEA is not in the list", "bad")
    assert spoken == ["head: 1 point", "HEA is not in the list"]


def test_each_tile_of_a_trace_announces_the_letters_so_far(qtbot, solved):
    tab = solved("HEAD/ENIL")
    qtbot.mousePress(tab.page.board, LEFT, pos=tab.page.board.cells[0].rect.center())
    told = []
    for cell in (1, 2, 3):
        qtbot.mouseMove(tab.page.board, tab.page.board.cells[cell].rect.center())
        told.append(notice(tab))
    assert told == [("HE: too short", "text"), ("HEA", "text"), ("HEAD: 1 point", "good")]
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Escape)
    assert notice(tab)[0] == ""


def test_both_letters_of_a_tile_are_announced(solved):
    tab = solved("HeAD/LIN")
    drag(tab.page.board, 0, 1, 2)
    assert notice(tab) == ("HEAD: 1 point", "good")


def test_a_trace_shows_the_points_of_its_own_path(solved):
    tab = solved("HEAD/ENIL")
    drag(tab.page.board, 0, 1, 2, 3, 7, 6, 5, 4)
    assert notice(tab) == ("HEADLINE: 11 points", "good")
    assert tab.page.board.path == (0, 1, 2, 3, 7, 6, 5, 4)
