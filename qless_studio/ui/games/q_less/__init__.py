"""Q-Less in the window: a rack of dice and an open grid, analysed as the player lays them out."""

from __future__ import annotations

from qless_studio.engine.games.q_less import GAME
from qless_studio.engine.games.q_less.puzzle import FREE, Puzzle
from qless_studio.ui.tab.game_view import BareBoards, GameParts, TabOf
from qless_studio.ui.tab.tab import Tab


def tab() -> type[Tab]:
    # Imported when first shown: importing all tabs would delay the first window by a third
    from qless_studio.ui.games.q_less.tab import QLessTab

    return QLessTab


def boards() -> BareBoards:
    from qless_studio.ui.games.q_less.exercise import BOARDS

    return BOARDS


def meant(text: str, puzzle: Puzzle) -> bool:
    """Whether the letters are on one line, as one word or one by one: words may be suffixes, lines rows of a board."""
    dice = text.lower().partition(";")[0].removeprefix(FREE).split()
    return "\n" not in text and (len(dice) == 1 or all(len(die) == 1 for die in dice))


PARTS = GameParts(GAME, TabOf(tab), load_boards=boards, meant=meant)
