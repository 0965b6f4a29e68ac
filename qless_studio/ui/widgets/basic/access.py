"""How painted widgets describe themselves to screen readers: as a whole with a role, and each part of them."""

from __future__ import annotations

import weakref
from functools import lru_cache

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Described:
    """Mixed into a widget that Qt knows nothing of: `describe` makes its interface when a screen reader asks."""

    def describe(self) -> QAccessibleInterface:
        """What a screen reader gets to see."""
        raise NotImplementedError


@lru_cache(maxsize=1)
def install_access() -> None:
    """Have Qt ask `Described` widgets, once a process; to be called before the first of them is made."""
    QAccessible.installFactory(_describe)


def _describe(key: str, subject: QObject) -> QAccessibleInterface | None:
    return subject.describe() if isinstance(subject, Described) else None


class PartAccess(QAccessibleInterface):
    """One part of a widget. It knows its number and asks the widget, so it stays right when the content changes.

    A subclass says in `exists`, `text`, `rect` and `state` what is there.
    """

    def __init__(self, owner: QWidget, index: int) -> None:
        super().__init__()
        self._owner, self.index = weakref.ref(owner), index

    @property
    def owner(self) -> QWidget | None:
        """The widget, None once it is gone."""
        owner = self._owner()
        return owner if owner is not None and shiboken6.isValid(owner) else None

    def exists(self, owner: QWidget) -> bool:
        """Whether the widget has a part of this number now."""
        raise NotImplementedError

    def isValid(self) -> bool:
        owner = self.owner
        return owner is not None and self.exists(owner)

    def object(self) -> QObject | None:
        return None

    def parent(self) -> QAccessibleInterface | None:
        owner = self.owner
        return None if owner is None else QAccessible.queryAccessibleInterface(owner)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing: what is painted changes by keys."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        return QRect()


class WholeAccess(QAccessibleWidget):
    """A widget that is a list of parts; a subclass counts them and says which has the keyboard."""

    part = PartAccess

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner, QAccessible.Role.List, owner.accessibleName())
        self._owner = weakref.ref(owner)
        # Qt's registry owns what it has handed to a screen reader, but only this list keeps the Python half alive
        self.children: dict[int, PartAccess] = {}
        owner.destroyed.connect(lambda: self.forget())

    def count(self, owner: QWidget) -> int:
        """How many parts there are."""
        raise NotImplementedError

    def current(self, owner: QWidget) -> int:
        """The part that has the keyboard, -1 for none."""
        raise NotImplementedError

    def childCount(self) -> int:
        owner = self._owner()
        return 0 if owner is None or not shiboken6.isValid(owner) else self.count(owner)

    def child(self, index: int) -> QAccessibleInterface | None:
        owner = self._owner()
        if owner is None or not 0 <= index < self.childCount():
            return None
        if index not in self.children:
            self.children[index] = self.part(owner, index)
        return self.children[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((index for index, own in self.children.items() if own is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return next((self.child(i) for i in range(self.childCount()) if self.child(i).rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:
        owner = self._owner()
        return None if owner is None else self.child(self.current(owner))

    def forget(self) -> None:
        """Take the parts of a widget that is gone out of Qt's registry, which owns them."""
        for child in self.children.values():
            if shiboken6.isValid(child):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
        self.children.clear()


def tell(owner: QWidget, event: QAccessible.Event, index: int) -> None:
    """Have screen readers hear of something that happened to a part."""
    if QAccessible.isActive() and index >= 0:
        made = QAccessibleEvent(owner, event)
        made.setChild(index)
        QAccessible.updateAccessibility(made)
