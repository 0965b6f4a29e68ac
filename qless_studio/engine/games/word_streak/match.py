"""A match: three rounds with the multipliers of each, dealt from one seed or from a day."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import islice
from random import Random

from qless_studio.engine.days import seeds_of
from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.games.word_streak.dealer import ROUNDS, DealOptions, deal
from qless_studio.engine.games.word_streak.puzzle import Puzzle, format_puzzle, parse
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.solving import Run

WORDS = 70
"""Words that a board of a match should have."""
ROLLS = 40
"""Boards tried for each round of a match; with a short word list none may have enough words."""


def deal_match(lexicon: Lexicon, options: DealOptions, seed: int, run: Run) -> tuple[Dealt[Puzzle], ...]:
    """The rounds of the match of a seed, for these rules, dice and this list; all of them depend on nothing else.

    Each is the first of ROLLS boards with WORDS words, or else the first of those with the most. Raises `OptionError`
    as `deal` does, `Stopped` when the run is stopped.
    """
    return tuple(_round(lexicon, replace(options, round=number), _seeds(seed, number), run) for number in ROUNDS)


def _seeds(seed: int, number: int) -> Iterator[int]:
    """Seeds for the boards of one round of a match."""
    random = Random(zlib.crc32(f"match {seed} {number}".encode("ascii")))
    return (random.getrandbits(32) for _ in range(ROLLS))


def _round(lexicon: Lexicon, options: DealOptions, seeds: Iterator[int], run: Run) -> Dealt[Puzzle]:
    """The first board of these seeds with enough words; if there is none, the first with the most."""
    best: Dealt[Puzzle] | None = None
    for seed in seeds:
        dealt = next(deal(lexicon, replace(options, seed=seed), run))
        if best is None or dealt.details["words"] > best.details["words"]:
            best = dealt
        if dealt.details["words"] >= WORDS:
            break
        run.checkpoint(1)
    assert best is not None
    return best


def daily(day: date, lexicon: Lexicon, run: Run) -> Dealt[Puzzle]:
    """The first round of the day's match; `rounds` in the details are the texts of all three, see `rounds_of`."""
    match = [
        _round(lexicon, DealOptions(round=number), islice(seeds_of(day, f"word-streak {number}"), 1_000), run)
        for number in ROUNDS
    ]
    first = match[0]
    return Dealt(first.puzzle, {"rounds": [format_puzzle(dealt.puzzle) for dealt in match], **first.details})


def rounds_of(dealt: Dealt[Puzzle]) -> tuple[Puzzle, ...]:
    """The rounds of a match of the day."""
    return tuple(map(parse, dealt.details["rounds"]))


DAILY = Daily(DEFAULT, daily)
