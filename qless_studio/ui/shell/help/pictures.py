"""Pictures of boards, drawn by the boards themselves in the current theme."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from qless_studio.ui.shell.help.pages import Picture
from qless_studio.ui.style import Theme, accented, theme_of
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.themed import plate
from qless_studio.ui.widgets.board.board import BoardWidget

MARGIN, RADIUS = 16, 12
"""Around the board, on its table, at 100 %"""
SMALL_MARGIN = 10
"""Around a board without a table of its own"""


def paint_table(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint the background of a picture."""
    edge = theme.color("edge") if theme.high_contrast else None
    plate(painter, rect, theme.px(RADIUS), theme.color("table"), edge)


class Pictures:
    """Draws pictures of the games' puzzles, each in its game's accent."""

    def __init__(self, views: Sequence[GameView]) -> None:
        self._views = {view.key: view for view in views}

    def draw(
        self, picture: Picture, room: QSize, ratio: float, on_table: bool = True, covered: bool = False
    ) -> QPixmap:
        """The board, with `on_table` on its table, for that device pixel ratio; `covered`: nothing can be read on it.

        Not larger than the board's preferred size or than `room`. Raises `PuzzleError` for a puzzle that the game
        cannot read and KeyError for an unknown game.
        """
        theme = theme_of()
        board = self._board(picture)
        margin = 2 * theme.px(MARGIN if on_table else SMALL_MARGIN)
        room -= QSize(margin, margin)
        if board.width() > room.width() or board.height() > room.height():
            board.resize(board.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
        drawn = QPixmap((board.size() + QSize(margin, margin)) * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if on_table:
            whole = QRectF(0, 0, board.width() + margin, board.height() + margin)
            paint_table(painter, theme, whole)
        if covered and isinstance(board, BoardWidget):
            board.grab()  # lays it out
            painter.translate(margin // 2, margin // 2)
            board.paint_covered(painter, board.theme)
        else:
            board.render(painter, QPoint(margin // 2, margin // 2), renderFlags=QWidget.RenderFlag.DrawChildren)
        painter.end()
        board.deleteLater()
        return drawn

    def _board(self, picture: Picture) -> QWidget:
        view = self._views[picture.game]
        assert view.parts.picture is not None
        return accented(view.parts.picture(view.game.parse(picture.puzzle), picture.marked), view.accent)
