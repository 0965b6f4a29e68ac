"""The focus ring: one for the application, outside the edge of the control that has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFocusFrame,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QProxyStyle,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from qless_studio.ui.style.drawing import RADIUS
from qless_studio.ui.style.in_force import theme_of
from qless_studio.ui.style.shapes import outline

ROOM, WIDTH = 4, 2
"""Geometry of the ring: distance from the control to the outer edge, and line width."""
TEXTS = (QKeySequenceEdit, QLineEdit, QSpinBox)
"""Widgets that have the ring after a click, too."""
RINGED = (*TEXTS, QAbstractButton, QComboBox, QLabel, QSlider)
RINGLESS = "ringless"
"""Property of a control that shows its focus itself."""
RINGED_TOO = "ringed"
"""Property of any other widget that gets a ring like the controls."""
KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
KEYBOARD = Qt.WidgetAttribute.WA_KeyboardFocusChange
"""Qt's attribute of a window in which the keyboard moved the focus."""


class FocusRing:
    """Follows the focus, as Qt reports it to the style; QFocusFrame follows the control."""

    def __init__(self) -> None:
        self._style = _RingStyle()
        self._frame: QFocusFrame | None = None

    def follow(self, event: QFocusEvent) -> None:
        """Go to the widget that has the focus now: text fields always, other controls after keyboard use."""
        now = QApplication.focusWidget()
        if self._frame is not None and isValid(self._frame):
            self._frame.setWidget(None)  # type: ignore[arg-type]
        if now is None or event.lostFocus():
            return
        if event.reason() in KEYS:
            now.window().setAttribute(KEYBOARD)
        elif event.reason() == Qt.FocusReason.MouseFocusReason:
            now.window().setAttribute(KEYBOARD, False)
        if not now.isWindow() and _has_ring(now):
            if self._frame is None or not isValid(self._frame):  # deleted with the window it was in
                self._frame = QFocusFrame()
                self._frame.setStyle(self._style)
            self._frame.setWidget(now)
            self._frame.show()  # it hides if it is scrolled out, and stays so when it is scrolled in


def _has_ring(widget: QWidget) -> bool:
    """Whether this widget gets the ring while it is focused."""
    if widget.property(RINGLESS) or not (isinstance(widget, RINGED) or widget.property(RINGED_TOO)):
        return False
    return isinstance(widget, TEXTS) or widget.window().testAttribute(KEYBOARD)


class _RingStyle(QProxyStyle):
    """Style of the QFocusFrame alone: in the application's style these overrides would be called for every widget."""

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        return ROOM

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        return int(hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """The ring; where what scrolls the control has no room beside it, it lies on the control's edge."""
        around = widget.parentWidget() if widget is not None else None
        if not isinstance(widget, QFocusFrame) or around is None:
            return
        room = around.rect().translated(-widget.pos())
        place = (widget.rect() & room) | widget.rect().adjusted(ROOM, ROOM, -ROOM, -ROOM)
        theme = theme_of(widget.window())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline(painter, QRectF(place), theme.px(RADIUS) + ROOM, theme.color("accent_text"), WIDTH)
