"""The review of a round of Word Streak: misses by points per second, cheaper paths, and the order of the plan."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from qless_studio.engine.games.word_streak.dealer import Match, RoundScore
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
from qless_studio.ui.grids.analysis import PlayedWords, RoundWords
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.review import FOUND, Review, review_columns
from qless_studio.ui.grids.word_table import TileFilter
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.widgets.basic.buttons import PressedByEnter
from qless_studio.ui.widgets.basic.themed import LEADING, RADIUS, SelfPainted, fill, plate, put_text, text_width
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
        self.order.solution_selected.connect(lambda turn: self.selected.select(_word_of(turn, analysis.find)))
        self.order.solution_hovered.connect(lambda turn: self.selected.hover(_word_of(turn, analysis.find)))

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


# The rounds of a match side by side: points and par of each, and of the match; a click reviews a round.

LINES = (16, 22, 16)
"""Heights of a column's three lines: name, points, par."""
PAD, MARK = 6, 3
"""Room around the lines, and the height of the mark below the round that is reviewed."""


class MatchStrip(QWidget):
    """A column for each round, which can be pressed when the round is over, and one for the match."""

    def __init__(self, review: Callable[[int], object]) -> None:
        """`review` shows the round of a number."""
        super().__init__()
        self._review = review
        self.columns: list[_Column] = []
        self._row = spaced(QHBoxLayout(self), 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_match(self, match: Match) -> None:
        """Show the rounds that are over, and their sum; the others are still to come."""
        scores = [*match.scores, *[None] * (len(match.rounds) - len(match.scores))]
        while len(self.columns) <= len(scores):
            column, number = _Column(), len(self.columns) + 1
            column.clicked.connect(lambda _=False, number=number: self._review(number))
            self.columns.append(column)
            self._row.addWidget(column, 1)
        *rounds, last = self.columns
        for number, (column, score) in enumerate(zip(rounds, scores, strict=True), start=1):
            column.show_score(self.tr("Round {}").format(number), score)
            column.set_round(over=score is not None, current=number == match.number)
        last.show_score(self.tr("Match"), match.total)
        last.set_round(over=False, current=False)
        self.setAccessibleName("; ".join(column.accessibleName() for column in self.columns))


class _Column(SelfPainted, PressedByEnter, QAbstractButton):
    """Name, points and par."""

    def __init__(self) -> None:
        super().__init__()
        self._texts = ("", "", "")
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """What is checked is the round that is shown, whatever was clicked."""

    def show_score(self, name: str, score: RoundScore | None) -> None:
        par = self.tr("par {}").format(figure(score.par)) if score is not None and score.par else ""
        self._texts = name, "–" if score is None else figure(score.score), par
        points = "" if score is None else counted(score.score, "{} point", "{} points")
        said = ", ".join(filter(None, (points, par)))
        self.setAccessibleName(say("{}: {}", name, said or self.tr("not played")))
        self.updateGeometry()
        self.update()

    def set_round(self, over: bool, current: bool) -> None:
        """A round that is over can be reviewed; the current one is."""
        self.setChecked(current)
        self.setEnabled(over)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if over else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if over and not current else Qt.CursorShape.ArrowCursor)
        self.setToolTip(self.tr("Review this round") if over and not current else "")

    def sizeHint(self) -> QSize:
        px, fonts = self.theme.px, self._fonts(strong=True)
        widths = (text_width(font, text) for font, text in zip(fonts, self._texts, strict=True))
        return QSize(round(max(widths)) + 2 * px(PAD), sum(map(px, LINES)) + 2 * px(MARK))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(40), self.sizeHint().height())

    def _fonts(self, strong: bool) -> tuple[QFont, QFont, QFont]:
        theme = self.theme
        return theme.font(12, 600 if strong else 400), theme.font(18, 600, tabular=True), theme.font(12, 400)

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        strong, px = self.isChecked(), theme.px
        if self.isEnabled() and not strong and (self.underMouse() or self.hasFocus()):
            plate(painter, rect.adjusted(0, 0, -1, -px(MARK)), px(RADIUS), theme.color("hover"))
        roles, top = ("text" if strong else "text_dim", "text", "text_dim"), 0.0
        for text, font, role, line in zip(self._texts, self._fonts(strong), roles, LINES, strict=True):
            place = self.visual(QRectF(px(PAD), top, rect.width() - px(PAD), px(line)))
            put_text(painter, place, text, font, theme.color(role), LEADING, self.mirrored)
            top += px(line)
        if strong:
            fill(
                painter, self.visual(QRectF(px(PAD), rect.height() - px(MARK), px(32), px(MARK))), theme.color("accent")
            )
