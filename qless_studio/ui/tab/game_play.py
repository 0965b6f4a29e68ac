"""One game after another, played on the board of a tab: clock, hints, saving, the end. See docs/decisions/052."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from qless_studio.engine.errors import UNREADABLE
from qless_studio.engine.game import Dealt
from qless_studio.engine.history import Entry, Result, completed, new_id
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Clock, SavedPlay, Stage, finished_play, saved_play
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.daily_play import DailyPlay
from qless_studio.ui.tab.end_question import EndQuestion
from qless_studio.ui.tab.finished_play import FinishedPlay
from qless_studio.ui.tab.in_front import is_left, is_overlaid
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.play_history import PlayHistory
from qless_studio.ui.tab.play_rules import Answer, PlayRules
from qless_studio.ui.tab.puzzle_maker import PuzzleMaker
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.widgets.basic.dialogs import open_dialog

log = logging.getLogger(__name__)
TICK_MS = 200
SAVE_SECONDS = 5
"""While the clock runs, the game is saved at least this often."""
GOING_ON = (Stage.RUNNING, Stage.PAUSED)


class GamePlay(QObject):
    """Plays any game by its `PlayRules`.

    A game makes it. It calls `start_with` for a puzzle to play, `enter` with what became of each word that the player
    entered, or `moved` after any other move, `take_hint` for each step of a hint, and `end` when the game is solved; it
    puts its own widgets into the page with `add`.
    """

    stage_changed = Signal(object)
    """Stage"""
    ticked = Signal()
    """The time has changed."""
    changed = Signal()
    """A move was made or taken back, or a hint was taken."""
    entered = Signal(object)
    """Answer: something that the player entered was judged."""
    ended = Signal()
    """The game is over, and what the solver has proven about it is known."""
    written = Signal()
    """The finished game was written into the history."""
    practice_wanted = Signal(object)
    """The player wants to practise what was missed: the ids of the entries in the history."""
    challenge_wanted = Signal()
    """The player wants to challenge a friend to the puzzle of the game that is over."""
    past_wanted = Signal(object)
    """The player wants to see a game of the history, an `Entry`, as it ended."""
    statistics_wanted = Signal()
    """The player wants to see the statistics of the game."""
    given_up = Signal()
    """The player gave up: the game is over, and nothing takes its place."""
    answered = Signal()
    """The question whether the game may end was answered."""

    def __init__(self, places: GamePage, session: Session, rules: PlayRules) -> None:
        """`places` is the layout of the page on which the game is played."""
        super().__init__(places)
        self.places, self.session = places, session
        self.rules = self.usual_rules = rules
        """Those of the current game, and those of a game that is started without any."""
        self.searches = BackgroundSearches(self.session, self)
        self.maker = PuzzleMaker(self.session, self)
        self.daily = DailyPlay(self.session, self.maker, self._start_daily, self)
        self.stage = Stage.IDLE
        self.limit: float | None = None
        """Seconds for the current game; None: no limit."""
        self.next_limit: float | None = None
        """Seconds for the next game."""
        self.hints: tuple[str, ...] = ()
        """The steps taken in the current game."""
        self.day = ""
        """The day of a daily puzzle, such as 2024-05-31."""
        self.result: Result | None = None
        """How the game ended; None while it is being played."""
        self.question: EndQuestion | None = None
        """The question whether the game may end, while it is open."""
        self.clock = Clock()
        self.puzzle: Any = None
        """The puzzle of the current game, before the first move."""
        self.id = ""
        """The id of the current game in the history."""
        self._saved_at = 0.0
        self._installing = self._settled = self._written = self._reported = False
        self._held = False
        """Whether the clock stands although the game is running."""
        self._was_left = True
        """Whether something else was in use at the last tick; a game that was never in front is not paused."""
        self._resumes = False
        """Whether the game resumes when the word list is loaded."""
        self._shown: list[tuple[tuple[Stage, ...], tuple[Any, ...]]] = []
        self._enabled: list[tuple[tuple[Stage, ...], tuple[QAction, ...]]] = []
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._on_timeout)
        self.session.puzzle_changed.connect(self._on_puzzle_changed)
        self.session.run_finished.connect(self._on_run_finished)
        self.session.lexicon_changed.connect(self._on_lexicon_changed)

    @property
    def finished(self) -> FinishedPlay:
        """What is told of the game as it is now, usually when it is over."""
        return FinishedPlay(self.session, self.rules, self.puzzle, self.id, self._saved())

    @cached_property
    def history(self) -> PlayHistory:
        """The games that were finished; read when it is first asked for."""
        history = PlayHistory(self.session, self)
        self.written.connect(history.read)
        return history

    # what games use

    @property
    def playing(self) -> bool:
        """Whether a game is in progress, running or paused."""
        return self.stage in GOING_ON

    @property
    def elapsed(self) -> float:
        """Seconds played, without pauses, and no more than the limit."""
        elapsed = self.clock.elapsed
        return elapsed if self.limit is None else min(elapsed, self.limit)

    def add(self, place: str, *widgets: Any, when: tuple[Stage, ...] = tuple(Stage)) -> None:
        """Put widgets into a place of the page in Play, to be visible in these stages."""
        self.places.put(place, *widgets)
        self._shown.append((when, widgets))
        for widget in widgets:
            widget.setVisible(self.stage in when)

    def enable(self, *actions: QAction, when: tuple[Stage, ...]) -> None:
        """Have commands available at these stages alone."""
        self._enabled.append((when, actions))
        for action in actions:
            action.setEnabled(self.stage in when)

    def deal(self) -> None:
        """Play another puzzle; after a daily one, such as the tab had before."""
        if self.daily.before is None or self.rules.goes_on():
            self.rules.deal()
        else:
            self.ask_to_end(self._deal_after_daily)

    def _deal_after_daily(self) -> None:
        self.forget()
        self.daily.take_all_back(self.rules.deal)

    def start_with(
        self,
        puzzle: Any,
        undo_text: str,
        *,
        options: Any = None,
        day: str = "",
        then: Callable[[], object] | None = None,
        rules: PlayRules | None = None,
    ) -> None:
        """Play this puzzle from its beginning, after asking if a game is in progress; `then` is called afterwards.

        `rules` are those of another kind of game.
        """
        rules = rules or self.usual_rules
        refused = rules.refuses(puzzle)
        if refused:
            self.session.message.emit(refused)
            return

        def start() -> None:
            self.forget()
            self.rules = rules
            if self.rules.covered:
                self.session.set_mode(Mode.PLAY)  # first, so that nothing of the new puzzle is shown
            self.daily.note() if day else self.daily.take_back()
            self._installing = True
            try:
                self.session.edit(self.rules.bare(puzzle), undo_text, options=options)
            finally:
                self._installing = False
            self._begin(day)
            if then is not None:
                then()

        self.ask_to_end(start)

    def _start_daily(self, dealt: Dealt[Any], day: date, use_its_words: Callable[[], object]) -> None:
        def then() -> None:
            use_its_words()
            self.save()
            self.rules.daily_dealt(dealt)

        options, undo_text = self.session.game.options(), self.tr("Daily puzzle")
        self.start_with(dealt.puzzle, undo_text, options=options, day=day.isoformat(), then=then)

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
            self.moved()

    def take_hint(self, step: str) -> None:
        """Record a step of a hint; `step` names it in the history."""
        if self.playing:
            self.hints = (*self.hints, step)
            self.moved()

    def toggle_pause(self) -> None:
        """Stop the clock and cover the board, or resume: once the word list is there."""
        if self.stage is Stage.RUNNING:
            self.clock.stop()
            self._enter(Stage.PAUSED)
        elif self.stage is Stage.PAUSED and self.session.lexicon is None:
            self._resumes = True
            self.session.message.emit(self.tr("The game goes on as soon as the word list is loaded"))
        elif self.stage is Stage.PAUSED:
            if self.rules.moves() or self.clock.elapsed or not self.rules.clock_waits:
                self.clock.start(self.clock.elapsed)
            self._enter(Stage.RUNNING)
            self.places.focus_board()

    def _on_lexicon_changed(self, lexicon: Lexicon | None) -> None:
        if lexicon is not None and self._resumes and self.stage is Stage.PAUSED:
            self.toggle_pause()

    def give_up(self) -> None:
        """End the game as it is."""
        self.end(Result.FINISHED if self.rules.may_stop() else Result.GIVEN_UP)
        self.given_up.emit()

    @property
    def at_stake(self) -> bool:
        """Whether a game is in progress in which anything was done."""
        return self.playing and bool(self.rules.moves() or self.hints)

    def ask_to_give_up(self) -> None:
        """End the game as it is, after asking if anything was played."""
        if self.at_stake:
            text = self.tr("The game ends, and the answers are shown.")
            stops = self.rules.may_stop()
            heading, end = (
                (self.tr("Finish?"), self.tr("Finish")) if stops else (self.tr("Give up?"), self.tr("Give up"))
            )
            self.ask(heading, text, end, self.give_up)
        else:
            self.give_up()

    def end(self, result: Result) -> None:
        """The game is over."""
        if not self.playing:
            return
        self.clock.stop()
        self.result = result
        self._settled = self._written = self._reported = False
        self._enter(Stage.OVER)
        self.settle_if_known()

    def again(self) -> None:
        """Play the same puzzle once more."""
        if self.rules.again is None:
            self.start_with(self.puzzle, self.tr("Play again"), day=self.day)
        else:
            self.rules.again()

    def ask_to_end(self, then: Callable[[], object]) -> None:
        """Do what ends the current game, after asking if anything was played."""
        if self.at_stake:
            text = self.tr("Another puzzle ends the current game.")
            self.ask(self.tr("End the game?"), text, self.tr("End game"), partial(self._abandon, then))
        else:
            self._abandon(then)

    def ask_to_show_answers(self, then: Callable[[], object]) -> None:
        """Do what shows the answers, after asking if a game is in progress."""
        if self.playing:
            end = partial(self._abandon, then)
            self.ask(self.tr("Show the answers?"), self.tr("The game ends."), self.tr("Show answers"), end)
        else:
            then()

    # saving

    def save(self) -> None:
        """Store the game in the session, which is saved soon."""
        self._saved_at = self.elapsed
        if not self.rules.covered:
            return
        self.session.set_play(None if self.stage is Stage.IDLE else self._saved().as_json())

    def _saved(self) -> SavedPlay:
        facts = {**self.rules.facts(), **self.daily.facts(), "id": self.id, "settled": self._written}
        return SavedPlay(self.rules.moves(), self.hints, self.elapsed, self.limit, self.day, self.result, facts)

    def resume_saved(self) -> None:
        """Restore the game that was saved with the session: paused, or over."""
        if self.session.play is None:
            return
        try:
            saved = saved_play(self.session.play)
            self.rules.restore(saved)
            self.puzzle = self.rules.bare(self.session.puzzle)
            self.id = str(saved.facts.get("id", ""))
            self._settled = self._written = bool(saved.facts.get("settled"))
            self._reported = False
            self.daily.restore(saved.facts)
        except UNREADABLE as error:
            log.warning("the %s being played could not be read: %r", self.session.game.key, error)
            self.rules.clear()
            self.session.set_play(None)
            self.session.problem.emit(self.tr("The game in progress could not be read"))
            return
        self.hints, self.limit, self.day, self.result = saved.hints, saved.limit, saved.day, saved.result
        self.clock.set(saved.seconds)
        self._enter(Stage.PAUSED if saved.result is None else Stage.OVER)
        self.session.analyse_now()
        self.settle_if_known()

    def show_past(self, entry: Entry) -> None:
        """Show a game of the history as it ended, in the place of the one that is over."""
        self.forget()
        self._installing = True
        try:
            self.session.edit(self.session.game.parse(entry.puzzle), self.tr("Review"))
        finally:
            self._installing = False
        before = self.daily.before
        self.session.set_play(finished_play(entry).as_json())
        self.resume_saved()
        self.daily.before = before

    # the course of a game

    def forget(self) -> None:
        """No game: the one that is over is no longer shown."""
        self.searches.cancel()
        self.maker.cancel()
        if self.stage is Stage.OVER:
            self._settle()
        if self.stage is not Stage.IDLE:
            self.clock.set(0.0)
            self.rules.clear()
            self._enter(Stage.IDLE)

    def _begin(self, day: str) -> None:
        self.rules.clear()
        self.hints, self.day, self.result, self.limit = (), day, None, self.next_limit
        self.id, self.puzzle = new_id(), self.rules.bare(self.session.puzzle)
        if self.rules.covered:
            self.session.stop_undo_here()
        self.clock.set(0.0)
        if not self.rules.clock_waits:
            self.clock.start()
        self._enter(Stage.RUNNING)
        self.session.analyse_now()
        self.places.focus_board()

    def _enter(self, stage: Stage) -> None:
        self.stage, self._resumes, self._held, self._was_left = stage, False, False, True
        if self.rules.covered and stage not in GOING_ON:
            self.session.release_undo()
        self._timer.start() if stage is Stage.RUNNING else self._timer.stop()
        self.save()
        for when, widgets in self._shown:
            for widget in widgets:
                widget.setVisible(stage in when)
        for when, actions in self._enabled:
            for action in actions:
                action.setEnabled(stage in when)
        self.stage_changed.emit(stage)

    def _on_timeout(self) -> None:
        left, self._was_left = self._was_left, is_left(self.places)
        if self._was_left and not left:
            self.toggle_pause()
            return
        self._hold_clock(self.rules.waits() or is_overlaid(self.places))
        self.ticked.emit()
        if self.limit is not None and self.clock.elapsed >= self.limit:
            self.end(Result.FINISHED)
        elif self.elapsed - self._saved_at >= SAVE_SECONDS:
            self.save()

    def _hold_clock(self, hold: bool) -> None:
        """Stop the clock while the player cannot play, without the ado of a pause."""
        if hold and self.clock.running:
            self.clock.stop()
            self._held = True
        elif self._held and not hold:
            self._held = False
            self.clock.start(self.clock.elapsed)

    def _on_run_finished(self, _: object) -> None:
        self.settle_if_known()

    @property
    def is_known(self) -> bool:
        """Whether everything that the result needs is known."""
        return self.session.state is State.FINISHED and self.rules.known()

    def settle_if_known(self) -> None:
        """Record the finished game and report it, as soon as its result is known."""
        if self.stage is Stage.OVER and self.is_known and not self._reported:
            self._reported = True
            self._settle()
            self.ended.emit()

    def _settle(self) -> None:
        """Write the finished game into the history, once."""
        if self._settled or not self.rules.covered:
            return
        self._settled = True
        self.history.add([completed(entry) for entry in self.finished.entries()], partial(self._on_written, self.id))

    def _on_written(self, game: str) -> None:
        """Only now it is saved as settled: a kill before costs no game, and writing one twice adds nothing."""
        if self.id == game:
            self._written = True
            self.save()
        self.written.emit()

    # the puzzle

    def continues(self, puzzle: Any) -> bool:
        """Whether a puzzle is a position of the current game, which a move can lead to, and not another game."""
        if self.rules.continues is None:
            return bool(self.rules.bare(puzzle) == self.puzzle)
        return self.puzzle is not None and self.rules.continues(self.puzzle, puzzle)

    def guard(self, puzzle: Any, install: Callable[[], object]) -> None:
        """Before another puzzle is installed: a move goes through, another puzzle has to be agreed to."""
        if self._installing or self.stage is Stage.IDLE or self.continues(puzzle):
            install()
        elif self.playing:
            self.ask_to_end(install)
        else:
            self._settle()
            install()

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        if self._installing or (self.session.stays_covered if self.stage is Stage.IDLE else self.continues(puzzle)):
            return
        self.forget()  # the puzzle was typed, pasted or opened, for analysis
        self.daily.take_back()
        if self.rules.covered:
            self.session.set_mode(Mode.ANALYSE)

    def ask(self, heading: str, text: str, end: str, then: Callable[[], object]) -> None:
        """Ask whether the game may end; `then` ends it."""
        if self.question is not None:
            return
        was_running = self.stage is Stage.RUNNING
        if was_running:
            self.toggle_pause()
        self.question = EndQuestion(heading, text, end, self.places)
        self.question.finished.connect(partial(self._on_answered, then, was_running))
        open_dialog(self.question)

    def _on_answered(self, then: Callable[[], object], was_running: bool, answer: int) -> None:
        self.question = None
        if answer == QDialog.DialogCode.Accepted:
            then()
        elif was_running and self.stage is Stage.PAUSED:
            self.toggle_pause()
        self.answered.emit()

    def _abandon(self, then: Callable[[], object]) -> None:
        """End the game for something else; it is recorded only if something was done in it."""
        if self.playing and not (self.at_stake and self.rules.covered):
            self.forget()
        self.end(Result.GIVEN_UP)
        if self.stage is Stage.OVER:
            self._settle()
        then()
