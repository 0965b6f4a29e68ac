"""Exchanges the history with other computers while the window is open, and adds a copy. See docs/decisions/095."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLocale, QObject, QThreadPool, QTime, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import told
from qless_studio.engine.history import FILE
from qless_studio.engine.sync import Synced, sync
from qless_studio.engine.texts import counted, say
from qless_studio.ui.work import HistoryStore, Task, wait_for_changes
from qless_studio.ui.work.signals import listen, timer

QUIET_MS = 1_000
"""Milliseconds without a further change after which the history is exchanged."""


class HistorySync(QObject):
    """Synchronises at once when a folder is set, and whenever the history has changed, always on a worker.

    It watches the file: games, practice, forgetting and other windows all write to it.
    """

    status_changed = Signal(str)
    """The one line on how things stand."""
    failed = Signal(str)
    """Why the folder cannot be used; once until it works again or something else is wrong."""
    received = Signal()
    """The history has entries of other computers that it did not have, or lost some."""

    def __init__(self, records: Path | None, pool: QThreadPool, parent: QObject) -> None:
        """`records`: the folder of the history; None: nothing is recorded, nor exchanged."""
        super().__init__(parent)
        self._records, self._pool = records, pool
        self._folder = ""
        self.status = ""
        self._complaint = ""
        self._running: Task | None = None
        self._again = False
        self._seen = 0, 0
        """The stamp of the history when it was exchanged last."""
        self._watcher: QFileSystemWatcher | None = None
        self._quiet = timer(self, QUIET_MS, self.sync_now)

    def set_folder(self, folder: str) -> None:
        """Use this folder from now on; "" for none."""
        if folder == self._folder or self._records is None:
            return
        self._folder, self._complaint = folder, ""
        self._show("")
        if not folder:
            self._quiet.stop()
            if self._watcher is not None:
                self._watcher.deleteLater()
                self._watcher = None
            return
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            listen(self._on_changed, self._watcher.fileChanged, self._watcher.directoryChanged)
        self.sync_now()

    def sync_now(self) -> None:
        """Exchange the history on a worker, again afterwards if one is under way."""
        if not self._folder or self._records is None:
            return
        if self._running is not None:
            self._again = True
            return
        folder, records = Path(self._folder), self._records

        def work() -> Synced:
            wait_for_changes()
            return sync(folder, records)

        self._again, self._seen = False, self._stamp()
        self._show(self.tr("Exchanging the history…"))
        self._running = Task(work, self._pool, self, self._on_done, self._on_failed).start()

    def _on_done(self, done: Synced) -> None:
        time = QLocale().toString(QTime.currentTime(), QLocale.FormatType.ShortFormat)
        self._show(self.tr("Exchanged at {}: {}").format(time, ", ".join(done.profiles)))
        self._complain("; ".join(done.problems))
        if done.received:
            self.received.emit()
        self._end()

    def _on_failed(self, error: Exception) -> None:
        self._end()
        self._show(told(error))
        self._complain(self.tr("The history could not be exchanged: {}").format(error))

    def _end(self) -> None:
        self._running = None
        self._watch()
        if self._again:
            self.sync_now()

    def _on_changed(self) -> None:
        """Something in the folder has changed, where documents are saved too: exchange only a changed history."""
        self._watch()
        if self._stamp() != self._seen:
            self._quiet.start()

    def _watch(self) -> None:
        """Watch the folder and the file; a file that was replaced is no longer watched."""
        if self._watcher is not None and self._records is not None:
            wanted = {str(path) for path in (self._records, self._records / FILE) if path.exists()}
            missing = wanted - {*self._watcher.files(), *self._watcher.directories()}
            if missing:
                self._watcher.addPaths(sorted(missing))

    def _stamp(self) -> tuple[int, int]:
        """Changes whenever the history does."""
        assert self._records is not None
        try:
            status = (self._records / FILE).stat()
        except OSError:
            return 0, 0
        return status.st_mtime_ns, status.st_size

    def _show(self, text: str) -> None:
        if not self._folder:
            text = ""
        self.status = text
        self.status_changed.emit(text)

    def _complain(self, text: str) -> None:
        if text and text != self._complaint and self._folder:
            self.failed.emit(text)
        self._complaint = text


# A copy of a history, added to the one that is here.

SUFFIX = ".jsonl"


def import_copy(parent: QWidget, store: HistoryStore, report: Callable[[str], object]) -> None:
    """Ask for a copy of a history and add the games that are not in it yet; `report` is told how many."""
    from qless_studio.ui.widgets.basic.save_file import ask_for_file

    def add(path: str) -> None:
        store.change(lambda history: history.add_from(Path(path)), lambda result: report(_added_text(*result)))

    filters = [f"{say('History')} (*{SUFFIX})", say("All files (*)")]
    ask_for_file(parent, say("Import"), filters, add)


def _added_text(added: int, damaged: int) -> str:
    said = (
        counted(added, "{} game added", "{} games added")
        if added
        else say("All of these games are already in the history.")
    )
    if damaged:
        said = f"{said}; {counted(damaged, '{} damaged line was left out', '{} damaged lines were left out')}"
    return said
