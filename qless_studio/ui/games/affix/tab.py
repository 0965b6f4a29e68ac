"""The Affix tab: what both of its pages need, and its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.parts import AffixCommands, AffixParts
from qless_studio.ui.games.affix.texts import rules_in_force
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:  # each page is imported and built when it is first shown
    from qless_studio.ui.games.affix.analyse_page import AffixAnalysePage
    from qless_studio.ui.games.affix.playing import AffixPlay
    from qless_studio.ui.tab.game_play import GamePlay
    from qless_studio.ui.tab.play_page import PlayPage


class AffixTab(Tab):
    owners = (PlayActions, AffixCommands)
    analyse: AffixAnalysePage

    modes = (Mode.PLAY, Mode.BUILD, Mode.ANALYSE)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.analysis = AffixAnalysis(session, self)
        self.affix_commands = AffixCommands(self)
        self.parts = AffixParts(self.analysis, self.affix_commands)
        session.options_changed.connect(session.updated)
        listen(self.follow_commands, self.covered_changed, session.puzzle_changed)

    def make_analyse_page(self) -> AffixAnalysePage:
        from qless_studio.ui.games.affix.analyse_page import AffixAnalysePage

        return AffixAnalysePage(self.parts)

    def make_board_to_play(self) -> QWidget:
        return self.parts.new_board()

    def make_play(self, page: PlayPage) -> GamePlay:
        from qless_studio.ui.games.affix.playing import AffixPlay

        self._game = AffixPlay(page, self.parts)
        return self._game.play

    @property
    def game(self) -> AffixPlay:
        """The game as it is played, on a page that may have to be built first."""
        self.play.game  # noqa: B018
        return self._game

    def new_puzzle(self) -> None:
        self.analyse.draw()

    def no_hint(self) -> str:
        return self.affix_commands.no_hint()

    def show_hint(self) -> None:
        if self.current_mode is Mode.PLAY:
            self.game.show_next_hint()
        else:
            self.analyse.show_next_hint()

    def ask_for_board(self) -> None:
        """Ask for the file of another board, on the page in front."""
        (self.game if self.current_mode is Mode.PLAY else self.analyse).boards.ask_for_file()

    def list_puzzles(self) -> None:
        """List the puzzles of the board again."""
        self.analyse.puzzles.catalogue.list_all()

    def follow_commands(self) -> None:
        """Offer the commands that are possible now."""
        self.affix_commands.follow()
        self.play_actions.follow()

    def rule_summary(self) -> str:
        return rules_in_force(self.session.options)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        playing = self.current_mode is Mode.PLAY
        if not (playing and event.key() == Qt.Key.Key_Escape and self.game.end_preview()):
            super().keyPressEvent(event)
