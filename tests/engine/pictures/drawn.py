"""Boards drawn for one test each: plates in rows and columns, with letters as large and as turned as it asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from qless_studio.ui.style.fonts import font

MARGIN = 30


def board(rows: Sequence[str], pitch: int = 48, size: float = 0.55, turned: Mapping[int, int] | None = None) -> QImage:
    """A tile for each letter, `size` of it the letter; those in `turned`, by number, lie in so many quarter turns.

    Needs a QGuiApplication.
    """
    image = QImage(len(rows[0]) * pitch + 2 * MARGIN, len(rows) * pitch + 2 * MARGIN, QImage.Format.Format_RGB32)
    image.fill(QColor("#2b5d4b"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font(pitch * size, 600))
    tile = QRectF(-0.44 * pitch, -0.44 * pitch, 0.88 * pitch, 0.88 * pitch)
    for number, letter in enumerate("".join(rows)):
        row, column = divmod(number, len(rows[0]))
        painter.save()
        painter.translate(MARGIN + (column + 0.5) * pitch, MARGIN + (row + 0.5) * pitch)
        painter.rotate(90 * (turned or {}).get(number, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#f4e6c4"))
        painter.drawRoundedRect(tile, 0.1 * pitch, 0.1 * pitch)
        painter.setPen(QColor("#202020"))
        painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, letter)
        painter.restore()
    painter.end()
    return image
