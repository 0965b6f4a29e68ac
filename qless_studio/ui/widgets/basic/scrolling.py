"""Scrolling columns, and keeping visible rows in place while a list grows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QScrollArea, QWidget

from qless_studio.ui.style import theme_of
from qless_studio.ui.style.bars import LEAST_SCROLL, SCROLL

TURNS = 20
"""Turns of the event loop within which a page is laid out; the slowest measured took eight."""
SPARE = 16
"""Pixels: more than the height of a content changes when the bar takes its width."""
EDGE = 12
"""Pixels left above and below what is scrolled to, where there is room."""

GROUNDS = {"panel": QPalette.ColorRole.Window, "raised": QPalette.ColorRole.Base, "table": QPalette.ColorRole.Light}
"""Colour role of a background -> the role of the palette that has it."""


def background(role: str) -> QWidget:
    """A plain widget filled with a colour role, a key of `GROUNDS`."""
    filled = QWidget(autoFillBackground=True)
    filled.setBackgroundRole(GROUNDS[role])
    return filled


class ScrollColumn(QScrollArea):
    """A column as wide as its area, which scrolls vertically when it does not fit, unless it is to be whole."""

    content_changed = Signal()
    """The content may need another size."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content, self._whole = content, False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setBackgroundRole(content.backgroundRole())  # it is seen behind the scroll bar
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def set_whole(self, whole: bool) -> None:
        """Ask for room for the whole content at the column's width, so that what the column stands in scrolls."""
        if whole != self._whole:
            self._whole = whole
            self.updateGeometry()
            self._update_bar()

    def content_height(self, width: int) -> int:
        """The height that the content needs at a width."""
        content = self._content
        least = content.minimumSizeHint().height()
        return max(least, content.heightForWidth(width)) if content.hasHeightForWidth() else least

    def sizeHint(self) -> QSize:
        """The whole content, so that it scrolls only where there is no room."""
        return self._content.sizeHint() + QSize(SCROLL, 0)

    def minimumSizeHint(self) -> QSize:
        """Qt's own, which it has from both scroll bars each time; layouts ask a hundred times while a tab is built."""
        least = theme_of().px(LEAST_SCROLL) + SCROLL
        return QSize(least, self.content_height(self.width()) if self._whole else least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_bar()
        if self._whole and event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            if self._whole:
                self.updateGeometry()
            self._update_bar()
            self.content_changed.emit()
        return handled

    def _update_bar(self) -> None:
        """Show the bar where the content does not fit beside it, whether or not it is there now.

        With Qt's own policy, a content whose height depends on its width can show and hide the bar in turn for ever.
        One that cannot tell its height for a width keeps the bar until it would fit with room to spare.
        """
        policies = Qt.ScrollBarPolicy
        needed = self.content_height(self.width() - SCROLL)
        if not self._content.hasHeightForWidth() and self.verticalScrollBarPolicy() == policies.ScrollBarAlwaysOn:
            needed += SPARE
        policy = (
            policies.ScrollBarAlwaysOn if needed > self.height() and not self._whole else policies.ScrollBarAlwaysOff
        )
        if policy != self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(policy)


def scroll_to(widget: QWidget, part: QRect | None = None) -> None:
    """Scroll the areas around a widget until it, or a part of it, is visible; of what has no room, its upper part."""
    part, area = part or widget.rect(), widget.parentWidget()
    while area is not None:
        content = area.widget() if isinstance(area, QScrollArea) else None
        if isinstance(area, QScrollArea) and content is not None:
            room = area.viewport().size()
            upper = QRect(part.topLeft(), QSize(part.width(), min(part.height(), room.height())))
            middle, around = widget.mapTo(content, upper.center()), upper.size().boundedTo(room) / 2
            around += QSize(1, 1)  # the middle of an even number lies half a pixel off
            around += QSize(0, max(0, min(EDGE, room.height() // 2 - around.height())))
            area.ensureVisible(middle.x(), middle.y(), around.width(), around.height())
        area = area.parentWidget()


class SettlingScroll(QObject):
    """Scrolls to a widget while the page around it is being laid out: its parts find their heights turn by turn."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._target: Callable[[], QWidget | None] = lambda: None
        self._turns = 0
        self._timer = QTimer(self, interval=0)  # unlike `QTimer.singleShot` not before what has been posted meanwhile
        self._timer.timeout.connect(self._on_turn)

    def follow(self, target: Callable[[], QWidget | None]) -> None:
        """Keep what `target` gives in view until the page has settled; None ends it."""
        self._target, self._turns = target, TURNS
        self._timer.start()

    def _on_turn(self) -> None:
        widget = self._target()
        if widget is not None:
            scroll_to(widget)
        self._turns -= 1
        if widget is None or self._turns == 0:
            self._timer.stop()


class ScrollAnchor:
    """Keeps the visible rows in place while rows are inserted above them. See docs/decisions/027.

    A list that was scrolled stays still while solutions stream in; a list at its top shows the new best ones.
    """

    def __init__(self, view: QAbstractItemView, first_visible: Callable[[], int], top_of: Callable[[int], int]) -> None:
        """`first_visible` gives the first visible row, -1 for none; `top_of` the position of a row in the list."""
        self._view, self._first_visible, self._top_of = view, first_visible, top_of
        self._held: tuple[QPersistentModelIndex, int] | None = None

    def hold(self) -> None:
        """Remember the first visible row and where it is; call it before rows are inserted."""
        bar, row = self._view.verticalScrollBar(), self._first_visible()
        if bar.value() > 0 and row >= 0:
            self._held = QPersistentModelIndex(self._view.model().index(row, 0)), self._top_of(row) - bar.value()

    def keep(self) -> bool:
        """Scroll the remembered row back to where it was, after rows were inserted; whether it had moved."""
        bar, held, self._held = self._view.verticalScrollBar(), self._held, None
        if held is None or not held[0].isValid():
            return False
        value = self._top_of(held[0].row()) - held[1]
        if value == bar.value():
            return False
        self._view.updateGeometries()  # otherwise the scroll bar's range does not include the new rows yet
        bar.setValue(value)
        return True
