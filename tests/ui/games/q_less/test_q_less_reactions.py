"""How the grid answers to dice: words turn green, runs that are no word shake once the player has typed them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from qless_studio.ui.style import theme_of
from tests.ui.games.q_less.player import lay


@pytest.fixture
def told(monkeypatch):
    """What the screen reader is asked to say about dice."""
    told = []
    monkeypatch.setattr("qless_studio.ui.games.q_less.board.announce", lambda widget, text: told.append(text))
    return told


def letters(board):
    """What reacts."""
    return "".join(board.open_grid.tiles.get(place, "?") for place in board.reaction.items)


def edge_of(board, place):
    """The colour at the left edge of a die, as the window shows it."""
    rect = board.cells[board.index_of(place)].rect
    return board.grab().toImage().pixelColor(rect.topLeft() + QPoint(1, rect.height() // 2))


def test_a_word_turns_green_and_says_how_many_dice_are_placed(qtbot, play_roll, told):
    tab = play_roll("coatar")
    board = tab.page.board
    lay(qtbot, tab, "oat", column=4)
    qtbot.waitUntil(lambda: letters(board) == "oat")
    assert (board.reaction.right, board.reaction.text) == (True, "3 of 6")
    assert told == ["OAT: valid, 3 of 6"]
    assert edge_of(board, board.reaction.items[0]) == theme_of(board).color("good")
    tab.session.undo_stack.undo()
    assert board.reaction.items == ()


def test_a_run_that_is_no_word_shakes_when_it_is_left_and_not_while_it_is_typed(qtbot, play_roll, told):
    tab = play_roll("coatar")
    board, check = tab.page.board, tab.analysis
    lay(qtbot, tab, "tc")
    qtbot.waitUntil(lambda: check.check is not None and len(check.check.checked.lines) == 1)
    assert (board.reaction.items, told) == ((), [])
    qtbot.keyClick(board, Qt.Key.Key_Down)
    assert letters(board) == "tc"
    assert not board.reaction.right
    assert told == ["TC: too short"]
    assert edge_of(board, board.reaction.items[0]) == theme_of(board).color("bad")
    assert board.reaction.shift(board.reaction.items[0]) == 0.0  # motion is reduced here
    qtbot.keyClicks(board, "a")  # the next die does not wait
    assert board.reaction.items == ()


def test_a_letter_that_no_die_has_shakes_the_cell_it_was_meant_for(qtbot, play_roll):
    tab = play_roll("coatar")
    board = tab.page.board
    with qtbot.waitSignal(board.refused) as heard:
        lay(qtbot, tab, "x")
    assert heard.args == ["No X left on the rack"]
    assert [board.index_of(place) for place in board.reaction.items] == [board.cursor_index]
    assert not board.reaction.right


def test_all_dice_in_one_grid_are_told_and_turn_green_when_the_roll_is_solved(qtbot, play_roll):
    tab = play_roll("coatar")
    board, note = tab.page.board, tab.play.panel.note
    lay(qtbot, tab, "coat")
    lay(qtbot, tab, "r", row=4, column=6, down=True)
    assert note.text() == ""
    qtbot.keyClicks(board, "a")
    assert note.text() == "All dice are in one grid"  # TRA is no word
    qtbot.waitUntil(lambda: tab.analysis.check is not None)
    for _ in "ra":
        qtbot.keyClick(board, Qt.Key.Key_Backspace)
    assert note.text() == ""
    qtbot.keyClicks(board, "ar")
    qtbot.waitUntil(lambda: not tab.game_play.playing)
    assert sorted(letters(board)) == sorted("coatar")
    assert letters(board).endswith("tar")
    assert board.reaction.text == "6 of 6"
    assert note.isHidden()


def test_dice_laid_one_by_one_with_the_mouse_are_judged_when_the_word_is_left(qtbot, play_roll):
    tab = play_roll("coatar")
    board = tab.page.board

    def click_die(slot):
        qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.cells[board.index_of(slot)].rect.center())
        qtbot.waitUntil(lambda: tab.analysis.check is not None)

    for die in (5, 2, 3):  # T, C, O: each may go on with a word
        click_die(die)
        assert board.reaction.items == ()
    qtbot.keyClick(board, Qt.Key.Key_Down)
    assert letters(board) == "tco"
    assert not board.reaction.right
