"""Every puzzle of a lexicon, each once up to symmetry, or one drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Any

from qless_studio.engine.days import INOFFENSIVE_SINCE, seeds_of
from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.games.affix.arrangements import arrangements, spread_arrangements
from qless_studio.engine.games.affix.boards import find_board
from qless_studio.engine.games.affix.drawing import LEVELS, draw
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import argument
from qless_studio.engine.solving import LimitReached, Run


@dataclass(frozen=True)
class GenerateOptions(Options):
    """What puzzles to list or draw."""

    most: int = argument(
        1_000_000,
        "Stop after",
        "Maximum number of puzzles; large word lists have many millions.",
        low=1,
        high=100_000_000,
    )
    level: str = argument(
        "all",
        "Level",
        "List every puzzle, or pick one of a level at random.",
        choices=(("all", "every puzzle"), ("any", "any"), ("easy", "easy"), ("medium", "medium"), ("hard", "hard")),
    )
    seed: int | None = argument(None, "Seed", "The same seed gives the same puzzle.", low=0)


@dataclass(frozen=True)
class GenerateSummary:
    """The fields of the JSON line `finished`."""

    puzzles: int
    """Number of arrangements of suffixes that have a full board."""
    sets: int
    """Number of different sets of suffixes among them."""
    boards: str
    """Sum of their numbers of full boards."""


def generate(lexicon: Lexicon, options: GenerateOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """Each puzzle with its exact number of boards, or one drawn from a level. See docs/decisions/022.

    Raises `OptionError` for an unknown board, and `LimitReached` after `options.most` puzzles when there are more.
    """
    if options.level == "all":
        yield from _every(lexicon, options, run)
    else:
        yield from _drawn(lexicon, options, run)


def daily(day: date, lexicon: Lexicon, run: Run) -> Dealt[Puzzle]:
    """The board of the day: easy on Mondays and Tuesdays, hard on Saturdays and Sundays, else of medium level."""
    level = LEVELS[(0, 0, 1, 1, 1, 2, 2)[day.weekday()]]
    seed = next(seeds_of(day, lexicon.language.own("affix")))
    return next(_drawn(lexicon, GenerateOptions(level=level, seed=seed), run, with_slurs=day < INOFFENSIVE_SINCE))


def _every(lexicon: Lexicon, options: GenerateOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    board = find_board(options.board)
    sets: set[tuple[str, ...]] = set()
    puzzles = total = 0
    run.checkpoint(summary=GenerateSummary(0, 0, "0"))
    pool = run.pool
    found = spread_arrangements(pool, lexicon, options, run) if pool else arrangements(board, lexicon, options, run)
    for suffixes, boards in found:
        if puzzles == options.most:
            raise LimitReached
        puzzles += 1
        total += boards
        sets.add(tuple(sorted(suffixes)))
        run.publish(summary=GenerateSummary(puzzles, len(sets), str(total)))
        yield Dealt(Puzzle(suffixes), {"suffixes": suffixes, "boards": str(boards)})
    run.publish(fraction=1.0, summary=GenerateSummary(puzzles, len(sets), str(total)))


def _drawn(lexicon: Lexicon, options: GenerateOptions, run: Run, with_slurs: bool = False) -> Iterator[Dealt[Puzzle]]:
    """One puzzle of the level, the same one for the same seed."""
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    run.publish(summary=GenerateSummary(0, 0, "0"))
    drawn = draw(lexicon, options, options.level, Random(seed), run, with_slurs)
    if drawn is None:
        return
    details: dict[str, Any] = {"suffixes": drawn.suffixes, "boards": str(drawn.boards)}
    run.publish(fraction=1.0, summary=GenerateSummary(1, 1, str(drawn.boards)))
    yield Dealt(Puzzle(drawn.suffixes), {**details, "words_needed": drawn.words_needed, "seed": seed})


DAILY = Daily("common10k", daily)
