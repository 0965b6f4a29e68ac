"""Playing on the graph with keys and mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.tab.session import Mode
from tests.ui.games.affix.player import WORDS

PUZZLE = "ll re me st"


@pytest.fixture
def window(window_again):
    return window_again


def test_click_type_and_enter_place_a_prefix_and_go_on(window):
    window.solve(PUZZLE)
    window.go_to("XY")
    window.type("wi")
    assert window.session.text == PUZZLE
    window.press(Qt.Key.Key_Return)
    assert window.session.text == f"{PUZZLE}; XY=wi"
    assert window.board.content.text_at(window.board.spot) == ""
    assert window.board.spot.prefix
    window.session.undo_stack.undo()
    assert window.session.text == PUZZLE


def test_tab_takes_what_was_typed_and_leaves_the_board(window):
    window.solve(PUZZLE)
    window.go_to("WXY")
    window.type("WE")
    window.press(Qt.Key.Key_Tab)
    assert window.session.text == f"{PUZZLE}; WXY=we"
    assert not window.board.hasFocus()


def test_escape_takes_the_letters_back_and_backspace_shortens(window):
    window.solve(f"{PUZZLE}; XYZ=sha")
    window.go_to("XYZ")
    window.type("x")
    window.press(Qt.Key.Key_Escape)
    window.press(Qt.Key.Key_Right)
    assert window.session.text == f"{PUZZLE}; XYZ=sha"
    window.go_to("XYZ")
    window.press(Qt.Key.Key_Backspace)
    window.press(Qt.Key.Key_Return)
    assert window.session.text == f"{PUZZLE}; XYZ=sh"
    window.go_to("XYZ")
    window.press(Qt.Key.Key_Delete)
    assert window.session.text == PUZZLE


def test_all_prefixes_are_removed_in_one_step_that_is_undone(window):
    window.solve(f"{PUZZLE}; X=wi XYZ=sha")
    before = window.session.text
    window.tab.affix_commands.clear.trigger()
    assert window.session.text == PUZZLE
    assert not window.tab.affix_commands.clear.isEnabled()
    window.session.undo_stack.undo()
    assert window.session.text == before


def test_suffixes_are_typed_in_build_only(window):
    window.solve(PUZZLE)
    window.go_to("X")
    with window.qtbot.waitSignal(window.session.message):
        window.type("nd")
    window.press(Qt.Key.Key_Right)
    assert window.session.text == PUZZLE
    window.tab.switch.button(Mode.BUILD).click()
    window.go_to("X")
    window.type("nd")
    window.press(Qt.Key.Key_Return)
    assert window.session.text == "nd re me st"
    window.go_to("Y")
    window.press(Qt.Key.Key_Delete)
    assert window.session.text == "nd ? me st"


def test_a_wrong_word_is_marked_by_colour_and_sign_and_in_words(window_with):
    window = window_with(Lexicon("small", [*WORDS, "zhome"]))
    window.solve(f"{PUZZLE}; YZ=zho")
    theme = window.board.theme
    cell = window.cell("YZ")
    assert "ZHORE: not in the list" in cell.spoken
    assert "ZHOME:" not in cell.spoken
    assert cell.tip == "ZHORE: not in the list"
    wrong = [word for word, colour in window.words_on_board().items() if colour == theme.color("bad").name()]
    assert wrong == ["ZHORE ×"]
    image = window.board.grab().toImage()
    line = {image.pixelColor(x, cell.rect.top() - 20).name() for x in range(cell.rect.left(), cell.rect.right())}
    assert theme.color("bad").name() in line


def test_a_prefix_twice_on_one_suffix_names_the_other_node(window):
    window.solve(f"{PUZZLE}; XYZW=fa YZW=fa")
    assert "FAST: already used next to –LL, –RE, –ME and –ST" in window.cell("YZW").spoken


def test_open_nodes_say_how_many_prefixes_fit(window):
    window.solve(f"{PUZZLE}; XYZW=ca XY=wi WXY=we XYZ=sha")
    assert window.cell("YZ").spoken == "Empty, next to –RE and –ME, 3 fit"
    assert window.cell("ZWX").spoken.endswith(", 1 fits")


@pytest.mark.parametrize(("text", "cells"), [("ll re me", 7), ("ll re me st", 13), ("ll re me st ho", 11)])
def test_the_board_becomes_one_that_the_puzzle_suits(window, text, cells):
    window.solve(text)
    assert len(window.board.cells) == cells
    assert len({cell.spoken for cell in window.board.cells}) == cells
