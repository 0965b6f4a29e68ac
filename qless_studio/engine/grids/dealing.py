"""What the dealers of all board games share: dice or a bag of letters, size, seed, and the goal of a search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from qless_studio.engine.errors import OptionError
from qless_studio.engine.grids.board import MAX_SIDE
from qless_studio.engine.grids.dice import BAG, DiceSet, Die, bag_of, dice_names, find_dice, usual_dice
from qless_studio.engine.grids.search import UNREACHABLE, Goal
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.options import argument
from qless_studio.engine.texts import plain, say

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
