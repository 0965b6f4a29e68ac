"""The clock of a game, where the verdict stands in analysis."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from qless_studio.engine.texts import clock_time
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.themed import fill, plate
from qless_studio.ui.widgets.play.bar_line import BarLine

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

    def __init__(self, parent: QWidget | None = None) -> None:
        self._share: float | None = None
        self._left: float | None = None
        super().__init__(parent)

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
