"""What is known of the puzzle of a Q-Less tab, and the searches that find it out (docs/decisions/021)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.q_less import searches
from qless_studio.engine.games.q_less.puzzle import MIN_LETTERS, Puzzle, Solution
from qless_studio.engine.games.q_less.searches import KEEP, Assessment, LiveCheck, Scope, SolutionList
from qless_studio.engine.results import Results
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.work.memory import free_in_slices
from qless_studio.ui.work.signals import listen

CHECK, ALL, ASSESSMENT = "check", "all", "assessment"
"""Names of the background searches."""


class QLessAnalysis(QObject):
    """Follows a session: the live check, the lists of solutions, and how hard the letters are.

    `check`, `solvable`, `ways` and `assessment` are always those of the session's current puzzle, options and word
    list, in whatever order the session's signals arrive: results are kept with the question that they answer.
    """

    grid_checked = Signal()
    """`check` is there."""
    letters_assessed = Signal()
    """`assessment` is there, or has grown."""
    list_replaced = Signal(object)
    """Scope: another list took the place of `lists[scope]`; the search that fills it begins."""
    list_extended = Signal(object)
    """Scope: `lists[scope].kept` grew."""
    counts_changed = Signal()
    search_ended = Signal(object)
    """Scope: the search for `lists[scope]` ended, one way or another."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.searches = BackgroundSearches(session, self)
        self.lists = {scope: SolutionList() for scope in Scope}
        """Results of the latest searches. The list of the grid refers to the session's own solutions; with no
        tiles on the grid both scopes have the same list."""
        self._check: LiveCheck | None = None
        self._checked_for: object = None
        self._assessment: Assessment | None = None
        self._assessed_for: object = None
        self._counted_for: object = None
        self._searched: object = None
        """What the session's run searches."""
        session.keep = KEEP
        listen(self.restart, session.puzzle_changed, session.options_changed, session.lexicon_changed)
        session.run_started.connect(self._on_run_started)
        session.run_started.connect(self._on_asked)
        session.solutions_found.connect(self._on_solutions_found)
        session.progressed.connect(self._on_progressed)
        session.run_finished.connect(self._on_run_finished)

    # what is known

    @property
    def check(self) -> LiveCheck | None:
        """The live check of the current puzzle; None until it is there."""
        return self._check if self._checked_for == self._question() else None

    @property
    def asked(self) -> bool:
        """Whether more is wanted than a check of the words: every edit is analysed, or this puzzle is searched."""
        session = self.session  # `session.run` is still the previous one during `puzzle_changed`
        return session.analysing or self._searched == (session.puzzle, session.options, session.lexicon)

    @property
    def solvable(self) -> bool:
        """Whether the grid may still be solvable, as far as is known."""
        return self.check is None or self.check.solvable is not False

    @property
    def ways(self) -> str:
        """In how many ways the current grid can be solved, such as "3 ways"; empty until that is known."""
        grid = self.lists[Scope.GRID]
        known = grid.complete and grid.run is self.session.run
        return grid.amount(bool(self.session.puzzle.tiles)) if known else ""

    @property
    def assessment(self) -> Assessment | None:
        """How hard the current letters are, or why they have no solution; None until that is known."""
        return self._assessment if self._assessed_for == self._letters_question() else None

    def results_of_letters(self, results: Results) -> Results:
        """The session's results, changed to those of the search for all solutions of the letters."""
        found = self.lists[Scope.ALL]
        stopped = None if self.searches.running(ALL) else Outcome.CANCELLED
        outcome = Outcome.COMPLETE if found.complete else stopped
        run = found.run
        return replace(
            results,
            puzzle=Puzzle(results.puzzle.letters, free=results.puzzle.free),
            found=len(found.kept),
            run=run,
            finished=FinishedRun(run, outcome) if run is not None and outcome is not None else None,
            verdict=results.game.verdict(run.summary if run is not None else None, outcome or Outcome.CANCELLED),
        )

    def _question(self) -> object:
        """What the live check depends on."""
        session = self.session
        return session.puzzle, session.options, session.lexicon, self.asked

    def _letters_question(self) -> object:
        """What the solutions of the letters depend on."""
        session, puzzle = self.session, self.session.puzzle
        return "".join(sorted(puzzle.letters)), session.options, session.lexicon, puzzle.free

    # the live check and the assessment

    def restart(self) -> None:
        """Check the grid as it is now, and assess its letters unless that is done."""
        self._start_check()
        self._start_assessment()

    def _start_check(self) -> None:
        session = self.session
        puzzle, options, lexicon = session.puzzle, session.options, session.lexicon
        self._check, self._checked_for = None, self._question()
        if lexicon is None or not puzzle.letters:
            self.searches.cancel(CHECK)
        else:
            work = partial(searches.live_check, puzzle, lexicon, options, solvability=self.asked)
            self.searches.start(CHECK, work, self._on_checked)

    def _on_asked(self) -> None:
        """The search began: if edits are not analysed, the rest was not wanted until now."""
        session = self.session
        self._searched = None if session.run is None else (session.puzzle, session.options, session.lexicon)
        if self._checked_for != self._question():
            self.restart()

    def _on_checked(self, found: list[LiveCheck]) -> None:
        self._check = found[-1]
        self.grid_checked.emit()

    def _start_assessment(self) -> None:
        """Once for each set of letters: 10 ms, or a few seconds where there is no solution."""
        session, question = self.session, self._letters_question()
        letters, options, lexicon = session.puzzle.letters, session.options, session.lexicon
        if question == self._assessed_for:
            return
        if lexicon is None or len(letters) < MIN_LETTERS or session.puzzle.free or not self.asked:
            self.searches.cancel(ASSESSMENT)
            self._assessment = self._assessed_for = None
        else:
            self._assessment, self._assessed_for = None, question
            self.searches.start(ASSESSMENT, partial(searches.assess, letters, lexicon, options), self._on_assessed)

    def _on_assessed(self, found: list[Assessment]) -> None:
        self._assessment = found[-1]
        self.letters_assessed.emit()

    # the solutions

    def _replace(self, scope: Scope, new: SolutionList) -> None:
        old, self.lists[scope] = self.lists[scope], new
        self.list_replaced.emit(scope)
        self.counts_changed.emit()
        if all(old is not other for other in self.lists.values()):
            free_in_slices(old.kept, self)

    def _on_run_started(self) -> None:
        session, question = self.session, self._letters_question()
        grid = SolutionList(session.run, session.solutions)
        self._replace(Scope.GRID, grid)
        if not session.puzzle.tiles or question != self._counted_for:
            self.searches.cancel(ALL)
            self._replace(Scope.ALL, SolutionList() if session.puzzle.tiles else grid)
            self._counted_for = None if session.run is None else question

    def _on_solutions_found(self, batch: list[Any]) -> None:
        self.list_extended.emit(Scope.GRID)

    def _on_progressed(self, run: Run) -> None:
        self.counts_changed.emit()

    def _on_run_finished(self, finished: FinishedRun) -> None:
        grid, outcome = self.lists[Scope.GRID], finished.outcome
        if finished.run is grid.run:  # not so for a word list that could not be loaded: there was no search
            grid.complete = outcome is Outcome.COMPLETE
        if outcome is Outcome.CANCELLED:
            self.searches.cancel(ALL)
        elif outcome is Outcome.COMPLETE and not self.lists[Scope.ALL].complete:
            self._count_all()
        self.counts_changed.emit()
        self.search_ended.emit(Scope.GRID)

    def _count_all(self) -> None:
        """Find the solutions that do not keep the tiles on the grid, too."""
        session = self.session
        letters, options, lexicon = session.puzzle.letters, session.options, session.lexicon
        if lexicon is None or self.searches.running(ALL):
            return
        work = partial(searches.all_solutions, letters, lexicon, options)
        run = self.searches.start(ALL, work, self._on_all_found, self._on_all_ended, self._on_progressed, keep=KEEP)
        self._replace(Scope.ALL, SolutionList(run))

    def _on_all_found(self, batch: list[Solution]) -> None:
        self.lists[Scope.ALL].kept.extend(batch)
        self.list_extended.emit(Scope.ALL)

    def _on_all_ended(self, finished: FinishedRun) -> None:
        self.lists[Scope.ALL].complete = finished.outcome is Outcome.COMPLETE
        self.counts_changed.emit()
        self.search_ended.emit(Scope.ALL)
