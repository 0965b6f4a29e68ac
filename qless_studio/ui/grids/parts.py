"""What the pages of a tab on a board of letter tiles share."""

from __future__ import annotations

from typing import Any, NamedTuple

from qless_studio.engine.texts import say
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.board_search import BoardSearch
from qless_studio.ui.grids.commands import BoardCommands
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.session import Session


class GridParts(NamedTuple):
    """Made with the tab, before any page."""

    rules: GridRules[Any, Any]
    """What the game says of its puzzle."""
    search: BoardSearch
    analysis: GridAnalysis
    """What is known of the words."""
    played: PlayedWords
    """The words played that the list of the analysis marks."""
    commands: BoardCommands
    play_commands: PlayActions
    """The commands that all games have"""
    label: str
    """What the letters of the board are called."""

    @property
    def session(self) -> Session:
        return self.rules.session

    def new_board(self) -> GridBoard:
        """A board of the rules in force."""
        board, session = GridBoard(say("Letter board")), self.session
        board.q_is_qu, board.language = self.rules.q_is_qu, lambda: session.language
        return board
