"""How a board reacts: to the left mouse button, and with cells that move. See docs/decisions/102."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot, pi, sin
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.ui.style import Theme, reduces_motion, shapes
from qless_studio.ui.style.fonts import draw
from qless_studio.ui.style.in_force import LIFT, SLIDE, ease_out
from qless_studio.ui.widgets.basic.themed import Transition
from qless_studio.ui.widgets.board.cells import Cell
from qless_studio.ui.work.signals import timer

# The left mouse button, held on a board: a click, a word traced from cell to cell, or cells being dragged.

SWIPE = 0.38
"""While a word is traced, a tile counts within this fraction of its size from its centre: a diagonal passes between
the other two tiles."""


@dataclass
class Press:
    """The button is not held, unless these are given."""

    cell: int = -1
    """The cell that was pressed."""
    at: QPointF = field(default_factory=QPointF)
    over: int = -1
    """The last cell that was entered."""
    cells: Sequence[int] = ()
    """What the mouse drags; nothing: it traces."""
    to: QPointF | None = None
    """Position of the mouse while it drags."""
    held: object = None
    """What the press is about, as it was then."""

    @property
    def dragged(self) -> Sequence[int]:
        """The cells that follow the mouse."""
        return self.cells if self.to is not None else ()

    def drag(self, at: QPointF) -> bool:
        """Follow the mouse; False if it has not been moved far enough yet, or there is nothing to drag."""
        if self.to is not None or (self.cells and (at - self.at).manhattanLength() >= QApplication.startDragDistance()):
            self.to = at
        return self.to is not None

    def trace(self, at: QPointF, index: int, cells: Sequence[Cell]) -> bool:
        """Whether the mouse has entered another cell: that of this index, near its centre."""
        if self.cells or index in (-1, self.over):
            return False
        rect = QRectF(cells[index].rect)
        away = at - rect.center()
        if hypot(away.x(), away.y()) > SWIPE * min(rect.width(), rect.height()):
            return False
        self.over = index
        return True


# Cells that move: under the mouse, and for a moment about what was just entered. See docs/decisions/102.

FRAME = 16
"""Milliseconds between frames."""


class HoverAnimation(QObject):
    """At most one cell rises while the others sink back; `repaint(index)` is called only while a cell moves."""

    def __init__(self, parent: QObject, repaint: Callable[[int], None]) -> None:
        super().__init__(parent)
        self._repaint = repaint
        self._lifted = -1
        self._shares: dict[int, float] = {}
        self._last = 0.0
        self._timer = timer(self, FRAME, self._on_timeout, repeats=True)

    def at(self, index: int) -> float:
        """How far a cell has risen, from 0 to 1."""
        return ease_out(self._shares.get(index, 0.0))

    def lift(self, index: int) -> None:
        """Raise this cell and lower the others; -1 for none."""
        if index == self._lifted:
            return
        before, self._lifted = self._lifted, index
        if reduces_motion():
            self._shares = {index: 1.0} if index >= 0 else {}
            self._repaint(before)
            self._repaint(index)
            return
        if index >= 0:
            self._shares.setdefault(index, 0.0)
        self._last = perf_counter()
        self._timer.start()

    def clear(self) -> None:
        """Lower all cells at once, without animation."""
        self._timer.stop()
        self._shares.clear()
        self._lifted = -1

    def _on_timeout(self) -> None:
        now = perf_counter()
        step, self._last = (now - self._last) * 1000 / LIFT, now
        for index, before in list(self._shares.items()):
            share = max(0.0, min(1.0, before + (step if index == self._lifted else -step)))
            if share:
                self._shares[index] = share
            else:
                del self._shares[index]
            if share != before:
                self._repaint(index)
        if all(index == self._lifted and share == 1 for index, share in self._shares.items()):
            self._timer.stop()


SHAKE = 8
"""How far refused cells move to either side, in pixels."""
SWINGS = 2
"""Number of swings of refused cells: each takes five frames, so that it is seen as a movement."""
RISE = 20
"""How far a text rises above its cell, or falls below it where there is no room above, in pixels."""
HELD_MS = 700
"""How long the cells keep their colour, with the motion and without it."""


class Reaction(QObject):
    """What was right turns green and says what it is worth; what was refused shakes once.

    With reduced motion it has its colour and its text for the same time. It takes no click and no key, and the
    next reaction replaces it.
    """

    def __init__(self, board: QWidget, outline_of: Callable[[Any], tuple[QRectF, float] | None]) -> None:
        """`outline_of` gives the place of an item on the board and the radius of its corners; None: not visible."""
        super().__init__(board)
        self.within = False
        """Whether a text stays within its cell, on a board where it would cover others."""
        self._board, self._outline_of = board, outline_of
        self.items: tuple[Any, ...] = ()
        """What reacts now: cells, or whatever stays the same on a board when its cells are laid out again."""
        self.right, self.text, self.role = True, "", "good"
        self._motion = Transition(board, SLIDE)
        self._held = timer(self, HELD_MS, self.clear)

    def show(self, items: Sequence[Any], right: bool, text: str = "", role: str = "") -> None:
        """React with these items; the text rises from the last one. `role`: a colour other than the usual one."""
        self.items, self.right, self.text = tuple(items), right, text
        self.role = role or ("good" if right else "bad")
        if self.items:
            self._held.start()
            self._motion.run()
        else:
            self.clear()

    def clear(self) -> None:
        """End every reaction."""
        self._held.stop()
        self.items = ()
        self._board.update()

    def shift(self, item: Any) -> float:
        """How far an item is out of its place, in pixels to the right."""
        if self.right or item not in self.items or reduces_motion():
            return 0.0
        time = self._motion.currentTime() / self._motion.duration()  # even: eased, all swings are in the first frames
        return SHAKE * (1 - time) * sin(2 * pi * SWINGS * time)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint the colour of the items that are visible, and the text."""
        rect: QRectF | None = None
        for item in self.items:
            outline = self._outline_of(item)
            if outline is None:
                continue
            rect, radius = outline
            moved = rect.translated(self.shift(item), 0)
            shapes.fill(painter, moved, radius, theme.color(self.role, 0.0 if theme.high_contrast else 0.22))
            shapes.outline(painter, moved, radius, theme.color(self.role), 3)
        if rect is not None and self.text:
            self._paint_text(painter, theme, rect)

    def _paint_text(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        size = min(18.0, max(12.0, rect.height() / (4 if self.within else 2) / theme.scale))
        font = theme.font(size, 700, tabular=True)
        metrics, px = QFontMetricsF(font), theme.px
        width, height = metrics.horizontalAdvance(self.text) + px(16), px(size + 10)
        room = QRectF(self._board.rect())
        x = min(max(rect.center().x() - width / 2, room.left()), room.right() - width)
        up, moved = rect.top() - height / 2 - px(RISE) >= room.top(), px(RISE) * self._motion.progress
        if self.within:
            y = rect.center().y() - height / 2 - max(0.0, (rect.height() - height) / 2) * self._motion.progress
        else:
            y = (rect.top() - moved if up else rect.bottom() + moved) - height / 2
        place = QRectF(x, y, width, height)
        shapes.fill(painter, place, height / 2, theme.color("raised"))
        shapes.outline(painter, place, height / 2, theme.color(self.role), 1)
        base = place.center().y() + metrics.capHeight() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        draw(painter, QPointF(x + px(8), base), self.text, font, theme.color(self.role))
