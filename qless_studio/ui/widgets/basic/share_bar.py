"""A share as a bar, with an optional mark for a goal."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from qless_studio.ui.widgets.basic.themed import SelfPainted, fill, plate

HEIGHT, TRACK, MARK = 16, 8, 2
"""Height of the mark and of the track, and width of the mark."""


class ShareBar(SelfPainted, QLabel):
    """A bar filled up to a share; a QLabel, so that screen readers read its text."""

    room, least = (200, HEIGHT), (80, HEIGHT)

    role = "accent_text"
    """Colour role of the filled part."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self._mark: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fill(self, share: float, text: str, mark: float | None = None) -> None:
        """Fill the bar up to `share`, with a mark at another share; `text` says it in words."""
        self._share, self._mark = share, mark
        if text != self.text():
            self.setText(text)
        self.update()

    def mark_x(self) -> float | None:
        """The middle of the mark, from the leading edge; None without one."""
        half = self.theme.px(MARK) / 2
        return None if self._mark is None else min(max(self.width() * self._mark, half), self.width() - half)

    def paint_widget(self, painter: QPainter) -> None:
        self._paint_bar(painter)
        at = self.mark_x()
        if at is not None:
            mark = self.theme.px(MARK)
            place = self.visual(QRectF(round(at - mark / 2), 0, mark, self.height()))
            fill(painter, place, self.theme.color("text_dim"))

    def _paint_bar(self, painter: QPainter) -> None:
        theme = self.theme
        height = theme.px(TRACK)
        track = QRectF(0, (self.height() - height) / 2, self.width(), height)
        edge = theme.color("edge") if theme.high_contrast else None
        plate(painter, track, height / 2, theme.color("unlit_bar" if theme.dark else "hover"), edge)
        width = track.width() * min(1.0, max(0.0, self._share))
        if width > 0:
            done = self.visual(QRectF(0, track.y(), max(width, height), height))
            plate(painter, done, height / 2, theme.color(self.role))
