"""The lists of the panel: playable words, first words while cards are unknown, games, ways to lay down a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.quiddler.dealer import DEALS, RecentDeal, recent_deal
from qless_studio.engine.games.quiddler.move_analysis import Advice, RatedMove
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, Summary
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.recent import MOST, RecentLog
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, decimal, figure, phrase, say
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.layout import filled, inset
from qless_studio.ui.widgets.basic.list_row import RowButton
from qless_studio.ui.widgets.basic.themed import LEADING, OVERHANG, TRAILING, put_text, text_width
from qless_studio.ui.widgets.results.result_model import PIECE, Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_filter import WordFilter
from qless_studio.ui.work.signals import timer

WORDS, ADVICE, GAMES, HANDS = "words", "advice", "games", "hands"
TITLES = {
    WORDS: phrase("Words you can play now"),
    ADVICE: phrase("First words (estimate)"),
    GAMES: phrase("Games by score"),
    HANDS: phrase("Ways to lay down the hand"),
}
Solution = RatedMove | Advice | FinishedGame
"""A row of any list."""
Zipf = Callable[[str], float | None]
"""How common a word is."""
Text = Callable[[str], str]
"""A word as people spell it, or as it is sorted."""


def spelled(cards: Iterable[str], word: str, shown: Text) -> str:
    """A word as people spell it; if one of its cards has two letters, its cards, separated by dots, too."""
    cards, text = tuple(cards), shown(word)
    if all(len(card) == 1 for card in cards):
        return text
    return "·".join(cards) if text == word.upper() else f"{text} ({'·'.join(cards)})"


def words_of(solution: Solution) -> str:
    """The words of a row, separated by spaces; the filter applies to them."""
    if isinstance(solution, FinishedGame):
        return " ".join(step.word for step in solution.moves if isinstance(step, LaidWord))
    move = solution.move
    return move.word if isinstance(move, LaidWord) else ""


def _words(solution: Solution) -> list[str]:
    return words_of(solution).split()


def _move_text(row: RatedMove | Advice, shown: Text) -> str:
    move = row.move
    if isinstance(move, LaidWord):
        return spelled(move.cards, move.word, shown)
    return say("Move pile {}", move.source + 1)


def _points(row: RatedMove | Advice) -> int | None:
    return row.move.score if isinstance(row.move, LaidWord) else None


def _cost_text(choice: RatedMove) -> str:
    return f"−{choice.cost}" if choice.cost else say("best")


def _game_text(game: FinishedGame, shown: Text) -> str:
    words = ", ".join(shown(step.word) for step in game.moves if isinstance(step, LaidWord))
    return words or say("no word")


def _left_text(game: FinishedGame) -> str:
    return " ".join(game.left)


def _word_columns(zipf: Zipf, shown: Text, order: Text) -> list[Column]:
    return [
        Column("word", say("Word"), words_of, lambda row: _move_text(row, shown), words=_words,
               sort_key=lambda row: order(words_of(row))),
        Column("common", say("Common"), lambda row: zipf(words_of(row)), kind=Kind.COMMONNESS, width=60),
        Column("points", say("Points"), _points, kind=Kind.NUMBER, width=54),
        Column("worth", say("End value"), lambda choice: choice.worth, kind=Kind.NUMBER, width=78),
        Column(
            "cost", say("Cost"), lambda choice: -choice.cost, _cost_text, Kind.NUMBER, width=56,
            role=lambda choice: "" if choice.cost else "good",
        ),
    ]  # fmt: skip


def _advice_columns(zipf: Zipf, shown: Text, order: Text) -> list[Column]:
    return [
        Column("word", say("Word"), words_of, lambda row: _move_text(row, shown), words=_words,
               sort_key=lambda row: order(words_of(row))),
        Column("common", say("Common"), lambda row: zipf(words_of(row)), kind=Kind.COMMONNESS, width=60),
        Column("points", say("Points"), _points, kind=Kind.NUMBER, width=54),
        Column("mean", say("Mean"), lambda advice: advice.mean, lambda each: decimal(each.mean, 1).replace("-", "−"),
               Kind.NUMBER, width=70),
        Column("error", say("Error"), lambda advice: advice.error, lambda advice: f"± {decimal(advice.error, 1)}",
               Kind.NUMBER, width=66),
    ]  # fmt: skip


def _game_columns(_: Zipf, shown: Text, order: Text) -> list[Column]:
    return [
        Column("words", say("Words"), lambda game: _game_text(game, shown), words=_words),
        Column("left", say("Left"), _left_text, width=72),
        Column("score", say("Score"), lambda game: game.score, kind=Kind.NUMBER, width=60),
    ]


def _hand_columns(_: Zipf, shown: Text, order: Text) -> list[Column]:
    return [
        Column("words", say("Words"), lambda game: _game_text(game, shown), words=_words),
        Column("left", say("Left"), _left_text, width=72),
        Column("discard", say("Discard"), lambda game: game.discard or "", width=72),
        Column("score", say("Score"), lambda game: game.score, kind=Kind.NUMBER, width=60),
    ]


COLUMNS = {WORDS: _word_columns, ADVICE: _advice_columns, GAMES: _game_columns, HANDS: _hand_columns}
SORTED_BY = {WORDS: "worth", ADVICE: "mean", GAMES: "score", HANDS: "score"}


def _tie(solution: Solution) -> Any:  # the two kinds of key are never in the same list
    if isinstance(solution, FinishedGame):
        return 0  # games of equal score keep the order in which they were found
    return -(_points(solution) or 0), words_of(solution)


def moves_table(zipf: Zipf, shown: Text, order: Text) -> ResultTable:
    """A table of `RatedMove`, the best first; `shown` and `order` as for `Lists`."""
    model = ResultModel(_word_columns(zipf, shown, order), _tie)
    table = ResultTable(model, say(TITLES[WORDS]))
    model.setParent(table)
    table.sort_by(SORTED_BY[WORDS])
    return table


class Lists(QStackedWidget):
    """A table for each kind of row, one of them shown, all filtered alike."""

    row_chosen = Signal(object)
    """The solution in the row selected by the user; None once no row is."""
    row_activated = Signal(object)
    """Enter or a double click on the row of this solution."""

    def __init__(self, zipf: Zipf, shown: Text = str.upper, order: Text = str) -> None:
        """`shown` gives a word as people spell it, `order` a key to sort words by."""
        super().__init__()
        self.models = {name: ResultModel(columns(zipf, shown, order), _tie, self) for name, columns in COLUMNS.items()}
        self.tables = {name: ResultTable(model, say(TITLES[name])) for name, model in self.models.items()}
        self._queued: dict[str, list[FinishedGame]] = {name: [] for name in COLUMNS}
        """Rows not listed yet: many at once are listed in pieces."""
        self._pieces = timer(self, 0, self._on_piece, repeats=True)
        for name, table in self.tables.items():
            table.sort_by(SORTED_BY[name])
            table.solution_selected.connect(self.row_chosen)
            table.solution_activated.connect(self.row_activated)
            self.addWidget(table)

    def show_list(self, name: str) -> None:
        """Show one of the lists."""
        self.setCurrentWidget(self.tables[name])

    def extend(self, name: str, rows: Iterable[FinishedGame]) -> None:
        """Add rows to a list; of many the first are there at once, and the rest soon."""
        self._queued[name] += rows
        self._on_piece()
        if any(self._queued.values()):
            self._pieces.start()

    def solutions(self, name: str) -> list[Any]:
        """All rows of a list as listed."""
        while self._queued[name]:
            self._on_piece()
        return self.models[name].solutions()

    def _on_piece(self) -> None:
        for name, queued in self._queued.items():
            if queued:
                piece, self._queued[name] = queued[:PIECE], queued[PIECE:]
                self.models[name].extend(piece)
        if not any(self._queued.values()):
            self._pieces.stop()

    def replace(self, name: str, rows: Iterable[RatedMove | Advice]) -> None:
        """Replace the rows of a list; the selected move stays selected if it is still there."""
        model, table = self.models[name], self.tables[name]
        chosen = table.chosen
        model.show(rows)
        if chosen is not None:
            table.choose(next((row for row in model.solutions() if row.move == chosen.move), None))

    def clear(self) -> None:
        """Empty all lists."""
        self._pieces.stop()
        self._queued = {name: [] for name in COLUMNS}
        for name, model in self.models.items():
            self.tables[name].choose(None)
            model.clear()

    def set_filter(self, text: str, lexicon: Lexicon | None = None) -> None:
        """Show only rows whose words pass this filter, as they are played or spelt; raises `FilterError`."""
        passes = WordFilter(text).predicate(words_of, lexicon=lexicon)
        for model in self.models.values():
            model.set_filter(passes)

    def set_compact(self, compact: bool) -> None:
        for table in self.tables.values():
            table.set_compact(compact)


# The deals viewed last, in the panel while the table is empty; clicking one brings it back.

ROW = 44


class DealRow(RowButton):
    """A deal: upper cards over lower cards, and the best score."""

    room = (160, ROW)

    def __init__(self) -> None:
        super().__init__()
        self.looked = RecentDeal("", 0, "")
        self._rows = ("", "")

    def show_deal(self, looked: RecentDeal) -> None:
        self.looked = looked
        piles = looked.puzzle.piles
        self._rows = " ".join(pile[0] for pile in piles), " ".join(pile[1] for pile in piles)
        best = self.tr("proven best {}").format(figure(looked.best))
        self.setAccessibleName(self.tr("{} over {}, {}").format(*self._rows, best))
        self.setToolTip(best)
        self.update()

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        inner = rect.adjusted(0, theme.px(4), -theme.px(4), -theme.px(5))
        score, big = figure(self.looked.best), theme.font(14, 600, tabular=True)
        put_text(painter, inner, score, big, theme.color("good"), TRAILING, self.mirrored)
        width = inner.width() - text_width(big, score) - theme.px(8)
        half = inner.height() / 2
        for place, (text, weight, role) in enumerate(zip(self._rows, (600, 400), ("text", "text_dim"), strict=True)):
            line = self.visual(QRectF(inner.left(), inner.top() + place * half, width, half))
            font, colour = theme.font(12, weight), theme.color(role)
            put_text(painter, line, text.replace(" ", "  "), font, colour, LEADING, self.mirrored)


class DealRecord(QObject):
    """Records each complete deal once its cards are entered and its best score is proven. See docs/decisions/017."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._entering = self._covered = False
        self._proven: RecentDeal | None = None
        """The deal whose best score was proven last, if it is not recorded yet."""
        self.log = RecentLog(DEALS, session.folder)
        session.puzzle_changed.connect(self._forget_proven)
        session.progressed.connect(self._on_progressed)

    def set_entering(self, entering: bool) -> None:
        """Record no deal while its cards are being entered, and then the one that they make."""
        self._entering = entering
        self._record()

    def set_covered(self, covered: bool) -> None:
        """Record no deal while it is played: other documents show the record, with the best score."""
        self._covered = covered
        self._record()

    def _forget_proven(self) -> None:
        if not self._covered:
            self._proven = None

    def _on_progressed(self, run: Run) -> None:
        summary = run.summary
        if isinstance(summary, Summary) and summary.proven and summary.best is not None:
            found = recent_deal(self.session.puzzle, summary.best, self.session.words.name)
            self._proven = found or self._proven
            self._record()

    def _record(self) -> None:
        """Record the deal proven last, unless it is still being entered or played."""
        if self._entering or self._covered:
            return
        session, proven = self.session, self._proven
        self._proven = None
        if proven is None or proven in self.log.latest[:1]:
            return
        try:
            self.log.add(proven)  # after those that other documents have recorded
        except SessionError as error:
            session.problem.emit(str(error))
        self.changed.emit()


class RecentDeals(QWidget):
    """The deals recorded last."""

    def __init__(self, record: DealRecord, show: Callable[[RecentDeal], object]) -> None:
        """`show` shows a deal once more."""
        super().__init__()
        self._record = record
        self._empty_label = text_label(capitalised(self.tr("none yet")), "caption", wrap=True)
        self.rows = [DealRow() for _ in range(MOST)]
        column = inset(QVBoxLayout(self), 0, OVERHANG, 0, 16, 0)  # aligned with the panel above
        filled(column, SectionHeader(self.tr("Recent deals")), 4, self._empty_label)
        for row in self.rows:
            row.clicked.connect(lambda _=False, row=row: show(row.looked))
            column.addWidget(row)
        column.addStretch(1)
        record.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        deals = self._record.log.latest
        self._empty_label.setVisible(not deals)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(deals))
            if number < len(deals):
                row.show_deal(deals[number])
