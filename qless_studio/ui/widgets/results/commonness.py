"""How common a word is: the names of the bands, and four bars, painted in a list or as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.engine.texts import say
from qless_studio.ui.style import Theme
from qless_studio.ui.widgets.basic.themed import SelfPainted, plate

HEIGHTS, PITCH, WIDE = (4, 7, 10, 13), 6, 4


def band_word(band: Band) -> str:
    """The name of a band, for tool tips and screen readers."""
    return say(band.value)


def minimum_band_text(band: Band) -> str:
    """Describes which words count when `band` is the lowest band that does."""
    return {
        Band.UNKNOWN: say("all words"),
        Band.RARE: say("without unknown words"),
        Band.UNCOMMON: say("without rare words"),
        Band.COMMON: say("common words only"),
        Band.VERY_COMMON: say("very common words only"),
    }[band]


def bars_width(theme: Theme) -> int:
    """The total width of the bars."""
    return 3 * theme.px(PITCH) + theme.px(WIDE)


def paint_bars(
    painter: QPainter, theme: Theme, rect: QRectF, band: Band, mirrored: bool = False, lit_role: str = "text_dim"
) -> None:
    """Paint the bars of a band at the leading edge of `rect`, vertically centred: 4 for very common, 0 for unknown."""
    lit = 4 - list(Band).index(band)
    pitch, width = theme.px(PITCH), theme.px(WIDE)
    base = round(rect.center().y() + theme.px(HEIGHTS[-1]) / 2)
    left = rect.right() - 3 * pitch - width if mirrored else rect.left()
    for place, height in enumerate(HEIGHTS):
        tall = theme.px(height)
        bar = QRectF(round(left) + place * pitch, base - tall, width, tall)
        plate(painter, bar, 1, theme.color(lit_role if place < lit else "unlit_bar"))


class Bars(SelfPainted, QWidget):
    """The bars of a band as a widget."""

    def __init__(self, band: Band = Band.UNKNOWN) -> None:
        super().__init__()
        self._band = band
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_band(self, band: Band) -> None:
        self._band = band
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(bars_width(self.theme), self.theme.px(16))

    def paint_widget(self, painter: QPainter) -> None:
        paint_bars(painter, self.theme, QRectF(self.rect()), self._band, self.mirrored)
