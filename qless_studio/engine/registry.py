"""The registry: every game of the program, in tab order, then those of plug-ins.

A module of its own: in the package `games` it would import all games wherever one is needed.
"""

from __future__ import annotations

from typing import Any

from qless_studio.engine import plugins
from qless_studio.engine.game import Game
from qless_studio.engine.games import affix, boggle, q_less, quiddler, word_streak

OWN: tuple[Game[Any, Any, Any], ...] = (boggle.GAME, word_streak.GAME, quiddler.GAME, q_less.GAME, affix.GAME)
_PLUGGED = plugins.plugged(plugins.GAMES, plugins.usable_game([game.key for game in OWN]))
GAMES = (*OWN, *_PLUGGED.values)
"""The record that every game exports: its puzzle, its text form, its solver and its dealer."""
PROBLEMS = _PLUGGED.problems
"""Why plug-ins cannot be used: a sentence each."""
