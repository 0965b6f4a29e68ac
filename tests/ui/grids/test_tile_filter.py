"""A click on a tile lists only the words through it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.grids.player import LEFT, drag, words


@pytest.fixture
def boggle_tab(anew):
    return anew()


def tap(qtbot, tab, cell):
    qtbot.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[cell].rect.center())


def test_a_tile_brings_its_words_and_a_second_click_all_of_them(qtbot, solved):
    tab = solved("HEAD/ENIL")
    assert set(words(tab)) == {"HEAD", "HEADLINE", "LINE"}
    tap(qtbot, tab, 0)
    assert set(words(tab)) == {"HEAD", "HEADLINE"}
    assert (tab.analyse.tile_note.label.text(), tab.analyse.tile_note.isVisible()) == (
        "2 words through H",
        True,
    )
    assert tab.page.board.cells[0].tile.selected
    tap(qtbot, tab, 0)
    assert set(words(tab)) == {"HEAD", "HEADLINE", "LINE"}
    assert not tab.analyse.tile_note.isVisible()


def test_the_keyboard_chooses_a_tile_and_escape_leaves_it(qtbot, solved):
    tab = solved("HEAD/ENIL")
    tab.page.board.setFocus()
    tab.page.board.set_cursor(7)
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Space)
    assert set(words(tab)) == {"HEADLINE", "LINE"}
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Escape)
    assert set(words(tab)) == {"HEAD", "HEADLINE", "LINE"}


def test_a_word_through_a_tile_by_any_of_its_paths_counts(qtbot, solved):
    tab = solved("HEAD/ENIL")
    assert len(tab.rules.paths("line")) == 2
    for cell in (1, 4):  # the two E
        tap(qtbot, tab, cell)
        assert "LINE" in words(tab)


def test_a_trace_and_another_board_bring_all_words_back(qtbot, solved):
    tab = solved("HEAD/ENIL")
    tap(qtbot, tab, 0)
    drag(tab.page.board, 7, 6, 5, 4)
    assert tab.analyse.tile_filter.cell == -1
    tap(qtbot, tab, 0)
    solved("CAT/SEX/PIG")
    assert tab.analyse.tile_filter.cell == -1
    assert "CAT" in words(tab)
