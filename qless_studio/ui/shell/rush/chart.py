"""The run of a rush: a stem for each exercise, as high as its level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from qless_studio.engine.practice.rush import HIGHEST, LOWEST, Answered
from qless_studio.engine.texts import figure
from qless_studio.ui.style import Theme
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.themed import CENTRE, TRAILING, fill, put_text
from qless_studio.ui.widgets.charts.chart import Chart

MARKS = (1_000, 1_400, 1_800)
DISC, RING, LABELS, PITCH = 14, 16, 44, 17
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
        room = self.width() - self.theme.px(LABELS + DISC)
        count = len(self._answered) + (self._now is not None)
        return min(self.theme.px(PITCH), room / max(1, count))

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
        return self.theme.px(LABELS + DISC / 2) + place * self._pitch()

    def _y(self, body: QRectF, level: float) -> float:
        top, bottom = body.top() + self.theme.px(20), body.bottom() - self.theme.px(DISC)
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
        size = min(theme.px(DISC), self._pitch() - 0.6)
        for place, each in enumerate(self._answered):
            self._paint_one(painter, theme, rect, place, each, size)
        if self._now is not None:
            self._paint_now(painter, theme, rect)

    def _stem(self, painter: QPainter, theme: Theme, rect: QRectF, x: float, y: float, role: str) -> None:
        base = rect.bottom() - theme.px(DISC)
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
