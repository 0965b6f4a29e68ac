"""Whether a player can see the board: a clock stops while they cannot, and the keyboard is not taken away from them."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def is_left(page: QWidget) -> bool:
    """Whether something else is in use: another tab, page, dialog, window or program."""
    return not (page.isVisible() and page.window().isActiveWindow())


def is_overlaid(page: QWidget) -> bool:
    """Whether a menu is open, or a part of the window lies over the page for a while."""
    window = page.window()
    above = window.childAt(page.mapTo(window, page.rect().center()))
    return QApplication.activePopupWidget() is not None or not (above is None or page.isAncestorOf(above))


def focus_if_seen(widget: QWidget) -> None:
    """Give a widget the focus, unless it is on a page that is hidden: a document behind another takes no letters.

    A window that is not yet shown gives the focus to it when it is.
    """
    if widget.isVisible() or not widget.window().isVisible():
        widget.setFocus()
