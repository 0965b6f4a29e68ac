"""Affix in the window."""

from __future__ import annotations

from qless_studio.engine.games.affix import GAME
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.ui.tab.game_view import BareBoards, GameParts, TabOf
from qless_studio.ui.tab.tab import Tab


def tab() -> type[Tab]:
    # Imported when first shown: importing all tabs would delay the first window by a third.
    from qless_studio.ui.games.affix.tab import AffixTab

    return AffixTab


def boards() -> BareBoards:
    from qless_studio.ui.games.affix.exercise import BOARDS

    return BOARDS


def meant(text: str, puzzle: Puzzle) -> bool:
    """One line with suffixes of two letters or more; single letters are dice or cards, several lines are a board."""
    return "\n" not in text and len(puzzle.suffixes) > 1 and any(len(suffix) > 1 for suffix in puzzle.suffixes)


PARTS = GameParts(GAME, TabOf(tab), "common10k", boards, meant=meant)
