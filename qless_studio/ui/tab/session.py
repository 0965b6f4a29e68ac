"""One tab's state: a puzzle that is always being analysed, its options, its word list, its undo history."""

from __future__ import annotations

import enum
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from qless_studio.engine.errors import LexiconError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import DEFAULT, Band, Lexicon
from qless_studio.engine.options import same_search
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.work.deferred_free import free_in_slices
from qless_studio.ui.work.job import SolveJob

QUIET_MS = 150
"""So long after the last edit the search starts again."""
KEEP = 100_000
"""Solutions kept for the list unless the tab sets another number; the rest are counted."""


class State(enum.Enum):
    """What the analysis is doing."""

    EMPTY = "empty"
    """Nothing on the board."""
    WAITING = "waiting"
    """The word list is still loading, or the hand is still moving."""
    RUNNING = "running"
    FINISHED = "finished"
    """See `outcome`."""


@dataclass(frozen=True)
class SessionValue:
    """All that a session is set to at once: by a document, by the saved session, or for a new tab."""

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
    """What was being typed as the puzzle's text."""


class Session(QObject):
    """The board never changes a puzzle: it emits a new one, which comes here and becomes one undo command."""

    puzzle_changed = Signal(object)
    options_changed = Signal(object)
    lexicon_changed = Signal(object)
    """Lexicon, or None while it loads"""
    state_changed = Signal(object)
    run_started = Signal()
    """everything shown of the run before is void"""
    solutions_found = Signal(object)
    """list of solutions"""
    progressed = Signal(object)
    """Run"""
    run_finished = Signal(object)
    """FinishedRun"""
    draft_changed = Signal()
    """`draft` is another one"""
    message = Signal(str)
    """one line for the user, such as a word list that cannot be read"""

    def __init__(
        self, game: Game[Any, Any, Any], lexicons: Lexicons, pool: QThreadPool, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.pool = pool
        self.keep = KEEP
        """How many solutions the next search keeps."""
        self.threads: int | None = None
        """How many threads a search that can use several may use; None: one for each core."""
        self.folder: Path | None = None
        """Where the tab may keep a record of its own; None: nowhere (tests, the self-test)."""
        self.undo_stack = QUndoStack(self)
        self.state = State.EMPTY
        self.finished: FinishedRun | None = None
        """How the current run ended; None before it has."""
        self._own_fault: Exception | None = None
        self.solutions: list[Any] = []
        """Those of the current run that are kept, in the order in which they came."""
        self.unread: tuple[str, str] | None = None
        """A saved text that this version cannot read, and why; kept until another puzzle takes its place."""
        self.draft: str | None = None
        """What is being typed as the puzzle's text and was not taken yet, if anything is."""
        self._held = self._interrupted = self._waits_for_lexicon = False
        self._puzzle = game.blank
        self._options = game.options()
        self._lexicons = lexicons
        self._lexicon_name = DEFAULT
        self._commonness = Band.UNKNOWN
        self._job: SolveJob | None = None
        self._analysing = True
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self.solve)
        lexicons.ready.connect(self._on_lexicon_ready)
        lexicons.failed.connect(self._on_lexicon_failed)
        lexicons.replaced.connect(self._on_lexicon_replaced)
        lexicons.renamed.connect(self._on_lexicon_renamed)
        lexicons.removed.connect(self._on_lexicon_removed)

    # the puzzle

    @property
    def puzzle(self) -> Any:
        return self._puzzle

    @property
    def text(self) -> str:
        """The puzzle's text form."""
        return self.game.format(self._puzzle)

    def edit(self, puzzle: Any, words: str, merge: str = "", options: Any = None) -> None:
        """Replace the puzzle, undoably. `words` name the edit for the menu ("Type a letter").

        Consecutive edits with the same `merge` key become one step of undo. `options` come with the puzzle, such as
        the scoring of certain dice: undo takes both back, and leaves options alone where these are those in force.
        """
        changes = None if options in (None, self._options) else (self._options, options)
        if puzzle != self._puzzle or changes:
            self.undo_stack.push(_ReplacePuzzle(self, (self._puzzle, puzzle), words, merge, changes))

    def edit_text(self, text: str) -> None:
        """Replace the puzzle by the one written as `text`; raises `PuzzleError` and changes nothing."""
        self.edit(self.game.parse(text), self.tr("Type the puzzle"))

    def set_draft(self, text: str | None) -> None:
        """Note what is being typed, so that it outlives a crash; None: nothing is."""
        if text != self.draft:
            self.draft = text
            self.draft_changed.emit()

    @property
    def value(self) -> SessionValue:
        """What `load` would bring back."""
        return SessionValue(
            self._puzzle,
            self._options,
            self._lexicon_name,
            self._commonness,
            self._analysing,
            self.unread,
            self.draft,
        )

    def load(self, value: SessionValue) -> None:
        """Start from this value: nothing to undo, and one search of it once things are quiet."""
        self.undo_stack.clear()
        other_options = value.options != self._options
        other_lexicon = (value.lexicon, value.commonness) != (self._lexicon_name, self._commonness)
        self._options, self._analysing = value.options, value.analysing
        self._lexicon_name, self._commonness = value.lexicon, value.commonness
        self._puzzle, self.unread, self.draft = value.puzzle, value.unread, value.draft
        if other_lexicon:
            self._request_lexicon()
            self.lexicon_changed.emit(self.lexicon)
        if other_options:
            self.options_changed.emit(value.options)
        self.puzzle_changed.emit(value.puzzle)
        self._search_soon()

    def restore(self, puzzle: Any) -> None:
        """Start from this puzzle, with the options and the word list in force."""
        self.load(replace(self.value, puzzle=puzzle, unread=None, draft=None))

    def restore_text(self, text: str) -> None:
        """Start from a saved text; one that cannot be read any more is kept as `unread`."""
        try:
            self.restore(self.game.parse(text) if text else self.game.blank)
        except StudioError as error:
            self.load(replace(self.value, puzzle=self.game.blank, unread=(text, str(error)), draft=None))

    def _install(self, puzzle: Any) -> None:
        self._puzzle = puzzle
        self.unread = self.draft = None
        self.puzzle_changed.emit(puzzle)
        self._search_soon()

    # options and word list

    @property
    def options(self) -> Any:
        return self._options

    def set_options(self, options: Any) -> None:
        if options != self._options:
            before, self._options = self._options, options
            self.options_changed.emit(options)
            if not same_search(before, options):
                self._search_soon()

    @property
    def lexicon(self) -> Lexicon | None:
        """The list in force, as changed by the player and without words less common than `commonness`; None while it
        loads."""
        return self._lexicons.get(self._lexicon_name, self._commonness)

    @property
    def lexicon_name(self) -> str:
        return self._lexicon_name

    def use_lexicon(self, name: str) -> None:
        """Work with that list from now on; it is loaded if need be."""
        self._lexicon_name = name
        self._on_other_lexicon()

    @property
    def commonness(self) -> Band:
        """The least common words that count; `Band.UNKNOWN`: all do."""
        return self._commonness

    def use_commonness(self, least: Band) -> None:
        """Let only words of this band or a more common one count from now on."""
        if least is not self._commonness:
            self._commonness = least
            self._on_other_lexicon()

    def _on_other_lexicon(self) -> None:
        self._request_lexicon()
        self.lexicon_changed.emit(self.lexicon)
        self._search_soon()

    def _request_lexicon(self) -> None:
        if not self._held and self.lexicon is None:
            self._lexicons.request(self._lexicon_name, self._commonness)

    def _on_lexicon_replaced(self, name: str, lexicon: Lexicon) -> None:
        if lexicon is self.lexicon and name == self._lexicon_name:
            self.lexicon_changed.emit(lexicon)
            self._search_soon()

    def _on_lexicon_ready(self, name: str, lexicon: Lexicon) -> None:
        if name != self._lexicon_name or lexicon is not self.lexicon:
            return
        self.lexicon_changed.emit(lexicon)
        if self._waits_for_lexicon:
            self.solve()

    def _on_lexicon_failed(self, name: str, message: str) -> None:
        if name != self._lexicon_name:
            return
        self.message.emit(message)
        if self.state is State.WAITING:
            self._on_finished(FinishedRun(Run(), Outcome.FAILED, LexiconError(message)))

    def _on_lexicon_renamed(self, name: str, new: str) -> None:
        if name == self._lexicon_name:
            self.use_lexicon(new)

    def _on_lexicon_removed(self, name: str) -> None:
        if name == self._lexicon_name:
            self.use_lexicon(DEFAULT)

    # the search

    @property
    def analysing(self) -> bool:
        """Whether every edit starts the search again."""
        return self._analysing

    def set_analysing(self, on: bool) -> None:
        if on == self._analysing:
            return
        self._analysing = on
        if on:
            self._search_soon()
        self.state_changed.emit(self.state)

    def hold(self) -> None:
        """Search nothing until `release`: a tab that nobody looks at costs nothing.

        What is going on ends: the main search is begun anew by `release`, the tab's own end as if the user had
        stopped them.
        """
        self._held = True
        self._quiet.stop()
        if self._waits_for_lexicon or self.state is State.RUNNING:
            self._interrupted = True
            self._waits_for_lexicon = False
            self._drop_job()
            self._set_state(State.WAITING)
        self.close()

    def release(self) -> None:
        """Search from now on, beginning with what is there unless it is known already."""
        if not self._held:
            return
        self._held = False
        self._request_lexicon()
        if self.state is not State.FINISHED and (self._analysing or self._interrupted):
            self.solve()

    @property
    def run(self) -> Run | None:
        """The run that is going on, or the last one."""
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
        """Solutions found by it, those not kept included."""
        return self._job.found if self._job else 0

    @property
    def failure(self) -> str:
        """What a bug in the search, or since then in one of the tab's own, left behind for a report; else ""."""
        error = self._own_fault if is_no_fault(self.error) else self.error
        if error is None:
            return ""
        return (
            f"{self.game.title}, puzzle {self.text!r}\nword list {self._lexicon_name}, {self._options!r}\n"
            + "".join(traceback.format_exception(error))
        )

    def solve(self) -> None:
        """Start the search now, from the beginning."""
        self._quiet.stop()
        self._drop_job()
        self._interrupted = self._waits_for_lexicon = False
        if self._puzzle == self.game.blank:
            self.run_started.emit()
            self._set_state(State.EMPTY)
            return
        lexicon = self.lexicon
        if lexicon is None:
            self._waits_for_lexicon = True
            self._set_state(State.WAITING)
            self._lexicons.request(self._lexicon_name, self._commonness)
            return
        puzzle, options, solve = self._puzzle, self._options, self.game.solve
        self._job = job = self.job(lambda run: solve(puzzle, lexicon, options, run), keep=self.keep)
        job.solutions_found.connect(self._on_solutions_found)
        job.progressed.connect(self.progressed)
        job.finished.connect(self._on_finished)
        self.run_started.emit()
        self._set_state(State.RUNNING)
        job.start()

    def stop(self) -> None:
        """End the search; what it found stays."""
        self._quiet.stop()
        self._waits_for_lexicon = False
        if self._job and not self._job.over:
            self._job.stop()
        elif self.state is State.WAITING:
            self._on_finished(FinishedRun(Run(), Outcome.CANCELLED))

    def job(
        self, work: Callable[[Run], Iterator[Any]], *, limit: Limit | None = None, keep: int | None = None
    ) -> SolveJob:
        """A search of the tab's own beside the main one (hints, dealing); the caller connects and starts it."""
        job = SolveJob(work, self.pool, self, limit=limit, keep=keep)
        job.finished.connect(self._note_fault)
        return job

    def _note_fault(self, finished: FinishedRun) -> None:
        """Report a bug in a background search; whoever started that learns only that it found nothing."""
        if finished.run is not self.run and not is_no_fault(finished.error):
            self._own_fault = finished.error
            translate = QCoreApplication.translate
            self.message.emit(translate("GameTab", "The search met a fault of the program; the puzzle is safe"))
            self.state_changed.emit(self.state)

    def close(self) -> None:
        """Stop every search of this tab."""
        self._quiet.stop()
        for job in self.findChildren(SolveJob):
            job.cancel()

    def drop_own_jobs(self) -> None:
        """Drop every search that `job` gave out: the tab that would hear of them is gone."""
        for job in self.findChildren(SolveJob):
            if job is not self._job:
                job.drop()

    def _search_soon(self) -> None:
        self._drop_job()
        self._set_state(State.EMPTY if self._puzzle == self.game.blank else State.WAITING)
        if not self._held and (self._analysing or self._puzzle == self.game.blank):
            self._quiet.start()

    def _drop_job(self) -> None:
        job, self._job = self._job, None
        self.finished = self._own_fault = None
        free_in_slices(self.solutions, self)
        self.solutions = []
        if job is not None:
            job.drop()

    def _on_solutions_found(self, batch: list[Any]) -> None:
        self.solutions += batch
        self.solutions_found.emit(batch)

    def _on_finished(self, finished: FinishedRun) -> None:
        self.finished = finished
        self._set_state(State.FINISHED)
        self.run_finished.emit(finished)

    def _set_state(self, state: State) -> None:
        if state is not self.state or state is State.FINISHED:
            self.state = state
            self.state_changed.emit(state)


def is_no_fault(error: Exception | None) -> bool:
    """Whether it is none of the program's bugs: nothing, or something the user can put right."""
    return error is None or isinstance(error, StudioError)


class _ReplacePuzzle(QUndoCommand):
    """The one undo command of all games."""

    def __init__(
        self, session: Session, puzzles: tuple[Any, Any], words: str, merge: str, options: tuple[Any, Any] | None
    ) -> None:
        """Pairs are what was before and what comes after; `options` None: they stay as they are."""
        super().__init__(words)
        self._session = session
        self._before, self._after = puzzles
        self._options = options
        self._merge = merge if options is None else ""

    def redo(self) -> None:
        self._install(self._after, 1)

    def undo(self) -> None:
        self._install(self._before, 0)

    def _install(self, puzzle: Any, side: int) -> None:
        if self._options is not None:
            self._session.set_options(self._options[side])
        self._session._install(puzzle)

    def id(self) -> int:
        return hash(self._merge) & 0x7FFFFFFF if self._merge else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _ReplacePuzzle) or other._merge != self._merge:
            return False
        self._after = other._after
        return True
