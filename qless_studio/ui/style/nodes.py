"""Painting a graph: nodes distinguished by shape, edges by stroke, words on chips."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from qless_studio.ui.style import shapes
from qless_studio.ui.style.shapes import paint_shadow
from qless_studio.ui.style.theme import Theme

SQUARE, ROUND, OPEN, OPEN_SQUARE = NODES = ("square", "round", "open", "open_square")
PLACED, MISSING, FOCUSED, WRONG, UNLISTED = EDGES = ("placed", "missing", "focused", "wrong", "unlisted")
MARKS = {"bad": "cross", "warn": "warn", "good": "check"}
"""The icon that goes with the colour of a marked node."""
SQUARE_RADIUS = 8


def node_radius(rect: QRectF, kind: str) -> float:
    """The corner radius of a node: that of a tile for square nodes, half the height for the others."""
    return SQUARE_RADIUS if kind in (SQUARE, OPEN_SQUARE) else rect.height() / 2


def paint_node(
    painter: QPainter, theme: Theme, rect: QRectF, kind: str, text: str, lift: float = 0.0, mark: str = ""
) -> None:
    """A node with its text: filled with the accent if square, looking like a tile if round, dashed if open.

    The text shrinks to fit; a node with a `mark`, one of `MARKS`, gets a coloured outline and an icon.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = node_radius(rect, kind)
    if kind in (OPEN, OPEN_SQUARE):
        shapes.fill(painter, rect, radius, theme.color("hover" if lift > 0.5 else "table"))
        shapes.outline(painter, rect, radius, theme.color(mark or "control_edge"), 1.5, (4, 3))
        size = _fitting(theme, text, rect, 12 if kind == OPEN else 18, 500)
        shapes.paint_text(painter, theme, text, rect.center(), mark or "text_dim", size, 500)
        return
    rect = rect.translated(0, -2 * lift)
    paint_shadow(painter, theme, rect, radius, 2 if lift > 0.5 else 1)
    lip = 0 if theme.high_contrast else 2
    face = rect.adjusted(0, 0, 0, -lip)
    square = kind == SQUARE
    shapes.fill(painter, rect, radius, theme.color("path_edge" if square else "tile_lip"))
    shapes.fill(painter, face, radius, theme.color("accent" if square else "tile"))
    edge = mark or ("path_edge" if square else "tile_edge")
    shapes.outline(painter, face, radius, theme.color(edge), 2 if mark or theme.high_contrast else 1)
    size = _fitting(theme, text, face, 18, 600)
    shapes.paint_text(painter, theme, text, face.center(), "on_accent" if square else "tile_text", size, 600)
    if mark:
        diameter = min(18.0, rect.height() / 2)
        corner = QPointF(face.right() - radius / 4, face.top() + radius / 4)
        shapes.fill(painter, _box(corner, diameter + 4), diameter / 2 + 2, theme.color("table"))
        shapes.paint_disc(painter, theme, corner, diameter, mark, MARKS[mark], f"{mark}_bg")


def _fitting(theme: Theme, text: str, rect: QRectF, largest: float, weight: int) -> float:
    """The largest font size up to `largest` at which a text fits a node."""
    size = min(largest, 0.45 * rect.height() / theme.scale)
    width = QFontMetricsF(theme.font(size, weight)).horizontalAdvance(text)
    return max(7.0, size * min(1.0, 0.84 * rect.width() / max(width, 1.0)))


def _box(middle: QPointF, size: float) -> QRectF:
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def paint_edge(painter: QPainter, theme: Theme, start: QPointF, end: QPointF, kind: str) -> None:
    """A line between the centres of two nodes; paint it before the nodes."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    role, width = {
        PLACED: ("text_dim", 2.0),
        MISSING: ("open_edge", 1.5),
        FOCUSED: ("accent_text", 2.5),
        WRONG: ("bad", 2.0),
        UNLISTED: ("warn", 2.0),
    }[kind]
    pen = QPen(theme.color(role), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    if kind == MISSING:
        pen.setDashPattern([4 / width, 3 / width])
    painter.setPen(pen)
    painter.drawLine(start, end)


def chip_rect(theme: Theme, middle: QPointF, text: str) -> QRectF:
    """The rectangle of a word's chip centred on `middle`, on whole pixels."""
    width = round(QFontMetricsF(theme.font(12, 600)).horizontalAdvance(text)) + theme.px(18)
    height = theme.px(22)
    return QRectF(round(middle.x() - width / 2), round(middle.y() - height / 2), width, height)


def paint_chip(painter: QPainter, theme: Theme, middle: QPointF, text: str, role: str = "text") -> None:
    """A word on its edge, as a round chip with its text in a colour role: one of `MARKS` if it does not count."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = chip_rect(theme, middle, text)
    shapes.fill(painter, rect, rect.height() / 2, theme.color("raised"))
    shapes.outline(painter, rect, rect.height() / 2, theme.color(role if role in MARKS else "edge"), 1)
    shapes.paint_text(painter, theme, text, rect.center(), role, 12, 600)
