"""Changes of a board: letters, sizes, each a step of undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.grids import format_board, neighbours_of, parse_board
from qless_studio.engine.grids.board import MAX_SIDE
from qless_studio.ui.grids.dialogs import SizeDialog
from qless_studio.ui.grids.edits import SYMMETRIES, order_after, quarter_turn, resized, turned
from tests.ui.grids.player import words

LEFT = Qt.MouseButton.LeftButton


def test_letters_typed_on_the_board_are_solved_with_the_last_one(qtbot, tab):
    tab.board_commands.set_size(2, 2)
    tab.page.board.setFocus()
    with qtbot.waitSignal(tab.session.run_finished):
        qtbot.keyClicks(tab.page.board, "heda")
    assert tab.analyse.entry.text == "HE/DA"
    assert tab.analyse.verdict_text() == "Complete: 1 word, 1 point"
    assert words(tab) == ["HEAD"]
    assert not tab.analyse.empty_state.isVisible()


def test_undo_takes_every_letter_back(qtbot, tab):
    tab.page.board.setFocus()
    qtbot.keyClicks(tab.page.board, "ab")
    tab.session.undo_stack.undo()
    assert format_board(tab.rules.board).startswith("A...")
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == GAME.blank


def test_any_size_is_taken_and_shown(tab):
    tab.board_commands.set_size(3, 7)
    assert tab.analyse.sizes.value == "other"
    assert tab.analyse.dice.value == "letters"
    tab.board_commands.roll_seed(3)
    assert (tab.rules.board.rows, tab.rules.board.columns) == (3, 7)


def test_another_size_is_asked_for(qtbot, tab):
    qtbot.mouseClick(tab.analyse.sizes.button("other"), LEFT)
    dialog = tab.findChild(SizeDialog)
    qtbot.waitUntil(dialog.rows.hasFocus)
    qtbot.keyClicks(dialog.rows, "3")  # in place of the number, which is selected
    qtbot.keyClick(dialog.rows, Qt.Key.Key_Tab)
    assert dialog.columns.hasFocus()
    qtbot.keyClicks(dialog.columns, "7")
    qtbot.mouseClick(dialog.resize_button, LEFT)
    assert (tab.rules.board.rows, tab.rules.board.columns) == (3, 7)
    assert tab.analyse.sizes.button("other").text() == "3 × 7"


def ask_size(qtbot, tab, rows, columns):
    if tab.analyse.sizes.value == "other":
        tab.boggle_commands.size.trigger()
    else:
        qtbot.mouseClick(tab.analyse.sizes.button("other"), LEFT)
    dialog = tab.findChild(SizeDialog)
    shown = dialog.rows.value(), dialog.columns.value()
    for spin, value in ((dialog.rows, rows), (dialog.columns, columns)):
        spin.selectAll()
        qtbot.keyClicks(spin, str(value))
    qtbot.mouseClick(dialog.resize_button, LEFT)
    qtbot.waitUntil(lambda: tab.findChild(SizeDialog) is None)
    return shown


@pytest.mark.nightly
def test_a_board_may_be_as_large_as_the_engine_takes(qtbot, tab):
    assert ask_size(qtbot, tab, 16, 16) == (4, 4)
    assert (tab.rules.board.rows, tab.rules.board.columns) == (MAX_SIDE, MAX_SIDE)
    tab.session.edit_text("/".join(["ABCDEFGHIJKLMNOP"] * 16))
    assert ask_size(qtbot, tab, 16, 3) == (16, 16)
    assert format_board(tab.rules.board) == "/".join(["ABC"] * 16)
    assert tab.analyse.sizes.button("other").text() == "16 × 3"


def test_no_size_is_taken_that_the_engine_refuses(qtbot, tab):
    qtbot.mouseClick(tab.analyse.sizes.button("other"), LEFT)
    dialog = tab.findChild(SizeDialog)
    assert (dialog.rows.minimum(), dialog.rows.maximum()) == (1, MAX_SIDE)
    dialog.rows.setValue(MAX_SIDE + 1)
    qtbot.mouseClick(dialog.resize_button, LEFT)
    assert tab.session.game.parse(tab.session.text) == tab.rules.board


@pytest.mark.parametrize("cells", ["AB/CD/EF", "ABC", "AB/CD"])
def test_four_turns_are_none(cells):
    board = parse_board(cells)
    again = board
    for _ in range(4):
        assert [again.tiles[cell] for cell in quarter_turn(again.rows, again.columns)] == list(turned(again, 1).tiles)
        again = turned(again, 1)
    assert again == board
    assert format_board(turned(parse_board("AB/CD"), 1)) == "CA/DB"


def test_all_ways_to_see_a_board_differ_and_have_the_same_words():
    board = parse_board("ABC/DEF")
    seen = [turned(board, turns) for turns in range(SYMMETRIES)]
    assert [format_board(each) for each in seen[:5]] == ["ABC/DEF", "DA/EB/FC", "FED/CBA", "CF/BE/AD", "CBA/FED"]
    assert len(set(seen)) == SYMMETRIES
    for turns, each in enumerate(seen):
        order = order_after(board.rows, board.columns, turns)
        near, before = neighbours_of(each.rows, each.columns), neighbours_of(board.rows, board.columns)
        for cell, touching in enumerate(near):
            assert {order[other] for other in touching} == set(before[order[cell]])


def test_a_board_of_another_size_keeps_what_fits():
    assert format_board(resized(parse_board("AB/CD"), 1, 3)) == "AB."
    assert format_board(resized(parse_board("AB/CD"), 3, 1)) == "A/C/."
