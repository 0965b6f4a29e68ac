"""The rules of Quiddler: the decks and their cards, the options, the length bonuses, and what words score."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from qless_studio.engine.errors import OptionError
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES, VARIANTS, Language, letter_sets
from qless_studio.engine.options import check_options, option
from qless_studio.engine.texts import phrase, say

# The decks of Quiddler: their cards, the points and how many there are of each. English has the published deck.
#
# See docs/decisions/080.

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


# The options of Quiddler, and the table of length bonuses.

LONGEST = 20
"""Number of letters of the longest word that ten cards can spell."""
STANDARD_BONUS = "5:2,6:5,7:10," + ",".join(f"{letters}:{10 * letters - 60}" for letters in range(8, LONGEST + 1))
_HIGHEST_BONUS = 10_000
_ENTRY = re.compile(r"([0-9]{1,3})\s*:\s*(-?[0-9]{1,9})", re.ASCII)


DECKS = (("language", phrase("List's language")), ("english", phrase("English")))
"""The decks to choose from; with an English list they are the same."""


@dataclass(frozen=True)
class Options:
    """The rules of Quiddler and of its hand game, and what is listed."""

    min_cards: int = option(2, "Minimum cards per word", note="Words with fewer cards do not count.", low=2, high=8)
    bonus: str = option(
        STANDARD_BONUS, "Length bonus", "Points by word length, such as 5:2,6:5; other lengths have none."
    )
    goal: str = option(
        "best",
        "Goal",
        note="Which games to list: those with the highest scores, or only those that use all cards.",
        choices=[("best", "Best score"), ("all_cards", "All cards used")],
    )
    games: int = option(
        1000,
        "Games to list",
        note="Maximum number of games to list, the highest scores first; the best ones are always counted.",
        low=1,
        high=1_000_000,
    )
    samples: int | None = option(
        200,
        "Samples",
        note="Number of random draws for unknown cards; without one, until stopped.",
        low=8,
        high=1_000_000,
    )
    discard: str = option(
        "must",
        "Discard",
        note="Hand game: whether one card must be kept to discard, or all may be laid down.",
        choices=[("must", "Keep one card"), ("may", "All may be laid down")],
    )
    longest_word: int | None = option(
        None, "Longest word to beat", note="Hand game: 10 points for a longer word.", low=0, high=LONGEST
    )
    most_words: int | None = option(
        None, "Word count to beat", note="Hand game: 10 points for laying down more words.", low=0, high=5
    )
    deck: str = option(
        "language",
        "Deck",
        note="Cards and points made for the language of the word list, or those of the published English deck.",
        choices=DECKS,
    )

    def __post_init__(self) -> None:
        check_options(self)
        bonus_table(self.bonus)

    def deck_in(self, language: Language) -> Deck:
        """The deck to play with where the word list is in this language."""
        return deck_of(ENGLISH if self.deck == "english" else language)


def bonus_table(text: str) -> array[int]:
    """The bonus by number of letters, up to `LONGEST` (int32); raises `OptionError`."""
    where = say("option {}", "bonus")
    table = array("i", [0] * (LONGEST + 1))
    for entry in filter(None, (part.strip() for part in text.split(","))):
        match = _ENTRY.fullmatch(entry)
        if match is None:
            raise OptionError(say("{!r} is not of the form letters:points, such as 5:2", entry), where)
        letters, bonus = match.groups()
        if not 1 <= int(letters) <= LONGEST:
            raise OptionError(say("{!r} is not a whole number from {} to {}", letters, 1, LONGEST), where)
        if not 0 <= int(bonus) <= _HIGHEST_BONUS:
            raise OptionError(say("{!r} is not a whole number from {} to {}", bonus, 0, _HIGHEST_BONUS), where)
        table[int(letters)] = int(bonus)
    return table


# What words score, on the table and in a hand: the only place that computes it, apart from the kernels.
#
# The kernels compute the same for sets of cards (`table.Table.gain`); a test compares the two.

ROUND_BONUS = 10
"""Points for the longest word of a round, and for the most words."""


@dataclass(frozen=True)
class WordScore:
    """What one word scores."""

    points: int
    """Points of its cards."""
    bonus: int
    """Bonus for the length of the word."""

    @property
    def total(self) -> int:
        return self.points + self.bonus


def word_score(cards: Iterable[str], options: Options, deck: Deck, *, hand: bool) -> WordScore:
    """The score of a word laid with these cards; there is no length bonus in a `hand`."""
    cards = tuple(cards)
    return WordScore(deck.worth(cards), 0 if hand else length_bonus(sum(map(len, cards)), options))


def length_bonus(letters: int, options: Options) -> int:
    """The bonus for a word of this many letters; 0 for more letters than any word has."""
    table = _bonuses(options.bonus)
    return table[letters] if letters < len(table) else 0


@lru_cache(maxsize=8)
def _bonuses(text: str) -> tuple[int, ...]:
    return tuple(bonus_table(text))


def hand_bonus(lengths: Sequence[int], options: Options) -> int:
    """The bonuses for laying down words of these numbers of letters, against what the options say is to be beaten."""
    longer = options.longest_word is not None and max(lengths, default=0) > options.longest_word
    more = options.most_words is not None and len(lengths) > options.most_words
    return ROUND_BONUS * (longer + more)


def round_bonuses(counts: Sequence[int]) -> tuple[int, ...]:
    """The bonus of each player, given what each has of a thing (letters of the longest word, words): none in a tie."""
    most = max(counts, default=0)
    alone = sum(count == most for count in counts) == 1
    return tuple(ROUND_BONUS if alone and count == most else 0 for count in counts)
