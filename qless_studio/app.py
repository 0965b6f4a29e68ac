"""The window's composition root: what is made once, in which order, and how the program ends."""

from __future__ import annotations

import gc
import importlib
import logging
import logging.handlers
import os
import signal
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from qless_studio import __version__
from qless_studio.engine import folders
from qless_studio.engine.texts import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from qless_studio.ui.shell.main_window import MainWindow
    from qless_studio.ui.shell.state.session_file import SavedSession
    from qless_studio.ui.theme import Appearance

log = logging.getLogger(__name__)
LOG_BYTES = 1_000_000
PATIENCE = 5.0
"""Seconds that files being written get when the program ends."""
TABS_MS = 1500
"""So long after the start the other tabs are imported."""


def main(arguments: Sequence[str]) -> int:
    """Open the window with the files that are given, or with --selftest try every tab.

    Where a window of this user is open already, it opens the files instead. The exit status of a program that cannot
    begin; else the process ends here.
    """
    from qless_studio.ui.libraries import obstacle

    selftest = "--selftest" in arguments
    if selftest and sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    problem = obstacle()
    if problem:
        print(f"qless-studio: {problem}", file=sys.stderr)
        return 2
    _log_to_file()
    gc.disable()  # what a start makes, stays; later GarbageCollector sees to it
    return _end_process(_run_window(arguments, selftest))


def _run_window(arguments: Sequence[str], selftest: bool) -> int:
    import shiboken6
    from PySide6.QtCore import QTimer

    from qless_studio.ui import translation
    from qless_studio.ui.games import VIEWS
    from qless_studio.ui.shell.documents.puzzle_detection import Application
    from qless_studio.ui.shell.main_window import MainWindow
    from qless_studio.ui.shell.startup.crash import install_crash_dialog
    from qless_studio.ui.shell.startup.instance import Answer, address, hand_over
    from qless_studio.ui.shell.startup.selftest import selftest as run_selftest
    from qless_studio.ui.shell.state import settings as settings_file
    from qless_studio.ui.shell.state.autosave import claim_session
    from qless_studio.ui.theme import Appearance
    from qless_studio.ui.theme.icons import program_icon
    from qless_studio.ui.theme.style import apply_style
    from qless_studio.ui.work import make_pool, wait_for_tasks
    from qless_studio.ui.work.garbage import GarbageCollector

    app = Application([sys.argv[0]])
    app.setApplicationName("Qless Studio")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("qless-studio")
    app.setWindowIcon(program_icon())
    files = [] if selftest else [Path(name).absolute() for name in arguments]
    if not selftest and hand_over(files, address()) is Answer.TAKEN:
        return 0
    if not selftest:  # what it prints is English
        translation.install(app)
    path = None if selftest else folders.config_folder() / "settings.json"
    session = None if selftest else claim_session()
    kept, complaint = (None, "") if path is None else _what_was_open(path, session is not None)
    settings, message = (settings_file.Settings(), "") if path is None else settings_file.load(path)
    if settings.language:
        translation.install(app, settings.language)
    appearance = Appearance(settings.mode, settings.text_scale, settings.less_motion, app)
    apply_style(app, appearance)
    pool = make_pool()
    GarbageCollector(app)
    window = MainWindow(VIEWS, appearance, pool, settings, path, kept, keeps=session is not None)
    if not selftest:
        install_crash_dialog(window)
        app.file_opened.connect(lambda name: window.desk.open_files([Path(name)]))
        QTimer.singleShot(0, window, lambda: _hear_other_starts(window))
    window.show()
    QTimer.singleShot(0, window, lambda: _follow_desktop(appearance))
    QTimer.singleShot(TABS_MS, window, lambda: pool.start(_import_tabs))
    _close_on_signals(window)
    if message or complaint or window.shortcuts.problems:
        window.say(" ".join(filter(None, (message, complaint, *window.shortcuts.problems))))
    if files:
        window.desk.open_files(files)
    elif not (selftest or message or complaint or settings.welcomed):
        window.help.welcome_newcomer()
    status = 0
    if selftest:
        status = 0 if run_selftest(window) else 1
        QTimer.singleShot(0, window.close)
    app.exec()
    wait_for_tasks(PATIENCE)
    shiboken6.delete(window)
    app.shutdown()  # hands on what was copied
    if session is not None:
        session.unlock()
    return status


def _what_was_open(settings: Path, ours: bool) -> tuple[SavedSession | None, str]:
    """The documents of the last run, and a line for the user when something is wrong with them."""
    from qless_studio.ui.shell.state.autosave import session_path
    from qless_studio.ui.shell.state.session_file import load

    if ours:
        return load(session_path(), settings)
    # the other window hangs, or could not be spoken to
    return None, say(
        "Another Qless Studio window is open. The documents in this one will not be restored at the next start."
    )


def _end_process(status: int) -> NoReturn:
    """End now: taking the interpreter apart takes 0.1 s, and a search or a word list on its way has nothing to save."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # a window on Windows has none
            stream.flush()
    os._exit(status)


def _import_tabs() -> None:
    """Import the tabs that were not shown yet, in a worker, so that the first visit has only to build them."""
    from qless_studio.ui.games import VIEWS

    for view in VIEWS:
        importlib.import_module(f"{view.tab.__module__}.tab")


def _hear_other_starts(window: MainWindow) -> None:
    """From now on files given to another start open in this window; it is painted already."""
    from PySide6.QtCore import Qt

    from qless_studio.ui.shell.startup.instance import Instance, address

    def on_called(files: list[Path]) -> None:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        if files:
            window.desk.open_files(files)

    try:
        Instance(address(), window).called.connect(on_called)
    except ImportError as error:
        log.warning("other starts open windows of their own: %s", error)


def _follow_desktop(appearance: Appearance) -> None:
    """Hear from a Linux desktop whether it asks for less motion; the window is there already."""
    if sys.platform != "linux":
        return
    from qless_studio.ui.theme.portal import MotionPortal

    portal = MotionPortal(appearance)
    portal.reduces.connect(appearance.set_system_reduces_motion)
    portal.ask()


def _close_on_signals(window: QWidget) -> None:
    """Ctrl+C in the terminal and the system's request to end close the window as a click would, settings saved.

    Qt's loop lets no Python handler run while nothing happens; the byte that a signal writes to a socket wakes it.
    """
    from PySide6.QtCore import QSocketNotifier

    if sys.platform == "win32":  # there is neither a terminal nor such a request for a program with a window
        return
    reader, writer = socket.socketpair()
    for end in (reader, writer):
        end.setblocking(False)
    signal.set_wakeup_fd(writer.fileno())
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read, window)
    notifier.activated.connect(lambda *_: (reader.recv(64), window.close()))
    window.destroyed.connect(lambda: (reader.close(), writer.close()))


def _log_to_file() -> None:
    """Everything unexpected goes to a rotating file; without a folder for it, to standard error alone."""
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    try:
        folder = folders.log_folder()
        folder.mkdir(parents=True, exist_ok=True)
        file = logging.handlers.RotatingFileHandler(
            folder / "qless-studio.log",
            maxBytes=LOG_BYTES,
            backupCount=2,
            encoding="utf-8",
            errors="backslashreplace",  # whatever a file name or a text from outside holds
            delay=True,
        )
        handlers.append(file)
    except OSError as error:
        print(f"qless-studio: cannot write the log: {error.strerror}: {error.filename}", file=sys.stderr)
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s", handlers=handlers, force=True
    )
