"""The composition root of the window: what is created once, in which order, and how the program ends."""

from __future__ import annotations

import builtins
import gc
import importlib
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from qless_studio import APPLICATION_ID, __version__
from qless_studio.engine import folders
from qless_studio.engine.errors import OptionError
from qless_studio.engine.texts import say
from qless_studio.ui.shell.startup.log_file import LogFile

if TYPE_CHECKING:
    from qless_studio.ui.shell.main_window import MainWindow
    from qless_studio.ui.shell.startup.application import Application
    from qless_studio.ui.shell.startup.instance import Request
    from qless_studio.ui.shell.state.document import SavedSession
    from qless_studio.ui.style import Appearance

log = logging.getLogger(__name__)
LOG_BYTES = 1_000_000
WRITE_TIMEOUT = 5.0
"""Seconds that file writes under way get when the program ends"""
WHOLE = ("page", "tab", "view")
"""How the names of modules end that import most of their package: they come last, when little is left to import."""
TABS_MS = 1500
"""Milliseconds after the start at which import of the other tabs begins"""


def main(arguments: Sequence[str]) -> int:
    """Open the window with the given files or wish (see `instance.Wish`), or with --selftest try every tab.

    If a window of this user is open already, it does that instead. Returns an exit status only if the program
    cannot start; otherwise the process ends here.
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
    gc.disable()  # what the start creates is kept anyway; GarbageCollector takes over afterwards
    return _end_process(_run_window(arguments, selftest))


def commands() -> list[dict[str, Any]]:
    """Every command of the window in the order of the menus, in English; needs neither a display nor a window.

    Each has `name`, `keys`, `menu` (None if it stands in none), the keys of the `games` that have it, other `words` and
    `tip`.
    """
    from qless_studio.ui.games import VIEWS
    from qless_studio.ui.shell.commands import every_command
    from qless_studio.ui.shell.shortcuts.catalogue import in_menu_order, row

    return [row(each, VIEWS) for each in in_menu_order(every_command(VIEWS))]


def _import_as_python_does() -> None:
    """Have modules imported without PySide from now on.

    Its own function takes Python's place. For modules that use `from __feature__`, which we do not, it looks through
    the source of every module (PYSIDE-2029), and it runs at each of 2,000 import statements: a tenth of the time of our
    imports.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _run_window(arguments: Sequence[str], selftest: bool) -> int:
    """Show the window until it is closed; returns the exit status of the program."""
    import shiboken6  # as it comes: docs/decisions/106
    from PySide6.QtCore import QTimer

    _import_as_python_does()
    from qless_studio.ui import translation
    from qless_studio.ui.games import VIEWS
    from qless_studio.ui.shell.startup.application import install_crash_dialog
    from qless_studio.ui.shell.startup.instance import Answer, Request, address, hand_over_or_claim, read_request
    from qless_studio.ui.work import wait_for_tasks, write_kept

    try:
        request = Request() if selftest else read_request(arguments, [view.key for view in VIEWS])
    except OptionError as error:
        print(f"qless-studio: {error}", file=sys.stderr)
        return 2
    app, claim = _make_application(), None
    if not selftest:
        claim = hand_over_or_claim(request, address())
        if claim.answer is Answer.TAKEN:
            return 0
        translation.install(app)  # the self-test writes English
    path = None if selftest else folders.config_folder() / "settings.json"
    window, problems = _make_window(app, path, claim is not None and claim.session is not None)
    if claim is not None:
        install_crash_dialog(window)
        app.file_opened.connect(lambda name: Request((Path(name),)).carry_out(window))
        window.first_painted.connect(partial(_listen_to_other_starts, window, claim.start))
    chosen = window.settings()
    if request == Request() and not (selftest or problems) and (chosen.home or not chosen.welcomed):
        window.begin_with_home()
    window.show()
    _follow_first_paint(window)
    if path is not None:
        window.first_painted.connect(lambda: _clear_leftovers(window))
    if problems:
        window.complain(problems)
    if request != Request():
        window.first_painted.connect(lambda: request.carry_out(window))
    status = 0
    if selftest:
        from qless_studio.ui.shell.startup.selftest import selftest as run_selftest

        status = 0 if run_selftest(window) else 1
        QTimer.singleShot(0, window.close)
    app.exec()
    if wait_for_tasks(WRITE_TIMEOUT):
        write_kept()
    shiboken6.delete(window)
    app.shutdown()  # hands the clipboard over to the desktop
    if claim is not None and claim.session is not None:
        claim.session.close()
    return status


def _make_application() -> Application:
    from qless_studio.ui.shell.startup.application import Application
    from qless_studio.ui.style.icons import program_icon

    app = Application([sys.argv[0]])
    app.setApplicationName("Qless Studio")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION_ID)
    app.setWindowIcon(program_icon())
    return app


def _make_window(app: Application, path: Path | None, saves_session: bool) -> tuple[MainWindow, str]:
    """The window with the settings and documents of the last run, and a text for the user if some were unreadable.

    `path` is the file of the settings; with None the window neither reads nor writes a file.
    """
    from qless_studio.ui import translation
    from qless_studio.ui.games import PROBLEMS, VIEWS
    from qless_studio.ui.shell.main_window import MainWindow
    from qless_studio.ui.shell.state import settings as settings_file
    from qless_studio.ui.style import Appearance
    from qless_studio.ui.work import make_pool
    from qless_studio.ui.work.memory import GarbageCollector

    saved, complaint = (None, "") if path is None else _load_session(saves_session)
    settings, message = (settings_file.Settings(), "") if path is None else settings_file.load(path)
    if settings.language:
        translation.install(app, settings.language)
    appearance = Appearance(settings.mode, settings.text_scale, settings.less_motion, app)
    pool = make_pool()
    collector = GarbageCollector(app)
    window = MainWindow(VIEWS, appearance, pool, settings, path, saved, saves_session=saves_session)
    window.workspace.closed.connect(collector.expect_closed)
    return window, " ".join(filter(None, (message, complaint, *PROBLEMS, *window.shortcuts.problems)))


def _follow_first_paint(window: MainWindow) -> None:
    """Have done after the first paint what it need not wait for."""
    from PySide6.QtCore import QTimer

    from qless_studio.ui.work.signals import in_turns

    def steps() -> Iterator[object]:
        yield from _imports_ahead()
        window.commands.practice.count_due(again=False)

    window.first_painted.connect(lambda: _follow_system(window, window.appearance))
    QTimer.singleShot(TABS_MS, window, lambda: in_turns(window, steps()))


def _clear_leftovers(window: MainWindow) -> None:
    """Off the GUI thread delete temporary files that killed writers left in our folders, and beside documents."""
    from qless_studio.ui.work import Task

    documents = {Path(path).parent for path in window.settings().recent}

    def clear() -> None:
        for top in (folders.data_folder(), folders.config_folder()):
            for folder, _, _ in os.walk(top):
                folders.clear_leftovers(Path(folder))
        for place in documents:
            folders.clear_leftovers(place, r".+\.qless")

    Task(clear, window.workspace.pool, window).start()


def _load_session(claimed: bool) -> tuple[SavedSession | None, str]:
    """The documents of the last run, and a line for the user if something is wrong with them."""
    from qless_studio.ui.shell.state.autosave import session_path
    from qless_studio.ui.shell.state.document import load_session

    if claimed:
        return load_session(session_path())
    # the other window is stuck, or cannot be reached
    return None, say(
        "Another Qless Studio window is open. The documents in this one will not be restored at the next start."
    )


def _end_process(status: int) -> NoReturn:
    """End now: shutting the interpreter down takes 0.1 s, and running searches and loads have nothing to save."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # None in a program without a console on Windows
            stream.flush()
    os._exit(status)


def _imports_ahead() -> Iterator[str]:
    """Import the tabs not shown yet, and what dealing, playing and practising use: showing them only has to build them.

    On the GUI thread, a module in each step: PySide makes a class of Qt when it is first named, and crashes if two
    threads name one at a time. To reproduce, do `getattr(QtWidgets, name)` for all names in three threads; most runs
    crash.
    """
    import pkgutil

    from qless_studio.ui.games import OWN, VIEWS

    tabs = [view.parts.tab.__module__ for view in OWN]
    of_games = [name for tab in tabs for name in (tab.replace(".ui.", ".engine."), tab)]
    places = "qless_studio.ui.shell.places"
    for name in (
        "qless_studio.ui.tab", "qless_studio.ui.grids", *of_games, f"{places}.practice", f"{places}.history",
    ):  # fmt: skip
        found = pkgutil.iter_modules(importlib.import_module(name).__path__)
        for module in sorted(found, key=lambda module: module.name.endswith(WHOLE)):
            yield importlib.import_module(f"{name}.{module.name}").__name__
    for view in VIEWS:
        view.game.load_dealer()
        yield view.key


def _listen_to_other_starts(window: MainWindow, start: ExitStack | None) -> None:
    """From now on do in this window, which is painted already, what other starts ask for; they wait for `start`."""
    from PySide6.QtCore import Qt

    from qless_studio.ui.shell.startup.instance import Instance, address

    def on_called(request: Request) -> None:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        request.carry_out(window)

    try:
        Instance(address(), window).called.connect(on_called)
    except ImportError as error:
        log.warning("other starts open windows of their own: %s", error)
    if start is not None:
        start.close()


def _follow_system(window: MainWindow, appearance: Appearance) -> None:
    """Heed the system's signals and, on Linux, whether the desktop asks for reduced motion."""
    from qless_studio.ui.shell.startup.application import close_on_signals

    close_on_signals(window)
    _follow_desktop(appearance)


def _follow_desktop(appearance: Appearance) -> None:
    if sys.platform != "linux":
        return
    from qless_studio.ui.style.portal import MotionPortal

    portal = MotionPortal(appearance)
    portal.reduces.connect(appearance.set_system_reduces_motion)
    portal.ask()


def _log_to_file() -> None:
    """Log warnings and errors to a rotating file, and to standard error."""
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    try:
        folder = folders.log_folder()
        folder.mkdir(parents=True, exist_ok=True)
        handlers.append(LogFile(folder / "qless-studio.log", LOG_BYTES))
    except OSError as error:
        print(f"qless-studio: cannot write the log: {error.strerror}: {error.filename}", file=sys.stderr)
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s", handlers=handlers, force=True
    )
