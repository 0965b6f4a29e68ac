"""What all delegates that paint the items of a view share."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.widgets.basic.themed import RADIUS, fill, plate

Index = QModelIndex | QPersistentModelIndex


class ItemDelegate(QStyledItemDelegate):
    """Paints the items of a view; a subclass paints one of them in `paint_item`."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    @property
    def theme(self) -> Theme:
        """The view's theme."""
        return theme_of(self._view)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_item(painter, option, index, option.direction == Qt.LayoutDirection.RightToLeft)
        painter.restore()

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, mirrored: bool) -> None:
        """Paint an item, from left to right or mirrored."""
        raise NotImplementedError

    def paint_plate(self, painter: QPainter, place: QRectF, selected: bool, hovered: bool, outline: float = 2) -> None:
        """What is behind a selected or hovered row; the selected one has an outline while the view has the focus."""
        theme = self.theme
        if selected:
            edge = theme.color("accent_text") if theme.high_contrast or self._view.hasFocus() else None
            plate(painter, place, theme.px(RADIUS), theme.color("accent_bg"), edge, outline)
        elif hovered:
            plate(painter, place, theme.px(RADIUS), theme.color("hover"))

    def paint_ruled(self, painter: QPainter, rect: QRectF, selected: bool, hovered: bool) -> None:
        """Paint the background of a row in a list with a line below each row."""
        self.paint_plate(painter, rect.adjusted(0, 1, 0, -1), selected, hovered)
        if not (selected or hovered):
            fill(painter, QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), self.theme.color("line"))
