"""How boards are dealt: dice or a bag, size and seed, the search over workers, and the board of a day."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice
from random import Random

from qless_studio.engine.days import CHOICE, of_weekday
from qless_studio.engine.errors import OptionError
from qless_studio.engine.grids.board import MAX_SIDE, Neighbours
from qless_studio.engine.grids.dice import BAG, DiceSet, Die, bag_of, dice_names, find_dice, usual_dice
from qless_studio.engine.grids.review import common_words, is_common
from qless_studio.engine.grids.search import (
    FIRST_COOLING,
    LONGEST_COOLING,
    UNREACHABLE,
    BetterBoard,
    Chain,
    Goal,
    search,
)
from qless_studio.engine.grids.solver import BoardSolver, Scoring
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels import grid as kernel
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.lexicon.lexicon import marked
from qless_studio.engine.options import argument
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import plain, say

# What the dealers of all board games share: dice or a bag of letters, size, seed, and the goal of a search.

NONE, HIGH, TARGET = "none", "high", "target"
SEARCHES = (
    (NONE, "None: roll once"),
    (HIGH, "Highest score"),
    (TARGET, "A board that meets the target"),
)
AUTO = "auto"


def _dice_choices() -> Iterator[tuple[str, str]]:
    yield AUTO, say("As usual in the language of the word list")
    yield from dice_names()
    yield BAG, say("Letters from a bag")


@dataclass(frozen=True)
class SearchOptions:
    """Options of a dealer. A game adds its own."""

    dice: str = argument(
        AUTO,
        "Dice",
        "The set of dice, or letters from a bag. Default: the usual dice in the language of the word list.",
        choices=_dice_choices,
    )
    rows: int | None = argument(
        None, "Rows", "Number of rows. Default: as many as the dice need.", low=1, high=MAX_SIDE
    )
    columns: int | None = argument(
        None, "Columns", "Number of columns. Default: as many as the dice need.", low=1, high=MAX_SIDE
    )
    seed: int | None = argument(None, "Seed", "The same seed gives the same board.", low=0, high=2**53)
    search: str = argument(NONE, "Search", "Look for better boards until stopped.", choices=SEARCHES)
    min_words: int = argument(0, "Minimum words", "Target search: minimum number of words.", low=0)
    min_points: int = argument(0, "Minimum points", "Target search: minimum points.", low=0)
    max_points: int | None = argument(None, "Maximum points", "Target search: maximum points.", low=0)
    contains: str = argument("", "Containing the word", "A word that must be on the board.")
    threads: int | None = argument(
        None,
        "Threads",
        "Number of search threads. Default: one per core. The same seed and number of threads repeat the same search.",
        low=1,
        high=64,
    )

    seeds: int | None = argument(
        None,
        "Seeds",
        "Search from this many seeds, each for 120,000 boards, and end. The same seeds find the same best score on any"
        " number of workers.",
        low=1,
        high=1_000_000,
    )

    @property
    def searching(self) -> bool:
        """Whether to search rather than roll once; a target alone asks for a search."""
        return self.search != NONE or self._has_target

    def spreads(self) -> bool:
        """Whether there is a search that workers can share."""
        return self.searching and self.seeds is not None

    @property
    def _has_target(self) -> bool:
        return bool(self.min_words or self.min_points or self.max_points is not None or self.contains)

    @property
    def shape(self) -> tuple[int, int]:
        """(rows, columns); raises `OptionError` if the number of dice does not match."""
        known = find_dice(self.dice)
        rows = self.rows or (known.rows if known else self.columns or 4)
        columns = self.columns or (known.columns if known else rows)
        if known and rows * columns != len(known.dice):
            raise OptionError(
                say(
                    "{}×{} tiles need {} dice, but {} has {}; use dice={} for any size",
                    rows,
                    columns,
                    rows * columns,
                    say(known.title),
                    len(known.dice),
                    BAG,
                ),
                say("option {}", "rows"),
            )
        return rows, columns

    def dice_set(self, language: Language = ENGLISH) -> DiceSet | None:
        """The dice to roll for a list in this language; None: letters from a bag."""
        rows, columns = self.shape
        return find_dice(usual_dice(language, rows * columns) if self.dice == AUTO else self.dice)

    def pool(self, language: Language = ENGLISH) -> tuple[Die, ...]:
        """One die for each cell."""
        rows, columns = self.shape
        known = self.dice_set(language)
        return known.dice if known else (bag_of(language),) * (rows * columns)

    def goal(self, lexicon: Lexicon, min_length: int) -> Goal:
        """The goal of the search; raises `OptionError` when it is contradictory or the word cannot count."""
        word = lexicon.fold(self.contains.strip())
        if self.search == TARGET and not self._has_target:
            raise OptionError(
                plain("a target search needs a number of words or points, or a word"), say("option {}", "search")
            )
        if self.max_points is not None and self.max_points < self.min_points:
            raise OptionError(
                plain("{} is less than the minimum points, {}", self.max_points, self.min_points),
                say("option {}", "max_points"),
            )
        if word and word not in lexicon:
            raise OptionError(
                plain("{} is not in the word list {}", word.upper(), lexicon.name), say("option {}", "contains")
            )
        if word and len(word) < min_length:
            raise OptionError(
                plain("{} is shorter than {} letters", word.upper(), min_length), say("option {}", "contains")
            )
        low = UNREACHABLE if self.search == HIGH else self.min_points
        high = UNREACHABLE if self.max_points is None or self.search == HIGH else self.max_points
        return Goal(low, high, self.min_words, word)


def seed_of(seed: int | None) -> int:
    """The seed, or a random one."""
    return Random().randrange(2**32) if seed is None else seed


# The search for boards from many seeds, spread over workers. See docs/decisions/011 and 083.

COOLINGS = (LONGEST_COOLING // FIRST_COOLING).bit_length()
"""Number of coolings tried with each seed, from the shortest to the longest."""


@dataclass(frozen=True)
class Cooled:
    """The best board of a cooling."""

    board: BetterBoard
    fitness: int
    """Fitness of the board; from 0 on the goal is reached."""
    steps: int


@dataclass(frozen=True)
class Cooling:
    """One cooling, on a worker: what it finds depends on its number alone."""

    dice: tuple[Die, ...]
    near: Neighbours
    scoring: Scoring
    goal: Goal
    seed: int
    letter_factors: tuple[int, ...] = ()
    """As of `BoardSolver`, like `word_factors`."""
    word_factors: tuple[int, ...] = ()

    def solver(self, lexicon: Lexicon) -> BoardSolver:
        """A solver for boards with these dice."""
        faces = sorted({face for die in self.dice for face in die})
        return BoardSolver(lexicon, self.near, self.scoring, faces, self.letter_factors, self.word_factors)

    def __call__(self, lexicon: Lexicon, number: int) -> Cooled:
        solver = self.solver(lexicon)
        seed, steps = number // COOLINGS, FIRST_COOLING << number % COOLINGS
        chain = Chain(solver, self.dice, self.near, self.goal, (self.seed + seed) * COOLINGS + number % COOLINGS, steps)
        annealer = chain.annealer
        while annealer.advance(kernel.SLICE) != Status.DONE:
            pass
        found = annealer.best()
        board = BetterBoard(solver.tiles(found.codes), found.words, found.score)
        return Cooled(board, found.fitness, annealer.steps)


def find_boards(cooling: Cooling, options: SearchOptions, lexicon: Lexicon, run: Run) -> Iterator[BetterBoard]:
    """The search that the options ask for: from many seeds, or from one until it is stopped."""
    if options.seeds is not None:
        return search_seeds(cooling, options.seeds, lexicon, run)
    near, goal = cooling.near, cooling.goal
    return search(lambda: cooling.solver(lexicon), cooling.dice, near, goal, cooling.seed, options.threads, run)


def search_seeds(cooling: Cooling, seeds: int, lexicon: Lexicon, run: Run) -> Iterator[BetterBoard]:
    """Each board better than all earlier ones, from the seeds that follow that of `cooling`, or until the goal is met.

    Without a goal that is met the best score is the same however many workers there are.
    """
    from qless_studio.engine.spreading import spread, workers_of  # few searches need processes

    numbers = iter(range(seeds * COOLINGS))
    best, record, done = -UNREACHABLE * 1_000, -1, 0
    with workers_of(run) as pool:
        for _, cooled in spread(pool, lexicon, cooling, lambda: next(numbers, None), run):
            done += 1
            run.publish(cooled.steps, done / (seeds * COOLINGS))
            if cooled.fitness > best:
                best = cooled.fitness
                if cooled.board.score > record:
                    record = cooled.board.score
                    run.improved(record)
                yield cooled.board
            if best >= 0:
                return


# The board of a day: with many words, a long common one among them, and as hard as the weekday asks.

WORDS, LONG = 100, 7
"""A board of a day has this many words, and a common word of this many letters, no slur: one roll in 15 to 80."""
ROLLS = 3_000
"""Rolls that are tried; with a short word list none may be good enough."""


def seed_of_day(
    day: date, seeds: Iterator[int], tiles_of: Callable[[int], Sequence[str]], solver: BoardSolver, run: Run
) -> int:
    """The seed of the board of a day; `tiles_of` rolls the board of a seed.

    Of the first CHOICE boards that are good enough, ordered by the share of the points that common words are worth, the
    one for the weekday. If no board is good enough, the first with the most words. Raises `Stopped` when stopped.
    """
    zipf, slurs = solver.lexicon.zipf, marked(solver.lexicon.language)
    worthy: list[tuple[float, int]] = []
    most, fallback = -1, 0
    for seed in islice(seeds, ROLLS):
        run.checkpoint(1, len(worthy) / CHOICE)
        found = solver.all(tiles_of(seed))
        if len(found) > most:
            most, fallback = len(found), seed
        if len(found) < WORDS:
            continue
        words = list(found)
        common = (each.word for each in words if len(each.word) >= LONG and is_common(zipf(each.word)))
        if any(word not in slurs for word in common):
            worthy.append((-common_words(words, zipf).score / found.score, seed))
            if len(worthy) == CHOICE:
                break
    return of_weekday(day, sorted(worthy))[1] if worthy else fallback
