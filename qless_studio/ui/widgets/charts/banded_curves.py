"""Curves over weeks before a band of what was to be expected, and a legend for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from qless_studio.ui.style import Theme
from qless_studio.ui.widgets.basic.themed import TRAILING, Painted, painter_on, plate, put_text, text_width
from qless_studio.ui.widgets.charts.curves import Curve, WeekCurves
from qless_studio.ui.widgets.charts.plot import axis_marks


@dataclass(frozen=True)
class Range:
    """The band in one week."""

    week: date
    """Its Monday."""
    low: float
    high: float


class BandedCurves(WeekCurves):
    """Its title stands elsewhere: the line above the chart has the read-out alone."""

    title_height = 20

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        self._band: tuple[Range, ...] = ()
        super().__init__(title, parent)

    def show_course(
        self,
        title: str,
        curves: Iterable[Curve],
        band: Iterable[Range],
        unit: Callable[[float], str],
        from_zero: bool = True,
    ) -> None:
        """As `show_curves`; the band has gaps where weeks are missing.

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


class LegendEntry(Painted, QLabel):
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

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
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
        painter.end()
