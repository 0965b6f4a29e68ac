"""Margins and spacing of layouts that follow the text size."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout, QWidget

from qless_studio.ui.style.in_force import theme_of

L = TypeVar("L", bound=QLayout)

LENGTHS = "lengths"
"""The property of a layout that keeps its lengths at 100 %."""


def spaced(layout: L, between: float, leading: float = 0, top: float = 0, trailing: float = 0, bottom: float = 0) -> L:
    """Give a layout its spacing and margins at 100 % text size, now and at every other size; gives it back.

    The margins are in the application's layout direction: Qt mirrors rows, but not margins.
    """
    layout.setProperty(LENGTHS, [between, leading, top, trailing, bottom])
    _measure(layout)
    return layout


def measure_layouts(window: QWidget) -> None:
    """Give the layouts in a window their lengths at the text size in force."""
    for layout in window.findChildren(QLayout):
        if layout.property(LENGTHS):
            _measure(layout)


def _measure(layout: QLayout) -> None:
    between, *margins = (theme_of().px(length) for length in layout.property(LENGTHS))
    layout.setSpacing(between)
    layout.setContentsMargins(*sides(*margins))


def sides(leading: int, top: int, trailing: int, bottom: int) -> tuple[int, int, int, int]:
    """Contents margins in the application's layout direction. See docs/decisions/041."""
    mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return (trailing, top, leading, bottom) if mirrored else (leading, top, trailing, bottom)
