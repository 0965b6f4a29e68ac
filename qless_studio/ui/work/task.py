"""One piece of work away from the GUI thread, such as reading or writing a file."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

POLL_MS = 10
_ended = threading.Condition()
_under_way = 0


class Task(QObject):
    """Runs `work` on the pool and hands its result over in the GUI thread; used once.

    Like a job it pulls: the worker touches no QObject. Exactly one of the signals comes, and none after `abandon`.
    """

    done = Signal(object)
    """what the work returned"""
    failed = Signal(object)
    """the exception it raised"""

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
                _count(-1)

        _count(1)
        self._pool.start(perform)

    def abandon(self) -> None:
        """Let the work end unheard."""
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
    """Wait until no task is under way, abandoned ones included; False when some still are after so many seconds."""
    with _ended:
        return _ended.wait_for(lambda: _under_way == 0, seconds)


def _count(step: int) -> None:
    global _under_way
    with _ended:
        _under_way += step
        _ended.notify_all()
