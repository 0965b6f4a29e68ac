"""The picture with the grid laid over it, whose four corners can be moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from qless_studio.ui.widgets.basic.themed import SelfPainted
from qless_studio.ui.work.signals import timer

Point = tuple[float, float]
HIT, HANDLE = 32, 16
LOUPE, ZOOM = 96, 3
RADIUS = 8
SETTLED_MS = 400
"""Pause after the last arrow key until the grid is read again."""
_WHITE, _BLACK = QColor("white"), QColor("black")
_ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class Handle(SelfPainted, QWidget):
    """A corner of the grid: dragged with the mouse, or moved with the arrow keys (Shift: ten pixels)."""

    def __init__(
        self, name: str, move: Callable[[QPoint], object], released: Callable[[], object], parent: QWidget
    ) -> None:
        """`move` moves it by pixels of the widget; `released` is called once it is no longer moved."""
        super().__init__(parent)
        self._move, self._released = move, released
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SizeAllCursor)
        self.resize(HIT, HIT)
        self.dragged_from: QPoint | None = None
        self._settled = timer(self, SETTLED_MS, released)

    def paint_widget(self, painter: QPainter) -> None:
        middle = QPointF(HIT / 2, HIT / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        accent = self.theme.color("accent")
        rings = [(HANDLE / 2 + 3, _WHITE), (HANDLE / 2, accent), (2.5, _WHITE)]
        if self.hasFocus():
            rings[:0] = [(HANDLE / 2 + 7, accent), (HANDLE / 2 + 5, _WHITE)]
        for radius, colour in rings:
            painter.setBrush(colour)
            painter.drawEllipse(middle, radius, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.dragged_from = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.dragged_from is not None:
            now = event.globalPosition().toPoint()
            step, self.dragged_from = now - self.dragged_from, now
            self._move(step)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.dragged_from is not None:
            self.dragged_from = None
            self._released()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self._move(step * (10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1))
        self._settled.start()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        if self._settled.isActive():
            self._settled.stop()
            self._released()


class PictureView(SelfPainted, QWidget):
    """A picture fitted into the widget. Points are in pixels of the picture."""

    def __init__(
        self, read_within: Callable[[tuple[Point, ...]], object], choose: Callable[[float, float], object]
    ) -> None:
        """`read_within` gets the corners, clockwise from the upper left, after one was moved; `choose` a point."""
        super().__init__()
        self._read_within, self._choose = read_within, choose
        self._image, self._scaled = QImage(), QPixmap()
        self._corners: list[QPointF] = []
        self._shape = (0, 0)
        self._tiles: Sequence[Sequence[Point]] = ()
        self._marked: Sequence[Point] = ()
        self.setAccessibleName(self.tr("Picture"))
        names = (self.tr("Upper left corner"), self.tr("Upper right corner"), self.tr("Lower right corner"),
                 self.tr("Lower left corner"))  # fmt: skip
        self.handles = [
            Handle(name, partial(self._move, number), self._on_released, self) for number, name in enumerate(names)
        ]
        for handle in self.handles:
            handle.hide()

    @property
    def corners(self) -> tuple[Point, ...]:
        """The corners of the grid; none while there is none."""
        return tuple((point.x(), point.y()) for point in self._corners)

    def show_picture(self, image: QImage) -> None:
        """Show a picture, without a grid."""
        self._image = image
        self.setAccessibleDescription("")
        self._scale()
        self.show_grid((), (0, 0))

    def show_message(self, text: str) -> None:
        """A sentence instead of a picture."""
        self._image = QImage()
        self.setAccessibleDescription(text)
        self._scale()
        self.show_grid((), (0, 0))

    def show_grid(
        self, corners: Sequence[Point], shape: tuple[int, int], tiles: Sequence[Sequence[Point]] = ()
    ) -> None:
        """Lay a grid of rows and columns between four corners; no corners: no grid, but perhaps tiles without one."""
        self._corners, self._shape, self._tiles = [QPointF(*point) for point in corners], shape, tiles
        self._marked = ()
        for handle in self.handles:
            handle.setVisible(bool(corners))
        self._place_handles()
        self.update()

    def mark(self, quad: Sequence[Point]) -> None:
        """Frame one tile."""
        self._marked = quad
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(440, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 240)

    # moving

    def _move(self, number: int, step: QPoint) -> None:
        zoom, corner = self._zoom(), self._corners[number]
        self._corners[number] = QPointF(
            min(max(corner.x() + step.x() / zoom, 0.0), float(self._image.width())),
            min(max(corner.y() + step.y() / zoom, 0.0), float(self._image.height())),
        )
        self._marked = ()
        self._place_handles()
        self.update()

    def _on_released(self) -> None:
        self.update()  # without the loupe
        self._read_within(self.corners)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._image.isNull():
            at = (event.position() - self._origin()) / self._zoom()
            self._choose(at.x(), at.y())

    # layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scale()
        self._place_handles()

    def _zoom(self) -> float:
        """Pixels of the widget for one of the picture."""
        image = self._image
        return min(self.width() / image.width(), self.height() / image.height()) if not image.isNull() else 1.0

    def _origin(self) -> QPointF:
        image, zoom = self._image, self._zoom()
        return QPointF(self.width() - image.width() * zoom, self.height() - image.height() * zoom) / 2

    def _scale(self) -> None:
        self._scaled = QPixmap()
        if not self._image.isNull() and self.width() > 0 and self.height() > 0:
            ratio = self.devicePixelRatioF()
            smooth = Qt.TransformationMode.SmoothTransformation
            scaled = self._image.scaled(self.size() * ratio, Qt.AspectRatioMode.KeepAspectRatio, smooth)
            scaled.setDevicePixelRatio(ratio)
            self._scaled = QPixmap.fromImage(scaled)

    def _shown(self, point: QPointF) -> QPointF:
        return self._origin() + point * self._zoom()

    def _place_handles(self) -> None:
        for handle, corner in zip(self.handles, self._corners, strict=False):
            handle.move((self._shown(corner) - QPointF(HIT / 2, HIT / 2)).toPoint())

    # painting

    def paint_widget(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(rect, RADIUS, RADIUS)
        painter.setClipPath(clip)
        painter.fillPath(clip, self.theme.color("table"))
        if self._image.isNull():
            painter.setFont(self.theme.font(14, 500))
            painter.setPen(self.theme.color("text"))
            inside = rect.adjusted(16, 0, -16, 0)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(inside, flags, self.accessibleDescription())
        else:
            painter.drawPixmap(self._origin(), self._scaled)
        if self._corners:
            self._paint_grid(painter, clip)
        accent = self.theme.color("accent")
        for tile in self._tiles:
            self._paint_frame(painter, tile, (3, _BLACK), (1, _WHITE))
        if self._marked:
            self._paint_frame(painter, self._marked, (6, _WHITE), (3, accent))
        dragged = next((k for k, handle in enumerate(self.handles) if handle.dragged_from is not None), None)
        if dragged is not None and self._corners:
            self._paint_loupe(painter, self._corners[dragged])

    def _paint_frame(self, painter: QPainter, tile: Sequence[Point], *strokes: tuple[float, QColor]) -> None:
        quad = QPolygonF([self._shown(QPointF(*point)) for point in tile])
        for width, colour in strokes:
            self._stroke(painter, quad, width, colour)

    def _paint_grid(self, painter: QPainter, clip: QPainterPath) -> None:
        outer = QPolygonF([self._shown(point) for point in self._corners])
        inside = QPainterPath()
        inside.addPolygon(outer)
        inside.closeSubpath()
        shade = QColor(_BLACK)
        shade.setAlphaF(0.27)
        painter.fillPath(clip.subtracted(inside), shade)
        under = QColor(_BLACK)
        under.setAlphaF(0.43)
        for width, colour in ((3, under), (1, _WHITE)):
            painter.setPen(QPen(colour, width))
            for a, b in self._inner_lines():
                painter.drawLine(a, b)
        self._stroke(painter, outer, 5, _WHITE)
        self._stroke(painter, outer, 3, self.theme.color("accent"))

    def _inner_lines(self) -> list[tuple[QPointF, QPointF]]:
        from PySide6.QtGui import QTransform

        rows, columns = self._shape
        frame = QPolygonF([QPointF(0, 0), QPointF(columns, 0), QPointF(columns, rows), QPointF(0, rows)])
        bent = QTransform()
        if not QTransform.quadToQuad(frame, QPolygonF([self._shown(point) for point in self._corners]), bent):
            return []
        across = [(bent.map(QPointF(0, r)), bent.map(QPointF(columns, r))) for r in range(1, rows)]
        return across + [(bent.map(QPointF(c, 0)), bent.map(QPointF(c, rows))) for c in range(1, columns)]

    def _stroke(self, painter: QPainter, quad: QPolygonF, width: float, colour: QColor) -> None:
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(quad)

    def _paint_loupe(self, painter: QPainter, corner: QPointF) -> None:
        """What lies under the corner, three times as large, beside it."""
        at, part = self._shown(corner), LOUPE / ZOOM / self._zoom()
        x = at.x() + 24 if at.x() + 24 + LOUPE <= self.width() else at.x() - 24 - LOUPE
        place = QRectF(x, min(max(at.y() - LOUPE / 2, 0), self.height() - LOUPE), LOUPE, LOUPE)
        painter.drawImage(place, self._image, QRectF(corner.x() - part / 2, corner.y() - part / 2, part, part))
        painter.setPen(QPen(_WHITE, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)
        painter.setPen(QPen(self.theme.color("accent"), 1))
        painter.drawLine(QPointF(place.center().x(), place.top()), QPointF(place.center().x(), place.bottom()))
        painter.drawLine(QPointF(place.left(), place.center().y()), QPointF(place.right(), place.center().y()))
