"""What a screen reader finds in a painted board: every cell, its name, its place and its state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible

from qless_studio.ui.widgets.basic.access import PartAccess, WholeAccess, tell
from qless_studio.ui.widgets.board.cell import Cell

if TYPE_CHECKING:
    from qless_studio.ui.widgets.board.board import BoardWidget


class CellAccess(PartAccess):
    """One cell."""

    def exists(self, owner: BoardWidget) -> bool:
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


class BoardAccess(WholeAccess):
    """The board: a list of its cells."""

    part = CellAccess

    def count(self, owner: BoardWidget) -> int:
        return len(owner.cells)

    def current(self, owner: BoardWidget) -> int:
        return owner.cursor_index if owner.hasFocus() else -1


def announce_focus(board: BoardWidget) -> None:
    """Tell screen readers that the cursor is on another cell."""
    if board.cells:
        tell(board, QAccessible.Event.Focus, board.cursor_index)


def announce_changes(board: BoardWidget, before: Sequence[Cell], after: Sequence[Cell]) -> None:
    """Tell screen readers which cells have another name now."""
    if not QAccessible.isActive():
        return
    for i, (old, new) in enumerate(zip(before, after, strict=False)):
        if old.spoken != new.spoken:
            tell(board, QAccessible.Event.NameChanged, i)
