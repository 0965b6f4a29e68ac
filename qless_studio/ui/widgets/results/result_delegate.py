"""Painting the header and the cells of the list of solutions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTableView, QToolTip, QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.ui.style.drawing import SELECTED
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.themed import (
    LEADING,
    OVERHANG,
    TRAILING,
    Index,
    ItemDelegate,
    Painted,
    fill,
    painter_on,
    plate,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.word_facts import paint_bars

HEADER_HEIGHT = 28
INSET = 4
"""Space between the edges of a column and its texts."""
SEPARATOR = ", "
"""Separator between the words of a column that lists several."""
SMALL = 12
"""The font size of a text that does not fit its column at 14."""


def fit_widths(room: int, widths: list[int], minimums: list[int]) -> list[int]:
    """Widths that add up to at most `room`: shrunk towards their minimums, and below those if there is no room."""
    needed, wanted = sum(minimums), sum(widths)
    if needed > room:
        return [width * room // needed for width in minimums]
    share = (room - needed) / max(1, wanted - needed)
    return [low + int((width - low) * share) for width, low in zip(widths, minimums, strict=True)]


def content_rect(header: QHeaderView, number: int, rect: QRectF, mirrored: bool) -> QRectF:
    """The part of a cell or header section of column `number` that its text may use."""
    is_last = all(header.isSectionHidden(each) for each in range(number + 1, header.count()))
    before = INSET + (OVERHANG if number == 0 else 0)
    after = INSET + (OVERHANG if is_last else 0)
    if mirrored:
        before, after = after, before
    return rect.adjusted(before, 0, -after, 0)


def whole_words(font: QFont, text: str, room: float) -> str:
    """A list of words as far as whole words fit, and how many more there are: TRACK, TRICK +2."""
    words = text.split(SEPARATOR)
    for count in range(len(words), 0, -1):
        rest = f" +{len(words) - count}" if count < len(words) else ""
        shown = SEPARATOR.join(words[:count]) + rest
        if text_width(font, shown) <= room:
            return shown
    return text


class ResultHeader(Painted, QHeaderView):
    """The titles of the columns; that of the sorted column is highlighted and has an arrow."""

    def __init__(self, model: ResultModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._columns = model.columns
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.theme.px(HEADER_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self.viewport())
        fill(painter, self.viewport().rect(), self.theme.color("panel"))
        painter.end()
        super().paintEvent(event)
        painter = painter_on(self.viewport())
        line = QRectF(OVERHANG, self.height() - 1, self.viewport().width() - 2 * OVERHANG, 1)
        fill(painter, line, self.theme.color("edge"))
        painter.end()

    def paintSection(self, painter: QPainter, rect: QRect, number: int) -> None:
        theme, column = self.theme, self._columns[number]
        place = content_rect(self, number, QRectF(rect), self.mirrored)
        is_sorted = self.sortIndicatorSection() == number
        font, colour = theme.font(12, 600), theme.color("text" if is_sorted else "text_dim")
        width = min(text_width(font, column.title), place.width())
        trailing = column.trailing != self.mirrored
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        put_text(painter, place, column.title, font, colour, TRAILING if trailing else LEADING)
        if is_sorted:
            size, gap = theme.px(12), theme.px(4)
            x = place.right() - width - gap - size if trailing else place.left() + width + gap
            icon = "down" if self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder else "up"
            paint_icon(painter, icon, QRectF(x, round(place.center().y() - size / 2), size, size), colour)
        painter.restore()


class ResultDelegate(ItemDelegate):
    """Paints the content of a cell; the table paints the backgrounds of the rows."""

    def __init__(self, model: ResultModel, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._header = model, view.horizontalHeader()

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, mirrored: bool) -> None:
        number = index.column()
        column, solution = self._model.columns[number], self._model.solution(index.row())
        rect = self._content_rect(option, number)
        if column.kind is Kind.COMMONNESS:
            paint_bars(painter, self.theme, rect, Band.of(column.value(solution)), mirrored)
        else:
            weight, role = self._text_style(column, number, bool(option.state.value & SELECTED))
            role = (column.role and column.role(solution)) or role
            self._paint_text(painter, rect, column, solution, weight, self.theme.color(role), mirrored)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show the whole text of an elided cell as its tool tip."""
        if event.type() == QEvent.Type.ToolTip and index.isValid():
            text = self._model.columns[index.column()].shown(self._model.solution(index.row()))
            room = self._content_rect(option, index.column()).width()
            if text_width(self.theme.font(14, 600), text) > room:
                QToolTip.showText(event.globalPos(), text, view)
                return True
        return super().helpEvent(event, view, option, index)

    def _content_rect(self, option: QStyleOptionViewItem, number: int) -> QRectF:
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        return content_rect(self._header, number, QRectF(option.rect), mirrored)

    def _text_style(self, column: Column, number: int, selected: bool) -> tuple[int, str]:
        """Font weight and colour role: the first column and a sorted column of numbers stand out."""
        if number == 0:
            return 600 if selected else 500, "text"
        return (600, "text") if number == self._model.sort_column and column.trailing else (400, "text_dim")

    def _paint_text(
        self,
        painter: QPainter,
        rect: QRectF,
        column: Column,
        solution: Any,
        weight: int,
        colour: QColor,
        mirrored: bool,
    ) -> None:
        theme, text = self.theme, column.shown(solution)
        icon = column.icon(solution) if column.icon else ""
        if icon:
            size = min(theme.px(14), rect.width())
            at = rect.right() - size if column.trailing != mirrored else rect.left()
            if text and not column.trailing:
                at = rect.right() - size
            paint_icon(painter, icon, QRectF(at, round(rect.center().y() - size / 2), size, size), colour)
            gap = size + theme.px(6)
            rect = rect.adjusted(0, 0, -gap, 0) if at > rect.left() else rect.adjusted(gap, 0, 0, 0)
        font = theme.font(14, weight, tabular=column.trailing)
        if text_width(font, text) > rect.width():
            font = theme.font(SMALL, weight, tabular=column.trailing)
            if column.brief is not None and text_width(font, text) > rect.width():
                text = column.brief(solution)
            text = text if column.words is None else whole_words(font, text, rect.width())
        put_text(painter, rect, text, font, colour, TRAILING if column.trailing else LEADING, mirrored)
        if column.kind is Kind.METER and column.fraction is not None:
            self._paint_meter(painter, rect, text_width(font, text), column.fraction(solution), mirrored)

    def _paint_meter(self, painter: QPainter, rect: QRectF, width: float, fraction: float, mirrored: bool) -> None:
        """The bar of a METER column, beside a number of this width."""
        theme = self.theme
        length, thickness = theme.px(48), theme.px(4)
        gap = width + theme.px(4)
        x = rect.left() + gap if mirrored else rect.right() - gap - length
        bar = QRectF(x, round(rect.center().y() - thickness / 2), length, thickness)
        if bar.left() < rect.left() or bar.right() > rect.right():
            return
        plate(painter, bar, thickness / 2, theme.color("line"))
        bar.setWidth(length * min(1.0, max(0.0, fraction)))
        plate(painter, bar, thickness / 2, theme.color("text_dim"))
