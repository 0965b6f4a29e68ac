"""The shapes that boards are painted with: surfaces, shadows, rings, badges, and the path of a word."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

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
) -> None:
    """Text with its capitals centred vertically on `at`, which is its left end, centre or right end by `align`."""
    font = theme.font(size, weight)
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


# Soft shadows: stacked translucent rounded rectangles, cached as images by size.

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


# Painting the path of a word: bridges between its tiles, a line between the letters, numbered steps.

FAR = 2.5
"""A step across this many tiles wraps around the edge of a torus: only the numbers show it, a line would mislead."""
BRIDGE, LINE = 0.17, 0.032
"""Widths as fractions of the tile."""
CLEAR, CLEAR_DIAGONAL = 0.36, 0.46
"""How far from a tile's centre the line starts and ends, as fractions of the tile: it never crosses a letter."""
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Corners for a step's number in order of preference: top left, top right, bottom left, bottom right."""


def paint_path(
    painter: QPainter, theme: Theme, tiles: Sequence[QRectF], progress: float = 1.0,
    taken: Sequence[Sequence[tuple[int, int]]] = (),
) -> None:  # fmt: skip
    """Paint the path over `tiles`, in order, which are already painted as `in_path`.

    `progress`, 0 to 1, is how much of it is drawn. `taken` lists for each tile the corners (of CORNERS) that
    something else occupies, such as a badge.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    steps = len(tiles) - 1
    drawn = [max(0.0, min(1.0, progress * steps - i)) for i in range(steps)]
    joined = [_touching(before, after) for before, after in pairwise(tiles)]
    for i, share in enumerate(drawn):
        if share and joined[i]:
            _paint_bridge(painter, theme, tiles[i], tiles[i + 1], share)
    for i, share in enumerate(drawn):
        if share and joined[i]:
            _paint_segment(painter, theme, tiles[i], tiles[i + 1], share, last=i == steps - 1)
    for i, tile in enumerate(tiles):
        if i == 0 or drawn[i - 1] == 1:
            corner = step_corner(tiles, i, taken[i] if i < len(taken) else ())
            paint_step(painter, theme, tile, str(i + 1), corner)
    painter.restore()


def step_corner(tiles: Sequence[QRectF], i: int, taken: Sequence[tuple[int, int]] = ()) -> tuple[int, int]:
    """The corner for the number of step `i`: the first that no segment passes through and nothing else occupies."""
    entered = entered_corners(tiles, i)
    free = [corner for corner in CORNERS if corner not in entered]
    return next((corner for corner in free if corner not in taken), free[0])


def entered_corners(tiles: Sequence[QRectF], i: int) -> set[tuple[int, int]]:
    """The corners of tile `i` of a path by which it comes and goes."""
    return {
        (round(way.x()), round(way.y()))
        for j in (i - 1, i + 1)
        if 0 <= j < len(tiles)
        for way in [_direction(tiles[i], tiles[j]) * 1.2]
    }


def paint_step(painter: QPainter, theme: Theme, tile: QRectF, number: str, corner: tuple[int, int]) -> None:
    """Paint the number of a step on a disc in a corner of its tile."""
    size = tile.width()
    diameter = min(theme.px(22 if size >= 80 else 16), 0.4 * size)
    away = size / 2 - diameter / 2 - (6 if size >= 104 else 3)
    middle = tile.center() + QPointF(corner[0] * away, corner[1] * away)
    box = QRectF(middle.x() - diameter / 2, middle.y() - diameter / 2, diameter, diameter)
    fill(painter, box, diameter / 2, theme.color("on_accent"))
    text_size = min(12, diameter * (0.75 if len(number) == 1 else 0.6) / theme.scale)
    paint_text(painter, theme, number, middle, "accent", text_size, 700)


def _paint_bridge(painter: QPainter, theme: Theme, a: QRectF, b: QRectF, share: float) -> None:
    size, way = a.width(), b.center() - a.center()
    length = math.hypot(way.x(), way.y())
    across = max(abs(way.x()), abs(way.y()))
    if across <= size:  # they touch: nothing to bridge
        return
    # from 3 pixels inside one tile to 3 inside the other; diagonals start further in, under the rounded corners
    inside = (size / 2 - (3 if _straight(way) else 0.08 * size)) / across * length
    unit = way / length
    start = a.center() + unit * inside
    end = start + (b.center() - unit * inside - start) * share
    painter.setPen(QPen(theme.color("accent"), BRIDGE * size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(start, end)


def _paint_segment(painter: QPainter, theme: Theme, a: QRectF, b: QRectF, share: float, last: bool) -> None:
    size, way = a.width(), b.center() - a.center()
    clear = size * (CLEAR if _straight(way) else CLEAR_DIAGONAL)
    unit = way / math.hypot(way.x(), way.y())
    start, stop = a.center() + unit * clear, b.center() - unit * clear
    end = start + (stop - start) * share
    width = max(2.0, LINE * size)
    pen = QPen(theme.color("on_accent"), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawLine(start, end)
    if last and share == 1:
        _paint_arrow_head(painter, end, unit, max(5.0, 0.085 * size))
    elif not last and share > 0.5:
        head = max(3.5, 0.06 * size)
        _paint_arrow_head(painter, (start + stop) / 2 + unit * head / 2, unit, head)


def _paint_arrow_head(painter: QPainter, tip: QPointF, unit: QPointF, length: float) -> None:
    side = QPointF(-unit.y(), unit.x())
    back = tip - unit * length
    painter.drawPolyline([back + side * length * 0.8, tip, back - side * length * 0.8])


def _touching(a: QRectF, b: QRectF) -> bool:
    way = b.center() - a.center()
    return max(abs(way.x()), abs(way.y())) < FAR * a.width()


def _straight(way: QPointF) -> bool:
    return min(abs(way.x()), abs(way.y())) < 0.25 * max(abs(way.x()), abs(way.y()))


def _direction(a: QRectF, b: QRectF) -> QPointF:
    way = b.center() - a.center()
    return way / max(1.0, abs(way.x()), abs(way.y()))
