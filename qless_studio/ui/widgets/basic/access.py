"""Keyboard and screen readers: interfaces for painted widgets, announcements, and the Tab order."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeGuard, TypeVar, runtime_checkable

import shiboken6
from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QGuiApplication,
)
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QLayout, QRadioButton, QWidget

from qless_studio.ui.widgets.basic.layout import scroll_to

W = TypeVar("W", bound=QWidget)


class Described:
    """Mixin for painted widgets: Qt asks `describe` for the accessible interface. See docs/decisions/039.

    The widget calls `install_access` in its constructor and keeps a reference to the interface it returns.
    """

    def describe(self) -> QAccessibleInterface:
        """The interface that assistive technology sees."""
        raise NotImplementedError


@lru_cache(maxsize=1)
def install_access() -> None:
    """Make Qt ask `Described` widgets for their interface; takes effect once per process."""
    QAccessible.installFactory(_describe)


def _describe(key: str, subject: QObject) -> QAccessibleInterface | None:
    return subject.describe() if isinstance(subject, Described) else None


class PartAccess(QAccessibleInterface, Generic[W]):
    """One part of a widget. It knows its index and asks the widget, so it stays right when the content changes.

    A subclass implements `exists`, `text`, `rect` and `state`.
    """

    def __init__(self, owner: W, index: int) -> None:
        super().__init__()
        self._owner, self.index = weakref.ref(owner), index

    @property
    def owner(self) -> W | None:
        """The widget; None once it is deleted."""
        owner = self._owner()
        return owner if owner is not None and shiboken6.isValid(owner) else None

    def exists(self, owner: W) -> bool:
        """Whether the widget has a part with this index now."""
        raise NotImplementedError

    def isValid(self) -> bool:
        owner = self.owner
        return owner is not None and self.exists(owner)

    def object(self) -> QObject | None:  # type: ignore[override]  # C++ returns a null pointer for parts without one
        return None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # None once the widget is deleted
        owner = self.owner
        return None if owner is None else QAccessible.queryAccessibleInterface(owner)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None: no such child
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None: no such child
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignored: parts are edited with the keyboard."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        return QRect()


class WholeAccess(QAccessibleWidget, Generic[W]):
    """A widget as a list of parts; a subclass makes and counts them, and knows which one has the keyboard focus."""

    def __init__(self, owner: W) -> None:
        super().__init__(owner, QAccessible.Role.List, owner.accessibleName())
        self._owner = weakref.ref(owner)
        # Qt's registry owns the interfaces it has handed out, but only this dict keeps their Python wrappers alive.
        self.children: dict[int, PartAccess[W]] = {}
        owner.destroyed.connect(lambda: self.forget())

    def make_part(self, owner: W, index: int) -> PartAccess[W]:
        """The interface of a part."""
        raise NotImplementedError

    def count(self, owner: W) -> int:
        """Number of parts."""
        raise NotImplementedError

    def current(self, owner: W) -> int:
        """The part with the keyboard focus, or -1."""
        raise NotImplementedError

    def childCount(self) -> int:
        owner = self._owner()
        return 0 if owner is None or not shiboken6.isValid(owner) else self.count(owner)

    def child(self, index: int) -> PartAccess[W] | None:  # type: ignore[override]  # None: no such child
        owner = self._owner()
        if owner is None or not 0 <= index < self.childCount():
            return None
        if index not in self.children:
            self.children[index] = self.make_part(owner, index)
        return self.children[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((index for index, own in self.children.items() if own is child), -1)

    def childAt(self, x: int, y: int) -> PartAccess[W] | None:  # type: ignore[override]  # None: no such child
        children = (self.child(index) for index in range(self.childCount()))
        return next((child for child in children if child is not None and child.rect().contains(x, y)), None)

    def focusChild(self) -> PartAccess[W] | None:  # type: ignore[override]  # None: no such child
        owner = self._owner()
        return None if owner is None else self.child(self.current(owner))

    def forget(self) -> None:
        """Remove the parts of a deleted widget from Qt's registry, which owns them."""
        for child in self.children.values():
            if shiboken6.isValid(child):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
        self.children.clear()


def notify(owner: QWidget, event: QAccessible.Event, index: int) -> None:
    """Report an event of a part to assistive technology."""
    if QAccessible.isActive() and index >= 0:
        update = QAccessibleEvent(owner, event)
        update.setChild(index)
        QAccessible.updateAccessibility(update)


# Announcements: text that a screen reader speaks without the focus moving. See docs/decisions/039.


def announce(widget: QWidget, text: str) -> None:
    """Ask the screen reader to speak `text` after what it is saying now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


# The Tab order: what stands first is reached first, whenever it was made.


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
    if widget.focusPolicy() & policy == policy and widget.focusProxy() is None and not _stands_aside(widget):
        yield widget
    for child in _places(widget):
        yield from _stops(child, policy)


def _stands_aside(widget: QWidget) -> bool:
    """Whether another radio button of the group is the one at which Tab stops: the arrow keys lead on from there."""
    group = widget.group() if isinstance(widget, QRadioButton) else None
    checked = None if group is None else group.checkedButton()
    return checked not in (None, widget) and checked.isEnabled() and not checked.isHidden()


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


# What some widgets can do beside what every widget can, asked of their class once.
#
# `isinstance` asks the protocol again for each widget: with Python 3.11 that took 5 ms of building a tab.


@runtime_checkable
class Stackable(Protocol):
    """A widget that can put its label above itself, for a narrow page."""

    def set_stacked(self, stacked: bool) -> None: ...


@runtime_checkable
class Compactable(Protocol):
    """A widget with a smaller look for a narrow page."""

    def set_compact(self, compact: bool) -> None: ...


@runtime_checkable
class TabOrdered(Protocol):
    """A widget whose parts are not reached in the order of its layout."""

    def tab_places(self) -> Sequence[QWidget]:
        """The parts of the widget in Tab order; other children are left out."""
        ...


def is_stackable(widget: QWidget) -> TypeGuard[Stackable]:
    return _has(Stackable, type(widget))


def is_compactable(widget: QWidget) -> TypeGuard[Compactable]:
    return _has(Compactable, type(widget))


def is_tab_ordered(widget: QWidget) -> TypeGuard[TabOrdered]:
    return _has(TabOrdered, type(widget))


_known: dict[tuple[object, type], bool] = {}
"""Answers by protocol and class."""


def _has(protocol: Any, kind: type) -> bool:
    known = _known.get((protocol, kind))
    if known is None:
        known = _known[protocol, kind] = issubclass(kind, protocol)
    return known
