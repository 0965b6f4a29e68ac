"""Accessibility of a painted board: every cell with its name, place and state. See docs/decisions/026."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from qless_studio.ui.widgets.basic.access import Described, PartAccess, WholeAccess, install_access, notify
from qless_studio.ui.widgets.board.cell import Cell


class CellWidget(Described, QWidget):
    """A widget made of cells, one of which has the keyboard cursor; assistive technology sees it as a list of cells."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_access()
        self._cells: tuple[Cell, ...] = ()
        self._cursor = 0
        self._access: BoardAccess | None = None
        self.setAccessibleName(name)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells as last laid out."""
        return self._cells

    @property
    def cursor_index(self) -> int:
        """The cell with the keyboard cursor; 0 if there are no cells."""
        return self._cursor

    def describe(self) -> BoardAccess:
        self._access = BoardAccess(self)
        return self._access


def report_changes(board: CellWidget, before: Sequence[Cell]) -> None:
    """Report the cells whose spoken names differ from those before."""
    if not QAccessible.isActive():
        return
    for index, (old, new) in enumerate(zip(before, board.cells, strict=False)):
        if old.spoken != new.spoken:
            notify(board, QAccessible.Event.NameChanged, index)


class CellAccess(PartAccess[CellWidget]):
    """One cell."""

    def exists(self, owner: CellWidget) -> bool:
        return self.index < len(owner.cells)

    def text(self, kind: QAccessible.Text) -> str:
        cell = self._cell()
        if cell is None:
            return ""
        return {QAccessible.Text.Name: cell.spoken, QAccessible.Text.Description: cell.tip}.get(kind, "")

    def rect(self) -> QRect:
        cell, board = self._cell(), self.owner
        if cell is None or board is None:
            return QRect()
        return QRect(board.mapToGlobal(cell.rect.topLeft()), cell.rect.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        cell, board = self._cell(), self.owner
        if cell is None or board is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = cell.enabled
        state.disabled = not (cell.enabled and board.isEnabled())
        state.focused = board.hasFocus() and board.cursor_index == self.index
        state.selected = cell.tile.selected or cell.tile.in_path
        state.invisible = not board.isVisible()
        return state

    def _cell(self) -> Cell | None:
        board = self.owner
        return board.cells[self.index] if board is not None and self.exists(board) else None


class BoardAccess(WholeAccess[CellWidget]):
    """The board: a list of its cells."""

    def make_part(self, owner: CellWidget, index: int) -> CellAccess:
        return CellAccess(owner, index)

    def count(self, owner: CellWidget) -> int:
        return len(owner.cells)

    def current(self, owner: CellWidget) -> int:
        return owner.cursor_index if owner.hasFocus() else -1
