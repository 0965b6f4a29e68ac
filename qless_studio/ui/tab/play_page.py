"""The page on which a game is played: its layout, the board, and the letters of the language."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.tab.board_typing import type_on_board
from qless_studio.ui.tab.letter_help import LetterHelp
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session


class PlayPage(QWidget):
    """The same for all games; a game puts its own widgets into the places with `GamePlay.add`."""

    def __init__(self, session: Session, board: QWidget) -> None:
        super().__init__()
        self.session, self.board = session, board
        self.places = GamePage(keeps_columns=False)
        self.typing_target = board
        """Where letters are typed while the focus is on nothing that takes them."""
        self.letter_help = LetterHelp(self.places, session, lambda: self.typing_target)
        self._stage = Stage.IDLE
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.places)
        self.places.message.connect(session.message)
        self.places.problem.connect(session.problem)
        self.follow_stage(self._stage)

    def follow_stage(self, stage: Stage) -> None:
        """The game has come to this stage."""
        self._stage = stage
        self.places.begins_at_top = stage is Stage.IDLE
        self.letter_help.strip.setEnabled(stage is Stage.RUNNING)

    @property
    def board_has_focus(self) -> bool:
        """Whether the focus is on the board or on what is shown in its place."""
        return self.places.board_has_focus

    def focus_board(self) -> None:
        """Give the focus to what takes letters; in a narrow page the board comes first, from which one can scroll."""
        if self.typing_target is self.board or self.places.narrow or self._stage is not Stage.RUNNING:
            self.places.focus_board()
        else:
            self.typing_target.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed on a button or a list go to the board while a game goes on."""
        if not (self._stage is Stage.RUNNING and type_on_board(self, event)):
            super().keyPressEvent(event)
