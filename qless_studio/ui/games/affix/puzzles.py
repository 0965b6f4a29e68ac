"""The lower half of the panel's lists: every puzzle of the word list, found in the background."""

from __future__ import annotations

import math
from random import SystemRandom

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine import kernels
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import figure
from qless_studio.ui.games.affix.analysis import PuzzleRow, Rated, drawn, every_puzzle, rated
from qless_studio.ui.games.affix.filtering import PuzzleFilter
from qless_studio.ui.games.affix.prefixes import boards_text, ring_text
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.themed import OVERHANG, sides
from qless_studio.ui.widgets.charts.charts import BestScoreChart
from qless_studio.ui.widgets.results.filter_field import FilterField
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

FEW = 4_000
"""So many puzzles are all rated by themselves, and listed easiest first; of more only those in sight."""
ENOUGH = 200
"""So many puzzles are enough to draw one from while the search goes on."""
PAUSE = 150
"""Milliseconds of quiet before the rows in sight are rated."""
REREAD = 500
"""Milliseconds between two sortings while ratings come in."""
WATCHED = 1.0
"""Seconds from which on a rating of all puzzles is worth a chart."""
WORDS = "words"


class PuzzlePanel(QWidget):
    """Lists puzzles, says how many there are, rates those in sight, draws one by chance."""

    puzzle_chosen = Signal(object)
    """The puzzle to open."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self._session, self._searches = session, BackgroundSearches(session)
        self._ratings: dict[PuzzleRow, int] = {}
        self._narrowed = PuzzleFilter("")
        self._outcome: Outcome | None = None
        self._wanted: str | None = None
        self._compact = self._rating_all = False
        self._marked: tuple[str, ...] = ()
        self._listed_for: object = None
        self.head = Elided(appearance, self.tr("Puzzles"), 12, 600, "text_dim")
        self.caption = Elided(appearance, "", 12, 400, "text_dim", trailing=True)
        self.stop_button = Button(appearance, self.tr("Stop"), "stop")
        self.stop_button.clicked.connect(self.stop)
        self.filter = FilterField(appearance, self.tr("Filter suffixes"))
        self.filter.set_help(
            self.tr("Text, a pattern with ? and *, or a /regular expression/, plus limits such as boards<100 words<800")
        )
        self.filter.filter_changed.connect(self._on_filter)
        self.chart = BestScoreChart(appearance, self.tr("Words needed for the easiest puzzle"))
        self.chart.said.connect(session.message)
        self.chart.hide()
        self.model = ResultModel(self._columns(), parent=self)
        self.table = ResultTable(appearance, self.model, self.tr("Puzzles"), True)
        self.table.set_empty_text(self.tr("Puzzles for the word list appear here"))
        self.table.solution_activated.connect(lambda row: self.puzzle_chosen.emit(row.puzzle))
        self.table.verticalScrollBar().valueChanged.connect(lambda _: self._quiet.start())
        self.table.horizontalHeader().sortIndicatorChanged.connect(lambda *_: self._on_sorted())
        self.model.counts_changed.connect(lambda shown, total: self._show_counts())
        self._quiet = QTimer(self, singleShot=True, interval=PAUSE)
        self._quiet.timeout.connect(self._rate_in_sight)
        self._reread = QTimer(self, singleShot=True, interval=REREAD)
        self._reread.timeout.connect(self._sort_and_filter)
        self._lay_out()
        session.lexicon_changed.connect(lambda _: self._list_if_new())
        session.options_changed.connect(lambda _: self._list_if_new())
        session.puzzle_changed.connect(lambda _: self._show_chart())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(*sides(OVERHANG, 0, 16, 0))
        head.setSpacing(8)
        head.addWidget(self.head)
        head.addWidget(self.caption, 1)
        row = QHBoxLayout()
        row.setContentsMargins(*sides(OVERHANG, 0, 16, 0))
        row.setSpacing(8)
        row.addWidget(self.filter, 1)
        row.addWidget(self.stop_button)
        self.stop_button.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(row)
        room = QHBoxLayout()
        room.setContentsMargins(*sides(OVERHANG, 4, 16, 4))
        room.addWidget(self.chart)
        column.addLayout(room)
        column.addWidget(self.table, 1)

    def set_compact(self, compact: bool) -> None:
        """Without the head, for the panel under the board; the filter says how many there are."""
        self._compact = compact
        self.head.setVisible(not compact)
        self.caption.setVisible(not compact)
        self._show_chart()
        self._show_counts()

    def _columns(self) -> tuple[Column, ...]:
        def words_text(row: PuzzleRow) -> str:
            return figure(self._ratings[row]) if row in self._ratings else "…"

        return (
            Column("suffixes", self.tr("Suffixes, in ring order"), lambda row: row.suffixes, ring_text),
            Column("boards", self.tr("Boards"), lambda row: row.boards, boards_text, Kind.NUMBER, width=88),
            Column(
                WORDS,
                self.tr("Words needed"),
                lambda row: self._ratings.get(row, math.inf),
                words_text,
                Kind.METER,
                width=112,
                fraction=self._share,
            ),
        )

    def _share(self, row: PuzzleRow) -> float:
        lexicon = self._session.lexicon
        return self._ratings.get(row, 0) / max(1, len(lexicon)) if lexicon is not None else 0.0

    # finding

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list_if_new()

    def find(self) -> None:
        """List the puzzles of the word list and options in force, from the beginning."""
        lexicon, options = self._session.lexicon, self._session.options
        self._searches.cancel("list", "rate", "draw")
        self._ratings.clear()
        self.model.clear()
        self._outcome, self._rating_all = None, False
        self.chart.show_steps((), 0)
        self._show_chart()
        if lexicon is None:
            return
        self._listed_for = (lexicon, options)
        self.table.sort_by("boards")
        self.table.set_empty_text(self.tr("Searching for puzzles…"))
        self._searches.start("list", lambda run: every_puzzle(lexicon, options, run), self._on_found, self._on_listed)
        self._show_counts()

    def stop(self) -> None:
        """Enough puzzles, or enough ratings."""
        self._searches.stop("list")
        self._searches.stop("rate")
        self._show_counts()

    def _list_if_new(self) -> None:
        # interpreted kernels take a minute, and the analysis of the board would wait for them
        if (
            kernels.compiled()
            and self.isVisible()
            and self._listed_for != (self._session.lexicon, self._session.options)
        ):
            self.find()

    def _on_found(self, batch: list[PuzzleRow]) -> None:
        self.model.extend(batch)
        if self._wanted is not None and self.model.total >= ENOUGH:
            self._draw()
        self._quiet.start()

    def _on_listed(self, finished: FinishedRun) -> None:
        self._outcome = finished.outcome
        marked, self._marked = self._marked, ()
        self.mark(marked)
        if self._wanted is not None:
            self._draw()
        if 0 < self.model.total <= FEW and kernels.compiled():
            self._rating_all = True
            self._rate(self.model.solutions())
        self._narrow()
        self.table.set_empty_text(self.tr("No puzzle exists with this list and these options"))
        self._show_counts()

    def _show_counts(self) -> None:
        listing, rating = self._searches.running("list"), self._searches.running("rate")
        self.stop_button.setVisible(listing or (rating and self._whole))
        total = figure(self.model.total)
        if self.model.shown != self.model.total:
            text = self.tr("{} of {}").format(figure(self.model.shown), total)
        elif listing:
            text = self._found_text(total)
        elif self._outcome is Outcome.LIMITED:
            text = self.tr("the first {}; there are more").format(total)
        elif self._outcome is Outcome.CANCELLED:
            text = self.tr("{}, stopped").format(total)
        elif self._whole and rating:
            rated_now = figure(len(self._ratings))
            text = self.tr("{} of {} rated").format(rated_now, total)
        else:
            text = self._ordered_text(total) if self.model.total else ""
        self.caption.setText(text)
        self.filter.setPlaceholderText(text if self._compact and text else self.tr("Filter suffixes"))

    def _found_text(self, total: str) -> str:
        """While puzzles come: how many, and the easiest of those that were rated."""
        if not self._ratings:
            return self.tr("{} so far").format(total)
        return self.tr("{} so far, easiest: {} words").format(total, figure(min(self._ratings.values())))

    def _ordered_text(self, total: str) -> str:
        falling = self.model.sort_order == Qt.SortOrder.DescendingOrder
        if self._by_words and len(self._ratings) == self.model.total:
            return (self.tr("{}, hardest first") if falling else self.tr("{}, easiest first")).format(total)
        return total

    # rating

    @property
    def _whole(self) -> bool:
        """Whether the ratings going on are those of all puzzles, not only of those in sight."""
        return self._by_words or self._rating_all or self._narrowed.by_words

    @property
    def _by_words(self) -> bool:
        return self.model.sort_column == self.model.column_of(WORDS)

    def _on_sorted(self) -> None:
        if self._by_words:
            self._rate(self.model.solutions())
        else:
            self._quiet.start()
        self._show_counts()

    def _rate_in_sight(self) -> None:
        """Rate the rows in sight; first of all, where all are being rated."""
        first, last = self.table.rowAt(0), self.table.rowAt(self.table.viewport().height() - 1)
        if first < 0:
            return
        end = self.model.shown if last < 0 else last + 1
        rows = [row for row in map(self.model.solution, range(first, end)) if row not in self._ratings]
        if rows:
            self._rate(rows + self.model.solutions() if self._whole else rows)

    def _rate(self, rows: list[PuzzleRow]) -> None:
        rows = [row for row in dict.fromkeys(rows) if row not in self._ratings]
        lexicon, options = self._session.lexicon, self._session.options
        if rows and lexicon is not None:
            work = lambda run: rated(rows, lexicon, options, run)  # noqa: E731
            self._searches.start("rate", work, self._on_rated, self._on_ended, self._on_rating)
        self._show_counts()

    def _on_rating(self, run: Run) -> None:
        """A search worth watching gets a chart."""
        if self._whole and run.seconds >= WATCHED:
            self.chart.show_run(run)
            self._show_chart()

    def _show_chart(self) -> None:
        """Only where puzzles are chosen: beside a puzzle the rows need the room."""
        choosing = self._session.puzzle == self._session.game.blank and not self._compact
        self.chart.setVisible(choosing and bool(self.chart.figures()[1]))

    def _on_rated(self, batch: list[Rated]) -> None:
        self._ratings.update((found.row, found.words) for found in batch)
        self.table.viewport().update()
        if (self._by_words or self._narrowed.by_words) and not self._reread.isActive():
            self._reread.start()
        self._show_counts()

    def _sort_and_filter(self) -> None:
        """Let ratings that came in take effect."""
        if self._narrowed.by_words:
            self.model.set_filter(self._narrowed.predicate(self._ratings.get))
        if self._by_words:
            self.model.reread()

    def _on_ended(self, finished: FinishedRun) -> None:
        self._reread.stop()
        self._sort_and_filter()
        if not self._by_words and self._rating_all and finished.outcome is Outcome.COMPLETE:
            self.table.sort_by(WORDS, Qt.SortOrder.AscendingOrder)
        self._rating_all = False
        self._show_counts()

    # choosing

    def draw(self, level: str) -> None:
        """Choose a puzzle by chance, as hard as the level says; once there are enough to draw from."""
        self._wanted = level
        if not self._searches.running("list") and not self.model.total:
            self.find()
        elif self.model.total >= ENOUGH or not self._searches.running("list"):
            self._draw()

    def _draw(self) -> None:
        level, self._wanted = self._wanted or "any", None
        rows, lexicon, options = self.model.solutions(), self._session.lexicon, self._session.options
        if not rows or lexicon is None:
            self._session.message.emit(self.tr("There are no puzzles to choose from"))
            return
        seed = SystemRandom().randrange(2**32)
        self._searches.start(
            "draw",
            lambda run: drawn(rows, level, seed, lexicon, options, run),
            lambda batch: self.puzzle_chosen.emit(batch[0].puzzle),
        )

    def mark(self, suffixes: tuple[str, ...]) -> None:
        """Select the row of the puzzle on the board, if it is listed."""
        if suffixes != self._marked:
            self._marked = suffixes
            self.table.choose(next((row for row in self.model.solutions() if row.suffixes == suffixes), None))

    def _on_filter(self, text: str) -> None:
        self._narrowed = PuzzleFilter(text)
        self._narrow()
        self._quiet.start()

    def _narrow(self) -> None:
        """Show what passes the filter; what it asks for words is looked up once all puzzles are known."""
        if self._narrowed.by_words and not self._searches.running("list"):
            self.model.set_filter(self._narrowed.without_words.predicate(self._ratings.get))
            self._rate(self.model.solutions())
        self.model.set_filter(self._narrowed.predicate(self._ratings.get))
