"""The verdict bar, which says what is known about the puzzle and no more, and the progress of a long search."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.ui.style import reduces_motion
from qless_studio.ui.style.shapes import paint_disc
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import (
    CONTROL,
    TRAILING,
    SelfPainted,
    by_width,
    plate,
    put_text,
    text_width,
    wrapped_lines,
)

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


ICONS = {
    VerdictKind.NEUTRAL: "info",
    VerdictKind.GOOD: "check",
    VerdictKind.WARN: "warn",
    VerdictKind.BAD: "cross",
}


class VerdictBar(SelfPainted, QLabel):
    """A tinted bar with an icon, a sentence, and a time or size at its end. See docs/decisions/039."""

    room, least = (384, 40), (160, 40)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = VerdictKind.NEUTRAL
        self.detail = ""
        self._covered = False
        """The time or size at the end."""
        self._angle = 0
        self._turning = QTimer(self, interval=TURN)
        self._turning.timeout.connect(self._on_turn)
        self._announcing = QTimer(self, singleShot=True, interval=ANNOUNCE_DELAY)
        self._announcing.timeout.connect(self._announce)
        self.setTextFormat(Qt.TextFormat.PlainText)
        by_width(self)

    def show_verdict(self, state: VerdictKind, text: str, detail: str = "") -> None:
        """Show `text`, with a time or size as `detail`. A result is announced once it has not changed for a while."""
        new = (state, text) != (self.state, self.text())
        self.state, self.detail = state, detail
        self.setText(text)
        self._turn_if_needed()
        self.updateGeometry()
        self.update()
        if new and state in (VerdictKind.GOOD, VerdictKind.WARN, VerdictKind.BAD):
            self._announcing.start()
        elif new:
            self._announcing.stop()

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
        colour = theme.color("text_dim" if quiet else self.state.value)
        fill = theme.color("hover" if quiet else f"{self.state.value}_bg")
        plate(painter, rect, theme.px(8), fill, colour if theme.high_contrast else None)
        disc = self.visual(QRectF(theme.px(10), theme.px(10), theme.px(20), theme.px(20)))
        if self.state is VerdictKind.RUNNING:
            self._paint_arc(painter, disc)
        else:
            role, ink = ("text_dim", "hover") if quiet else (self.state.value, f"{self.state.value}_bg")
            paint_disc(painter, theme, disc.center(), disc.width(), role, ICONS[self.state], ink)
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

    stop_clicked = Signal()
    """The user wants to stop the search."""

    def __init__(self, parent: QWidget | None = None, about: str = "") -> None:
        """`about` says over the bar what takes so long."""
        super().__init__(parent)
        self._about = text_label(about, "note") if about else None
        self._line = _ProgressLine()
        self.stop = self._make_stop()
        self.stop.clicked.connect(self.stop_clicked)
        self._lay_out()
        self._delay = QTimer(self, singleShot=True, interval=PROGRESS_DELAY)
        self._delay.timeout.connect(self.show)
        self.hide()

    def _make_stop(self) -> Button:
        return Button(self.tr("Stop"), "stop")

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

    def __init__(self, bar: VerdictBar) -> None:
        self._bar = bar
        super().__init__()

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self._bar.set_covered(visible)

    def _make_stop(self) -> Button:
        return IconButton("stop", self.tr("Stop"))

    def _lay_out(self) -> None:
        layers = QGridLayout(self)  # a stretch between the two would make the bar grow
        layers.setContentsMargins(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, 0)
        layers.addWidget(self.stop, 0, 0, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignTop)
        layers.addWidget(self._line, 0, 0, Qt.AlignmentFlag.AlignBottom)


class VerdictArea(QWidget):
    """The verdict, with the progress of a long search in it, so that nothing moves when it comes and goes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = VerdictBar()
        self.progress = _ProgressInBar(self.bar)
        layers = bare(QGridLayout(self))
        layers.addWidget(self.bar, 0, 0)
        layers.addWidget(self.progress, 0, 0)
