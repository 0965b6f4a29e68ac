"""A prefix that is clicked in the list is shown on the board before it is placed; Escape ends what was asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.ui.widgets.basic.buttons import IconButton

PUZZLE = "ll re me st"


@pytest.fixture
def window(window_again):
    return window_again


@pytest.fixture
def listed(window):
    """The prefixes for YZ in the list."""
    window.solve(f"{PUZZLE}; XYZW=ca")
    window.go_to("YZ")
    window.settle()
    return window


def click_row(window, prefix):
    table = window.tab.analyse.prefixes.choice_table
    row = next(number for number, cells in enumerate(window.rows(table)) if cells[0] == f"{prefix}–")
    place = table.visualRect(table.model().index(row, 0)).center()
    window.qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_shows_the_words_of_a_prefix_and_places_nothing(listed):
    before = listed.board.grab().toImage()
    click_row(listed, "TI")
    assert {"TIRE", "TIME", "CALL", "CARE"} <= set(listed.words_on_board())
    assert listed.board.grab().toImage() != before
    assert listed.session.text == f"{PUZZLE}; XYZW=ca"
    click_row(listed, "SO")
    shown = listed.words_on_board()
    assert "TIRE" not in shown
    assert "SORE" in shown


def test_the_button_beside_the_list_places_it(listed):
    button = listed.tab.analyse.prefixes.place_button
    assert button.isHidden()
    click_row(listed, "TI")
    listed.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert dict(listed.session.puzzle.placed)["YZ"] == "ti"
    assert not listed.board.previewing


def test_a_prefix_that_is_used_already_cannot_be_placed(listed):
    click_row(listed, "CA")
    assert listed.tab.analyse.prefixes.place_button.isHidden()


@pytest.mark.parametrize("leave", ["escape", "move", "type"])
def test_the_preview_ends(listed, leave):
    click_row(listed, "TI")
    table = listed.tab.analyse.prefixes.choice_table
    if leave == "escape":
        listed.qtbot.keyClick(table, Qt.Key.Key_Escape)
        assert table.chosen is None
    elif leave == "move":
        listed.go_to("XY")
    else:
        listed.type("x")
    assert not listed.board.previewing
    assert "TIRE" not in listed.words_on_board()
    assert listed.session.text == f"{PUZZLE}; XYZW=ca"


@pytest.mark.parametrize("close", ["escape", "button"])
def test_hint_again_advances_and_escape_or_the_cross_closes_the_hints(listed, close):
    panel = listed.tab.analyse.hints.ladder
    for shown in (1, 2, 3):
        listed.tab.play_actions.hint.trigger()
        listed.settle()
        assert panel.shown == shown
    if close == "escape":
        listed.press(Qt.Key.Key_Escape)
    else:
        listed.qtbot.mouseClick(panel.findChild(IconButton), Qt.MouseButton.LeftButton)
    assert panel.isHidden()
    listed.tab.play_actions.hint.trigger()
    listed.settle()
    assert panel.shown == 1
