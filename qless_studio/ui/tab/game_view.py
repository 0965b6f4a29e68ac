"""A game as the window sees it: the engine's record, an accent and the tab that shows it. See docs/decisions/003."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import DEFAULT
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance


@dataclass(frozen=True)
class GameView:
    """One line of the registry `ui.games.VIEWS`."""

    game: Game[Any, Any, Any]
    accent: str
    """A key of `theme.tokens.ACCENTS`."""
    tab: Callable[[Session, Appearance], GameTab]
    """Builds the content of a tab when it is first shown."""
    lexicon: str = DEFAULT
    """The word list of a new tab, until the user chooses one."""
    picture: Callable[[Appearance, Any, str], QWidget] | None = None
    """Makes a bare board that shows a puzzle, for the help and the welcome, at its best size; it also fits any other.

    The text is a word to mark (the one that a path or the tray shows), or ""."""
    meant: Callable[[str, Any], bool] = lambda text, puzzle: True
    """Whether a text from outside that reads as this puzzle is likely to be meant for the game; asked when several
    games can read it. The text has neither empty lines nor blanks at the ends of lines. See docs/decisions/032."""
