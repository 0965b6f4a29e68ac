"""New puzzles come from the whole word list, at the level chosen; a list too long for the window has the easiest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine import kernels
from qless_studio.engine.games.affix import dealer as drawing
from qless_studio.engine.games.affix import searches
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run
from qless_studio.ui.widgets.basic.buttons import Button


@pytest.fixture
def wheel(window_with):
    """A wheel of five with 5,000 words: tens of millions of puzzles, the first 100,000 of them with -AB."""
    window = window_with(load("common5k"))
    window.tab.analyse.use_board("wheel5")
    return window


def draw(window):
    """Click New puzzle; what is then on the board."""
    before = window.session.puzzle
    button = next(each for each in window.tab.findChildren(Button) if each.text() == "New puzzle" and each.isVisible())
    window.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    window.qtbot.waitUntil(lambda: window.session.puzzle != before)
    return window.session.puzzle


def choose_level(window, name):
    """Choose a level by its keys, as in any combo box."""
    combo = window.tab.analyse.level
    combo.setFocus()
    window.qtbot.keyClicks(combo, name)
    assert combo.currentText() == name


@pytest.mark.long
@pytest.mark.nightly
def test_new_puzzles_come_from_the_whole_list(wheel):
    wheel.tab.analyse.level.set_value("any")
    drawn = [draw(wheel) for _ in range(8)]
    assert len({suffix for puzzle in drawn for suffix in puzzle.suffixes}) > 20  # of 40; 26 to 37 in 203 trials
    assert sum("ab" in puzzle.suffixes for puzzle in drawn) < 4


@pytest.mark.long
@pytest.mark.nightly
def test_easy_puzzles_need_few_words_and_have_several_boards(wheel):
    assert wheel.tab.analyse.level.currentText() == "Easy", "at first"
    words, easy = drawing.space_of(wheel.session.lexicon, wheel.session.options, Run()).easiest(drawing.EASY, Run())
    assert words < 1500
    for _ in range(4):
        puzzle = draw(wheel)
        assert puzzle.suffixes in easy
        assert position_for(puzzle, wheel.session.lexicon, wheel.session.options).count() >= drawing.SEVERAL


def test_a_new_puzzle_is_another_one():
    lexicon, options = load("common2k"), Options(board="mini7")
    for seed in range(5):
        (first,) = searches.draw_puzzle("easy", seed, Puzzle(), lexicon, options, Run())
        (other,) = searches.draw_puzzle("easy", seed, Puzzle(first.suffixes), lexicon, options, Run())
        assert other.suffixes != first.suffixes


@pytest.mark.long
@pytest.mark.nightly
def test_a_new_puzzle_says_how_many_words_fill_it(wheel):
    wheel.tab.analyse.level.set_value("any")  # a hard one takes half a minute with interpreted kernels
    with wheel.qtbot.waitSignal(wheel.session.message, check_params_cb=lambda text: "New puzzle" in text) as heard:
        draw(wheel)
    assert "most common words can fill" in heard.args[0]


@pytest.mark.long
@pytest.mark.nightly
def test_of_too_many_puzzles_the_easiest_are_listed_not_the_first_of_the_alphabet(wheel, monkeypatch):
    monkeypatch.setattr(searches, "MAX_LISTED", 2_000)
    monkeypatch.setattr(searches, "EASIEST", 400)
    panel = wheel.tab.analyse.puzzles
    wheel.tab.affix_commands.list_again.trigger()
    wheel.settle()
    rows = wheel.rows(panel.table)
    needed = [int(row[2].replace(",", "")) for row in rows if row[2] != "…"]
    assert 400 <= len(rows) < 1_000
    if kernels.compiled():  # interpreted ones rate what is in view, and leave the list as it was found
        assert len(needed) == len(rows)
        assert needed == sorted(needed)
    assert max(needed) < 1_500
    assert len({row.suffixes[0] for row in panel.model.solutions()}) > 10
    assert panel.caption.text() == f"{len(rows)}, easiest first"
