"""One search in this thread, reported while it runs."""

from __future__ import annotations

import errno
import signal
from collections.abc import Callable, Iterator
from types import FrameType
from typing import TypeVar

from qless_studio.cli.report import Report, complain
from qless_studio.engine.errors import StudioError
from qless_studio.engine.pools import Pool
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search

S = TypeVar("S")
FAILED, BAD_INPUT, LIMITED, INTERRUPTED = 1, 2, 3, 130
"""Exit statuses."""
STATUS = {
    Outcome.COMPLETE: 0,
    Outcome.LIMITED: LIMITED,
    Outcome.CANCELLED: INTERRUPTED,
    Outcome.FAILED: FAILED,
}


def perform(
    solve: Callable[[Run], Iterator[S]], limit: Limit, keep: int | None, report: Report[S], pool: Pool | None = None
) -> int:
    """Run a search, on the workers of a pool if it can use them, reporting as it goes; the exit status.

    Raises what the solver raises for users (`StudioError`), and `OSError` when nobody reads the output.
    """
    run = _ReportedRun(limit, keep, report)
    run.pool = pool
    search = Search(solve, run)
    with _interrupts_cancel(run):
        for solution in search.results():
            report.solution(solution)
    if run.broken_pipe is not None:
        raise run.broken_pipe
    finished = search.finished or FinishedRun(run, Outcome.FAILED)
    error = finished.error
    if isinstance(error, StudioError):
        raise error
    report.finished(finished)
    if error is not None:
        complain(f"the search failed: {type(error).__name__}: {error}")
    return STATUS[finished.outcome]


def is_closed_pipe(error: OSError) -> bool:
    """Whether the program that read our output has ended, as `head` does. Windows calls it an invalid argument."""
    return isinstance(error, BrokenPipeError) or (error.errno == errno.EINVAL and error.filename is None)


class _ReportedRun(Run):
    """A run that passes progress and better scores on to a report."""

    def __init__(self, limit: Limit, keep: int | None, report: Report[S]) -> None:
        super().__init__(limit, keep)
        self._report = report
        self.broken_pipe: OSError | None = None
        """Raised after the search: raised through the solver it would count as a failure of the solver."""

    def publish(self, nodes: int = 0, fraction: float | None = None, summary: object | None = None) -> None:
        super().publish(nodes, fraction, summary)
        self._write(lambda: self._report.progress(self))

    def improved(self, score: int) -> None:
        super().improved(score)
        self._write(lambda: self._report.best(score, self))

    def _write(self, write: Callable[[], None]) -> None:
        if self.broken_pipe is None:
            try:
                write()
            except OSError as error:
                if not is_closed_pipe(error):
                    raise
                self.broken_pipe = error
                self.cancel()


class _interrupts_cancel:  # noqa: N801 - a context manager that reads as a statement
    """Inside it, Ctrl+C cancels the run, so that the last line is still written; a second Ctrl+C ends at once."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, self._on_interrupt)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _on_interrupt(self, number: int, frame: FrameType | None) -> None:
        if self._run.cancelled:
            raise KeyboardInterrupt
        self._run.cancel()
