"""The shapes that boards are painted with: rounded surfaces, dashed cells, rings, discs, badges."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from qless_studio.ui.style import fonts
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.theme import Theme


def tile_radius(size: float) -> float:
    """Corner radius of a tile or card whose shorter side is `size`."""
    return 8 if size >= 40 else 6 if size >= 28 else 4 if size >= 20 else 3


def fill(painter: QPainter, rect: QRectF, radius: float, color: QColor) -> None:
    """A filled rounded rectangle without an outline."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(rect, radius, radius)


def outline(
    painter: QPainter, rect: QRectF, radius: float, color: QColor, width: float, dash: tuple[float, float] | None = None
) -> None:
    """An outline of `width` pixels just inside `rect`; `dash` gives the lengths of dash and gap in pixels."""
    pen = QPen(color, width)
    if dash is not None:
        pen.setDashPattern([dash[0] / width, dash[1] / width])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    half = width / 2
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), max(0, radius - half), max(0, radius - half))


def paint_ring(painter: QPainter, theme: Theme, rect: QRectF, radius: float, width: float = 2) -> None:
    """A ring in the accent colour, 2 pixels outside `rect`: 2 wide for keyboard focus, 3 for a selected tile."""
    away = 2 + width
    outline(painter, rect.adjusted(-away, -away, away, away), radius + away, theme.color("accent_text"), width)


def paint_dashed_ring(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """A dashed ring around `rect` in the colour of text; keyboard focus and selection have solid ones in the accent."""
    outline(painter, rect.adjusted(-4, -4, 4, 4), radius + 4, theme.color("text"), 3, (9, 6))


def paint_place(painter: QPainter, theme: Theme, rect: QRectF, radius: float = 8, hinted: bool = False) -> None:
    """An empty cell: dashed; a hinted one tinted and dashed in the accent colour."""
    if hinted:
        fill(painter, rect, radius, theme.color("accent_bg"))
        outline(painter, rect, radius, theme.color("accent_text"), 2, (4, 3))
    else:
        outline(painter, rect, radius, theme.color("control_edge"), 1.5, (4, 3))


def paint_hollow(painter: QPainter, theme: Theme, rect: QRectF, depth: float, radius: float = 8) -> None:
    """An empty cell of an open grid; `depth` from 0 (invisible) to 1 (as dark as the tray)."""
    if theme.high_contrast:
        outline(painter, rect, radius, theme.mix("table", "line", 0.25 + 0.5 * depth), 1)
    else:
        fill(painter, rect, radius, theme.mix("table", "tray", depth))
        if theme.dark:  # where table and tray are nearly alike
            outline(painter, rect, radius, theme.mix("table", "edge", 0.55 + 0.45 * depth), 1)


def paint_tray(painter: QPainter, theme: Theme, rect: QRectF, radius: float = 16) -> None:
    """The sunken surface that tiles lie in."""
    fill(painter, rect, radius, theme.color("tray"))
    if theme.high_contrast:
        outline(painter, rect, radius, theme.color("edge"), 1)


def paint_text(
    painter: QPainter,
    theme: Theme,
    text: str,
    at: QPointF,
    role: str,
    size: float = 12,
    weight: int = 500,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    tabular: bool = False,
) -> None:
    """Text with its capitals centred vertically on `at`, which is its left end, centre or right end by `align`."""
    font = theme.font(size, weight, tabular)
    width = QFontMetricsF(font).horizontalAdvance(text)
    shift = {Qt.AlignmentFlag.AlignHCenter: width / 2, Qt.AlignmentFlag.AlignRight: width}.get(align, 0.0)
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # by its letters: "CA–" stays "CA–"
    fonts.draw(painter, QPointF(at.x() - shift, fonts.baseline(font, at.y())), text, font, theme.color(role))


def paint_badge(painter: QPainter, theme: Theme, rect: QRectF, name: str) -> None:
    """The badge of a multiplier: DL, TL, DW or TW on its colour."""
    fill(painter, rect, min(5, rect.height() / 4), theme.color(name))
    size = min(12, rect.height() * 0.66 / theme.scale)
    paint_text(painter, theme, name, rect.center(), "on_badge", size, 700)


def paint_disc(
    painter: QPainter, theme: Theme, middle: QPointF, diameter: float, role: str, icon: str, ink: str
) -> None:
    """A disc in one colour role with an icon in another (`ink`)."""
    box = QRectF(middle.x() - diameter / 2, middle.y() - diameter / 2, diameter, diameter)
    fill(painter, box, diameter / 2, theme.color(role))
    inset = diameter * 0.14
    paint_icon(painter, icon, box.adjusted(inset, inset, -inset, -inset), theme.color(ink), stroke=2.7)
