"""The tab with a small word list, as a player finds it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qless_studio.engine.games.q_less import GAME
from qless_studio.engine.games.q_less.dice import Roll
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.ui.games.q_less.analysis import ALL, ASSESSMENT, CHECK
from qless_studio.ui.style import accented
from tests.fixtures.qt import use_theme
from tests.fixtures.windows import view_of
from tests.ui.games.q_less.player import click
from tests.ui.one_tab import one_tab
from tests.ui.playing import go_to_play

VIEW = view_of("q-less")

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
def open_new(qtbot, new_session, settle):
    """`open_new(text)` opens a tab with a puzzle and waits for its verdict; `scale` is that of the text."""

    def open_new(text="", folder=None, lexicon=None, scale=1.0):
        session = new_session(GAME, lexicon or small())
        session.folder = folder
        use_theme("light", scale, reduced_motion=True)
        tab = accented(VIEW.parts.tab(session), VIEW.accent)
        qtbot.addWidget(tab)
        tab.resize(1280, 720)
        tab.show()
        if text:
            session.edit_text(text)
            settle(tab)
        return tab

    return open_new


@pytest.fixture
def open_tab(open_new):
    """The same; a module whose tests share a tab has `open_again` in its place."""
    return open_new


def small() -> Lexicon:
    return Lexicon("small", WORDS, {word: 6.0 - number * 0.2 for number, word in enumerate(WORDS)})


@pytest.fixture(scope="module")
def anew(qapp):
    """`anew()`: the tab that the tests of a module share."""
    with one_tab(GAME, small(), lambda session: accented(VIEW.parts.tab(session), VIEW.accent)) as anew:
        yield anew


@pytest.fixture
def open_again(anew, open_new, settle):
    """`open_again(text)`: that tab with a puzzle, which was searched; a new one where more is asked for."""

    def open_again(text="", *more, **chosen):
        if more or chosen:
            return open_new(text, *more, **chosen)
        tab = anew()
        if tab.page.board.down:  # a board keeps its direction
            QTest.keyClick(tab.page.board, Qt.Key.Key_Space)
        if text:
            tab.session.edit_text(text)
            settle(tab)
        return tab

    return open_again


@pytest.fixture
def dice(monkeypatch):
    """`dice(letters)` decides what the next roll shows."""

    def dice(letters):
        monkeypatch.setattr("qless_studio.ui.games.q_less.parts.roll", lambda seed, dice: Roll(letters, seed))

    return dice


@pytest.fixture(autouse=True)
def one_other_list(monkeypatch):
    """A roll without a solution is looked up in one other list alone: loading all of them takes half a second."""
    monkeypatch.setattr("qless_studio.engine.games.q_less.searches.LISTS", {"common2k": LISTS["common2k"]})


@pytest.fixture
def play_roll(qtbot, open_tab, dice, tmp_path):
    """`play_roll(letters)` opens a tab and rolls these letters in Play, as a user does."""

    def play_roll(letters, folder=tmp_path, scale=1.0):
        tab = open_tab(folder=folder, scale=scale)
        dice(letters)
        go_to_play(qtbot, tab)
        click(qtbot, tab, "New game")
        qtbot.waitUntil(lambda: tab.game.review is not None and tab.game.review.complete)
        return tab

    return play_roll
