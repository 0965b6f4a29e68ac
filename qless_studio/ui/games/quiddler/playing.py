"""Play at the table: connects the board to the player's turn and to games played back, step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.quiddler.hand import if_stopped
from qless_studio.engine.games.quiddler.move_analysis import Advice, RatedMove
from qless_studio.engine.games.quiddler.puzzle import Position, Puzzle, Shift, played
from qless_studio.engine.games.quiddler.rules import Options
from qless_studio.engine.games.quiddler.solver import (
    FinishedGame,
    LaidWord,
    Standing,
    Summary,
    has_unknown,
    shifts,
    standings,
)
from qless_studio.engine.games.quiddler.tray import Tray, score_of
from qless_studio.engine.games.quiddler.tray_input import TrayInput
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, counted, decimal, figure, say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.scene import Mark, Scene, TableFigure, TrayText, words_played
from qless_studio.ui.games.quiddler.turn import MoveAnalysis, Turn
from qless_studio.ui.tab.session import Session
from qless_studio.ui.work.signals import listen, timer

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
        self._autoplay = timer(self, AUTOPLAY_MS, self._on_autoplay, repeats=True)

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
        listen(self._on_rules_changed, session.options_changed, session.lexicon_changed)
        listen(self.show, session.state_changed, analysis.changed)
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

    def show(self) -> None:
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

    def _on_rules_changed(self) -> None:
        self._analysis.forget()
        self.show()

    def _on_turn_changed(self) -> None:
        self.show()
        self.tray_changed.emit()

    def _on_playback_changed(self) -> None:
        self.show()
        self.playback_changed.emit()


# The texts in the tray and the figures beneath the table.

# The player's turn


def turn_text(turn: Turn, analysis: MoveAnalysis, options: Options, lexicon: Lexicon | None) -> TrayText:
    """The text for the cards in the tray."""
    if not turn.tray.places:
        return _empty_text(turn, analysis, options)
    letters = turn.letters
    if turn.complaint:
        return TrayText(letters, turn.complaint, Mark.WARN)
    if turn.discard is not None:
        status = say(
            "Discard it and score {}", figure(if_stopped(played(turn.puzzle, turn.discard), options, turn.deck))
        )
        return TrayText(letters, status, Mark.NONE, say("or add cards for a word"), True, discards=True)
    if turn.keeps_none:
        return TrayText(letters, say("Keep one card to discard"), Mark.WARN)
    wrong = no_word(turn.tray, letters, turn.position, turn.min_cards, lexicon)
    if wrong is not None:
        return wrong
    assert lexicon is not None
    hand = turn.puzzle.hand is not None
    points = score_of(turn.tray, turn.cards, options, turn.deck, hand).total
    return _word_text(turn, analysis, points, lexicon.shown(letters.lower()))


def no_word(tray: Tray, letters: str, position: Position, least: int, lexicon: Lexicon | None) -> TrayText | None:
    """Why the cards in the tray, which spell these letters, are no word; None for a word."""
    if len(tray.places) < least:
        can_move = tray.places in [(shift.source,) for shift in shifts(position)]
        value = say("or choose an empty pile for it") if can_move else ""
        return TrayText(letters, say("A word needs at least {} cards", least), Mark.NONE, value)
    if lexicon is None:
        return TrayText(letters, capitalised(say("the word list is still loading")))
    return None if letters.lower() in lexicon else TrayText(letters, capitalised(say("not in the list")), Mark.BAD)


def _empty_text(turn: Turn, analysis: MoveAnalysis, options: Options) -> TrayText:
    if turn.complaint:
        return TrayText("", turn.complaint, Mark.WARN)
    if turn.named is not None:
        return TrayText("", say("Type the card that was uncovered"))
    move = say("or move a card to an empty pile") if next(shifts(turn.position), None) else ""
    return _end_text(turn, analysis) or TrayText("", _invitation(turn, options, analysis.proven), value=move)


def _end_text(turn: Turn, analysis: MoveAnalysis) -> TrayText | None:
    """How the player's game ended; None while a word can be played, and until that is known."""
    summary = analysis.proven
    if summary is not None and summary.over and summary.best is not None and summary.deal_best is not None:
        score, lost = _points(summary.best), summary.deal_best - summary.best
        if lost == 0:
            return TrayText(score, say("The game is over with the best possible score"), Mark.GOOD)
        if lost < 0:
            return TrayText(score, f"{say('Game over')}; {say('not in the list')}")
        best = capitalised(say("proven best {}", figure(summary.deal_best)))
        return TrayText(score, say("The game is over; your moves lost {}", lost), Mark.NONE, best)
    choices = analysis.choices
    if choices is None or any(isinstance(choice.move, LaidWord) for choice in choices) or turn.puzzle.hand is not None:
        return None
    if choices:
        return TrayText("", say("No word possible: drag a card to an empty pile"))
    return TrayText("", say("No word can be played"))


def _invitation(turn: Turn, options: Options, proven: Summary | None) -> str:
    """What can be done with an empty tray."""
    if turn.puzzle.hand is None:
        return say("Click cards or type a word")
    if proven is not None and proven.best == if_stopped(turn.puzzle, options, turn.deck):
        return say("No word earns more: choose the card to discard")
    return say("Make words, or choose one card to discard")


def _word_text(turn: Turn, analysis: MoveAnalysis, points: int, word: str) -> TrayText:
    """A word that can be played, and what playing it is worth once that is known."""
    scored, figures = _points(points), analysis.figures
    choice = turn.choice
    value = choice.worth if choice is not None else analysis.value_of(turn.tray.word(turn.cards))
    if value is None or figures is None:
        return TrayText(word, say("Valid word"), Mark.GOOD, scored, True)
    best = figures.best_from_here
    if value == best:
        end = say("{}; end value stays {}", scored, figure(best))
        return TrayText(word, say("Valid word, the best one here"), Mark.GOOD, end, True)
    status = say("Valid word; it gives away {}", best - value)
    end = say("{}; end value {} instead of {}", scored, figure(value), figure(best))
    return TrayText(word, status, Mark.GOOD, end, True)


def _points(points: int) -> str:
    return counted(points, "{} point", "{} points")


# Playback


def playback_text(game: FinishedGame, step: int, shown: Callable[[str], str]) -> tuple[Tray, TrayText]:
    """The tray of a game played back: the next word after `step` moves, or how the game ended."""
    if step == len(game.moves):
        left = say("{}: {}", capitalised(say("left over")), " ".join(game.left)) if game.left else say("All cards used")
        if game.discard:
            left = f"{left}; {say('discard: {}', game.discard)}"
        return Tray(), TrayText(_points(game.score), left)
    move, count = game.moves[step], capitalised(say("step {} of {}", step + 1, len(game.moves)))
    if isinstance(move, Shift):
        text = say("Move the card from pile {} to pile {}", move.source + 1, move.target + 1)
        return Tray(), TrayText("", text, Mark.NONE, count)
    points = _points(move.points)
    if move.bonus:
        points = counted(
            move.points, "{} point and a bonus of {}", "{} points and a bonus of {}", move.points, move.bonus
        )
    return Tray(move.piles), TrayText(shown(move.word), points, Mark.NONE, count)


# Figures


def table_figures(
    standing: Standing, options: Options, best_and_lost: tuple[int, int] | None, pending: str, plain: bool
) -> tuple[TableFigure, ...]:
    """The figures of a game under way; those of the analysis are `pending` while unknown, and absent if `plain`."""
    puzzle = standing.puzzle
    if not puzzle.known:
        return ()
    so_far = sum(word.score for word in words_played(puzzle, options, standing.deck, str.upper))
    shown = [TableFigure(figure(so_far), say("so far"))]
    shown.append(TableFigure(_stop_figure(standing, options), say("if stopped")))
    if not has_unknown(puzzle) and not plain:
        best, lost = (pending, pending) if best_and_lost is None else map(figure, best_and_lost)
        shown.append(TableFigure(best, say("best")))
        shown.append(TableFigure(lost, say("lost")))
    return tuple(shown)


def _stop_figure(standing: Standing, options: Options) -> str:
    """The score if the game ended now, "≈" with unknown cards: they count as the average of the unseen ones."""
    if standing.puzzle.hand is not None:
        return figure(if_stopped(standing.puzzle, options, standing.deck))
    score = decimal(standing.if_stopped, 0)
    return f"≈ {score}" if has_unknown(standing.puzzle) else score
