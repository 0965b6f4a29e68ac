"""A single piece of work off the GUI thread, such as reading or writing a file."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

POLL_MS = 10
_count_changed = threading.Condition()
_running = 0


class Task(QObject):
    """Runs `work` on the pool and delivers its result in the GUI thread; used once.

    Like a job it polls: the worker touches no QObject. Exactly one of the signals is emitted, and none after `abandon`.
    """

    done = Signal(object)
    """What the work returned."""
    failed = Signal(object)
    """The exception it raised."""

    def __init__(self, work: Callable[[], Any], pool: QThreadPool, parent: QObject) -> None:
        super().__init__(parent)
        self._work, self._pool = work, pool
        self._outbox: deque[tuple[Any, Exception | None]] = deque()
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._collect)

    def start(self) -> None:
        self._timer.start()
        work, outbox = self._work, self._outbox

        def perform() -> None:
            try:
                outbox.append((work(), None))
            except Exception as error:
                outbox.append((None, error))
            finally:
                _add_running(-1)

        _add_running(1)
        self._pool.start(perform)

    def abandon(self) -> None:
        """Let the work end without a signal."""
        self._timer.stop()
        self.deleteLater()

    def _collect(self) -> None:
        if not self._outbox:
            return
        result, error = self._outbox.popleft()
        self.abandon()
        if error is None:
            self.done.emit(result)
        else:
            self.failed.emit(error)


def wait_for_tasks(seconds: float) -> bool:
    """Wait until no task is running, including abandoned ones; False on timeout. See docs/decisions/042."""
    with _count_changed:
        return _count_changed.wait_for(lambda: _running == 0, seconds)


def _add_running(step: int) -> None:
    global _running
    with _count_changed:
        _running += step
        _count_changed.notify_all()
