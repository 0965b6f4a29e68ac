"""The Affix tab: what both of its pages need, and its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.commands import AffixCommands
from qless_studio.ui.games.affix.parts import AffixParts
from qless_studio.ui.games.affix.texts import rules_in_force
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.tab import Tab

if TYPE_CHECKING:  # each page is imported and built when it is first shown
    from qless_studio.ui.games.affix.analyse_page import AffixAnalysePage
    from qless_studio.ui.games.affix.playing import AffixPlay
    from qless_studio.ui.tab.game_play import GamePlay
    from qless_studio.ui.tab.play_page import PlayPage


class AffixTab(Tab):
    analyse: AffixAnalysePage

    modes = (Mode.PLAY, Mode.BUILD, Mode.ANALYSE)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.analysis = AffixAnalysis(session, self)
        self.affix_commands = commands = AffixCommands(self.analysis, self)
        self.parts = AffixParts(self.analysis, commands)
        self.typing_follows(commands.new_puzzle, commands.clear)
        commands.new_puzzle.triggered.connect(self._on_new_puzzle)
        commands.hint.triggered.connect(self._on_hint)
        commands.list_again.triggered.connect(self._on_list_again)
        commands.open_board.triggered.connect(self._on_open_board)
        session.options_changed.connect(self.rule_summary_changed)
        self.covered_changed.connect(self._on_covered_changed)
        self._on_covered_changed()

    def make_analyse_page(self) -> AffixAnalysePage:
        from qless_studio.ui.games.affix.analyse_page import AffixAnalysePage

        return AffixAnalysePage(self.parts)

    def make_board_to_play(self) -> QWidget:
        board = self.parts.new_board()
        board.words_chosen.connect(self.choose_words)
        return board

    def make_play(self, page: PlayPage) -> GamePlay:
        from qless_studio.ui.games.affix.playing import AffixPlay

        self._game = AffixPlay(page, self.parts)
        return self._game.play

    @property
    def game(self) -> AffixPlay:
        """The game as it is played, on a page that may have to be built first."""
        self.play.game  # noqa: B018
        return self._game

    def commands(self) -> list[QAction]:
        return self.affix_commands.actions

    def rule_summary(self) -> str:
        return rules_in_force(self.session.options)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        playing = self.current_mode is Mode.PLAY
        if not (playing and event.key() == Qt.Key.Key_Escape and self.game.end_preview()):
            super().keyPressEvent(event)

    def _on_covered_changed(self) -> None:
        self.affix_commands.set_covered(self.covered)
        self.affix_commands.list_again.setEnabled(self.current_mode is not Mode.PLAY)

    def _on_new_puzzle(self) -> None:
        if self.current_mode is Mode.PLAY:
            self.game.play.deal()
        else:
            self.analyse.draw()

    def _on_hint(self) -> None:
        if self.current_mode is Mode.PLAY:
            self.game.show_next_hint()
        else:
            self.analyse.show_next_hint()

    def _on_list_again(self) -> None:
        self.analyse.puzzles.catalogue.list_all()

    def _on_open_board(self) -> None:
        page = self.game if self.current_mode is Mode.PLAY else self.analyse
        page.boards.ask_for_file()
