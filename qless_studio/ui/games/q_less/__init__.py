"""Q-Less in the window: a rack of dice, an open grid, and a coach beside them."""

from qless_studio.engine.games.q_less import GAME
from qless_studio.ui.games.q_less.tab import QLessTab
from qless_studio.ui.shell.game_view import GameView

VIEW = GameView(GAME, "orange", QLessTab)
