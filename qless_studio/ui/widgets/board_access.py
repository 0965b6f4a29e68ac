"""What a screen reader finds in a painted board: every cell, its name, its place and its state."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from qless_studio.ui.widgets.cell import Cell

if TYPE_CHECKING:
    from qless_studio.ui.widgets.board import BoardWidget


class CellAccess(QAccessibleInterface):
    """One cell. It knows its number and asks the board, so it stays right when the puzzle changes."""

    def __init__(self, board: BoardWidget, index: int) -> None:
        super().__init__()
        self._board, self._index = weakref.ref(board), index

    def isValid(self) -> bool:
        return self._cell() is not None

    def object(self) -> QObject | None:
        return None

    def parent(self) -> QAccessibleInterface | None:
        board = self._board()
        return None if board is None else QAccessible.queryAccessibleInterface(board)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        cell = self._cell()
        if cell is None:
            return ""
        return {QAccessible.Text.Name: cell.spoken, QAccessible.Text.Description: cell.tip}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing: cells change by keys and through the typed entry."""

    def rect(self) -> QRect:
        cell, board = self._cell(), self._board()
        if cell is None or board is None:
            return QRect()
        return QRect(board.mapToGlobal(cell.rect.topLeft()), cell.rect.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        cell, board = self._cell(), self._board()
        if cell is None or board is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = cell.enabled
        state.disabled = not (cell.enabled and board.isEnabled())
        state.focused = board.hasFocus() and board.cursor_index == self._index
        state.selected = cell.tile.selected or cell.tile.in_path
        state.invisible = not board.isVisible()
        return state

    def _cell(self) -> Cell | None:
        board = self._board()
        if board is None or not shiboken6.isValid(board) or self._index >= len(board.cells):
            return None
        return board.cells[self._index]


class BoardAccess(QAccessibleWidget):
    """The board: a list of its cells."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board, QAccessible.Role.List, board.accessibleName())
        self._board = weakref.ref(board)
        # Qt's registry owns what it has handed to a screen reader, but only this list keeps the Python half alive
        self.children: list[CellAccess] = []

    def childCount(self) -> int:
        board = self._board()
        return 0 if board is None else len(board.cells)

    def child(self, index: int) -> QAccessibleInterface | None:
        board = self._board()
        if board is None or not 0 <= index < len(board.cells):
            return None
        while len(self.children) <= index:
            self.children.append(CellAccess(board, len(self.children)))
        return self.children[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((i for i, own in enumerate(self.children) if own is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return next((self.child(i) for i in range(self.childCount()) if self.child(i).rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:
        board = self._board()
        return self.child(board.cursor_index) if board is not None and board.hasFocus() else None


def announce_focus(board: BoardWidget) -> None:
    """Tell screen readers that the cursor is on another cell."""
    if QAccessible.isActive() and board.cells:
        event = QAccessibleEvent(board, QAccessible.Event.Focus)
        event.setChild(board.cursor_index)
        QAccessible.updateAccessibility(event)


def announce_changes(board: BoardWidget, before: Sequence[Cell], after: Sequence[Cell]) -> None:
    """Tell screen readers which cells have another name now."""
    if not QAccessible.isActive():
        return
    for i, (old, new) in enumerate(zip(before, after, strict=False)):
        if old.spoken != new.spoken:
            event = QAccessibleEvent(board, QAccessible.Event.NameChanged)
            event.setChild(i)
            QAccessible.updateAccessibility(event)


def forget(access: BoardAccess | None) -> None:
    """Take the cells of a board that is gone out of Qt's registry, which owns them."""
    if access is None:
        return
    for child in access.children:
        if shiboken6.isValid(child):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
    access.children.clear()
