"""The verdict bar, which says what is known about the puzzle and no more, and the big number of a page."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.style import Theme, reduces_motion
from qless_studio.ui.style.fonts import draw
from qless_studio.ui.style.in_force import SLIDE
from qless_studio.ui.style.shapes import paint_disc
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.basic.themed import (
    CONTROL,
    LEADING,
    TRAILING,
    SelfPainted,
    by_width,
    plate,
    put_text,
    text_width,
    wrapped_lines,
)
from qless_studio.ui.work.signals import Act, timer

TURN = 40
"""Milliseconds between two frames of the rotating arc."""
BAR_MARGIN = 4
"""Distance of the Stop button from the edge of the bar, whatever the text size."""
LINE = 20
"""Height added for each further line of text."""
ANNOUNCE_DELAY = 400
"""Milliseconds that a result must last before it is announced, so that typing does not announce one per letter."""
PROGRESS_DELAY = 500
"""Milliseconds that a search must last before a progress line and a Stop button appear."""


class VerdictKind(enum.Enum):
    """The kind of a verdict; the value is the theme's colour role for it, if it has one."""

    NEUTRAL = "neutral"
    RUNNING = "running"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"

    @property
    def colour(self) -> str:
        """The colour role of text and signs."""
        return "text_dim" if self in (VerdictKind.NEUTRAL, VerdictKind.RUNNING) else str(self.value)


ICONS = {
    VerdictKind.NEUTRAL: "info",
    VerdictKind.GOOD: "check",
    VerdictKind.WARN: "warn",
    VerdictKind.BAD: "cross",
}


class VerdictBar(SelfPainted, QLabel):
    """A tinted bar with an icon, a sentence, and a time or size at its end. See docs/decisions/039."""

    changed = Signal()
    """Kind or text are different."""
    room, least = (384, 40), (160, 40)

    def __init__(self) -> None:
        super().__init__()
        self.state = VerdictKind.NEUTRAL
        self.detail = ""
        self._covered = False
        """The time or size at the end."""
        self._angle = 0
        self._turning = timer(self, TURN, self._on_turn, repeats=True)
        self._announcing = timer(self, ANNOUNCE_DELAY, self._announce)
        self.setTextFormat(Qt.TextFormat.PlainText)
        by_width(self)

    def show_verdict(self, state: VerdictKind, text: str, detail: str = "") -> None:
        """Show `text`, with a time or size as `detail`. A result is announced once it has not changed for a while."""
        new = (state, text) != (self.state, self.text())
        if not new and detail == self.detail:
            return
        self.state, self.detail = state, detail
        self.setText(text)
        self._turn_if_needed()
        self.updateGeometry()
        self.update()
        if new and state in (VerdictKind.GOOD, VerdictKind.WARN, VerdictKind.BAD):
            self._announcing.start()
        elif new:
            self._announcing.stop()
        if new:
            self.changed.emit()

    def set_covered(self, covered: bool) -> None:
        """Whether a button is where the detail stands."""
        self._covered = covered
        self.update()

    def _announce(self) -> None:
        announce(self, self.text())

    def _turn_if_needed(self) -> None:
        if self.state is VerdictKind.RUNNING and self.isVisible() and not reduces_motion():
            self._turning.start()
        else:
            self._turning.stop()

    def _on_turn(self) -> None:
        self._angle = (self._angle + 14) % 360
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn_if_needed()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._turning.stop()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.theme.px(40 + LINE * (len(self._lines(width)) - 1))

    def _lines(self, width: int) -> list[str]:
        """The text broken into lines that fit a bar of this width."""
        return wrapped_lines(self.theme.font(14, 600), self.text(), self._text_rect(width).width())

    def _text_rect(self, width: int) -> QRectF:
        """The rectangle of the first line of text in a bar of this width."""
        theme = self.theme
        start, end = theme.px(40), theme.px(CONTROL) + BAR_MARGIN  # room for Stop, so that no line breaks because of it
        if self.detail:
            end = max(end, theme.px(12) + text_width(theme.font(14, 400, tabular=True), self.detail))
        end += theme.px(8)
        return QRectF(start, 0, max(0, width - start - end), theme.px(40))

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        quiet = self.state in (VerdictKind.NEUTRAL, VerdictKind.RUNNING)
        role, ground = self.state.colour, "hover" if quiet else f"{self.state.value}_bg"
        colour = theme.color(role)
        plate(painter, rect, theme.px(8), theme.color(ground), colour if theme.high_contrast else None)
        disc = self.visual(QRectF(theme.px(10), theme.px(10), theme.px(20), theme.px(20)))
        if self.state is VerdictKind.RUNNING:
            self._paint_arc(painter, disc)
        else:
            paint_disc(painter, theme, disc.center(), disc.width(), role, ICONS[self.state], ground)
        place = self.visual(self._text_rect(self.width()))
        for line in self._lines(self.width()):
            put_text(painter, place, line, theme.font(14, 600), colour, mirrored=self.mirrored)
            place.translate(0, theme.px(LINE))
        if self.detail and not self._covered:
            end = self.visual(QRectF(0, 0, rect.width() - theme.px(12), theme.px(40)))
            font = theme.font(14, 400, tabular=True)
            put_text(painter, end, self.detail, font, colour, TRAILING, self.mirrored)

    def _paint_arc(self, painter: QPainter, disc: QRectF) -> None:
        theme = self.theme
        width = disc.width() * 0.12
        painter.setPen(QPen(theme.color("accent_text"), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(disc.adjusted(width, width, -width, -width), round(-self._angle * 16), 250 * 16)


class _ProgressLine(SelfPainted, QWidget):
    """A slim progress bar; grey while the fraction is unknown."""

    room = (60, 4)

    def __init__(self) -> None:
        super().__init__()
        self.fraction: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paint_widget(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        plate(painter, rect, rect.height() / 2, self.theme.color("edge"))
        if self.fraction is not None:
            done = self.visual(QRectF(0, 0, rect.width() * min(1.0, max(0.0, self.fraction)), rect.height()))
            plate(painter, done, rect.height() / 2, self.theme.color("accent"))


class SearchProgress(QWidget):
    """A progress bar and a Stop button, shown once a search has lasted half a second."""

    def __init__(self, stop: Act, about: str = "") -> None:
        """`stop` stops the search; `about` says over the bar what takes so long."""
        super().__init__()
        self._about = text_label(about, "note") if about else None
        self._line = _ProgressLine()
        self.stop = self._make_stop(stop)
        self._lay_out()
        self._delay = timer(self, PROGRESS_DELAY, self.show)
        self.hide()

    def _make_stop(self, stop: Act) -> Button:
        return Button(self.tr("Stop"), "stop", act=stop)

    def _lay_out(self) -> None:
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        if self._about is not None:
            column.addWidget(self._about)
        row.setSpacing(12)
        filled(row, (self._line, 1), self.stop)
        column.addLayout(row)

    def start(self) -> None:
        """A search started; show the progress after a delay, unless it is visible already."""
        self.set_fraction(None)
        if self.isHidden():
            self._delay.start()

    def set_fraction(self, fraction: float | None) -> None:
        """Set the progress, 0 to 1; None if it is unknown."""
        self._line.fraction = fraction
        self._line.setAccessibleName(
            "" if fraction is None else self.tr("{} per cent searched").format(round(fraction * 100))
        )
        self._line.update()

    def finish(self) -> None:
        """The search ended; hide the progress."""
        self._delay.stop()
        self.hide()


class _ProgressInBar(SearchProgress):
    """Progress over a verdict bar, which keeps room for it: a square Stop button at its end, the line at its foot."""

    def __init__(self, bar: VerdictBar, stop: Act) -> None:
        self._bar = bar
        super().__init__(stop)

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self._bar.set_covered(visible)

    def _make_stop(self, stop: Act) -> Button:
        return IconButton("stop", self.tr("Stop"), act=stop)

    def _lay_out(self) -> None:
        layers = QGridLayout(self)  # a stretch between the two would make the bar grow
        layers.setContentsMargins(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, 0)
        layers.addWidget(self.stop, 0, 0, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignTop)
        layers.addWidget(self._line, 0, 0, Qt.AlignmentFlag.AlignBottom)


class VerdictArea(QWidget):
    """The verdict, with the progress of a long search in it, so that nothing moves when it comes and goes."""

    def __init__(self, stop: Act) -> None:
        """`stop` stops the search."""
        super().__init__()
        self.bar = VerdictBar()
        self.progress = _ProgressInBar(self.bar, stop)
        layers = bare(QGridLayout(self))
        layers.addWidget(self.bar, 0, 0)
        layers.addWidget(self.progress, 0, 0)


# The big number of a page with its unit, and small numbers beside it.

UNIT_GAP, COLUMN_GAP = 10, 18
UNIT, SMALL = 20, 48
"""Additional height if the unit, or the small numbers, go below the big one."""


@lru_cache(maxsize=16)  # a layout asks for heights thirty times after each edit
def _column_widths(theme: Theme, small: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    figures, labels = theme.font(18, 600, tabular=True), theme.font(12, 400)
    return tuple(max(text_width(figures, number), text_width(labels, label)) for number, label in small)


@lru_cache(maxsize=16)
def _big_width(theme: Theme, text: str, unit: str) -> int:
    beside = theme.px(UNIT_GAP) + text_width(theme.font(14, 500), unit) if unit else 0
    return text_width(theme.font(44, 700), text) + beside


class ScoreDisplay(SelfPainted, QLabel):
    """A big number with a unit, and small numbers with labels; a QLabel, so that screen readers read it."""

    least = (160, 48)

    def __init__(self) -> None:
        super().__init__()
        self._big: int | str = ""
        self._unit = ""
        self._small: tuple[tuple[str, str], ...] = ()
        self._leaves_out = False
        self.shown = ""
        """The text of the big number at this moment, while it counts up too."""
        self._count = QVariantAnimation(self, duration=SLIDE, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic))
        self._count.valueChanged.connect(self._on_counted)
        by_width(self)

    def show_figures(
        self, big: int | str, unit: str = "", small: Iterable[tuple[str, str]] = (), live: bool = False
    ) -> None:
        """`small` are (number, label) pairs. While a search is `live`, a number counts up from the previous one."""
        before = self._big
        self._big, self._unit, self._small = big, unit, tuple(small)
        self._count.stop()
        if live and isinstance(big, int) and isinstance(before, int) and before < big and not reduces_motion():
            self._count.setStartValue(before)
            self._count.setEndValue(big)
            self._count.start()
        else:
            self.shown = self._text()
        spoken = [f"{self._text()} {unit}".strip(), *(f"{number} {label}" for number, label in self._small)]
        self.setText(", ".join(part for part in spoken if part))
        self.updateGeometry()
        self.update()

    def leave_out(self, leaves_out: bool) -> None:
        """Whether small numbers that do not fit beside the big one are left out, and do not go below it."""
        self._leaves_out = leaves_out
        self.updateGeometry()

    def _text(self) -> str:
        return figure(self._big) if isinstance(self._big, int) else self._big

    def _on_counted(self, value: int) -> None:
        self.shown = figure(value)
        self.update()

    def sizeHint(self) -> QSize:
        width = self._big_width() + self._small_width()
        return QSize(width, self.heightForWidth(width))  # not for the current width: a layout would not ask again

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        small = SMALL if self._small_below(width) and not self._leaves_out else 0
        height = 48 + (UNIT if self._unit_below(width) else 0) + small
        return self.theme.px(height)

    def _column_widths(self) -> tuple[int, ...]:
        return _column_widths(self.theme, self._small)

    def _small_width(self) -> int:
        return sum(width + self.theme.px(COLUMN_GAP) for width in self._column_widths())

    def _big_width(self) -> int:
        return _big_width(self.theme, self._text(), self._unit)

    def _unit_below(self, width: int) -> bool:
        """Whether the unit does not fit beside the big number."""
        return bool(self._unit) and self._big_width() > width

    def _small_below(self, width: int) -> bool:
        """Whether the small numbers do not fit beside the big one."""
        return bool(self._small) and self._big_width() + self._small_width() > width

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        font = theme.font(44, 700)
        metrics = QFontMetricsF(font)
        base = round(theme.px(24) + metrics.capHeight() / 2)
        width = metrics.horizontalAdvance(self.shown)
        bearing = metrics.leftBearing(self.shown[0]) if self.shown else 0
        at = QPointF(self.width() - width if self.mirrored else -bearing, base)
        draw(painter, at, self.shown, font, theme.color("text"))
        self._paint_unit(painter, width - bearing, base)
        self._paint_small(painter)

    def _paint_unit(self, painter: QPainter, width: float, base: float) -> None:
        theme = self.theme
        font = theme.font(14, 500)
        half = QFontMetricsF(font).capHeight() / 2
        if self._unit_below(self.width()):
            place = QRectF(0, theme.px(48), self.width(), theme.px(20))
        else:
            x = width + theme.px(UNIT_GAP)
            place = QRectF(x, base - half - theme.px(10), text_width(font, self._unit) + 1, theme.px(20))
        put_text(painter, self.visual(place), self._unit, font, theme.color("text_dim"), mirrored=self.mirrored)

    def _paint_small(self, painter: QPainter) -> None:
        theme, widths, gap = self.theme, self._column_widths(), self.theme.px(COLUMN_GAP)
        below = self._small_below(self.width())
        if below and self._leaves_out:
            return
        top = self.heightForWidth(self.width()) - theme.px(SMALL - 4) if below else theme.px(4)
        x = 0 if below else self.width() - sum(widths) - gap * max(0, len(widths) - 1)
        side = LEADING if below else TRAILING
        large, small = theme.font(18, 600, tabular=True), theme.font(12, 400)
        for (number, label), width in zip(self._small, widths, strict=True):
            upper = self.visual(QRectF(x, top, width, theme.px(22)))
            lower = self.visual(QRectF(x, top + theme.px(21), width, theme.px(16)))
            put_text(painter, upper, number, large, theme.color("text"), side, self.mirrored)
            put_text(painter, lower, label, small, theme.color("text_dim"), side, self.mirrored)
            x += width + gap
