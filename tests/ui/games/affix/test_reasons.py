"""What is wrong is said where the player looks, and keys that do nothing say why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.games.affix.puzzle import Options
from qless_studio.engine.lexicon import Lexicon
from tests.ui.games.affix.player import WORDS

PUZZLE = "ll re me st"


@pytest.fixture
def window(window_again):
    return window_again


def test_a_prefix_of_the_wrong_length_is_explained_in_the_verdict_and_at_the_node(window_with):
    window = window_with(Lexicon("long", [*WORDS, "shell", "shere", "all", "are"]))
    window.session.set_options(Options(prefix_min=2, prefix_max=2))
    window.solve(PUZZLE)
    for prefix, reason in (("she", "SHELL: SHE– is too long, maximum 2"), ("a", "ALL: A– is too short, minimum 2")):
        window.go_to("XY")
        window.type(prefix)
        window.press(Qt.Key.Key_Return)
        window.settle()
        assert window.tab.analyse.verdict_text().startswith(f"No board fits any more (proven). {reason}")
        assert reason in window.cell("XY").tip
        assert reason in window.cell("XY").spoken


def test_undo_and_redo_move_the_cursor_to_the_change(window):
    window.solve(PUZZLE)
    window.go_to("XY")
    window.type("wi")
    window.press(Qt.Key.Key_Return)
    window.go_to("ZW")
    window.session.undo_stack.undo()
    assert window.board.cells[window.board.cursor_index] == window.cell("XY")
    window.go_to("ZW")
    window.session.undo_stack.redo()
    assert window.board.cells[window.board.cursor_index] == window.cell("XY")


@pytest.mark.parametrize(("keys", "why"), [("7", "Only letters"), ("abcdefghijklm", "at most 12 letters")])
def test_a_refused_key_says_why(window, keys, why):
    window.solve(PUZZLE)
    window.go_to("XY")
    with window.qtbot.waitSignal(window.board.refused) as heard:
        window.type(keys)
    assert why in heard.args[0]


@pytest.mark.parametrize("key", [Qt.Key.Key_A, Qt.Key.Key_Backspace, Qt.Key.Key_Delete])
def test_in_play_a_suffix_says_that_it_is_fixed(window, key):
    window.solve(PUZZLE)
    window.go_to("X")
    with window.qtbot.waitSignal(window.session.message) as heard:
        window.press(key)
    assert "Build" in heard.args[0]


def test_the_example_in_the_empty_entry_begins_with_e_g(window):
    assert window.tab.analyse.entry.field.placeholderText() == "e.g. at ell ear ow"
