"""A board of letters on its own and in a tab."""

from __future__ import annotations

import pytest

from qless_studio.engine.grids import neighbours_of, parse_board
from qless_studio.ui.grids.board import GridBoard


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
