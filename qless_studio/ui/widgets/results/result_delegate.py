"""How the heads and the cells of the list of solutions are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from qless_studio.engine.lexicon import Band
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.icons import paint_icon
from qless_studio.ui.widgets.basic.themed import (
    LEADING,
    OVERHANG,
    TRAILING,
    Themed,
    painter_on,
    plate,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.results.commonness import paint_bars
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel

if TYPE_CHECKING:
    from qless_studio.ui.widgets.results.result_table import ResultTable
HEAD = 28


def shared(room: int, widths: list[int], least: list[int]) -> list[int]:
    """Widths that fill the room: what the columns want beyond their least gives way, at last their least too."""
    needed, wanted = sum(least), sum(widths)
    if needed > room:
        return [width * room // needed for width in least]
    share = (room - needed) / max(1, wanted - needed)
    return [low + int((width - low) * share) for width, low in zip(widths, least, strict=True)]


class TableHead(Themed, QHeaderView):
    """The heads of the columns; the sorted one is strong and has a chevron."""

    def __init__(self, appearance: Appearance, table: ResultTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.setHighlightSections(False)
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.theme.px(HEAD))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self.viewport())
        painter.fillRect(self.viewport().rect(), self.theme.color("panel"))
        painter.end()
        super().paintEvent(event)
        painter = painter_on(self.viewport())
        rule = QRectF(OVERHANG, self.height() - 1, self.viewport().width() - 2 * OVERHANG, 1)
        painter.fillRect(rule, self.theme.color("edge"))
        painter.end()

    def paintSection(self, painter: QPainter, rect: QRect, number: int) -> None:
        theme, column = self.theme, self._table.model().columns[number]
        place = self._table.content_rect(number, QRectF(rect))
        chosen = self.sortIndicatorSection() == number
        font, colour = theme.font(12, 600), theme.color("text" if chosen else "text_dim")
        words = min(text_width(font, column.title), place.width())
        trailing = column.trailing != self.mirrored
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        put_text(painter, place, column.title, font, colour, TRAILING if trailing else LEADING)
        if chosen:
            size, gap = theme.px(12), theme.px(4)
            x = place.right() - words - gap - size if trailing else place.left() + words + gap
            icon = "down" if self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder else "up"
            paint_icon(painter, icon, QRectF(x, round(place.center().y() - size / 2), size, size), colour)
        painter.restore()


class TableCell(QStyledItemDelegate):
    """Paints one cell over the ground of its row."""

    def __init__(self, table: ResultTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table, number = self._table, index.column()
        model: ResultModel = table.model()
        column, solution = model.columns[number], model.solution(index.row())
        rect = table.content_rect(number, QRectF(option.rect))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if column.kind is Kind.COMMONNESS:
            paint_bars(painter, table.theme, rect, Band.of(column.value(solution)), table.mirrored)
        else:
            self._paint_text(painter, rect, column, solution, number, index.row())
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """The tool tip of a cell whose text is cut has it whole."""
        if event.type() == QEvent.Type.ToolTip and index.isValid():
            column = self._table.model().columns[index.column()]
            words = column.shown(self._table.model().solution(index.row()))
            room = self._table.content_rect(index.column(), QRectF(option.rect)).width()
            if text_width(self._table.theme.font(14, 600), words) > room:
                QToolTip.showText(event.globalPos(), words, view)
                return True
        return super().helpEvent(event, view, option, index)

    def _paint_text(
        self, painter: QPainter, rect: QRectF, column: Column, solution: Any, number: int, row: int
    ) -> None:
        table, theme, model = self._table, self._table.theme, self._table.model()
        strong = number == model.sort_column and column.trailing
        weight, role = (600, "text") if strong else (400, "text_dim")
        if number == 0:
            weight, role = (600 if table.is_chosen(row) else 500), "text"
        role = (column.role and column.role(solution)) or role
        colour, text = theme.color(role), column.shown(solution)
        icon = column.icon(solution) if column.icon else ""
        if icon:
            size = min(theme.px(14), rect.width())
            at = rect.right() - size if column.trailing != table.mirrored else rect.left()
            if text and not column.trailing:
                at = rect.right() - size
            paint_icon(painter, icon, QRectF(at, round(rect.center().y() - size / 2), size, size), colour)
            gap = size + theme.px(6)
            rect = rect.adjusted(0, 0, -gap, 0) if at > rect.left() else rect.adjusted(gap, 0, 0, 0)
        font = theme.font(14, weight, tabular=column.trailing)
        put_text(painter, rect, text, font, colour, TRAILING if column.trailing else LEADING, table.mirrored)
        if column.kind is Kind.METER and column.fraction is not None:
            self._paint_meter(painter, rect, text_width(font, text), column.fraction(solution))

    def _paint_meter(self, painter: QPainter, rect: QRectF, words: float, fraction: float) -> None:
        theme, mirrored = self._table.theme, self._table.mirrored
        length, thick = theme.px(48), theme.px(4)
        gap = words + theme.px(4)
        x = rect.left() + gap if mirrored else rect.right() - gap - length
        rail = QRectF(x, round(rect.center().y() - thick / 2), length, thick)
        plate(painter, rail, thick / 2, theme.color("line"))
        rail.setWidth(length * min(1.0, max(0.0, fraction)))
        plate(painter, rail, thick / 2, theme.color("text_dim"))
