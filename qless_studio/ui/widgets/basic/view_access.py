"""What a screen reader finds in a painted view of a model: a list with an item for each row."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView

from qless_studio.ui.widgets.basic.access import PartAccess, WholeAccess


class RowAccess(PartAccess):
    """One row, spoken as the first cell of its row is."""

    def exists(self, owner: QAbstractItemView) -> bool:
        return self.index < owner.model().rowCount()

    def text(self, kind: QAccessible.Text) -> str:
        index = self._at()
        return (
            index.data(Qt.ItemDataRole.AccessibleTextRole) if kind == QAccessible.Text.Name and index.isValid() else ""
        )

    def rect(self) -> QRect:
        view, index = self.owner, self._at()
        if view is None or not index.isValid():
            return QRect()
        place = view.visualRect(index)
        return QRect(view.viewport().mapToGlobal(place.topLeft()), place.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view, index = self.owner, self._at()
        if view is None or not index.isValid():
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.selected = view.selectionModel().isSelected(index)
        state.focused = view.hasFocus() and view.currentIndex() == index
        state.invisible = not view.isVisible()
        state.offscreen = not view.viewport().rect().intersects(view.visualRect(index))
        return state

    def _at(self) -> QModelIndex:
        view = self.owner
        return view.model().index(self.index, 0) if view is not None and self.exists(view) else QModelIndex()


class ViewAccess(WholeAccess):
    """The view: a list of its rows."""

    part = RowAccess

    def count(self, owner: QAbstractItemView) -> int:
        return owner.model().rowCount()

    def current(self, owner: QAbstractItemView) -> int:
        return owner.currentIndex().row() if owner.hasFocus() else -1
