"""The hand game: every way to lay down words from 3 to 11 cards, the best first. See docs/decisions/015."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from qless_studio.engine.games.quiddler.deck import Deck
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Word
from qless_studio.engine.games.quiddler.scoring import hand_bonus
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
