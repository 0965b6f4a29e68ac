"""A game from the list, played back step by step without touching the player's own."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord
from qless_studio.ui.tab.session import Session

AUTOPLAY_MS = 1200
"""Time between two steps of automatic playback."""


class Playback(QObject):
    """The game being played back, if any, and how far it is. See docs/decisions/017."""

    changed = Signal()
    """Another step, another game, or none."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.game: FinishedGame | None = None
        self.step = 0
        """The number of moves made; the next one lies in the tray."""
        self._autoplay = QTimer(self, interval=AUTOPLAY_MS)
        self._autoplay.timeout.connect(self._on_autoplay)

    @property
    def puzzle(self) -> Puzzle:
        """The session's puzzle, followed by the moves of the game that are made."""
        puzzle: Puzzle = self._session.puzzle
        if self.game is None:
            return puzzle
        moves = [step.move if isinstance(step, LaidWord) else step for step in self.game.moves[: self.step]]
        return Puzzle(puzzle.piles, puzzle.hand, (*puzzle.moves, *moves))

    @property
    def autoplaying(self) -> bool:
        return self._autoplay.isActive()

    def start(self, game: FinishedGame) -> None:
        """Show a game from its first move on."""
        self._autoplay.stop()
        self.game, self.step = game, 0
        self.changed.emit()

    def go_to(self, step: int) -> None:
        """Show the game after this many of its moves, or as many as it has."""
        if self.game is not None:
            self.step = max(0, min(len(self.game.moves), step))
            self.changed.emit()

    def set_autoplay(self, on: bool) -> None:
        """Play automatically, from the start if the end is reached."""
        if on and self.game is not None:
            if self.step == len(self.game.moves):
                self.step = 0
            self._autoplay.start()
        else:
            self._autoplay.stop()
        self.changed.emit()

    def leave(self) -> None:
        """Return to the player's own game."""
        if self.game is not None:
            self.forget()
            self.changed.emit()

    def forget(self) -> None:
        """Drop the game without `changed`: for the owner, who shows another puzzle anyway."""
        self._autoplay.stop()
        self.game, self.step = None, 0

    def adopt(self) -> None:
        """Make the moves shown the player's own, as one step of undo."""
        puzzle = self.puzzle
        self.leave()
        self._session.edit(puzzle, self.tr("Continue from here"))

    def _on_autoplay(self) -> None:
        if self.game is None or self.step + 1 >= len(self.game.moves):
            self._autoplay.stop()
        self.go_to(self.step + 1)
