"""Rows and columns written as lists of their parts."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

B = TypeVar("B", bound=QBoxLayout)
Part: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout | None, int]
"""A widget or layout, a space in pixels, or a pair with the share of the room left: (part, stretch)."""
STRETCH: Part = (None, 1)
"""Takes the room left."""


def bare(layout: B, spacing: int | None = None) -> B:
    """Take the margins of a layout away; gives it back. `spacing` in pixels; None: that of the style."""
    layout.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout


def filled(layout: B, *parts: Part) -> B:
    """Put the parts into a row or column, in this order; gives it back."""
    for part in parts:
        if isinstance(part, int):
            layout.addSpacing(part)
            continue
        what, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(what, QWidget):
            layout.addWidget(what, stretch)
        elif what is not None:
            layout.addLayout(what, stretch)
        else:
            layout.addStretch(stretch)
    return layout
