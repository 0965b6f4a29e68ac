"""A tab whose pages share one board, which moves to the page in front; what is played is made by the analysing page."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.tab import Tab


class SharedBoardTab(Tab):
    """The page for analysing is built first, and gives the board and the commands of both."""

    analyse: SharedBoardPage

    def make_board_to_play(self) -> QWidget:
        return self.analyse.board

    def make_play(self, page: PlayPage) -> GamePlay:
        return self.analyse.make_play(page)

    def commands(self) -> list[QAction]:
        return self.analyse.commands()

    def rule_summary(self) -> str:
        return self.analyse.rule_summary()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the page for analysing makes of a key on the board, wherever that is."""
        if self.page is self.analyse:
            super().keyPressEvent(event)
        else:
            self.analyse.keyPressEvent(event)

    def set_board_width(self, width: int) -> None:
        """Make the entry of both pages as wide as the board; 0 for the whole side."""
        for mode in (Mode.PLAY, Mode.ANALYSE):
            if self.has_page(mode):
                (self.play if mode is Mode.PLAY else self.analyse).places.set_board_width(width)


class SharedBoardPage(AnalysePage):
    """A page for analysing that knows its tab: it also follows what is played on its board."""

    def __init__(self, tab: SharedBoardTab, session: Session, board: QWidget, **entry: Any) -> None:
        """`entry` explains the typed entry, as for any page."""
        self._tab = tab
        super().__init__(session, board, **entry)

    def make_play(self, page: PlayPage) -> GamePlay:
        """Make the game's own `GamePlay`, which fills this page; called once."""
        raise NotImplementedError

    def commands(self) -> list[QAction]:
        """The game's own commands, in menu order."""
        return []

    def rule_summary(self) -> str:
        """The rules in force in a few words."""
        return ""
