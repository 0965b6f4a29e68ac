"""The history as the window uses it: changed off the GUI thread, one change after the other."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, QTimer, Signal

from qless_studio.engine.errors import StudioError, told
from qless_studio.engine.history import Entry, History
from qless_studio.ui.work.pool import Task
from qless_studio.ui.work.signals import Then, connect

_POOL = "history"
RETRY_MS = 30_000
"""Milliseconds after which it is tried again to add what could not be written."""
_unwritten: dict[Path, list[Entry]] = {}
"""Entries that could not be added, by folder of a history; for the thread of changes alone."""
_count_changed = threading.Condition()
_waiting = 0
"""Changes asked for and not made yet."""


def _writers() -> QThreadPool:
    """The one thread on which histories are changed, from wherever they are asked for: so changes keep their order."""
    app = QCoreApplication.instance()
    assert app is not None
    pool = app.findChild(QThreadPool, _POOL)
    if pool is None:
        pool = QThreadPool(app)
        pool.setObjectName(_POOL)
        pool.setMaxThreadCount(1)
    return pool


class HistoryStore(QObject):
    """Changes the history of a folder. Changes take a lock and wait for the disk, so the GUI thread never makes them.

    All stores of the window share one thread. A change under way is finished before the program ends.
    """

    problem = Signal(str)
    """Why a change failed, or that the history is nearly full: one line for the user."""

    def __init__(self, folder: Path | None, parent: QObject, complain: Then = None) -> None:
        """Without a folder nothing is kept. `complain` gets every `problem`."""
        super().__init__(parent)
        self._history = None if folder is None else History(folder)
        self._warned = False
        connect((self.problem, complain))

    def change(self, change: Callable[[History], Any], done: Callable[[Any], object] | None = None) -> None:
        """Make a change on the thread for it, then call `done` with what it returned, unless it failed."""
        self._start(change, done, self._on_failed)

    def add(self, entries: Sequence[Entry], done: Callable[[Any], object] | None = None) -> None:
        """Add complete entries that are not there yet, then call `done`.

        While that fails, as on a full disk, they are kept and tried again, after a while and with what is added next.
        """
        self._start(lambda history: _add(history, entries), done, partial(self._on_not_added, done))

    def _start(
        self,
        change: Callable[[History], Any],
        done: Callable[[Any], object] | None,
        failed: Callable[[Exception], object],
    ) -> None:
        history = self._history
        if history is None:
            return

        def work() -> tuple[Any, str]:
            try:
                return change(history), history.warning()
            finally:
                _add_waiting(-1)

        _add_waiting(1)
        Task(work, _writers(), self, partial(self._on_changed, done), failed).start()

    def _on_changed(self, done: Callable[[Any], object] | None, made: tuple[Any, str]) -> None:
        result, warning = made
        if done is not None:
            done(result)
        if warning and not self._warned:
            self._warned = True
            self.problem.emit(warning)

    def _on_failed(self, error: Exception) -> None:
        self.problem.emit(told(error))

    def _on_not_added(self, done: Callable[[Any], object] | None, error: Exception) -> None:
        self._on_failed(error)
        self._add_later(done)

    def _add_later(self, done: Callable[[Any], object] | None) -> None:
        """Try again in silence: why it failed was said."""
        again = partial(self._start, lambda history: _add(history, ()), done, lambda _: self._add_later(done))
        QTimer.singleShot(RETRY_MS, self, again)


def _add(history: History, entries: Sequence[Entry]) -> None:
    """Add these entries and all that were kept."""
    kept = _unwritten.setdefault(history.path.parent, [])
    kept += entries
    history.add_missing(kept)
    kept.clear()


def write_kept() -> None:
    """Try once more to add what could not be written, when the program ends and no change is under way."""
    for folder in _unwritten:
        with suppress(StudioError):
            _add(History(folder), ())


def wait_for_changes() -> None:
    """Wait until every change asked for so far is made; for workers about to read."""
    with _count_changed:
        _count_changed.wait_for(lambda: _waiting == 0)


def _add_waiting(step: int) -> None:
    global _waiting
    with _count_changed:
        _waiting += step
        _count_changed.notify_all()
