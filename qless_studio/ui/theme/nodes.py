"""A graph on the table: nodes told apart by shape, edges by stroke, words on chips."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from qless_studio.ui.theme import shapes
from qless_studio.ui.theme.shadows import paint_shadow
from qless_studio.ui.theme.theme import Theme

SQUARE, ROUND, OPEN = NODES = ("square", "round", "open")
PLACED, MISSING, FOCUSED = EDGES = ("placed", "missing", "focused")
SQUARE_RADIUS = 8


def node_radius(rect: QRectF, kind: str) -> float:
    """The corner radius of a node: square ones are a tile's, the others half their height."""
    return SQUARE_RADIUS if kind == SQUARE else rect.height() / 2


def paint_node(
    painter: QPainter, theme: Theme, rect: QRectF, kind: str, text: str, lift: float = 0.0, wrong: bool = False
) -> None:
    """A node with its text: square ones filled with the accent, round ones faced like a tile, open ones dashed."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = node_radius(rect, kind)
    if kind == OPEN:
        shapes.fill(painter, rect, radius, theme.color("hover" if lift > 0.5 else "table"))
        shapes.outline(painter, rect, radius, theme.color("control_edge"), 1.5, (4, 3))
        shapes.paint_text(painter, theme, text, rect.center(), "text_dim", 12, 500)
        return
    rect = rect.translated(0, -2 * lift)
    paint_shadow(painter, theme, rect, radius, 2 if lift > 0.5 else 1)
    lip = 0 if theme.high_contrast else 2
    face = rect.adjusted(0, 0, 0, -lip)
    square = kind == SQUARE
    shapes.fill(painter, rect, radius, theme.color("path_edge" if square else "tile_lip"))
    shapes.fill(painter, face, radius, theme.color("accent" if square else "tile"))
    edge = "bad" if wrong else "path_edge" if square else "tile_edge"
    shapes.outline(painter, face, radius, theme.color(edge), 2 if wrong or theme.high_contrast else 1)
    shapes.paint_text(painter, theme, text, face.center(), "on_accent" if square else "tile_text", 18, 600)


def paint_edge(painter: QPainter, theme: Theme, start: QPointF, end: QPointF, kind: str) -> None:
    """A line between the middles of two nodes; paint it before the nodes."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    role, width = {PLACED: ("text_dim", 2.0), MISSING: ("open_edge", 1.5), FOCUSED: ("accent_text", 2.5)}[kind]
    pen = QPen(theme.color(role), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    if kind == MISSING:
        pen.setDashPattern([4 / width, 3 / width])
    painter.setPen(pen)
    painter.drawLine(start, end)


def chip_rect(theme: Theme, middle: QPointF, text: str) -> QRectF:
    """Where the chip of a word is when centred there, on whole pixels."""
    width = round(QFontMetricsF(theme.font(12, 600)).horizontalAdvance(text)) + theme.px(18)
    height = theme.px(22)
    return QRectF(round(middle.x() - width / 2), round(middle.y() - height / 2), width, height)


def paint_chip(painter: QPainter, theme: Theme, middle: QPointF, text: str, role: str = "text") -> None:
    """A word on its edge: a round chip, its text in a role (`bad` for what is no word)."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = chip_rect(theme, middle, text)
    shapes.fill(painter, rect, rect.height() / 2, theme.color("raised"))
    shapes.outline(painter, rect, rect.height() / 2, theme.color("bad" if role == "bad" else "edge"), 1)
    shapes.paint_text(painter, theme, text, rect.center(), role, 12, 600)
