"""Qt for tests: a pool that must be empty afterwards, a small word list, and the null game's session."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QThreadPool

from qless_studio.engine.games.nullgame import GAME
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.work import make_pool


class ReadyLexicons(Lexicons):
    """One word list under every name, without a file."""

    def __init__(self, pool: QThreadPool, lexicon: Lexicon) -> None:
        super().__init__(pool)
        self.lexicon = lexicon

    def get(self, name: str, least: Band = Band.UNKNOWN) -> Lexicon:
        return self.lexicon


@pytest.fixture
def pool(qapp):
    pool = make_pool()
    yield pool
    assert pool.waitForDone(3000), "a worker was left running"


@pytest.fixture
def lexicon() -> Lexicon:
    return Lexicon("test", ["he", "head", "headline", "line", "in", "lines", "ad", "dee", "cat", "at"])


@pytest.fixture
def session(pool, lexicon):
    session = Session(GAME, ReadyLexicons(pool, lexicon), pool)
    yield session
    session.close()


@pytest.fixture
def appearance(qapp):
    return Appearance("light", reduced_motion=True)


@pytest.fixture
def shown(qtbot):
    """`shown(widget, width, height)` shows a widget as an active window of that size and gives it back."""

    def show(widget, width=0, height=0):
        qtbot.addWidget(widget)
        if width:
            widget.resize(width, height)
        with qtbot.waitActive(widget):
            widget.show()
            widget.activateWindow()
        return widget

    return show
