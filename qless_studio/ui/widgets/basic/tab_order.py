"""The Tab order: what stands first is reached first, whenever it was made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from qless_studio.ui.widgets.basic.scrolling import scroll_to


def tab_stops(widget: QWidget) -> list[QWidget]:
    """The widgets within `widget`, itself included, at which Tab stops now, in order.

    A widget whose parts are not reached in the order of its layout has a method `tab_places`, which gives them in Tab
    order; its other children are left out. See docs/decisions/049.
    """
    behaviour = QGuiApplication.styleHints().tabFocusBehavior()
    every = behaviour == Qt.TabFocusBehavior.TabFocusAllControls
    return list(_stops(widget, Qt.FocusPolicy.TabFocus if every else Qt.FocusPolicy.StrongFocus))


def focus_neighbour(window: QWidget, forward: bool) -> bool:
    """Move the focus to the next stop of a window, or the one before, past the end to the start; False: there is none.

    Call it from `focusNextPrevChild`.
    """
    stops, now = tab_stops(window), QApplication.focusWidget()
    if not stops:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    place = _place(stops, now)
    focus_on(stops[(place + (1 if forward else -1 if place >= 0 else 0)) % len(stops)], reason)
    return True


def focus_on(widget: QWidget, reason: Qt.FocusReason) -> None:
    """Give a widget the focus, and scroll it into view."""
    widget.setFocus(reason)
    scroll_to(widget)


def _place(stops: list[QWidget], now: QWidget | None) -> int:
    """The index of the stop that has the focus, or is nearest around what has it; -1 if none does."""
    while now is not None:
        if now in stops:
            return stops.index(now)
        now = now.parentWidget()
    return -1


def _stops(widget: QWidget, policy: Qt.FocusPolicy) -> Iterator[QWidget]:
    if widget.isHidden() or not widget.isEnabled():
        return
    if widget.focusPolicy() & policy == policy and widget.focusProxy() is None:
        yield widget
    ordered: Callable[[], Sequence[QWidget]] | None = getattr(widget, "tab_places", None)
    places = _children(widget) if ordered is None else ordered()
    for child in places:
        yield from _stops(child, policy)


def _children(widget: QWidget) -> list[QWidget]:
    """The children that are no windows: those in the layout in its order, then the others."""
    layout = widget.layout()
    laid_out = [] if layout is None else list(_in_layout(layout))
    found = [child for child in widget.children() if isinstance(child, QWidget) and not child.isWindow()]
    return laid_out + [child for child in found if child not in laid_out]


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for index in range(layout.count()):
        item = layout.itemAt(index)
        if item is None:
            continue
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _in_layout(inner)
