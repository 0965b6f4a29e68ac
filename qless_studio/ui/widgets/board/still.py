"""A board as a picture: without pointer and keyboard marks, and nothing moves. See docs/decisions/034."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from qless_studio.ui.style import Theme
from qless_studio.ui.widgets.basic.picture import MARGIN, Picture
from qless_studio.ui.widgets.basic.transition import Transition
from qless_studio.ui.widgets.board.board import BoardWidget


def picture_of(board: BoardWidget, title: str, heading: tuple[str, ...] = ()) -> Picture:
    """The board as it is, in the light theme on white."""
    part = area_of(board).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect()

    def paint(painter: QPainter) -> None:
        painter.translate(-part.topLeft())
        portray(board, painter, board.theme.on_paper())

    return Picture(title, part.size(), paint, heading)


def miniature(board: BoardWidget, height: int) -> QPixmap:
    """The board as it is, scaled down to a height in pixels."""
    part, ratio = area_of(board), board.devicePixelRatioF()
    scale = height / part.height()
    pixmap = QPixmap(round(part.width() * scale * ratio), round(height * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    painter.translate(-part.topLeft())
    portray(board, painter, board.theme)
    painter.end()
    return pixmap


def area_of(board: BoardWidget) -> QRectF:
    """The part of the widget that a picture contains."""
    whole = QRect()
    for cell in board.cells:
        whole |= cell.rect
    return board.surroundings | QRectF(whole)


def portray(board: BoardWidget, painter: QPainter, theme: Theme) -> None:
    """Paint the board in a given theme; animations are finished."""
    for motion in board.findChildren(Transition):
        motion.finish()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.portrayed = True
    try:
        board.paint_background(painter, theme)
        for index in range(len(board.cells)):
            board.paint_cell(painter, theme, index, 0.0, 0.0)
        board.paint_over(painter, theme)
    finally:
        board.portrayed = False
