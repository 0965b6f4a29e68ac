"""Accessibility of a painted item view: a list with an item for each row of its model."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView

from qless_studio.ui.widgets.basic.access import PartAccess, WholeAccess


class RowAccess(PartAccess[QAbstractItemView]):
    """One row; its name is the accessible text of its first cell."""

    def exists(self, owner: QAbstractItemView) -> bool:
        return self.index < owner.model().rowCount()

    def text(self, kind: QAccessible.Text) -> str:
        index = self._model_index()
        if kind != QAccessible.Text.Name or not index.isValid():
            return ""
        return str(index.data(Qt.ItemDataRole.AccessibleTextRole))

    def rect(self) -> QRect:
        view, index = self.owner, self._model_index()
        if view is None or not index.isValid():
            return QRect()
        place = view.visualRect(index)
        return QRect(view.viewport().mapToGlobal(place.topLeft()), place.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view, index = self.owner, self._model_index()
        if view is None or not index.isValid():
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.selected = view.selectionModel().isSelected(index)
        state.focused = view.hasFocus() and view.currentIndex() == index
        state.invisible = not view.isVisible()
        state.offscreen = not view.viewport().rect().intersects(view.visualRect(index))
        return state

    def _model_index(self) -> QModelIndex:
        view = self.owner
        return view.model().index(self.index, 0) if view is not None and self.exists(view) else QModelIndex()


class ViewAccess(WholeAccess[QAbstractItemView]):
    """The view: a list of its rows."""

    def make_part(self, owner: QAbstractItemView, index: int) -> RowAccess:
        return RowAccess(owner, index)

    def count(self, owner: QAbstractItemView) -> int:
        return owner.model().rowCount()

    def current(self, owner: QAbstractItemView) -> int:
        return owner.currentIndex().row() if owner.hasFocus() else -1
