"""The page on which a game is played: its board and layout, the game, and what all games show of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.tab.board_typing import type_on_board
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.letter_help import LetterHelp
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.play_panel import PlayPanel
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.board.board import BoardWidget


class PlayPage(QWidget):
    """The page on which any game is played; a game puts its own widgets into the places with `GamePlay.add`."""

    escaped = Signal()
    """Escape was pressed, and nothing that has the focus has a use for it."""
    game: GamePlay
    panel: PlayPanel

    def __init__(self, session: Session, board: QWidget) -> None:
        """`follow` is to be called with the game, which needs the page before."""
        super().__init__()
        self.session, self.board = session, board
        self.places = GamePage(session, keeps_columns=False)
        self.places.begins_at_top = True
        self.typing_target = board
        """Where letters are typed while the focus is on nothing that takes them."""
        self.letter_help = LetterHelp(self.places, session, lambda: self.typing_target)
        self.letter_help.strip.setEnabled(False)
        filled(bare(QVBoxLayout(self)), self.places)
        self.places.put("board", board)
        self._was_blank = session.puzzle == session.game.blank
        session.puzzle_changed.connect(self._on_puzzle_changed)

    def follow(self, game: GamePlay, actions: PlayActions) -> None:
        """Show this game."""
        self.game = game
        self.panel = PlayPanel(self.board, game, actions)
        game.stage_changed.connect(self._on_stage_changed)

    def focus_board(self) -> None:
        """Give the focus to what takes letters."""
        self.places.focus_board()

    @property
    def board_has_focus(self) -> bool:
        """Whether the focus is on the board or on what is shown in its place."""
        return self.places.board_has_focus

    def _on_stage_changed(self, stage: Stage) -> None:
        if isinstance(self.board, BoardWidget):
            self.board.end_press()
        running, beside = stage is Stage.RUNNING, self.typing_target is not self.board
        self.places.begins_at_top = stage is Stage.IDLE
        self.places.typing_target = self.typing_target if running and beside else None
        self.letter_help.strip.setEnabled(running)

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        self.places.keep_focus_on_board(self._was_blank)
        self._was_blank = puzzle == self.session.game.blank

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed on a button or a list go to the board while a game goes on."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        if not (self.game.stage is Stage.RUNNING and type_on_board(self, event)):
            super().keyPressEvent(event)
