"""Boggle in the window."""

from __future__ import annotations

from qless_studio.engine.games.boggle import GAME
from qless_studio.ui.games.boggle.tab import BoggleTab
from qless_studio.ui.shell.game_view import GameView

VIEW = GameView(GAME, "blue", BoggleTab)
