"""Play at the table: connects the board to the player's turn and to games played back, step by step."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from qless_studio.engine.games.quiddler.move_analysis import Advice, RatedMove
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, standings
from qless_studio.engine.games.quiddler.tray_input import TrayInput
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.scene import Mark, Scene, words_played
from qless_studio.ui.games.quiddler.tray_texts import playback_text, table_figures, turn_text
from qless_studio.ui.games.quiddler.turn import Turn
from qless_studio.ui.tab.session import Session

AUTOPLAY_MS = 1200
"""Time between two steps of automatic playback."""


class Playback(TrayInput, QObject):
    """The game being played back, if any, and how far it is. See docs/decisions/017."""

    changed = Signal()
    """The step shown or the game has changed; there may be no game."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.game: FinishedGame | None = None
        self.number = 0
        """The number of moves made; the next one lies in the tray."""
        self._autoplay = QTimer(self, interval=AUTOPLAY_MS)
        self._autoplay.timeout.connect(self._on_autoplay)

    @property
    def puzzle(self) -> Puzzle:
        """The session's puzzle, followed by the moves of the game that are made."""
        puzzle: Puzzle = self._session.puzzle
        if self.game is None:
            return puzzle
        moves = [step.move if isinstance(step, LaidWord) else step for step in self.game.moves[: self.number]]
        return Puzzle(puzzle.piles, puzzle.hand, (*puzzle.moves, *moves))

    @property
    def autoplaying(self) -> bool:
        return self._autoplay.isActive()

    def start(self, game: FinishedGame) -> None:
        """Show a game from its first move on."""
        self._autoplay.stop()
        self.game = game
        self.go_to(0)

    def go_to(self, number: int) -> None:
        """Show the game after this many of its moves, or as many as it has."""
        if self.game is not None:
            self.number, self.complaint = max(0, min(len(self.game.moves), number)), ""
            self.changed.emit()

    def step(self, step: int) -> None:
        self.go_to(self.number + step)

    def type_letters(self, text: str) -> None:
        self.complain(self.tr("Press Esc to go back to your game first"))

    def clear_tray(self) -> None:
        self.leave()

    def show_tray(self) -> None:
        self.changed.emit()

    def set_autoplay(self, on: bool) -> None:
        """Play automatically, from the start if the end is reached."""
        if on and self.game is not None:
            if self.number == len(self.game.moves):
                self.number = 0
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
        self.game, self.number, self.complaint = None, 0, ""

    def adopt(self) -> None:
        """Make the moves shown the player's own, as one step of undo."""
        puzzle = self.puzzle
        self.leave()
        self._session.edit(puzzle, self.tr("Try from here"))

    def _on_autoplay(self) -> None:
        if self.game is None or self.number + 1 >= len(self.game.moves):
            self._autoplay.stop()
        self.go_to(self.number + 1)


class Playing(QObject):
    """Shows the session's puzzle, or a game played back, on the board. While one is played back, no card can be taken.

    Views of the turn or the playback listen here: these signals come after a changed puzzle has reset both.
    """

    tray_changed = Signal()
    playback_changed = Signal()
    """A game is played back, another step of it is shown, or it is left."""

    def __init__(
        self, session: Session, board: TableBoard, analysis: MoveAnalysis, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._board, self._analysis = session, board, analysis
        self.turn = Turn(session, analysis, board, self._on_turn_changed)
        self.playback = Playback(session, self)
        self._presented: Scene | None = None
        self._judge = TrayInput()
        self._hinted: tuple[int, ...] = ()
        self.playback.changed.connect(self._on_playback_changed)
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.options_changed.connect(self._on_rules_changed)
        session.lexicon_changed.connect(self._on_rules_changed)
        session.state_changed.connect(self.show)
        analysis.changed.connect(self.show)
        self.show()

    @property
    def previewing(self) -> bool:
        """Whether the table shows something other than the player's turn, so that no card can be taken."""
        return self.playback.game is not None or self._presented is not None

    def present(self, scene: Scene | None, judge: TrayInput | None = None) -> None:
        """Show a scene that another owner of the table makes, who judges what is done there; None: the puzzle again."""
        self.playback.forget()
        self.turn.forget_tray()
        self._presented, self._judge = scene, judge or TrayInput()
        self.show()

    # Commands and lists

    def end_hand(self) -> None:
        """Discard the card in the tray, or the one with the most points."""
        self.playback.leave()
        self.turn.end_hand()

    def put(self, choice: RatedMove | Advice) -> None:
        """Put the cards of a listed move into the tray."""
        self.playback.leave()
        self.turn.put(choice)

    def make(self, choice: RatedMove | Advice) -> None:
        """Make a listed move."""
        self.playback.leave()
        self.turn.make(choice)

    def play_back(self, game: FinishedGame) -> None:
        """Play a listed game back."""
        self.turn.forget_tray()
        self.playback.start(game)

    # What is shown

    def set_hinted(self, places: tuple[int, ...]) -> None:
        """Highlight these places."""
        if places != self._hinted:
            self._hinted = places
            self.show()

    def show(self, _: object = None) -> None:
        """Bring the board up to date."""
        if self._presented is not None:
            self._board.input = self._judge
            self._board.show_scene(self._presented)
            return
        options, game, puzzle = self._session.options, self.playback.game, self.playback.puzzle
        if game is None:
            text = turn_text(self.turn, self._analysis, options, self._session.lexicon)
            tray = self.turn.tray
        else:
            tray, text = playback_text(game, self.playback.number, self._session.shown)
            why = self.playback.complaint
            text = replace(text, status=why, mark=Mark.WARN) if why else text
        self._board.input = self.turn if game is None else self.playback
        deck, lost = self.turn.deck, () if self.previewing else self._analysis.lost
        standing, plain = standings(puzzle, options, deck)[-1], self.previewing or self._analysis.covered
        self._board.show_scene(
            Scene(
                puzzle,
                standing.position,
                tray,
                words_played(puzzle, options, deck, self._session.shown, lost),
                text,
                table_figures(standing, options, self._best_and_lost, self._pending, plain),
                () if self.previewing else self._hinted,
                self.previewing,
                deck=deck,
            )
        )

    @property
    def _best_and_lost(self) -> tuple[int, int] | None:
        """The best score from here, and what the moves made gave away; None until that is known."""
        summary = self._analysis.proven
        if summary is None or summary.best is None:
            return None
        return summary.best, 0 if summary.deal_best is None else max(0, summary.deal_best - summary.best)

    @property
    def _pending(self) -> str:
        """What stands for a figure that is not known: whether it is being found out."""
        return "…" if self._session.analysing or self._session.run is not None else "–"

    # Slots

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        """Reset everything first: the tray and the game played back are about the puzzle before."""
        left = self.previewing
        self.playback.forget()
        self.turn.forget_tray()
        self._hinted = ()
        self._on_rules_changed()
        if left:
            self.playback_changed.emit()
        self.tray_changed.emit()

    def _on_rules_changed(self, _: object = None) -> None:
        self._analysis.forget()
        self.show()

    def _on_turn_changed(self) -> None:
        self.show()
        self.tray_changed.emit()

    def _on_playback_changed(self) -> None:
        self.show()
        self.playback_changed.emit()
