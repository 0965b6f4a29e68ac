"""The registry: how the window shows each game, in tab order."""

from __future__ import annotations

from qless_studio.ui.tab.game_view import GameParts, GameView


def _boggle() -> GameParts:
    from qless_studio.ui.games.boggle import PARTS

    return PARTS


def _word_streak() -> GameParts:
    from qless_studio.ui.games.word_streak import PARTS

    return PARTS


def _quiddler() -> GameParts:
    from qless_studio.ui.games.quiddler import PARTS

    return PARTS


def _q_less() -> GameParts:
    from qless_studio.ui.games.q_less import PARTS

    return PARTS


def _affix() -> GameParts:
    from qless_studio.ui.games.affix import PARTS

    return PARTS


VIEWS = (
    GameView("boggle", "Boggle", "blue", _boggle),
    GameView("word-streak", "Word Streak", "violet", _word_streak),
    GameView("quiddler", "Quiddler", "green", _quiddler),
    GameView("q-less", "Q-Less", "orange", _q_less),
    GameView("affix", "Affix", "pink", _affix),
)
"""A function imports each game, not its name: so those who freeze the program see what belongs to it."""
