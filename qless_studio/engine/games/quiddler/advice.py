"""Advice while lower cards are unknown: the mean value of each first word, by drawing the unknown cards.

See docs/decisions/015.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from qless_studio.engine.games.quiddler.deck import UNKNOWN
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import LaidWord, Standing, Summary, laid_word, standings
from qless_studio.engine.games.quiddler.table import Table, Worths, scored
from qless_studio.engine.games.quiddler.text import format_puzzle
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import LimitReached, Run

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
