"""Letters typed on a board: Qu is one tile, surplus letters replace nothing, and a key that does nothing says why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.grids import format_board
from tests.ui.grids.player import LEFT, choose_dice, notice
from tests.ui.playing import go_to_play

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def board(tab):
    """The board of a tab whose dice have Qu."""
    tab.page.board.setFocus()
    return tab.page.board


def text(tab):
    return format_board(tab.rules.board)


def test_q_is_qu_with_dice_that_have_qu_however_it_is_typed(qtbot, tab, board):
    for typed in ("quit", "QUIT", "Quit", "qUit", "qit"):
        tab.session.edit_text("..../..../..../....")
        board.set_cursor(0)
        for letter in typed:
            qtbot.keyClick(board, letter, SHIFT if letter.isupper() else Qt.KeyboardModifier.NoModifier)
        assert text(tab) == "QuIT./..../..../....", typed


def test_a_second_u_after_qu_is_a_tile_and_one_after_a_move_too(qtbot, tab, board):
    qtbot.keyClicks(board, "quuq")
    qtbot.keyClick(board, Qt.Key.Key_Down)
    qtbot.keyClicks(board, "u")
    assert text(tab) == "QuUQu./...U/..../...."


def test_q_is_a_tile_of_its_own_with_letters_from_a_bag(qtbot, tab, board):
    choose_dice(tab, "letters")
    qtbot.keyClicks(board, "qat")
    assert text(tab) == "QAT./..../..../...."
    tab.session.change_options(q_is_qu=True)
    qtbot.keyClicks(board, "qu")
    assert text(tab) == "QATQu/..../..../...."


def test_letters_beyond_the_last_cell_replace_nothing_and_the_board_says_so(qtbot, tab, board):
    qtbot.keyClicks(board, "abcdefghijklmnopxyz")
    assert text(tab) == "ABCD/EFGH/IJKL/MNOP"
    assert "last cell is filled" in notice(tab)[0]
    qtbot.keyClick(board, Qt.Key.Key_Backspace)
    qtbot.keyClicks(board, "r")
    assert text(tab) == "ABCD/EFGH/IJKL/MNOR"
    assert notice(tab)[0] == ""
    qtbot.keyClicks(board, "x")
    qtbot.keyClick(board, Qt.Key.Key_Left)
    assert notice(tab)[0] == ""
    qtbot.keyClick(board, Qt.Key.Key_Right)
    qtbot.keyClicks(board, "s")
    assert text(tab) == "ABCD/EFGH/IJKL/MNOS"


def test_a_click_on_the_last_tile_makes_it_replaceable(qtbot, tab, board):
    qtbot.keyClicks(board, "abcdefghijklmnop")
    qtbot.mouseClick(board, LEFT, pos=board.cells[15].rect.center())
    qtbot.keyClicks(board, "z")
    assert text(tab) == "ABCD/EFGH/IJKL/MNOZ"


def test_a_key_that_is_no_letter_says_so(qtbot, tab, board, monkeypatch):
    told = []
    monkeypatch.setattr("qless_studio.ui.grids.typed_board.announce", lambda widget, text: told.append(text))
    qtbot.keyClicks(board, "7")
    assert notice(tab)[0] == "7 is not a letter"
    assert told == ["7 is not a letter"]
    assert text(tab) == "..../..../..../...."


def test_in_a_round_a_key_that_is_no_letter_takes_nothing_away(qtbot, solved):
    tab = solved("HEAD/ENIL")
    go_to_play(qtbot, tab)
    tab.play_actions.this.trigger()
    qtbot.keyClicks(tab.page.board, "hea1")
    assert notice(tab)[0] == "1 is not a letter"
    qtbot.keyClicks(tab.page.board, "#")
    assert notice(tab)[0] == "The board cannot be changed during a game"
    qtbot.keyClicks(tab.page.board, "d")
    assert notice(tab)[0] == ""
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Return)
    assert list(tab.played.times) == ["head"]


def test_before_a_round_letters_say_how_to_begin(qtbot, tab):
    go_to_play(qtbot, tab)
    tab.focus_board()
    qtbot.keyClicks(tab.page.board, "h")
    assert notice(tab)[0].endswith(": New game")
    assert text(tab) == "..../..../..../...."
    tab.game_play.deal()
    assert notice(tab)[0] == ""


def test_undo_and_redo_go_to_the_tile_they_change(qtbot, tab, board):
    qtbot.keyClicks(board, "abcdef")
    board.set_cursor(15)
    tab.session.undo()
    assert (board.cursor_index, text(tab)) == (5, "ABCD/E.../..../....")
    board.set_cursor(0)
    tab.session.redo()
    assert (board.cursor_index, text(tab)) == (5, "ABCD/EF../..../....")
    qtbot.keyClicks(board, "gh")
    assert text(tab) == "ABCD/EGH./..../...."
