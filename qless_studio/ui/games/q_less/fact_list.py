"""Rows of facts in the panel: a mark, a text, how common a word is, a remark; some can be pressed to see an example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.lexicon import Band
from qless_studio.engine.texts import say
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.shapes import paint_disc
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.list_row import RowButton
from qless_studio.ui.widgets.basic.themed import TRAILING, put_text, text_width, wrapped_lines
from qless_studio.ui.widgets.results.commonness import band_word, bars_width, paint_bars

HEIGHT, LINE = 32, 20
"""Heights of a row, and of each line of a remark that does not fit beside the text."""
ICONS = {"good": "check", "bad": "cross", "warn": "warn"}
"""The icon of each mark."""


@dataclass(frozen=True)
class Fact:
    """One row."""

    text: str
    remark: str = ""
    """Shown at the end of the row."""
    mark: str = ""
    """A key of `ICONS`, for the disc before the text; empty for none."""
    band: Band | None = None
    """How common the text is; None if it is not a word."""
    example: Solution | None = None
    """What pressing the row shows; None if it cannot be pressed."""
    tip: str = ""
    """The tool tip."""

    @property
    def spoken(self) -> str:
        """The row as a screen reader says it."""
        mark = {"good": say("valid"), "bad": say("invalid"), "warn": say("note")}.get(self.mark, "")
        common = band_word(self.band) if self.band is not None else ""
        return ", ".join(part for part in (self.text, mark, common, self.remark) if part)


class _FactRow(RowButton):
    highlight_gap = 1

    def __init__(self) -> None:
        self.fact = Fact("")
        self._lines = 0
        super().__init__()
        self.set_pressable(False)

    def show_fact(self, fact: Fact) -> None:
        if fact == self.fact:
            return
        self.fact = fact
        self.setText(fact.text)
        self.setAccessibleName(fact.spoken)
        self.setToolTip(fact.tip)
        self.set_pressable(fact.example is not None)
        self._fit()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # also for another text size
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        lines = len(self._below(self.width()))
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def _below(self, width: int) -> list[str]:
        """The lines of a remark that does not fit beside the text."""
        theme, fact, font = self.theme, self.fact, self.theme.font(12, 400)
        texts = text_width(theme.font(14, 500), fact.text) + text_width(font, fact.remark)
        before = theme.px(32) if fact.mark else 0
        around = before + theme.px((24 if fact.example is not None else 0) + 8)
        return wrapped_lines(font, fact.remark, width - before) if fact.remark and texts + around > width else []

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(HEIGHT + LINE * self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.sizeHint().height())

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme, fact, below = self.theme, self.fact, self._below(self.width())
        line = theme.px(HEIGHT) if below else rect.height()
        middle = line / 2
        x = 0.0
        if fact.mark:
            size = theme.px(20)
            disc = self.visual(QRectF(0, middle - size / 2, size, size))
            paint_disc(painter, theme, disc.center(), size, fact.mark, ICONS[fact.mark], f"{fact.mark}_bg")
            x = theme.px(32)
        end = rect.width() - (theme.px(24) if fact.example is not None else 0)
        remark_font, font = theme.font(12, 400), theme.font(14, 500)
        remark = text_width(remark_font, fact.remark)
        dim = theme.color("text_dim")
        for number, text in enumerate(below):
            place = QRectF(x, theme.px(HEIGHT - 6) + number * theme.px(LINE), rect.width() - x, theme.px(LINE))
            put_text(painter, self.visual(place), text, remark_font, dim, mirrored=self.mirrored)
        if not below:
            place = self.visual(QRectF(end - remark, 0, remark, line))
            put_text(painter, place, fact.remark, remark_font, dim, TRAILING, self.mirrored)
        remark = 0 if below else remark
        room = end - remark - theme.px(8) - x
        width = min(text_width(font, fact.text), room)
        put_text(painter, self.visual(QRectF(x, 0, width, line)), fact.text, font, theme.color("text"))
        if fact.band is not None:
            start = x + max(theme.px(80), width + theme.px(12))
            self._paint_band(painter, fact.band, start, end - remark - theme.px(8))
        if fact.example is not None:
            size = theme.px(16)
            eye = self.visual(QRectF(rect.width() - size, middle - size / 2, size, size))
            paint_icon(painter, "eye", eye, theme.color("text_dim"))

    def _paint_band(self, painter: QPainter, band: Band, x: float, end: float) -> None:
        theme = self.theme
        middle = theme.px(HEIGHT) / 2 if self._below(self.width()) else self.height() / 2
        if x + theme.px(24) > end:
            return
        bars = self.visual(QRectF(x, 0, bars_width(theme), 2 * middle))
        paint_bars(painter, theme, bars, band, self.mirrored)
        label = QRectF(x + theme.px(36), 0, end - x - theme.px(36), 2 * middle)
        if label.width() > theme.px(40):
            font, colour = theme.font(12, 400), theme.color("text_dim")
            put_text(painter, self.visual(label), band_word(band), font, colour, mirrored=self.mirrored)


class FactList(QWidget):
    """A title and rows below each other; hidden while there are no facts."""

    example_wanted = Signal(object)
    """The example of a row that was pressed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._rows: list[_FactRow] = []
        self.facts: tuple[Fact, ...] = ()
        self.setAccessibleName(name)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.title = Elided("", "section")
        self._column.addWidget(self.title)
        self.hide()

    def show_facts(self, facts: Sequence[Fact], title: str = "") -> None:
        """Show these facts under a title; an empty title is left out."""
        self.facts = tuple(facts)
        self.title.setText(title)
        self.title.setVisible(bool(title))
        while len(self._rows) < len(facts):
            row = _FactRow()
            row.clicked.connect(partial(self._on_clicked, row))
            self._rows.append(row)
            self._column.addWidget(row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(facts))
            if number < len(facts):
                row.show_fact(facts[number])
        self.setVisible(bool(facts))

    def row(self, number: int) -> QAbstractButton:
        """The row that shows a fact."""
        return self._rows[number]

    def _on_clicked(self, row: _FactRow, _: bool = False) -> None:
        if row.fact.example is not None:
            self.example_wanted.emit(row.fact.example)
