"""The registry: how the window shows each game, in tab order."""

from __future__ import annotations

from qless_studio.ui.games import affix, boggle, q_less, quiddler, word_streak
from qless_studio.ui.tab.game_view import GameView

VIEWS: tuple[GameView, ...] = (boggle.VIEW, word_streak.VIEW, quiddler.VIEW, q_less.VIEW, affix.VIEW)
