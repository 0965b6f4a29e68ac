"""The searches of a tab beside its main one: at most one of each name, results on the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from PySide6.QtCore import QObject

from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.ui.tab.session import Session
from qless_studio.ui.work import SolveJob

T = TypeVar("T")


class BackgroundSearches(QObject):
    """Starts searches by name; starting one cancels the running one of the same name. See docs/decisions/029."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self._session = session
        self._running: dict[str, _BackgroundSearch] = {}

    def start(
        self,
        name: str,
        work: Callable[[Run], Iterator[T]],
        found: Callable[[list[T]], object] | None = None,
        ended: Callable[[FinishedRun], object] | None = None,
        progressed: Callable[[Run], object] | None = None,
        *,
        keep: int | None = None,
    ) -> Run:
        """Start a search on the pool and return its run.

        `found` gets each batch of results (at most `keep` in all), `progressed` the run every 40 ms, `ended` how it
        finished, once and last. None of them is called after `cancel`.
        """
        self.cancel(name)
        job = self._session.job(work, keep=keep)
        self._running[name] = _BackgroundSearch(self, name, job, found, ended, progressed)
        job.start()
        return job.run

    def collect(
        self, name: str, work: Callable[[Run], Iterator[T]], complete: Callable[[list[T], Run], object]
    ) -> None:
        """Search on the pool; `complete` gets all results and the run, if the search covers its whole space."""
        results: list[T] = []

        def ended(finished: FinishedRun) -> None:
            if finished.outcome is Outcome.COMPLETE:
                complete(results, finished.run)

        self.start(name, work, results.extend, ended)

    @property
    def active(self) -> bool:
        """Whether any search is running."""
        return bool(self._running)

    def running(self, name: str) -> bool:
        return name in self._running

    def run(self, name: str) -> Run | None:
        """The run of a search; None unless it is running."""
        return self._running[name].job.run if name in self._running else None

    def stop(self, name: str) -> None:
        """Stop a search as its user would: what it found is handed over, then `ended` is called."""
        if name in self._running:
            self._running[name].job.stop()

    def cancel(self, *names: str) -> None:
        """Cancel searches silently; without names all of them."""
        for name in names or tuple(self._running):
            search = self._running.pop(name, None)
            if search is not None:
                search.job.drop()

    def _forget(self, search: _BackgroundSearch) -> None:
        if self._running.get(search.name) is search:
            del self._running[search.name]


class _BackgroundSearch(QObject):
    """One search and its callbacks.

    The job's signals are connected to bound methods of this object. A closure in their place would keep the Python
    wrapper of the job alive after Qt has deleted the job, which has crashed the process: see docs/decisions/029.
    """

    def __init__(
        self,
        owner: BackgroundSearches,
        name: str,
        job: SolveJob,
        found: Callable[[list[Any]], object] | None,
        ended: Callable[[FinishedRun], object] | None,
        progressed: Callable[[Run], object] | None,
    ) -> None:
        super().__init__(job)
        self.name, self.job = name, job
        self._owner, self._found, self._ended, self._progressed = owner, found, ended, progressed
        job.solutions_found.connect(self._on_found)
        job.progressed.connect(self._on_progressed)
        job.finished.connect(self._on_finished)

    def _on_found(self, batch: list[Any]) -> None:
        if self._found is not None:
            self._found(batch)

    def _on_progressed(self, run: Run) -> None:
        if self._progressed is not None:
            self._progressed(run)

    def _on_finished(self, finished: FinishedRun) -> None:
        self._owner._forget(self)
        if self._ended is not None:
            self._ended(finished)
