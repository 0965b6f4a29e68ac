"""Run a solver on the pool and hand its solutions to the GUI thread in batches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search
from qless_studio.ui.work.pool import at_low_priority

DRAIN_MS = 40
"""A batch at most this often: 25 a second reads as live."""
EARLY_MS = 2, 6, 14
"""So long after the start a search may turn out to be over already."""
DRAIN_MOST = 5_000
"""And at most this big: about 7 ms of inserted rows."""


class SolveJob(QObject):
    """One run on the pool. Lives in the GUI thread; used once, and gone from Qt after `finished`.

    The worker touches no QObject; this object pulls. So every signal is emitted in the GUI thread, `finished` comes
    exactly once and last, and nothing comes after `cancel()` or `drop()` returns.
    """

    solutions_found = Signal(object)
    """list of solutions; Signal(list) would copy it through QVariant"""
    progressed = Signal(object)
    """the Run: its summary, nodes, fraction and improvements so far"""
    finished = Signal(object)
    """FinishedRun"""

    def __init__(
        self,
        solve: Callable[[Run], Iterator[Any]],
        pool: QThreadPool,
        parent: QObject | None = None,
        *,
        limit: Limit | None = None,
        keep: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.run = Run(limit, keep)
        self._search: Search[Any] = Search(solve, self.run)
        self._pool = pool
        self._over = False
        self._timer = QTimer(self, interval=DRAIN_MS)
        self._timer.timeout.connect(self._drain)
        run = self.run
        # Whoever owned it is gone: nobody will look at what it finds. Not connected to `run.cancel` itself: PySide
        # would watch the run for its end, which comes in the worker's thread, and take the connection apart there.
        self.destroyed.connect(lambda: run.cancel())

    @property
    def over(self) -> bool:
        return self._over

    @property
    def found(self) -> int:
        """Solutions found so far, those beyond `keep` included."""
        return self._search.found

    def start(self) -> None:
        self._timer.start()
        self._pool.start(at_low_priority(self._search.perform))
        for delay in EARLY_MS:
            QTimer.singleShot(delay, self, self._drain_early)

    def cancel(self) -> None:
        """Stop, at once as far as anyone can see; the thread leaves at its next checkpoint."""
        self.run.cancel()
        self._finish(FinishedRun(self.run, Outcome.CANCELLED))

    def stop(self) -> None:
        """Stop as the user asks: what was found until now is handed over first, and an end that was reached counts."""
        self.run.cancel()
        finished = self._search.finished or FinishedRun(self.run, Outcome.CANCELLED)
        self._hand_over(len(self._search.inbox))
        self._finish(finished)

    def drop(self) -> None:
        """Cancel silently: no further signals, not even `finished`."""
        self.run.cancel()
        self._end()

    def _drain_early(self) -> None:
        """Most searches last a few milliseconds: they need not wait for the timer."""
        if self._search.finished is not None and not self._over:
            self._drain()

    def _drain(self) -> None:
        finished = self._search.finished  # read first: nothing enters the inbox after it is set
        self._hand_over(DRAIN_MOST)
        if finished is not None and not self._search.inbox:
            self._finish(finished)

    def _hand_over(self, most: int) -> None:
        inbox = self._search.inbox
        batch = [inbox.popleft() for _ in range(min(len(inbox), most))]
        if batch and not self._over:
            self.solutions_found.emit(batch)
        if not self._over:  # no slot cancelled us
            self.progressed.emit(self.run)

    def _finish(self, finished: FinishedRun) -> None:
        if self._end():
            self.finished.emit(finished)

    def _end(self) -> bool:
        """Draw no more; whether that was news."""
        if self._over:
            return False
        self._over = True
        self._timer.stop()
        self.deleteLater()  # what is asked afterwards (the run, the number found) is no part of the QObject
        return True
