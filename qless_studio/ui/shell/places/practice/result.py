"""How a practice went: its figures, what went wrong, and what one may do next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, filled
from qless_studio.ui.widgets.basic.themed import LEADING, SelfPainted, put_text, text_width
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.work.signals import Act

DISC, PITCH = 16, 22
"""Diameter of the disc of a miss, and distance of two."""


@dataclass(frozen=True)
class Row:
    """A question that is over."""

    game: str
    """Title of the game."""
    question: str
    right: bool
    level: int | None
    """Level of the exercise; None where questions have none."""
    asked: Any
    """What was asked: an `Attempt` or a `Rung`."""


class Misses(SelfPainted, QLabel):
    """A disc for each miss that ends the rush, those used with a cross; a QLabel, so that screen readers read it."""

    def __init__(self) -> None:
        super().__init__()
        self._used = self._all = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_misses(self, used: int, all_: int) -> None:
        self._used, self._all = used, all_
        text = self.tr("{} of {} misses").format(used, all_)
        if text != self.text():
            self.setText(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self.theme.px
        name = text_width(self.theme.font(14, 400), self.tr("misses"))
        return QSize(name + px(12) + self._all * px(PITCH), px(24))

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        name = self.visual(QRectF(0, 0, self.width(), self.height()))
        said = self.tr("misses")
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


class AnsweredTable(ResultTable):
    """Questions that are over."""

    def __init__(self, name: str) -> None:
        columns = [
            Column("game", self.tr("Game"), lambda row: row.game, width=112,
                   icon=lambda row: "check" if row.right else "cross",
                   role=lambda row: "good" if row.right else "bad",
                   spoken=lambda row: f"{row.game}, {self.tr('right') if row.right else self.tr('wrong')}"),
            Column("question", self.tr("Exercise"), lambda row: row.question),
            Column("level", self.tr("Level"), lambda row: row.level or 0,
                   lambda row: "" if row.level is None else figure(row.level), kind=Kind.NUMBER, width=64),
        ]  # fmt: skip
        super().__init__(ResultModel(columns), name)

    def show_rows(self, rows: Sequence[Row]) -> None:
        self.model().show(rows)


class Result(QWidget):
    """Says why a practice ended, its figures, a sentence; and has buttons for what comes next."""

    def __init__(self) -> None:
        super().__init__()
        self.reason, self.score = SectionHeader(""), ScoreDisplay()
        self.record, self.note = text_label("", "strong", wrap=True), text_label("", "caption", wrap=True)
        self.buttons: list[Button] = []
        row = QWidget()
        self._row = FlowLayout(row, spacing=lambda: 8)
        filled(spaced(QVBoxLayout(self), 8), self.reason, self.score, self.record, self.note, row)

    def show_figures(
        self, reason: str, caption: str, big: int, unit: str, small: Iterable[tuple[str, str]] = (), record: str = "",
        note: str = "",
    ) -> None:  # fmt: skip
        """`small` are (number, label) pairs."""
        self.reason.title.setText(reason)
        self.reason.set_caption(caption)
        self.score.show_figures(big, unit, small)
        show_text(self.record, record)
        show_text(self.note, note)

    def offer(self, *actions: tuple[str, str, Act]) -> None:
        """Have a button for each (text, icon, act); the first is the primary one."""
        for old in self.buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = [
            Button(text, icon, primary=not place, act=act) for place, (text, icon, act) in enumerate(actions)
        ]
        filled(self._row, *self.buttons)

    @property
    def first(self) -> Button:
        """The button that gets the focus."""
        return self.buttons[0]
