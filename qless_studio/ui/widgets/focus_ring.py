"""The ring around whatever has the keyboard: one overlay a window, outside the control's own edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSlider, QSpinBox, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.shapes import paint_ring
from qless_studio.ui.widgets.themed import RADIUS, Themed, painter_on

ROOM = 4
RINGED = (QAbstractButton, QComboBox, QLineEdit, QSlider, QSpinBox)
KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show)


class FocusRing(Themed, QWidget):
    """Follows the focus among the controls of `window`; fields always, other controls once the keyboard is used."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._ringed: QWidget | None = None
        self._keyboard = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        QApplication.instance().installEventFilter(self)
        self.wear(appearance)

    @property
    def ringed(self) -> QWidget | None:
        """The control that has the ring."""
        return self._ringed if self.isVisibleTo(self.parentWidget()) else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.FocusIn and isinstance(watched, QWidget) and watched.window() is self.window():
            self._keyboard = event.reason() in KEYS or (self._keyboard and event.reason() in (
                Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.OtherFocusReason))  # fmt: skip
            self._follow(watched)
        elif kind == QEvent.Type.FocusOut and watched is self._ringed:
            self._follow(None)
        elif kind in MOVES and self._concerns(watched):
            self._place()
        return False

    def _concerns(self, watched: QObject) -> bool:
        ringed = self._ringed
        if ringed is None or not isinstance(watched, QWidget):
            return False
        return watched is ringed or watched.isAncestorOf(ringed)

    def _follow(self, widget: QWidget | None) -> None:
        shown = isinstance(widget, RINGED) and (self._keyboard or isinstance(widget, (QLineEdit, QSpinBox)))
        self._ringed = widget if shown else None
        self._place()

    def _place(self) -> None:
        widget = self._ringed
        if widget is None or not widget.isVisible():
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
