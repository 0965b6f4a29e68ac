"""A board hears clicks, drags and keys where its cells are painted, and moves a cursor among them."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QInputMethodEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from qless_studio.ui.style.tiles import BLOCKED, Tile
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cells import Cell, fit

LETTERS = "ABCDEFGHI"


class LetterBoard(BoardWidget):
    """Three by three letters; some cells may be blocked, some may be dragged."""

    blocked: frozenset[int] = frozenset()
    draggable: frozenset[int] = frozenset()

    def layout_cells(self):
        return [
            Cell(rect, f"{LETTERS[i]}, row {i // 3 + 1}, column {i % 3 + 1}", Tile(LETTERS[i]), enabled=True)
            if i not in self.blocked
            else Cell(rect, "blocked", Tile(kind=BLOCKED), enabled=False)
            for i, rect in enumerate(fit(3, 3, self.rect()).rects())
        ]

    def cells_to_drag(self, index, at):
        return {index} & self.draggable


@pytest.fixture
def board(qtbot):
    return show(qtbot, LetterBoard("Letters"))


def show(qtbot, board):
    qtbot.addWidget(board)
    board.resize(400, 400)
    board.show()
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    return board


def middle(board, index) -> QPoint:
    return board.cells[index].rect.center()


def heard(signal) -> list:
    got = []
    signal.connect(lambda *values: got.append(values[0] if len(values) == 1 else values))
    return got


def test_a_click_finds_the_cell_beneath(qtbot, board):
    pressed, activated = heard(board.cell_pressed), heard(board.cell_activated)
    for i in (4, 8, 0):
        qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=middle(board, i))
        assert board.cursor_index == i
    assert activated == [4, 8, 0]
    assert [index for index, *_ in pressed] == [4, 8, 0]
    ground = heard(board.background_pressed)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert len(ground) == 1
    assert len(activated) == 3


def test_the_right_button_presses_and_does_not_activate(qtbot, board):
    pressed, activated = heard(board.cell_pressed), heard(board.cell_activated)
    qtbot.mouseClick(board, Qt.MouseButton.RightButton, Qt.KeyboardModifier.ShiftModifier, middle(board, 3))
    assert pressed == [(3, Qt.MouseButton.RightButton, Qt.KeyboardModifier.ShiftModifier)]
    assert activated == []


def test_drawing_a_word_with_the_mouse(qtbot, board):
    over, released, activated = heard(board.cell_dragged_over), heard(board.cell_released), heard(board.cell_activated)
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=middle(board, 0))
    for i in (4, 5):
        edge = board.cells[i].rect.topLeft() + QPoint(4, 4)
        qtbot.mouseMove(board, edge)
        assert i not in over, "the corner of a tile is not yet the tile"
        qtbot.mouseMove(board, middle(board, i))
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=middle(board, 5))
    assert (over, released, activated) == ([4, 5], [5], [])


def test_dragging_a_tile(qtbot, board):
    board.draggable = frozenset({0})
    dropped, activated = heard(board.cell_dropped), heard(board.cell_activated)
    face = board.theme.color("tile").name()

    def drag(target: QPoint) -> None:
        qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=middle(board, 0))
        qtbot.mouseMove(board, middle(board, 0) + QPoint(30, 30))
        qtbot.mouseMove(board, target)

    drag(middle(board, 8))
    corner = board.cells[0].rect.topLeft() + QPoint(20, 12)
    assert board.grab().toImage().pixelColor(corner).name() != face, "its place is empty while it is in the hand"
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=middle(board, 8))
    assert board.grab().toImage().pixelColor(corner).name() == face
    drag(middle(board, 8) + QPoint(20, 20))
    ring = board.cells[8].rect.topLeft() + QPoint(40, -3)
    assert board.grab().toImage().pixelColor(ring).name() == board.theme.color("accent_text").name()
    drag(QPoint(2, 2))
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    drag(middle(board, 5))
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=middle(board, 5))
    assert dropped == [(0, 8), (0, -1)]
    assert activated == []


@pytest.mark.parametrize(
    ("start", "key", "control", "end"),
    [
        (4, Qt.Key.Key_Left, False, 3),
        (4, Qt.Key.Key_Right, False, 5),
        (4, Qt.Key.Key_Up, False, 1),
        (4, Qt.Key.Key_Down, False, 7),
        (2, Qt.Key.Key_Right, False, 2),
        (0, Qt.Key.Key_Right, True, 2),
        (2, Qt.Key.Key_Down, True, 8),
        (4, Qt.Key.Key_Home, False, 3),
        (4, Qt.Key.Key_End, False, 5),
        (4, Qt.Key.Key_Home, True, 0),
        (4, Qt.Key.Key_End, True, 8),
    ],
)
def test_keys_move_the_cursor(qtbot, board, start, key, control, end):
    board.set_cursor(start)
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(board, key, modifier)
    assert board.cursor_index == end


def test_the_cursor_keeps_off_cells_out_of_reach(qtbot):
    board = LetterBoard("Letters")
    board.blocked = frozenset({0, 4})
    show(qtbot, board)
    assert board.cursor_index == 1
    board.set_cursor(3)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert board.cursor_index == 5
    board.set_cursor(4)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=middle(board, 4))
    assert board.cursor_index == 5
    qtbot.keyClick(board, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert board.cursor_index == 1


def test_letter_keys_type_letters_even_beside_shortcuts(qtbot, board):
    taken = heard(QShortcut(QKeySequence("R"), board).activated)
    typed = heard(board.text_typed)
    qtbot.keyClicks(board, "rA")
    qtbot.keyClick(board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QApplication.sendEvent(board, committed("ñ"))
    assert typed == ["r", "A", "ñ"]
    assert taken == []


def committed(text: str) -> QInputMethodEvent:
    event = QInputMethodEvent()
    event.setCommitString(text)
    return event


def test_editing_keys(qtbot, board):
    backspaced, deleted, activated = heard(board.backspaced), heard(board.deleted), heard(board.cell_activated)
    board.set_cursor(6)
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(board, key)
    assert (len(backspaced), len(deleted), activated) == (1, 1, [6, 6])


def test_tab_leaves_the_board_at_once(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    board, field = LetterBoard("Letters"), QLineEdit()
    layout = QVBoxLayout(window)
    layout.addWidget(board)
    layout.addWidget(field)
    window.resize(400, 500)
    window.show()
    window.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    assert field.hasFocus()
    assert board.cursor_index == 0


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
def test_cells_are_painted_where_they_are(qtbot, appearance, board, mode):
    appearance.set_mode(mode)
    image = board.grab().toImage()
    for cell in board.cells:
        spot = cell.rect.topLeft() + QPoint(cell.rect.width() // 2, 8)
        assert image.pixelColor(spot).name() == board.theme.color("tile").name()
    ring = board.cells[0].rect.topLeft() + QPoint(40, -3)
    assert image.pixelColor(ring).name() == board.theme.color("accent_text").name()
    board.clearFocus()
    assert board.grab().toImage().pixelColor(ring).name() != board.theme.color("accent_text").name()


def moves(board):
    return any(timer.isActive() for timer in board.findChildren(QTimer))


def test_a_tile_rises_under_the_mouse_and_comes_to_rest(qtbot, board, appearance):
    appearance.set_reduced_motion(False)
    at_rest = board.grab().toImage()
    board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    qtbot.mouseMove(board, middle(board, 5))
    qtbot.waitUntil(lambda: not moves(board))
    risen = board.grab().toImage()
    above = board.cells[5].rect.topLeft() + QPoint(40, 1)
    assert risen.pixelColor(above) != at_rest.pixelColor(above)
    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert moves(board)
    qtbot.waitUntil(lambda: not moves(board))
    assert board.grab().toImage() == at_rest


def test_the_board_is_laid_out_again_for_another_size(board):
    before = board.cells[8].rect
    board.resize(700, 700)
    QApplication.processEvents()
    assert board.cells[8].rect != before
    assert board.cell_at(QPointF(board.cells[8].rect.center())) == 8
    assert board.cell_at(QPoint(1, 1)) == -1
    assert QRect(0, 0, 700, 700).contains(board.cells[8].rect)


def test_repainting_leaves_reference_counts_alone(board):
    before = sys.getrefcount(None)
    for _ in range(1000):
        board.update()
    QApplication.processEvents()
    assert sys.getrefcount(None) > before - 100
