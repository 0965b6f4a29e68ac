"""The history as the window uses it: changed off the GUI thread, one change after the other."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal, SignalInstance

from qless_studio.engine.errors import told
from qless_studio.engine.history import History
from qless_studio.ui.work.pool import Task

_POOL = "history"
_count_changed = threading.Condition()
_waiting = 0
"""Changes asked for and not made yet."""


def _writers() -> QThreadPool:
    """The one thread on which histories are changed, whoever asks: so changes keep their order."""
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

    def __init__(
        self, folder: Path | None, parent: QObject, complain: Callable[[str], object] | SignalInstance | None = None
    ) -> None:
        """Without a folder nothing is kept. `complain` gets every `problem`."""
        super().__init__(parent)
        self._history = None if folder is None else History(folder)
        self._warned = False
        if complain is not None:
            self.problem.connect(complain)

    def change(self, change: Callable[[History], Any], done: Callable[[Any], object] | None = None) -> None:
        """Make a change on the thread for it, then call `done` with what it returned, unless it failed."""
        history = self._history
        if history is None:
            return

        def work() -> tuple[Any, str]:
            try:
                return change(history), history.warning()
            finally:
                _add_waiting(-1)

        _add_waiting(1)
        Task(work, _writers(), self, partial(self._on_changed, done), self._on_failed).start()

    def _on_changed(self, done: Callable[[Any], object] | None, made: tuple[Any, str]) -> None:
        result, warning = made
        if done is not None:
            done(result)
        if warning and not self._warned:
            self._warned = True
            self.problem.emit(warning)

    def _on_failed(self, error: Exception) -> None:
        self.problem.emit(told(error))


def wait_for_changes() -> None:
    """Wait until every change asked for so far is made; for workers about to read."""
    with _count_changed:
        _count_changed.wait_for(lambda: _waiting == 0)


def _add_waiting(step: int) -> None:
    global _waiting
    with _count_changed:
        _waiting += step
        _count_changed.notify_all()
