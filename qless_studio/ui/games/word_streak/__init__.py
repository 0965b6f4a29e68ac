"""Word Streak in the window."""

from __future__ import annotations

from qless_studio.engine.games.word_streak import GAME
from qless_studio.ui.shell.game_view import GameTab, GameView
from qless_studio.ui.shell.session import Session
from qless_studio.ui.theme import Appearance


def tab(session: Session, appearance: Appearance) -> GameTab:
    # imported on the first visit: the imports of five tabs would delay the first window by a third
    from qless_studio.ui.games.word_streak.tab import WordStreakTab

    return WordStreakTab(session, appearance)


VIEW = GameView(GAME, "violet", tab)
