"""The chart of a finished game: the score that was still within reach after each move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.style import Theme
from qless_studio.ui.widgets.charts.plot import Plot, area_below, axis_marks


class ReachChart(Plot):
    """A step for each move: it drops where the move cost something, above the number of the move."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        self._chosen = -1
        super().__init__(title, parent)

    def show_reach(self, values: Sequence[int]) -> None:
        """The score within reach at the deal, then after each move."""
        self._points = tuple(enumerate(values))
        self._until = max(1.0, len(values) - 0.5)  # the last value is seen for half a step
        low, high = min(values, default=0), max(values, default=0)
        self._marks = axis_marks(low - max(2, (high - low) // 4), high)
        self.setAccessibleDescription(", ".join(map(figure, values)))
        self.update()

    def choose(self, move: int) -> None:
        """Emphasize a move, from 0; -1 for none."""
        self._chosen = move
        self.update()

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("move", "score"), self._points

    def readout(self) -> str:
        at = self._under_pointer()
        reached = [point for point in self._points if at is not None and point[0] <= at]
        if not reached:
            return self.caption
        move, value = reached[-1]
        if not move:
            return self.tr("{} at the start").format(figure(value))
        return self.tr("{} after move {}").format(figure(value), int(move))

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        plot = self._visual_plot(rect)
        moves = [(move, str(move), move - 1 == self._chosen) for move in range(1, len(self._points))]
        moves.sort(key=lambda label: not label[2])  # the chosen one first: labels that would overlap are left out
        self._paint_axes(painter, theme, plot, moves)
        if not self._points:
            return
        line = QPainterPath()
        line.moveTo(self._x(plot, 0), self._y(plot, self._points[0][1]))
        for move, value in self._points[1:]:
            line.lineTo(self._x(plot, move), line.currentPosition().y())
            line.lineTo(self._x(plot, move), self._y(plot, value))
        line.lineTo(self._x(plot, self._until), line.currentPosition().y())
        self._paint_curve(painter, theme, plot, line, area_below(line, plot.bottom()))
        self._paint_dot(painter, theme, line.currentPosition())
