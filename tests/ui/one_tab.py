"""A tab that all tests of a module use: to make one takes longer than most tests of its board.

Before each test it is as a document that was just opened: puzzle, options, list and mode are those it had at first,
and nothing can be undone. A test of what a tab keeps beyond that makes one of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.tab import Tab
from tests.fixtures.qt import ReadyLexicons, emptied_pool, use_theme


@contextmanager
def one_tab(game: Game, words: Lexicon, make: Callable[[Session], Tab]) -> Iterator[Callable[[], Tab]]:
    """What brings the tab in, as it was at first; nothing is collected meanwhile but by itself, see `emptied_pool`."""
    use_theme(reduced_motion=True)
    with emptied_pool() as pool:
        session = Session(game, ReadyLexicons(pool, words), pool)
        first, tab = session.value, make(session)
        tab.resize(1280, 720)
        tab.show()

        def anew() -> Tab:
            use_theme(reduced_motion=True)
            tab.resize(1280, 720)
            tab.activateWindow()
            session.load(first)
            return tab

        yield anew
        tab.close()
        session.close()
        tab.deleteLater()
        session.deleteLater()
