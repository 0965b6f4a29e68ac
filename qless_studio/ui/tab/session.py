"""The state of one tab: its mode, whether levels are shown, and the session itself."""

from __future__ import annotations

import enum
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QThreadPool, Signal

from qless_studio.engine.errors import LexiconError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import say
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.tab.terms import PuzzleWithTerms
from qless_studio.ui.work.memory import free_in_slices
from qless_studio.ui.work.pool import SolveJob
from qless_studio.ui.work.signals import timer

# What a tab is used for: to play, with every answer covered, or to analyse.


class Mode(enum.Enum):
    PLAY = "play"
    """The answers are covered."""
    BUILD = "build"
    """A puzzle is made; nothing is covered. Only for games in which building differs from analysing."""
    ANALYSE = "analyse"


def mode_of(name: object) -> Mode:
    """The mode of that name; `Mode.ANALYSE` for any other."""
    return next((mode for mode in Mode if mode.value == name), Mode.ANALYSE)


# Whether levels and expected points are shown: one choice for the whole window.


class Levels(QObject):
    """Shared by all sessions of a window."""

    changed = Signal()
    """`shown` has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown = True
        self.games: Callable[[], Mapping[str, Game[Any, Any, Any]]] = dict
        """All games by key: rounds of one game say something about another of the same kind."""

    def set_shown(self, shown: bool) -> None:
        """Show levels and expected points, or nothing of them."""
        if shown != self.shown:
            self.shown = shown
            self.changed.emit()


# One tab's state: a puzzle that is always being analysed, its options, its word list, its undo history.

QUIET_MS = 150
"""The search starts again this long after the last edit."""
KEEP = 100_000
"""Solutions kept for the list unless the tab sets another number; the rest are only counted."""


class State(enum.Enum):
    """What the analysis is doing."""

    EMPTY = "empty"
    """The board is empty."""
    WAITING = "waiting"
    """The word list is still loading, or the player is still editing."""
    NOT_ANALYSED = "not_analysed"
    """Analysis is off, and the puzzle as it is now has not been searched; nothing found before is kept."""
    RUNNING = "running"
    FINISHED = "finished"
    """The run has ended, see `Session.outcome`."""


class SessionValue(NamedTuple):
    """Everything that a document, the saved session or a new tab sets a session to."""

    puzzle: Any
    options: Any
    lexicon: str
    """Name of the word list; it is loaded if need be."""
    commonness: Band = Band.UNKNOWN
    """The least common words that count."""
    analysing: bool = True
    unread: tuple[str, str] | None = None
    """A saved text that this version cannot read, and why."""
    draft: str | None = None
    """The text being typed as a puzzle, if any."""
    mode: Mode = Mode.ANALYSE
    play: Mapping[str, Any] | None = None
    """The game being played, as `engine.play.SavedPlay.as_json`; None if there is none."""


class Session(PuzzleWithTerms):
    """An edited puzzle and the search for its solutions, which starts again after every edit.

    `solutions` is the one list of the solutions of the current run. It only grows: lists and analyses refer to it
    (`ResultModel.refer_to`) or keep numbers of places in it, not copies. `run_started` means that a new, empty list
    has taken its place; the solutions of the previous run are freed in slices once all slots have dropped them.
    """

    state_changed = Signal(object)
    """State"""
    run_started = Signal()
    """Discard the previous run's results: a new run started, or (`run` is None) there is nothing to search, or not yet.
    """
    solutions_found = Signal(object)
    """list of the solutions just added to `solutions`"""
    progressed = Signal(object)
    """Run"""
    run_finished = Signal(object)
    """FinishedRun"""
    mode_changed = Signal(object)
    """Mode"""
    play_changed = Signal()
    """`play` has changed."""
    words_chosen = Signal()
    """`chosen_words` has changed, or was chosen again."""
    updated = Signal()
    """Something else has changed of what the bars of the window show, or the commands depend on."""
    wished = Signal(object)
    """What the window is to do: a value of `tab.wishes`."""
    message = Signal(str)
    """one line for the user"""
    problem = Signal(str)
    """the same, of something that failed, such as a word list that cannot be read"""

    def __init__(
        self, game: Game[Any, Any, Any], lexicons: Lexicons, pool: QThreadPool, parent: QObject | None = None
    ) -> None:
        super().__init__(game, lexicons, parent)
        self.pool = pool
        self.keep = KEEP
        """How many solutions the next search keeps."""
        self.levels = Levels(self)
        """Whether levels are shown; a window has one for all its sessions."""
        self.threads: int | None = None
        """How many threads a search that can use several may use; None: one for each core."""
        self.play_in = ENGLISH.code
        """Code of the language of daily puzzles."""
        self.folder: Path | None = None
        """Where the tab may store a record of its own; None: nowhere (tests, the self-test)."""
        self.state = State.EMPTY
        self.mode = Mode.ANALYSE
        """What the tab is used for; `set_mode` changes it."""
        self.play: Mapping[str, Any] | None = None
        """The game being played, for the saved session; `set_play` changes it."""
        self.finished: FinishedRun | None = None
        """How the current run ended; None before it has."""
        self.solutions: list[Any] = []
        """The solutions of the current run that are kept, in the order found."""
        self.chosen_words: tuple[str, ...] = ()
        """Words selected in the tab, lower case: one, or those of a selected solution; `choose_words` changes them."""
        self._previous: list[Any] = []
        """The solutions of the run before, while lists may still show them."""
        self._background_fault: Exception | None = None
        self._held = self._interrupted = self._waits_for_lexicon = False
        self._job: SolveJob | None = None
        self.analysing = True
        """Whether every edit starts the search again."""
        self._quiet = timer(self, QUIET_MS, self.solve)

    # the whole value

    @property
    def value(self) -> SessionValue:
        """What `load` would restore."""
        return SessionValue(
            self._puzzle,
            self._options,
            self.words.wanted,
            self.words.commonness,
            self.analysing,
            self.unread,
            self.draft,
            self.mode,
            self.play,
        )

    def load(self, value: SessionValue) -> None:
        """Start from this value, with nothing to undo; one search of it starts after 150 ms of quiet."""
        self.undo_stack.clear()
        self.limit_undo()
        self.drop_choice()
        other_options = value.options != self._options
        self._options, self.analysing = value.options, value.analysing
        self._puzzle, self.unread, self.draft = value.puzzle, value.unread, value.draft
        self.came_covered = False
        if (value.lexicon, value.commonness) != (self.words.wanted, self.words.commonness):
            self.words.set(value.lexicon, value.commonness)
        if other_options:
            self.options_changed.emit(value.options)
        self.puzzle_changed.emit(value.puzzle)
        self.play = value.play
        if value.play is not None and value.mode is Mode.PLAY:
            self.keep_terms()  # until the game is restored: a list may be chosen for all tabs before
        self.chosen_changed.emit()
        self.set_mode(value.mode)
        self._search_again()

    def set_mode(self, mode: Mode) -> None:
        """Use the tab to play, or to analyse."""
        if mode is not self.mode:
            self.mode = mode
            self.mode_changed.emit(mode)

    def set_play(self, play: Mapping[str, Any] | None) -> None:
        """Note the state of the game being played, so that it survives a crash; None: none is."""
        if play != self.play:
            self.play = play
            self.play_changed.emit()

    def choose_words(self, words: Iterable[str]) -> None:
        """Note which words, lower case, the player has selected."""
        self.chosen_words = tuple(dict.fromkeys(filter(None, words)))
        self.words_chosen.emit()

    # the word list

    def resume(self, puzzle: Any, undo_text: str, lexicon: str) -> None:
        """Edit to a puzzle looked at before, with the list it had then ("" for the one in force).

        A list that is gone is treated as in a document: it stays asked for, and a note says what is used instead.
        """
        if lexicon and lexicon != self.chosen.lexicon:
            self.use_lexicon(lexicon)
            self.words.tell()
        self.edit(puzzle, undo_text)

    def _on_words_arrived(self) -> None:
        if self._waits_for_lexicon:
            self.solve()

    def _on_words_failed(self, message: str) -> None:
        self.problem.emit(message)
        if self.state is State.WAITING:
            self._finish_without_run(Outcome.FAILED, LexiconError(message))

    # the search

    def set_analysing(self, on: bool) -> None:
        if on == self.analysing:
            return
        self.analysing = on
        if self.state is State.NOT_ANALYSED:
            self._search_again()
        self.state_changed.emit(self.state)

    def analyse_now(self) -> None:
        """Search the puzzle as it is now, unless that search is running or has finished."""
        if self.state in (State.WAITING, State.NOT_ANALYSED):
            self.solve()

    def hold(self) -> None:
        """Search nothing until `release`, so that a tab in the background costs nothing. See docs/decisions/029.

        The main search is interrupted, and `release` starts it again; background searches end as if the user had
        stopped them.
        """
        self._held = self.words.held = True
        self._quiet.stop()
        if self._waits_for_lexicon or self.state is State.RUNNING:
            self._interrupted = True
            self._waits_for_lexicon = False
            self._drop_run()
            self._set_state(State.WAITING)
        self.close()

    def release(self) -> None:
        """Search again from now on, starting with the current puzzle unless its search had finished."""
        if not self._held:
            return
        self._held = self.words.held = False
        self.words.request()
        if self.state is not State.FINISHED and (self.analysing or self._interrupted):
            self.solve()

    @property
    def run(self) -> Run | None:
        """The current run, or the last one; None after an edit until the search starts."""
        return self._job.run if self._job else None

    @property
    def outcome(self) -> Outcome | None:
        """How the current run ended; None before it has."""
        return self.finished.outcome if self.finished else None

    @property
    def error(self) -> Exception | None:
        """Why the current run failed; None when it did not."""
        return self.finished.error if self.finished else None

    @property
    def found(self) -> int:
        """Solutions found by the current run, including those not kept."""
        return self._job.found if self._job else 0

    @property
    def failure(self) -> str:
        """Details of a bug in the current search, or in a background search since, for a report; otherwise ""."""
        error = self._background_fault if is_no_fault(self.error) else self.error
        if error is None:
            return ""
        facts = f"{self.game.title}, puzzle {self.text!r}\nword list {self.words.name}, {self._options!r}\n"
        return facts + "".join(traceback.format_exception(error))

    def solve(self) -> None:
        """Start the search now, from the beginning."""
        self._quiet.stop()
        self._drop_run()
        self._interrupted = self._waits_for_lexicon = False
        if self._puzzle == self.game.blank:
            self._discard_previous()
            self._set_state(State.EMPTY)
            return
        lexicon = self.lexicon
        if lexicon is None:
            self._waits_for_lexicon = True
            self._discard_previous()
            self._set_state(State.WAITING)
            self.words.load()
            return
        puzzle, options, solve = self._puzzle, self._options, self.game.solve
        self._job = job = self.job(lambda run: solve(puzzle, lexicon, options, run), keep=self.keep)
        job.solutions_found.connect(self._on_solutions_found)
        job.progressed.connect(self.progressed)
        job.finished.connect(self._on_finished)
        self._discard_previous()
        self._set_state(State.RUNNING)
        job.start()

    def stop(self) -> None:
        """End the search; what it found stays."""
        self._quiet.stop()
        self._waits_for_lexicon = False
        if self._job and not self._job.over:
            self._job.stop()
        elif self.state is State.WAITING:
            self._finish_without_run(Outcome.CANCELLED)

    def job(self, work: Callable[[Run], Iterator[Any]], keep: int | None = None) -> SolveJob:
        """A background search (hints, dealing) for the caller to connect and start."""
        job = SolveJob(work, self.pool, self, keep=keep)
        job.finished.connect(self._note_fault)
        return job

    def _note_fault(self, finished: FinishedRun) -> None:
        """Report a bug in a background search: the caller learns only that it found nothing."""
        if finished.run is not self.run and not is_no_fault(finished.error):
            self._background_fault = finished.error
            self.problem.emit(say("The solver failed unexpectedly. Your puzzle is unchanged."))
            self.state_changed.emit(self.state)

    def close(self) -> None:
        """Stop every search of this tab."""
        self._quiet.stop()
        for job in self.findChildren(SolveJob):
            job.cancel()

    def drop_tab(self) -> None:
        """Cancel all background searches silently, and ask no guard: the tab is gone. See docs/decisions/029."""
        self.guard = lambda puzzle, install: install()
        for job in self.findChildren(SolveJob):
            if job is not self._job:
                job.drop()

    def _search_again(self) -> None:
        self._quiet.stop()
        self._drop_run()
        blank = self._puzzle == self.game.blank
        if not (self.analysing or blank):
            self._interrupted = self._waits_for_lexicon = False
            self._discard_previous()
            self._set_state(State.NOT_ANALYSED)
            return
        self._set_state(State.EMPTY if blank else State.WAITING)
        if not self._held:
            self._quiet.start()

    def _drop_run(self) -> None:
        job, self._job = self._job, None
        self.finished = self._background_fault = None
        if self.solutions:
            self._previous, self.solutions = self.solutions, []
        if job is not None:
            job.drop()

    def _discard_previous(self) -> None:
        """Tell listeners to drop the previous results, then free them in slices; 30,000 at once took 60 ms."""
        self.run_started.emit()
        free_in_slices(self._previous, self)
        self._previous = []

    def _on_solutions_found(self, batch: list[Any]) -> None:
        self.solutions += batch
        self.solutions_found.emit(batch)

    def _finish_without_run(self, outcome: Outcome, error: Exception | None = None) -> None:
        """The search ended before it could start; what is still listed is of the puzzle before."""
        self._discard_previous()
        self._on_finished(FinishedRun(Run(), outcome, error))

    def _on_finished(self, finished: FinishedRun) -> None:
        self.finished = finished
        self._set_state(State.FINISHED)
        self.run_finished.emit(finished)

    def _set_state(self, state: State) -> None:
        if state is not self.state or state is State.FINISHED:
            self.state = state
            self.state_changed.emit(state)


def is_no_fault(error: Exception | None) -> bool:
    """Whether the program has no bug to report: there is no error, or one that the user can correct."""
    return error is None or isinstance(error, StudioError)
