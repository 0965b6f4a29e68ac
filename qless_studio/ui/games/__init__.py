"""The registry: how the window shows each game, in tab order; those of plug-ins come last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qless_studio.engine import plugins
from qless_studio.engine.plugins import check_key, usable_game
from qless_studio.ui.style.tokens import ACCENTS
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


def _usable(taken: set[str]) -> Callable[[Any], GameView]:
    """A check for the view of a plug-in: all that the window asks of it before its tab is built."""

    def use(view: Any) -> GameView:
        from qless_studio.ui.tab.broken_tab import Guarded

        if not isinstance(view, GameView):
            raise TypeError(f"{type(view).__name__} is no GameView")
        check_key(view.key, taken)
        if view.key != usable_game(taken)(view.game).key:
            raise ValueError(f"the key of its game is {view.game.key}")
        if view.accent not in ACCENTS or not (isinstance(view.title, str) and view.title.strip()):
            raise ValueError(f"{view.accent} is no accent, or there is no title")
        if view.parts.picture is None or view.game.load_daily is None:
            raise ValueError("Home needs a picture and daily puzzles")
        taken.add(view.key)
        parts = view.parts._replace(tab=Guarded(view.parts.tab))
        return GameView(view.key, view.title, view.accent, lambda: parts)

    return use


OWN = (
    GameView("boggle", "Boggle", "blue", _boggle),
    GameView("word-streak", "Word Streak", "violet", _word_streak),
    GameView("quiddler", "Quiddler", "green", _quiddler),
    GameView("q-less", "Q-Less", "orange", _q_less),
    GameView("affix", "Affix", "pink", _affix),
)
"""A function imports each game, not its name: so those who freeze the program see what belongs to it."""
_PLUGGED = plugins.plugged(plugins.VIEWS, _usable({view.key for view in OWN}))
VIEWS = (*OWN, *_PLUGGED.values)
PROBLEMS = _PLUGGED.problems
"""Why plug-ins have no tab: a sentence each."""
