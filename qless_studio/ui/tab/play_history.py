"""The history for a game being played: read on a worker at the start and after each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.errors import SessionError
from qless_studio.engine.history import Entry, History
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.work import HistoryStore, wait_for_changes


class PlayHistory(QObject):
    """The finished games of all kinds. A long history takes half a second to read."""

    changed = Signal()
    """`entries` has been read again."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = session.folder
        self._store = HistoryStore(self._folder, self, session.problem)
        self._searches = BackgroundSearches(session, self)  # separate from the game's, which a new game cancels
        self.entries: tuple[Entry, ...] = ()
        """Oldest first; empty until they are read."""
        self.known = self._folder is None
        """Whether the history has been read."""
        self.read()

    def read(self) -> None:
        """Bring it up to date."""
        if self._folder is not None:
            self._searches.start("history", partial(_entries_in, self._folder), self._on_read)

    def add(self, entries: Sequence[Entry], done: Callable[[], object]) -> None:
        """Write finished games, then call `done`; a failure is a `problem` of the session, and tried again."""
        if self._folder is None:
            done()
        else:
            self._store.add(entries, lambda _: done())

    def _on_read(self, found: list[tuple[Entry, ...]]) -> None:
        self.entries, self.known = found[-1], True
        self.changed.emit()


def _entries_in(folder: Path, _: Run) -> Iterator[tuple[Entry, ...]]:
    """What is in the history; for a worker."""
    try:
        wait_for_changes()
        entries = tuple(History(folder).read()[0])
    except SessionError:
        entries = ()  # writing to it says why
    yield entries
