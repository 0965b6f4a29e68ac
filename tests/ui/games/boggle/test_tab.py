"""What the Boggle tab has of its own beside what tests/ui/grids tries: its dice and its points."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.grids import format_board
from tests.ui.grids.player import choose_dice

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def tab(boggle_tab):
    return boggle_tab


def test_a_roll_comes_from_its_seed_and_the_dice_of_the_size(qtbot, tab):
    choose_dice(tab, "classic")
    tab.board_commands.roll_seed(1)
    assert format_board(tab.rules.board) == "THUU/GEOT/IHEA/CFKB"
    qtbot.mouseClick(tab.analyse.sizes.button(6), LEFT)
    assert (tab.rules.board.rows, tab.rules.board.columns) == (6, 6)
    assert format_board(tab.rules.board).startswith("THUU../GEOT..")
    assert tab.analyse.dice.value == "super_big"
    assert tab.session.options.scoring == "standard"
    tab.board_commands.roll()
    assert tab.session.options.scoring == "super_big"
    qtbot.mouseClick(tab.analyse.sizes.button(4), LEFT)
    tab.board_commands.roll()
    assert tab.session.options.scoring == "standard"


def test_undo_takes_back_the_points_that_came_with_the_super_big_dice(qtbot, tab):
    stack = tab.session.undo_stack
    qtbot.mouseClick(tab.analyse.sizes.button(6), LEFT)
    before = tab.session.puzzle
    tab.board_commands.roll_seed(5)
    rolled = tab.session.puzzle
    stack.undo()
    assert (tab.session.puzzle, tab.session.options.scoring) == (before, "standard")
    stack.redo()
    assert (tab.session.puzzle, tab.session.options.scoring) == (rolled, "super_big")
    tab.session.change_options(neighbours=4)
    qtbot.mouseClick(tab.analyse.sizes.button(4), LEFT)
    tab.board_commands.roll()
    assert (tab.session.options.scoring, tab.session.options.neighbours) == ("standard", 4)
    stack.undo()
    stack.undo()
    assert (tab.rules.board.rows, tab.session.options.scoring) == (6, "super_big")


def test_points_chosen_by_the_player_stay_whatever_is_rolled(tab):
    tab.session.change_options(scoring="super_big")
    tab.board_commands.roll()
    assert tab.session.options.scoring == "super_big"
    tab.session.undo_stack.undo()
    assert tab.session.options.scoring == "super_big"


def test_rules_are_summed_up(tab):
    assert tab.rule_summary() == "Scoring: Standard, 3 letters or more"
    tab.session.change_options(neighbours=4, torus=True, min_length=5)
    assert tab.rule_summary() == "Scoring: Standard, 5 letters or more, sides only, edges wrap around"


def test_a_size_of_other_dice_takes_the_super_big_points_away_and_brings_them_back(qtbot, tab):
    qtbot.mouseClick(tab.analyse.sizes.button(6), LEFT)
    tab.board_commands.roll_seed(5)
    assert tab.session.options.scoring == "super_big"
    tab.board_commands.set_size(3, 7)
    assert tab.session.options.scoring == "standard"
    assert "Super Big" not in tab.rule_summary()
    tab.session.undo()
    assert tab.session.options.scoring == "super_big"
    tab.session.change_options(scoring="standard")
    tab.session.change_options(scoring="super_big")
    tab.session.redo()
    tab.session.undo()
    assert tab.session.options.scoring == "super_big"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_minimum_length_is_said_and_is_a_button_to_the_rule(qtbot, tab):
    tab.session.edit_text("ABCDE/FGHIJ/KLMNO/PRSTU/VWXYZ")
    assert tab.analyse.rule_button.text() == "4 letters or more"
    assert "4 letters or more" in tab.rule_summary()
    qtbot.mouseClick(tab.analyse.rule_button, LEFT)
    form = tab.analyse.rule_popover.form
    assert form.isVisible()
    form.inputs["min_length"].widget.setValue(5)
    qtbot.waitUntil(lambda: tab.session.options.min_length == 5)
    assert tab.analyse.rule_button.text() == "5 letters or more"
    tab.analyse.rule_popover.close()
