"""The decks of Quiddler: their cards, the points and how many there are of each. English has the published deck.

See docs/decisions/080.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES, VARIANTS, Language
from qless_studio.engine.lexicon.letter_sets import letter_sets

POINTS: dict[str, int] = {
    "A": 2,
    "B": 8,
    "C": 8,
    "D": 5,
    "E": 2,
    "F": 6,
    "G": 6,
    "H": 7,
    "I": 2,
    "J": 13,
    "K": 8,
    "L": 3,
    "M": 5,
    "N": 5,
    "O": 2,
    "P": 6,
    "Q": 15,
    "R": 5,
    "S": 3,
    "T": 3,
    "U": 4,
    "V": 11,
    "W": 10,
    "X": 12,
    "Y": 4,
    "Z": 14,
    "QU": 9,
    "IN": 7,
    "ER": 7,
    "TH": 9,
    "CL": 10,
}
"""Points by card, in capitals; a two-letter card is never split."""

COPIES: dict[str, int] = {
    "A": 10,
    "B": 2,
    "C": 2,
    "D": 4,
    "E": 12,
    "F": 2,
    "G": 4,
    "H": 2,
    "I": 8,
    "J": 2,
    "K": 2,
    "L": 4,
    "M": 2,
    "N": 6,
    "O": 8,
    "P": 2,
    "Q": 2,
    "R": 6,
    "S": 4,
    "T": 6,
    "U": 6,
    "V": 2,
    "W": 2,
    "X": 2,
    "Y": 4,
    "Z": 2,
    "QU": 2,
    "IN": 2,
    "ER": 2,
    "TH": 2,
    "CL": 2,
}
"""How many of each card the English deck has: 118 in all, 592 points."""

UNKNOWN = "?"
"""An unknown lower card."""


@dataclass(frozen=True)
class Deck:
    """The cards of one language."""

    language: Language
    points: Mapping[str, int] = field(compare=False, repr=False)
    """Points by card: of the deck's own cards, and of those that only other decks have."""
    copies: Mapping[str, int] = field(compare=False, repr=False)
    """How many of each card the deck has."""

    def worth(self, cards: Iterable[str]) -> int:
        """Points of some known cards."""
        return sum(self.points[card] for card in cards)

    def unseen(self, known: tuple[str, ...]) -> list[str]:
        """The rest of the deck, sorted by card; with more known copies of a card than the deck has, none is left."""
        return [card for card in self.copies for _ in range(self.copies[card] - known.count(card))]


@cache
def deck_of(language: Language) -> Deck:
    """The deck for words of a language: the published one in English, elsewhere one fitted to its letters."""
    sets = letter_sets(language)
    elsewhere = {card: points[0] for card, points in _points_anywhere().items()}
    return Deck(language, {**elsewhere, **(sets.points if sets else POINTS)}, sets.copies if sets else COPIES)


@cache
def _points_anywhere() -> dict[str, tuple[int, ...]]:
    """The points of every card in the decks that have it, those of the English one first."""
    found = {card: [points] for card, points in POINTS.items()}
    for language in (*LANGUAGES.values(), *VARIANTS.values()):
        for card, points in (sets.points if (sets := letter_sets(language)) else POINTS).items():
            found.setdefault(card, []).append(points)
    return {card: tuple(dict.fromkeys(points)) for card, points in found.items()}


def points_of(card: str) -> tuple[int, ...]:
    """The points that a card has in some deck, those in the English one first."""
    return _points_anywhere()[card]


def is_card(name: str) -> bool:
    """Whether some deck has the card."""
    return name in POINTS or name in _points_anywhere()


ENGLISH_DECK = deck_of(ENGLISH)
