"""The state in which a row of a list is to be painted.

QStyle is imported when the first row is painted: PySide makes its 30 enumerations on import, in as much time as ten of
our modules take, and the first picture of the window has no rows. See docs/decisions/042.
"""

from __future__ import annotations

from PySide6.QtWidgets import QStyleOptionViewItem


def is_selected(option: QStyleOptionViewItem) -> bool:
    from PySide6.QtWidgets import QStyle

    return bool(option.state & QStyle.StateFlag.State_Selected)


def is_hovered(option: QStyleOptionViewItem) -> bool:
    """Whether the mouse is over the row."""
    from PySide6.QtWidgets import QStyle

    return bool(option.state & QStyle.StateFlag.State_MouseOver)
