"""A board of letters on its own and in a tab."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.grids import neighbours_of, parse_board
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.boggle.tab import BoggleTab
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.style import accented
from tests.ui.one_tab import one_tab


@pytest.fixture
def board(qtbot):
    """A board that takes every edit it asks for, 600 pixels square."""
    board = GridBoard("Letters")
    qtbot.addWidget(board)
    board.resize(600, 600)

    def show(changed, *_):
        board.show_board(changed, neighbours_of(changed.rows, changed.columns))

    board.board_edited.connect(show)
    board.show_text = lambda text: show(parse_board(text))
    with qtbot.waitActive(board):
        board.show()
        board.activateWindow()
    board.setFocus()
    return board


@pytest.fixture
def tab(boggle_tab):
    return boggle_tab


@pytest.fixture(scope="module")
def anew(qapp):
    """`anew()`: the tab of Boggle that the tests of a module share."""
    words = Lexicon("test", ["he", "head", "headline", "line", "in", "lines", "ad", "dee", "cat", "at"])
    with one_tab(GAME, words, lambda session: accented(BoggleTab(session), "blue")) as anew:
        yield anew
