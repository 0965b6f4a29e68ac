"""Painting the path of a word: bridges between its tiles, a line between the letters, numbered steps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from qless_studio.ui.style import shapes
from qless_studio.ui.style.theme import Theme

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
    shapes.fill(painter, box, diameter / 2, theme.color("on_accent"))
    text_size = min(12, diameter * (0.75 if len(number) == 1 else 0.6) / theme.scale)
    shapes.paint_text(painter, theme, number, middle, "accent", text_size, 700)


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
