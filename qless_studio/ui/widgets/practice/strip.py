"""The course of a practice: a cell for each question, and the counts in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.practice.session import Step
from qless_studio.engine.texts import counted
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layouts import bare, filled
from qless_studio.ui.widgets.basic.themed import CENTRE, Painted, painter_on, plate, put_text

CELL, GAP, NARROWEST, RADIUS = 24, 4, 20, 5
LOOKS = {
    Step.RIGHT: ("good_bg", "good", "check"),
    Step.WRONG: ("bad_bg", "bad", "cross"),
    Step.SKIPPED: ("hover", "edge", "next"),
    Step.TO_COME: ("hover", "line", ""),
}
"""By step the background, the edge and the icon of a cell."""


class _Cells(Painted, QLabel):
    """The cells share the width; where they would be too narrow they take several rows. A QLabel: it is read."""

    def __init__(self) -> None:
        super().__init__()
        self._steps: tuple[Step, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_steps(self, steps: Sequence[Step], spoken: str) -> None:
        self._steps = tuple(steps)
        self.setText(spoken)
        self.updateGeometry()
        self.update()

    def _in_a_row(self, width: int) -> int:
        most = max(1, (width + self.theme.px(GAP)) // self.theme.px(NARROWEST + GAP))
        rows = -(-len(self._steps) // most) or 1
        return -(-len(self._steps) // rows) or 1

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._steps) // self._in_a_row(width)) or 1
        return rows * self.theme.px(CELL + GAP) - self.theme.px(GAP)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.theme.px(200))
        return QSize(self.theme.px(200), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.px(CELL))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px, each = painter_on(self), self.theme.px, self._in_a_row(self.width())
        pitch = (self.width() + px(GAP)) / each
        for number, step in enumerate(self._steps):
            left, right = round(number % each * pitch), round((number % each + 1) * pitch) - px(GAP)
            cell = QRectF(left, number // each * px(CELL + GAP), right - left, px(CELL))
            self._paint_cell(painter, self.visual(cell), number + 1, step)
        painter.end()

    def _paint_cell(self, painter: QPainter, cell: QRectF, number: int, step: Step) -> None:
        theme, px = self.theme, self.theme.px
        if step is Step.CURRENT:
            plate(painter, cell, px(RADIUS), theme.color("accent_bg"), theme.color("accent_text"), 2)
            put_text(painter, cell, str(number), theme.font(12, 700), theme.color("accent_text"), CENTRE)
            return
        background, edge, icon = LOOKS[step]
        plate(painter, cell, px(RADIUS), theme.color(background), theme.color(edge))
        if icon:
            ink = theme.color("text_dim" if step is Step.SKIPPED else edge)
            size = px(16)
            place = QRectF(round(cell.center().x() - size / 2), round(cell.center().y() - size / 2), size, size)
            paint_icon(painter, icon, place, ink)


class ExerciseStrip(QWidget):
    """Right, wrong and left, in cells and in words."""

    def __init__(self) -> None:
        super().__init__()
        self.cells = _Cells()
        self.counts = text_label("", "caption", wrap=True)
        filled(bare(QVBoxLayout(self), 6), self.cells, self.counts)

    def show_steps(self, steps: Sequence[Step], again: int) -> None:
        """Show how each question went, in order; `again`: so many of those left were answered wrong before."""
        right, wrong, skipped = (steps.count(step) for step in (Step.RIGHT, Step.WRONG, Step.SKIPPED))
        left = len(steps) - right - wrong - skipped
        parts = [self.tr("{} right, {} wrong, {} left").format(right, wrong, left)]
        if skipped:
            parts.append(counted(skipped, "{} skipped", "{} skipped"))
        if again:
            parts.append(counted(again, "the wrong one is asked again", "wrong ones are asked again"))
        text = "; ".join(parts)
        self.counts.setText(text)
        self.cells.show_steps(steps, text)
