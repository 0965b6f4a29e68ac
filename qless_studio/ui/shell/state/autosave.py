"""Save settings and open documents a moment after a change, and the window's geometry at the end.

See docs/decisions/031.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QSettings, QSize, QThreadPool, Signal
from PySide6.QtWidgets import QMainWindow, QStyle

from qless_studio.engine.errors import SessionError, told
from qless_studio.engine.folders import data_folder, locked
from qless_studio.ui.shell.state import document
from qless_studio.ui.shell.state import settings as settings_file
from qless_studio.ui.shell.state.document import SavedSession
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.work import Task
from qless_studio.ui.work.signals import timer

log = logging.getLogger(__name__)
SESSION_LOCK = "session.lock"
QUIET_MS = 1000
"""Milliseconds after the last change at which it is written"""
MOST_MS = 2000
"""Milliseconds after the first unsaved change at which it is written at the latest, even while the user types on."""


class AppState(NamedTuple):
    """All that is remembered, as it is at one moment."""

    settings: Settings
    session: SavedSession


class _Files:
    """The files, and what was written to them last; used by one thread at a time."""

    def __init__(self, settings: Path, saves_session: bool) -> None:
        self._settings_path, self._session_path, self._saves_session = settings, session_path(), saves_session
        self._settings: Settings | None = None
        self._session: SavedSession | None = None

    def put(self, state: AppState, last: bool = False) -> None:
        """Write what changed since the last call; raises `SessionError`. `last`: even without autosave."""
        due = state.settings.autosave or last or self._session is None
        if self._saves_session and due and state.session != self._session:
            self._session = None
            document.save_session(self._session_path, state.session)
            self._session = state.session
        if state.settings != self._settings:
            self._settings = None
            settings_file.save(self._settings_path, state.settings)
            self._settings = state.settings

    def holds(self, session: SavedSession) -> bool:
        """Whether these documents are on disk."""
        return session == self._session


class Autosave(QObject):
    """Writes off the GUI thread, one write after the other, the latest state last, and only what changed."""

    failed = Signal(str)
    """The line for the user; once, however often it fails."""

    def __init__(
        self, path: Path | None, app_state: Callable[[], AppState], parent: QObject, saves_session: bool = True
    ) -> None:
        """`path` of the settings; None: nothing is written (tests, the self-test). `app_state` gives the state now.

        Without `saves_session` another window saves its documents, and those of this one are lost when it closes.
        """
        super().__init__(parent)
        self._path, self._app_state, self._saves_session = path, app_state, saves_session
        self._files = None if path is None else _Files(path, saves_session)
        self._complained = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # so that writes keep their order
        self._waiting = QElapsedTimer()
        self._quiet = timer(self, QUIET_MS, self._write)

    @property
    def records(self) -> Path | None:
        """Folder for the tabs' own records; None for none."""
        return None if self._path is None else data_folder()

    def save_soon(self) -> None:
        """Write once nothing changes any more, or at the latest after `MOST_MS`."""
        if self._path is None:
            return
        if not self._quiet.isActive():
            self._waiting.start()
        self._quiet.start(max(0, min(QUIET_MS, MOST_MS - self._waiting.elapsed())))

    def save_now(self) -> str:
        """Write and wait until it is on disk; returns why documents cannot be saved, "" when they are."""
        self._quiet.stop()
        self._pool.waitForDone()
        if self._files is None:
            return ""
        state = self._app_state()
        try:
            self._files.put(state, last=True)
        except SessionError as error:
            self._on_failed(error)
            return "" if self._files.holds(state.session) else str(error)
        return (
            ""
            if self._saves_session
            else self.tr(
                "Only the other window is restored at the next start; unsaved changes in this one will be lost."
            )
        )

    def _write(self) -> None:
        if self._files is not None:
            files, state = self._files, self._app_state()
            Task(lambda: files.put(state), self._pool, self, failed=self._on_failed).start()

    def _on_failed(self, error: Exception) -> None:
        problem = told(error, SessionError)
        if not self._complained:
            self._complained = True
            log.error("%s", problem)
            self.failed.emit(self.tr("Changes cannot be saved: {}").format(problem))

    def keep_geometry(self, window: QMainWindow) -> None:
        """Save the window's geometry beside the settings, in Qt's own format."""
        if self._path is not None:
            self._geometry(self._path).setValue("geometry", window.saveGeometry())

    def restore_geometry(self, window: QMainWindow) -> None:
        """Put the window where it was; at the first start it is as large as the screen allows."""
        if self._path is None:
            return
        stored = self._geometry(self._path)
        if stored.contains("geometry"):
            window.restoreGeometry(stored.value("geometry"))
        else:
            title_bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
            window.resize(window.size().boundedTo(window.screen().availableSize() - QSize(0, title_bar)))

    @staticmethod
    def _geometry(path: Path) -> QSettings:
        return QSettings(str(path.with_name("window.ini")), QSettings.Format.IniFormat)


def claim_session() -> ExitStack | None:
    """The right to write session.json until it is closed; None while another window of the user has it.

    The system takes it back from a process that dies. Where no lock can be made, writing will fail too, and that is
    said later.
    """
    return _claimed(SESSION_LOCK, 0)


def is_just_claimed(seconds: float) -> bool:
    """Whether a window has claimed the session less than so long ago."""
    try:
        return abs(time.time() - (data_folder() / SESSION_LOCK).stat().st_mtime) < seconds
    except OSError:
        return False


def claim_start(seconds: float) -> ExitStack | None:
    """The right to start, until the window listens to other starts: another start is waited for, but not longer."""
    return _claimed("start.lock", seconds)


def _claimed(name: str, seconds: float) -> ExitStack | None:
    path, held = data_folder() / name, ExitStack()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held.enter_context(locked(path, seconds))
        os.utime(path)
    except TimeoutError:
        return None
    except OSError:
        return held
    return held


def session_path() -> Path:
    """Path of session.json."""
    return data_folder() / "session.json"
