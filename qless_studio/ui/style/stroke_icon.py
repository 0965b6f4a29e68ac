"""Icons for actions, buttons and dialogs: strokes painted when they are needed, in the colour of what they stand in."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap

from qless_studio.ui.style.icons import NAMES, paint_icon
from qless_studio.ui.style.shapes import paint_disc
from qless_studio.ui.style.theme import Theme

Role = QPalette.ColorRole
DISC = 0.75
"""Diameter of the disc of a message box, of the size that Qt gives its icon."""


def stroke_icon(name: str) -> QIcon:
    """An icon of `icons.NAMES`, sharp at every size; raises `KeyError` for an unknown name.

    The style paints it in the colour of the text beside it. Where Qt asks for a pixmap (file dialog, buttons in text
    fields) it has the colour of dimmed text. Its `name()` is the icon's.
    """
    if name not in NAMES:
        raise KeyError(name)
    return QIcon(_StrokeEngine(name))


def disc_icon(theme: Theme, role: str, name: str) -> QIcon:
    """The icon of a message box: as the mark of a verdict, on a disc in a colour role."""
    return QIcon(_DiscEngine(theme, role, name))


class _StrokeEngine(QIconEngine):
    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def iconName(self) -> str:
        return self._name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        paint_icon(painter, self._name, QRectF(rect), painter.pen().color())

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        colours = QGuiApplication.palette()
        role = Role.Dark if mode == QIcon.Mode.Disabled else Role.PlaceholderText
        made, painter = _clear_pixmap(size)
        paint_icon(painter, self._name, QRectF(made.rect()), QColor(colours.color(role)))
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        return _StrokeEngine(self._name)


class _DiscEngine(QIconEngine):
    def __init__(self, theme: Theme, role: str, name: str) -> None:
        super().__init__()
        self._theme, self._role, self._name = theme, role, name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        size = DISC * min(rect.width(), rect.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, self._theme, QRectF(rect).center(), size, self._role, self._name, "panel")

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made, painter = _clear_pixmap(size)
        self.paint(painter, made.rect(), mode, state)
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        return _DiscEngine(self._theme, self._role, self._name)


def _clear_pixmap(size: QSize) -> tuple[QPixmap, QPainter]:
    made = QPixmap(size)
    made.fill(Qt.GlobalColor.transparent)
    return made, QPainter(made)
