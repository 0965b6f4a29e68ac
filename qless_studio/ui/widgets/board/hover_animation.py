"""The animation of cells that rise under the mouse."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

from qless_studio.ui.style import reduces_motion
from qless_studio.ui.style.motion import LIFT, ease_out

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
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_timeout)

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
