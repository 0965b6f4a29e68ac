"""How a player stands in a game: the chart of the progress, strengths and weaknesses, and their texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.days import local_day
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.progress import Course, Value, Week
from qless_studio.engine.practice.strengths import CASES, Strength, Strengths, Trait, TraitKind, trait_name
from qless_studio.engine.texts import capitalised, clock_time, counted, decimal, figure, percent
from qless_studio.ui.shell.places.practice.loading import day_text
from qless_studio.ui.style import Theme
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.labels import Elided, SectionHeader, ShareBar, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.themed import Plated, SelfPainted, fill, text_width
from qless_studio.ui.widgets.charts.curves import BandedCurves, Curve, LegendEntry, Range

# The chart of the progress in a game with its title, its choices and its legend, in a frame.

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
        self.measures = Segments([(value, chart_name(value)) for value in MEASURES], self.tr("View"), act=self._show)
        self.chart = BandedCurves("")
        self.legend = [LegendEntry(kind) for kind in ("first", "second", "band")]
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
        scale = scale_of(value)
        self.title.setText(chart_title(value))
        self.title.updateGeometry()
        self.chart.show_course(
            chart_title(value),
            [
                Curve(curve_name(course.value), tuple((week.start, scale * week.mean) for week in weeks))
                for course, weeks in shown
            ],
            [Range(week.start, scale * expected[0], scale * expected[1]) for week, expected in band],
            unit_of(value),
            from_zero=value is not Value.LEVEL,
        )
        self.chart.caption = "" if any(weeks for _, weeks in shown) else self.tr("Nothing in these weeks")
        first, second, around = self.legend
        self._explain(first, curve_name(value))
        self._explain(second, curve_name(chart[1].value) if len(chart) > 1 else "")
        self._explain(around, band_name(value) if band else "")

    def _explain(self, entry: LegendEntry, text: str) -> None:
        show_text(entry, text)
        entry.updateGeometry()

    def _recent(self, weeks: Sequence[Week]) -> list[Week]:
        return [week for week in weeks if self._since is None or week.start >= self._since]


# Strengths and weaknesses: a row for each kind of words, with a button to practise it.

ROW, BAR, NAME = 48, 96, 104


class StrengthBar(ShareBar):
    """A quiet bar: what counts is the figure beside it."""

    role = "share_bar"

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(BAR), super().sizeHint().height())


class StrengthRow(SelfPainted, QWidget):
    """The name of a kind over two examples, the share found, and the button."""

    def __init__(self, practise: Callable[[Trait], object]) -> None:
        super().__init__()
        self._practise = practise
        self.strength: Strength | None = None
        self.name = Elided("", "strong")
        self.examples = Elided("", "caption")
        self.bar = StrengthBar()
        self.share = text_label("", "strong")
        self.button = Button(self.tr("Practise"), act=self._on_clicked)
        names = filled(bare(QVBoxLayout(), 0), STRETCH, self.name, self.examples, STRETCH)
        filled(spaced(QHBoxLayout(self), 12, 4, 0, 0, 1), (names, 1), self.bar, self.share, self.button)
        sized(self.name, minimum_width=NAME)
        sized(self.bar, width=BAR)
        sized(self.share, width=text_width(Theme().font(14, 600), percent(1)) + 1)
        sized(self, height=ROW)

    def show_strength(self, strength: Strength, missed: bool, can_practise: bool) -> None:
        """`missed`: the examples are words that were missed."""
        self.strength = strength
        name = trait_name(strength.trait)
        self.name.setText(name)
        self.examples.setText(examples(strength, missed))
        self.bar.fill(strength.share, share_text(strength))
        self.share.setText(percent(strength.share))
        self.button.setAccessibleName(self.tr("Practise: {}").format(name))
        self.button.setEnabled(can_practise)

    def _on_clicked(self) -> None:
        if self.strength is not None:
            self._practise(self.strength.trait)

    def paint_widget(self, painter: QPainter) -> None:
        fill(painter, QRectF(0, self.height() - 1, self.width(), 1), self.theme.color("line"))


class StrengthColumn(QWidget):
    """The weaknesses, or the strengths, of a game."""

    def __init__(self, title: str, missed: bool, practise: Callable[[Trait], object]) -> None:
        super().__init__()
        self._missed, self._practise = missed, practise
        self.rows: list[StrengthRow] = []
        self._column = bare(QVBoxLayout(self), 0)
        self.header = SectionHeader(title)
        self.note = text_label("", "caption", wrap=True)
        filled(self._column, self.header, self.note, STRETCH)

    def show_rows(
        self, rows: Sequence[Strength], can_practise: Callable[[Trait], bool], caption: str, note: str
    ) -> None:
        """Shows a note if there are no rows."""
        self.header.set_caption(caption if rows else "")
        self.note.setText("" if rows else note)
        self.note.setVisible(not rows)
        while len(self.rows) < len(rows):
            row = StrengthRow(self._practise)
            self._column.insertWidget(self._column.count() - 1, row)
            self.rows.append(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(rows))
            if place < len(rows):
                row.show_strength(rows[place], self._missed, can_practise(rows[place].trait))


# The texts of the progress in a game; no widgets.


def tr(text: str) -> str:
    return QCoreApplication.translate("Progress", text)


# curves


def chart_title(value: Value) -> str:
    """Title of the chart whose first curve shows this."""
    names = {Value.SHARE: tr("Share found"), Value.GIVEN_AWAY: tr("points given away per game"),
             Value.HINTS: tr("hints")}  # fmt: skip
    return tr("{}, by week").format(capitalised(names.get(value) or chart_name(value)))


def chart_name(value: Value) -> str:
    """Text of the button that chooses this chart."""
    return {
        Value.SECONDS: tr("Time"),
        Value.SOLVED: tr("Share solved"),
        Value.COMMON_SHARE: tr("Share found"),
        Value.LEVEL: tr("Level"),
    }[value]


def curve_name(value: Value) -> str:
    """Name of the curve in the legend and in the read-out."""
    return {
        Value.COMMON_SHARE: tr("common words"),
        Value.SHARE: tr("all words"),
        Value.GIVEN_AWAY: tr("points given away per game"),
        Value.SECONDS: tr("average"),
        Value.SOLVED: tr("solved"),
        Value.HINTS: tr("hints"),
        Value.LEVEL: tr("level"),
    }[value]


def band_name(value: Value) -> str:
    """What the band behind this curve means."""
    return {
        Value.COMMON_SHARE: tr("expected, by difficulty"),
        Value.SHARE: tr("expected, by difficulty"),
        Value.GIVEN_AWAY: tr("expected, by difficulty"),
        Value.SECONDS: tr("expected, by difficulty"),
        Value.SOLVED: tr("expected, by difficulty"),
        Value.HINTS: tr("expected, by difficulty"),
        Value.LEVEL: tr("give or take, two times in three"),
    }[value]


def scale_of(value: Value) -> float:
    """The factor of values in the chart: shares are drawn as percentages, times as minutes."""
    if value in (Value.COMMON_SHARE, Value.SHARE, Value.SOLVED):
        return 100
    return 1 / 60 if value is Value.SECONDS else 1


def unit_of(value: Value) -> Callable[[float], str]:
    """Writes a value as it is drawn."""
    if value in (Value.COMMON_SHARE, Value.SHARE, Value.SOLVED):
        return lambda drawn: percent(drawn / 100)
    if value is Value.SECONDS:
        return lambda drawn: clock_time(60 * drawn)
    if value is Value.LEVEL:
        return lambda drawn: figure(round(drawn))
    return lambda drawn: figure(round(drawn)) if drawn == round(drawn) or drawn >= 10 else decimal(drawn, 1)


# strengths


def examples(strength: Strength, missed: bool) -> str:
    """Words of the kind; of racks of letters their number says more."""
    if strength.trait.kind is TraitKind.RACK:
        return counted(strength.cases, "{} roll", "{} rolls", figure(strength.cases))
    words = strength.missed_examples if missed else strength.found_examples
    return ", ".join(map(capitals, words))


def strengths_caption(strengths: Strengths) -> str:
    """What the shares of the rows refer to."""
    return tr("solved among your rolls") if strengths.racks else tr("found among those on your boards")


def strengths_note(strengths: Strengths) -> str:
    """Shown without rows: when there will be some."""
    return tr("A row appears here after {} cases.").format(CASES)


def share_text(strength: Strength) -> str:
    """A row for screen readers, after its name."""
    text = tr("{} of {} solved") if strength.trait.kind is TraitKind.RACK else tr("{} of {} found")
    return text.format(figure(strength.found), figure(strength.cases))


# cards


def card_name(card: Card) -> str:
    """What a card is about: a word, the letters of a roll, or a part of the game in which something was missed."""
    if not card.about:
        return capitals(card.miss.key)
    if len(card.entries) > 1:
        return card.about
    day = day_text(local_day(card.entries[0].when))
    return tr("{about}, game of {day}").format(about=card.about, day=day)
