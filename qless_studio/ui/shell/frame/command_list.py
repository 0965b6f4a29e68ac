"""A list of commands under headings, as the palette and the editor of shortcuts show it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from qless_studio.ui.shell.frame.row_list import RowList, RowModel
from qless_studio.ui.widgets.basic.list_row import RowMetrics

ROW = 40
"""Height of a command at 100 %"""
COMMAND_ROWS = RowMetrics(height=ROW, margins=(8, 0), icon=22, text=56)


class CommandList(RowList):
    """A view of headings and commands."""

    entered = Signal()
    """Enter on the chosen row; it does not reach the default button of a dialog."""

    def __init__(self, model: RowModel, name: str) -> None:
        super().__init__(model, name, COMMAND_ROWS)
        self._commands = model

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.entered.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection():  # the chosen row shows that the list has the focus
            commands = (number for number in range(self._commands.rowCount()) if not self._commands.is_heading(number))
            self.choose(next(commands, -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Make a row visible, and with the first row under a heading the heading."""
        before = index.row() - 1
        if before >= 0 and self._commands.is_heading(before):
            super().scrollTo(self._commands.index(before), hint)
        super().scrollTo(index, hint)
