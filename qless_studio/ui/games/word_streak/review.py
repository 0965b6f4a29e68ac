"""The review of a round of Word Streak: misses by points per second, cheaper paths, and the order of the plan."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.word_streak.why import (
    CheaperPath,
    RoundReview,
    Streak,
    Turn,
    cheaper,
    missed,
    order,
    rate,
)
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import Pace, Plan
from qless_studio.engine.grids.why import Found
from qless_studio.engine.reasons import Reason, first_of
from qless_studio.engine.texts import counted, decimal, figure, say
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids.analysis import RoundWords
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.grids.review import FOUND, Review, review_columns
from qless_studio.ui.grids.tile_filter import TileFilter
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

PLAN = "plan"


class WordStreakReview(Review):
    """The review of a round: words missed and found, and the order of the plan beside the player's order."""

    def __init__(
        self,
        rules: WordStreakRules,
        board: GridBoard,
        analysis: RoundWords,
        played: PlayedWords,
        tile_filter: TileFilter,
        page: QWidget,
        pace: Callable[[], Pace],
        reviewed: Callable[[], RoundReview],
    ) -> None:
        """`pace` and `reviewed` belong to the round that is over."""
        self._reviewed, self._pace = reviewed, pace
        super().__init__(
            rules,
            board,
            analysis,
            played,
            tile_filter,
            page,
            streak_columns(analysis, pace, played),
            lambda found: (played.points.get(found.word, found.score) - found.score, -rate(found, pace()), found.word),
            [(PLAN, say("Plan"))],
        )
        self.turns = ResultModel(turn_columns(analysis, played), parent=self)
        self.order = ResultTable(self.turns, self.tr("Your order and the plan's"))
        self.order.set_empty_text(self.tr("No common words on this board"))
        self.order.hide()
        self.order.solution_selected.connect(self._on_turn_selected)
        self.order.solution_hovered.connect(self._on_turn_hovered)

    def show(self) -> None:
        super().show()
        self.turns.extend(self._reviewed().turns)

    def clear(self) -> None:
        self.turns.clear()
        super().clear()

    def explainer(self, ready: Callable[[], Found]) -> Callable[[str], Reason | None]:
        """Gives the reason for a word, of those played a better path, or a better time for them."""
        rules, reviewed, pace = self._rules, self._reviewed(), self._pace()
        assert isinstance(rules, WordStreakRules)
        puzzle, scoring = rules.puzzle, rules.scoring
        played = tuple(turn.played for turn in reviewed.turns if turn.played is not None)
        plan = Plan(tuple(turn.planned for turn in reviewed.turns if turn.planned is not None), 0, 0)

        def explain(word: str) -> Reason | None:
            streak = Streak(ready(), puzzle, scoring, played, pace)
            for place, one in enumerate(played):
                if one.word == word:
                    path = CheaperPath(one, streak.round.words[word])
                    return first_of(chain(cheaper(streak, path), order(streak, place, plan)))
            return first_of(missed(streak, word))

        return explain

    def show_part(self) -> None:
        planned = self.choice.value == PLAN
        if planned:
            self.lesson.hide()
        else:
            super().show_part()
        self.words.table.setVisible(not planned)
        self.order.setVisible(planned)
        self.caption.setText(self._caption())

    def _caption(self) -> str:
        if self.choice.value == PLAN:
            return self.tr("yours beside it")
        lost = self._reviewed().lost if self.choice.value == FOUND and self.words.model.total else 0
        return counted(lost, "{} point given away", "{} points given away") if lost else self.tr("common first")

    def _on_turn_selected(self, turn: Turn | None) -> None:
        self.selected.select(_word_of(turn, self._analysis.find))

    def _on_turn_hovered(self, turn: Turn | None) -> None:
        self.selected.hover(_word_of(turn, self._analysis.find))


def _word_of(turn: Turn | None, find: Callable[[str], FoundWord | None]) -> FoundWord | None:
    """The word of the plan, or past its end the player's."""
    if turn is None:
        return None
    if turn.planned is not None:
        return turn.planned.found
    return find(turn.played.word) if turn.played else None


def streak_columns(analysis: RoundWords, pace: Callable[[], Pace], played: PlayedWords) -> list[Column]:
    """The columns of a list of `FoundWord`: with points per second, and of words played what they scored."""
    word, common, _, points = review_columns(analysis)

    def scored(found: FoundWord) -> int:
        return played.points.get(found.word, found.score)

    def text(found: FoundWord) -> str:
        own = scored(found)
        return figure(own) if own == found.score else say("{} of {}", figure(own), figure(found.score))

    by_time = Column(
        "rate",
        say("Per second"),
        lambda found: rate(found, pace()),
        lambda found: decimal(rate(found, pace()), 1),
        kind=Kind.NUMBER,
        width=76,
    )
    own_points = Column("points", points.title, scored, text, kind=Kind.NUMBER, width=80)
    return [word, common, by_time, own_points]


def turn_columns(analysis: RoundWords, played: PlayedWords) -> list[Column]:
    """The columns of a list of `Turn`: the player's word and the plan's, with their points."""

    def also_found(turn: Turn) -> bool:
        return turn.planned is not None and played.played(turn.planned.found.word)

    return [
        Column(
            "played",
            QCoreApplication.translate("WordStreakReview", "You"),
            lambda turn: analysis.shown(turn.played.word) if turn.played else "",
            role=lambda turn: "text",
            words=lambda turn: (turn.played.word,) if turn.played else (),
        ),
        Column(
            "points",
            say("Points"),
            lambda turn: turn.played.points if turn.played else None,
            kind=Kind.NUMBER,
            width=60,
        ),
        Column(
            "found",
            "",
            also_found,
            lambda turn: "",
            width=32,
            icon=lambda turn: "check" if also_found(turn) else "",
            role=lambda turn: "good",
            spoken=lambda turn: say("found") if also_found(turn) else "",
            spoken_title=say("Word of the plan found"),
        ),
        Column(
            "planned",
            say("Plan"),
            lambda turn: analysis.shown(turn.planned.found.word) if turn.planned else "",
            role=lambda turn: "text",
        ),
        Column(
            "planned_points",
            say("Points"),
            lambda turn: turn.planned.found.score if turn.planned else None,
            kind=Kind.NUMBER,
            width=60,
        ),
    ]
