"""The focus ring: one overlay per window, painted outside the edge of the focused control. See docs/decisions/024."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QDynamicPropertyChangeEvent, QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
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

from qless_studio.ui.style.shapes import paint_ring
from qless_studio.ui.widgets.basic.themed import RADIUS, Themed, painter_on

ROOM = 4
RINGED = (QAbstractButton, QComboBox, QKeySequenceEdit, QLabel, QLineEdit, QSlider, QSpinBox)
RINGLESS = "ringless"
"""Property of a control that shows its focus itself."""
RINGED_TOO = "ringed"
"""Property of any other widget that gets a ring like the controls."""
KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show)


class FocusRing(Themed, QWidget):
    """Follows the focus among the controls of `window`: text fields always, other controls after keyboard use.

    It filters the events of the focused widget and its ancestors only: a filter on the application would call Python
    for every event, and wait for the interpreter lock each time while a search runs.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._focused: QWidget | None = None
        self._watched: list[QWidget] = []
        self._box = QRect()
        self._keyboard = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self.wear()

    @property
    def ringed(self) -> QWidget | None:
        """The control that has the ring, or None."""
        return self._focused if self.isVisibleTo(self._window) else None

    def _on_focus_changed(self) -> None:
        now = QApplication.focusWidget()
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched.clear()
        self._focused = now if now is not None and self._window.isAncestorOf(now) else None
        widget: QWidget | None = self._focused
        while widget is not None and widget is not self._window:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.lostFocus() and watched is self._focused:
            # A FocusOut event has the reason for which the next widget gets the focus.
            if event.reason() in KEYS:
                self._keyboard = True
            elif event.reason() == Qt.FocusReason.MouseFocusReason:
                self._keyboard = False
        elif event.type() in MOVES or _is_ringless(event):
            self._place()
        return False

    def _has_ring(self, widget: QWidget) -> bool:
        """Whether this widget gets the ring while it is focused."""
        if widget.property(RINGLESS) or not (isinstance(widget, RINGED) or widget.property(RINGED_TOO)):
            return False
        return widget.isVisible() and (self._keyboard or isinstance(widget, (QKeySequenceEdit, QLineEdit, QSpinBox)))

    def _place(self) -> None:
        widget = self._focused
        if widget is None or not self._has_ring(widget):
            self.hide()
            return
        self._box = QRect(widget.mapTo(self._window, QPoint(0, 0)), widget.size())
        shown = self._box.adjusted(-ROOM, -ROOM, ROOM, ROOM)
        for scrolling in _scroll_areas_around(widget):
            viewport, bar = scrolling.viewport(), scrolling.verticalScrollBar()
            area = QRect(viewport.mapTo(self._window, QPoint(0, 0)), viewport.size())
            # Where nothing more can be scrolled to, the ring may lie over the edge.
            above, below = int(bar.value() == bar.minimum()), int(bar.value() == bar.maximum())
            shown &= area.adjusted(-ROOM, -ROOM * above, ROOM, ROOM * below)
        self.setVisible(not shown.isEmpty())
        self.setGeometry(shown)
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        paint_ring(painter, self.theme, QRectF(self._box.translated(-self.pos())), self.theme.px(RADIUS))
        painter.end()


def _is_ringless(event: QEvent) -> bool:
    """Whether a control starts or stops to show its focus itself."""
    return isinstance(event, QDynamicPropertyChangeEvent) and event.propertyName().data() == RINGLESS.encode()


def _scroll_areas_around(widget: QWidget) -> Iterator[QAbstractScrollArea]:
    """The scroll areas in which a widget stands."""
    above = widget.parentWidget()
    while above is not None and not above.isWindow():
        if isinstance(above, QAbstractScrollArea):
            yield above
        above = above.parentWidget()
