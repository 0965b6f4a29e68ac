"""The tab's own searches: at most one of each name, and one thread that nothing else keeps waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QThreadPool

from qless_studio.engine.solving import Outcome, Run
from qless_studio.ui.shell.session import Session
from qless_studio.ui.work import SolveJob


class Searches:
    """Starting a search ends the one of that name before it, and nothing more is heard of that."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._jobs: dict[str, SolveJob] = {}
        self._at_once = QThreadPool(session)  # the check of a placement must not wait for counts of millions
        self._at_once.setMaxThreadCount(1)

    def start(
        self,
        name: str,
        work: Callable[[Run], Iterator[Any]],
        found: Callable[[list[Any]], None],
        ended: Callable[[Outcome], None] = lambda outcome: None,
        *,
        at_once: bool = False,
        keep: int | None = None,
    ) -> SolveJob:
        """`found` hears each batch of results, `ended` how it went; `at_once` is for work of a few milliseconds."""
        self.cancel(name)
        pool = self._at_once if at_once else self._session.pool
        job = self._jobs[name] = SolveJob(work, pool, self._session, keep=keep)
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

    def cancel(self, *names: str) -> None:
        """Drop searches whose question is void."""
        for name in names:
            job = self._jobs.pop(name, None)
            if job is not None:
                job.drop()
