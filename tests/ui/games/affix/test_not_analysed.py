"""With "analyse every change" off, nothing of one puzzle is shown for another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

PUZZLE = "ll re me st"


@pytest.fixture
def paused(window):
    """The tab with a puzzle that was analysed, and analysis off since."""
    window.solve(PUZZLE)
    window.go_to("YZ")
    window.settle()
    window.session.set_analysing(False)
    assert window.rows(window.tab.analyse.prefixes.choice_table)
    return window


def test_another_puzzle_has_no_prefixes_counts_or_hints_of_the_one_before(paused):
    prefixes, board = paused.tab.analyse.prefixes, paused.board
    paused.tab.play_actions.hint.trigger()
    paused.settle()
    paused.session.edit_text("st me re ll")
    assert paused.rows(prefixes.choice_table) == []
    assert prefixes.choice_table.empty_text == "Not analysed"
    assert board.content.fits == {}
    assert paused.tab.analyse.hints.ladder.isHidden()
    assert not paused.tab.play_actions.hint.isEnabled()
    assert not paused.tab.affix_commands.answer.isEnabled()
    paused.go_to("XY")
    assert paused.rows(prefixes.choice_table) == []
    paused.session.solve()
    paused.settle()
    assert paused.rows(prefixes.choice_table)


def test_other_open_suffixes_have_no_completions_of_the_ones_before(paused):
    table = paused.tab.analyse.prefixes.completion_table
    paused.session.edit_text("ll re ? st")
    paused.session.solve()
    paused.settle()
    assert paused.rows(table)
    paused.session.edit_text("ll re st ?")
    assert paused.rows(table) == []
    assert paused.tab.analyse.listed() == []
    assert table.empty_text == "Not analysed"


def test_a_new_puzzle_is_not_judged_by_the_one_before(paused):
    paused.qtbot.keyClick(paused.board, Qt.Key.Key_Escape)
    before = paused.session.puzzle
    paused.session.edit_text("?")
    paused.session.undo_stack.undo()
    assert paused.session.puzzle == before
    assert paused.rows(paused.tab.analyse.prefixes.choice_table) == []
