"""The lower list of the panel: the puzzles of the word list in force."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine import kernels
from qless_studio.engine.games.affix.dealer import DrawnPuzzle
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.engine.games.affix.searches import PuzzleRow
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.affix.puzzle_catalogue import WORDS, PuzzleCatalogue
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.layout import bare, filled, inset
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.widgets.charts.charts import BestScoreChart
from qless_studio.ui.widgets.results.result_model import SOLUTION
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_filter import FilterField, word_test
from qless_studio.ui.work.signals import listen, timer

LIMIT = re.compile(r"\b(boards|words)\s*(<=|>=|<|>|=)\s*(\d[\d,]*)", re.IGNORECASE)
COMPARE = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq}


@dataclass(frozen=True)
class PuzzleFilter:
    """`st boards<100 words<=800`: a suffix with "st", fewer than 100 boards, and the 800 most common words suffice.

    All limits must hold. The rest of the text is a word filter, and at least one suffix must pass it.
    """

    text: str

    @property
    def by_words(self) -> bool:
        """Whether there is a limit on the words needed, so that puzzles must be rated."""
        return any(name.lower() == "words" for name, _, _ in LIMIT.findall(self.text))

    @property
    def without_words(self) -> PuzzleFilter:
        """The filter without its limits on the words needed."""
        return PuzzleFilter(LIMIT.sub(lambda limit: " " if limit[1].lower() == "words" else limit[0], self.text))

    def predicate(self, words: Callable[[PuzzleRow], int | None]) -> Callable[[PuzzleRow], bool] | None:
        """The test of a puzzle; None if everything passes.

        `words` returns the number of most common words that a puzzle needs, None while it is unknown; then no limit
        on it holds. Raises `FilterError` for an invalid regular expression.
        """
        if not self.text.strip():
            return None
        limits = [
            (name.lower(), COMPARE[sign], int(number.replace(",", "")))
            for name, sign, number in LIMIT.findall(self.text)
        ]
        fits = word_test(LIMIT.sub(" ", self.text))

        def passes(row: PuzzleRow) -> bool:
            for name, compare, limit in limits:
                value = row.boards if name == "boards" else words(row)
                if value is None or not compare(value, limit):
                    return False
            return any(map(fits, row.suffixes))

        return passes


RATE_ALL = 6_000
"""Up to this many puzzles are all rated automatically, and listed easiest first; of more, only the visible rows are."""
QUIET_MS = 150
"""Visible rows are rated once scrolling, sorting and filtering have paused for this long."""
RESORT_MS = 500
"""Time between two sorts while ratings come in."""
CHART_AFTER = 1.0
"""Seconds after which a rating of all puzzles gets a chart."""


class PuzzlePanel(QWidget):
    """Lists the puzzles of a catalogue, rates the visible ones, and shows how far listing and rating are."""

    def __init__(
        self,
        session: Session,
        open_puzzle: Callable[[Puzzle], object],
        show: Callable[[Puzzle], object],
        drawn: Callable[[DrawnPuzzle], object],
    ) -> None:
        """`open_puzzle` analyses a puzzle, `show` only shows it on the board; `drawn` gets one that was drawn."""
        super().__init__()
        self._session, self._open, self._show_puzzle = session, open_puzzle, show
        self.catalogue = PuzzleCatalogue(
            session,
            started=self._on_listing_started,
            found=lambda: self._quiet.start(),
            listed=self._on_listed,
            rated=self._on_ratings_found,
            progressed=self._on_rating_progressed,
            finished=self._on_rating_finished,
            drawn=drawn,
            parent=self,
        )
        self.model = self.catalogue.model
        self._filter = PuzzleFilter("")
        self._compact = self._rating_all = False
        self._marked: tuple[str, ...] = ()
        self._quiet = timer(self, QUIET_MS, self._rate_visible)
        self._resort = timer(self, RESORT_MS, self._apply_ratings)
        self._make_widgets()
        self._lay_out()
        self._connect()

    def _make_widgets(self) -> None:
        self.title = Elided(self.tr("Puzzles"), "section")
        self.caption = Elided("", "caption", trailing=True)
        self.stop_button = Button(self.tr("Stop"), "stop", act=self._on_stop)
        self.filter = FilterField(self.tr("Filter list"))
        self.filter.set_help(
            self.tr("Text, a pattern with ? and *, or a /regular expression/, plus limits such as boards<100 words<800")
        )
        self.chart = BestScoreChart(self.tr("Words needed"))
        self.chart.hide()
        self.table = ResultTable(self.model, self.tr("Puzzles"), True)
        self.filter.follow(self.table)

    def _lay_out(self) -> None:
        header = filled(inset(QHBoxLayout(), 8, OVERHANG, 0, 16, 0), self.title, (self.caption, 1))
        row = filled(inset(QHBoxLayout(), 8, OVERHANG, 0, 16, 0), (self.filter, 1), self.stop_button)
        self.stop_button.hide()
        chart = inset(QHBoxLayout(), None, OVERHANG, 4, 16, 4)
        chart.addWidget(self.chart)
        filled(bare(QVBoxLayout(self), 4), header, row, chart, (self.table, 1))

    def _connect(self) -> None:
        session = self._session
        listen(self._list_if_visible, session.lexicon_changed, session.options_changed)
        session.puzzle_changed.connect(self._show_chart)
        self.model.counts_changed.connect(self._show_counts)
        self.table.clicked.connect(lambda index: self._show_puzzle(index.data(SOLUTION).puzzle))
        self.table.solution_activated.connect(lambda row: self._open(row.puzzle))
        self.table.verticalScrollBar().valueChanged.connect(lambda _: self._quiet.start())
        self.table.horizontalHeader().sortIndicatorChanged.connect(self._on_sorted)
        self.filter.filter_changed.connect(self._on_filter_changed)
        self.chart.said.connect(session.message)
        self.chart.failed.connect(session.problem)

    def set_compact(self, compact: bool) -> None:
        """Without title and caption, for the panel under the board; the counts go into the filter."""
        self._compact = compact
        self.title.setVisible(not compact)
        self.caption.setVisible(not compact)
        self._show_chart()
        self._show_counts()

    # Listing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list_if_visible()

    def _list_if_visible(self) -> None:
        # With interpreted kernels listing takes a minute, and the analysis of the board would have to wait for it.
        if kernels.compiled() and self.isVisible():
            self.catalogue.list_if_changed()

    def _on_listing_started(self) -> None:
        self._rating_all = False
        self.chart.show_steps((), 0)
        self._show_chart()
        if self.catalogue.listing:
            self.table.sort_by("boards")
            self.table.set_empty_text(self.tr("Searching…"))
        self._show_counts()

    def _on_listed(self) -> None:
        suffixes, self._marked = self._marked, ()
        self.mark(suffixes)
        if 0 < self.model.total <= RATE_ALL and kernels.compiled():
            self._rating_all = True
            self._rate(self.model.solutions())
        self._apply_filter()
        self.table.set_empty_text(self.tr("No puzzle exists with this list and these options"))
        self._show_counts()
        self._session.updated.emit()

    def _on_stop(self) -> None:
        self.catalogue.stop()
        self._show_counts()

    def mark(self, suffixes: tuple[str, ...]) -> None:
        """Select the row of the puzzle on the board, if it is listed."""
        if suffixes != self._marked:
            self._marked = suffixes
            self.table.choose(next((row for row in self.model.solutions() if row.suffixes == suffixes), None))

    # Counts and chart

    def _show_counts(self) -> None:
        text = self._counts_text()
        self.stop_button.setVisible(self.catalogue.listing or (self.catalogue.rating and self._rates_all))
        self.caption.setText(text)
        self.filter.setPlaceholderText(text if self._compact and text else self.tr("Filter list"))

    def _counts_text(self) -> str:
        """How many puzzles are listed, and how far listing and rating are."""
        catalogue, total = self.catalogue, figure(self.model.total)
        if catalogue.listing:
            if not catalogue.ratings:
                return self.tr("{} so far").format(total)
            easiest = min(catalogue.ratings.values())
            return counted(
                easiest, "{} so far, easiest: {} word", "{} so far, easiest: {} words", total, figure(easiest)
            )
        if catalogue.outcome is Outcome.LIMITED:
            return self.tr("{}, easiest first").format(total)
        if catalogue.outcome is Outcome.CANCELLED:
            return self.tr("{}, stopped").format(total)
        if catalogue.rating and self._rates_all:
            return self.tr("{} of {}").format(figure(len(catalogue.ratings)), total)
        if self._by_words and self.model.total and len(catalogue.ratings) == self.model.total:
            descending = self.model.sort_order == Qt.SortOrder.DescendingOrder
            return (self.tr("{}, hardest first") if descending else self.tr("{}, easiest first")).format(total)
        return total if self.model.total else ""

    def _show_chart(self) -> None:
        """Show the chart only while the player is choosing a puzzle: beside a puzzle the list needs the space."""
        choosing = self._session.puzzle == self._session.game.blank and not self._compact
        self.chart.setVisible(choosing and bool(self.chart.figures()[1]))

    # Rating

    @property
    def _by_words(self) -> bool:
        """Whether the list is sorted by words needed."""
        return self.model.sort_column == self.model.column_of(WORDS)

    @property
    def _rates_all(self) -> bool:
        """Whether all puzzles are to be rated, not only the visible ones."""
        return self._by_words or self._rating_all or self._filter.by_words

    def _on_sorted(self) -> None:
        if self._by_words:
            self._rate(self.model.solutions())
        else:
            self._quiet.start()
        self._show_counts()

    def _rate_visible(self) -> None:
        """Rate the visible rows; before all others, if all are to be rated."""
        first, last = self.table.rowAt(0), self.table.rowAt(self.table.viewport().height() - 1)
        if first < 0:
            return
        end = self.model.shown if last < 0 else last + 1
        visible = (self.model.solution(row) for row in range(first, end))
        rows = [row for row in visible if row not in self.catalogue.ratings]
        if rows:
            self._rate(rows + self.model.solutions() if self._rates_all else rows)

    def _rate(self, rows: list[PuzzleRow]) -> None:
        self.catalogue.rate(rows)
        self._show_counts()

    def _on_ratings_found(self) -> None:
        self.table.viewport().update()
        if (self._by_words or self._filter.by_words) and not self._resort.isActive():
            self._resort.start()
        self._show_counts()

    def _on_rating_progressed(self, run: Run) -> None:
        if self._rates_all and run.seconds >= CHART_AFTER:
            self.chart.show_run(run)
            self._show_chart()

    def _on_rating_finished(self, finished: FinishedRun) -> None:
        self._resort.stop()
        self._apply_ratings()
        if not self._by_words and self._rating_all and finished.outcome is Outcome.COMPLETE:
            self.table.sort_by(WORDS, Qt.SortOrder.AscendingOrder)
        self._rating_all = False
        self._show_counts()

    def _apply_ratings(self) -> None:
        """Filter and sort again by the ratings found since."""
        if self._filter.by_words:
            self.model.set_filter(self._filter.predicate(self.catalogue.ratings.get))
        if self._by_words:
            self.model.reread()

    # Filter

    def _on_filter_changed(self, text: str) -> None:
        self._filter = PuzzleFilter(text if "/" in text else self._session.language.fold(text))
        self._apply_filter()
        self._quiet.start()

    def _apply_filter(self) -> None:
        """Show what passes the filter; a limit on words rates the puzzles that pass its other parts."""
        ratings = self.catalogue.ratings
        if self._filter.by_words and not self.catalogue.listing:
            self.model.set_filter(self._filter.without_words.predicate(ratings.get))
            self._rate(self.model.solutions())
        self.model.set_filter(self._filter.predicate(ratings.get))
