"""The icons: one family of strokes, tinted by role, sharp at every size and device pixel ratio."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from qless_studio.engine.folders import resource
from qless_studio.ui.style import icon_paths

NAMES = tuple(icon_paths.LINES)
BOX = 20.0
STROKE = 1.6


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor, stroke: float = STROKE) -> None:
    """Paint an icon of NAMES as large as fits, centred in `rect`; `stroke` is its line width on a box of 20.

    Raises `KeyError` for an unknown name.
    """
    lines, dots = icon_paths.LINES[name], icon_paths.DOTS.get(name, "")
    size = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(size, size) / 2)
    painter.scale(size / BOX, size / BOX)
    pen = QPen(color, stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(icon_paths.path(lines), pen)
    if dots:
        painter.fillPath(icon_paths.path(dots), color)
    painter.restore()


def pixmap(name: str, color: QColor, size: int = 20, ratio: float = 1.0) -> QPixmap:
    """An icon as a pixmap of `size` logical pixels at a device pixel ratio; raises `KeyError` for an unknown name."""
    if name not in icon_paths.LINES:
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
