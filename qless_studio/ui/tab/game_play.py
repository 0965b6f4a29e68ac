"""One game after another, played on the board of a tab: hints, saving, the end. See docs/decisions/052."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from typing import Any

from PySide6.QtCore import Signal

from qless_studio.engine.entries import LATER
from qless_studio.engine.errors import UNREADABLE
from qless_studio.engine.game import Dealt
from qless_studio.engine.history import Entry, Result, completed, new_id
from qless_studio.engine.play import SavedPlay, Stage, finished_play, saved_play
from qless_studio.engine.texts import capitalised
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.played_game import DailyPlay, FinishedPlay, GameTerms, PlayHistory, PuzzleMaker
from qless_studio.ui.tab.session import Mode, Session, State
from qless_studio.ui.tab.staged_play import Answer, PlayRules, StagedPlay
from qless_studio.ui.tab.terms import Kept, Terms

log = logging.getLogger(__name__)
SAVE_SECONDS = 5
"""While the clock runs, the game is saved at least this often."""


class GamePlay(StagedPlay):
    """Plays any game by its `PlayRules`.

    A game makes it. It calls `start_with` for a puzzle to play, `enter` with what became of each word that the player
    entered, or `moved` after any other move, `take_hint` for each step of a hint, and `end` when the game is solved; it
    puts its own widgets into the page with `add`.
    """

    changed = Signal()
    """A move was made or taken back, or a hint was taken."""
    entered = Signal(object)
    """Answer: something that the player entered was judged."""
    ended = Signal()
    """The game is over, and what the solver has proven about it is known."""
    written = Signal()
    """The finished game was written into the history."""
    given_up = Signal()
    """The player gave up: the game is over, and nothing takes its place."""

    def __init__(self, places: GamePage, session: Session, rules: PlayRules) -> None:
        """`places` is the layout of the page on which the game is played."""
        super().__init__(places, session, rules)
        self.usual_rules = rules
        """Rules of a game that is started without any of its own."""
        self.searches = BackgroundSearches(self.session, self)
        self.maker = PuzzleMaker(self.session, self)
        self.terms = GameTerms(self.session, self)
        self.daily = DailyPlay(self.session, self.maker, self._start_daily, self)
        self.limit_of: Callable[[Any], float | None] = lambda _: None
        """Seconds for a game with these options; None: no limit."""
        self.hints: tuple[str, ...] = ()
        """The steps taken in the current game."""
        self.day = ""
        """The day of a daily puzzle, such as 2024-05-31."""
        self._late = ""
        """The last day of which the puzzle was begun after it."""
        self.id = ""
        """The id of the current game in the history."""
        self._saved_at = 0.0
        self._first_step = 0
        """Index in the undo stack at which the current game starts."""
        self._settled = self._written = self._reported = False
        self.session.run_finished.connect(self._on_run_finished)
        self.terms.changed.connect(self._on_terms_changed)
        if rules.clock is not None:
            rules.clock.toggled.connect(self._on_clock_toggled)
        self.session.mode_changed.connect(self._on_mode_changed)

    @property
    def finished(self) -> FinishedPlay:
        """The summary of the game as it is now, usually when it is over."""
        return FinishedPlay(self.session, self.rules, self.puzzle, self.id, self._saved(), self.terms.kept)

    @cached_property
    def history(self) -> PlayHistory:
        """The games that were finished; read when it is first asked for."""
        history = PlayHistory(self.session, self)
        self.written.connect(history.read)
        return history

    # what games use

    @property
    def next_limit(self) -> float | None:
        """Seconds for the next game."""
        return self.limit_of(self.session.chosen.options)

    def deal(self, make: Callable[[], object] | None = None) -> None:
        """Play another puzzle, with the words and rules chosen for it; `make` makes it instead of `PlayRules.deal`."""
        if make is None and self.rules.match.goes_on():
            self.rules.deal()
        else:
            self.rules.prepare()
            self.terms.make_next(make or self.rules.deal)

    def start_with(
        self,
        puzzle: Any,
        undo_text: str,
        *,
        options: Any = None,
        terms: Terms | None = None,
        same_terms: bool = False,
        day: str = "",
        then: Callable[[], object] | None = None,
        rules: PlayRules | None = None,
    ) -> None:
        """Play this puzzle from its beginning, after asking if a game is in progress; `then` is called afterwards.

        It is played with the words and rules that are chosen, and `options` if they come with it; with `terms` that are
        its own, as for a daily puzzle; or with the `same_terms` as the game before it. `rules` for another kind
        of game.
        """
        rules = rules or self.usual_rules
        refused = rules.refuses(puzzle)
        if refused:
            self.session.message.emit(refused)
            return

        def start() -> None:
            kept = self.terms.kept if same_terms else None if terms is None else Kept(terms, own=True)
            self._leave()
            self.rules = rules
            self.session.set_mode(Mode.PLAY)  # first, so that nothing of the new puzzle is shown
            self.terms.begin(kept)
            self.session.edit(self.rules.bare(puzzle), undo_text, options=options, covered=True)
            self._begin(day)
            if then is not None:
                then()

        self.ask_to_end(start)

    def _start_daily(self, dealt: Dealt[Any], day: date, terms: Terms) -> None:
        def then() -> None:
            self._late = day.isoformat() if day < date.today() else ""
            self.rules.match.daily_dealt(dealt)
            self.save()

        self.start_with(dealt.puzzle, capitalised(self.tr("daily puzzle")), terms=terms, day=day.isoformat(), then=then)

    def moved(self) -> None:
        """A move was made or taken back."""
        if self.stage is Stage.RUNNING and not self.clock.running:
            self.clock.start(self.clock.elapsed)
        self.save()
        self.changed.emit()

    def enter(self, answer: Answer) -> None:
        """The player entered something; what is right is a move."""
        self.entered.emit(answer)
        if answer.right:
            self.rules.moves.add(answer.entry.lower())
            self.moved()

    def take_hint(self, step: str) -> None:
        """Record a step of a hint; `step` names it in the history."""
        if self.playing:
            self.hints = (*self.hints, step)
            self.moved()

    def give_up(self) -> None:
        """End the game as it is."""
        self.end(Result.FINISHED if self.rules.may_stop() else Result.GIVEN_UP)
        self.given_up.emit()

    @property
    def moves(self) -> tuple[str, ...]:
        """What was found or played in the current game."""
        return self.rules.moves()

    @property
    def position(self) -> Any:
        """The puzzle with the moves on it, as it is or as the game ended."""
        return self.rules.moves.position

    @property
    def at_stake(self) -> bool:
        return super().at_stake or (self.playing and bool(self.hints))

    def ask_to_give_up(self) -> None:
        """End the game as it is, after asking if anything was played."""
        if self.at_stake:
            text = self.tr("The game ends, and the answers are shown.")
            stops = self.rules.may_stop()
            self.ask(text, self.tr("Finish") if stops else self.tr("Give up"), self.give_up)
        else:
            self.give_up()

    def end(self, result: Result) -> None:
        if self.playing:
            self._settled = self._written = self._reported = False
            super().end(result)
            self.settle_if_known()

    def again(self) -> None:
        """Play the same puzzle once more."""
        if self.rules.again is None:
            self.start_with(self.puzzle, self.tr("Play again"), same_terms=self.terms.kept.own, day=self.day)
        else:
            self.rules.again()

    def ask_to_show_answers(self, then: Callable[[], object]) -> None:
        """Do what shows the answers, after asking if a game is in progress."""
        if self.playing:
            self.ask(
                self.tr("The game ends, and the answers are shown."),
                self.tr("Show the answers"),
                partial(self._abandon, then),
            )
        else:
            then()

    # saving

    def set_day(self, day: date) -> None:
        """Count the game being played as the daily puzzle of this day."""
        self.day = day.isoformat()
        self.save()
        self.changed.emit()

    def save(self) -> None:
        """Store the game in the session, which is saved soon."""
        self._saved_at = self.elapsed
        self.session.set_play(None if self.stage is Stage.IDLE else self._saved().as_json())

    def _saved(self) -> SavedPlay:
        facts = {**self.rules.facts(), **self.terms.facts(), "id": self.id, "settled": self._written}
        if self.rules.clock is not None:
            facts["clock"] = self.rules.clock.isChecked()
        if self.day and self.day == self._late:
            facts[LATER] = True
        return SavedPlay(self.rules.moves(), self.hints, self.elapsed, self.limit, self.day, self.result, facts)

    def resume_saved(self) -> None:
        """Restore the game that was saved with the session: paused, or over."""
        if self.session.play is None:
            return
        try:
            saved = saved_play(self.session.play)
            self.terms.restore(saved.facts)
            self.rules.restore(saved)
            if self.rules.clock is not None:
                self.rules.clock.setChecked(bool(saved.facts.get("clock", True)))
            self.puzzle = self.rules.bare(self.session.puzzle)
            self._replay(saved)
            self.id = str(saved.facts.get("id", ""))
            self._settled = self._written = bool(saved.facts.get("settled"))
            self._reported = False
        except UNREADABLE as error:
            log.warning("the %s being played could not be read: %r", self.session.game.key, error)
            self._clear(None)
            self.terms.forget()
            self.session.set_play(None)
            self.session.problem.emit(self.tr("The game in progress could not be read"))
            return
        self.hints, self.limit, self.day, self.result = saved.hints, saved.limit, saved.day, saved.result
        self.clock.set(saved.seconds)
        self._late = saved.day if saved.facts.get(LATER) else ""
        self._first_step = self.session.undo_stack.index()
        self._enter(Stage.PAUSED if saved.result is None else Stage.OVER)
        if self.session.mode is not Mode.PLAY:
            self._on_mode_changed(self.session.mode)
        self.session.analyse_now()
        self.settle_if_known()

    def _replay(self, saved: SavedPlay) -> None:
        """What is on the board of a game that is over may be another try."""
        over = saved.result is not None
        end = self.session.game.with_moves(self.puzzle, saved.moves)
        self.rules.moves.begin(end if over else self.session.puzzle, saved.moves)

    def show_past(self, entry: Entry) -> None:
        """Show a game of the history as it ended, in the place of the one that is over."""
        self._leave()
        self.session.edit(self.session.game.parse(entry.puzzle), self.tr("Review"), covered=True)
        self.session.set_play(finished_play(entry).as_json())
        self.resume_saved()

    # the course of a game

    def forget(self) -> None:
        """Forget the game that is over: it is no longer shown, and what was chosen meanwhile is in force."""
        self._leave()
        self.terms.forget()

    def _leave(self) -> None:
        self.searches.cancel()
        self.maker.cancel()
        if self.stage is Stage.OVER:
            self._settle()
        super().forget()

    def _begin(self, day: str) -> None:
        self.hints, self.day, self.id = (), day, new_id()
        self.terms.keep()
        self._first_step = self.session.undo_stack.index()
        self.begin(self.limit_of(self.session.options))

    def _enter(self, stage: Stage) -> None:
        self.stage = stage
        self._limit_undo()
        self.save()
        super()._enter(stage)

    def _limit_undo(self) -> None:
        """Undo stops at the beginning of a game; it changes none that is paused, and none that is over and in front."""
        stage, session = self.stage, self.session
        if stage is Stage.IDLE or (stage is Stage.OVER and session.mode is not Mode.PLAY):
            session.limit_undo()
        else:
            first = self._first_step if stage is Stage.RUNNING else session.undo_stack.index()
            session.limit_undo(first, redo=stage is not Stage.PAUSED)

    def _on_tick(self) -> None:
        super()._on_tick()
        if self.playing and self.elapsed - self._saved_at >= SAVE_SECONDS:
            self.save()

    def _on_terms_changed(self) -> None:
        if self.stage is not Stage.IDLE:
            self.save()

    def _on_clock_toggled(self) -> None:
        self.save()
        self.ticked.emit()

    def _on_mode_changed(self, mode: Mode) -> None:
        if self.stage is Stage.OVER:
            self.terms.show(mode)
            self._limit_undo()

    def _on_run_finished(self) -> None:
        self.settle_if_known()

    @property
    def is_known(self) -> bool:
        """Whether everything that the result needs is known."""
        return self.terms.in_force and self.session.state is State.FINISHED and self.rules.known()

    def settle_if_known(self) -> None:
        """Record the finished game and report it, as soon as its result is known."""
        if self.stage is Stage.OVER and self.is_known and not self._reported:
            self._reported = True
            self._settle()
            self.ended.emit()

    def _settle(self) -> None:
        """Write the finished game into the history, once."""
        if self._settled:
            return
        self._settled = True
        self.history.add([completed(entry) for entry in self.finished.entries()], partial(self._on_written, self.id))

    def _on_written(self, game: str) -> None:
        """Only now it is saved as settled: a kill before costs no game, and writing one twice adds nothing."""
        if self.id == game:
            self._written = True
            self.save()
        self.written.emit()

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        known = self.session.came_covered if self.stage is Stage.IDLE else self.continues(puzzle)
        if not known:
            self.forget()  # the puzzle was typed, pasted or opened, for analysis
            self.session.set_mode(Mode.ANALYSE)
        elif self.playing and self.rules.moves.follow(puzzle):
            self.moved()

    def _abandon(self, then: Callable[[], object]) -> None:
        """End the game for something else; it is recorded only if something was done in it."""
        if self.playing and not self.at_stake:
            self.forget()
        self.end(Result.GIVEN_UP)
        if self.stage is Stage.OVER:
            self._settle()
        then()
