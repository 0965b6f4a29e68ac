"""Tabs of all games in one window: edits, searches, stops and switches in any order leave nothing behind."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.theme import Appearance
from qless_studio.ui.work import SolveJob

ROUNDS = 40


@pytest.fixture
def window(qtbot, pool):
    window = MainWindow(VIEWS, Appearance("light"), pool)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    for session in window.sessions:
        session.use_lexicon("common5k")
    qtbot.waitUntil(lambda: window.session.lexicon is not None, timeout=5000)
    return window


def act(qtbot, window, kind):
    session, board = window.session, window.tab.board
    if kind == "edit":
        game = session.game
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
    else:
        for action in window.tab.commands():
            if action.shortcut().toString() == kind and action.isEnabled():
                action.trigger()


def test_nothing_is_left_behind(qtbot, window, pool):
    chance = random.Random(6)
    kinds = ["edit", "key", "solve", "stop", "undo", "Ctrl+R", "Ctrl+H"]
    for _ in range(ROUNDS):
        window.show_tab(chance.randrange(len(VIEWS)))
        act(qtbot, window, chance.choice(kinds))
        qtbot.wait(chance.choice([0, 5, 40]))
    window.close()
    assert pool.waitForDone(3000)
    qtbot.waitUntil(lambda: not any(session.findChildren(SolveJob) for session in window.sessions), timeout=2000)
