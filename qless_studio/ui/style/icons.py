"""The icons: one family of strokes on a 20 x 20 box, tinted by role, sharp at every size and device pixel ratio."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from qless_studio.engine.folders import resource

# The icons as strokes on a 20 x 20 box, in a small path language like that of SVG.

LINES: dict[str, str] = {
    "menu": "M4 6 L16 6 M4 10 L16 10 M4 14 L16 14",
    "search": "O9 9 5 M12.7 12.7 L16.4 16.4",
    "theme": "O10 10 6.4",
    "sliders": "M3.4 5 L16.6 5 M3.4 10 L16.6 10 M3.4 15 L16.6 15",
    "die": "R3.5 3.5 13 13 3",
    "undo": "M7 3.8 L4 6.8 L7 9.8 M4 6.8 L12 6.8 A12 10.9 4.1 90 -180 L8 15",
    "redo": "M13 3.8 L16 6.8 L13 9.8 M16 6.8 L8 6.8 A8 10.9 4.1 90 180 L12 15",
    "rotate": "B10 10.6 5.8 62 300 M11.6 2.4 L12.8 5.4 L9.8 6.5",
    "rotate_left": "B10 10.6 5.8 118 -300 M8.4 2.4 L7.2 5.4 L10.2 6.5",
    "picture": "R3 4 14 12 2 M3.6 14.2 L7.8 9.8 L11 13 L13.2 10.9 L16.4 14",
    "friends": "O8 7 2.9 M2.8 16 C2.8 12.9 5 11.4 8 11.4 C11 11.4 13.2 12.9 13.2 16 M12.6 4.3 "
    "C14.4 4.6 15.4 5.7 15.4 7.1 C15.4 8.4 14.6 9.4 13.2 9.8 M15 11.9 C16.6 12.6 17.4 13.9 17.4 16",
    "home": "M3.2 9.6 L10 3.6 L16.8 9.6 M5 8.2 L5 16.2 L15 16.2 L15 8.2 M8.4 16 L8.4 11.6 L11.6 11.6 L11.6 16",
    "rise": "M3.4 14.2 L8 9.6 L11 12.2 L16.4 6 M12.4 5.8 L16.6 5.8 L16.6 10",
    "clock": "O10 10 6.6 M10 6.2 L10 10.2 L12.6 11.7",
    "play": "",
    "pause": "M7.2 5.2 L7.2 14.8 M12.8 5.2 L12.8 14.8",
    "stop": "",
    "bulb": "B10 8.2 4.6 -50 280 M12.96 11.72 Q12.1 12.5 12.1 13.8 L7.9 13.8 Q7.9 12.5 7.04 11.72 M8.7 16.6 L11.3 16.6",
    "flame": "M10.6 2.8 C10.9 5.6 15.2 7.6 15.2 12 C15.2 15 12.9 17.2 10 17.2 C7.1 17.2 4.8 15 4.8 12 "
    "C4.8 10.2 5.6 8.8 6.8 7.8 C7 9 7.6 9.8 8.6 10.2 C9.4 7.8 9.2 5 10.6 2.8 Z",
    "path": "M4 14.6 L7.6 6.4 L12.2 12.6 L16 5.4",
    "grid": "R3.4 3.4 5.3 5.3 1.4 R11.3 3.4 5.3 5.3 1.4 R3.4 11.3 5.3 5.3 1.4 R11.3 11.3 5.3 5.3 1.4",
    "node": "O5 5.4 2.1 O15 5.4 2.1 O10 14.8 2.1 M7.1 5.4 L12.9 5.4 M6 7.3 L9 12.9 M14 7.3 L11 12.9",
    "book": "M10 5.7 C8.4 4.5 6 4.2 3.3 4.3 L3.3 14.5 C6 14.4 8.4 14.7 10 15.9 C11.6 14.7 14 14.4 16.7 14.5 "
    "L16.7 4.3 C14 4.2 11.6 4.5 10 5.7 Z M10 5.7 L10 15.9",
    "copy": "R7 7 9.6 9.6 2 M4.7 12.9 Q3.4 12.6 3.4 11.2 L3.4 5.4 Q3.4 3.4 5.4 3.4 L11.2 3.4 Q12.6 3.4 12.9 4.7",
    "pencil": "M3.9 16.1 L4.7 12.7 L13 4.4 Q13.9 3.5 14.8 4.4 L15.6 5.2 Q16.5 6.1 15.6 7 L7.3 15.3 Z "
    "M11.5 5.9 L14.1 8.5",
    "trash": "M3.8 5.6 L16.2 5.6 M7.9 5.6 L7.9 3.5 L12.1 3.5 L12.1 5.6 M5.3 5.6 L6.1 16.5 L13.9 16.5 L14.7 5.6 "
    "M8.6 8.8 L8.8 13.2 M11.4 8.8 L11.2 13.2",
    "send": "M16.8 3.4 L3.2 8.8 L8.9 11.2 L11.3 16.8 L16.8 3.4 M8.9 11.2 L16.8 3.4",
    "share": "M3.8 11.6 L3.8 16.4 L16.2 16.4 L16.2 11.6 M10 12.2 L10 3.6 M6.8 6.8 L10 3.6 L13.2 6.8",
    "expand": "M3.6 7.4 L3.6 3.6 L7.4 3.6 M12.6 3.6 L16.4 3.6 L16.4 7.4 M16.4 12.6 L16.4 16.4 L12.6 16.4 "
    "M7.4 16.4 L3.6 16.4 L3.6 12.6",
    "eye": "M2.4 10 C4.4 6.6 7 4.9 10 4.9 C13 4.9 15.6 6.6 17.6 10 C15.6 13.4 13 15.1 10 15.1 C7 15.1 4.4 13.4 2.4 10 "
    "Z O10 10 2.3",
    "lock": "R4.4 8.8 11.2 7.7 2 M7 8.8 L7 6.6 A10 6.6 3 180 -180 L13 8.8",
    "star": "S10 10.4 7.3 3.2",
    "plus": "M10 4 L10 16 M4 10 L16 10",
    "check": "M4.4 10.4 L8.2 14.2 L15.6 6.2",
    "cross": "M5.2 5.2 L14.8 14.8 M14.8 5.2 L5.2 14.8",
    "warn": "M10 4.4 L10 11",
    "info": "M10 9.2 L10 15.4",
    "down": "M5.8 8 L10 12.2 L14.2 8",
    "up": "M5.8 12 L10 7.8 L14.2 12",
    "next": "M8 5.8 L12.2 10 L8 14.2",
    "back": "M12 5.8 L7.8 10 L12 14.2",
    "keyboard": "R2.6 5 14.8 10 2 M7.4 12.2 L12.6 12.2",
    "sides": "M6.8 6.4 L3.4 10 L6.8 13.6 M13.2 6.4 L16.6 10 L13.2 13.6 M3.4 10 L16.6 10",
    "bolt": "M11.4 2.8 L5 11.2 L9.4 11.2 L8.6 17.2 L15 8.8 L10.6 8.8 Z",
    "target": "O10 10 6.6 O10 10 2.6",
    "flag": "M5.4 16.6 L5.4 3.8 L15.4 3.8 L12.9 7.3 L15.4 10.8 L5.4 10.8",
    "more": "",
    "pin": "O10 6.4 3.2 M10 9.6 L10 16.6",
}
"""Name -> strokes. M, L, Q, C, Z as in SVG, all absolute; O circle (centre, radius); R rounded rectangle (x, y, width,
height, radius); A arc continuing from the last point, B separate arc (centre, radius, start, sweep; degrees,
anticlockwise from three o'clock); S five-pointed star (centre, outer and inner radius)."""

DOTS: dict[str, str] = {
    "theme": "M10 3.6 A10 10 6.4 90 -180 Z",
    "sliders": "O12.6 5 2.3 O7.4 10 2.3 O12.6 15 2.3",
    "more": "O4.6 10 1.4 O10 10 1.4 O15.4 10 1.4",
    "picture": "O12.9 7.6 1.15",
    "die": "O7 7 1.15 O13 7 1.15 O10 10 1.15 O7 13 1.15 O13 13 1.15",
    "play": "M6.4 4.6 Q6.4 3.8 7.2 4.2 L15.2 9.4 Q16 10 15.2 10.6 L7.2 15.8 Q6.4 16.2 6.4 15.4 Z",
    "stop": "R5.5 5.5 9 9 1.6",
    "path": "O3.9 14.9 1.7 O16.1 5.1 1.7",
    "warn": "O10 14.9 1.15",
    "info": "O10 5.4 1.15",
    "keyboard": "O5.8 8.6 0.95 O8.6 8.6 0.95 O11.4 8.6 0.95 O14.2 8.6 0.95",
}
"""Name -> additional filled shapes."""


@lru_cache(maxsize=128)
def path(written: str) -> QPainterPath:
    """The QPainterPath for an entry of the tables."""
    made = QPainterPath()
    for letter, numbers in re.findall(r"([A-Z])([^A-Z]*)", written):
        _draw(made, letter, [float(number) for number in numbers.split()])
    return made


def _draw(made: QPainterPath, letter: str, n: list[float]) -> None:
    match letter:
        case "M":
            made.moveTo(*n)
        case "L":
            made.lineTo(*n)
        case "Q":
            made.quadTo(*n)
        case "C":
            made.cubicTo(*n)
        case "Z":
            made.closeSubpath()
        case "O":
            made.addEllipse(QPointF(n[0], n[1]), n[2], n[2])
        case "R":
            made.addRoundedRect(QRectF(*n[:4]), n[4], n[4])
        case "A" | "B":
            box = QRectF(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2])
            if letter == "B":
                made.arcMoveTo(box, n[3])
            made.arcTo(box, n[3], n[4])
        case "S":
            _star(made, *n)


def _star(made: QPainterPath, x: float, y: float, outer: float, inner: float) -> None:
    for i in range(10):
        radius, angle = (inner if i % 2 else outer), math.radians(36 * i)
        point = QPointF(x + radius * math.sin(angle), y - radius * math.cos(angle))
        made.lineTo(point) if i else made.moveTo(point)
    made.closeSubpath()


# The icons: one family of strokes, tinted by role, sharp at every size and device pixel ratio.

NAMES = tuple(LINES)
BOX = 20.0
STROKE = 1.6


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor, stroke: float = STROKE) -> None:
    """Paint an icon of NAMES as large as fits, centred in `rect`; `stroke` is its line width on a box of 20.

    Raises `KeyError` for an unknown name.
    """
    lines, dots = LINES[name], DOTS.get(name, "")
    size = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(size, size) / 2)
    painter.scale(size / BOX, size / BOX)
    pen = QPen(color, stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path(lines), pen)
    if dots:
        painter.fillPath(path(dots), color)
    painter.restore()


def pixmap(name: str, color: QColor, size: int = 20, ratio: float = 1.0) -> QPixmap:
    """An icon as a pixmap of `size` logical pixels at a device pixel ratio; raises `KeyError` for an unknown name."""
    if name not in LINES:
        raise KeyError(name)
    made = QPixmap(QSize(size, size) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_icon(painter, name, QRectF(0, 0, size, size), color)
    painter.end()
    return made


def icon(name: str, color: QColor, size: int = 20, disabled: QColor | None = None) -> QIcon:
    """An icon for stock widgets and menus, sharp up to a device pixel ratio of 3."""
    made = QIcon()
    for ratio in (1.0, 2.0, 3.0):
        made.addPixmap(pixmap(name, color, size, ratio))
        if disabled is not None:
            made.addPixmap(pixmap(name, disabled, size, ratio), QIcon.Mode.Disabled)
    return made


def program_icon() -> QIcon:
    """The program's icon, 16 to 512 pixels; each file is read only when the window system asks for its size."""
    made = QIcon()
    for path in resource("icons").glob("qless-studio-*.png"):
        made.addFile(str(path))
    return made
