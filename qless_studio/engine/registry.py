"""The registry: every game of the program, in tab order.

A module of its own: in the package `games` it would import all games wherever one is needed.
"""

from __future__ import annotations

from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.games import affix, boggle, q_less, quiddler, word_streak

GAMES: tuple[Game[Any, Any, Any], ...] = (boggle.GAME, word_streak.GAME, quiddler.GAME, q_less.GAME, affix.GAME)
