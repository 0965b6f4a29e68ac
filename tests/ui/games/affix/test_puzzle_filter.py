"""The list of puzzles is narrowed by suffixes, boards and words needed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.games.affix.searches import PuzzleRow
from qless_studio.ui.games.affix.puzzle_panel import PuzzleFilter

ROWS = {
    PuzzleRow(("ll", "re", "me", "st"), 280): 800,
    PuzzleRow(("ack", "ot", "ick", "uck"), 120): 9_000,
    PuzzleRow(("ab", "re", "ed", "st"), 3**50): None,
}


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("re", [280, 3**50]),
        ("boards<200", [120]),
        ("Boards >= 280", [280, 3**50]),
        ("st boards<=280", [280]),
        ("words<1,000", [280]),
        ("words>1000", [120]),
        ("boards>100 boards<200", [120]),
        ("?c boards=120", []),
        ("?c* boards=120", [120]),
    ],
)
def test_text_and_bounds_must_all_hold(text, kept):
    passes = PuzzleFilter(text).predicate(ROWS.get)
    assert [row.boards for row in ROWS if passes(row)] == kept


def test_an_empty_text_keeps_everything():
    assert PuzzleFilter(" ").predicate(ROWS.get) is None


def test_a_bound_typed_by_a_player_narrows_the_list(window):
    window.list_puzzles()
    panel = window.tab.analyse.puzzles
    needed = sorted(row[2] for row in map(tuple, window.rows(panel.table)))
    least = min(int(words.replace(",", "")) for words in needed)
    panel.catalogue.ratings.clear()  # as where there are too many puzzles to rate them all
    for text, shown in ((f"words<{least}", 0), (f"words<={least}", 1), ("boards>0", panel.model.total)):
        panel.filter.clear()
        window.qtbot.keyClicks(panel.filter, text)
        window.qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
        window.settle()
        assert (panel.model.shown > 0) == (shown > 0)
    assert panel.model.shown == panel.model.total
    assert "boards<100" in panel.filter.toolTip()
