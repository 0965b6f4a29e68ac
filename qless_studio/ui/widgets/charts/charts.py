"""The charts: words by length, the best score over time, a running total, a number for each of some days."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen

from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, counted, decimal, figure, say
from qless_studio.ui.style import Theme
from qless_studio.ui.translation import date_text
from qless_studio.ui.widgets.basic.themed import CENTRE, fill, put_text, text_width
from qless_studio.ui.widgets.charts.chart import Chart, Plot, area_below, axis_marks


def seconds_text(seconds: float) -> str:
    """A duration as text: 7 ms, 3.2 s, 1:23."""
    if seconds < 1:
        return f"{seconds * 1000:.0f} ms"
    if seconds < 60:
        return f"{decimal(seconds, 1)} s"
    return clock_time(seconds)


class LengthBars(Chart):
    """The number of words of each length: a bar with the number above it and the length below."""

    bar_role, number_role = "plain_bar", "text"

    def __init__(self, title: str) -> None:
        self._bars: tuple[tuple[int, int], ...] = ()
        super().__init__(title)

    def show_counts(self, bars: Iterable[tuple[int, int]]) -> None:
        """Show (length, number) pairs in the given order."""
        self._bars = tuple(bars)
        described = (say("{}: {}", self.label_of(length), figure(count)) for length, count in self._bars)
        self.setAccessibleDescription(", ".join(described))
        self.update()

    def is_marked(self, length: int) -> bool:
        """Whether the bar of this length has the accent colour while the keyboard reads none out."""
        return False

    def label_of(self, length: int) -> str:
        """What stands below the bar of this length."""
        return str(length)

    def short_label(self, length: int) -> str:
        """What stands there where that has no room."""
        return self.label_of(length)

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("length", "words"), self._bars

    def stops(self) -> list[float]:
        middles = [(place + 0.5) * self._pitch() for place in range(len(self._bars))]
        return [self.width() - x for x in middles] if self.mirrored else middles

    def paint_stop(self, painter: QPainter, theme: Theme, x: float) -> None:
        """Nothing: `paint_body` highlights the bar itself."""

    def _bar_at_pointer(self) -> int:
        """The index of the bar under the pointer; it may be out of range."""
        if self._pointer is None or self._pointer.y() < self.body().top():
            return -1
        return int((self.width() - self._pointer.x() if self.mirrored else self._pointer.x()) / self._pitch())

    def _pitch(self) -> float:
        # A few bars stay slim: at most an eighth of the chart or 56 pixels from one to the next, whichever is more.
        return min(self.width() / max(1, len(self._bars)), max(self.width() / 8, self.theme.px(56)))

    def readout(self) -> str:
        place = self._bar_at_pointer()
        return self.read_bar(*self._bars[place]) if 0 <= place < len(self._bars) else self.caption

    def read_bar(self, length: int, count: int) -> str:
        """What is read out of a bar."""
        total = sum(count for _, count in self._bars)
        if not total:
            return self.caption
        return self.tr("{} with {} letters ({}%)").format(figure(count), length, round(100 * count / total))

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        step = self._pitch()
        label = theme.px(24)
        axis, highest = rect.bottom() - label, max((count for _, count in self._bars), default=1) or 1
        tallest = axis - rect.top() - theme.px(22)
        fill(painter, QRectF(0, axis, self.width(), 1), theme.color("edge"))
        read = self._bar_at_pointer()
        for place, (length, count) in enumerate(self._bars):
            marked = place == read if self._by_key else self.is_marked(length)
            middle = (place + 0.5) * step
            height = max(2.0 if count else 0.0, round(tallest * count / highest))
            width = round(step * 0.62)
            bar = self.visual(QRectF(round(middle - width / 2), axis - height, width, height))
            role = "accent" if marked else self.bar_role
            painter.fillPath(_rounded_top(bar, min(theme.px(3), height)), theme.color(role))
            above = self.visual(QRectF(middle - step / 2, axis - height - theme.px(22), step, theme.px(22)))
            below = self.visual(QRectF(middle - step / 2, axis + 1, step, label))
            number = theme.font(12, 700 if marked else 400, tabular=True)
            put_text(painter, above, figure(count), number, theme.color(self.number_role), CENTRE)
            label_font = theme.font(12, 400, tabular=True)
            text = self.label_of(length)
            text = text if text_width(label_font, text) <= below.width() else self.short_label(length)
            put_text(painter, below, text, label_font, theme.color("text_dim"), CENTRE)


class LengthChart(LengthBars):
    """A bar chart by length with a choice: a click on a bar, or Enter on the one that the arrow keys read out."""

    length_chosen = Signal(int)
    """The user wants to see the words of this length, or all again if only those are shown."""

    def __init__(self, title: str) -> None:
        self._marked: int | None = None
        self._filtered: int | None = None
        super().__init__(title)

    def mark(self, length: int | None) -> None:
        """Highlight the bar of a length, that of the selected word; None for no bar."""
        self._marked = length
        self.update()

    def is_marked(self, length: int) -> bool:
        return length == (self._filtered or self._marked)

    def show_filter(self, length: int | None) -> None:
        """Say that only words of this length are listed; None for words of several lengths."""
        self._filtered = length
        self.caption = "" if length is None else self.tr("only {} letters, click again for all").format(length)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._point_at(event.position(), False)
            self._choose()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        over = 0 <= self._bar_at_pointer() < len(self._bars)
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._pointer is not None:
            self._choose()
        else:
            super().keyPressEvent(event)

    def _choose(self) -> None:
        place = self._bar_at_pointer()
        if 0 <= place < len(self._bars):
            self.length_chosen.emit(self._bars[place][0])


class BestScoreChart(Plot):
    """The best score over the duration of a search, as a step function: a score holds until it is beaten."""

    def show_run(self, run: Run) -> None:
        """The scores of a run up to now, or until the best one was proven optimal."""
        self.show_steps(list(run.improvements), run.seconds if run.proven_after is None else run.proven_after)

    def show_steps(self, steps: Iterable[tuple[float, float]], seconds: float) -> None:
        """(seconds, score) of each improvement, ascending or descending, and the duration of the search so far."""
        self._points = tuple(steps)
        last = self._points[-1][0] if self._points else 0.0
        self._until = max(seconds, last, 1e-3)
        scores = [score for _, score in self._points]
        low = min(scores, default=0) - (2 if len(set(scores)) == 1 else 0)  # keeps a single score off the axis
        if 2 * low <= max(scores, default=0):  # a start at any other value would only exaggerate the climb
            low = min(low, 0)
        self._marks = axis_marks(low, max(scores)) if scores else [0, 1, 2]
        best = (
            self.tr("{} after {}").format(self.tr("best {}").format(figure(scores[-1])), seconds_text(last))
            if scores
            else self.tr("none yet")
        )
        self.setAccessibleDescription(best)
        self.update()

    def readout(self) -> str:
        reached = self._reached()
        if reached is None:
            return self.caption
        return self.tr("{} after {}").format(figure(reached[1]), seconds_text(reached[0]))

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("seconds", "score"), [(round(seconds, 6), score) for seconds, score in self._points]

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        plot = self._visual_plot(rect)
        times = [(0.0, seconds_text(0), False), (self._until, seconds_text(self._until), False)]
        self._paint_axes(painter, theme, plot, times)
        self._paint_steps(painter, theme, plot)


class RunningTotal(Plot):
    """A total that grows over time, filled up to the current time."""

    def __init__(self, title: str) -> None:
        self._now = 0.0
        super().__init__(title)

    def show_total(self, points: Iterable[tuple[float, float]], now: float, until: float) -> None:
        """(seconds, total) points in ascending order, the current time and the time at the end."""
        self._points = tuple(points)
        self._now, self._until = now, max(until, 1e-3)
        highest = max((total for _, total in self._points), default=2)
        self._marks = axis_marks(0, highest)
        self.setAccessibleDescription(
            self.tr("{} now, {} at the end").format(figure(self._total(now)), figure(round(highest)))
        )
        self.update()

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("seconds", "total"), [(round(seconds, 3), total) for seconds, total in self._points]

    def _total(self, at: float) -> int:
        before = (0.0, 0.0)
        for point in self._points:
            if point[0] >= at:
                span = point[0] - before[0]
                share = (at - before[0]) / span if span > 0 else 1.0
                return round(before[1] + (point[1] - before[1]) * share)
            before = point
        return round(before[1])

    def readout(self) -> str:
        at = self._under_pointer()
        if at is None and self.caption:
            return self.caption
        seconds = self._now if at is None else at
        return self.tr("{} at {}").format(figure(self._total(seconds)), clock_time(seconds))

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        plot = self._visual_plot(rect)
        middle = self._until / 2
        times = [(0.0, clock_time(0), False), (self._until, clock_time(self._until), False)]
        times += [(self._now, self.tr("now"), True), (middle, clock_time(middle), False)]
        self._paint_axes(painter, theme, plot, times)
        line, past = QPainterPath(), QPainterPath()
        now = QPointF(self._x(plot, self._now), self._y(plot, self._total(self._now)))
        points = [(0.0, 0.0), *self._points]
        line.moveTo(self._x(plot, 0), self._y(plot, 0))
        past.moveTo(line.currentPosition())
        for seconds, total in points:
            place = QPointF(self._x(plot, seconds), self._y(plot, total))
            line.lineTo(place)
            if seconds < self._now:
                past.lineTo(place)
        past.lineTo(now)
        self._paint_curve(painter, theme, plot, line, area_below(past, plot.bottom()))
        painter.setPen(QPen(theme.color("text_dim"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(round(now.x()) + 0.5, plot.top()), QPointF(round(now.x()) + 0.5, plot.bottom()))
        self._paint_dot(painter, theme, now)


def _rounded_top(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.left(), rect.top() + radius)
    path.quadTo(rect.topLeft(), QPointF(rect.left() + radius, rect.top()))
    path.lineTo(rect.right() - radius, rect.top())
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + radius))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


class DayBars(LengthBars):
    """Bars with the names of the days below; the first day is today."""

    def show_days(self, days: Iterable[tuple[date, int]]) -> None:
        """(day, number of questions) pairs, in order."""
        bars = [(day.toordinal(), number) for day, number in days]
        self._today = bars[0][0] if bars else 0
        self.show_counts(bars)

    def is_marked(self, length: int) -> bool:
        return length == self._today

    def label_of(self, length: int) -> str:
        return self.tr("today") if length == self._today else self.short_label(length)

    def short_label(self, length: int) -> str:
        return QLocale().dayName(date.fromordinal(length).isoweekday(), QLocale.FormatType.ShortFormat)

    def read_bar(self, length: int, count: int) -> str:
        named = date_text(date.fromordinal(length), brief=True)
        return say("{}: {}", named, counted(count, "{} question", "{} questions", figure(count)))

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("day", "questions"), [(date.fromordinal(day).isoformat(), number) for day, number in self._bars]
