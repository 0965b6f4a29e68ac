"""The tab on a small word list, shown as an active window."""

from __future__ import annotations

import pytest

from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.style import accented
from tests.fixtures.qt import use_theme
from tests.fixtures.windows import view_of
from tests.ui.games.affix.player import WORDS, Window
from tests.ui.one_tab import one_tab

VIEW = view_of("affix")


@pytest.fixture
def window_with(qtbot, shown, new_session):
    """`window_with(lexicon)`: the tab on a word list."""

    def show(lexicon):
        session = new_session(VIEW.game, lexicon)
        use_theme("light", reduced_motion=True)
        tab = accented(VIEW.parts.tab(session), VIEW.accent)
        shown(tab, 1280, 720)
        qtbot.rest(tab)  # its lists are built
        return Window(qtbot, tab)

    return show


@pytest.fixture
def window(window_with):
    return window_with(Lexicon("small", WORDS))


@pytest.fixture(scope="module")
def anew(qapp):
    """`anew()`: the tab that the tests of a module share."""
    words = Lexicon("small", WORDS)
    with one_tab(VIEW.game, words, lambda session: accented(VIEW.parts.tab(session), VIEW.accent)) as anew:
        yield anew


@pytest.fixture
def window_again(qtbot, anew):
    """The same with that tab."""
    return Window(qtbot, anew())
