"""Letters of tiles as filled paths, centred optically."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from qless_studio.ui.style import fonts

CAP_HEIGHT = 0.727
"""Height of a capital as a fraction of the font size."""
WEIGHT = 600
DRAWN = 128
"""The font size at which paths are made; other sizes are scaled from it."""

OPTICAL = {
    "A": -1, "B": -7, "C": -9, "D": -9, "E": -13, "F": -19, "G": -1, "H": 2, "J": 22,
    "K": -18, "L": -28, "P": -14, "Q": 3, "R": -9, "S": 1,
}  # fmt: skip
"""How far the optical middle of a letter lies from the middle of its ink box, in thousandths of the font size.
The optical middle is 0.72 times the middle of the ink box plus 0.28 times the centroid of the ink."""


def letter(text: str, size: float) -> QPainterPath:
    """The path of one or more letters of a tile, centred on the origin (half capital height, optical middle)."""
    scale = size / DRAWN
    return QTransform.fromScale(scale, scale).map(_drawn(text))


def paint_letter(painter: QPainter, text: str, middle: QPointF, size: float, color: QColor) -> None:
    """Fill the letters centred on `middle`, the baseline on a whole pixel."""
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
