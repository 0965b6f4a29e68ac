"""The thread pool, single tasks on it, and solvers that deliver in batches. See docs/decisions/029 and 043."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from qless_studio.engine import kernels
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search
from qless_studio.ui.work.signals import Then, connect, timer

SWITCH_SECONDS = 0.0001
"""Switch interval of the interpreter. The GUI thread gives the interpreter up at each call of Qt and waits so long to
get it back: while a worker computed in Python, edits took up to 180 ms at 0.5 ms and 70 at 0.1; workers lose 3 %."""
NICE = 10
"""Nice value of a worker: at normal priority it delayed events by 10 ms, at this one by 1 ms."""
THREADS = 16
"""More than there are cores, so that long searches of some tabs do not keep those of another from starting."""
HEAPS = 2
"""malloc arenas of glibc. With one per thread, memory freed in one thread was not reused in another: 400 rolls of
Q-Less made the program grow by 75 MB, with two arenas by 5 MB."""
_M_ARENA_MAX = -8
"""The constant of this name in malloc.h."""

_one_at_a_time = threading.Lock()


def make_pool(parent: QObject | None = None) -> QThreadPool:
    """A pool for searches; also sets the interpreter's switch interval and, with glibc, the number of arenas."""
    sys.setswitchinterval(SWITCH_SECONDS)
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)  # glibc only; musl has neither the option nor the need
        if set_option is not None:
            set_option(_M_ARENA_MAX, HEAPS)
    pool = QThreadPool(parent)
    pool.setMaxThreadCount(max(THREADS, os.cpu_count() or 1))
    return pool


def at_low_priority(work: Callable[[], None], search: bool = True) -> Callable[[], None]:
    """Wrap `work` to run at low priority; where the kernels are interpreted, searches also run one at a time.

    Pass `search=False` for work that a search may wait for, such as loading a word list: it must not wait for a search.
    """

    def run() -> None:
        if sys.platform == "linux":  # elsewhere workers delay no events, and a nice value belongs to the process
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        if kernels.compiled() or not search:
            work()
        else:
            with _one_at_a_time:
                work()

    return run


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

    def __init__(
        self, work: Callable[[], Any], pool: QThreadPool, parent: QObject, done: Then = None, failed: Then = None
    ) -> None:
        """`done` and `failed` are connected to the signals: methods, where nothing else keeps the parent alive.

        A function that holds the parent is freed while the task is deleted, and would delete the parent, and it, again.
        """
        super().__init__(parent)
        connect((self.done, done), (self.failed, failed))
        self._work, self._pool = work, pool
        self._outbox: deque[tuple[Any, Exception | None]] = deque()
        self._timer = timer(self, POLL_MS, self._collect, repeats=True)

    def start(self) -> Task:
        """Begin; gives it back."""
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
        return self

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


# Run a solver on the pool and deliver its solutions to the GUI thread in batches.

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
        self._timer = timer(self, DRAIN_MS, self._drain, repeats=True)
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
