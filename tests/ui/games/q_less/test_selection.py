"""Selecting words, tiles and dice and moving them together, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from qless_studio.engine.games.q_less.puzzle import parse
from qless_studio.ui.widgets.board.board import portray

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
GRID = "ratcoatss; coat/a../t.."


@pytest.fixture
def open_tab(open_again):
    return open_again


@pytest.fixture
def tab(open_tab):
    tab = open_tab(GRID)
    tab.page.board.setFocus()
    return tab


def tile(tab, row, column) -> QPoint:
    """The middle of a cell, counted from the first row and column of the tiles."""
    top, left = tab.page.board.open_grid.origin
    return tab.page.board.cells[tab.page.board.index_of((top + row, left + column))].rect.center()


def die(tab, slot) -> QPoint:
    return tab.page.board.cells[tab.page.board.index_of(slot)].rect.center()


def free_dice(tab) -> list[int]:
    first = tab.page.board.index_of(0)
    return [number for number, cell in enumerate(tab.page.board.cells[first:]) if cell.tile.text]


def drag(tab, start, end, modifiers=NONE):
    QTest.mousePress(tab.page.board, LEFT, modifiers, start)
    QTest.mouseMove(tab.page.board, start + QPoint(12, 12))
    QTest.mouseMove(tab.page.board, (start + end) / 2)
    QTest.mouseMove(tab.page.board, end)
    QTest.mouseRelease(tab.page.board, LEFT, modifiers, end)


def selected(tab) -> str:
    return "".join(sorted(tab.page.board.open_grid.tiles[place] for place in tab.page.board.selection.places))


def test_a_double_click_selects_the_word_and_a_drag_moves_it(tab):
    before = tab.session.puzzle
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 0, 3))
    QTest.mouseDClick(tab.page.board, LEFT, pos=tile(tab, 0, 3))
    assert selected(tab) == "acot"
    assert all(
        "selected" in tab.page.board.cells[index].spoken
        for index in map(tab.page.board.index_of, tab.page.board.selection.items)
    )
    drag(tab, tile(tab, 0, 3), tile(tab, 3, 3))
    assert tab.session.puzzle.rows == ("a...", "t...", "coat")
    assert selected(tab) == "acot"
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before
    assert not tab.page.board.selection.items


def test_tiles_under_a_dropped_word_return_to_the_rack(tab):
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 0, 3))
    QTest.mouseDClick(tab.page.board, LEFT, pos=tile(tab, 0, 3))
    drag(tab, tile(tab, 0, 0), tile(tab, 2, 0))
    assert tab.session.puzzle.rows == ("a...", "coat")
    assert sorted(tab.session.puzzle.rack) == sorted("rtss")


def test_a_word_dropped_beside_the_grid_returns_to_the_rack_in_one_step(tab):
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 0, 3))
    QTest.mouseDClick(tab.page.board, LEFT, pos=tile(tab, 0, 3))
    steps = tab.session.undo_stack.count()
    drag(tab, tile(tab, 0, 1), die(tab, 0))
    assert tab.session.puzzle.rows == ("a", "t")
    assert tab.session.undo_stack.count() == steps + 1


def test_a_drag_from_an_empty_cell_selects_the_tiles_it_encloses(tab):
    drag(tab, tile(tab, 2, 1), tile(tab, 1, -1))
    assert selected(tab) == "at"
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 2, 2))
    assert not tab.page.board.selection.items


def test_ctrl_click_toggles_and_shift_click_extends_the_selection(tab):
    QTest.mouseClick(tab.page.board, LEFT, CONTROL, tile(tab, 0, 0))
    QTest.mouseClick(tab.page.board, LEFT, CONTROL, tile(tab, 0, 2))
    assert selected(tab) == "ac"
    QTest.mouseClick(tab.page.board, LEFT, CONTROL, tile(tab, 0, 0))
    assert selected(tab) == "a"
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 0, 1))
    QTest.mouseClick(tab.page.board, LEFT, SHIFT, tile(tab, 0, 3))
    assert selected(tab) == "aot"
    assert not tab.page.board.down


def test_several_dice_are_placed_as_a_word(tab):
    first, second, third, *_ = free_dice(tab)
    letters = "".join(tab.session.puzzle.letters[slot] for slot in (first, second, third))
    QTest.mouseClick(tab.page.board, LEFT, CONTROL, die(tab, first))
    QTest.mouseClick(tab.page.board, LEFT, CONTROL, die(tab, third))
    QTest.mouseClick(tab.page.board, LEFT, CONTROL, die(tab, second))
    steps = tab.session.undo_stack.count()
    drag(tab, die(tab, second), tile(tab, 2, 2))
    assert tab.session.puzzle.rows == ("coat.", "a....", f"t.{letters}")
    assert tab.session.undo_stack.count() == steps + 1
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == parse(GRID)


def test_keys_select_and_move_a_word(qtbot, tab):
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 0, 1))
    tab.grid_commands.select.trigger()
    assert selected(tab) == "acot"
    QTest.keyClick(tab.page.board, Qt.Key.Key_Up, CONTROL)
    assert tab.session.puzzle.rows == ("coat", "....", "a...", "t...")
    QTest.keyClick(tab.page.board, Qt.Key.Key_Down, CONTROL)
    assert tab.session.puzzle.rows == ("coat", "a...", "t...")
    QTest.keyClick(tab.page.board, Qt.Key.Key_Down, CONTROL)  # it skips the tiles below, which do not move
    assert tab.session.puzzle.rows == ("a...", "t...", "coat")
    QTest.keyClick(tab.page.board, Qt.Key.Key_Delete)
    assert tab.session.puzzle.rows == ("a", "t")


def test_shift_and_arrows_select_tiles_and_escape_clears_the_selection(tab):
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 0, 0))
    for key, letters in ((Qt.Key.Key_Right, "co"), (Qt.Key.Key_Right, "aco"), (Qt.Key.Key_Left, "co")):
        QTest.keyClick(tab.page.board, key, SHIFT)
        assert selected(tab) == letters
    QTest.keyClick(tab.page.board, Qt.Key.Key_Down, SHIFT)
    assert selected(tab) == "aco"
    QTest.keyClick(tab.page.board, Qt.Key.Key_Escape)
    assert not tab.page.board.selection.items


def test_keys_select_dice_and_place_them(tab):
    slots = free_dice(tab)
    letters = "".join(tab.session.puzzle.letters[slot] for slot in slots)
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 4, 0))
    tab.page.board.set_cursor(tab.page.board.index_of(slots[0]))
    for _ in range(slots[-1] - slots[0]):
        QTest.keyClick(tab.page.board, Qt.Key.Key_Right, SHIFT)
    assert sorted(tab.page.board.selection.slots) == slots
    QTest.keyClick(tab.page.board, Qt.Key.Key_Return)
    assert tab.session.puzzle.rows[-1].startswith(letters)


@pytest.mark.long
def test_dice_are_laid_in_the_order_of_the_clicks(open_tab):
    tab = open_tab("aabden")
    for slot in (4, 5, 3):  # E, N, D
        QTest.mouseClick(tab.page.board, LEFT, CONTROL, die(tab, slot))
    QTest.keyClick(tab.page.board, Qt.Key.Key_Return)
    assert tab.session.puzzle.rows == ("end",)


@pytest.mark.long
def test_a_second_click_takes_a_die_out_of_the_selection(open_tab):
    tab = open_tab("aabden")
    for slot in (4, 0, 5, 0, 3):
        QTest.mouseClick(tab.page.board, LEFT, CONTROL, die(tab, slot))
    assert tab.page.board.selection.slots == (4, 5, 3)


@pytest.mark.long
def test_dice_keep_their_order_when_they_are_moved_in_the_rack(open_tab):
    tab = open_tab("abcdef")
    QTest.mouseClick(tab.page.board, LEFT, CONTROL, die(tab, 1))
    QTest.mouseClick(tab.page.board, LEFT, CONTROL, die(tab, 3))
    drag(tab, die(tab, 3), die(tab, 4))
    assert tab.session.puzzle.letters == "acebdf"


def test_an_exported_picture_does_not_show_the_selection(tab):
    pictures = []
    for _ in range(2):
        image = QImage(tab.page.board.size(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        portray(tab.page.board, painter, tab.page.board.theme)
        painter.end()
        pictures.append(image)
        QTest.mouseClick(tab.page.board, LEFT, CONTROL, tile(tab, 0, 0))
    assert pictures[0] == pictures[1]


def test_a_key_without_effect_gives_the_reason(tab):
    told, board = [], tab.page.board
    tab.session.message.connect(told.append)
    for number, (press, said) in enumerate((
        (lambda: QTest.keyClick(board, Qt.Key.Key_Delete), "There is no tile to return to the rack"),
        (lambda: QTest.keyClick(board, Qt.Key.Key_Backspace), "There is no tile to return to the rack"),
        (lambda: QTest.keyClick(board, Qt.Key.Key_Return), "Type a letter to place a die here"),
        (lambda: tab.grid_commands.lift.trigger(), "There is no word at the cursor"),
        (lambda: tab.grid_commands.select.trigger(), "There is no word at the cursor"),
    )):  # fmt: skip
        told.clear()
        QTest.mouseClick(board, LEFT, pos=tile(tab, 2, 3))
        press()
        assert told == [said], number


def test_moving_a_grid_past_the_edge_gives_the_reason(tab):
    told = []
    tab.session.message.connect(told.append)
    for _ in range(20):
        QTest.keyClick(tab.page.board, Qt.Key.Key_Up, CONTROL)
    assert set(told) == {"The grid is at the edge"}


@pytest.mark.long
def test_undo_and_redo_move_the_cursor_to_the_change(qtbot, tab):
    QTest.mouseClick(tab.page.board, LEFT, pos=tile(tab, 1, 1))
    qtbot.keyClicks(tab.page.board, "r")
    place = next(place for place, letter in tab.page.board.open_grid.tiles.items() if letter == "r")
    QTest.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[0].rect.center())
    for step in (tab.session.undo_stack.undo, tab.session.undo_stack.redo):
        step()
        assert tab.page.board.place_of(tab.page.board.cursor_index) == place
        tab.page.board.set_cursor(0)
