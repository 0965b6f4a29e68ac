"""Quiddler in the window."""

from __future__ import annotations

from qless_studio.engine.games.quiddler import GAME
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.ui.tab.game_view import BareBoards, GameParts, TabOf
from qless_studio.ui.tab.tab import Tab


def tab() -> type[Tab]:
    # Imported when first shown: importing all tabs would delay the first window by a third.
    from qless_studio.ui.games.quiddler.tab import QuiddlerTab

    return QuiddlerTab


def boards() -> BareBoards:
    from qless_studio.ui.games.quiddler.exercise import BOARDS

    return BOARDS


def meant(text: str, puzzle: Puzzle) -> bool:
    """Piles of two in one line or two, or a hand; other lines of single letters are rows of a board."""
    rows = text.count("\n") < 2 and any(len(pile) == 2 for pile in puzzle.piles)
    return rows or puzzle.hand is not None or "/" in text


PARTS = GameParts(GAME, TabOf(tab), load_boards=boards, meant=meant)
