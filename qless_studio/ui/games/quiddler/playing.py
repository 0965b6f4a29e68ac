"""Play at the table: connects the board to the player's turn and to games played back, step by step."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from qless_studio.engine.games.quiddler.advice import Advice
from qless_studio.engine.games.quiddler.move_analysis import RatedMove
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, standings
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.scene import Mark, Scene, words_played
from qless_studio.ui.games.quiddler.tray_texts import playback_text, table_figures, turn_text
from qless_studio.ui.games.quiddler.turn import Turn
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.announce import announce

AUTOPLAY_MS = 1200
"""Time between two steps of automatic playback."""


class Playback(QObject):
    """The game being played back, if any, and how far it is. See docs/decisions/017."""

    changed = Signal()
    """The step shown or the game has changed; there may be no game."""

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
        self._session.edit(puzzle, self.tr("Try from here"))

    def _on_autoplay(self) -> None:
        if self.game is None or self.step + 1 >= len(self.game.moves):
            self._autoplay.stop()
        self.go_to(self.step + 1)


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
        self.turn = Turn(session, analysis, self)
        self.playback = Playback(session, self)
        self._presented: Scene | None = None
        self._hinted: tuple[int, ...] = ()
        self._refusal = ""
        """Why the last key did nothing while a game is played back."""
        self.turn.changed.connect(self._on_turn_changed)
        self.playback.changed.connect(self._on_playback_changed)
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.options_changed.connect(self._on_rules_changed)
        session.lexicon_changed.connect(self._on_rules_changed)
        session.state_changed.connect(self.show)
        analysis.covered_changed.connect(self.show)
        analysis.best_proven.connect(self.show)
        analysis.moves_ranked.connect(self.show)
        analysis.moves_reviewed.connect(self.show)
        analysis.word_valued.connect(self.show)
        board.card_toggled.connect(self._on_card_toggled)
        board.card_inserted.connect(self._on_card_inserted)
        board.card_moved.connect(self._on_card_moved)
        board.place_chosen.connect(self._on_place_chosen)
        board.play_requested.connect(self.play)
        board.clear_requested.connect(self.clear)
        board.step_requested.connect(lambda step: self.playback.go_to(self.playback.step + step))
        board.text_typed.connect(self._on_text_typed)
        board.backspaced.connect(self._on_backspaced)
        board.deleted.connect(self.clear)
        self.show()

    @property
    def previewing(self) -> bool:
        """Whether the table shows something other than the player's turn, so that no card can be taken."""
        return self.playback.game is not None or self._presented is not None

    def present(self, scene: Scene | None) -> None:
        """Show a scene that another owner of the table makes; None: the session's puzzle again."""
        self.playback.forget()
        self.turn.forget()
        self._presented = scene
        self.show()

    # Commands and lists

    def play(self) -> None:
        """Play the word in the tray, or say why not."""
        if self.previewing:
            return
        if self._board.scene.text.playable:
            self.turn.play()
        else:
            self._board.refuse()
            announce(self._board, self._board.scene.text.spoken)

    def clear(self) -> None:
        """Put all cards back; while a game is played back, leave it."""
        if self.previewing:
            self.playback.leave()
        else:
            self.turn.clear()

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
        self.turn.forget()
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
            self._board.show_scene(self._presented)
            return
        options, game, puzzle = self._session.options, self.playback.game, self.playback.puzzle
        if game is None:
            text = turn_text(self.turn, self._analysis, options, self._session.lexicon)
            tray = self.turn.tray
        else:
            tray, text = playback_text(game, self.playback.step, self._session.shown)
            text = replace(text, status=self._refusal, mark=Mark.WARN) if self._refusal else text
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
        self.turn.forget()
        self._hinted, self._refusal = (), ""
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
        self._refusal = ""
        self.show()
        self.playback_changed.emit()

    def _on_card_toggled(self, place: int) -> None:
        if not self.previewing:
            self.turn.toggle(place)

    def _on_card_inserted(self, place: int, index: int) -> None:
        if not self.previewing:
            self.turn.insert(place, index)

    def _on_card_moved(self, source: int, target: int) -> None:
        if not self.previewing:
            self.turn.move(source, target)

    def _on_place_chosen(self, place: int) -> None:
        if not self.previewing:
            self.turn.move_to(place)

    def _on_text_typed(self, text: str) -> None:
        if self.previewing:
            self._refusal = self.tr("Press Esc to go back to your game first")
            self.show()
        else:
            self.turn.type(text)

    def _on_backspaced(self) -> None:
        if not self.previewing:
            self.turn.backspace()
