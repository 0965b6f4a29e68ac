"""Boggle in the window."""

from __future__ import annotations

from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.grids import Board
from qless_studio.engine.texts import phrase
from qless_studio.ui.tab.game_view import BareBoards, GameParts, TabOf
from qless_studio.ui.tab.tab import Tab


def tab() -> type[Tab]:
    # Imported when first shown: importing all tabs would delay the first window by a third
    from qless_studio.ui.games.boggle.tab import BoggleTab

    return BoggleTab


def boards() -> BareBoards:
    from qless_studio.ui.games.boggle.exercise import BOARDS

    return BOARDS


def meant(text: str, board: Board) -> bool:
    """Whether there are several rows: a single one may be any puzzle made of letters."""
    return board.rows > 1


PARTS = GameParts(GAME, TabOf(tab), load_boards=boards, meant=meant, clock=phrase("3 minutes"))
