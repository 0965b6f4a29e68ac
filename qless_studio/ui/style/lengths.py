"""Lengths that follow the text size: margins and spacing of layouts, and sizes of widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout, QWidget

from qless_studio.ui.style.in_force import theme_of

L = TypeVar("L", bound=QLayout)
W = TypeVar("W", bound=QWidget)

LENGTHS = "lengths"
"""The property of a layout or widget that keeps its lengths at 100 %."""
SETTERS: dict[str, Callable[[QWidget, int], None]] = {
    "width": QWidget.setFixedWidth,
    "height": QWidget.setFixedHeight,
    "minimum_width": QWidget.setMinimumWidth,
    "minimum_height": QWidget.setMinimumHeight,
}


def spaced(layout: L, between: float, leading: float = 0, top: float = 0, trailing: float = 0, bottom: float = 0) -> L:
    """Give a layout its spacing and margins at 100 % text size, now and at every other size; gives it back.

    The margins are in the application's layout direction: Qt mirrors rows, but not margins. Hairlines, of 1, stay. A
    layout without margins may be given some that stay, by Qt's own call.
    """
    layout.setProperty(LENGTHS, [between, leading, top, trailing, bottom])
    layout.setContentsMargins(0, 0, 0, 0)
    _space(layout)
    return layout


def sized(widget: W, **lengths: float) -> W:
    """Give a widget its lengths at 100 % text size, by the keys of `SETTERS`, as `spaced` does; gives it back."""
    widget.setProperty(LENGTHS, {**(widget.property(LENGTHS) or {}), **lengths})
    _size(widget)
    return widget


def measure_layouts(window: QWidget) -> None:
    """Give the layouts in a window their lengths at the text size in force."""
    for layout in window.findChildren(QLayout):
        if layout.property(LENGTHS):
            _space(layout)


def measure(widget: QWidget) -> None:
    """Give a widget its lengths at the text size in force."""
    if widget.property(LENGTHS):
        _size(widget)


def _space(layout: QLayout) -> None:
    px = theme_of().px
    between, *margins = (px(length) if length != 1 else 1 for length in layout.property(LENGTHS))
    layout.setSpacing(between)
    if any(margins):
        layout.setContentsMargins(*sides(*margins))


def _size(widget: QWidget) -> None:
    for name, length in widget.property(LENGTHS).items():
        SETTERS[name](widget, theme_of().px(length))


def sides(leading: int, top: int, trailing: int, bottom: int) -> tuple[int, int, int, int]:
    """Contents margins in the application's layout direction. See docs/decisions/041."""
    mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return (trailing, top, leading, bottom) if mirrored else (leading, top, trailing, bottom)
