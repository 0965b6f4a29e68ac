"""How a game is played on the board of a tab: what it says of itself, its stages and its clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from qless_studio.engine.game import Dealt
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Clock, Moves, SavedPlay, Stage
from qless_studio.engine.texts import say
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import Dialog, open_dialog
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.play.result_card import ResultShown
from qless_studio.ui.work.signals import timer

# What a game says of how it is played: the one value that `GamePlay` needs. See docs/decisions/101.


class Judged(Enum):
    """What became of something that the player entered."""

    RIGHT = "right"
    REFUSED = "refused"
    ALREADY = "already"


@dataclass(frozen=True)
class Answer:
    """Something that the player entered, judged: a word, a move."""

    entry: str
    """The entry as people spell it."""
    judged: Judged
    text: str
    """The worth as text, such as "3 points", or why the entry does not count."""
    points: int | None = None
    """Points of the entry; None where entries have no points, and for those that do not count."""

    @property
    def right(self) -> bool:
        return self.judged is Judged.RIGHT

    @property
    def said(self) -> str:
        """The entry and what became of it in a line."""
        return say("{}: {}", self.entry, self.text)


def _nothing(*_: Any) -> None:
    """A game without anything to do here."""


class MatchRules(NamedTuple):
    """What a game says of the match of which it is a round."""

    goes_on: Callable[[], bool] = lambda: False
    """Whether `deal` continues the match."""
    daily_dealt: Callable[[Dealt[Any]], object] = _nothing
    """The puzzle of a day is being played from now on; its `Dealt` says more about it."""
    entries: Callable[[Entry], Sequence[Entry]] = lambda entry: (entry,)
    """The entries for the history, made of that of the game; their ids are derived from its id."""
    part: Callable[[], str] = str
    """The round that all but the result is about, such as "Round 3" at the end of a match; "" for the whole."""


@dataclass(frozen=True)
class PlayRules:
    """What differs from game to game; in Play `deal` and `result` have to be given."""

    deal: Callable[[], object] = _nothing
    """Make an unseen puzzle and call `GamePlay.start_with`."""
    result: Callable[[], ResultShown] = lambda: ResultShown("", "", "")
    """What the result card shows."""

    # the course of a game
    prepare: Callable[[], object] = _nothing
    """Before `deal`: choose the words that the puzzle is made with, where they follow from something else."""
    bare: Callable[[Any], Any] = lambda puzzle: puzzle
    """A puzzle as it is before the first move."""
    continues: Callable[[Any, Any], bool] | None = None
    """(start, puzzle): whether a move can lead from one to the other; by default whether they have the same `bare`."""
    refuses: Callable[[Any], str] = lambda puzzle: ""
    """Why a puzzle cannot be played; "" if it can."""
    match: MatchRules = field(default_factory=MatchRules)
    """For a game that may be a round of a match."""
    again: Callable[[], object] | None = None
    """Play the same once more; by default the same puzzle is started."""
    waits: Callable[[], bool] = lambda: False
    """Whether the clock stands although the game runs: between two rounds, or until the first move."""
    may_stop: Callable[[], bool] = lambda: False
    """Whether the game may be ended where it is: the player finishes it then, and does not give up."""

    # what was done
    moves: Moves = field(default_factory=Moves)
    """What was found or played; `GamePlay` adds each entry that is right, in lower case."""
    facts: Callable[[], Mapping[str, Any]] = dict
    """What else is saved: JSON values by name."""
    clear: Callable[[], object] = _nothing
    """Drop what the game keeps beside its moves, for a new game."""
    restore: Callable[[SavedPlay], object] = _nothing
    """Take up a saved game, whose `moves` are restored; raises one of `UNREADABLE` if it is damaged."""

    # the end
    known: Callable[[], bool] = lambda: True
    """Whether everything that the result needs is known, apart from the search of the puzzle; call
    `GamePlay.settle_if_known` when that may have changed."""
    proven: Callable[[], Mapping[str, Any]] = dict
    """For the history: what the solver proved and what the player reached; JSON values by name. Called once they are
    `known`, or when the game is left before."""
    missed: Callable[[], bool | None] = lambda: None
    """Whether something was missed that can be practised; None: unless it was solved or claimed."""
    told: Callable[[], str] = str
    """A sentence on the course of the game that is over, if it is no record; "" for none."""
    note: Callable[[], str] = str
    """One line on what is remarkable about the last move; "" for nothing."""
    share: Callable[[], list[str]] = list
    """The lines of a share text about the game; they give no answer away."""

    # what is shown
    clock_note: Callable[[], str] = str
    """What is at the end of the clock, such as the number of the round."""
    clock: QAction | None = None
    """Shows and hides the time, whose place has the note alone then; None: it is always shown."""
    show_word: Callable[[str], object] = _nothing
    """Show a word (lower case) on the board of a game that is over."""
    shows_day: bool = False
    """Whether the game says itself of which day its puzzle is."""

    @property
    def next_text(self) -> str:
        """What the button for another game says."""
        return say("Next round") if self.match.goes_on() else say("New game")

    @property
    def shows_clock(self) -> bool:
        """Whether the time is shown."""
        return self.clock is None or self.clock.isChecked()


# The stages and the clock of a game that is played on the board of a tab, what is shown at each, and its end.

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
        self._resumes = False
        """Whether the game resumes when the word list is loaded."""
        self._shown: list[tuple[tuple[Stage, ...], tuple[Any, ...]]] = []
        self._timer = timer(self, TICK_MS, self._on_timeout, repeats=True)
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
        self._run()
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
            self._run()
            self.places.focus_board()

    def _run(self) -> None:
        waits = self.rules.waits()
        if not waits:
            self.clock.start(self.clock.elapsed)
        self._enter(Stage.RUNNING)
        self._held = waits

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
        if self.stage is Stage.IDLE or self.continues(puzzle):
            install()
        else:
            self.ask_to_end(install)

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        """Another puzzle that was typed, pasted or opened ends the game."""
        if not self.continues(puzzle):
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


# Whether a player can see the board: a clock stops while they cannot, and the keyboard is not taken away from them.


def is_left(page: QWidget) -> bool:
    """Whether something else is in use: another tab, page, dialog, window or program."""
    return not (page.isVisible() and page.window().isActiveWindow())


def is_overlaid(page: QWidget) -> bool:
    """Whether a menu is open, or a part of the window lies over the page for a while."""
    window = page.window()
    above = window.childAt(page.mapTo(window, page.rect().center()))
    return QApplication.activePopupWidget() is not None or not (above is None or page.isAncestorOf(above))


def focus_if_seen(widget: QWidget) -> None:
    """Give a widget the focus, unless it is on a page that is hidden: a document behind another takes no letters.

    A window that is not yet shown gives the focus to it when it is.
    """
    if widget.isVisible() or not widget.window().isVisible():
        widget.setFocus()


# The question whether a game, or something else that took time, may end.


class EndQuestion(Dialog):
    """Accepted: the game ends. Going on is the default button, and Escape."""

    def __init__(self, text: str, end: str, parent: QWidget, keep: str = "") -> None:
        """`end` is the text of the button that ends the game, `keep` of the other one if it is not a game."""
        heading = f"{end}?"
        super().__init__(heading, None, parent)
        self.text = text_label(text, "note", wrap=True)
        self.text.setMinimumWidth(self.theme.px(320))
        filled(self.column, text_label(heading, "figure"), self.text)
        self.end = self.add_button(end, self.accept)
        self.keep = self.add_button(keep or self.tr("Keep playing"), self.reject, primary=True)
        self.keep.setFocus()
