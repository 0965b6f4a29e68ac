"""The base of charts of values over time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.style import Theme
from qless_studio.ui.widgets.basic.themed import LEADING, TRAILING, fill, put_text, text_width
from qless_studio.ui.widgets.charts.chart import LABEL_HEIGHT, Chart


def axis_marks(low: float, high: float) -> list[int]:
    """Three evenly spaced round whole numbers from at most `low`, not above `high` if the range is 2 or more."""
    span = max(1.0, (high - low) / 2)
    power = 10 ** (len(str(int(span))) - 1)
    steps = [int(factor * power) for factor in (1, 2, 2.5, 3, 5) if factor * power % 1 == 0]
    step = max(step for step in steps if step <= span)
    start = int(low // step) * step
    return [start, start + step, start + 2 * step]


class Plot(Chart):
    """A value over time, with three horizontal grid lines and their numbers at the trailing end."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        self._points: Sequence[tuple[float, float]] = ()
        self._until = 1.0
        self._marks = [0, 1, 2]
        super().__init__(title, parent)

    def mark_text(self, mark: int) -> str:
        """The number at a grid line."""
        return figure(mark)

    def stops(self) -> list[float]:
        plot = self._visual_plot(self.body())
        return [self._x(plot, seconds) for seconds, _ in self._points]

    def _plot_rect(self, rect: QRectF) -> QRectF:
        theme = self.theme
        font = theme.font(12, 400, tabular=True)
        end = max(text_width(font, self.mark_text(mark)) for mark in self._marks) + theme.px(8)
        return QRectF(0, rect.y() + theme.px(4), rect.width() - end, rect.height() - theme.px(4 + LABEL_HEIGHT))

    def _x(self, plot: QRectF, seconds: float) -> float:
        share = min(1.0, seconds / self._until) if self._until > 0 else 1.0
        return plot.right() - share * plot.width() if self.mirrored else plot.left() + share * plot.width()

    def _y(self, plot: QRectF, value: float) -> float:
        low = self._marks[0]
        high = max(self._marks[-1], max((total for _, total in self._points), default=0))
        return plot.bottom() - (value - low) / max(1, high - low) * plot.height()

    def _visual_plot(self, rect: QRectF) -> QRectF:
        return self.visual(self._plot_rect(rect))

    def _under_pointer(self) -> float | None:
        """The time under the pointer; None if it is outside the plot."""
        plot = self._visual_plot(self.body())
        if self._pointer is None or not plot.adjusted(-1, 0, 1, 1).contains(self._pointer):
            return None
        share = (self._pointer.x() - plot.left()) / max(1.0, plot.width())
        share = min(1.0, max(0.0, 1 - share if self.mirrored else share))
        if self._by_key:  # the exact time of a stop, not that of the pixel it is rounded to
            return min((seconds for seconds, _ in self._points), key=lambda at: abs(at - self._until * share))
        return self._until * share

    def _paint_axes(
        self, painter: QPainter, theme: Theme, plot: QRectF, times: Sequence[tuple[float, str, bool]]
    ) -> None:
        """The grid lines with their numbers, and (seconds, label, bold) labels below, unless they would overlap."""
        font = theme.font(12, 400, tabular=True)
        for mark in self._marks:
            y = round(self._y(plot, mark))
            fill(
                painter,
                QRectF(plot.left(), y, plot.width(), 1),
                theme.color("line" if mark > self._marks[0] else "edge"),
            )
            place = QRectF(0, y - theme.px(8), self.width(), theme.px(16))
            put_text(painter, place, self.mark_text(mark), font, theme.color("text_dim"), TRAILING, self.mirrored)
        taken: list[tuple[float, float]] = []
        for seconds, label, bold in times:
            label_font = theme.font(12, 600 if bold else 400, tabular=not bold)
            width = text_width(label_font, label)
            left = min(max(self._x(plot, seconds) - width / 2, plot.left()), plot.right() - width)
            if any(left < end + theme.px(6) and start < left + width + theme.px(6) for start, end in taken):
                continue
            taken.append((left, left + width))
            place = QRectF(left, plot.bottom() + theme.px(2), width + 1, theme.px(20))
            put_text(painter, place, label, label_font, theme.color("text" if bold else "text_dim"), LEADING)

    def _paint_dot(self, painter: QPainter, theme: Theme, centre: QPointF, role: str = "accent_text") -> None:
        painter.setPen(QPen(theme.color("panel"), 2))
        painter.setBrush(theme.color(role))
        painter.drawEllipse(centre, theme.px(4) + 1, theme.px(4) + 1)

    def _paint_curve(
        self, painter: QPainter, theme: Theme, plot: QRectF, line: QPainterPath, area: QPainterPath
    ) -> None:
        painter.fillPath(area, theme.color("accent", 0.3 if theme.dark else 0.12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(
                theme.color("accent_text"), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
            )
        )
        painter.drawPath(line)


def area_below(line: QPainterPath, bottom: float) -> QPainterPath:
    """The area between a line and the axis below it."""
    area = QPainterPath(line)
    area.lineTo(line.currentPosition().x(), bottom)
    area.lineTo(line.elementAt(0).x, bottom)
    area.closeSubpath()
    return area
