"""The hand game: every way to lay down words from 3 to 11 cards, the best first. See docs/decisions/015."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from qless_studio.engine.games.quiddler.puzzle import CARDS, HAND, Puzzle, Word
from qless_studio.engine.games.quiddler.rules import Deck, Options, hand_bonus
from qless_studio.engine.games.quiddler.solver import (
    FinishedGame,
    Standing,
    Summary,
    improve,
    laid_word,
    standings,
    table_of,
)
from qless_studio.engine.games.quiddler.table import Table, Worths, scored
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run


@dataclass(frozen=True)
class _LayDown:
    score: int
    goes_out: bool
    words: tuple[int, ...]
    """Sets of cards."""
    discard: int | None
    """A card number, or None."""


def solve_hand(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[FinishedGame]:
    """All ways to lay down words, in descending order of score; proven, because every way is examined.

    At most 678,570 ways: the partitions of eleven cards. Ways that differ only in which of equal cards they use are
    one.
    """
    run.publish(summary=Summary())
    deck = options.deck_in(lexicon.language)
    standing = standings(puzzle, options, deck)[-1]
    table = table_of(puzzle, lexicon, options, run)
    ways: dict[tuple[int, ...], _LayDown] = {}
    for way in _ways(table, standing, options, run):
        key = tuple(sorted(table.code[used] for used in way.words))
        if key not in ways or way.score > ways[key].score:
            ways[key] = way
            if not run.improvements or way.score > run.improvements[-1][1]:
                improve(run, way.score)
    found = sorted(ways.values(), key=lambda way: -way.score)
    best = found[0].score
    out = [way.score for way in found if way.goes_out]
    count = sum(way.score == best for way in found)
    summary = Summary(best, True, bool(out), max(out, default=None), count)
    if puzzle.moves:
        deal = standings(Puzzle((), puzzle.hand), options, deck)[0]
        before = max(way.score for way in _ways(table, deal, options, run))
        summary = replace(summary, deal_best=before, over=standing.discarded or not standing.position.cards)
    run.proven()
    run.publish(summary=summary)
    if options.goal == "all_cards":
        found = [way for way in found if way.goes_out]
    for way in found[: options.games]:
        yield _finished(table, standing, way)


def if_stopped(puzzle: Puzzle, options: Options, deck: Deck) -> int:
    """The score if no more words are laid down: of the cards left, the one with the most points is discarded."""
    standing = standings(puzzle, options, deck)[-1]
    left = () if standing.discarded else standing.position.face_up
    words = [len(move.letters) for move in puzzle.moves if isinstance(move, Word)]
    highest = max((deck.points[puzzle.cards[card]] for card in left), default=0)
    return standing.base + highest + hand_bonus(words, options)


def _ways(table: Table, standing: Standing, options: Options, run: Run) -> Iterator[_LayDown]:
    """Every way to lay down words from a standing; after the discard only to leave the rest."""
    for words in _packings(table, 0 if standing.discarded else standing.position.cards, ()):
        way = _weighed(table, standing, words, options)
        if way is not None:
            yield way
        run.checkpoint(1)


def _packings(table: Table, cards: int, words: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every set of words from disjoint cards: the lowest card is either left or in the next word."""
    if not cards:
        yield words
        return
    low = cards & -cards
    rest = cards ^ low
    others = rest
    while others:
        if table.gain[others | low]:
            yield from _packings(table, rest ^ others, (*words, others | low))
        others = (others - 1) & rest
    yield from _packings(table, rest, words)


def _weighed(table: Table, standing: Standing, words: tuple[int, ...], options: Options) -> _LayDown | None:
    """The result of laying down these words; None when no card would be left to discard."""
    left = standing.position.cards & ~sum(words)
    numbers = [number for number in range(16) if left >> number & 1]
    if words and not numbers and options.discard == "must":
        return None
    discard = None
    score = standing.base + 2 * sum(map(table.points, words))
    if numbers and not standing.discarded:
        discard = max(numbers, key=lambda number: standing.deck.points[table.cards[number]])
        score += standing.deck.points[table.cards[discard]]
    before = [len(move.letters) for move in standing.puzzle.moves if isinstance(move, Word)]
    score += hand_bonus([*before, *(len(table.anagrams(used)[0]) for used in words)], options)
    return _LayDown(score, len(numbers) <= (discard is not None), words, discard)


def _finished(table: Table, standing: Standing, way: _LayDown) -> FinishedGame:
    position, moves = standing.position, []
    for used in way.words:
        moves.append(replace(laid_word(table, position, used), bonus=0))
        position = position.without(number for number in range(16) if used >> number & 1)
    left = [number for number in position.face_up if number != way.discard]
    discard = None if way.discard is None else table.cards[way.discard]
    return FinishedGame(way.score, tuple(moves), tuple(table.cards[number] for number in left), discard)


# What the cards of a hand are worth: the best way to lay them down, for every set of up to 16 cards at once.


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
