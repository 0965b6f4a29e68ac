"""The lists of the panel: words that can be played now, advice while cards are unknown, games, ways to lay a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QStackedWidget

from qless_studio.engine.games.quiddler.advice import Advice
from qless_studio.engine.games.quiddler.move_analysis import Choice
from qless_studio.engine.games.quiddler.solver import Finished, Laid
from qless_studio.engine.texts import decimal, phrase, say
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_filter import WordFilter

WORDS, ADVICE, GAMES, HANDS = "words", "advice", "games", "hands"
TITLES = {
    WORDS: phrase("Words you can play now"),
    ADVICE: phrase("First words (estimate)"),
    GAMES: phrase("Games by score"),
    HANDS: phrase("Ways to lay down the hand"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Lists", text)


def spelled(cards: Iterable[str], word: str) -> str:
    """A word in capitals; where it has cards of two letters, these joined by dots."""
    cards = tuple(cards)
    return "·".join(cards) if any(len(card) > 1 for card in cards) else word.upper()


def words_of(solution: Any) -> str:
    """The words of a row, by which it is filtered."""
    if isinstance(solution, Finished):
        return " ".join(step.word for step in solution.moves if isinstance(step, Laid))
    move = solution.move
    return move.word if isinstance(move, Laid) else ""


def _words(solution: Any) -> list[str]:
    return words_of(solution).split()


def _choice_text(choice: Choice) -> str:
    move = choice.move
    if isinstance(move, Laid):
        return spelled(move.cards, move.word)
    return _tr("Move pile {}").format(move.source + 1)


def _points(choice: Choice | Advice) -> int | None:
    return choice.move.points + choice.move.bonus if isinstance(choice.move, Laid) else None


def _cost(choice: Choice) -> str:
    return f"−{choice.cost}" if choice.cost else _tr("best")


def _game_text(game: Finished) -> str:
    words = ", ".join(step.word.upper() for step in game.moves if isinstance(step, Laid))
    return words or _tr("no word")


def _left_text(game: Finished) -> str:
    return " ".join(game.left)


def _word_columns(zipf: Callable[[str], float | None]) -> list[Column]:
    return [
        Column("word", _tr("Word"), words_of, _choice_text, words=_words),
        Column("common", _tr("Common"), lambda each: zipf(words_of(each)), kind=Kind.COMMONNESS, width=60),
        Column("points", _tr("Points"), _points, kind=Kind.NUMBER, width=54),
        Column("worth", _tr("End value"), lambda choice: choice.worth, kind=Kind.NUMBER, width=78),
        Column(
            "cost", _tr("Cost"), lambda choice: -choice.cost, _cost, Kind.NUMBER, width=56,
            role=lambda choice: "" if choice.cost else "good",
        ),
    ]  # fmt: skip


def _advice_columns(zipf: Callable[[str], float | None]) -> list[Column]:
    return [
        Column("word", _tr("Word"), words_of, _choice_text, words=_words),
        Column("common", _tr("Common"), lambda each: zipf(words_of(each)), kind=Kind.COMMONNESS, width=60),
        Column("points", _tr("Points"), _points, kind=Kind.NUMBER, width=54),
        Column("mean", _tr("Mean"), lambda advice: advice.mean, lambda each: decimal(each.mean, 1).replace("-", "−"),
               Kind.NUMBER, width=70),
        Column("error", _tr("Error"), lambda advice: advice.error, lambda advice: f"± {decimal(advice.error, 1)}",
               Kind.NUMBER, width=66),
    ]  # fmt: skip


def _game_columns(_: Callable[[str], float | None]) -> list[Column]:
    return [
        Column("words", _tr("Words"), _game_text, words=_words),
        Column("left", _tr("Left"), _left_text, width=72),
        Column("score", _tr("Score"), lambda game: game.score, kind=Kind.NUMBER, width=60),
    ]


def _hand_columns(_: Callable[[str], float | None]) -> list[Column]:
    return [
        Column("words", _tr("Words"), _game_text, words=_words),
        Column("left", _tr("Left"), _left_text, width=72),
        Column("discard", _tr("Discard"), lambda game: game.discard or "", width=72),
        Column("score", _tr("Score"), lambda game: game.score, kind=Kind.NUMBER, width=60),
    ]


COLUMNS = {WORDS: _word_columns, ADVICE: _advice_columns, GAMES: _game_columns, HANDS: _hand_columns}
SORTED = {WORDS: "worth", ADVICE: "mean", GAMES: "score", HANDS: "score"}


def _tie(solution: Any) -> Any:
    if isinstance(solution, Finished):
        return 0  # games of equal score stay as they come
    return -(_points(solution) or 0), words_of(solution)


class Lists(QStackedWidget):
    """A table for each kind of row, one of them in front, all narrowed by the same filter."""

    row_chosen = Signal(object)
    """The solution in the row chosen by the user; None once nothing is."""
    row_activated = Signal(object)
    """Enter or a double click on a row."""

    def __init__(self, appearance: Appearance, zipf: Callable[[str], float | None]) -> None:
        super().__init__()
        self.models = {kind: ResultModel(make(zipf), _tie, self) for kind, make in COLUMNS.items()}
        self.tables = {kind: ResultTable(appearance, model, say(TITLES[kind])) for kind, model in self.models.items()}
        for kind, table in self.tables.items():
            table.sort_by(SORTED[kind])
            table.solution_selected.connect(self.row_chosen)
            table.solution_activated.connect(self.row_activated)
            self.addWidget(table)

    @property
    def kind(self) -> str:
        """Which list is in front."""
        return list(self.tables)[self.currentIndex()]

    def bring(self, kind: str) -> None:
        """Bring a list to the front."""
        self.setCurrentWidget(self.tables[kind])

    def replace(self, kind: str, rows: Iterable[Any]) -> None:
        """Other rows for a list; what was chosen stays so if an equal row is there."""
        model, table = self.models[kind], self.tables[kind]
        chosen = table.chosen
        model.clear()
        model.extend(rows)
        if chosen is not None:
            same = next((row for row in model.solutions() if row.move == chosen.move), None)
            table.choose(same)

    def clear(self) -> None:
        """No rows anywhere."""
        for kind, model in self.models.items():
            self.tables[kind].choose(None)
            model.clear()

    def narrow(self, text: str) -> None:
        """Show only rows whose words pass this filter, a text that can be read."""
        passes = WordFilter(text).predicate(words_of)
        for model in self.models.values():
            model.set_filter(passes)

    def set_compact(self, compact: bool) -> None:
        for table in self.tables.values():
            table.set_compact(compact)
