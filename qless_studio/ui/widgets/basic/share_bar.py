"""A share as a bar, with an optional mark for a goal, or with its figures above it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.texts import decimal, say
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import text_label
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
        height = self.theme.px(TRACK)
        paint_track(self, painter, QRectF(0, (self.height() - height) / 2, self.width(), height))
        width = self.width() * min(1.0, max(0.0, self._share))
        if width > 0:
            done = self.visual(QRectF(0, (self.height() - height) / 2, max(width, height), height))
            plate(painter, done, height / 2, self.theme.color(self.role))


class _LowBar(ShareBar):
    """One without room for a mark, whose text is elsewhere."""

    room, least = (160, TRACK), (80, TRACK)
    role = "accent"


class ShareDone(QWidget):
    """How much of something large is done, from 0 to 1; the labels are what screen readers read."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        """`text` follows the figures, such as "of all boards checked"."""
        super().__init__(parent)
        self.figures = text_label("", "title")
        self._what = text_label(text, "note", wrap=True)
        self._bar = _LowBar()
        row = bare(QHBoxLayout(), 8)
        filled(bare(QVBoxLayout(self), 4), filled(row, self.figures, (self._what, 1)), self._bar)
        self.show_share(0.0)

    def show_share(self, share: float) -> None:
        text = say("{}%", share_text(share))
        if text != self.figures.text():
            self.figures.setText(text)
            self.setAccessibleName(f"{text} {self._what.text()}")
        self._bar.fill(share, "")


def paint_track(bar: SelfPainted, painter: QPainter, track: QRectF) -> None:
    """Paint the whole of a bar, of which a part is filled."""
    theme = bar.theme
    edge = theme.color("edge") if theme.high_contrast else None
    plate(painter, track, track.height() / 2, theme.color("unlit_bar" if theme.dark else "hover"), edge)


def share_text(share: float) -> str:
    """A part of the whole in percent; never 100 before everything is done."""
    return decimal(100.0 if share >= 1 else min(99.9, 100 * share), 1)
