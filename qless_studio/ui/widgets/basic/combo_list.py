"""The rows of an open combo box."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QListView, QStyleOptionViewItem

from qless_studio.ui.widgets.basic.list_row import ListDelegate, ListRow, RowMetrics
from qless_studio.ui.widgets.basic.themed import CONTROL, RADIUS, fill, plate, text_width

ROWS = RowMetrics(height=CONTROL, text=12, end=12)


class ComboDelegate(ListDelegate):
    """Paints the choices, as wide as their texts; the one in force is bold."""

    def __init__(self, view: QListView, combo: QComboBox, headings: Collection[int]) -> None:
        """`headings`: the rows that are no choices, as they are when a row is painted."""
        super().__init__(view, self._row_of, ROWS)
        self._combo, self._headings = combo, headings

    def _row_of(self, index: QModelIndex | QPersistentModelIndex) -> ListRow:
        if index.row() in self._headings:
            return ListRow(str(index.data()), heading=True)
        return ListRow(str(index.data()), weight=600 if index.row() == self._combo.currentIndex() else 500)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        height = super().sizeHint(option, index).height()
        return QSize(text_width(self.theme.font(14, 600), str(index.data())) + self.theme.px(36), height)

    def paint_background(self, painter: QPainter, rect: QRectF, selected: bool, hovered: bool) -> None:
        fill(painter, rect, self.theme.color("raised"))
        if selected or hovered:
            plate(painter, rect.adjusted(4, 1, -4, -1), self.theme.px(RADIUS - 2), self.theme.color("accent_bg"))
