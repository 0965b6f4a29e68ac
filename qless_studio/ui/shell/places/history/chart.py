"""The chart of the progress in a game with its title, its choices and its legend, in a frame."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.practice.progress import Course, Value, Week
from qless_studio.ui.shell.places.history import progress_texts as texts
from qless_studio.ui.style.lengths import sized, spaced
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.flow import FlowLayout, filled
from qless_studio.ui.widgets.basic.labels import Elided, show_text
from qless_studio.ui.widgets.basic.themed import Plated
from qless_studio.ui.widgets.charts.curves import BandedCurves, Curve, LegendEntry, Range

MEASURES = Value.COMMON_SHARE, Value.SECONDS, Value.SOLVED, Value.LEVEL
"""What the first curves of charts show that stand beside others."""
HEIGHT = 192
"""Height of the chart."""


class ChartCard(Plated, QWidget):
    """The curves of one game over the weeks that the user chooses."""

    ground = ""

    def __init__(self) -> None:
        super().__init__()
        self._charts: Sequence[Sequence[Course]] = ()
        self._since: date | None = None
        self.title = Elided("", "strong")
        self.measures = Segments(
            [(value, texts.chart_name(value)) for value in MEASURES],
            self.tr("View"),
        )
        self.chart = BandedCurves("")
        self.legend = [LegendEntry(kind) for kind in ("first", "second", "band")]
        self.measures.value_changed.connect(lambda _: self._show())
        self._lay_out()

    def _lay_out(self) -> None:
        self._head, self._foot = QWidget(), QWidget()
        head = FlowLayout(self._head, spacing=lambda: self.theme.px(8))
        head.addWidget(self.title)
        head.add_stretch()
        head.addWidget(self.measures)
        filled(FlowLayout(self._foot, spacing=lambda: self.theme.px(16)), *self.legend)
        filled(spaced(QVBoxLayout(self), 4, 16, 8, 16, 8), self._head, sized(self.chart, height=HEIGHT), self._foot)

    def show_charts(self, charts: Sequence[Sequence[Course]], since: date | None) -> None:
        """The charts of a game, each with one curve or two, from a day on."""
        self._charts, self._since = charts, since
        offered = [chart[0].value for chart in charts]
        self.measures.setVisible(len(charts) > 1)
        for value in MEASURES:
            self.measures.button(value).setVisible(value in offered)
        if len(charts) > 1 and self.measures.value not in offered:
            self.measures.set_value(offered[0])
        self._show()

    def _chosen(self) -> Sequence[Course]:
        if len(self._charts) < 2:
            return self._charts[0] if self._charts else ()
        return next(chart for chart in self._charts if chart[0].value is self.measures.value)

    def _show(self) -> None:
        chart = self._chosen()
        if not chart:
            return
        value = chart[0].value
        shown = [(course, self._recent(course.weeks)) for course in chart]
        band = [(week, week.expected) for week in shown[0][1] if week.expected is not None]
        scale = texts.scale_of(value)
        self.title.setText(texts.chart_title(value))
        self.title.updateGeometry()
        self.chart.show_course(
            texts.chart_title(value),
            [
                Curve(texts.curve_name(course.value), tuple((week.start, scale * week.mean) for week in weeks))
                for course, weeks in shown
            ],
            [Range(week.start, scale * expected[0], scale * expected[1]) for week, expected in band],
            texts.unit_of(value),
            from_zero=value is not Value.LEVEL,
        )
        self.chart.caption = "" if any(weeks for _, weeks in shown) else self.tr("Nothing in these weeks")
        first, second, around = self.legend
        self._explain(first, texts.curve_name(value))
        self._explain(second, texts.curve_name(chart[1].value) if len(chart) > 1 else "")
        self._explain(around, texts.band_name(value) if band else "")

    def _explain(self, entry: LegendEntry, text: str) -> None:
        show_text(entry, text)
        entry.updateGeometry()

    def _recent(self, weeks: Sequence[Week]) -> list[Week]:
        return [week for week in weeks if self._since is None or week.start >= self._since]
