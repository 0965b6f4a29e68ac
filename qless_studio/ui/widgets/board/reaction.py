"""What a board does for a moment about what was just entered. See docs/decisions/102."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from qless_studio.ui.style import Theme, reduces_motion, shapes
from qless_studio.ui.style.fonts import draw
from qless_studio.ui.style.motion import SLIDE
from qless_studio.ui.widgets.basic.transition import Transition

SHAKE = 8
"""How far refused cells move to either side, in pixels."""
SWINGS = 3
RISE = 20
"""How far a text rises above its cell, in pixels."""
HELD_MS = 700
"""How long the cells keep their colour, with the motion and without it."""


class Reaction(QObject):
    """Cells that were right turn green and say what they are worth; cells that were refused shake once.

    With reduced motion they have their colour and their text for the same time. It takes no click and no key, and the
    next reaction replaces it.
    """

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.cells: tuple[int, ...] = ()
        """Those that react now."""
        self.right, self.text = True, ""
        self._motion = Transition(board, SLIDE)
        self._held = QTimer(self, singleShot=True, interval=HELD_MS)
        self._held.timeout.connect(self.clear)

    def show(self, cells: Sequence[int], right: bool, text: str = "") -> None:
        """React with these cells; the text rises from the last one."""
        self.cells, self.right, self.text = tuple(cells), right, text
        if self.cells:
            self._held.start()
            self._motion.run()
        else:
            self.clear()

    def clear(self) -> None:
        """Nothing reacts any more."""
        self._held.stop()
        self.cells = ()
        self._board.update()

    def shift(self, index: int) -> float:
        """How far a cell is out of its place, in pixels to the right."""
        if self.right or index not in self.cells or reduces_motion():
            return 0.0
        progress = self._motion.progress
        return SHAKE * (1 - progress) * sin(2 * pi * SWINGS * progress)

    def paint(self, painter: QPainter, theme: Theme, rects: Sequence[QRectF]) -> None:
        """Paint the colour of the cells, and the text. `rects` are the places of all cells of the board."""
        role = "good" if self.right else "bad"
        shown = [(cell, rects[cell]) for cell in self.cells if cell < len(rects)]
        for cell, rect in shown:
            moved = rect.translated(self.shift(cell), 0)
            radius = shapes.tile_radius(min(rect.width(), rect.height()))
            shapes.fill(painter, moved, radius, theme.color(role, 0.0 if theme.high_contrast else 0.22))
            shapes.outline(painter, moved, radius, theme.color(role), 3)
        if shown and self.text:
            self._paint_text(painter, theme, shown[-1][1])

    def _paint_text(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        font = theme.font(18, 700, tabular=True)
        metrics, px = QFontMetricsF(font), theme.px
        width, height = metrics.horizontalAdvance(self.text) + px(16), px(28)
        room = QRectF(self._board.rect())
        x = min(max(rect.center().x() - width / 2, room.left()), room.right() - width)
        y = max(rect.top() - height / 2 - px(RISE) * self._motion.progress, room.top())
        place = QRectF(x, y, width, height)
        shapes.fill(painter, place, height / 2, theme.color("raised"))
        shapes.outline(painter, place, height / 2, theme.color("good"), 1)
        base = place.center().y() + metrics.capHeight() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        draw(painter, QPointF(x + px(8), base), self.text, font, theme.color("good"))
