"""Hives from a seed, and that of a day: each has a word with all seven letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from random import Random

from qless_studio.engine.days import seeds_of
from qless_studio.engine.game import Daily, Dealer, Dealt
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import option
from qless_studio.engine.solving import Run
from word_hive.hive import SIZE, Options, Puzzle, format_puzzle, solve

FEWEST = 15
"""Words of a hive that is dealt."""


@dataclass(frozen=True)
class DealOptions:
    seed: int | None = option(None, "Seed", "The same seed gives the same hive.", low=0)


def deal(lexicon: Lexicon, options: DealOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """The letters of a word with seven different ones, so often until there are words enough."""
    seed = Random().getrandbits(32) if options.seed is None else options.seed
    random = Random(seed)
    plain = [word for word in lexicon.words if len(set(word)) == SIZE and word.isascii()]
    while plain:
        letters = sorted(set(random.choice(plain)))
        random.shuffle(letters)
        puzzle = Puzzle("".join(letters))
        words = sum(1 for _ in solve(puzzle, lexicon, Options(), run))
        if words >= FEWEST:
            yield Dealt(puzzle, {"seed": seed, "words": words})
            return


def daily(day: date, lexicon: Lexicon, run: Run) -> Dealt[Puzzle]:
    return next(deal(lexicon, DealOptions(next(seeds_of(day, "word-hive"))), run))


DEALER: Dealer[Puzzle, DealOptions] = Dealer(DealOptions, deal, lambda dealt: format_puzzle(dealt.puzzle))
DAILY = Daily("common10k", daily)
