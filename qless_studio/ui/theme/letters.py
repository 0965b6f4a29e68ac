"""Letters of tiles as filled paths, centred for the eye and not for the box."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from qless_studio.ui.theme import fonts

CAP_HEIGHT = 0.727
"""Height of a capital as a share of the size."""
WEIGHT = 600
DRAWN = 128
"""The size at which paths are taken from the font; every other size is that one scaled."""

OPTICAL = {
    "A": -1, "B": -7, "C": -9, "D": -9, "E": -13, "F": -19, "G": -1, "H": 2, "J": 22,
    "K": -18, "L": -28, "P": -14, "Q": 3, "R": -9, "S": 1,
}  # fmt: skip
"""Where the eye sees the middle of a letter, in thousandths of the size from the middle of its ink box:
.72 of the ink box and .28 of the centroid of the ink."""


def letter(text: str, size: float) -> QPainterPath:
    """The path of a tile's letters, its middle (capital height, ink) at the origin; one or more letters."""
    scale = size / DRAWN
    return QTransform.fromScale(scale, scale).map(_drawn(text))


def paint_letter(painter: QPainter, text: str, middle: QPointF, size: float, color: QColor) -> None:
    """Fill the letters around `middle`, the baseline on a whole pixel."""
    half = CAP_HEIGHT * size / 2
    at = QPointF(middle.x(), round(middle.y() + half) - half)
    painter.translate(at)
    painter.fillPath(letter(text, size), color)
    painter.translate(-at)


@lru_cache(maxsize=512)
def _drawn(text: str) -> QPainterPath:
    made = QPainterPath()
    face = fonts.font(DRAWN, WEIGHT)
    face.setLetterSpacing(face.SpacingType.PercentageSpacing, 100)
    made.addText(QPointF(0, 0), face, text)
    ink = made.boundingRect()
    middle = ink.center().x() + OPTICAL.get(text, 0) * DRAWN / 1000
    return made.translated(-middle, CAP_HEIGHT * DRAWN / 2)
