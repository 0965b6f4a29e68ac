"""A bar with an icon, a line of text and a note, over more lines where one is too short; the clock of a game."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QLabel, QSizePolicy

from qless_studio.engine.texts import clock_time
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.themed import (
    CONTROL,
    TRAILING,
    SelfPainted,
    by_width,
    fill,
    plate,
    put_text,
    text_width,
    wrapped_lines,
)

HEIGHT, COMPACT_HEIGHT, LINE = 40, CONTROL, 20
"""Height of the bar with one line, where it is compact, and of each further line."""
START, END, GAP = 40, 12, 8
ICON, ICON_AT = 20, 10


class BarLine(SelfPainted, QLabel):
    """The base of such bars; a QLabel, so that screen readers read it. A subclass paints the background."""

    def __init__(self) -> None:
        super().__init__()
        self.compact = False
        """Whether the bar has nothing but the icon and the text, as wide as they are."""
        self.icon_name = "info"
        self._main = self._after = self._note = ""
        self._main_font, self._main_role = (14, 600, False), "text"
        self.setTextFormat(Qt.TextFormat.PlainText)
        by_width(self)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what the text stands on."""
        raise NotImplementedError

    def _set_line(
        self,
        icon: str,
        main: str,
        note: str,
        after: str = "",
        font: tuple[int, int, bool] = (14, 600, False),
        role: str = "text",
    ) -> None:
        """`after` follows `main` in dim text; `font` is size, weight and whether figures are tabular."""
        self.icon_name, self._main, self._note, self._after = icon, main, note, after
        self._main_font, self._main_role = font, role
        spoken = ", ".join(filter(None, (f"{main} {after}".strip(), note)))
        if spoken != self.text():
            self.setText(spoken)
            self.updateGeometry()
        self.update()

    # size

    def sizeHint(self) -> QSize:
        px = self.theme.px
        if not self.compact:
            return QSize(px(160), self._height)
        return QSize(px(START) + text_width(self._fonts()[0], self._main) + px(END), self._height)

    @property
    def _height(self) -> int:
        """Height of a bar with one line."""
        return self.theme.px(COMPACT_HEIGHT if self.compact else HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self.compact:
            return self._height
        lines, notes = self._lines(width), self._notes_below(width)
        return self.theme.px(HEIGHT + LINE * (len(lines) - 1 + len(notes)))

    def _room(self, width: int) -> int:
        return max(0, width - self.theme.px(START) - self.theme.px(END))

    def _fonts(self) -> tuple[QFont, QFont]:
        size, weight, tabular = self._main_font
        return self.theme.font(size, weight, tabular), self.theme.font(14, 400, tabular=True)

    def _main_width(self) -> int:
        strong, dim = self._fonts()
        after = self.theme.px(GAP) + text_width(dim, self._after) if self._after else 0
        return text_width(strong, self._main) + after

    def _fits(self, width: int) -> bool:
        """Whether everything stands on one line."""
        note = self.theme.px(GAP) + text_width(self._fonts()[1], self._note) if self._note else 0
        return self._main_width() + note <= self._room(width)

    def _lines(self, width: int) -> list[str]:
        if self._fits(width) or self._after:
            return [self._main]
        return wrapped_lines(self._fonts()[0], self._main, self._room(width))

    def _notes_below(self, width: int) -> list[str]:
        """The lines of a note that does not fit beside the text."""
        if not self._note or self._fits(width):
            return []
        return wrapped_lines(self._fonts()[1], self._note, self._room(width))

    # painting

    def paint_widget(self, painter: QPainter) -> None:
        self.paint_background(painter, QRectF(self.rect()))
        theme, px = self.theme, self.theme.px
        place = QRectF(px(ICON_AT), (self._height - px(ICON)) / 2, px(ICON), px(ICON))
        paint_icon(painter, self.icon_name, self.visual(place), theme.color("text_dim"))
        line = QRectF(px(START), 0, self._room(self.width()), self._height)
        strong, dim = self._fonts()
        for text in [self._main] if self.compact else self._lines(self.width()):
            put_text(painter, self.visual(line), text, strong, theme.color(self._main_role), mirrored=self.mirrored)
            line.translate(0, px(LINE))
        if self._after and not self.compact:
            start = line.x() + text_width(strong, self._main) + px(GAP)
            after = QRectF(start, 0, text_width(dim, self._after) + 1, px(HEIGHT))
            put_text(painter, self.visual(after), self._after, dim, theme.color("text_dim"), mirrored=self.mirrored)
        if not self.compact:
            self._paint_note(painter, line, dim)

    def _paint_note(self, painter: QPainter, line: QRectF, font: QFont) -> None:
        colour, below = self.theme.color("text_dim"), self._notes_below(self.width())
        if self._note and not below:
            end = QRectF(0, 0, self.width() - self.theme.px(END), self.theme.px(HEIGHT))
            put_text(painter, self.visual(end), self._note, font, colour, TRAILING, self.mirrored)
        for text in below:
            put_text(painter, self.visual(line), text, font, colour, mirrored=self.mirrored)
            line.translate(0, self.theme.px(LINE))


SOON, LAST = 15, 5
"""Seconds left from which the clock takes the colours of warnings and errors."""
ANNOUNCED = (60, 30, 10)
"""Seconds left that are announced."""
TIME = (18, 600, True)
"""Font of the time."""
FOOT = 3
"""Height of the line that shows what is left."""


class ClockBar(BarLine):
    """Counts up, or down to a limit; without a clock it says what is played."""

    def __init__(self) -> None:
        self._share: float | None = None
        self._left: float | None = None
        super().__init__()

    def set_compact(self, compact: bool) -> None:
        """Show nothing but the time, as high as the controls it stands among."""
        if compact != self.compact:
            self.compact = compact
            policy = self.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Fixed if compact else QSizePolicy.Policy.Ignored)
            self.setSizePolicy(policy)
            self.updateGeometry()

    def show_clock(self, elapsed: float, limit: float | None, note: str = "", paused: bool = False) -> None:
        """Show seconds `elapsed`, or what is left of `limit`; `note` says which round or game it is.

        A minute, half a minute and ten seconds before the end are announced.
        """
        icon = "pause" if paused else "clock"
        if limit is None:
            self._share = self._left = None
            self._set_line(icon, clock_time(elapsed), note, font=TIME)
            return
        before, left = self._left, max(0.0, limit - elapsed)
        self._left, self._share = left, left / limit if limit > 0 else 0.0
        role = "bad" if left <= LAST else "warn" if left <= SOON else "text"
        after = self.tr("of {}").format(clock_time(limit))
        self._set_line(icon, clock_time(math.ceil(left)), note, after, TIME, role)
        for seconds in ANNOUNCED:
            if before is not None and before > seconds >= left > 0:
                announce(self, self._warning(seconds))

    def show_text(self, text: str, note: str = "", icon: str = "info") -> None:
        """Show what is played where there is no clock."""
        self._share = self._left = None
        self._set_line(icon, text, note)

    def _warning(self, seconds: int) -> str:
        return self.tr("1 minute left") if seconds == 60 else self.tr("{} seconds left").format(seconds)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        theme, radius = self.theme, self.theme.px(8)
        plate(painter, rect, radius, theme.color("hover"), theme.color("edge") if theme.high_contrast else None)
        if not self._share:
            return
        outline = QPainterPath()
        outline.addRoundedRect(rect, radius, radius)
        height = theme.px(FOOT)
        foot = self.visual(QRectF(0, rect.height() - height, rect.width() * min(1.0, self._share), height))
        painter.save()
        painter.setClipPath(outline)
        fill(painter, foot, theme.color("accent_text" if self._main_role == "text" else self._main_role))
        painter.restore()
