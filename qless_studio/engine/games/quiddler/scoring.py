"""What words score, on the table and in a hand: the only place that computes it, apart from the kernels.

The kernels compute the same for sets of cards (`table.Table.gain`); a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from qless_studio.engine.games.quiddler.deck import Deck
from qless_studio.engine.games.quiddler.options import Options, bonus_table

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
