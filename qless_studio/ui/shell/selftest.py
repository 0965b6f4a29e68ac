"""Try every tab as a user would: type its example puzzle, wait for the verdict, look at what the tab says."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.solving import Outcome
from qless_studio.ui.shell.main_window import MainWindow

PATIENCE = 60.0
"""Seconds a tab has; interpreted kernels on a slow machine need some."""


def selftest(window: MainWindow) -> bool:
    """Print a line for each tab and one for the whole; whether all was right."""
    failures = 0
    for index, view in enumerate(window.views):
        window.show_tab(index)
        started = time.monotonic()
        problem = _try_tab(window)
        failures += bool(problem)
        said = problem or window.tab.verdict_text()
        window.session.close()  # a search left running keeps the next tab waiting where kernels are interpreted
        state = "FAILED" if problem else "ok"
        print(f"{view.game.key:<12} {state:<6} {said} ({time.monotonic() - started:.2f} s)", flush=True)
    print("all tabs are right" if not failures else f"{failures} of {len(window.views)} tabs failed", flush=True)
    return not failures


def _try_tab(window: MainWindow) -> str:
    """What went wrong in the tab in front; "" when nothing did."""
    tab, session = window.tab, window.tab.session
    game = session.game
    entry = tab.entry_field()
    session.restore(game.blank)
    entry.setFocus(Qt.FocusReason.OtherFocusReason)
    entry.clear()
    for letter in game.format(game.example):
        _press(entry, 0, letter)
    _press(entry, Qt.Key.Key_Return.value, "\r")
    if session.puzzle != game.example:
        return f"typing {game.format(game.example)!r} gave {session.text!r}"
    deadline = time.monotonic() + PATIENCE
    while session.outcome is None:
        if time.monotonic() > deadline:
            return f"no verdict after {PATIENCE:.0f} s"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, QDeadlineTimer(20))
    if session.outcome is not Outcome.COMPLETE:
        return f"the search ended as {session.outcome.value}: {session.error}"
    if not session.found:
        return "no solution was found"
    if not tab.grab().toImage().isNull() and not tab.verdict_text():
        return "the tab shows no verdict"
    return ""


def _press(widget: QWidget, key: int, text: str) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        QCoreApplication.sendEvent(widget, event)
