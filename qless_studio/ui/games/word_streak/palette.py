"""The multipliers to put on tiles: chips to stamp with or to drag."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCursor, QKeySequence, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from qless_studio.engine.games.word_streak.puzzle import KINDS
from qless_studio.engine.texts import capitalised
from qless_studio.ui.grids import edits
from qless_studio.ui.style import shapes
from qless_studio.ui.widgets.basic.buttons import PressedByEnter
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import RADIUS, SelfPainted, plate

CHIP, BADGE = (48, 32), (32, 22)
"""Sizes of a chip and of the badge on it, at 100 %."""


class _Chip(SelfPainted, PressedByEnter, QPushButton):
    """A multiplier: pressed in while it is the stamp."""

    room = least = CHIP

    def __init__(self, kind: str, drag: Callable[[QPoint], object], drop: Callable[[str, QPoint], object]) -> None:
        """`drag` and `drop` get the place of the screen over which it is."""
        super().__init__()
        self._drag, self._drop = drag, drop
        self.kind = kind
        self._pressed_at: QPointF | None = None
        self._dragging = False
        self.setCheckable(True)
        self.setMouseTracking(True)

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        if self.isChecked():
            plate(painter, rect, theme.px(RADIUS), theme.color("accent_bg"), theme.color("accent_text"))
        else:
            background = "hover" if self.isEnabled() and self.underMouse() else "raised"
            plate(painter, rect, theme.px(RADIUS), theme.color(background), theme.color("edge"))
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        self._paint_badge(painter, rect.center())

    def _paint_badge(self, painter: QPainter, middle: QPointF) -> None:
        wide, tall = self.theme.px(BADGE[0]), self.theme.px(BADGE[1])
        box = QRectF(round(middle.x() - wide / 2), round(middle.y() - tall / 2), wide, tall)
        shapes.paint_badge(painter, self.theme, box, self.kind)

    # dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position() if event.button() == Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        start = self._pressed_at
        if start is not None and not self._dragging and self.isEnabled():
            far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
            if far:
                self._dragging = True
                self.setDown(False)
                self.setCursor(self._badge_cursor())
        if self._dragging:
            self._drag(event.globalPosition().toPoint())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, self._dragging, self._pressed_at = self._dragging, False, None
        if not dragging:
            super().mouseReleaseEvent(event)
            return
        self.unsetCursor()
        self._drop(self.kind, event.globalPosition().toPoint())

    def _badge_cursor(self) -> QCursor:
        """The badge under the pointer, wherever it goes."""
        ratio = self.devicePixelRatioF()
        size = QSize(self.theme.px(BADGE[0]), self.theme.px(BADGE[1]))
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_badge(painter, QPointF(size.width() / 2, size.height() / 2))
        painter.end()
        return QCursor(pixmap)


class MultiplierPalette(QWidget):
    """Click a chip, then the tiles to put it on; or drag it onto one. At most one chip is the stamp."""

    stamp_changed = Signal(str)
    """The multiplier to stamp with, or "" for none."""
    dragged = Signal(QPoint)
    """A chip is dragged over a place of the screen."""
    dropped = Signal(str, QPoint)
    """A chip, by its multiplier, was dropped there."""

    def __init__(self, commands: Mapping[str, QAction]) -> None:
        """`commands` do the same for the tile under the cursor; their shortcuts are in the tool tips."""
        super().__init__()
        self.setAccessibleName(capitalised(self.tr("multipliers")))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)  # a flow would claim a share
        row = FlowLayout(self, lambda: 4)
        self.label = text_label(capitalised(self.tr("multipliers")), "caption")
        row.addWidget(self.label)
        self._commands = commands
        self.chips = {kind: _Chip(kind, self.dragged.emit, self.dropped.emit) for kind in KINDS}
        for kind, chip in self.chips.items():
            chip.setAccessibleName(edits.multiplier_name(kind))
            chip.clicked.connect(self._on_clicked)
            commands[kind].changed.connect(self._show_tips)
            row.addWidget(chip)
        self._show_tips()

    @property
    def stamp(self) -> str:
        """The multiplier to stamp with, or "" for none."""
        return next((kind for kind, chip in self.chips.items() if chip.isChecked()), "")

    def end_stamping(self) -> None:
        """Put the stamp back."""
        if self.stamp:
            self.chips[self.stamp].setChecked(False)
            self.stamp_changed.emit("")

    def _show_tips(self) -> None:
        for kind, chip in self.chips.items():
            keys = self._commands[kind].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            name = edits.multiplier_name(kind)
            text = self.tr("{}: click it, then tiles; or drag it onto a tile").format(name[:1].upper() + name[1:])
            chip.setToolTip(f"{text} ({keys})" if keys else text)

    def _on_clicked(self) -> None:
        clicked = self.sender()
        for chip in self.chips.values():
            if chip is not clicked:
                chip.setChecked(False)
        self.stamp_changed.emit(self.stamp)
