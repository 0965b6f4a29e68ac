"""The big number of a page with its unit, and small numbers beside it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.style import reduces_motion
from qless_studio.ui.style.fonts import draw
from qless_studio.ui.style.motion import SLIDE
from qless_studio.ui.widgets.basic.themed import LEADING, TRAILING, SelfPainted, by_width, put_text, text_width

UNIT_GAP, COLUMN_GAP = 10, 18
UNIT, SMALL = 20, 48
"""Additional height if the unit, or the small numbers, go below the big one."""


class ScoreDisplay(SelfPainted, QLabel):
    """A big number with a unit, and small numbers with labels; a QLabel, so that screen readers read it."""

    least = (160, 48)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._big: int | str = ""
        self._unit = ""
        self._small: tuple[tuple[str, str], ...] = ()
        self._leaves_out = False
        self.shown = ""
        """The text of the big number at this moment, while it counts up too."""
        self._count = QVariantAnimation(self, duration=SLIDE, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic))
        self._count.valueChanged.connect(self._on_counted)
        by_width(self)

    def show_figures(
        self, big: int | str, unit: str = "", small: Iterable[tuple[str, str]] = (), live: bool = False
    ) -> None:
        """`small` are (number, label) pairs. While a search is `live`, a number counts up from the previous one."""
        before = self._big
        self._big, self._unit, self._small = big, unit, tuple(small)
        self._count.stop()
        if live and isinstance(big, int) and isinstance(before, int) and before < big and not reduces_motion():
            self._count.setStartValue(before)
            self._count.setEndValue(big)
            self._count.start()
        else:
            self.shown = self._text()
        spoken = [f"{self._text()} {unit}".strip(), *(f"{number} {label}" for number, label in self._small)]
        self.setText(", ".join(part for part in spoken if part))
        self.updateGeometry()
        self.update()

    def leave_out(self, leaves_out: bool) -> None:
        """Whether small numbers that do not fit beside the big one are left out, and do not go below it."""
        self._leaves_out = leaves_out
        self.updateGeometry()

    def _text(self) -> str:
        return figure(self._big) if isinstance(self._big, int) else self._big

    def _on_counted(self, value: int) -> None:
        self.shown = figure(value)
        self.update()

    def sizeHint(self) -> QSize:
        width = self._big_width() + self._small_width()
        return QSize(width, self.heightForWidth(width))  # not for the current width: a layout would not ask again

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        small = SMALL if self._small_below(width) and not self._leaves_out else 0
        height = 48 + (UNIT if self._unit_below(width) else 0) + small
        return self.theme.px(height)

    def _column_widths(self) -> list[int]:
        theme = self.theme
        figures, labels = theme.font(18, 600, tabular=True), theme.font(12, 400)
        return [max(text_width(figures, number), text_width(labels, label)) for number, label in self._small]

    def _small_width(self) -> int:
        return sum(width + self.theme.px(COLUMN_GAP) for width in self._column_widths())

    def _big_width(self) -> int:
        theme = self.theme
        unit = theme.px(UNIT_GAP) + text_width(theme.font(14, 500), self._unit) if self._unit else 0
        return text_width(theme.font(44, 700), self._text()) + unit

    def _unit_below(self, width: int) -> bool:
        """Whether the unit does not fit beside the big number."""
        return bool(self._unit) and self._big_width() > width

    def _small_below(self, width: int) -> bool:
        """Whether the small numbers do not fit beside the big one."""
        return bool(self._small) and self._big_width() + self._small_width() > width

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        font = theme.font(44, 700)
        metrics = QFontMetricsF(font)
        base = round(theme.px(24) + metrics.capHeight() / 2)
        width = metrics.horizontalAdvance(self.shown)
        bearing = metrics.leftBearing(self.shown[0]) if self.shown else 0
        at = QPointF(self.width() - width if self.mirrored else -bearing, base)
        draw(painter, at, self.shown, font, theme.color("text"))
        self._paint_unit(painter, width - bearing, base)
        self._paint_small(painter)

    def _paint_unit(self, painter: QPainter, width: float, base: float) -> None:
        theme = self.theme
        font = theme.font(14, 500)
        half = QFontMetricsF(font).capHeight() / 2
        if self._unit_below(self.width()):
            place = QRectF(0, theme.px(48), self.width(), theme.px(20))
        else:
            x = width + theme.px(UNIT_GAP)
            place = QRectF(x, base - half - theme.px(10), text_width(font, self._unit) + 1, theme.px(20))
        put_text(painter, self.visual(place), self._unit, font, theme.color("text_dim"), mirrored=self.mirrored)

    def _paint_small(self, painter: QPainter) -> None:
        theme, widths, gap = self.theme, self._column_widths(), self.theme.px(COLUMN_GAP)
        below = self._small_below(self.width())
        if below and self._leaves_out:
            return
        top = self.heightForWidth(self.width()) - theme.px(SMALL - 4) if below else theme.px(4)
        x = 0 if below else self.width() - sum(widths) - gap * max(0, len(widths) - 1)
        side = LEADING if below else TRAILING
        large, small = theme.font(18, 600, tabular=True), theme.font(12, 400)
        for (number, label), width in zip(self._small, widths, strict=True):
            upper = self.visual(QRectF(x, top, width, theme.px(22)))
            lower = self.visual(QRectF(x, top + theme.px(21), width, theme.px(16)))
            put_text(painter, upper, number, large, theme.color("text"), side, self.mirrored)
            put_text(painter, lower, label, small, theme.color("text_dim"), side, self.mirrored)
            x += width + gap
