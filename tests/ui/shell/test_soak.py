"""Tabs of all games in one window: edits, searches, stops and switches in any order leave nothing behind."""

from __future__ import annotations

import ctypes
import gc
import random
import sys
import threading
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt

from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import State
from qless_studio.ui.work import SolveJob
from tests.fixtures.patience import PATIENCE

WARM_UP, ROUNDS = 500, 2000
"""By the end of the warm-up every tab is built and what is kept to be at hand is there."""
GROWTH = 20 * 2**20
"""Bytes that the program may hold more at the end than after the warm-up."""
KINDS = {"edit": 6, "key": 6, "solve": 6, "stop": 6, "undo": 6, "Ctrl+R": 6, "Ctrl+H": 6, "theme": 1, "document": 1}
"""What is done, and how often."""
WAITS = 0, 0, 0, 10
"""Milliseconds between two actions: at once, or late enough for a search to begin, or to end."""


@pytest.fixture
def window(qtbot, open_program):
    window = open_program()
    window.workspace.open_all()
    for session in window.workspace.sessions:
        session.use_lexicon("common5k")
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    return window


def act(qtbot, window, kind):
    session, board, game = window.session, window.tab.page.board, window.session.game
    if kind == "edit":
        session.edit(game.blank if session.puzzle == game.example else game.example, "Edit")
    elif kind == "key":
        qtbot.keyClick(board, Qt.Key.Key_E)
    elif kind == "solve":
        session.solve()
    elif kind == "stop":
        session.solve()
        session.stop()
    elif kind == "undo":
        session.undo_stack.undo()
    elif kind == "theme":
        window.appearance.set_mode("light" if window.appearance.theme.dark else "dark")
    elif kind == "document":
        window.commands.documents.new()
        window.workspace.show(window.workspace.beside(window.document, 1))
        close_others(window)
    else:
        for action in window.tab.own_commands:
            if action.shortcut().toString() == kind and action.isEnabled():
                action.trigger()


def close_others(window):
    """Every document of the game in front but the one that shows."""
    for document in list(window.workspace.of(window.workspace.index)):
        if document is not window.document:
            window.workspace.close(document)


def held(qtbot, window):
    """What the window holds when nothing is on its boards: bytes of memory, and its objects by kind."""
    for session in window.workspace.sessions:
        session.stop()
        session.load(session.value._replace(puzzle=session.game.blank))
    qtbot.waitUntil(lambda: all(session.state is State.EMPTY for session in window.workspace.sessions))
    qtbot.waitUntil(lambda: not window.findChildren(SolveJob))
    qtbot.wait(100)
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    return memory(), Counter(type(each).__name__ for each in window.findChildren(QObject))


def memory():
    """Bytes of this process in memory; 0 where the system does not say."""
    try:
        lines = Path("/proc/self/status").read_text("ascii").splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@pytest.mark.slow
@pytest.mark.soak
def test_nothing_is_left_behind(qtbot, window, pool):
    chance, threads = random.Random(6), threading.active_count()
    for number in range(ROUNDS):
        if number == WARM_UP:
            before, objects = held(qtbot, window)
        window.show_tab(chance.randrange(len(VIEWS)))
        act(qtbot, window, *chance.choices(list(KINDS), KINDS.values()))
        qtbot.wait(chance.choice(WAITS))
    after, objects_after = held(qtbot, window)
    assert after - before < GROWTH
    more = objects_after - objects
    assert {kind: count for kind, count in more.items() if count > ROUNDS / 100} == {}
    window.close()
    assert pool.waitForDone(PATIENCE)
    assert threading.active_count() <= threads
    qtbot.waitUntil(lambda: not any(session.findChildren(SolveJob) for session in window.workspace.sessions))
