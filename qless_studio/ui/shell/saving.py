"""What the program remembers: settings written a moment after a change, tabs as they were, the window's place."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSettings, QThreadPool, QTimer, Signal

from qless_studio.engine.errors import SessionError, StudioError
from qless_studio.engine.folders import data_folder
from qless_studio.engine.lexicon import Band
from qless_studio.engine.options import read_options
from qless_studio.ui.shell.session import Session
from qless_studio.ui.shell.settings import Settings, save
from qless_studio.ui.work import Task

log = logging.getLogger(__name__)
QUIET_MS = 1000
"""So long after the last change the settings are written."""


class Saving(QObject):
    """Writes settings off the GUI thread, one write after the other, the latest state last."""

    failed = Signal(str)
    """The line for the user; once, however often it fails."""

    def __init__(self, path: Path | None, parent: QObject) -> None:
        """`path` None: nothing is written (tests, the self-test)."""
        super().__init__(parent)
        self._path = path
        self._complained = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # so that writes keep their order
        self._settings: Callable[[], Settings] | None = None
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self._write)

    @property
    def records(self) -> Path | None:
        """Where tabs may keep records of their own; None: nowhere."""
        return None if self._path is None else data_folder()

    def save_soon(self, settings: Callable[[], Settings]) -> None:
        """Write what `settings` then gives once there is quiet."""
        if self._path is not None:
            self._settings = settings
            self._quiet.start()

    def save_now(self, settings: Settings) -> None:
        """Write these settings and come back when they are on disk: the program ends."""
        self._quiet.stop()
        self._pool.waitForDone()
        if self._path is None:
            return
        try:
            save(self._path, settings)
        except SessionError as error:
            self._on_failed(error)

    def _write(self) -> None:
        if self._path is None or self._settings is None:
            return
        path, settings = self._path, self._settings()
        task = Task(lambda: save(path, settings), self._pool, self)
        task.failed.connect(self._on_failed)
        task.start()

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, SessionError):
            raise error
        if not self._complained:
            self._complained = True
            log.error("%s", error)
            self.failed.emit(self.tr("Changes will not be remembered: %s") % error)

    @property
    def geometry(self) -> QSettings | None:
        """Where the window's place is kept: beside the settings, in Qt's own form."""
        if self._path is None:
            return None
        return QSettings(str(self._path.with_name("window.ini")), QSettings.Format.IniFormat)


def saved_tab(session: Session) -> dict[str, Any]:
    """A tab as it is kept: text form, options as on the command line, word list, least commonness of its words."""
    options = {field.name: str(getattr(session.options, field.name)) for field in dataclasses.fields(session.options)}
    text = session.text if session.unread is None else session.unread[0]
    return {
        "text": text,
        "options": options,
        "lexicon": session.lexicon_name,
        "commonness": session.commonness.name.lower(),
    }


def band_named(name: object) -> Band:
    """The least commonness that was kept under this name; all words when there is no such band."""
    return Band.__members__.get(str(name).upper(), Band.UNKNOWN)


def restore_tab(session: Session, settings: Settings, lexicon: str) -> str:
    """Give a session the state kept for it; what cannot be read any more, and why ("" when all could).

    `lexicon` is the list of a tab that has none of its own. A puzzle that cannot be read stays in `session.unread`;
    options that cannot give way to the defaults.
    """
    problems = []
    saved = settings.tabs.get(session.game.key, {})
    session.use_lexicon(str(saved.get("lexicon") or settings.lexicon or lexicon))
    session.use_commonness(band_named(saved.get("commonness")))
    options = saved.get("options")
    try:
        texts = {str(name): str(text) for name, text in options.items()} if isinstance(options, dict) else {}
        session.set_options(read_options(session.game.options, texts))
    except StudioError as error:
        problems.append(str(error))
    session.restore_text(str(saved.get("text") or ""))
    if session.unread is not None:
        problems.append(session.unread[1])
    return "; ".join(problems)
