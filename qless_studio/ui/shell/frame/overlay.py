"""Cards over the dimmed window, for a quick choice: made when first asked for, at most one of them open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.ui.style.in_force import SLIDE
from qless_studio.ui.style.shapes import paint_shadow
from qless_studio.ui.widgets.basic.themed import SelfPainted, Transition, fill, plate

RADIUS, RISE = 12, 8


class Overlay(SelfPainted, QWidget):
    """Covers its parent. Escape or a click beside the card closes it, and the focus goes back to where it was.

    What is covered cannot take the focus, such as a board that is filled late; it gets it when the card is closed.
    A subclass fills `card` and says in `card_rect` where it lies.
    """

    ground = "raised"
    """Colour role of the card."""

    closed = Signal()
    """The overlay is hidden, and the focus is where it was before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = QWidget(self)
        self._parent, self._focus, self._inside = parent, FocusMemory(), FocusMemory()
        self._open = False
        self._rise = Transition(self, SLIDE)
        self._rise.valueChanged.connect(self._place_card)
        parent.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self.hide()

    def card_rect(self) -> QRect:
        """Where the card lies in the window as it is now."""
        raise NotImplementedError

    def open(self, focus: QWidget) -> None:
        """Show the overlay over the window, the focus in `focus`."""
        if not self.isVisible():
            self._focus.note()
        self.setGeometry(self._parent.rect())
        self.raise_()
        self.show()
        self._open = True
        focus.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._rise.run()
        self._place_card()

    def close_overlay(self) -> None:
        """Hide it, if it is open."""
        if self.isHidden():
            return
        self._rise.stop()
        self._open = False
        self.hide()
        self._focus.give_back()
        self.closed.emit()

    def _on_focus_changed(self) -> None:
        focus = QApplication.focusWidget()
        if not self._open or focus is None or focus.window() is not self.window():
            return
        if focus is self or self.isAncestorOf(focus):
            self._inside.note()
        else:
            self._focus.note()
            if not self._inside.give_back():
                self.focusNextPrevChild(True)

    def _place_card(self) -> None:
        rect = self.card_rect()
        self.card.setGeometry(rect.translated(0, round((1 - self._rise.progress) * self.theme.px(RISE))))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():  # also for another text size
            self._place_card()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._parent or self.isHidden():
            return False
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._parent.rect())
            self._place_card()
        elif event.type() == QEvent.Type.LayoutRequest:
            self.raise_()  # what is added to the window meanwhile, such as a panel at its side, goes beneath it
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays within the card."""
        stops = [
            child
            for child in self.card.findChildren(QWidget)
            if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        now = QApplication.focusWidget()
        if not stops:
            return True
        place = stops.index(now) if now in stops else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(place + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_overlay()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.card.geometry().contains(event.position().toPoint()):
            self.close_overlay()
        event.accept()

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        fill(painter, self.rect(), theme.color("scrim", self._rise.progress))
        card, radius = QRectF(self.card.geometry()), theme.px(RADIUS)
        paint_shadow(painter, theme, card, radius, 3)
        plate(painter, card, radius, theme.color(self.ground), theme.color("edge") if theme.dark else None)
        painter.translate(QPoint(self.card.pos()))
        self.paint_card(painter)

    def paint_card(self, painter: QPainter) -> None:
        """Paint lines and backgrounds onto the card, in its coordinates."""


V = TypeVar("V", bound=Overlay)


class Overlays:
    """One overlay of each class."""

    def __init__(self, parent: QWidget, focus_below: Callable[[], object]) -> None:
        """`parent` is what the overlays cover; `focus_below` gives the focus to what one sees when one has closed."""
        self._parent, self._focus_below = parent, focus_below
        self._overlays: dict[type[Overlay], Overlay] = {}

    def get(self, kind: type[V], make: Callable[[QWidget], V]) -> V:
        """The overlay of that class; `make` gets the widget to cover. All others close."""
        for other, overlay in self._overlays.items():
            if other is not kind:
                overlay.close_overlay()
        if kind not in self._overlays:
            self._overlays[kind] = make(self._parent)
            self._overlays[kind].closed.connect(self._on_closed)
        overlay = self._overlays[kind]
        assert isinstance(overlay, kind)
        return overlay

    def _on_closed(self) -> None:
        """What had the focus before may be hidden now: a pause covers the board."""
        focus = QApplication.focusWidget()
        if focus is not None and not focus.isVisible():
            self._focus_below()

    @property
    def current(self) -> Overlay | None:
        """The one that is open, if any."""
        return next((overlay for overlay in self._overlays.values() if overlay.isVisible()), None)

    def close_all(self) -> None:
        for overlay in self._overlays.values():
            overlay.close_overlay()


# Where the keyboard was before something took the focus.


class FocusMemory:
    """Remembers one widget, which may be deleted meanwhile."""

    def __init__(self) -> None:
        self._widget: QWidget | None = None

    def note(self) -> None:
        """Remember the widget that has the focus now, if any."""
        self._widget = QApplication.focusWidget()

    def give_back(self) -> bool:
        """Return the focus to the widget, and forget it; False if there is none or it is no longer visible."""
        widget, self._widget = self._widget, None
        if widget is None or not shiboken6.isValid(widget) or not widget.isVisible():
            return False
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        return True
