"""The points of a round before par and what was to be expected."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy

from qless_studio.engine.texts import figure, percent
from qless_studio.ui.widgets.basic.share_bar import HEIGHT, ShareBar, paint_track
from qless_studio.ui.widgets.basic.themed import CENTRE, SelfPainted, fill, plate, put_text, text_width


class ParBar(ShareBar):
    """A bar with a mark at par."""

    room = (120, HEIGHT)

    def show_share(self, share: float, par_share: float | None = 1.0, result: bool = False) -> None:
        """Fill the bar up to `share`, with the mark at `par_share`; both are shares of the whole bar.

        During a game the bar ends at par, so that the best stays hidden: `par_share` is 1. In a `result` it ends at the
        best, and has the colour of results.
        """
        self.role = "accent" if result else "accent_text"
        of_par = share if par_share is None else share / par_share if par_share else 0.0
        said = self.tr("{} of the best") if par_share is None else self.tr("{} of par")
        self.fill(share, said.format(percent(of_par)), par_share)


BAND, TRACK, MARK, TEXT, RADIUS = 16, 8, 2, 18, 4
BEYOND = 1.15
"""The track ends so much beyond the larger of par and the upper end of the band; more points fill it."""


class ExpectationBar(SelfPainted, QLabel):
    """A QLabel, so that screen readers read its text."""

    room, least = (120, BAND + TEXT), (120, BAND + TEXT)

    def __init__(self) -> None:
        super().__init__()
        self._points, self._band, self._par = 0, (0, 0), 0
        self._said = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int | None, band: tuple[int, int], par: int = 0) -> None:
        """The points so far, None before the round; par 0 if it is not known."""
        self._points, self._band, self._par = points or 0, band, par
        low, high = map(figure, band)
        self._said = self.tr("{} to {} expected").format(low, high)
        parts = [] if points is None else [self.tr("{} points").format(figure(points))]
        parts += [self._said, *([self.tr("par {}").format(figure(par))] if par else [])]
        text = ", ".join(parts)
        if text != self.text():
            self.setText(text)
        self.update()

    def x_of(self, points: float) -> float:
        """Where this many points are, from the leading edge."""
        end = BEYOND * max(self._par, self._band[1], 1)
        return self.width() * min(1.0, max(0.0, points / end))

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        middle = px(BAND) / 2
        track = QRectF(0, middle - px(TRACK) / 2, self.width(), px(TRACK))
        paint_track(self, painter, track)
        low, high = map(self.x_of, self._band)
        band = self.visual(QRectF(low, 0, high - low, px(BAND)))
        plate(painter, band, px(RADIUS), theme.color("accent_bg"))
        for at, role in ((low, "accent_text"), (high, "accent_text"), (self.x_of(self._par), "text_dim")):
            if role == "accent_text" or self._par:
                place = QRectF(min(max(0.0, at - px(MARK) / 2), self.width() - px(MARK)), 0, px(MARK), px(BAND))
                fill(painter, self.visual(place), theme.color(role))
        if self._points:
            width = max(self.x_of(self._points), track.height())
            plate(painter, self.visual(QRectF(0, track.y(), width, track.height())), track.height() / 2,
                  theme.color("accent_text"))  # fmt: skip
        width = min(self.width(), text_width(theme.font(12, 400), self._said) + 1)
        x = min(max(0.0, (low + high - width) / 2), self.width() - width)
        below = self.visual(QRectF(x, px(BAND), width, px(TEXT)))
        put_text(painter, below, self._said, theme.font(12, 400), theme.color("text_dim"), CENTRE)
