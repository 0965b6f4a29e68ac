"""What the cards of a hand are worth: the best way to lay them down, for every set of up to 16 cards at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from qless_studio.engine.games.quiddler.deck import Deck
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import CARDS, HAND
from qless_studio.engine.games.quiddler.table import Table, Worths, scored
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run


class Way(NamedTuple):
    """A way to lay down words."""

    points: int
    number: int
    """Number of words."""
    letters: int
    """Letters of the longest word."""
    words: tuple[int, ...]
    """Sets of cards."""

    def with_word(self, used: int, points: int, letters: int) -> Way:
        """This way and one more word, of the cards `used`."""
        return Way(self.points + points, self.number + 1, max(self.letters, letters), (*self.words, used))


class Rack:
    """Up to 16 cards, addressed by sets of their numbers. There are no length bonuses in the hand game."""

    def __init__(self, cards: Sequence[str], lexicon: Lexicon, options: Options, deck: Deck, run: Run) -> None:
        padded = (*cards, *[""] * (CARDS - len(cards)))
        self._table = Table(padded, HAND[1], lexicon, replace(options, bonus=""), deck, run)
        self._worths = Worths(self._table, 0, moves=False)
        self._run = run
        self._points, self._letters, self._ways = dict[int, int](), dict[int, int](), dict[int, tuple[Way, ...]]()
        self.cards = tuple(cards)

    @property
    def everything(self) -> int:
        """The set of all cards."""
        return (1 << len(self.cards)) - 1

    def points(self, cards: int) -> int:
        """The points of a set of cards."""
        found = self._points.get(cards)
        if found is None:
            found = self._points[cards] = self._table.points(cards)
        return found

    def letters(self, cards: int) -> int:
        """Number of letters on a set of cards."""
        found = self._letters.get(cards)
        if found is None:
            found = self._letters[cards] = sum(map(len, self.names(cards)))
        return found

    def names(self, cards: int) -> tuple[str, ...]:
        """The cards of a set, by number."""
        return tuple(card for number, card in enumerate(self.cards) if cards >> number & 1)

    def laid(self, cards: int) -> int:
        """Twice the points of the cards that can be laid down from a set, at most."""
        worth = self._worths.at(cards, 0, self._run)
        assert worth is not None
        return scored(worth)

    def score(self, cards: int) -> int:
        """The score of a round that ends with these cards, after the discard: laid down as well as can be."""
        return self.laid(cards) - self.points(cards)

    def goes_out(self, cards: int) -> bool:
        """Whether all cards of a set can be laid down."""
        return self.score(cards) == self.points(cards)

    def ways(self, cards: int) -> tuple[Way, ...]:
        """The ways to lay down words from a set that no other way beats in points, words and length at once."""
        if cards not in self._ways:
            rest = cards & (cards - 1)
            found = dict[tuple[int, int], Way]()
            if cards:  # the lowest card is left over, or in the next word
                _collect(found, self.ways(rest))
            for used in self._starting.get(cards ^ rest, ()):
                if not used & ~cards:
                    points, letters = self.points(used), self.letters(used)
                    _collect(found, (way.with_word(used, points, letters) for way in self.ways(cards ^ used)))
            self._ways[cards] = _unbeaten(found.values()) if cards else (Way(0, 0, 0, ()),)
        return self._ways[cards]

    @cached_property
    def _starting(self) -> dict[int, list[int]]:
        """The sets of cards that spell a word, by their lowest card."""
        found: dict[int, list[int]] = {}
        for used in self._table.playable(self.everything):
            found.setdefault(used & -used, []).append(used)
        return found

    def spelled(self, words: Sequence[int]) -> tuple[tuple[str, ...], ...]:
        """The cards of each word in the order of spelling, by the most common word they make."""
        return tuple(
            tuple(self.cards[number] for number in self._table.spelled(self._table.anagrams(used)[0], used))
            for used in words
        )


def _collect(found: dict[tuple[int, int], Way], ways: Iterable[Way]) -> None:
    """Keep the way with the most points for each number of words and length."""
    for way in ways:
        key = way.number, way.letters
        if key not in found or way.points > found[key].points:
            found[key] = way


def _unbeaten(ways: Iterable[Way]) -> tuple[Way, ...]:
    """The ways that no other one equals or beats in all three respects."""
    kept: list[Way] = []
    for way in sorted(ways, reverse=True):
        if not any(other.number >= way.number and other.letters >= way.letters for other in kept):
            kept.append(way)
    return tuple(kept)
