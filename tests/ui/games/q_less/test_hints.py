"""A hint stays as long as it fits the grid that it was found for."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest


@pytest.fixture
def hinted(qtbot, open_tab):
    """A tab with all steps of a hint shown, and the places of the hint's word that are still free."""
    tab = open_tab("ratcoat; cat")
    for shown in range(1, 6):
        tab.hints.action.trigger()
        qtbot.waitUntil(lambda shown=shown: tab.panel.ladder.shown == shown)
    tiles = tab.board.open_grid.tiles
    return tab, {place: letter for place, letter in tab.hints.marks[-1].items() if place not in tiles}


def test_a_hint_follows_the_letters_of_its_word_and_their_undoing(hinted):
    tab, free = hinted
    place, letter = next(iter(free.items()))
    tab.board.replace_tiles({**tab.board.open_grid.tiles, place: letter}, "Place")
    assert tab.panel.ladder.shown == 5
    tab.session.undo_stack.undo()
    assert tab.panel.ladder.shown == 5
    assert {tab.board.place_of(n) for n, cell in enumerate(tab.board.cells) if cell.tile.kind == "hinted"} == set(free)


def test_a_hint_goes_once_its_word_is_complete(hinted):
    tab, free = hinted
    tab.board.replace_tiles({**tab.board.open_grid.tiles, **free}, "Place")
    assert tab.panel.ladder.shown == 0


def test_a_hint_goes_with_a_letter_elsewhere(hinted):
    tab, free = hinted
    place, letter = max(free.items())
    tab.board.replace_tiles({**tab.board.open_grid.tiles, (place[0] + 1, place[1] + 1): letter}, "Place")
    assert tab.panel.ladder.shown == 0


def test_a_hint_goes_with_other_letters_or_rules(hinted):
    tab, _ = hinted
    grid = tab.board.open_grid
    tab.grid_commands.sort.trigger()
    assert tab.panel.ladder.shown == 0
    tab.hints.follow(grid)
    assert tab.hints.rungs == ()


def test_a_hint_that_is_still_being_looked_for_is_given_up_with_the_next_edit(open_tab):
    tab = open_tab("ratcoat; cat")
    tab.hints.action.trigger()
    tab.session.edit_text("ratcoat; rat")
    assert not tab.analysis.searches.running("hints")
    QTest.qWait(100)
    assert tab.panel.ladder.shown == 0
