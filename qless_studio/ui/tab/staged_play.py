"""The stages and the clock of a game that is played on the board of a tab, what is shown at each, and its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog

from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Clock, Stage
from qless_studio.ui.tab.end_question import EndQuestion
from qless_studio.ui.tab.in_front import is_left, is_overlaid
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.play_rules import PlayRules
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import open_dialog

TICK_MS = 200
GOING_ON = (Stage.RUNNING, Stage.PAUSED)


class StagedPlay(QObject):
    """A game that runs, pauses while the player is elsewhere or is asked whether it may end, and is over.

    It leaves nothing behind: a round against the clock beside the analysis is one. Games of Play are `GamePlay`.
    """

    stage_changed = Signal(object)
    """Stage"""
    ticked = Signal()
    """The time has changed."""
    answered = Signal()
    """The question whether the game may end was answered."""

    def __init__(self, places: GamePage, session: Session, rules: PlayRules) -> None:
        """`places` is the layout of the page on which the game is played."""
        super().__init__(places)
        self.places, self.session = places, session
        self.rules = rules
        """Rules of the current game."""
        self.stage = Stage.IDLE
        self.result: Result | None = None
        """How the game ended; None while it is being played."""
        self.puzzle: Any = None
        """The puzzle of the current game, before the first move."""
        self.limit: float | None = None
        """Seconds for the current game; None: no limit."""
        self.greeting = ""
        """What the cover of the board says before a game that the player has not started yet."""
        self.question: EndQuestion | None = None
        """The question whether the game may end, while it is open."""
        self.clock = Clock()
        self._held = False
        """Whether the clock stands although the game is running."""
        self._was_left = True
        """Whether something else was in use at the last tick; a game that was never in front is not paused."""
        self._installing = False
        """Whether the puzzle of the next game is taking the place of this one."""
        self._resumes = False
        """Whether the game resumes when the word list is loaded."""
        self._shown: list[tuple[tuple[Stage, ...], tuple[Any, ...]]] = []
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._on_timeout)
        self.session.lexicon_changed.connect(self._on_lexicon_changed)
        self.session.puzzle_changed.connect(self._on_puzzle_changed)

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

    @property
    def at_stake(self) -> bool:
        """Whether a game is in progress in which anything was done."""
        return self.playing and bool(self.rules.moves())

    # the course of a game

    def begin(self, limit: float | None) -> None:
        """Play the puzzle that is there, for so many seconds."""
        self._clear(self.session.puzzle)
        self.limit, self.result, self.puzzle = limit, None, self.rules.bare(self.session.puzzle)
        self.clock.set(0.0)
        if not self.rules.clock_waits:
            self.clock.start()
        self._enter(Stage.RUNNING)
        self.session.analyse_now()
        self.places.focus_board()

    def end(self, result: Result) -> None:
        """The game is over."""
        if self.playing:
            self.clock.stop()
            self.result = result
            self._enter(Stage.OVER)

    def forget(self) -> None:
        """Forget the game: it is no longer shown."""
        if self.stage is not Stage.IDLE:
            self.clock.set(0.0)
            self._clear(None)
            self._enter(Stage.IDLE)

    def _clear(self, puzzle: Any) -> None:
        """Drop the moves, and begin a game at a position if there is one."""
        self.rules.moves.begin(puzzle)
        self.rules.clear()

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

    def wait_to_start(self, greeting: str) -> None:
        """Cover the board of the game that has just begun, and stop its clock, until the player starts it."""
        self.greeting = greeting
        self.toggle_pause()
        self.clock.set(0.0)

    def _on_lexicon_changed(self, lexicon: Lexicon | None) -> None:
        if lexicon is not None and self._resumes and self.stage is Stage.PAUSED:
            self.toggle_pause()

    def _enter(self, stage: Stage) -> None:
        """Go to a stage, and show what belongs to it."""
        self.stage, self._resumes, self._held, self._was_left = stage, False, False, True
        if stage is not Stage.PAUSED:
            self.greeting = ""
        self._timer.start() if stage is Stage.RUNNING else self._timer.stop()
        for when, widgets in self._shown:
            for widget in widgets:
                widget.setVisible(stage in when)
        self.stage_changed.emit(stage)

    def _on_timeout(self) -> None:
        left, self._was_left = self._was_left, is_left(self.places)
        if self._was_left and not left:
            self.toggle_pause()
        else:
            self._on_tick()

    def _on_tick(self) -> None:
        self._hold_clock(self.rules.waits() or is_overlaid(self.places))
        self.ticked.emit()
        if self.limit is not None and self.clock.elapsed >= self.limit:
            self.end(Result.FINISHED)

    def _hold_clock(self, hold: bool) -> None:
        """Stop the clock while the player cannot play, without the ado of a pause."""
        if hold and self.clock.running:
            self.clock.stop()
            self._held = True
        elif self._held and not hold:
            self._held = False
            self.clock.start(self.clock.elapsed)

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
        else:
            self.ask_to_end(install)

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        """Another puzzle that was typed, pasted or opened ends the game."""
        if not (self._installing or self.continues(puzzle)):
            self.forget()

    # what ends it

    def ask_to_end(self, then: Callable[[], object]) -> None:
        """Do what ends the current game, after asking if anything was played."""
        if self.at_stake:
            self.ask("", self.tr("End the game"), partial(self._abandon, then))
        else:
            self._abandon(then)

    def _abandon(self, then: Callable[[], object]) -> None:
        """End the game for something else."""
        if self.playing:
            self.forget()
        then()

    def ask(self, text: str, end: str, then: Callable[[], object]) -> None:
        """Ask whether the game may end; `then` ends it."""
        if self.question is not None:
            return
        was_running = self.stage is Stage.RUNNING
        if was_running:
            self.toggle_pause()
        self.question = EndQuestion(text, end, self.places)
        self.question.finished.connect(partial(self._on_answered, then, was_running))
        open_dialog(self.question)

    def _on_answered(self, then: Callable[[], object], was_running: bool, answer: int) -> None:
        self.question = None
        if answer == QDialog.DialogCode.Accepted:
            then()
        elif was_running and self.stage is Stage.PAUSED:
            self.toggle_pause()
        self.answered.emit()
