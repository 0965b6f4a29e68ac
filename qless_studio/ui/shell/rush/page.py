"""The page of a rush: the board of the exercise; clock, misses, the chart of the run and what is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.practice.rush import HIGHEST, LOWEST, Answered
from qless_studio.engine.texts import figure
from qless_studio.ui.shell.practice.page import AskingPage
from qless_studio.ui.shell.rush.commands import RushCommands
from qless_studio.ui.style import Theme
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.lengths import sized
from qless_studio.ui.style.texts import set_kind
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import FlowLayout, bare, filled, inset
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.scrolling import scroll_to
from qless_studio.ui.widgets.basic.themed import (
    CENTRE,
    LEADING,
    OVERHANG,
    TRAILING,
    SelfPainted,
    fill,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.charts.chart import Chart
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay
from qless_studio.ui.widgets.play.bar_line import ClockBar
from qless_studio.ui.widgets.results.definition_card import DefinitionCard
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

MARKS = (1_000, 1_400, 1_800)
CHART_DISC, RING, LABELS, CHART_PITCH = 14, 16, 44, 17
"""Sizes of a disc and of the ring of the current exercise, width of the labels, distance of two stems at the most."""


class RunChart(Chart):
    """What was answered, right or wrong, and the level of the current exercise."""

    def __init__(self, title: str) -> None:
        self._answered: tuple[Answered, ...] = ()
        self._names: tuple[str, ...] = ()
        self._now: float | None = None
        super().__init__(title)

    def show_run(self, answered: Sequence[Answered], names: Sequence[str], now: float | None) -> None:
        """`names` are the games of what was answered; `now` is the level of the current exercise."""
        self._answered, self._names, self._now = tuple(answered), tuple(names), now
        self.setAccessibleDescription(self._told(len(answered) - 1) if answered else "")
        self.update()

    def _told(self, place: int) -> str:
        each = self._answered[place]
        text = self.tr("{}, level {}, right") if each.right else self.tr("{}, level {}, wrong")
        return text.format(self._names[place], figure(round(each.rung.level)))

    def _pitch(self) -> float:
        room = self.width() - self.theme.px(LABELS + CHART_DISC)
        count = len(self._answered) + (self._now is not None)
        return min(self.theme.px(CHART_PITCH), room / max(1, count))

    def stops(self) -> list[float]:
        return [self._x(place) for place in range(len(self._answered))]

    def readout(self) -> str:
        if self._pointer is None or not self._answered:
            return self.caption
        at = self.visual(QRectF(self._pointer.x(), 0, 0, 0)).x()
        return self._told(min(range(len(self._answered)), key=lambda place: abs(self._x(place) - at)))

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        rows = [
            (name, round(each.rung.level), int(each.right))
            for name, each in zip(self._names, self._answered, strict=True)
        ]
        return ("game", "level", "right"), rows

    def _x(self, place: int) -> float:
        return self.theme.px(LABELS + CHART_DISC / 2) + place * self._pitch()

    def _y(self, body: QRectF, level: float) -> float:
        top, bottom = body.top() + self.theme.px(20), body.bottom() - self.theme.px(CHART_DISC)
        return float(bottom - (level - LOWEST) / (HIGHEST - LOWEST) * (bottom - top))

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        for mark in MARKS:
            y = round(self._y(rect, mark))
            fill(
                painter,
                self.visual(QRectF(theme.px(LABELS), y, self.width() - theme.px(LABELS), 1)),
                theme.color("line"),
            )
            label = self.visual(QRectF(0, y - theme.px(8), theme.px(LABELS - 8), theme.px(16)))
            put_text(painter, label, figure(mark), theme.font(12, 400, tabular=True), theme.color("text_dim"), TRAILING)
        size = min(theme.px(CHART_DISC), self._pitch() - 0.6)
        for place, each in enumerate(self._answered):
            self._paint_one(painter, theme, rect, place, each, size)
        if self._now is not None:
            self._paint_now(painter, theme, rect)

    def _stem(self, painter: QPainter, theme: Theme, rect: QRectF, x: float, y: float, role: str) -> None:
        base = rect.bottom() - theme.px(CHART_DISC)
        fill(painter, self.visual(QRectF(x - 1, y, 2, base - y)), theme.color(role))

    def _paint_one(
        self, painter: QPainter, theme: Theme, rect: QRectF, place: int, each: Answered, size: float
    ) -> None:
        x, y = self._x(place), self._y(rect, each.rung.level)
        self._stem(painter, theme, rect, x, y, "edge")
        disc = self.visual(QRectF(x - size / 2, y - size / 2, size, size))
        painter.setPen(QPen(theme.color("panel"), 1))
        painter.setBrush(theme.color("good" if each.right else "bad"))
        painter.drawEllipse(disc)
        paint_icon(painter, "check" if each.right else "cross", disc.adjusted(2, 2, -2, -2), theme.color("panel"), 2.4)

    def _paint_now(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        assert self._now is not None
        x, y, size = self._x(len(self._answered)), self._y(rect, self._now), theme.px(RING)
        self._stem(painter, theme, rect, x, y, "accent_text")
        ring = self.visual(QRectF(x - size / 2, y - size / 2, size, size))
        painter.setPen(QPen(theme.color("accent_text"), 2))
        painter.setBrush(theme.color("panel"))
        painter.drawEllipse(ring)
        width = theme.px(64)
        at = QPointF(min(max(0.0, x - width / 2), self.width() - width), y - size / 2 - theme.px(18))
        label = self.visual(QRectF(at.x(), at.y(), width, theme.px(16)))
        put_text(painter, label, figure(round(self._now)), theme.font(12, 700), theme.color("accent_text"), CENTRE)


DISC, PITCH, CHART = 16, 22, 148


@dataclass(frozen=True)
class Row:
    """An exercise that is over."""

    game: str
    """Title of the game."""
    question: str
    answered: Answered
    number: int
    """Number of the exercise in the rush."""


class Misses(SelfPainted, QLabel):
    """A disc for each miss that ends the rush, those used with a cross; a QLabel, so that screen readers read it."""

    def __init__(self) -> None:
        super().__init__()
        self._used = self._all = 0
        self._named = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_misses(self, used: int, all_: int) -> None:
        self._used, self._all = used, all_
        text = self.tr("{} of {} misses").format(used, all_)
        if text != self.text():
            self.setText(text)
        self.updateGeometry()
        self.update()

    def set_named(self, named: bool) -> None:
        """Whether the word stands before the discs."""
        self._named = named
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self.theme.px
        name = text_width(self.theme.font(14, 400), self.tr("misses")) if self._named else 0
        return QSize(name + px(12) + self._all * px(PITCH), px(24))

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        name = self.visual(QRectF(0, 0, self.width(), self.height()))
        said = self.tr("misses") if self._named else ""
        put_text(painter, name, said, theme.font(14, 400), theme.color("text_dim"), LEADING, self.mirrored)
        size, top = px(DISC), (self.height() - px(DISC)) / 2
        for number in range(self._all):
            x = self.width() - (self._all - number) * px(PITCH) + px(PITCH - DISC) / 2
            disc = self.visual(QRectF(x, top, size, size))
            used = number < self._used
            painter.setPen(QPen(theme.color("bad" if used else "control_edge"), 1.5))
            painter.setBrush(theme.color("bad" if used else "panel"))
            painter.drawEllipse(disc)
            if used:
                paint_icon(painter, "cross", disc.adjusted(3, 3, -3, -3), theme.color("panel"), 2.4)


class RushBar(QWidget):
    """The clock and the misses; in a narrow panel the discs alone."""

    def __init__(self, clock: ClockBar, misses: Misses) -> None:
        super().__init__()
        self._clock, self._misses = clock, misses
        filled(bare(QHBoxLayout(self)), (clock, 1), misses)

    def set_compact(self, compact: bool) -> None:
        """The panel is under the board."""
        self._clock.set_compact(compact)
        self._misses.set_named(not compact)


class AnsweredTable(ResultTable):
    """Exercises that are over."""

    def __init__(self, name: str) -> None:
        columns = [
            Column("game", self.tr("Game"), lambda row: row.game, width=112,
                   icon=lambda row: "check" if row.answered.right else "cross",
                   role=lambda row: "good" if row.answered.right else "bad",
                   spoken=lambda row: f"{row.game}, {self.tr('right') if row.answered.right else self.tr('wrong')}"),
            Column("question", self.tr("Exercise"), lambda row: row.question),
            Column("level", self.tr("Level"), lambda row: round(row.answered.rung.level), kind=Kind.NUMBER, width=64),
        ]  # fmt: skip
        model = ResultModel(columns)
        super().__init__(model, name)

    def show_rows(self, rows: Sequence[Row]) -> None:
        self.model().show(rows)


class RushResult(QWidget):
    """How a rush ended."""

    again_wanted = Signal()
    """The failed exercises again."""
    new_wanted = Signal()
    share_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        tr = self.tr
        self.reason = SectionHeader("")
        self.score = ScoreDisplay()
        self.record = text_label("", "strong", wrap=True)
        self.again = Button(tr("Try the failed ones again"), "redo", primary=True, act=self.again_wanted)
        self.new = Button(tr("New game"), "bolt", act=self.new_wanted)
        self.share = Button(tr("Share"), "share", act=self.share_wanted)
        column = bare(QVBoxLayout(self))
        row = QWidget()
        buttons = FlowLayout(row, spacing=lambda: 8)
        filled(column, self.reason, self.score, self.record, self.again, row)
        filled(buttons, self.new, self.share)

    def first(self) -> Button:
        """The button that gets the focus."""
        return self.again if self.again.isVisibleTo(self) else self.new


class RushPage(AskingPage):
    """An exercise of a rush, or its result with what went wrong."""

    help_page = "practice"

    def __init__(self, commands: RushCommands) -> None:
        super().__init__(commands.undo, commands.redo, commands.skip)
        tr = self.tr
        self.heading = text_label("", "figure", wrap=True)
        self.about = text_label("", "note")
        self.told = text_label("", "strong", wrap=True)
        self.stop = ActionButton(commands.stop, tr("Stop"))
        self.clock, self.misses = ClockBar(), Misses()
        self.score, self.result = ScoreDisplay(), RushResult()
        self.chart = sized(RunChart(tr("The run so far")), height=CHART)
        self.list_header = SectionHeader(tr("Last exercises"), tr("newest first"))
        self.table = AnsweredTable(tr("Exercises"))
        self.card = DefinitionCard(wrap=True)
        self._bar = RushBar(self.clock, self.misses)
        listed = QWidget()
        below = bare(QVBoxLayout(listed))
        above = self.choices_home = inset(QVBoxLayout(), None, OVERHANG, 0, OVERHANG, 0)
        filled(above, self.choices, self.list_header)
        filled(below, above, (self.table, 1))
        self.lead_controls(self.heading)
        self.put("controls_left", self.about, self.history)
        self.put("controls_right", self.skip, self.stop)
        self.put_clock(self._bar)
        self.put("figures", self.score, self.told, self.result)
        self.put("chart", self.chart)
        self.put("list", listed)
        self.put("foot", self.card)

    def _arrange(self) -> None:
        """The question leads the controls; above a board that takes the whole width it leaves the row to them."""
        super()._arrange()
        above_board = self.narrow and self._across
        set_kind(self.heading, "strong" if above_board else "figure")
        if above_board:
            self.release_leader(self.heading)
            self._slots["board"].add_first(self.heading)
        else:
            self.lead_controls(self.heading)
        self.heading.show()
        self._slots["foot"].set_yielding(self._one_view and self._across)  # the board needs the room more

    def focus_board(self) -> None:
        super().focus_board()
        QTimer.singleShot(0, self.heading, lambda: scroll_to(self.heading))  # once the focus has scrolled to the board

    def focus_result(self) -> None:
        """Give the keyboard to the first button of the result, in view."""
        if self.isVisible():
            self.result.first().setFocus()
            QTimer.singleShot(0, self.result, lambda: scroll_to(self.result))

    def show_heading(self, question: str, game: str, level: float) -> None:
        """What is asked."""
        self.heading.setText(question)
        self.about.setText(self.tr("{}, level {}").format(game, figure(round(level))))
        announce(self.heading, f"{question}. {self.about.text()}")

    def tell(self, text: str, role: str) -> None:
        """How an answer was; "" for nothing."""
        set_kind(self.told, f"strong_{role}")
        show_text(self.told, text)
        if text:
            announce(self.told, text)

    def show_stage(self, over: bool) -> None:
        """A rush is running, or over."""
        for part in (self._bar, self.score, self.skip, self.stop):
            part.setVisible(not over)
        self.result.setVisible(over)
        self.chart.title = self.tr("The run") if over else self.tr("The run so far")
        self.list_header.title.setText(self.tr("What went wrong") if over else self.tr("Last exercises"))
        self.list_header.set_caption(self.tr("hardest first") if over else self.tr("newest first"))
        if over:
            self.tell("", "text_dim")
            self.choices.hide()
            self.history.hide()
        self.keep_in_view(not over)
        self.follow_stage()
