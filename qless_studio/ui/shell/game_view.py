"""A game as the window sees it: the engine's record, an accent and the tab that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction

from qless_studio.engine.game import Game
from qless_studio.ui.shell.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.page import GamePage


class GameTab(GamePage):
    """The content of one tab. A game subclasses it and fills the page's slots from the session's signals."""

    rule_summary_changed = Signal(str)
    """the rules in force in a few words, for the status bar"""

    def __init__(self, session: Session, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.session = session

    def commands(self) -> list[QAction]:
        """The game's own commands, in menu order; the shell puts them into its menus and its palette."""
        return []

    def rule_summary(self) -> str:
        """The rules in force in a few words."""
        return ""


@dataclass(frozen=True)
class GameView:
    """One line of the registry `ui.games.VIEWS`."""

    game: Game[Any, Any, Any]
    accent: str
    """A key of `theme.tokens.ACCENTS`."""
    tab: Callable[[Session, Appearance], GameTab]
    """Builds the content of a tab, on its first visit."""
