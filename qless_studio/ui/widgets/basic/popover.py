"""A small window that opens under a button and closes with the next click elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.ui.style.lengths import sized, spaced
from qless_studio.ui.widgets.basic.themed import SelfPainted, plate


class Popover(SelfPainted, QWidget):
    """A raised card with a column of widgets; square, as menus are: see docs/decisions/024."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)  # the accent of what it stands over
        self.setAccessibleName(name)
        self._column = spaced(QVBoxLayout(self), 8, 16, 12, 16, 12)
        sized(self, minimum_width=320)

    def add(self, widget: QWidget) -> None:
        self._column.addWidget(widget)

    def open_under(self, button: QWidget) -> None:
        """Open below a button, their trailing edges aligned; above it where there is no room below."""
        screen = button.screen().availableGeometry()
        self._fit(screen.width())
        corner = button.rect().bottomLeft() if self.mirrored else button.rect().bottomRight()
        aside = 0 if self.mirrored else self.width() - 1
        place = button.mapToGlobal(corner + QPoint(-aside, self.theme.px(4)))
        place.setX(max(screen.left(), min(place.x(), screen.right() - self.width())))
        if place.y() + self.height() > screen.bottom():
            place.setY(button.mapToGlobal(QPoint(0, 0)).y() - self.height() - self.theme.px(4))
        self.move(place)
        self.show()

    def _fit(self, room: int) -> None:
        """Take the size that the widgets ask for; `adjustSize` takes at most two thirds of the screen."""
        self.ensurePolished()
        self._column.activate()
        hint = self.sizeHint().expandedTo(self.minimumSize())
        width = min(hint.width(), room)
        height = self._column.totalHeightForWidth(width) if self._column.hasHeightForWidth() else hint.height()
        self.resize(width, height)

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        plate(painter, QRectF(self.rect()), 0, theme.color("raised"), theme.color("control_edge"))
