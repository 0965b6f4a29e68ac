"""What some widgets can do beside what every widget can, asked of their class once.

`isinstance` asks the protocol again for each widget: with Python 3.11 that took 5 ms of building a tab.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeGuard, runtime_checkable

from PySide6.QtWidgets import QWidget


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
