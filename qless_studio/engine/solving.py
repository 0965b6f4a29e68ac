"""Runs of solvers: limits, progress, cancellation and outcomes."""

from __future__ import annotations

import dataclasses
import enum
import logging
import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from qless_studio.engine.errors import StudioError

if TYPE_CHECKING:  # a dozen modules of Python that most runs do not need
    from qless_studio.engine.pools import Pool

log = logging.getLogger(__name__)
S = TypeVar("S")


class Stopped(Exception):  # noqa: N818 - not an error
    """Raised by `Run.checkpoint` to leave a solver early. Not an error and never shown; solvers let it pass."""


class Cancelled(Stopped):
    """The run was cancelled."""


class LimitReached(Stopped):
    """The run used up its `Limit`."""


class Outcome(enum.Enum):
    """How a run ended. Only `COMPLETE` allows the word "proven"."""

    COMPLETE = "complete"
    """The whole search space was covered."""
    LIMITED = "limited"
    """Stopped at a limit; more solutions may exist."""
    CANCELLED = "cancelled"
    """The user moved on."""
    FAILED = "failed"
    """A bug; the exception travels beside it."""


class Limit(NamedTuple):
    """Limits at which a search stops; None means no limit."""

    solutions: int | None = None
    """Stop after this many solutions."""
    seconds: float | None = None
    """Stop after this much wall time, counted from the beginning of the search."""
    nodes: int | None = None
    """Stop at the first checkpoint after this many nodes."""


class Run:
    """One run of one solver: how it is stopped, and how it reports progress. See docs/decisions/001.

    Made for one run and never reused. The solver's thread calls `checkpoint`, `publish` and `improved`; every other
    thread may call `cancel` and read the attributes at any time.
    """

    def __init__(self, limit: Limit | None = None, keep: int | None = None) -> None:
        self.limit = limit or Limit()
        self.keep = keep
        """Maximum number of solutions wanted; a solver may count further ones without building them."""
        self.nodes = 0
        self.fraction: float | None = None
        """Part of the search space already covered, 0 to 1; None when the solver does not know."""
        self.summary: object | None = None
        """The latest summary (the game's own frozen dataclass); exact once the outcome is COMPLETE."""
        self.improvements: list[tuple[float, int]] = []
        """(seconds since the start, score) of each better score, in order."""
        self.proven_after: float | None = None
        """Seconds after which the best score was known to be the optimum, while solutions may still be coming."""
        self.pool: Pool | None = None
        """The workers for a search that can be spread over them; None: what this process has."""
        self.cancelled = False
        """Whether the run was asked to stop."""
        self._ended: float | None = None
        self.begin()
        self._node_limit = math.inf if self.limit.nodes is None else self.limit.nodes

    @property
    def seconds(self) -> float:
        """Wall time since the search began, until its end."""
        return (time.perf_counter() if self._ended is None else self._ended) - self._started

    def begin(self) -> None:
        """Start the clock: time spent waiting for a thread does not count."""
        self._started = time.perf_counter()
        self._deadline = math.inf if self.limit.seconds is None else self._started + self.limit.seconds

    def end(self) -> None:
        """Stop the clock."""
        if self._ended is None:
            self._ended = time.perf_counter()

    def cancel(self) -> None:
        """Ask the solver to leave at its next checkpoint."""
        self.cancelled = True

    def publish(self, nodes: int = 0, fraction: float | None = None, summary: object | None = None) -> None:
        """Report progress; `nodes` counts those since the last call. Never raises."""
        self.nodes += nodes
        if fraction is not None:
            self.fraction = fraction
        if summary is not None:
            self.summary = summary

    def checkpoint(self, nodes: int = 0, fraction: float | None = None, summary: object | None = None) -> None:
        """`publish`, then raise `Stopped` if it is time to stop. Call it about every 5 ms."""
        self.publish(nodes, fraction, summary)
        if self.cancelled:
            raise Cancelled
        if self.nodes >= self._node_limit or time.perf_counter() > self._deadline:
            raise LimitReached

    def improved(self, score: int) -> None:
        """Record a score better than all earlier ones of this run."""
        self.improvements.append((self.seconds, score))

    def proven(self) -> None:
        """Record that the best score so far is proven to be the optimum."""
        self.proven_after = self.seconds


class PartRun(Run):
    """A search inside another one: it ends with that one, and its progress and scores are its own."""

    def __init__(self, whole: Run) -> None:
        super().__init__(whole.limit)
        self._whole = whole

    def checkpoint(self, nodes: int = 0, fraction: float | None = None, summary: object | None = None) -> None:
        super().checkpoint(nodes, fraction, summary)
        self._whole.checkpoint()


class FinishedRun(NamedTuple):
    """A run that is over and how it ended: what the window, the command line and a batch report of it."""

    run: Run
    outcome: Outcome
    error: Exception | None = None
    """With `Outcome.FAILED`: a `StudioError` with a text for users, or a bug."""

    def fields(self) -> dict[str, Any]:
        """Outcome, seconds, nodes and the game's summary, as in the JSON line `finished`."""
        run = self.run
        return {
            "outcome": self.outcome.value,
            "seconds": round(run.seconds, 6),
            "nodes": run.nodes,
            **summary_fields(run.summary),
        }


def summary_fields(summary: object | None) -> dict[str, Any]:
    """The fields of a game's summary by name; empty while there is none."""
    if summary is None or isinstance(summary, type) or not dataclasses.is_dataclass(summary):
        return {}
    return dataclasses.asdict(cast(Any, summary))


class Search(Generic[S]):
    """A search, run by whichever thread iterates over `results` or calls `perform`.

    It yields at most `run.keep` solutions and counts all of them in `found`. Once `finished` is set, no more come.
    """

    def __init__(self, solve: Callable[[Run], Iterator[S]], run: Run) -> None:
        self._solve = solve
        self.run = run
        self.inbox: deque[S] = deque()
        self.found = 0
        self.finished: FinishedRun | None = None

    def perform(self) -> None:
        """Run to the end, every solution into `inbox` as it is found."""
        self.inbox.extend(self.results())

    def results(self) -> Iterator[S]:
        """The solutions as they are found; then `finished` is set. Never raises: a failure is an outcome."""
        self.run.begin()
        try:
            yield from self._kept()
            self._end(Outcome.COMPLETE)
        except LimitReached:
            self._end(Outcome.LIMITED)
        except Cancelled:
            self._end(Outcome.CANCELLED)
        except StudioError as error:  # puzzle and options do not go together: for the user to correct, not a bug
            self._end(Outcome.FAILED, error)
        except Exception as error:
            log.exception("the solver failed")
            self._end(Outcome.FAILED, error)

    def _end(self, outcome: Outcome, error: Exception | None = None) -> None:
        self.run.end()
        self.finished = FinishedRun(self.run, outcome, error)

    def _kept(self) -> Iterator[S]:
        """The solutions to keep; raises `Stopped` at a limit."""
        run = self.run
        for solution in self._solve(run):
            self.found += 1
            if run.keep is None or self.found <= run.keep:
                yield solution
            if self.found == run.limit.solutions:
                raise LimitReached
            if self.found % 256 == 0:  # so that a solver without checkpoints of its own can be stopped
                run.checkpoint()
