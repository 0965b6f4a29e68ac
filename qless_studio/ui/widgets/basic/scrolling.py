"""Slim scroll bars, and areas that scroll rather than cut."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QScrollArea, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.themed import Themed, painter_on, plate

WIDTH, THUMB = 8, 4


class SlimScrollBar(Themed, QScrollBar):
    """An upright scroll bar with a thin thumb, nothing where everything is in sight."""

    def __init__(self, appearance: Appearance, ground: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._ground = ground
        self.setMouseTracking(True)
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, self.theme.px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(WIDTH, self.theme.px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        painter.fillRect(self.rect(), theme.color(self._ground))
        if self.maximum() > self.minimum():
            self._paint_thumb(painter)
        painter.end()

    def _paint_thumb(self, painter: QPainter) -> None:
        theme, option = self.theme, QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ScrollBarSlider
        thumb = QRectF(self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, part, self))
        x = WIDTH - THUMB if self.mirrored else 0
        plate(painter, QRectF(x, 0, THUMB, self.height()), THUMB / 2, theme.color("hover"))
        strong = self.underMouse() or self.isSliderDown()
        role = "control_edge" if strong else "edge"
        plate(painter, QRectF(x, thumb.y(), THUMB, thumb.height()), THUMB / 2, theme.color(role))


class Ground(Themed, QWidget):
    """A plain widget on the ground of a role. Painted: palettes do not go down to children under a style sheet."""

    def __init__(self, appearance: Appearance, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.role = role
        self.wear(appearance)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.fillRect(event.rect(), self.theme.color(self.role))
        painter.end()


class ScrollColumn(QScrollArea):
    """A column as wide as there is room, which scrolls upright when it does not fit."""

    def __init__(self, appearance: Appearance, content: Ground, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(appearance, content.role, self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        """All of it, if there is room."""
        return self.widget().sizeHint() + QSize(WIDTH, 0)


class ScrollPlace:
    """Keeps the rows in sight where they are while others come in above them.

    Whoever has scrolled reads on undisturbed while solutions stream in; at the top the best ones show up.
    """

    def __init__(self, view: QAbstractItemView, top: Callable[[], int], place: Callable[[int], int]) -> None:
        """`top` gives the first row in sight, `place` how far down in the list a row lies."""
        self._view, self._top_row, self._place_of = view, top, place
        self._held: tuple[QPersistentModelIndex, int] | None = None

    def hold(self) -> None:
        """Rows are about to come: remember the first in sight and where it lies."""
        bar, row = self._view.verticalScrollBar(), self._top_row()
        if bar.value() > 0 and row >= 0:
            self._held = QPersistentModelIndex(self._view.model().index(row, 0)), self._place_of(row) - bar.value()

    def keep(self) -> bool:
        """The rows are there, in their order: bring the remembered one back to its place; whether it had moved."""
        bar, held, self._held = self._view.verticalScrollBar(), self._held, None
        if held is None or not held[0].isValid():
            return False
        value = self._place_of(held[0].row()) - held[1]
        if value == bar.value():
            return False
        self._view.updateGeometries()  # the scroll bar learns of the new rows only now
        bar.setValue(value)
        return True
