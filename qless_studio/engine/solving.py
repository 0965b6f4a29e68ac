"""What a solver is given, and what becomes of its run. No Qt here."""

from __future__ import annotations

import dataclasses
import enum
import logging
import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Event
from typing import Any, Generic, TypeVar, cast

from qless_studio.engine.errors import StudioError

log = logging.getLogger(__name__)
S = TypeVar("S")


class Stopped(Exception):  # noqa: N818 - not an error
    """Leaves a solver early. Not an error and never shown; solvers let it pass."""


class Cancelled(Stopped):
    """The user moved on."""


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


@dataclass(frozen=True)
class Limit:
    """Where a search stops of its own accord; None means never."""

    solutions: int | None = None
    """After so many solutions."""
    seconds: float | None = None
    """After so much wall time, counted from where the search begins."""
    nodes: int | None = None
    """At the first checkpoint with so many nodes behind it."""


class Run:
    """One run of one solver: how it hears *stop*, and how it says *how far*.

    Made for one run and never reset. The solver's thread calls `checkpoint`, `publish` and `improved`; every other
    thread may call `cancel` and read the attributes at any time.
    """

    def __init__(self, limit: Limit | None = None, keep: int | None = None) -> None:
        self.limit = limit or Limit()
        self.keep = keep
        """How many solutions anybody will look at; a solver may go on counting without building the rest."""
        self.nodes = 0
        self.fraction: float | None = None
        """Part of the search space behind us, 0 to 1; None when the solver cannot tell."""
        self.summary: object | None = None
        """The latest summary (the game's own frozen dataclass); exact once the outcome is COMPLETE."""
        self.improvements: list[tuple[float, int]] = []
        """(seconds since the start, score) of each better score, in order."""
        self.proven_after: float | None = None
        """Seconds after which the best score was known to be the optimum, while solutions may still be coming."""
        self._stop = Event()
        self._ended: float | None = None
        self.begin()
        self._node_limit = math.inf if self.limit.nodes is None else self.limit.nodes

    @property
    def seconds(self) -> float:
        """Wall time since the search began, until its end."""
        return (time.perf_counter() if self._ended is None else self._ended) - self._started

    def begin(self) -> None:
        """The search begins only now: time spent waiting for a thread is none of it."""
        self._started = time.perf_counter()
        self._deadline = math.inf if self.limit.seconds is None else self._started + self.limit.seconds

    def end(self) -> None:
        """Nothing more will come of the run: its time stands still."""
        if self._ended is None:
            self._ended = time.perf_counter()

    @property
    def cancelled(self) -> bool:
        return self._stop.is_set()

    def cancel(self) -> None:
        """Ask the solver to leave at its next checkpoint."""
        self._stop.set()

    def publish(self, nodes: int = 0, fraction: float | None = None, summary: object | None = None) -> None:
        """Say how far the search is. `nodes` counts those since the last call. Never raises."""
        self.nodes += nodes
        if fraction is not None:
            self.fraction = fraction
        if summary is not None:
            self.summary = summary

    def checkpoint(self, nodes: int = 0, fraction: float | None = None, summary: object | None = None) -> None:
        """`publish`, then leave by `Stopped` if it is time to. Call it every 5 ms or so."""
        self.publish(nodes, fraction, summary)
        if self._stop.is_set():
            raise Cancelled
        if self.nodes >= self._node_limit or time.perf_counter() > self._deadline:
            raise LimitReached

    def improved(self, score: int) -> None:
        """Note a score better than every one before it in this run."""
        self.improvements.append((self.seconds, score))

    def proven(self) -> None:
        """Note that the best score so far is known to be the optimum."""
        self.proven_after = self.seconds


@dataclass(frozen=True)
class FinishedRun:
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
    """The fields of a game's summary by name; none before there is one."""
    if summary is None or isinstance(summary, type) or not dataclasses.is_dataclass(summary):
        return {}
    return dataclasses.asdict(cast(Any, summary))


class Search(Generic[S]):
    """A solver at work, in whichever thread consumes `results` or calls `perform`.

    At most `run.keep` solutions come out; all of them are counted in `found`. Once `finished` is set, no more come.
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
        except StudioError as error:  # the puzzle does not suit the options: the user's to mend, no bug
            self._end(Outcome.FAILED, error)
        except Exception as error:
            log.exception("the solver failed")
            self._end(Outcome.FAILED, error)

    def _end(self, outcome: Outcome, error: Exception | None = None) -> None:
        self.run.end()
        self.finished = FinishedRun(self.run, outcome, error)

    def _kept(self) -> Iterator[S]:
        """The solutions that are to be kept; raises `Stopped` at the limit."""
        run = self.run
        for solution in self._solve(run):
            self.found += 1
            if run.keep is None or self.found <= run.keep:
                yield solution
            if self.found == run.limit.solutions:
                raise LimitReached
            if self.found % 256 == 0:  # a solver that only yields is still one that can be stopped
                run.checkpoint()
