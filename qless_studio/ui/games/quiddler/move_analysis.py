"""What the moves of the session's puzzle are worth, found in the background whenever the puzzle changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.quiddler.move_analysis import Figures, RatedMove, Reviewed, rated_moves, review
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Shift, Word, played
from qless_studio.engine.games.quiddler.rules import Options
from qless_studio.engine.games.quiddler.solver import LaidWord, Summary
from qless_studio.engine.games.quiddler.tray import Tray
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session

RANK, REVIEW, VALUE = "rank", "review", "value"
R = TypeVar("R")


class MoveAnalysis(QObject):
    """Ranks the moves, reviews those made and values single words.

    It starts once the best score of a run is proven; until then the main search needs the processor more. Call
    `forget` as soon as the puzzle, the options or the word list change: everything here is about the puzzle before.
    See docs/decisions/017.
    """

    changed = Signal()
    """Something else is known: `proven`, `choices`, `lost`, the value of a word; or `covered` has changed."""
    moves_ranked = Signal()
    """`choices` and `figures` are set."""
    forgotten = Signal()
    """Everything found is out of date."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.proven: Summary | None = None
        """What the run has proven of the puzzle as it is now; None until then."""
        self.choices: list[RatedMove] | None = None
        """The moves that can be made now, best first; None until they are ranked."""
        self.figures: Figures | None = None
        """The figures of the game, with `choices`."""
        self.lost: tuple[int, ...] = ()
        """The points that each move made gave away; empty until that is known."""
        self._session = session
        self._searches = BackgroundSearches(session, self)
        self._values: dict[Word, int] = {}
        self._valuing: Word | None = None
        self._waits_for_proof = False
        self.covered = False
        """Whether nothing is found, because a game is being played."""
        session.run_started.connect(self._on_run_started)
        session.progressed.connect(self._on_progressed)

    def forget(self) -> None:
        """Cancel all searches and discard what they found."""
        self._waits_for_proof = False
        self._searches.cancel()
        self.proven = self.choices = self.figures = None
        self.lost = ()
        self._values.clear()
        self._valuing = None
        self.forgotten.emit()

    def set_covered(self, covered: bool) -> None:
        """While a game is played covered nothing is found; afterwards, what the run has proven is taken up."""
        if covered == self.covered:
            return
        self.covered = covered
        self.forget()
        if not covered and self._session.run is not None:
            self._waits_for_proof = True
            self._on_progressed(self._session.run)
        self.changed.emit()

    def choice_in(self, tray: Tray, letters: str) -> RatedMove | None:
        """The ranked move that the cards in the tray, spelling `letters`, would make; None if it is not ranked."""
        for choice in self.choices or ():
            move = choice.move
            if isinstance(move, Shift):
                if tray.places == (move.source,):
                    return choice
            elif len(tray.places) > 1 and set(move.piles) == set(tray.places) and move.word.upper() == letters:
                return choice
        return None

    def best_places(self, letters: str) -> tuple[int, ...] | None:
        """The cards that serve a word best; None if it is not among the ranked moves."""
        for choice in self.choices or ():
            if isinstance(choice.move, LaidWord) and choice.move.word.upper() == letters:
                return choice.move.piles
        return None

    def value_of(self, word: Word) -> int | None:
        """The final score if a word is played and the rest is perfect; None until that is known."""
        if word not in self._values and word != self._valuing and self.choices is not None:
            self._valuing = word
            puzzle = played(self._session.puzzle, word)
            self._collect(VALUE, rated_moves, puzzle, lambda found, run: self._on_valued(word, run))
        return self._values.get(word)

    def _on_run_started(self) -> None:
        self._searches.cancel()
        self._valuing = None
        self._waits_for_proof = True

    def _on_progressed(self, run: Run) -> None:
        if run.proven_after is None or not self._waits_for_proof or self.covered:
            return
        self._waits_for_proof = False
        if isinstance(run.summary, Summary):
            self.proven = run.summary
            self.changed.emit()
        puzzle: Puzzle = self._session.puzzle
        self._collect(RANK, rated_moves, puzzle, self._on_ranked)
        if puzzle.moves:
            self._collect(REVIEW, review, puzzle, self._on_reviewed)

    def _on_ranked(self, found: list[RatedMove], run: Run) -> None:
        if isinstance(run.summary, Figures):
            self.choices, self.figures = found, run.summary
            self.moves_ranked.emit()
            self.changed.emit()

    def _on_reviewed(self, found: list[Reviewed], run: Run) -> None:
        self.lost = tuple(move.lost for move in found)
        self.changed.emit()

    def _on_valued(self, word: Word, run: Run) -> None:
        if isinstance(run.summary, Figures):
            self._values[word] = run.summary.best_from_here
            self.changed.emit()

    def _collect(
        self,
        name: str,
        search: Callable[[Puzzle, Lexicon, Options, Run], Iterator[R]],
        puzzle: Puzzle,
        complete: Callable[[list[R], Run], None],
    ) -> None:
        """Start a search in place of the one of the same name; `complete` gets all it found, once it is complete."""
        lexicon, options = self._session.lexicon, self._session.options
        if lexicon is not None:
            self._searches.collect(name, lambda run: search(puzzle, lexicon, options, run), complete)
