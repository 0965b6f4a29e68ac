"""Accessibility of painted widgets: an interface for the widget, and one for each of its parts."""

from __future__ import annotations

import weakref
from functools import lru_cache
from typing import Generic, TypeVar

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

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
