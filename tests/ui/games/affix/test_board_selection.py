"""The board in the options follows the puzzle; whatever changes, the board is shown once."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.ui.widgets.basic.buttons import Button

PUZZLE = "ll re me st"


@pytest.fixture
def window(window_again):
    return window_again


@pytest.fixture
def boards_shown(window):
    """The boards shown from now on, by name."""
    names = []
    window.tab.analysis.content_changed.connect(lambda content: names.append(content.board.name))
    return names


def test_a_puzzle_that_fits_is_shown_once(window, boards_shown):
    window.session.edit_text(PUZZLE)
    assert boards_shown == ["kansai"]


def test_a_puzzle_for_another_board_is_shown_once_and_only_there(window, boards_shown):
    window.session.edit_text("ll re me")
    assert boards_shown == ["mini7"]
    assert window.session.options.board == "mini7"
    window.session.undo_stack.undo()
    assert window.session.options.board == "mini7"  # a blank puzzle fits every board


def test_options_with_a_board_that_the_puzzle_does_not_fit_are_corrected(window, boards_shown):
    window.solve(PUZZLE)
    boards_shown.clear()
    window.session.set_options(dataclasses.replace(window.session.options, board="mini7", prefix_max=2))
    window.qtbot.waitUntil(lambda: window.session.options.board == "kansai")
    assert window.session.options.prefix_max == 2
    assert boards_shown == ["mini7", "kansai"]
    window.settle()
    assert window.session.error is None
    assert len(window.board.cells) == 13


def test_a_board_that_cannot_be_read_is_replaced_by_one_that_fits(window, tmp_path):
    window.session.set_options(dataclasses.replace(window.session.options, board=str(tmp_path / "gone.json")))
    assert window.board.content.board.name == "kansai"
    window.qtbot.waitUntil(lambda: window.session.options.board == "kansai")


def test_the_button_of_the_empty_state_draws_one_puzzle(window):
    window.settle()
    new = next(button for button in window.tab.analyse.empty.findChildren(Button) if button.text() == "New puzzle")
    drawn = []
    window.session.puzzle_changed.connect(drawn.append)
    window.qtbot.mouseClick(new, Qt.MouseButton.LeftButton)
    window.qtbot.waitUntil(lambda: window.session.puzzle != Puzzle())
    window.settle()
    assert len(drawn) == window.session.undo_stack.count() == 1
