"""A board of Affix for a page of the help; two suffixes have a board of their own, so small that it can be taken in."""

from __future__ import annotations

from qless_studio.engine.games.affix.boards import SHIPPED, BoardGraph, PrefixNode, SuffixNode, find_board
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.ui.games.affix.board import AffixBoard, Spot
from qless_studio.ui.games.affix.export import plain_edges
from qless_studio.ui.theme import Appearance

PAIR = BoardGraph(
    "pair",
    "",
    (SuffixNode("X", -100, 60), SuffixNode("Y", 100, 60)),
    (PrefixNode("XY", (0, 1), -100, -60), PrefixNode("XY2", (0, 1), 100, -60)),
)
SMALL, LARGE = (336, 208), (560, 420)
"""Sizes at 100 %, of that board and of the others."""


class _Still(AffixBoard):
    """No node has the cursor: there is no keyboard in a picture."""

    def _shows_focus(self) -> bool:
        return False


def picture_of(appearance: Appearance, puzzle: Puzzle, marked: str) -> AffixBoard:
    """The first board with as many suffixes as the puzzle, the words on its lines; nothing can be marked."""
    boards = (PAIR, *map(find_board, SHIPPED))
    board = next(board for board in boards if len(board.suffixes) == len(puzzle.suffixes))
    edges = dict(zip(board.edges, plain_edges(board, puzzle), strict=True))
    made = _Still(appearance)
    made.resize(*(appearance.theme.px(length) for length in (SMALL if board is PAIR else LARGE)))
    made.show_puzzle(board, puzzle, edges)
    made.go_to(Spot(False, 0))  # the words at a prefix with the cursor are shown even where there is no room for all
    made.refresh()
    return made
