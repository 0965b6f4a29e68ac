"""The next puzzle of a game that is played, made on a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session

MAKE = "make"


class PuzzleMaker(QObject):
    """Makes one puzzle at a time. A hard one takes seconds, with progress and a way to stop."""

    started = Signal()
    progressed = Signal(object)
    """Run"""
    ended = Signal()
    """The puzzle was made, or its making stopped or cancelled."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._searches = BackgroundSearches(session, self)

    def make(self, work: Callable[[Run], Iterator[Any]], made: Callable[[list[Any]], object]) -> None:
        """Make a puzzle instead of the one that is being made; `made` gets all that `work` yields, once it is done."""
        self.cancel()
        results: list[Any] = []
        ended = partial(self._on_finished, made, results)
        self._searches.start(MAKE, work, results.extend, ended, self.progressed.emit)
        self.started.emit()

    def stop(self) -> None:
        """Make no puzzle."""
        self._searches.stop(MAKE)

    def cancel(self) -> None:
        """Cancel without a message."""
        if self._searches.running(MAKE):
            self._searches.cancel(MAKE)
            self.ended.emit()

    def _on_finished(self, made: Callable[[list[Any]], object], results: list[Any], finished: FinishedRun) -> None:
        self.ended.emit()
        if finished.outcome is Outcome.COMPLETE:
            made(results)
        elif finished.outcome is Outcome.CANCELLED:
            self._session.message.emit(self.tr("Stopped"))
