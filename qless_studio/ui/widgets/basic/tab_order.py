"""The Tab order: what stands first is reached first, whenever it was made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from qless_studio.ui.widgets.basic.abilities import is_tab_ordered
from qless_studio.ui.widgets.basic.scrolling import scroll_to


def tab_stops(widget: QWidget) -> list[QWidget]:
    """The widgets within `widget`, itself included, at which Tab stops now, in order.

    See docs/decisions/049.
    """
    return list(_stops(widget, _policy()))


def _policy() -> Qt.FocusPolicy:
    """What a widget must accept for Tab to stop at it."""
    behaviour = QGuiApplication.styleHints().tabFocusBehavior()
    every = behaviour == Qt.TabFocusBehavior.TabFocusAllControls
    return Qt.FocusPolicy.TabFocus if every else Qt.FocusPolicy.StrongFocus


def focus_neighbour(window: QWidget, forward: bool) -> bool:
    """Move the focus to the next stop of a window, or the one before, past the end to the start; False: there is none.

    Call it from `focusNextPrevChild`. Qt calls that too when what has the focus is hidden or disabled; the focus then
    goes to the stop that follows its place.
    """
    now = QApplication.focusWidget()
    if forward and now is not None and window.isAncestorOf(now) and not (now.isVisible() and now.isEnabled()):
        follower = _follower(window, now)
        if follower is not None:
            focus_on(follower, Qt.FocusReason.OtherFocusReason)
            return True
    stops = tab_stops(window)
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


def _follower(window: QWidget, widget: QWidget) -> QWidget | None:
    """The first stop after the place of a widget that is no stop any more; None if there is none in the window."""
    policy = _policy()
    parent = widget.parentWidget()
    while widget is not window and parent is not None:
        places = list(_places(parent)) if parent.isVisible() else []  # the widget was hidden together with it
        after = places[places.index(widget) + 1 :] if widget in places else []
        for place in after:
            stop = next(_stops(place, policy), None)
            if stop is not None:
                return stop
        widget, parent = parent, parent.parentWidget()
    return None


def _places(widget: QWidget) -> Iterable[QWidget]:
    """Where stops can be within a widget, in order."""
    return widget.tab_places() if is_tab_ordered(widget) else _children(widget)


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
    for child in _places(widget):
        yield from _stops(child, policy)


def _children(widget: QWidget) -> list[QWidget]:
    """The children that are no windows: those in the layout in its order, then the others."""
    layout = widget.layout()
    found = [child for child in widget.children() if isinstance(child, QWidget) and not child.isWindow()]
    laid_out = [] if layout is None else list(_in_layout(layout, found))
    return laid_out + [child for child in found if child not in laid_out]


def _in_layout(layout: QLayout, children: list[QWidget]) -> Iterator[QWidget]:
    """The `children` that a layout or the layouts in it hold, in the order of the layout.

    By `indexOf`: an item asked for by `itemAt` keeps its wrapper for as long as the layout has one, and PySide crashes
    some time after Qt has deleted the item, when another stands at its address. To reproduce, see `remove_layout`.
    """
    places: dict[int, QWidget | QLayout] = {layout.indexOf(child): child for child in children}
    places |= {layout.indexOf(inner): inner for inner in layout.children() if isinstance(inner, QLayout)}
    for index in sorted(places):
        part = places[index]
        if index < 0:  # in no layout, or in another widget's
            continue
        if isinstance(part, QWidget):
            yield part
        else:
            yield from _in_layout(part, children)
