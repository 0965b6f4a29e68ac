"""A board as a picture for a help page; two suffixes get a small board of their own."""

from __future__ import annotations

from qless_studio.engine.games.affix.content import Spot, fit_to, unchecked
from qless_studio.engine.games.affix.puzzle import SHIPPED, BoardGraph, PrefixNode, Puzzle, SuffixNode, find_board
from qless_studio.ui.games.affix.board import AffixBoard

PAIR = BoardGraph(
    "pair",
    "",
    (SuffixNode("X", -100, 60), SuffixNode("Y", 100, 60)),
    (PrefixNode("XY", (0, 1), -100, -60), PrefixNode("XY2", (0, 1), 100, -60)),
)
SMALL, LARGE = (336, 208), (560, 420)
"""Sizes at 100 %: of that board, and of the others."""


def picture_of(puzzle: Puzzle, marked: str) -> AffixBoard:
    """The first board with as many suffixes as the puzzle has, words on its lines; `marked` has no effect.

    Without any, a small board whose nodes are all open.
    """
    boards = (PAIR, *map(find_board, SHIPPED))
    board = next((board for board in boards if len(board.suffixes) == len(puzzle.suffixes)), PAIR)
    picture = AffixBoard()
    picture.portrayed = True  # without the cursor
    picture.resize(*(picture.theme.px(length) for length in (SMALL if board is PAIR else LARGE)))
    picture.show_content(unchecked(board, fit_to(board, puzzle)))
    picture.go_to(Spot(False, 0))  # where space is short, words at the cursor's prefix would be shown
    picture.refresh()
    return picture
