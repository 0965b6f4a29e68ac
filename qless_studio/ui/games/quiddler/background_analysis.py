"""What the moves of the position are worth, found beside the main search whenever the puzzle changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.quiddler.move_analysis import (
    Figures,
    MoveHint,
    RatedMove,
    Reviewed,
    hints,
    rated_moves,
    review,
)
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Word, played
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session


class BackgroundAnalysis(QObject):
    """Side searches of the tab. Everything it says is about the session's puzzle as it is: each change ends them."""

    advised = Signal(object, object)
    """list of Choice, best first, and Figures: the moves that can be made now"""
    reviewed = Signal(object)
    """tuple of int: what each move gave away"""
    hinted = Signal(object)
    """list of Hint"""
    judged = Signal(object, int)
    """Word, and the final score when it is played and the rest is perfect"""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._searches = BackgroundSearches(session, self)
        self._hints_wanted = False
        self._waiting = False
        session.run_started.connect(self._on_run_started)
        session.progressed.connect(self._on_progressed)
        session.puzzle_changed.connect(lambda _: self.forget())
        session.options_changed.connect(lambda _: self.forget())
        session.lexicon_changed.connect(lambda _: self.forget())

    def forget(self) -> None:
        """End everything under way."""
        self._waiting = False
        self._searches.cancel()

    def _on_run_started(self) -> None:
        self.forget()
        self._waiting = True

    def _on_progressed(self, run: Run) -> None:
        """Only once the best score is proven: until then the main search needs the processor more."""
        if run.proven_after is not None:
            self._begin()

    def _begin(self) -> None:
        if not self._waiting or self._session.lexicon is None:
            return
        self._waiting = False
        self._start("choices", rated_moves, self._session.puzzle, self._on_choices)
        if self._session.puzzle.moves:
            self._start("review", review, self._session.puzzle, self._on_review)
        if self._hints_wanted:
            self.ask_hints()

    def ask_hints(self) -> None:
        """Say `hinted` now and after every change."""
        self._hints_wanted = True
        if self._session.lexicon is not None:
            self._start("hints", hints, self._session.puzzle, self._on_hints)

    def end_hints(self) -> None:
        """No more hints."""
        self._hints_wanted = False
        self._searches.cancel("hints")

    def judge(self, word: Word) -> None:
        """Say `judged` of a word that can be played now."""
        after = played(self._session.puzzle, word)
        self._start("judge", rated_moves, after, lambda found, run: self._on_judged(word, run))

    def _on_choices(self, found: list[RatedMove], run: Run) -> None:
        if isinstance(run.summary, Figures):
            self.advised.emit(found, run.summary)

    def _on_review(self, found: list[Reviewed], run: Run) -> None:
        self.reviewed.emit(tuple(move.lost for move in found))

    def _on_hints(self, found: list[MoveHint], run: Run) -> None:
        self.hinted.emit(found)

    def _on_judged(self, word: Word, run: Run) -> None:
        if isinstance(run.summary, Figures):
            self.judged.emit(word, run.summary.best_from_here)

    def _start(
        self,
        kind: str,
        search: Callable[[Puzzle, Lexicon, Any, Run], Iterator[Any]],
        puzzle: Puzzle,
        done: Callable[[list[Any], Run], None],
    ) -> None:
        """Run a search to its end, then hand over what it found; it replaces the one of the same kind."""
        lexicon, options = self._session.lexicon, self._session.options
        self._searches.collect(kind, lambda run: search(puzzle, lexicon, options, run), done)
