"""Run a solver on the pool and deliver its solutions to the GUI thread in batches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search
from qless_studio.ui.work.pool import Then, at_low_priority, connect

DRAIN_MS = 40
"""Interval between batches: 25 per second looks live."""
EARLY_MS = 2, 6, 14
"""Delays after the start at which a job looks whether a short search has finished already."""
BATCH_LIMIT = 5_000
"""Maximum size of a batch: about 7 ms of inserted rows."""


class SolveJob(QObject):
    """One run on the pool. Lives in the GUI thread, is used once, and deletes itself after `finished`.

    The worker touches no QObject; this object polls it. So every signal is emitted in the GUI thread, `finished` is
    emitted exactly once and last, and no signal comes after `cancel()` or `drop()` returns.

    Connect bound methods only: a closure that holds the job keeps its wrapper alive after the QObject is deleted, and
    the process may crash when it is freed. See docs/decisions/029.
    """

    solutions_found = Signal(object)
    """A list of solutions. Not Signal(list): PySide converts a list to a QVariantList and back, item by item."""
    progressed = Signal(object)
    """The Run, with its summary, nodes, fraction and improvements so far."""
    finished = Signal(object)
    """The FinishedRun."""

    def __init__(
        self,
        solve: Callable[[Run], Iterator[Any]],
        pool: QThreadPool,
        parent: QObject | None = None,
        *,
        limit: Limit | None = None,
        keep: int | None = None,
        found: Then = None,
        progressed: Then = None,
        finished: Then = None,
    ) -> None:
        """`found`, `progressed` and `finished` are connected to the signals."""
        super().__init__(parent)
        connect((self.solutions_found, found), (self.progressed, progressed), (self.finished, finished))
        self.run = Run(limit, keep)
        self._search: Search[Any] = Search(solve, self.run)
        self._pool = pool
        self.over = False
        self._timer = QTimer(self, interval=DRAIN_MS)
        self._timer.timeout.connect(self._drain)
        run = self.run
        # When the owner is deleted, the results are not used. Not connected to `run.cancel` itself: PySide keeps
        # a weak reference to the receiver of a bound method and would disconnect in the worker's thread, where the run
        # is freed. To see it: connect `run.cancel`, delete the owner during a search, and run the tests repeatedly.
        self.destroyed.connect(lambda: run.cancel())

    @property
    def found(self) -> int:
        """Number of solutions found so far, including those beyond `keep`."""
        return self._search.found

    def start(self) -> SolveJob:
        """Begin; gives it back."""
        self._timer.start()
        self._pool.start(at_low_priority(self._search.perform))
        for delay in EARLY_MS:
            QTimer.singleShot(delay, self, self._drain_early)
        return self

    def cancel(self) -> None:
        """Cancel: `finished` is emitted at once; the worker leaves at its next checkpoint."""
        self.run.cancel()
        self._finish(FinishedRun(self.run, Outcome.CANCELLED))

    def stop(self) -> None:
        """Stop at the user's request: first deliver what was found; a search that has ended keeps its outcome."""
        self.run.cancel()
        finished = self._search.finished or FinishedRun(self.run, Outcome.CANCELLED)
        self._deliver(len(self._search.inbox))
        self._finish(finished)

    def drop(self) -> None:
        """Cancel silently: no further signals, not even `finished`."""
        self.run.cancel()
        self._end()

    def _drain_early(self) -> None:
        """Finish searches that last a few milliseconds without waiting for the timer."""
        if self._search.finished is not None and not self.over:
            self._drain()

    def _drain(self) -> None:
        finished = self._search.finished  # read first: nothing enters the inbox after it is set
        self._deliver(BATCH_LIMIT)
        if finished is not None and not self._search.inbox:
            self._finish(finished)

    def _deliver(self, limit: int) -> None:
        inbox = self._search.inbox
        batch = [inbox.popleft() for _ in range(min(len(inbox), limit))]
        if batch and not self.over:
            self.solutions_found.emit(batch)
        if not self.over:  # a slot may have cancelled the job
            self.progressed.emit(self.run)

    def _finish(self, finished: FinishedRun) -> None:
        if self._end():
            self.finished.emit(finished)

    def _end(self) -> bool:
        """Stop polling; False if it had ended before."""
        if self.over:
            return False
        self.over = True
        self._timer.stop()
        self.deleteLater()  # `run` and `found` stay readable: they are not part of the QObject
        return True
