"""The hand game: every way to lay down words from 3 to 10 cards, the best first. See docs/decisions/015."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from qless_studio.engine.games.quiddler.deck import POINTS
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Word
from qless_studio.engine.games.quiddler.solver import (
    FinishedGame,
    Standing,
    Summary,
    improve,
    laid_word,
    standings,
    table_of,
)
from qless_studio.engine.games.quiddler.table import Table
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

ROUND_BONUS = 10
"""Points for the longest word of the round, and again for the most words."""


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

    At most 115,975 ways: the partitions of ten cards. Ways that differ only in which of equal cards they use are one.
    """
    run.publish(summary=Summary())
    standing = standings(puzzle, options)[-1]
    table = table_of(puzzle, lexicon, options, run)
    cards = standing.position.cards
    ways: dict[tuple[int, ...], _LayDown] = {}
    for words in _packings(table, cards, ()):
        way = _weighed(table, standing, words, options)
        key = tuple(sorted(table.code[used] for used in words))
        if way is not None and (key not in ways or way.score > ways[key].score):
            ways[key] = way
            if not run.improvements or way.score > run.improvements[-1][1]:
                improve(run, way.score)
        run.checkpoint(1)
    found = sorted(ways.values(), key=lambda way: -way.score)
    best = found[0].score
    out = [way.score for way in found if way.goes_out]
    count = sum(way.score == best for way in found)
    run.publish(summary=Summary(best, True, bool(out), max(out, default=None), count))
    if options.goal == "all_cards":
        found = [way for way in found if way.goes_out]
    for way in found[: options.games]:
        yield _finished(table, standing, way)


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
    if not numbers and standing.position.cards and options.discard == "must":
        return None
    discard = max(numbers, key=lambda number: POINTS[table.cards[number]], default=None)
    score = standing.base + 2 * sum(map(table.points, words))
    if discard is not None:
        score += POINTS[table.cards[discard]]
    before = [move.letters for move in standing.puzzle.moves if isinstance(move, Word)]
    lengths = [*map(len, before), *(len(table.anagrams(used)[0]) for used in words)]
    if options.longest_word is not None and max(lengths, default=0) > options.longest_word:
        score += ROUND_BONUS
    if options.most_words is not None and len(lengths) > options.most_words:
        score += ROUND_BONUS
    return _LayDown(score, len(numbers) <= 1, words, discard)


def _finished(table: Table, standing: Standing, way: _LayDown) -> FinishedGame:
    position, moves = standing.position, []
    for used in way.words:
        moves.append(replace(laid_word(table, position, used), bonus=0))
        position = position.without(number for number in range(16) if used >> number & 1)
    left = [number for number in position.face_up if number != way.discard]
    discard = None if way.discard is None else table.cards[way.discard]
    return FinishedGame(way.score, tuple(moves), tuple(table.cards[number] for number in left), discard)
