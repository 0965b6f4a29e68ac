"""Boggle in the window."""

from __future__ import annotations

from qless_studio.engine.games.boggle import GAME
from qless_studio.ui.shell.game_view import GameTab, GameView
from qless_studio.ui.shell.session import Session
from qless_studio.ui.theme import Appearance


def tab(session: Session, appearance: Appearance) -> GameTab:
    # imported on the first visit: the imports of five tabs would delay the first window by a third
    from qless_studio.ui.games.boggle.tab import BoggleTab

    return BoggleTab(session, appearance)


VIEW = GameView(GAME, "blue", tab)
