"""The ring around whatever has the keyboard: one overlay a window, outside the control's own edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QSlider,
    QSpinBox,
    QWidget,
)
from shiboken6 import isValid

from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.shapes import paint_ring
from qless_studio.ui.widgets.basic.themed import RADIUS, Themed, painter_on

ROOM = 4
RINGED = (QAbstractButton, QComboBox, QKeySequenceEdit, QLabel, QLineEdit, QSlider, QSpinBox)
RINGLESS = "ringless"
"""The property of a control that shows by itself that it has the keyboard."""
RINGED_TOO = "ringed"
"""The property of another widget that gets a ring as the controls do."""
KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show)


class FocusRing(Themed, QWidget):
    """Follows the focus among the controls of `window`; fields always, other controls once the keyboard is used.

    It filters the events of the focused widget and its ancestors only: a filter on the application would enter Python
    at every event, and wait for the interpreter's lock each time while a search runs.
    """

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._focused: QWidget | None = None
        self._watched: list[QWidget] = []
        self._keyboard = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        QApplication.instance().focusChanged.connect(self._on_focus_changed)
        self.wear(appearance)

    @property
    def ringed(self) -> QWidget | None:
        """The control that has the ring."""
        return self._focused if self.isVisibleTo(self.parentWidget()) else None

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched.clear()
        self._focused = now if now is not None and self.parentWidget().isAncestorOf(now) else None
        widget = self._focused
        while widget is not None and widget is not self.parentWidget():
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.FocusOut and watched is self._focused:
            # The widget that loses the focus hears the reason for which the next one gets it.
            if event.reason() in KEYS:
                self._keyboard = True
            elif event.reason() == Qt.FocusReason.MouseFocusReason:
                self._keyboard = False
        elif kind in MOVES:
            self._place()
        return False

    def _place(self) -> None:
        widget = self._focused
        ringed = isinstance(widget, RINGED) or (widget is not None and bool(widget.property(RINGED_TOO)))
        fit = ringed and (self._keyboard or isinstance(widget, (QKeySequenceEdit, QLineEdit, QSpinBox)))
        fit = fit and not widget.property(RINGLESS)
        if not fit or not widget.isVisible():
            self.hide()
            return
        window = self.parentWidget()
        box = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        self.setGeometry(box.adjusted(-ROOM, -ROOM, ROOM, ROOM))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        paint_ring(painter, self.theme, QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM), self.theme.px(RADIUS))
        painter.end()
