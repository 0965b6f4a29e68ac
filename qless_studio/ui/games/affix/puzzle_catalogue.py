"""The puzzles of the word list in force: found, rated and drawn from in the background."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from random import SystemRandom

from PySide6.QtCore import QObject

from qless_studio.engine.games.affix.dealer import DrawnPuzzle
from qless_studio.engine.games.affix.searches import (
    Marker,
    PuzzleRow,
    RatedPuzzle,
    draw_puzzle,
    list_puzzles,
    rate_puzzles,
)
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import figure
from qless_studio.ui.games.affix.texts import READABLE, ring_text, short
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel

WORDS = "words"
"""Key of the column with the ratings."""
LIST, RATE, DRAW = "list", "rate", "draw"
LONG = 12 * "M"
"""Suffixes that have room in a narrow list."""


class PuzzleCatalogue(QObject):
    """Fills `model` with puzzles, and `ratings` with the number of most common words that each needs.

    See docs/decisions/023.
    """

    def __init__(
        self,
        session: Session,
        *,
        started: Callable[[], object],
        found: Callable[[], object],
        listed: Callable[[], object],
        rated: Callable[[], object],
        progressed: Callable[[Run], object],
        finished: Callable[[FinishedRun], object],
        drawn: Callable[[DrawnPuzzle], object],
        parent: QObject,
    ) -> None:
        """`started`, `found` and `listed` follow a listing: `model` and `ratings` are empty, have more, have all.

        `rated` is called when `ratings` has more entries, `progressed` and `finished` with the search for them, and
        `drawn` with a puzzle that was drawn.
        """
        super().__init__(parent)
        self._started, self._found, self._listed, self._rated = started, found, listed, rated
        self._progressed, self._rating_finished, self._drawn = progressed, finished, drawn
        self.ratings: dict[PuzzleRow, int] = {}
        self.finished: FinishedRun | None = None
        """How the listing ended; None before it has."""
        self.model = ResultModel(self._columns(), parent=self)
        self._session = session
        self._searches = BackgroundSearches(session, self)
        self._listed_for: object = None

    @property
    def outcome(self) -> Outcome | None:
        """How the listing ended; None before it has."""
        return self.finished.outcome if self.finished else None

    @property
    def active(self) -> bool:
        """Whether any search is running."""
        return self._searches.active

    @property
    def listing(self) -> bool:
        return self._searches.running(LIST)

    @property
    def rating(self) -> bool:
        return self._searches.running(RATE)

    def list_if_changed(self) -> None:
        """List the puzzles if the word list or the options are not those of the last listing."""
        if self._listed_for != (self._session.lexicon, self._session.options):
            if self._listed_for is not None:
                self._searches.cancel(DRAW)  # for another word list or other options
            self.list_all()

    def list_all(self) -> None:
        """List all puzzles of the word list and options in force, from the start."""
        lexicon, options = self._session.lexicon, self._session.options
        self._searches.cancel(LIST, RATE)
        self.ratings.clear()
        self.model.clear()
        self.finished = None
        if lexicon is not None:
            self._listed_for = (lexicon, options)
            self._searches.start(LIST, lambda run: list_puzzles(lexicon, options, run), self._on_found, self._on_listed)
        self._started()

    def stop(self) -> None:
        """Stop listing and rating; what was found stays."""
        self._searches.stop(LIST)
        self._searches.stop(RATE)

    def rate(self, rows: Iterable[PuzzleRow]) -> None:
        """Rate these rows, in this order, unless they are rated already; replaces a rating in progress."""
        unrated = [row for row in dict.fromkeys(rows) if row not in self.ratings]
        lexicon, options = self._session.lexicon, self._session.options
        if unrated and lexicon is not None:
            self._searches.start(
                RATE,
                lambda run: rate_puzzles(unrated, lexicon, options, run),
                self._on_rated,
                self._rating_finished,
                self._progressed,
            )

    def draw(self, level: str) -> None:
        """Draw a puzzle of this level, "any" for all levels, whether or not it is listed."""
        lexicon, options, seed = self._session.lexicon, self._session.options, SystemRandom().randrange(2**32)
        shown = self._session.puzzle
        if lexicon is not None:
            work = partial(draw_puzzle, level, seed, shown, lexicon, options)
            self._searches.collect(DRAW, work, self._on_drawn)

    def _on_found(self, batch: list[PuzzleRow | Marker]) -> None:
        if Marker.TOO_MANY in batch:
            batch = batch[batch.index(Marker.TOO_MANY) + 1 :]
            self.ratings.clear()
            self.model.clear()
        self.model.extend(batch)
        self._found()

    def _on_listed(self, finished: FinishedRun) -> None:
        self.finished = finished
        self._listed()

    def _on_rated(self, batch: list[RatedPuzzle]) -> None:
        self.ratings.update((rated.row, rated.words) for rated in batch)
        self._rated()

    def _on_drawn(self, drawn: list[DrawnPuzzle], run: Run) -> None:
        if drawn:
            self._drawn(drawn[0])
        else:
            self._session.message.emit(self.tr("No puzzle exists with this list and these options"))

    def _columns(self) -> tuple[Column, ...]:
        ratings = self.ratings

        def words_text(row: PuzzleRow) -> str:
            return figure(ratings[row]) if row in ratings else "…"

        return (
            Column(
                "suffixes",
                self.tr("Suffixes"),
                lambda row: row.suffixes,
                lambda row: ring_text(row.suffixes),
                brief=lambda row: " ".join(row.suffixes).upper(),
                widest=LONG,
            ),
            Column(
                "boards",
                self.tr("Boards"),
                lambda row: row.boards,
                lambda row: short(row.boards),
                Kind.NUMBER,
                width=88,
                widest=figure(READABLE - 1),
            ),
            Column(
                WORDS,
                self.tr("Words needed"),
                lambda row: ratings.get(row, math.inf),
                words_text,
                Kind.METER,
                width=112,
                fraction=self._fraction_of_list,
                yields=1,
            ),
        )

    def _fraction_of_list(self, row: PuzzleRow) -> float:
        """The words that a puzzle needs as a fraction of the word list; 0 before it is rated."""
        lexicon = self._session.lexicon
        return self.ratings.get(row, 0) / max(1, len(lexicon)) if lexicon is not None else 0.0
