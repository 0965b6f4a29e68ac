"""Affix in the window."""

from __future__ import annotations

from qless_studio.engine.games.affix import GAME
from qless_studio.ui.games.affix.tab import AffixTab
from qless_studio.ui.shell.game_view import GameView

VIEW = GameView(GAME, "pink", AffixTab, lexicon="common10k")
