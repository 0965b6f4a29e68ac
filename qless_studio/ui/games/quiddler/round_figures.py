"""What a round of a hand game would bring now, or brought: its parts as figures below each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from qless_studio.engine.games.quiddler.hand_game import HandGame, Round
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.scoring import ROUND_BONUS
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import figure, say
from qless_studio.ui.games.quiddler.match_hand import MatchHand
from qless_studio.ui.style.texts import set_kind
from qless_studio.ui.widgets.basic.labels import separator, text_label
from qless_studio.ui.widgets.basic.themed import OVERHANG, sides

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
        self.note = text_label("", "caption", wrap=True)
        grid.addWidget(self.note, ROWS + 1, 0, 1, 1 + COLUMNS)

    @property
    def rows(self) -> list[str]:
        """What is shown, row by row."""
        texts = [[label.text() for label in row if label.text()] for row in self._rows]
        return [" ".join(row) for row in texts if row]

    def show_rows(self, rows: Sequence[Sequence[str]], note: str = "") -> None:
        """The first row is the header, the last one the sum."""
        for number, labels in enumerate(self._rows):
            texts = rows[number] if number < len(rows) else ()
            kind = "section" if number == 0 else "strong" if number == len(rows) - 1 else ""
            for column, label in enumerate(labels):
                label.setText(texts[column] if column < len(texts) else "")
                label.setVisible(number < len(rows) and (column == 0 or any(len(row) > column for row in rows)))
                set_kind(label, kind or ("note" if column == 0 else "body"))
        self.note.setText(note)
        self.note.setVisible(bool(note))


def show_so_far(figures: RoundFigures, round: Round, hand: MatchHand, lexicon: Lexicon, options: Options) -> None:
    """What the player would get if the round ended now."""
    rows: list[tuple[str, str]] = [(say("This round so far"), "")]
    worth, cards = round.deck.worth, hand.cards
    aside = [[cards[place] for place in word.piles] for word in hand.words]
    total = sum(map(worth, aside))
    if aside:
        words = ", ".join(lexicon.shown(word.letters) for word in hand.words)
        rows.append((say("Set aside: {}", words), figure(total)))
    left, letters = dict(hand.free), hand.letters.lower()
    if len(hand.tray.places) >= max(2, options.min_cards) and letters in lexicon:
        points = worth(left.pop(place) for place in hand.tray.places)
        rows.append((say("In the tray: {}", lexicon.shown(letters)), figure(points)))
        total += points
    over = sorted(left.values(), key=lambda card: worth((card,)))
    discard = over.pop() if round.drawn and over else ""
    if over:
        names = ", ".join(over)
        text = say("Left over: {}, the {} discarded", names, discard) if discard else say("Left over: {}", names)
        rows.append((text, figure(-worth(over))))
    end = say("If you end the round now") if round.last_turn else say("If the computer went out now")
    rows.append((end, figure(total - worth(over))))
    figures.show_rows(rows, say("Longest word and most words bring {} each.", ROUND_BONUS))


def show_result(figures: RoundFigures, game: HandGame) -> None:
    """What the last round brought both players."""
    pair = game.results[-1]

    def row(name: str, *values: int) -> tuple[str, ...]:
        return (name, *(figure(value) if value else "–" for value in values))

    def bonus(name: str, equal: str, values: Sequence[int]) -> tuple[str, ...]:
        return (name if any(values) else equal, *(f"+{figure(value)}" if value else "–" for value in values))

    mine, theirs = (laid.score for laid in pair)
    lead = f"+{figure(mine - theirs)}" if mine > theirs else figure(mine - theirs)
    figures.show_rows(
        [
            (say("Round {}", game.round.number + 1), say("You"), say("Computer"), say("Lead")),
            row(say("Words"), *(laid.points for laid in pair)),
            bonus(say("Longest word"), say("Longest word, equal"), [laid.longest for laid in pair]),
            bonus(say("Most words"), say("Most words, equal"), [laid.most for laid in pair]),
            row(say("Left over"), *(-laid.deck.worth(laid.left) for laid in pair)),
            (say("Round"), figure(mine), figure(theirs), lead),
        ]
    )
