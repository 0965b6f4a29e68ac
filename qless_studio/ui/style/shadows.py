"""Soft shadows: stacked translucent rounded rectangles, cached as images by size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from qless_studio.ui.style.theme import Theme

LEVELS = {1: (3, 1, 0.055), 2: (6, 3, 0.035), 3: (28, 12, 0.0095)}
"""Level -> (layers, vertical offset, opacity of a layer): 1 for tiles, 2 for a lifted tile, 3 for overlays."""
DARK_FACTOR = 2.2
"""On dark backgrounds a shadow must be this much stronger to be visible."""


def paint_shadow(painter: QPainter, theme: Theme, rect: QRectF, radius: float, level: int) -> None:
    """Paint the shadow of a rounded rectangle; none in high contrast and on paper."""
    if theme.high_contrast or theme.paper:
        return
    layers, down, opacity = LEVELS[level]
    color = theme.color("shadow", opacity * (DARK_FACTOR if theme.dark else 1))
    ratio = painter.device().devicePixelRatioF()
    size = (round(rect.width()), round(rect.height()))
    image = _shadow(*size, radius, layers, color.rgba(), ratio)
    painter.drawImage(rect.topLeft() + QPointF(-layers, down - layers), image)


@lru_cache(maxsize=64)
def _shadow(width: int, height: int, radius: float, layers: int, rgba: int, ratio: float) -> QImage:
    """The cached image; not a pixmap, because it may outlive the application object."""
    whole = QSize(width + 2 * layers, height + 2 * layers) * ratio
    image = QImage(whole, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgba(rgba))
    box = QRectF(layers, layers, width, height)
    for grown in range(layers - 1, -1, -1):
        painter.drawRoundedRect(box.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown)
    painter.end()
    return image
