"""The panel of a hand game: running score, rounds, and how strong the computer is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.computer import Strength
from qless_studio.engine.games.quiddler.hand_game import ROUNDS, Draw, End, HandGame, HandMove, Laid, Round
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.games.quiddler.puzzle import HAND
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.quiddler.match_texts import better_text
from qless_studio.ui.games.quiddler.round_figures import RoundFigures
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay
from qless_studio.ui.widgets.play.move_review import MoveReview, ReviewedMove
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable


class StrengthChoice(QWidget):
    """How strong the computer is in the next game."""

    def __init__(self) -> None:
        super().__init__()
        self._names = {
            Strength.EASY: (say("Easy"), say("Knows common words only, and draws from the pile.")),
            Strength.MEDIUM: (say("Medium"), say("Knows more words, and takes the open card when it helps.")),
            Strength.STRONG: (say("Strong"), say("Knows the whole list, and remembers the cards it has seen.")),
        }
        self.segments = Segments(
            [(strength, name) for strength, (name, _) in self._names.items()], say("Strength of the computer")
        )
        self._note = text_label("", "caption", wrap=True)
        filled(bare(QVBoxLayout(self), 8), SectionHeader(say("The computer")), self.segments, self._note)
        self.segments.value_changed.connect(self._show_note)
        self.set_value(Strength.MEDIUM)

    @property
    def value(self) -> Strength:
        strength = self.segments.value
        assert isinstance(strength, Strength)
        return strength

    def set_value(self, strength: Strength) -> None:
        self.segments.set_value(strength)
        self._show_note(strength)

    def name_of(self, strength: Strength) -> str:
        return self._names[strength][0]

    def _show_note(self, strength: object) -> None:
        assert isinstance(strength, Strength)
        self._note.setText(self._names[strength][1])


class MatchPanel(QObject):
    """Makes the widgets; whoever plays lays them out."""

    def __init__(self, shown: Callable[[str], str]) -> None:
        """`shown` gives a word as people spell it."""
        super().__init__()
        self.strength = StrengthChoice()
        self.score = ScoreDisplay()
        self._model = ResultModel(_columns(shown))
        self.rounds = ResultTable(self._model, say("Rounds"))
        self.rounds.setSortingEnabled(False)
        self.rounds.set_empty_text(say("The rounds will be listed here"))
        self._model.setParent(self.rounds)
        self.review = MoveReview(value_title=say("Best"))
        self.figures = RoundFigures()
        self.help = Button(say("Rules of the hand game"), "book")
        self._shown = shown

    def name_of(self, strength: Strength) -> str:
        return self.strength.name_of(strength)

    def show_game(self, game: HandGame) -> None:
        """The running score, and the rounds that are over."""
        mine, theirs = game.totals
        small = [(figure(theirs), say("computer")), (_signed(mine - theirs), say("lead"))]
        self.score.show_figures(mine, QCoreApplication.translate("MatchPanel", "points"), small)
        margins = (mine.score - theirs.score for mine, theirs in game.results)
        rows: list[RoundRow] = [
            (number, laid, lead, HAND[0] + number - 1)
            for number, laid, lead in zip(range(1, ROUNDS + 1), game.results, accumulate(margins), strict=False)
        ]
        rows += [(number, None, 0, HAND[0] + number - 1) for number in range(len(rows) + 1, ROUNDS + 1)]
        if rows != self._model.solutions():
            self._model.show(rows)
        self.rounds.setCurrentIndex(self._model.index(game.round.number, 0))

    def show_review(self, game: HandGame, reviewed: Mapping[int, ReviewedRound]) -> None:
        """The rounds that are over, each with the best lay-down and the choices that cost most."""
        self.review.show_moves(
            ReviewedMove(
                words_text(mine.words, self._shown) or say("no word"),
                found.score,
                found.best,
                found.cost,
                better_text(found, self._shown),
                words=tuple("".join(word).lower() for word in mine.words),
            )
            for number, (mine, _) in enumerate(game.results)
            if (found := reviewed.get(number)) is not None
        )


RoundRow = tuple[int, tuple[Laid, ...] | None, int, int]
"""Number of a round, what was laid down in it if it is over, the player's lead after it, and the cards of a hand."""


def _columns(shown: Callable[[str], str]) -> list[Column]:
    def words(row: RoundRow) -> str:
        laid = row[1]
        return counted(row[3], "{} card", "{} cards") if laid is None else words_text(laid[0].words, shown)

    def score(player: int) -> Callable[[RoundRow], int]:
        return lambda row: row[1][player].score if row[1] is not None else 0

    def text(player: int) -> Callable[[RoundRow], str]:
        return lambda row: "" if row[1] is None else figure(row[1][player].score)

    def lead(row: RoundRow) -> str:
        return "" if row[1] is None else _signed(row[2])

    return [
        Column("round", say("Round"), lambda row: row[0], width=64),
        Column("words", say("Your words"), words),
        Column("you", QCoreApplication.translate("MatchPanel", "You"), score(0), text(0), Kind.NUMBER, width=52),
        Column("computer", say("Computer"), score(1), text(1), Kind.NUMBER, width=80),
        Column("lead", say("Lead"), lambda row: row[2], lead, Kind.NUMBER, width=52),
    ]


def _signed(lead: int) -> str:
    return f"+{figure(lead)}" if lead > 0 else figure(lead)


def words_text(words: Iterable[Sequence[str]], shown: Callable[[str], str]) -> str:
    """Words laid down, each given by its cards."""
    return ", ".join(shown("".join(cards).lower()) for cards in words)


def did_text(round: Round, move: HandMove, before: str, shown: Callable[[str], str]) -> str:
    """What the computer did in its turn; `before` is what it did in the first half of it."""
    if isinstance(move, Draw):
        return say("took {}", round.discards[-1]) if move.open else say("drew a card")
    if isinstance(move, End):
        if move.words:
            words = words_text(move.words, shown)
            return say("{}, laid down {}, discarded {}", before, words, move.discard)
        return say("{}, discarded {}", before, move.discard)
    return before
