"""One game after another, played on the board of a tab: clock, hints, saving, the end. See docs/decisions/052."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QDialog

from qless_studio.engine.challenges.challenge import Challenge, challenge_text
from qless_studio.engine.challenges.duel import board_of, challenge_of, friends_on
from qless_studio.engine.errors import UNREADABLE, StudioError
from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.history import Entry, Kind, Result, completed, crc_of, new_id
from qless_studio.engine.lexicon import Band, Lexicon, load
from qless_studio.engine.options import changed_options
from qless_studio.engine.play import Clock, SavedPlay, Stage, saved_play
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, counted
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.end_question import EndQuestion
from qless_studio.ui.tab.game_hooks import GameHooks
from qless_studio.ui.tab.in_front import is_left, is_overlaid
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.play_history import PlayHistory
from qless_studio.ui.tab.puzzle_maker import PuzzleMaker
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.play.calendar import Calendar

log = logging.getLogger(__name__)
TICK_MS = 200
SAVE_SECONDS = 5
"""While the clock runs, the game is saved at least this often."""
GOING_ON = (Stage.RUNNING, Stage.PAUSED)


class GamePlay(GameHooks):
    """What all games do the same way while they are played.

    A game subclasses it and overrides the hooks. It calls `start_with` for a puzzle to play, `moved` after each move or
    word, `take_hint` for each step of a hint, and `end` when the game is solved; it puts its own widgets into the tab
    with `add`.
    """

    kind = Kind.GAME
    """What a finished game is in the history."""
    clock_waits = False
    """Whether the clock starts with the first move instead of at once."""
    stage_changed = Signal(object)
    """Stage"""
    ticked = Signal()
    """The time has changed."""
    changed = Signal()
    """A move was made or taken back, or a hint was taken."""
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
    answered = Signal()
    """The question whether the game may end was answered."""

    def __init__(self, places: GamePage, session: Session) -> None:
        """`places` is the layout of the page on which the game is played."""
        super().__init__(places)
        self.places, self.session = places, session
        self.searches = BackgroundSearches(self.session, self)
        self.maker = PuzzleMaker(self.session, self)
        self.history = PlayHistory(self.session, self)
        self.written.connect(self.history.read)
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
        self.puzzle = None
        self.id = ""
        """The id of the current game in the history."""
        self._saved_at = 0.0
        self._then: Callable[[], object] | None = None
        """Called if the player agrees."""
        self._was_running = self._installing = self._settled = self._written = self._reported = False
        self._held = False
        """Whether the clock stands although the game is running."""
        self._was_left = True
        """Whether something else was in use at the last tick; a game that was never in front is not paused."""
        self._resumes = False
        """Whether the game resumes when the word list is loaded."""
        self._shown: list[tuple[tuple[Stage, ...], tuple[Any, ...]]] = []
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._on_timeout)
        self.session.puzzle_changed.connect(self._on_puzzle_changed)
        self.session.run_finished.connect(self._on_run_finished)
        self.session.lexicon_changed.connect(self._on_lexicon_changed)

    # what games override

    def entries(self) -> list[Entry]:
        """The entries for the history when the game is over; their ids are derived from that of `entry`."""
        return [self.entry()]

    def place_calendar(self, calendar: Calendar) -> None:
        """Put the calendar of the daily puzzles into the page."""
        self.add("section", calendar, when=(Stage.IDLE,))

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

    def start_with(
        self,
        puzzle: Any,
        undo_text: str,
        *,
        options: Any = None,
        day: str = "",
        then: Callable[[], object] | None = None,
    ) -> None:
        """Play this puzzle from its beginning, after asking if a game is in progress; `then` is called afterwards."""

        def start() -> None:
            self._forget()
            self.session.set_mode(Mode.PLAY)  # first, so that nothing of the new puzzle is shown
            self._installing = True
            try:
                self.session.edit(self.bare(puzzle), undo_text, options=options)
            finally:
                self._installing = False
            self._begin(day)
            if then is not None:
                then()

        self.ask_to_end(start)

    def moved(self) -> None:
        """A move was made or taken back."""
        if self.stage is Stage.RUNNING and not self.clock.running:
            self.clock.start(self.clock.elapsed)
        self.save()
        self.changed.emit()

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
            if self.moves() or self.clock.elapsed or not self.clock_waits:
                self.clock.start(self.clock.elapsed)
            self._enter(Stage.RUNNING)
            self.places.focus_board()

    def _on_lexicon_changed(self, lexicon: Lexicon | None) -> None:
        if lexicon is not None and self._resumes and self.stage is Stage.PAUSED:
            self.toggle_pause()

    def give_up(self) -> None:
        """End the game as it is."""
        self.end(Result.GIVEN_UP)

    def ask_to_give_up(self) -> None:
        """End the game as it is, after asking if anything was played."""
        if self.moves() or self.hints:
            text = self.tr("The game ends, and the answers are shown.")
            self._ask(self.tr("Give up?"), text, self.tr("Give up"), self.give_up)
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
        self.start_with(self.puzzle, self.tr("Play again"), day=self.day)

    def daily(self, day: date) -> None:
        """Play the puzzle of a day, which is made on a worker first."""
        daily = self.session.game.daily
        if daily is not None:
            name = daily.list_in(self.session.play_in)
            self.session.set_mode(Mode.PLAY)  # where the progress is shown
            self.maker.make(partial(_puzzle_of, daily, day, name), partial(self._on_daily_made, day, name))

    def ask_to_end(self, then: Callable[[], object]) -> None:
        """Do what ends the current game, after asking if anything was played."""
        if self.playing and (self.moves() or self.hints):
            self._ask_to_end(then)
        else:
            self._abandon(then)

    def ask_to_show_answers(self, then: Callable[[], object]) -> None:
        """Do what shows the answers, after asking if a game is in progress."""
        if self.playing:
            end = partial(self._abandon, then)
            self._ask(self.tr("Show the answers?"), self.tr("The game ends."), self.tr("Show answers"), end)
        else:
            then()

    def reason(self) -> str:
        """Why the game is over."""
        if self.result is Result.GIVEN_UP:
            return self.tr("Given up")
        if self.result is Result.SOLVED:
            return self.tr("Solved")
        timed_out = self.limit is not None and self.clock.elapsed >= self.limit
        return self.tr("Time is up") if timed_out else self.tr("Game over")

    def time_and_hints(self) -> str:
        """The time taken, if it is shown, and the number of hint steps."""
        hints = counted(len(self.hints), "{} hint", "{} hints") if self.hints else self.tr("no hints")
        if not self.shows_clock():
            return hints
        return self.tr("{time}, {hints}").format(time=clock_time(self.elapsed), hints=hints)

    def find_longest(self, found: Callable[[str], object]) -> None:
        """Find the longest word that was found or played, and hand it over as people spell it; nothing for none."""
        session, lexicon, moves = self.session, self.session.lexicon, self.moves()
        if lexicon is None or not moves:
            return
        words = partial(session.game.contest.words, self.puzzle, session.options, lexicon, moves)

        def show(longest: list[str], _: Run) -> None:
            for word in longest:
                found(lexicon.shown(word))

        self.searches.collect("longest", lambda run: _longest_of(words()), show)

    @property
    def has_misses(self) -> bool:
        """Whether something may have been missed in the game that is over, and can be practised."""
        practised = self.session.game.load_practice is not None and self.session.folder is not None
        return practised and self.result not in (Result.SOLVED, Result.CLAIMED)

    def practise(self) -> None:
        """Ask for a practice of what was missed."""
        self.practice_wanted.emit(tuple(entry.id for entry in self.entries()))

    def share_text(self) -> str:
        """A text to share, without spoilers; its last line opens the puzzle."""
        session, lexicon = self.session, self.session.lexicon
        title = f"{session.game.title} {self.day}".strip()
        words = "" if lexicon is None else f"{session.lexicon_name} {crc_of(lexicon)}"
        with suppress(StudioError):  # rules that name a file of this computer
            words = challenge_text(replace(self.challenge("", False), played=None))
        return "\n".join((self.tr("Qless Studio: {}").format(title), *self.share_lines(), words)).strip()

    def challenge(self, name: str, cancel: bool) -> Challenge:
        """The challenge to beat the game that is over; raises `StudioError` where it cannot be one."""
        return challenge_of(self.entry(), self.session.game, name, cancel, self.session.commonness)

    def friends_challenge(self) -> Challenge | None:
        """What the friend heard of last sent about the puzzle of the game that is over; None without any."""
        games = (self.session.game,)
        board = board_of(self.entry(), games)
        sent = [] if board is None else friends_on(self.history.entries, board, games)
        return sent[-1] if sent else None

    def entry(self) -> Entry:
        """The game for the history."""
        session, lexicon = self.session, self.session.lexicon
        assert self.result is not None
        options = {name: str(value) for name, value in changed_options(session.options)}
        return Entry(
            session.game.key,
            session.game.format(self.puzzle),
            self.result,
            self.kind,
            round(self.elapsed, 1),
            self.hints,
            self.moves(),
            dict(self.proven()),
            session.lexicon_name,
            "" if lexicon is None else crc_of(lexicon),
            options,
            self.day,
            id=self.id,
        )

    # saving

    def save(self) -> None:
        """Store the game in the session, which is saved soon."""
        self._saved_at = self.elapsed
        if self.stage is Stage.IDLE:
            self.session.set_play(None)
            return
        saved = SavedPlay(
            self.moves(),
            self.hints,
            self.elapsed,
            self.limit,
            self.day,
            self.result,
            {**self.facts(), "id": self.id, "settled": self._written},
        )
        self.session.set_play(saved.as_json())

    def resume_saved(self) -> None:
        """Restore the game that was saved with the session: paused, or over."""
        if self.session.play is None:
            return
        try:
            saved = saved_play(self.session.play)
            self.restore(saved)
            self.puzzle = self.bare(self.session.puzzle)
            self.id = str(saved.facts.get("id", ""))
            self._settled = self._written = bool(saved.facts.get("settled"))
        except UNREADABLE as error:
            log.warning("the %s being played could not be read: %r", self.session.game.key, error)
            self.clear()
            self.session.set_play(None)
            self.session.problem.emit(self.tr("The game in progress could not be read"))
            return
        self.hints, self.limit, self.day, self.result = saved.hints, saved.limit, saved.day, saved.result
        self.clock.set(saved.seconds)
        self._enter(Stage.PAUSED if saved.result is None else Stage.OVER)
        self.session.analyse_now()
        self.settle_if_known()

    # the course of a game

    def _forget(self) -> None:
        """No game: the one that is over is no longer shown."""
        self.searches.cancel()
        self.maker.cancel()
        if self.stage is Stage.OVER:
            self._settle()
        if self.stage is not Stage.IDLE:
            self.clock.set(0.0)
            self.clear()
            self._enter(Stage.IDLE)

    def _begin(self, day: str) -> None:
        self.clear()
        self.hints, self.day, self.result, self.limit = (), day, None, self.next_limit
        self.id, self.puzzle = new_id(), self.bare(self.session.puzzle)
        self.session.stop_undo_here()
        self.clock.set(0.0)
        if not self.clock_waits:
            self.clock.start()
        self._enter(Stage.RUNNING)
        self.session.analyse_now()
        self.places.focus_board()

    def _enter(self, stage: Stage) -> None:
        self.stage, self._resumes, self._held, self._was_left = stage, False, False, True
        if stage not in GOING_ON:
            self.session.release_undo()
        self._timer.start() if stage is Stage.RUNNING else self._timer.stop()
        self.save()
        for when, widgets in self._shown:
            for widget in widgets:
                widget.setVisible(stage in when)
        self.stage_changed.emit(stage)

    def _on_timeout(self) -> None:
        left, self._was_left = self._was_left, is_left(self.places)
        if self._was_left and not left:
            self.toggle_pause()
            return
        self._hold_clock(self.waits() or is_overlaid(self.places))
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

    def settle_if_known(self) -> None:
        """Record the finished game and report it, as soon as its result is known."""
        if self.stage is Stage.OVER and self.known() and not self._reported:
            self._reported = True
            self._settle()
            self.ended.emit()

    def _settle(self) -> None:
        """Write the finished game into the history, once."""
        if self._settled:
            return
        self._settled = True
        self.history.add([completed(entry) for entry in self.entries()], partial(self._on_written, self.id))

    def _on_written(self, game: str) -> None:
        """Only now it is saved as settled: a kill before costs no game, and writing one twice adds nothing."""
        if self.id == game:
            self._written = True
            self.save()
        self.written.emit()

    # the puzzle

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
        self._forget()  # the puzzle was typed, pasted or opened, for analysis
        self.session.set_mode(Mode.ANALYSE)

    def _ask_to_end(self, then: Callable[[], object]) -> None:
        text = self.tr("Another puzzle ends the current game.")
        self._ask(self.tr("End the game?"), text, self.tr("End game"), partial(self._abandon, then))

    def _ask(self, heading: str, text: str, end: str, then: Callable[[], object]) -> None:
        """Ask whether the game may end; `then` ends it."""
        if self.question is not None:
            return
        self._then, self._was_running = then, self.stage is Stage.RUNNING
        if self._was_running:
            self.toggle_pause()
        self.question = EndQuestion(heading, text, end, self.places)
        self.question.finished.connect(self._on_answered)
        open_dialog(self.question)

    def _on_answered(self, answer: int) -> None:
        then, self.question, self._then = self._then, None, None
        if answer == QDialog.DialogCode.Accepted and then is not None:
            then()
        elif self._was_running and self.stage is Stage.PAUSED:
            self.toggle_pause()
        self.answered.emit()

    def _abandon(self, then: Callable[[], object]) -> None:
        """End the game for something else; it is recorded only if something was done in it."""
        if self.playing and not (self.moves() or self.hints):
            self._forget()
        self.end(Result.GIVEN_UP)
        if self.stage is Stage.OVER:
            self._settle()
        then()

    def _on_daily_made(self, day: date, lexicon: str, made: list[Dealt[Any]]) -> None:
        session, dealt = self.session, made[-1]
        undo_text = QCoreApplication.translate("GamePlay", "Daily puzzle")

        def use_it() -> None:
            session.use_commonness(Band.UNKNOWN)
            if session.wanted_lexicon != lexicon:
                session.use_lexicon(lexicon)
            self.daily_dealt(dealt)

        self.start_with(dealt.puzzle, undo_text, options=session.game.options(), day=day.isoformat(), then=use_it)


def _longest_of(words: Mapping[str, int | None]) -> Iterator[str]:
    """The longest word, of several the one worth most."""
    if words:
        yield max(words, key=lambda word: (len(word), words[word] or 0))


def _puzzle_of(daily: Daily[Any], day: date, lexicon: str, run: Run) -> Iterator[Dealt[Any]]:
    """The puzzle of a day with the list of that name, for a worker."""
    yield daily.deal(day, load(lexicon), run)
