"""A tab's own searches beside the main one: at most one of each name, its results in the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from qless_studio.engine.solving import Outcome, Run
from qless_studio.ui.tab.session import Session
from qless_studio.ui.work import SolveJob


class BackgroundSearches:
    """Starts searches by name; starting one ends the one of that name before it, and nothing more is heard of that."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._jobs: dict[str, SolveJob] = {}

    def start(
        self,
        name: str,
        work: Callable[[Run], Iterator[Any]],
        found: Callable[[list[Any]], None],
        ended: Callable[[Outcome], None] = lambda outcome: None,
        *,
        keep: int | None = None,
    ) -> SolveJob:
        """`found` hears each batch of results, `ended` how it went; of the results at most `keep` are heard."""
        self.cancel(name)
        job = self._jobs[name] = self._session.job(work, keep=keep)
        job.solutions_found.connect(found)
        job.finished.connect(lambda outcome, error: self._on_finished(name, job, outcome, ended))
        job.start()
        return job

    def _on_finished(self, name: str, job: SolveJob, outcome: Outcome, ended: Callable[[Outcome], None]) -> None:
        if self._jobs.get(name) is job:
            del self._jobs[name]
        ended(outcome)

    def running(self, name: str) -> bool:
        return name in self._jobs

    def stop(self, name: str) -> None:
        """End a search as its user; what it found stays, and `ended` is told."""
        if name in self._jobs:
            self._jobs[name].cancel()

    def cancel(self, *names: str) -> None:
        """Drop searches whose question is void."""
        for name in names:
            job = self._jobs.pop(name, None)
            if job is not None:
                job.drop()
