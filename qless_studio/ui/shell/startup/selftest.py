"""Try every tab as a user would: type its example puzzle, wait for the verdict, check what the tab shows."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from qless_studio.engine.solving import Outcome
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.tab.session import Session

TIMEOUT = 60.0
"""Seconds of processor time for each tab, which other programs at work do not use up; enough for interpreted kernels"""
STUCK = 600.0
"""Seconds by the clock for each tab: a search that waits for ever uses no processor"""
CHECK_MS = 500


def selftest(window: MainWindow) -> bool:
    """Print a line for each tab and a summary; True if all tabs passed."""
    failures, views = 0, window.workspace.views
    for index, view in enumerate(views):
        window.show_tab(index)
        started = time.monotonic()
        problem = _try_tab(window)
        failures += bool(problem)
        result = problem or window.tab.analyse.verdict_text()
        window.session.close()  # with interpreted kernels a running search would delay the next tab
        state = "FAILED" if problem else "ok"
        print(f"{view.key:<12} {state:<6} {result} ({time.monotonic() - started:.2f} s)", flush=True)
    print("all tabs passed" if not failures else f"{failures} of {len(views)} tabs failed", flush=True)
    return not failures


def _try_tab(window: MainWindow) -> str:
    """What went wrong in the tab in front, "" for nothing."""
    tab, session = window.tab, window.tab.session
    game = session.game
    entry = tab.analyse.entry.field
    assert isinstance(entry, QLineEdit)
    session.load(session.value._replace(puzzle=game.blank, unread=None, draft=None))
    entry.setFocus(Qt.FocusReason.OtherFocusReason)
    entry.clear()
    for letter in game.format(game.example):
        _press(entry, 0, letter)
    _press(entry, Qt.Key.Key_Return.value, "\r")
    if session.puzzle != game.example:
        return f"typing {game.format(game.example)!r} gave {session.text!r}"
    _await_verdict(session)
    if session.outcome is None:
        return f"no verdict after {TIMEOUT:.0f} s of processor time, or {STUCK:.0f} s"
    if session.outcome is not Outcome.COMPLETE:
        return f"the search ended as {session.outcome.value}: {session.error}"
    if not session.found:
        return "no solution was found"
    if not tab.grab().toImage().isNull() and not tab.analyse.verdict_text():
        return "the tab shows no verdict"
    return ""


def _await_verdict(session: Session) -> None:
    """Wait in an event loop: polling would take the interpreter lock from the search."""
    if session.outcome is not None:
        return
    loop, timer = QEventLoop(), QTimer(interval=CHECK_MS)
    used, begun = time.process_time(), time.monotonic()

    def check() -> None:
        if time.process_time() - used > TIMEOUT or time.monotonic() - begun > STUCK:
            loop.quit()

    timer.timeout.connect(check)
    session.run_finished.connect(loop.quit)
    timer.start()
    loop.exec()


def _press(widget: QWidget, key: int, text: str) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        QCoreApplication.sendEvent(widget, event)
