"""The exercises of the next run, made while one does something else, and the runs since the program was started."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.history import Entry, completed
from qless_studio.engine.practice.rush import READY, Rule, Rung, Rush, best_rush
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.ui.shell.places.practice import loading
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.work import HistoryStore, SolveJob


class Runs(QObject):
    """Makes exercises on the pool, and keeps what was run: levels and reviews are never touched by it."""

    made_more = Signal()
    """`made` has changed."""

    def __init__(self, workspace: Workspace, store: HistoryStore, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace, self._store = workspace, store
        self._job: SolveJob | None = None
        self.ready: loading.Prepared | None = None
        """The exercises; None while they are being made."""
        self.made = 0
        """How many are made."""
        self.entries: list[Entry] = []
        """The runs since the program was started, which may not be written yet."""
        self.failed: dict[Rule, tuple[list[Rung], loading.Prepared]] = {}
        """What failed in the last run under a rule, to be tried again."""

    def prepare(self, games: Sequence[str], again: bool = False) -> None:
        """Make exercises of the games with these keys, () all, unless there are some; `again`: in place of those."""
        if not again and (self.ready is not None or self._job is not None):
            return
        self.close()
        self.ready, self.made = None, 0
        workspace = self._workspace
        all_games = loading.games_of(workspace.views)
        work = partial(loading.prepared, all_games, workspace.records, games, workspace.play_in, time.time_ns())
        self._job = SolveJob(work, workspace.pool, self, found=self._on_made, finished=self._on_finished).start()

    def _on_made(self, batch: list[int | loading.Prepared]) -> None:
        made = batch[-1]
        if isinstance(made, loading.Prepared):
            self.ready, self.made = made, READY
        else:
            self.made = made
        self.made_more.emit()

    def _on_finished(self, finished: FinishedRun) -> None:
        self._job = None
        if finished.outcome is Outcome.FAILED:
            self._workspace.problem.emit(str(finished.error))

    def take(self) -> loading.Prepared | None:
        """The exercises, which are used once; None if they are not ready."""
        ready, self.ready = self.ready, None
        return ready

    def best(self, ready: loading.Prepared, rule: Rule, games: Sequence[str]) -> Entry | None:
        """The best run before with these games."""
        return best_rush([*ready.entries, *self.entries], rule, games)

    def end(self, rush: Rush, ready: loading.Prepared, counts: bool) -> None:
        """A run is over; one that does not count is not written."""
        if counts and rush.answered:
            self.entries.append(completed(rush.entry()))
            self._store.add(self.entries[-1:])
        self.failed.pop(rush.rule, None)
        if rush.failed():
            self.failed[rush.rule] = rush.failed(), ready

    def close(self) -> None:
        """Stop making exercises."""
        if self._job is not None:
            self._job.drop()
            self._job = None
