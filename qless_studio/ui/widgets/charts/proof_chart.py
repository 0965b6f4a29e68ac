"""The chart of a proof: the best score rises, the upper bound falls, and where they meet the best is proven."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.style import Theme
from qless_studio.ui.widgets.basic.themed import TRAILING, put_text, text_width
from qless_studio.ui.widgets.charts.charts import seconds_text
from qless_studio.ui.widgets.charts.plot import Plot

HEAD = 20
"""Space for the figure above the upper bound."""
MOST_MARKS = 4
Steps = Sequence[tuple[float, int]]
"""(seconds, value), ascending seconds; a value holds until the next."""


def log_marks(low: float, high: float) -> list[int]:
    """A few of 1, 2, 5, 10, ... from at most `low` up to `high`; only powers of ten where those are too many."""
    exponents = range(int(math.log10(max(1, low))), int(math.log10(max(1, high))) + 1)
    for factors in ((1, 2, 5), (1,)):
        every = [factor * 10**exponent for exponent in exponents for factor in factors]
        start = max(index for index, mark in enumerate(every) if index == 0 or mark <= low)
        marks = [mark for mark in every[start:] if mark <= high]
        if len(marks) <= MOST_MARKS:
            break
    return marks[:: math.ceil(len(marks) / MOST_MARKS)] or [1]


def value_at(steps: Steps, seconds: float) -> int | None:
    """The value that holds at a time; None before the first."""
    return next((value for at, value in reversed(steps) if at <= seconds), None)


class ProofChart(Plot):
    """Two step functions over the duration of a proof, on a logarithmic scale; what lies between them is open."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        self._best: Steps = ()
        self._upper: Steps = ()
        super().__init__(title, parent)

    def show_course(self, best: Steps, upper: Steps, seconds: float) -> None:
        """The better scores, the bounds, and the duration so far."""
        self._best, self._upper = tuple(best), tuple(upper)
        self._points = sorted((*self._best, *self._upper))
        self._until = max(seconds, *(at for at, _ in self._points), 1e-3) if self._points else 1.0
        values = [value for _, value in self._points]
        self._marks = log_marks(min(values, default=1), max(values, default=10))
        self.setAccessibleDescription(self._said(self._until))
        self.update()

    def _said(self, seconds: float) -> str:
        best, upper = value_at(self._best, seconds), value_at(self._upper, seconds)
        after = seconds_text(seconds)
        if upper is None:
            return self.tr("none yet")
        if best == upper:
            return self.tr("{} after {}").format(self.tr("proven {}").format(figure(best)), after)
        known = [] if best is None else [self.tr("best {}").format(figure(best))]
        return self.tr("{} after {}").format(", ".join((*known, self.tr("at most {}").format(figure(upper)))), after)

    def readout(self) -> str:
        at = self._under_pointer()
        return self.caption if at is None else self._said(at)

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        times = sorted({at for at, _ in self._points})
        rows = [(round(at, 3), value_at(self._best, at) or "", value_at(self._upper, at) or "") for at in times]
        return ("seconds", "best", "bound"), rows

    def _y(self, plot: QRectF, value: float) -> float:
        low = math.log(max(1, self._marks[0]))
        high = math.log(max(2.0, self._marks[-1], *(value for _, value in self._points)))
        return plot.bottom() - (math.log(max(1.0, value)) - low) / max(1e-9, high - low) * plot.height()

    def _plot_rect(self, rect: QRectF) -> QRectF:
        return super()._plot_rect(rect).adjusted(0, self.theme.px(HEAD), 0, 0)

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        plot = self._visual_plot(rect)
        times = [(0.0, seconds_text(0), False), (self._until, seconds_text(self._until), False)]
        self._paint_axes(painter, theme, plot, times)
        best, upper = self._line(plot, self._best), self._line(plot, self._upper)
        if best is not None and upper is not None:
            between = QPainterPath(best)
            between.connectPath(upper.toReversed())
            between.closeSubpath()
            painter.fillPath(between, theme.color("accent", 0.2 if theme.dark else 0.1))
        for line, steps, dashed in ((upper, self._upper, True), (best, self._best, False)):
            if line is not None:
                self._paint_line(painter, theme, line, dashed)
                self._paint_end(painter, theme, plot, line.currentPosition(), steps[-1][1], dashed)

    def _line(self, plot: QRectF, steps: Steps) -> QPainterPath | None:
        if not steps:
            return None
        line = QPainterPath(QPointF(self._x(plot, steps[0][0]), self._y(plot, steps[0][1])))
        for seconds, value in steps[1:]:
            line.lineTo(self._x(plot, seconds), line.currentPosition().y())
            line.lineTo(self._x(plot, seconds), self._y(plot, value))
        line.lineTo(self._x(plot, self._until), line.currentPosition().y())
        return line

    def _paint_line(self, painter: QPainter, theme: Theme, line: QPainterPath, dashed: bool) -> None:
        pen = QPen(theme.color("text_dim" if dashed else "accent_text"), 2)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if dashed:
            pen.setDashPattern([3, 2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(line)

    def _paint_end(self, painter: QPainter, theme: Theme, plot: QRectF, end: QPointF, value: int, bound: bool) -> None:
        """The dot at the end of a line with its figure; where the lines meet there is one figure."""
        met = bool(self._best) and bool(self._upper) and self._best[-1][1] == self._upper[-1][1]
        self._paint_dot(painter, theme, end, "text_dim" if bound and not met else "accent_text")
        if bound and met:
            return
        said = self.tr("proven {}") if met else self.tr("at most {}") if bound else self.tr("best {}")
        text, height = said.format(figure(value)), theme.px(16)
        font = theme.font(12, 600, tabular=True)
        width = text_width(font, text) + 1
        left = max(plot.left(), end.x() - theme.px(8) - width)  # clear of a bound that falls at the end
        place = QRectF(left, end.y() - theme.px(8) - height, width, height)
        put_text(painter, place, text, font, theme.color("text_dim" if bound else "accent_text"), TRAILING)
