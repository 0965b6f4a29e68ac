"""The panel of a hand game: running score, rounds, what a round would bring, how strong the computer is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.computer import Strength
from qless_studio.engine.games.quiddler.hand_game import ROUNDS, Draw, End, HandGame, HandMove, Laid, Round
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.games.quiddler.puzzle import HAND
from qless_studio.engine.games.quiddler.rules import Options
from qless_studio.engine.games.quiddler.tray import MatchHand
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, counted, figure, say
from qless_studio.ui.games.quiddler.hand_table import better_text, words_text
from qless_studio.ui.style.drawing import set_kind
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.labels import SectionHeader, separator, text_label
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.basic.themed import OVERHANG, sides
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.play.review import MoveReview, ReviewedMove
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

ROWS, COLUMNS = 6, 3


class RoundFigures(QWidget):
    """A header, up to five rows of a name and figures, the last one the sum, and a note."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(*sides(OVERHANG, 8, 2 * OVERHANG, 8))
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        self._rows = [
            [text_label("", "note" if column == 0 else "body", wrap=column == 0) for column in range(1 + COLUMNS)]
            for _ in range(ROWS)
        ]
        for number, row in enumerate(self._rows):
            for column, label in enumerate(row):
                if column:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(label, number + (number > 0), column)
        grid.addWidget(separator(), 1, 0, 1, 1 + COLUMNS)

    @property
    def rows(self) -> list[str]:
        """What is shown, row by row."""
        texts = [[label.text() for label in row if label.text()] for row in self._rows]
        return [" ".join(row) for row in texts if row]

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """The first row is the header, the last one the sum."""
        for number, labels in enumerate(self._rows):
            texts = rows[number] if number < len(rows) else ()
            kind = "section" if number == 0 else "strong" if number == len(rows) - 1 else ""
            for column, label in enumerate(labels):
                label.setText(texts[column] if column < len(texts) else "")
                label.setVisible(number < len(rows) and (column == 0 or any(len(row) > column for row in rows)))
                set_kind(label, kind or ("note" if column == 0 else "body"))


def show_so_far(figures: RoundFigures, round: Round, hand: MatchHand, lexicon: Lexicon, options: Options) -> None:
    """What the player would get if the round ended now."""
    rows: list[tuple[str, str]] = [(say("This round so far"), "")]
    worth, cards = round.deck.worth, hand.cards
    aside = [[cards[place] for place in word.piles] for word in hand.words]
    total = sum(map(worth, aside))
    if aside:
        words = ", ".join(lexicon.shown(word.letters) for word in hand.words)
        rows.append((say("{}: {}", say("Set aside"), words), figure(total)))
    left, letters = dict(hand.free), hand.letters.lower()
    if len(hand.tray.places) >= max(2, options.min_cards) and letters in lexicon:
        points = worth(left.pop(place) for place in hand.tray.places)
        rows.append((f"{lexicon.shown(letters)}, {say('in the tray')}", figure(points)))
        total += points
    over = sorted(left.values(), key=lambda card: worth((card,)))
    discard = over.pop() if round.drawn and over else ""
    if over:
        names = ", ".join(over)
        text = say("{}: {}", capitalised(say("left over")), names)
        rows.append((f"{text}, {say('discard: {}', discard)}" if discard else text, figure(-worth(over))))
    end = say("If you end the round now") if round.last_turn else say("If the computer went out now")
    rows.append((end, figure(total - worth(over))))
    figures.show_rows(rows)


def show_result(figures: RoundFigures, game: HandGame) -> None:
    """What the last round brought both players."""
    pair = game.results[-1]

    def row(name: str, *values: int) -> tuple[str, ...]:
        return (name, *(figure(value) if value else "–" for value in values))

    def bonus(name: str, values: Sequence[int]) -> tuple[str, ...]:
        return (name, *(f"+{figure(value)}" if value else "–" for value in values))

    mine, theirs = (laid.score for laid in pair)
    lead = f"+{figure(mine - theirs)}" if mine > theirs else figure(mine - theirs)
    figures.show_rows(
        [
            (say("Round {}", game.round.number + 1), say("You"), say("Computer"), capitalised(say("lead"))),
            row(say("Words"), *(laid.points for laid in pair)),
            bonus(say("Longest word"), [laid.longest for laid in pair]),
            bonus(say("Most words"), [laid.most for laid in pair]),
            row(capitalised(say("left over")), *(-laid.deck.worth(laid.left) for laid in pair)),
            (say("Round"), figure(mine), figure(theirs), lead),
        ]
    )


class StrengthChoice(QWidget):
    """How strong the computer is in the next game."""

    def __init__(self) -> None:
        super().__init__()
        self._names = {
            Strength.EASY: (say("Easy"), say("Knows common words only, and draws from the pile.")),
            Strength.MEDIUM: (
                capitalised(say("medium")),
                say("Knows more words, and takes the open card when it helps."),
            ),
            Strength.STRONG: (say("Strong"), say("Knows the whole list, and remembers the cards it has seen.")),
        }
        names = [(strength, name) for strength, (name, _) in self._names.items()]
        self.segments = Segments(names, say("Strength of the computer"), act=self._show_note)
        self._note = text_label("", "caption", wrap=True)
        filled(bare(QVBoxLayout(self), 8), SectionHeader(say("Computer")), self.segments, self._note)
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
    """Makes the widgets; the page of the match lays them out."""

    def __init__(self, shown: Callable[[str], str]) -> None:
        """`shown` gives a word as people spell it."""
        super().__init__()
        self.strength = StrengthChoice()
        self.score = ScoreDisplay()
        self._model = ResultModel(_columns(shown))
        self.rounds = ResultTable(self._model, say("Rounds"))
        self.rounds.setSortingEnabled(False)
        self.rounds.set_empty_text("")
        self._model.setParent(self.rounds)
        self.review = MoveReview(value_title=capitalised(say("best")))
        self.figures = RoundFigures()
        self.help, self.rules = Button(say("Rules of the hand game"), "book"), QWidget()
        within = QVBoxLayout(self.rules)
        within.setContentsMargins(*sides(OVERHANG, 0, 2 * OVERHANG, 0))
        within.addWidget(self.help, 0, Qt.AlignmentFlag.AlignLeft)
        self.rules.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._shown = shown

    def name_of(self, strength: Strength) -> str:
        return self.strength.name_of(strength)

    def show_game(self, game: HandGame) -> None:
        """The running score, and the rounds that are over."""
        mine, theirs = game.totals
        small = [(figure(theirs), say("Computer")), (_signed(mine - theirs), say("lead"))]
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
        rows = []
        for number, (mine, _) in enumerate(game.results):
            found = reviewed.get(number)
            if found is not None:
                words, better = words_text(mine.words, self._shown) or say("no word"), better_text(found, self._shown)
                cost = found.cost or (None if better else 0)  # what a draw or a discard cost is known on average only
                laid = tuple("".join(word).lower() for word in mine.words)
                why = " ".join(reason.text for reason in found.why)
                rows.append(ReviewedMove(words, found.score, found.best, cost, better, words=laid, why=why))
        self.review.show_moves(rows)


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
        Column("lead", capitalised(say("lead")), lambda row: row[2], lead, Kind.NUMBER, width=52),
    ]


def _signed(lead: int) -> str:
    return f"+{figure(lead)}" if lead > 0 else figure(lead)


def did_text(round: Round, move: HandMove, before: str, shown: Callable[[str], str]) -> str:
    """What the computer did in its turn; `before` is what it did in the first half of it."""
    if isinstance(move, Draw):
        return say("took {}", round.discards[-1]) if move.open else say("drew a card")
    if isinstance(move, End):
        if move.words:
            words = words_text(move.words, shown)
            return say("{}, laid down {}, discarded {}", before, words, move.discard)
        return f"{before}, {say('discard: {}', move.discard)}"
    return before
