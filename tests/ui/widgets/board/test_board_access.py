"""A screen reader finds every cell of a painted board and hears where the cursor goes."""

from __future__ import annotations

import gc

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from qless_studio.ui.style.tiles import Tile
from qless_studio.ui.widgets.basic import access
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cells import Cell, fit
from tests.fixtures.qt import use_theme


class Board(BoardWidget):
    word = "LINE"

    def layout_cells(self):
        rects = fit(1, len(self.word), self.rect()).rects()
        places = enumerate(zip(rects, self.word, strict=True))
        return [Cell(rect, f"{letter}, tile {i + 1}", Tile(letter, selected=i == 1)) for i, (rect, letter) in places]


@pytest.fixture
def board(qtbot):
    use_theme("light")
    board = Board("One word")
    qtbot.addWidget(board)
    board.resize(600, 200)
    board.show()
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    return board


@pytest.fixture
def heard(monkeypatch):
    QAccessible.setActive(True)
    if not QAccessible.isActive():
        pytest.skip("before Qt 6.10 nothing listens without a screen reader")
    events = []
    monkeypatch.setattr(
        access.QAccessible, "updateAccessibility", lambda event: events.append((event.type(), event.child()))
    )
    yield events
    QAccessible.setActive(False)


def test_every_cell_is_a_child_with_name_place_and_state(board):
    tree = QAccessible.queryAccessibleInterface(board)
    assert (tree.text(QAccessible.Text.Name), tree.childCount()) == ("One word", 4)
    for i, cell in enumerate(board.cells):
        child = tree.child(i)
        assert child.text(QAccessible.Text.Name) == cell.spoken
        assert child.rect().topLeft() == board.mapToGlobal(cell.rect.topLeft())
        assert child.rect().size() == cell.rect.size()
        assert child.parent() is tree
        assert tree.indexOfChild(child) == i
        assert tree.childAt(*child.rect().center().toTuple()) is child
        assert (bool(child.state().focused), bool(child.state().selected)) == (i == 0, i == 1)
    assert tree.child(4) is None


def test_the_cursor_is_heard(qtbot, board, heard):
    qtbot.keyClick(board, Qt.Key.Key_Right)
    qtbot.keyClick(board, Qt.Key.Key_End)
    focus = QAccessible.Event.Focus
    assert heard == [(focus, 1), (focus, 3)]
    assert QAccessible.queryAccessibleInterface(board).focusChild().text(QAccessible.Text.Name) == "E, tile 4"


def test_changed_letters_are_heard(board, heard):
    board.word = "LONE"
    board.refresh()
    assert heard == [(QAccessible.Event.NameChanged, 1)]
    assert QAccessible.queryAccessibleInterface(board).child(1).text(QAccessible.Text.Name) == "O, tile 2"


def test_fewer_cells_leave_no_ghosts(board):
    tree = QAccessible.queryAccessibleInterface(board)
    ghost = tree.child(3)
    board.word = "IN"
    board.refresh()
    assert tree.childCount() == 2
    assert not ghost.isValid()
    assert ghost.text(QAccessible.Text.Name) == ""


def test_a_board_that_is_gone_takes_its_cells_along(qapp):
    use_theme("light")
    board = Board("Gone")
    board.resize(600, 200)
    board.refresh()
    child = QAccessible.queryAccessibleInterface(board).child(2)
    QAccessible.uniqueId(child)
    board.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(child)
    del board, child
    gc.collect()
