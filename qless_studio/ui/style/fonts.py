"""The bundled font by size and weight, text drawn on its baseline, and letters of tiles as filled paths."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPaintEngine, QPainter, QPainterPath, QTransform

from qless_studio.engine.folders import resource

FAMILY = "Inter"
FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")
TIGHT_FROM = 28
"""Sizes from here up are set 2 % tighter."""


@lru_cache(maxsize=1)
def load() -> tuple[int, ...]:
    """Register the bundled weights with Qt, once per process; returns their font ids. Needs a QGuiApplication."""
    return tuple(QFontDatabase.addApplicationFont(str(resource(f"fonts/{name}"))) for name in FILES)


def font(size: float, weight: int = 500, tabular: bool = False) -> QFont:
    """Inter at `size` logical pixels, weight 400 to 700; `tabular` gives all digits the same width."""
    load()
    return QFont(_font(max(1, round(size)), weight, tabular))


@lru_cache(maxsize=256)
def _font(pixels: int, weight: int, tabular: bool) -> QFont:
    made = QFont(FAMILY)
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    # 100 too is said, or a widget would take the spacing of the application's font
    made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 98 if pixels >= TIGHT_FROM else 100)
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


def baseline(font: QFont, middle: float) -> float:
    """The baseline, on a whole pixel, that centres capitals on `middle`."""
    return round(middle + QFontMetricsF(font).capHeight() / 2)


def draw(painter: QPainter, at: QPointF, text: str, font: QFont, color: QColor) -> None:
    """Draw text with its baseline starting at `at`. See docs/decisions/041.

    In an SVG file it becomes paths, because the font may not be installed where the file is opened.
    """
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        outline = QPainterPath()
        outline.addText(at, font, text)
        painter.fillPath(outline, color)
        return
    painter.setFont(font)
    painter.setPen(color)
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # by its letters: "7 ms" stays "7 ms"
    painter.drawText(at, text)


# Letters of tiles as filled paths, centred optically.

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
    face = font(DRAWN, WEIGHT)
    face.setLetterSpacing(face.SpacingType.PercentageSpacing, 100)
    made.addText(QPointF(0, 0), face, text)
    ink = made.boundingRect()
    middle = ink.center().x() + OPTICAL.get(text, 0) * DRAWN / 1000
    return made.translated(-middle, CAP_HEIGHT * DRAWN / 2)
