"""Word Streak in the window."""

from __future__ import annotations

from qless_studio.engine.games.word_streak import GAME
from qless_studio.ui.games.word_streak.tab import WordStreakTab
from qless_studio.ui.shell.game_view import GameView

VIEW = GameView(GAME, "violet", WordStreakTab)
