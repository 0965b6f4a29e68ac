"""Quiddler in the window."""

from __future__ import annotations

from qless_studio.engine.games.quiddler import GAME
from qless_studio.ui.games.quiddler.tab import QuiddlerTab
from qless_studio.ui.shell.game_view import GameView

VIEW = GameView(GAME, "green", QuiddlerTab)
