"""How the window knows Word Hive before its tab is first shown."""

from __future__ import annotations

from qless_studio.ui.tab.game_view import GameParts, GameView


def _load() -> GameParts:
    from word_hive.tab import PARTS

    return PARTS


VIEW = GameView("word-hive", "Word Hive", "green", _load)
