"""Layouts written as lists of their parts, and one that wraps a row of controls rather than cut any off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QSizePolicy, QSpacerItem, QWidget

from qless_studio.ui.style.lengths import sides

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
        for line in self._lines(rect.width()):
            height = max((item.sizeHint().height() for item, _ in line), default=0)
            if moving:
                self._place_line(line, rect, y, height)
            y += height + gap
        return max(0, y - gap - rect.y())

    def _lines(self, width: int) -> list[Line]:
        lines: list[Line] = [[]]
        used, gap = 0, self._gap()
        for item in self._items:
            if item.widget() is not None and item.isEmpty():
                continue
            wanted = min(_width(item), width)
            if item.widget() is not None and used and used + wanted > width:
                lines.append([])
                used = 0
            lines[-1].append((item, wanted))
            used += wanted + (gap if item.widget() is not None else 0)
        return [line for line in lines if any(item.widget() for item, _ in line)]

    def _place_line(self, line: Line, rect: QRect, y: int, height: int) -> None:
        gap = self._gap()
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


def _width(item: QLayoutItem) -> int:
    """The width an item asks for; expanding items start from their minimum width."""
    if item.widget() is not None and item.expandingDirections() & Qt.Orientation.Horizontal:
        return max(item.minimumSize().width(), item.sizeHint().width() // 2)
    return item.sizeHint().width()
