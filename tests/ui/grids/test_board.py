"""Typing on a board, joining letters, tracing words, the menu of a tile: as a player does it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from qless_studio.engine.grids import format_board, neighbours_of, parse_board
from qless_studio.ui.grids.edits import TileMark

LEFT = Qt.MouseButton.LeftButton


def text(board):
    return format_board(board.board)


def centre(board, cell):
    return board.cells[cell].rect.center()


def click(qtbot, board, *cells):
    for cell in cells:
        qtbot.mouseClick(board, LEFT, pos=centre(board, cell))


def drag(qtbot, board, *cells):
    qtbot.mousePress(board, LEFT, pos=centre(board, cells[0]))
    for cell in cells[1:]:
        qtbot.mouseMove(board, centre(board, cell))
    qtbot.mouseRelease(board, LEFT, pos=centre(board, cells[-1]))


def test_a_click_puts_the_cursor_and_letters_move_on(qtbot, board):
    click(qtbot, board, 5)
    qtbot.keyClicks(board, "cat")
    assert text(board) == "..../.CAT/..../...."
    assert board.cursor_index == 8


def test_blocked_any_letter_and_empty_are_typed_too(qtbot, board):
    board.show_text("ABC/DEF/GHI")
    qtbot.keyClicks(board, "#*.x")
    assert text(board) == "#*./XEF/GHI"


def test_backspace_takes_back_what_was_typed_and_then_goes_on_backwards(qtbot, board):
    board.show_text("ABC/DEF/GHI")
    click(qtbot, board, 4)
    qtbot.keyClicks(board, "xy")
    assert text(board) == "ABC/DXY/GHI"
    qtbot.keyClick(board, Qt.Key.Key_Backspace)
    assert text(board) == "ABC/DX./GHI"
    assert board.cursor_index == 5
    qtbot.keyClick(board, Qt.Key.Key_Backspace)
    assert text(board) == "ABC/D../GHI"
    qtbot.keyClick(board, Qt.Key.Key_Delete)
    assert board.cursor_index == 4


def test_shift_joins_a_letter_to_the_one_before(qtbot, board):
    qtbot.keyClicks(board, "q")
    qtbot.keyClick(board, Qt.Key.Key_U, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(board, "t")
    qtbot.keyClick(board, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(board, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    assert text(board) == "QuThe../..../..../...."
    assert board.cells[0].tile.text == "Qu"


def test_who_types_capitals_throughout_joins_nothing(qtbot, board):
    for key in (Qt.Key.Key_Q, Qt.Key.Key_U, Qt.Key.Key_I):
        qtbot.keyClick(board, key, Qt.KeyboardModifier.ShiftModifier)
    assert text(board).startswith("QUI.")


def test_the_arrows_end_joining(qtbot, board):
    qtbot.keyClicks(board, "q")
    qtbot.keyClick(board, Qt.Key.Key_Down)
    qtbot.keyClick(board, Qt.Key.Key_U, Qt.KeyboardModifier.ShiftModifier)
    assert text(board) == "Q.../.U../..../...."


def test_dragging_traces_and_ends_with_the_button(qtbot, board):
    board.show_text("CAT/XYZ/QRS")
    with qtbot.waitSignal(board.trace_ended) as ended:
        drag(qtbot, board, 0, 1, 2)
    assert ended.args == [(0, 1, 2)]
    assert [cell for cell, shown in enumerate(board.cells) if shown.tile.in_path] == [0, 1, 2]
    assert "step 2 of 3" in board.cells[1].spoken


def test_dragging_back_takes_tiles_back_and_skips_what_does_not_touch(qtbot, board):
    board.show_text("CAT/X#Z/QRS")
    qtbot.mousePress(board, LEFT, pos=centre(board, 0))
    for cell in (1, 2, 6, 4, 1, 5):
        qtbot.mouseMove(board, centre(board, cell))
    assert board.path == (0, 1, 5)
    qtbot.mouseRelease(board, LEFT, pos=centre(board, 5))


def test_clicking_from_tile_to_tile_traces_and_the_last_again_confirms(qtbot, board):
    board.show_text("CAT/XYZ/QRS")
    click(qtbot, board, 0)
    assert board.path == ()
    click(qtbot, board, 1, 2)
    assert board.path == (0, 1, 2)
    with qtbot.waitSignal(board.trace_ended) as ended:
        click(qtbot, board, 2)
    assert ended.args == [(0, 1, 2)]
    click(qtbot, board, 6)
    assert board.path == ()
    qtbot.keyClicks(board, "m")
    assert text(board) == "CAT/XYZ/MRS"


def test_the_keyboard_traces_with_space_and_return_and_escape_leaves(qtbot, board):
    board.show_text("CAT/XYZ/QRS")
    qtbot.keyClick(board, Qt.Key.Key_Space)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert board.path == (0, 1)
    with qtbot.waitSignal(board.trace_ended):
        qtbot.keyClick(board, Qt.Key.Key_Return)
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert board.path == ()


def test_a_locked_board_hands_its_letters_on(qtbot, board):
    board.show_text("CAT/XYZ/QRS")
    board.locked = lambda: True
    with qtbot.waitSignal(board.letters_typed) as typed:
        qtbot.keyClicks(board, "c")
    assert typed.args == ["c"]
    qtbot.keyClick(board, Qt.Key.Key_Delete)
    with qtbot.waitSignal(board.confirmed):
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert text(board) == "CAT/XYZ/QRS"


def test_the_menu_blocks_opens_and_clears(qtbot, board):
    board.show_text("CAT/XYZ/QRS")
    for number, expected in enumerate(("#AT/XYZ/QRS", "*AT/XYZ/QRS", ".AT/XYZ/QRS")):
        board.menu_of(0).actions()[number].trigger()
        assert text(board) == expected
    faces = board.menu_of(0).actions()[3].menu()
    faces.actions()[0].trigger()
    assert text(board) == "QuAT/XYZ/QRS"


def test_a_badge_is_dragged_and_the_rest_of_its_tile_still_traces(qtbot, board):
    plain = parse_board("CAT/XYZ/QRS")
    board.show_board(plain, neighbours_of(3, 3), [TileMark("1", "DL"), *[TileMark("1")] * 8])
    badge = board.cells[0].rect.topLeft() + QPoint(14, 14)
    with qtbot.waitSignal(board.multiplier_moved) as moved:
        qtbot.mousePress(board, LEFT, pos=badge)
        qtbot.mouseMove(board, centre(board, 3))
        qtbot.mouseMove(board, centre(board, 4))
        qtbot.mouseRelease(board, LEFT, pos=centre(board, 4))
    assert moved.args == [0, 4]
    with qtbot.waitSignal(board.trace_ended):
        drag(qtbot, board, 0, 1)
    assert "double letter" in board.cells[0].spoken
    assert "value 1" in board.cells[1].spoken


def test_path_tiles_have_the_accent_and_others_their_own_colour(qtbot, board):
    board.show_text("CAT/XYZ/QRS")
    board.show_path((0, 1))
    image = board.grab().toImage()
    corner = QPoint(20, 60)
    assert image.pixelColor(board.cells[1].rect.topLeft() + corner) == board.theme.color("accent")
    assert image.pixelColor(board.cells[8].rect.topLeft() + corner) == board.theme.color("tile")


def ink_of_count(board, qtbot, path):
    """The number of pixels that the count of the tile in the middle changes, a path being drawn."""
    pictures = []
    for count in ("12", ""):
        marks = [TileMark(tally=count if cell == 4 else "") for cell in range(9)]
        board.show_board(parse_board("ABC/DEF/GHI"), neighbours_of(3, 3), marks)
        board.show_path(path, animated=False)
        pictures.append(board.grab().toImage())
    shown, bare = pictures
    area = board.cells[4].rect
    places = ((x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom()))
    return sum(shown.pixel(x, y) != bare.pixel(x, y) for x, y in places)


def test_no_path_covers_the_count_of_a_tile(board, qtbot):
    beside = ink_of_count(board, qtbot, (1, 4))
    assert beside > 20
    for path in ((6, 4), (4, 6), (2, 4, 6)):
        assert ink_of_count(board, qtbot, path) == pytest.approx(beside, rel=0.1)
