"""Two curves in one chart: results over weeks beside what was to be expected, and the bounds of a proof."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy

from qless_studio.engine.texts import figure
from qless_studio.ui.style import Theme
from qless_studio.ui.translation import date_text
from qless_studio.ui.widgets.basic.themed import TRAILING, SelfPainted, plate, put_text, text_width
from qless_studio.ui.widgets.charts.chart import Plot, axis_marks
from qless_studio.ui.widgets.charts.charts import seconds_text

DOT = 6
"""Room at the start for half a dot."""
HEAD = 20
"""Space for the figure above the highest point."""


@dataclass(frozen=True)
class Curve:
    """One line of the chart."""

    name: str
    """What the last figure is followed by, such as "of par"."""
    points: tuple[tuple[date, float], ...]
    """(Monday of the week, value), in order."""


class WeekCurves(Plot):
    """Up to two curves; the last point of each has its figure and says what it is."""

    def __init__(self, title: str) -> None:
        self._curves: tuple[Curve, ...] = ()
        self._start = date(2000, 1, 3)
        self._unit: Callable[[float], str] = figure
        super().__init__(title)

    def show_curves(self, title: str, curves: Iterable[Curve], unit: Callable[[float], str]) -> None:
        """`unit` writes a value with its unit, such as "44%"; curves without points are left out."""
        self.title, self._unit = title, unit
        self._curves = tuple(curve for curve in curves if curve.points)
        weeks = sorted({week for curve in self._curves for week, _ in curve.points})
        values = [value for curve in self._curves for _, value in curve.points]
        self._start = weeks[0] if weeks else self._start
        self._until = max(1.0, float((weeks[-1] - self._start).days)) if weeks else 1.0
        self._points = [((week - self._start).days, max(values)) for week in weeks]
        self._marks = axis_marks(0, max(values, default=2))
        if self._marks[-1] < max(values, default=0):  # no point is above the scale
            self._marks.append(2 * self._marks[-1] - self._marks[-2])
        self.setAccessibleName(title)
        self.setAccessibleDescription(", ".join(self._last(curve) for curve in self._curves))
        self.update()

    def mark_text(self, mark: int) -> str:
        return self._unit(mark)

    def end_text(self, curve: Curve) -> str:
        """What stands at the last point of a curve."""
        return self._last(curve)

    def _last(self, curve: Curve) -> str:
        return f"{self._unit(curve.points[-1][1])} {curve.name}".strip()

    def _week_text(self, week: date) -> str:
        return date_text(week, brief=True)

    def readout(self) -> str:
        at = self._under_pointer()
        if at is None or not self._curves:
            return self.caption
        weeks = {week for curve in self._curves for week, _ in curve.points}
        nearest = min(weeks, key=lambda week: abs((week - self._start).days - at))
        values = [
            f"{self._unit(value)} {curve.name}".strip()
            for curve in self._curves
            for week, value in curve.points
            if week == nearest
        ]
        return self.tr("Week of {}: {}").format(self._week_text(nearest), ", ".join(values))

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        weeks = sorted({week for curve in self._curves for week, _ in curve.points})
        columns = [dict(curve.points) for curve in self._curves]
        names = ("week", *(curve.name or "value" for curve in self._curves))
        return names, [(week.isoformat(), *(column.get(week, "") for column in columns)) for week in weeks]

    def _plot_rect(self, rect: QRectF) -> QRectF:
        px = self.theme.px  # the dot of a single week is whole
        return super()._plot_rect(rect).adjusted(px(DOT), px(HEAD), 0, 0)

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        plot = self._visual_plot(rect)
        days = [day for day, _ in self._points]
        labels = [(days[0], days[0]), (days[-1], days[-1])] if days else []
        labels += [(day, day) for day in days[1:-1]]
        times = [
            (day, self._week_text(date.fromordinal(self._start.toordinal() + int(at))), False) for day, at in labels
        ]
        self._paint_axes(painter, theme, plot, times)
        ends = []
        for place, curve in enumerate(self._curves):
            ends.append(self._paint_line(painter, theme, plot, curve, second=place > 0))
        self._paint_ends(painter, theme, plot, ends)

    def _paint_line(self, painter: QPainter, theme: Theme, plot: QRectF, curve: Curve, second: bool) -> QPointF:
        """Paint a curve; returns its last point."""
        places = [
            QPointF(self._x(plot, (week - self._start).days), self._y(plot, value)) for week, value in curve.points
        ]
        line = QPainterPath(places[0])
        for place in places[1:]:
            line.lineTo(place)
        pen = QPen(theme.color("text_dim" if second else "accent_text"), 2)
        if second:
            pen.setDashPattern([3, 2])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        return places[-1]

    def _paint_ends(self, painter: QPainter, theme: Theme, plot: QRectF, ends: Sequence[QPointF]) -> None:
        """The dots at the ends with their figures: the upper one's above, the lower one's below."""
        font = theme.font(12, 600, tabular=True)
        highest = min((end.y() for end in ends), default=0.0)
        for place, (curve, end) in enumerate(zip(self._curves, ends, strict=True)):
            role = "text_dim" if place else "accent_text"
            self._paint_dot(painter, theme, end, role)
            text, height = self.end_text(curve), theme.px(16)
            above = end.y() <= highest and not (place and ends[0].y() == end.y())
            top = end.y() - theme.px(8) - height if above else end.y() + theme.px(8)
            top = min(top, plot.bottom() - height)
            width = text_width(font, text) + 1
            left = min(max(end.x() - width / 2, plot.left()), plot.right() - width)
            put_text(painter, QRectF(left, top, width, height), text, font, theme.color(role), TRAILING)


@dataclass(frozen=True)
class Range:
    """The band in one week."""

    week: date
    """Monday of the week."""
    low: float
    high: float


class BandedCurves(WeekCurves):
    """Curves by week with a band. The line above the chart has the read-out alone: the title stands elsewhere."""

    title_height = 20

    def __init__(self, title: str) -> None:
        self._band: tuple[Range, ...] = ()
        super().__init__(title)

    def show_course(
        self,
        title: str,
        curves: Iterable[Curve],
        band: Iterable[Range],
        unit: Callable[[float], str],
        from_zero: bool = True,
    ) -> None:
        """Show curves as `show_curves` does; the band has gaps where weeks are missing.

        `from_zero`: whether the axis begins at 0; else below the lowest value, for values that have no zero.
        """
        self._band = tuple(band)
        self.show_curves(title, curves, unit)
        highest = {(each.week - self._start).days: each.high for each in self._band}
        self._points = [(at, max(value, highest.get(round(at), value))) for at, value in self._points]
        lowest = min((value for curve in self._curves for _, value in curve.points), default=0.0)
        low = 0.0 if from_zero else min((each.low for each in self._band), default=lowest)
        self._marks = axis_marks(low, max((value for _, value in self._points), default=low + 2))

    def end_text(self, curve: Curve) -> str:
        return self._unit(curve.points[-1][1])

    def readout(self) -> str:
        text, at = super().readout(), self._under_pointer()
        if at is None or not self._band:
            return text
        nearest = min(self._band, key=lambda each: abs((each.week - self._start).days - at))
        if abs((nearest.week - self._start).days - at) > 3.5:
            return text
        return self.tr("{}; expected {} to {}").format(text, self._unit(nearest.low), self._unit(nearest.high))

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        names, rows = super().figures()
        band = {each.week.isoformat(): (each.low, each.high) for each in self._band}
        if not band:
            return names, rows
        return (*names, "low", "high"), [(*row, *band.get(str(row[0]), ("", ""))) for row in rows]

    def _paint_title(self, painter: QPainter, theme: Theme, caption: str) -> None:
        top = QRectF(0, 0, self.width(), theme.px(self.title_height))
        put_text(painter, top, caption, theme.font(12, 400), theme.color("text_dim"), TRAILING, self.mirrored)

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        self._paint_band(painter, theme, self._visual_plot(rect))
        super().paint_body(painter, theme, rect)

    def _paint_band(self, painter: QPainter, theme: Theme, plot: QRectF) -> None:
        """A polygon over all weeks of the band; of a single week a bar."""
        places = [(self._x(plot, (each.week - self._start).days), each) for each in self._band]
        if len(places) == 1:
            half = theme.px(6)
            places = [(places[0][0] - half, places[0][1]), (places[0][0] + half, places[0][1])]
        upper = [QPointF(x, self._y(plot, each.high)) for x, each in places]
        lower = [QPointF(x, self._y(plot, each.low)) for x, each in reversed(places)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("range_band"))
        painter.drawPolygon(QPolygonF([*upper, *lower]))


class LegendEntry(SelfPainted, QLabel):
    """What one line of the chart, or its band, means; a QLabel, so that screen readers read it."""

    def __init__(self, kind: str) -> None:
        """`kind` is `first`, `second` or `band`."""
        super().__init__()
        self._kind = kind
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        theme = self.theme
        return QSize(theme.px(24) + text_width(theme.font(12, 400), self.text()) + 1, theme.px(20))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        middle, width = self.height() / 2, theme.px(16)
        if self._kind == "band":
            sample = self.visual(QRectF(0, middle - theme.px(6), width, theme.px(12)))
            plate(painter, sample, 2, theme.color("range_band"))
        else:
            pen = QPen(theme.color("text_dim" if self._kind == "second" else "accent_text"), 2)
            if self._kind == "second":
                pen.setDashPattern([3, 2])
            painter.setPen(pen)
            line = self.visual(QRectF(0, middle, width, 0))
            painter.drawLine(line.topLeft(), line.topRight())
        text = self.visual(QRectF(theme.px(24), 0, self.width() - theme.px(24), self.height()))
        put_text(painter, text, self.text(), theme.font(12, 400), theme.color("text_dim"), mirrored=self.mirrored)


# The chart of a proof: the best score rises, the upper bound falls, and where they meet the best is proven.

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

    def __init__(self, title: str) -> None:
        self._best: Steps = ()
        self._upper: Steps = ()
        super().__init__(title)

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
        best, upper = (self._steps_line(plot, steps) if steps else None for steps in (self._best, self._upper))
        if best is not None and upper is not None:
            between = QPainterPath(best)
            between.connectPath(upper.toReversed())
            between.closeSubpath()
            painter.fillPath(between, theme.color("accent", 0.2 if theme.dark else 0.1))
        for line, steps, dashed in ((upper, self._upper, True), (best, self._best, False)):
            if line is not None:
                self._paint_line(painter, theme, line, dashed)
                self._paint_end(painter, theme, plot, line.currentPosition(), steps[-1][1], dashed)

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
