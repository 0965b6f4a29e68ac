"""Layouts written as lists of their parts, rows that wrap rather than cut controls off, and columns that scroll."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QWidget,
)

from qless_studio.ui.style import theme_of
from qless_studio.ui.style.bars import LEAST_SCROLL, SCROLL
from qless_studio.ui.style.in_force import sides
from qless_studio.ui.work.signals import timer

# Layouts written as lists of their parts, and one that wraps a row of controls rather than cut any off.

L = TypeVar("L", bound=QLayout)
Part: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout | None, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or layout, a space in pixels, or (part, its share of the room left), for a widget with its alignment."""
STRETCH: Part = (None, 1)
"""Takes the room left."""
UNLIMITED = 16777215
"""Qt's QWIDGETSIZE_MAX, which PySide lacks."""


def bare(layout: L, spacing: int | None = None) -> L:
    """Take the margins of a layout away; gives it back. `spacing` in pixels; None: that of the style."""
    layout.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout


def inset(layout: L, spacing: int | None, leading: int, top: int, trailing: int, bottom: int) -> L:
    """Give a layout margins in the application's layout direction, in pixels; gives it back. `spacing` as of `bare`."""
    bare(layout, spacing).setContentsMargins(*sides(leading, top, trailing, bottom))
    return layout


def filled(layout: L, *parts: Part) -> L:
    """Put the parts into a row or column, in this order; gives it back. Other layouts take widgets alone."""
    for part in parts:
        if isinstance(part, QWidget):
            layout.addWidget(part)
            continue
        assert isinstance(layout, QBoxLayout)
        if isinstance(part, int):
            layout.addSpacing(part)
            continue
        what, stretch = part[:2] if isinstance(part, tuple) else (part, 0)
        if isinstance(what, QWidget):
            aligned = part[2] if isinstance(part, tuple) and len(part) == 3 else Qt.AlignmentFlag(0)
            layout.addWidget(what, stretch, aligned)
        elif what is not None:
            layout.addLayout(what, stretch)
        else:
            layout.addStretch(stretch)
    return layout


Line = list[tuple[QLayoutItem, int]]


class FlowLayout(QLayout):
    """Items from the leading edge, wrapped by width; expanding items share what is left of their line."""

    def __init__(
        self, parent: QWidget | None = None, spacing: Callable[[], int] = lambda: 8, centred: bool = False
    ) -> None:
        """`spacing` is asked whenever the items are laid out; `centred` lines are centred horizontally."""
        self._heights: dict[int, int] = {}  # by width, until something changes
        super().__init__(parent)
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self._gap = spacing
        self.setContentsMargins(0, 0, 0, 0)

    @property
    def spacing_now(self) -> int:
        """Pixels between two items."""
        return self._gap()

    def set_centred(self, centred: bool) -> None:
        """Centre the lines horizontally, or begin them at the leading edge."""
        self._centred = centred
        self.invalidate()

    def add_stretch(self) -> None:
        """Push the items that follow to the trailing end of their line."""
        self.addItem(QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:  # Qt asks for the same height dozens of times while it lays out a page
            margins = self.contentsMargins()
            inner = QRect(0, 0, width - margins.left() - margins.right(), 0)
            self._heights[width] = self._place(inner, moving=False) + margins.top() + margins.bottom()
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def sizeHint(self) -> QSize:
        shown = [item for item in self._items if not item.isEmpty()]
        width = sum(_width(item) for item in shown) + self._gap() * max(0, len(shown) - 1)
        height = max((item.sizeHint().height() for item in shown), default=0)
        return QSize(width, height).grownBy(self.contentsMargins())

    def minimumSize(self) -> QSize:
        shown = [item.minimumSize() for item in self._items if not item.isEmpty()]
        width = max((size.width() for size in shown), default=0)
        height = max((size.height() for size in shown), default=0)
        return QSize(width, height).grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect.marginsRemoved(self.contentsMargins()), moving=True)

    def _place(self, rect: QRect, moving: bool) -> int:
        """Lay the items out, or only measure them if not `moving`; returns their height."""
        y, gap = rect.y(), self._gap()
        lines, between = self._lines(rect.width())
        for line in lines:
            height = max((item.sizeHint().height() for item, _ in line), default=0)
            if moving:
                self._place_line(line, rect, y, height, between)
            y += height + gap
        return max(0, y - gap - rect.y())

    def _lines(self, width: int) -> tuple[list[Line], int]:
        """The items of each line with their widths, and the pixels between two of a line."""
        lines: list[Line] = [[]]
        shown = [item for item in self._items if item.widget() is None or not item.isEmpty()]
        widths, gap = self._squeezed(shown, width)
        used = 0
        for item, asked in zip(shown, widths, strict=True):
            wanted = min(asked, width)
            if item.widget() is not None and used and used + wanted > width:
                lines.append([])
                used = 0
            lines[-1].append((item, wanted))
            used += wanted + (gap if item.widget() is not None else 0)
        return [line for line in lines if any(item.widget() for item, _ in line)], gap

    def _squeezed(self, shown: Sequence[QLayoutItem], width: int) -> tuple[list[int], int]:
        """What the items and the gaps ask for; less, where all fit into one line so and nothing that is said is cut."""
        asked, gap = [_width(item) for item in shown], self._gap()
        gaps = max(0, sum(item.widget() is not None for item in shown) - 1)
        if sum(asked) + gaps * gap <= width:
            return asked, gap
        least = [min(_least(item), wide) for item, wide in zip(shown, asked, strict=True)]
        tight = gap * 3 // 4
        if sum(least) + gaps * tight > width:
            return asked, gap
        gap = gap if sum(least) + gaps * gap <= width else tight
        over, widths = max(0, sum(asked) + gaps * gap - width), []
        for wide, needed in zip(asked, least, strict=True):
            widths.append(max(needed, wide - over))
            over -= wide - widths[-1]
        return widths, gap

    def _place_line(self, line: Line, rect: QRect, y: int, height: int, gap: int) -> None:
        taken = sum(width for _, width in line) + gap * max(0, sum(item.widget() is not None for item, _ in line) - 1)
        growing = [item for item, _ in line if item.expandingDirections() & Qt.Orientation.Horizontal]
        extra = max(0, rect.width() - taken) // len(growing) if growing else 0
        x = rect.x() + (max(0, rect.width() - taken) // 2 if self._centred else 0)
        parent = self.parentWidget()
        mirrored = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for item, width in line:
            if item in growing:
                width += extra
            if item.widget() is not None:
                left = rect.right() + 1 - (x - rect.x()) - width if mirrored else x
                tall = min(height, item.sizeHint().height())
                item.setGeometry(QRect(left, y + (height - tall) // 2, width, tall))
                x += gap
            x += width


@runtime_checkable
class Narrowing(Protocol):
    """A widget that asks for the room of all it may say."""

    def least_width(self) -> int:
        """The pixels that it needs for what it says now."""
        raise NotImplementedError


def _least(item: QLayoutItem) -> int:
    widget = item.widget()
    return widget.least_width() if isinstance(widget, Narrowing) else _width(item)


def _width(item: QLayoutItem) -> int:
    """The width an item asks for; expanding items start from their minimum width."""
    if item.widget() is not None and item.expandingDirections() & Qt.Orientation.Horizontal:
        return max(item.minimumSize().width(), item.sizeHint().width() // 2)
    return item.sizeHint().width()


# Scrolling columns, and keeping visible rows in place while a list grows.

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
    part = part or widget.rect()
    for area, content in _areas_around(widget):
        room = area.viewport().size()
        upper = QRect(part.topLeft(), QSize(part.width(), min(part.height(), room.height())))
        middle, around = widget.mapTo(content, upper.center()), upper.size().boundedTo(room) / 2
        around += QSize(1, 1)  # the middle of an even number lies half a pixel off
        around += QSize(0, max(0, min(EDGE, room.height() // 2 - around.height())))
        area.ensureVisible(middle.x(), middle.y(), around.width(), around.height())


def _areas_around(widget: QWidget) -> Iterator[tuple[QScrollArea, QWidget]]:
    """The scroll areas that a widget is in, and what they scroll; the inner one first."""
    area = widget.parentWidget()
    while area is not None:
        content = area.widget() if isinstance(area, QScrollArea) else None
        if isinstance(area, QScrollArea) and content is not None:
            yield area, content
        area = area.parentWidget()


class SettlingScroll(QObject):
    """Scrolls to a widget while the page around it is being laid out: its parts find their heights turn by turn.

    Each turn begins where the areas stood at first: no page is left scrolled to where something lay for a moment.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._target: Callable[[], QWidget | None] = lambda: None
        self._turns = 0
        self._begun: dict[QScrollArea, int] = {}
        # unlike `QTimer.singleShot` not before what has been posted meanwhile
        self._timer = timer(self, 0, self._on_turn, repeats=True)

    def follow(self, target: Callable[[], QWidget | None]) -> None:
        """Keep what `target` gives in view until the page has settled; None ends it."""
        self._target, self._turns = target, TURNS
        self._begun.clear()
        self._timer.start()

    def _on_turn(self) -> None:
        widget = self._target()
        if widget is not None:
            for area, _ in _areas_around(widget):
                bar = area.verticalScrollBar()
                bar.setValue(self._begun.setdefault(area, bar.value()))
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
