"""Memory freed a little at a time: long lists in slices, cyclic garbage while idle. See docs/decisions/043."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from qless_studio.ui.work.signals import in_turns, timer

# Free a long list in slices from the event loop. See docs/decisions/043.

SLICE = 1_000
"""Solutions freed per timer event: about 2 ms for large ones. Freeing 30,000 at once took 60 ms."""


def free_in_slices(solutions: Sequence[Any], owner: QObject) -> None:
    """Keep a copy of the list and shrink it slice by slice; `owner` is the parent of the timer.

    Call this before dropping the last other reference: the solutions are then freed a slice at a time, not all at once.
    """
    if len(solutions) <= SLICE:
        return
    left = list(solutions)

    def free() -> Iterator[None]:
        while left:
            del left[-SLICE:]
            yield

    in_turns(owner, free())


# When Python collects cyclic garbage: a little at a time while idle, never while results arrive.
#
# See docs/decisions/043.

INTERVAL_MS = 10_000
"""Milliseconds between two collections of young objects."""
INACTIVE_MS = 5_000
"""How long the window must be inactive before everything is collected: a pause then goes unnoticed."""
YOUNG_LIMIT = 50_000
"""Young objects (allocations minus deallocations) up to which they are collected: about 10 ms."""
WHOLE_LIMIT = 300_000
"""Objects, frozen ones included, up to which all are collected after a document was closed: about 50 ms."""


class GarbageCollector(QObject):
    """Replaces Python's automatic collection, which stops every thread for up to 200 ms while many solutions are kept.

    What solvers and tabs make is freed by reference counting; cycles are rare. At each interval the objects made since
    the last one are collected, unless there are too many, and then frozen, so that no later interval visits them.
    Everything is collected once the user has switched to another program, and at the next interval after a document was
    closed, unless there is too much of it: the tab is in cycles, with all results of its searches.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._document_closed = False
        self._interval = timer(self, INTERVAL_MS, self.collect_young, repeats=True)
        self._interval.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._inactive = timer(self, INACTIVE_MS, self.collect_all)
        if isinstance(app := QGuiApplication.instance(), QGuiApplication):
            app.applicationStateChanged.connect(self._on_state_changed)
        self._interval.start()

    def collect_young(self) -> None:
        """Collect the objects made since the last call and freeze them; a few milliseconds at most."""
        young, _, _ = gc.get_count()  # not gc.get_objects: it would hold tuples that a worker is still filling
        whole = self._document_closed and young + gc.get_freeze_count() <= WHOLE_LIMIT
        if whole:
            self._document_closed = False
            gc.unfreeze()
        if whole or young <= YOUNG_LIMIT:
            gc.collect()
        gc.freeze()

    def expect_closed(self) -> None:
        """A document was closed: its tab is frozen, most likely, and is to be collected at the next interval."""
        self._document_closed = True

    def collect_all(self) -> None:
        """Collect everything, then pause until the user returns."""
        self._interval.stop()
        self._document_closed = False
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _on_state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._inactive.stop()
            self._interval.start()
        else:
            self._inactive.start()
