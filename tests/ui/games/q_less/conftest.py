"""The tab with a small word list, as a player finds it."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.q_less import GAME
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.q_less import VIEW
from qless_studio.ui.games.q_less.analysis import ALL, ASSESSMENT, CHECK
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from tests.fixtures.qt import ReadyLexicons

WORDS = ["cat", "car", "cot", "tar", "rat", "art", "oat", "coat", "taco", "arc", "star", "cast", "scar", "cost", "rots"]


@pytest.fixture
def settle(qtbot):
    """Wait until the analysis of a tab and its own searches are over."""

    def settle(tab):
        qtbot.waitUntil(lambda: tab.session.outcome is not None)
        for name in (CHECK, ALL, ASSESSMENT):
            qtbot.waitUntil(lambda name=name: not tab.analysis.searches.running(name))

    return settle


@pytest.fixture
def open_tab(qtbot, pool, settle):
    """`open_tab(text)` opens the tab with a puzzle and waits for its verdict."""
    sessions = []

    def open_tab(text="", folder=None, lexicon=None):
        words = lexicon or Lexicon("small", WORDS, {word: 6.0 - number * 0.2 for number, word in enumerate(WORDS)})
        session = Session(GAME, ReadyLexicons(pool, words), pool)
        session.folder = folder
        sessions.append(session)
        tab = VIEW.tab(session, Appearance("light", reduced_motion=True).tinted(VIEW.accent))
        qtbot.addWidget(tab)
        tab.resize(1280, 720)
        tab.show()
        if text:
            session.edit_text(text)
            settle(tab)
        return tab

    yield open_tab
    for session in sessions:
        session.close()
        session.deleteLater()  # left to the garbage collector, the undo stack could outlive its commands and crash
