"""How the command line reports a search: as JSON lines, or as text for people."""

from __future__ import annotations

import errno
import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from heapq import heappush, heapreplace
from types import FrameType
from typing import Any, Protocol, TypeVar

from qless_studio.engine.errors import StudioError, visible
from qless_studio.engine.pools import Pool
from qless_studio.engine.reasons import Reason
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search

PROGRESS_SECONDS = 0.1
"""Minimum time between two lines of progress."""


S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


def put(*lines: str) -> None:
    """Print lines for people. What is foreign in them cannot end them or give a terminal orders; tabs stay."""
    for line in lines:
        print("\t".join(map(visible, line.split("\t"))))


def complain(what: object) -> None:
    """Print a line on standard error, in the name of the program."""
    print(visible(f"qless-studio: {what}"), file=sys.stderr)


class Report(Protocol[S_contra]):
    """Receives what happens in a search, in order; `finished` comes last."""

    def solution(self, solution: S_contra) -> None: ...
    def best(self, score: int, run: Run) -> None: ...
    def progress(self, run: Run) -> None: ...
    def finished(self, finished: FinishedRun) -> None: ...


class JsonLines(Report[S]):
    """One JSON object per line on standard output; the last one is always `finished`."""

    def __init__(self, fields: Callable[[S], dict[str, Any]], why: Callable[[], Reason | None] = lambda: None) -> None:
        """`why`: why a complete search found nothing."""
        self._fields, self._why = fields, why
        self._next_progress = time.perf_counter() + PROGRESS_SECONDS
        self._first = True

    def solution(self, solution: S) -> None:
        self._write("solution", self._fields(solution))
        if self._first:  # the first one at once; the rest at the latest with the next line of progress
            self._first = False
            sys.stdout.flush()

    def best(self, score: int, run: Run) -> None:
        self._write("best", {"score": score, "seconds": round(run.seconds, 6)})
        sys.stdout.flush()

    def progress(self, run: Run) -> None:
        if time.perf_counter() < self._next_progress:
            return
        self._next_progress = time.perf_counter() + PROGRESS_SECONDS
        self._write("progress", {"fraction": run.fraction, "nodes": run.nodes})
        sys.stdout.flush()

    def finished(self, finished: FinishedRun) -> None:
        why = self._why() if self._first and finished.outcome is Outcome.COMPLETE else None
        self._write("finished", {**finished.fields(), **({"why": why.fields()} if why else {})})
        sys.stdout.flush()

    def _write(self, event: str, values: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps({"event": event, **values}, separators=(",", ":")) + "\n")


class PlainText(Report[S]):
    """Solutions and a verdict on standard output; a line of progress on standard error when that is a terminal."""

    def __init__(
        self,
        describe: Callable[[S], str],
        verdict: Callable[[Any, Outcome], str] | None,
        why: Callable[[], Reason | None] = lambda: None,
    ) -> None:
        """`why`: why a complete search found nothing."""
        self._describe, self._verdict, self._why = describe, verdict, why
        self._next_progress = time.perf_counter() + PROGRESS_SECONDS
        self._line_shown = False
        self._empty = True

    def solution(self, solution: S) -> None:
        self._empty = False
        self._clear_line()
        put(*self._describe(solution).splitlines())

    def best(self, score: int, run: Run) -> None:
        """Nothing: the solution with that score follows."""

    def progress(self, run: Run) -> None:
        if time.perf_counter() < self._next_progress or not sys.stderr.isatty():
            return
        self._next_progress = time.perf_counter() + PROGRESS_SECONDS
        sys.stdout.flush()
        done = "" if run.fraction is None else f"{run.fraction:4.0%}, "
        sys.stderr.write(f"\r\x1b[K{done}{run.nodes:,} nodes, {run.seconds:.1f} s")
        sys.stderr.flush()
        self._line_shown = True

    def finished(self, finished: FinishedRun) -> None:
        run, outcome = finished.run, finished.outcome
        self._clear_line()
        if self._verdict is not None:
            put(f"{self._verdict(run.summary, outcome)} ({run.seconds:.3f} s)")
            why = self._why() if self._empty and outcome is Outcome.COMPLETE else None
            put(*filter(None, (why.text, why.more) if why else ()))
        elif outcome is not Outcome.COMPLETE:
            put(f"Stopped ({outcome.value}) after {run.seconds:.3f} s")

    def _clear_line(self) -> None:
        if self._line_shown:
            sys.stderr.write("\r\x1b[K")
            self._line_shown = False


class Shortlist(PlainText[S]):
    """Output for a terminal, where more would scroll away: the best solutions, and the number of the others.

    Solutions without points come as they are found, the others at the end, the best first.
    """

    MOST = 20

    def __init__(
        self,
        describe: Callable[[S], str],
        verdict: Callable[[Any, Outcome], str] | None,
        points: Callable[[S], float | None],
        why: Callable[[], Reason | None] = lambda: None,
    ) -> None:
        super().__init__(describe, verdict, why)
        self._points = points
        self._best: list[tuple[float, int, S]] = []
        self._found = 0

    def solution(self, solution: S) -> None:
        self._found += 1
        points = self._points(solution)
        if points is None:
            if self._found <= self.MOST:
                super().solution(solution)
        elif len(self._best) < self.MOST:
            heappush(self._best, (points, -self._found, solution))
        elif points > self._best[0][0]:
            heapreplace(self._best, (points, -self._found, solution))

    def finished(self, finished: FinishedRun) -> None:
        for *_, solution in sorted(self._best, key=lambda each: each[:2], reverse=True):
            super().solution(solution)
        if self._found > self.MOST:
            put(f"... and {self._found - self.MOST:,} more (--print N)")
        super().finished(finished)


class ProgressBar:
    """The number of items done, on standard error if that is a terminal."""

    WIDTH = 30

    def __init__(self, total: int, done: int = 0) -> None:
        self._total = total
        self._done = done
        self._started = time.perf_counter()
        self._next = 0.0
        self._shown = sys.stderr.isatty()

    def step(self) -> None:
        """Count one more item."""
        self._done += 1
        now = time.perf_counter()
        if self._shown and (now >= self._next or self._done == self._total):
            self._next = now + PROGRESS_SECONDS
            full = self.WIDTH * self._done // max(1, self._total)
            bar = "#" * full + "." * (self.WIDTH - full)
            sys.stderr.write(f"\r\x1b[K[{bar}] {self._done:,} of {self._total:,}, {now - self._started:.0f} s")
            sys.stderr.flush()

    def close(self) -> None:
        """End the line."""
        if self._shown:
            sys.stderr.write("\n")


# One search in this thread, reported while it runs.

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
