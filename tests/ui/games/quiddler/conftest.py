"""Quiddler's tab with a word list that has just what the tests play."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.quiddler import GAME
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.style import accented
from tests.fixtures.windows import view_of
from tests.ui.games.quiddler.player import WORDS, Player
from tests.ui.one_tab import one_tab

VIEW = view_of("quiddler")


@pytest.fixture
def make_player(qtbot, new_session):
    """`make_player(lexicon)`: a player at a shown tab."""

    def make(words=WORDS, width=1280, height=720):
        session = new_session(GAME, Lexicon("test", words))
        tab = accented(VIEW.parts.tab(session), VIEW.accent)
        qtbot.addWidget(tab)
        tab.resize(width, height)
        tab.show()
        tab.activateWindow()
        return Player(qtbot, tab)

    return make


@pytest.fixture
def player(make_player):
    return make_player()


@pytest.fixture(scope="module")
def anew(qapp):
    """`anew()`: the tab that the tests of a module share."""
    with one_tab(GAME, Lexicon("test", WORDS), lambda session: accented(VIEW.parts.tab(session), VIEW.accent)) as anew:
        yield anew


@pytest.fixture
def player_again(qtbot, anew):
    """A player at that tab."""
    return Player(qtbot, anew())
