"""What the program remembers: settings and open documents written a moment after a change, the window's place."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QLockFile, QObject, QSettings, QThreadPool, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import data_folder
from qless_studio.ui.shell.state import session_file
from qless_studio.ui.shell.state import settings as settings_file
from qless_studio.ui.shell.state.session_file import SavedSession
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.work import Task

log = logging.getLogger(__name__)
QUIET_MS = 1000
"""So long after the last change it is written."""
MOST_MS = 3000
"""And so long after the first at the latest: who types on and on is not kept waiting for ever."""


@dataclass(frozen=True)
class AppState:
    """All that is remembered, as it is at one moment."""

    settings: Settings
    kept: SavedSession


class _Files:
    """The files, and what was written to them last; used by one thread at a time."""

    def __init__(self, settings: Path, keeps: bool) -> None:
        self._settings_path, self._session_path, self._keeps = settings, session_path(), keeps
        self._settings: Settings | None = None
        self._kept: SavedSession | None = None

    def put(self, memory: AppState, last: bool = False) -> None:
        """Write what is another than before; raises `SessionError`."""
        # Documents first: settings of schema 1 hold them until session.json does.
        due = memory.settings.autosave or last or self._kept is None
        if self._keeps and due and memory.kept != self._kept:
            self._kept = None
            session_file.save(self._session_path, memory.kept)
            self._kept = memory.kept
        if memory.settings != self._settings:
            self._settings = None
            settings_file.save(self._settings_path, memory.settings)
            self._settings = memory.settings

    def holds(self, kept: SavedSession) -> bool:
        """Whether these documents are on disk."""
        return kept == self._kept


class Autosave(QObject):
    """Writes off the GUI thread, one write after the other, the latest state last, and only what is another now."""

    failed = Signal(str)
    """The line for the user; once, however often it fails."""

    def __init__(
        self, path: Path | None, remember: Callable[[], AppState], parent: QObject, keeps: bool = True
    ) -> None:
        """`path` of the settings; None: nothing is written (tests, the self-test). `remember` gives the state now.

        Without `keeps` another window keeps its documents, and those of this one are lost when it closes.
        """
        super().__init__(parent)
        self._path, self._remember, self._keeps = path, remember, keeps
        self._files = None if path is None else _Files(path, keeps)
        self._complained = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # so that writes keep their order
        self._waiting = QElapsedTimer()
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self._write)

    @property
    def records(self) -> Path | None:
        """Where tabs may keep records of their own; None: nowhere."""
        return None if self._path is None else data_folder()

    def save_soon(self) -> None:
        """Write once there is quiet, or when it has lasted long enough."""
        if self._path is None:
            return
        if not self._quiet.isActive():
            self._waiting.start()
        self._quiet.start(max(0, min(QUIET_MS, MOST_MS - self._waiting.elapsed())))

    def save_now(self) -> str:
        """Write and come back when it is on disk: the program ends. Why documents cannot be kept, "" when they are."""
        self._quiet.stop()
        self._pool.waitForDone()
        if self._files is None:
            return ""
        memory = self._remember()
        try:
            self._files.put(memory, last=True)
        except SessionError as error:
            self._on_failed(error)
            return "" if self._files.holds(memory.kept) else str(error)
        return (
            ""
            if self._keeps
            else self.tr(
                "Only the other window is restored at the next start; unsaved changes in this one will be lost."
            )
        )

    def _write(self) -> None:
        if self._files is not None:
            files, memory = self._files, self._remember()
            task = Task(lambda: files.put(memory), self._pool, self)
            task.failed.connect(self._on_failed)
            task.start()

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, SessionError):
            raise error
        if not self._complained:
            self._complained = True
            log.error("%s", error)
            self.failed.emit(self.tr("Changes cannot be saved: {}").format(error))

    def keep_geometry(self, window: QMainWindow) -> None:
        """Note where the window is: beside the settings, in Qt's own form."""
        if self._path is not None:
            self._geometry(self._path).setValue("geometry", window.saveGeometry())

    def restore_geometry(self, window: QMainWindow) -> None:
        """Put the window where it was."""
        kept = None if self._path is None else self._geometry(self._path)
        if kept is not None and kept.contains("geometry"):
            window.restoreGeometry(kept.value("geometry"))

    @staticmethod
    def _geometry(path: Path) -> QSettings:
        return QSettings(str(path.with_name("window.ini")), QSettings.Format.IniFormat)


def claim_session() -> QLockFile | None:
    """The right to keep what is open, while the lock lives; None when another window of the user has it.

    A process that died has it no more. Where no lock can be made, nothing will be kept either, and that is said later.
    """
    path = session_path().with_suffix(".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return QLockFile(str(path))
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)  # however long it is held
    taken = not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError
    return None if taken else lock


def session_path() -> Path:
    """Where the open documents are kept."""
    return data_folder() / "session.json"
