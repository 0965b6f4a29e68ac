"""The value of each move: the moves of a position ranked, a played game reviewed."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from random import Random

from qless_studio.engine.games.quiddler.puzzle import CARDS, Move, Position, Puzzle, Shift, format_puzzle
from qless_studio.engine.games.quiddler.rules import UNKNOWN, Options
from qless_studio.engine.games.quiddler.solver import (
    LaidWord,
    Standing,
    Step,
    Summary,
    has_unknown,
    laid_word,
    shifts,
    standings,
    table_of,
)
from qless_studio.engine.games.quiddler.table import Table, Worths, scored
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.solving import LimitReached, Run


@dataclass(frozen=True)
class RatedMove:
    """A move that can be made now, and the final score if the rest is played perfectly after it."""

    move: Step
    worth: int
    cost: int
    """How much less that is than after the best move; 0 for the best moves."""


@dataclass(frozen=True)
class Figures:
    """The summary of `rated_moves`: figures of a game in progress."""

    so_far: int
    """Points and bonuses of the words played."""
    best_from_here: int
    lost: int
    """What the moves so far gave away, compared with the best score of the deal; not less than 0, which words that
    are not in the word list would make it."""
    words: int
    """Number of different words that can be played now."""


@dataclass(frozen=True)
class Reviewed:
    """A move of a played game, and the final score that was possible before and after it."""

    move: Move
    before: int
    after: int

    @property
    def lost(self) -> int:
        """Points given away; 0 also for a word that is not in the word list and brought more."""
        return max(0, self.before - self.after)


class Analysis:
    """The solved table of a puzzle without unknown cards, and its standings after each move."""

    def __init__(self, puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> None:
        self.standings = standings(puzzle, options, options.deck_in(lexicon.language))
        self.table = table_of(puzzle, lexicon, options, run)
        self.run = run
        self.lexicon = lexicon
        self._worths = Worths(self.table, len(self.standings[0].position.places))

    def worth(self, standing: Standing, position: Position | None = None, gain: int = 0) -> int:
        """The final score from a standing, or from a position after it with `gain` more."""
        position = position or standing.position
        return standing.base + scored(gain + self._gain(position))

    def moves(self, standing: Standing) -> list[RatedMove]:
        """All moves, the best first; of several ways to spell a word with equal cards only the best."""
        best, position, table = self.worth(standing), standing.position, self.table
        found: dict[int, tuple[int, int]] = {}
        for used, worth in self.plays(standing):
            code = table.code[used]
            found[code] = max(found.get(code, (worth, used)), (worth, used))
        moves = [
            RatedMove(laid_word(table, position, used, word), worth, best - worth)
            for worth, used in found.values()
            for word in table.anagrams(used)
        ]
        moves += [
            RatedMove(shift, worth, best - worth)
            for shift in shifts(position)
            for worth in [self.worth(standing, position.shifted(shift))]
        ]
        return sorted(moves, key=_order)

    def plays(self, standing: Standing) -> Iterator[tuple[int, int]]:
        """(set of upper cards, final score after it) for each set that spells a word."""
        position, table = standing.position, self.table
        for used in table.playable(sum(1 << number for number in position.face_up)):
            after = position.without(number for number in range(CARDS) if used >> number & 1)
            yield used, self.worth(standing, after, table.gain[used])

    def best_move(self, standing: Standing) -> RatedMove | None:
        """One of the best moves, a word if there is one, of words the most common; None if nothing can be played.

        A word that is not proposed only if no other move is as good.
        """
        slurs = withheld(self.lexicon.language)

        def order(choice: RatedMove) -> tuple[bool, bool, float, tuple[int, int, str, int]]:
            word = choice.move.word if isinstance(choice.move, LaidWord) else None
            return word in slurs, word is None, -(self.lexicon.zipf(word) or 0.0) if word else 0.0, _order(choice)

        return min((choice for choice in self.moves(standing) if not choice.cost), key=order, default=None)

    def best_line(self, standing: Standing, first: Step | None = None) -> tuple[Step, ...]:
        """A best game from a standing to its end, of the most common words; after `first` if that is given."""
        line: list[Step] = []
        step = first
        while True:
            if step is None:
                best = self.best_move(standing) if self._gain(standing.position) else None
                if best is None:
                    return tuple(line)
                step = best.move
            line.append(step)
            standing, step = advanced(standing, step), None

    def _gain(self, position: Position) -> int:
        gain = self._worths.at(position.cards, position.covered, self.run)
        assert gain is not None
        return gain


def advanced(standing: Standing, step: Step) -> Standing:
    """The standing after one more step."""
    position = standing.position
    if isinstance(step, Shift):
        return replace(standing, position=position.shifted(step))
    taken = [position.places[pile][0] for pile in step.piles]
    return replace(standing, position=position.without(taken), gained=standing.gained + step.points + step.score)


def rated_moves(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[RatedMove]:
    """Yields the moves that can be made now, the best first; the summary is `Figures`.

    Yields nothing for a hand or with unknown cards: then `solve` gives advice.
    """
    if puzzle.hand is not None or has_unknown(puzzle):
        return
    analysis = Analysis(puzzle, lexicon, options, run)
    first, last = analysis.standings[0], analysis.standings[-1]
    found = analysis.moves(last)
    here, total = analysis.worth(last), last.total
    used = total - sum(analysis.table.points(1 << n) for n in range(CARDS) if last.position.cards >> n & 1)
    words = len({choice.move.word for choice in found if isinstance(choice.move, LaidWord)})
    lost = max(0, analysis.worth(first) - here)
    run.checkpoint(summary=Figures(last.gained - used, here, lost, words))
    yield from found


def review(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Reviewed]:
    """Yields each move made, and what it gave away; nothing for a hand, or if a card of the deal is unknown."""
    if puzzle.hand is not None or has_unknown(Puzzle(puzzle.piles)):
        return
    analysis = Analysis(puzzle, lexicon, options, run)
    worths = [analysis.worth(standing) for standing in analysis.standings]
    for move, before, after in zip(puzzle.moves, worths[:-1], worths[1:], strict=True):
        yield Reviewed(move, before, after)


def _order(choice: RatedMove) -> tuple[int, int, str, int]:
    """Sort key: by descending value; words before moves to empty piles, then alphabetically."""
    if isinstance(choice.move, Shift):
        return choice.cost, 1, "", choice.move.source
    return choice.cost, 0, choice.move.word, 0


# Advice while lower cards are unknown: the mean value of each first word, by drawing the unknown cards.
#
# See docs/decisions/015.

MIN_SAMPLES = 8
"""Samples before the first estimate."""
MAX_RANKED = 50
"""Maximum number of first words in the summary."""


@dataclass(frozen=True)
class Advice:
    """A first word and its estimate: the mean final score over the samples, with all cards known after the word."""

    move: LaidWord
    mean: float
    error: float
    """Standard error of the mean."""
    samples: int


@dataclass(frozen=True)
class Estimate(Summary):
    """The summary while cards are unknown, never proven: the best first words in order."""

    samples: int = 0
    advice: tuple[Advice, ...] = ()


@dataclass
class _Tally:
    """Sums over the samples for one first word."""

    move: LaidWord
    sum: float = 0.0
    squares: float = 0.0

    def add(self, score: int) -> None:
        self.sum += score
        self.squares += score * score

    def advice(self, samples: int) -> Advice:
        mean = self.sum / samples
        variance = max(0.0, self.squares / samples - mean * mean) * samples / (samples - 1)
        return Advice(self.move, mean, math.sqrt(variance / samples), samples)


def advise(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Advice]:
    """Yields the best first word whenever it changes, and publishes an `Estimate` after each sample.

    Each sample draws the unknown cards from the rest of the deck and evaluates all first words by perfect play with
    these cards known. No player can play like that, so means are slightly too high, but comparable. Raises
    `LimitReached` after `options.samples`: it is never complete. The same puzzle draws the same samples.
    """
    standing = standings(puzzle, options, options.deck_in(lexicon.language))[-1]
    # Draws of its own for each deal: the same ones for all would make all estimates too high, or all too low.
    random, rest = Random(zlib.crc32(format_puzzle(puzzle).encode())), standing.deck.unseen(puzzle.known)
    tallies: dict[int, _Tally] = {}
    leader: LaidWord | None = None
    run.publish(summary=Estimate())
    for sample in count(1):
        cards = _drawn(puzzle.cards, rest, random)
        table = Table(cards, len(standing.position.places), lexicon, options, standing.deck, run)
        _tally(table, standing, puzzle, tallies, run)
        if not tallies:
            break
        if sample >= MIN_SAMPLES:
            ranked = sorted(
                (tally.advice(sample) for tally in tallies.values()), key=lambda each: (-each.mean, each.move.word)
            )
            run.publish(summary=Estimate(samples=sample, advice=tuple(ranked[:MAX_RANKED])))
            if ranked[0].move != leader:
                leader = ranked[0].move
                yield ranked[0]
        if sample == options.samples:
            break
    raise LimitReached


def _drawn(cards: tuple[str, ...], rest: list[str], random: Random) -> tuple[str, ...]:
    """The cards with every unknown one drawn from the rest of the deck."""
    rest = list(rest)
    return tuple(rest.pop(int(random.random() * len(rest))) if card == UNKNOWN else card for card in cards)


def _tally(table: Table, standing: Standing, puzzle: Puzzle, tallies: dict[int, _Tally], run: Run) -> None:
    """Add the final score after each word playable now, with the cards of one sample."""
    position = standing.position
    worths = Worths(table, len(position.places))
    seen = sum(1 << number for number in position.face_up if puzzle.cards[number] != UNKNOWN)
    total = sum(standing.deck.points[card] for card in table.cards if card)
    for used in table.playable(seen):
        after = worths.at(position.cards & ~used, position.covered & ~used, run)
        assert after is not None
        if used not in tallies:
            tallies[used] = _Tally(laid_word(table, position, used))
        tallies[used].add(standing.gained - total + scored(table.gain[used] + after))
