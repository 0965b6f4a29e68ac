"""What the dealers of all board games share: dice or a bag of letters, size, seed, and what a search is for."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from qless_studio.engine.errors import OptionError
from qless_studio.engine.grids.board import LONGEST_SIDE
from qless_studio.engine.grids.dice import DICE, LETTERS, Die
from qless_studio.engine.grids.search import UNREACHABLE, Goal
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import option
from qless_studio.engine.texts import phrase, say

NONE, HIGH, TARGET = "none", "high", "target"
SEARCHES = (
    (NONE, phrase("None: roll once")),
    (HIGH, phrase("Highest score")),
    (TARGET, phrase("A board that meets the target")),
)
BAG = "letters"


@dataclass(frozen=True)
class SearchOptions:
    """Options of a dealer. A game adds its own."""

    dice: str = option(
        "classic",
        "Dice",
        "The set of dice, or letters from a bag.",
        choices=[*((name, known.title) for name, known in DICE.items()), (BAG, "Letters from a bag")],
    )
    rows: int | None = option(None, "Rows", "Default: as many as the dice need.", low=1, high=LONGEST_SIDE)
    columns: int | None = option(None, "Columns", "Default: as many as the dice need.", low=1, high=LONGEST_SIDE)
    seed: int | None = option(None, "Seed", "The same seed gives the same board.", low=0, high=2**53)
    search: str = option(NONE, "Search", "Look for better boards until stopped.", choices=SEARCHES)
    min_words: int = option(0, "Minimum words", "For a target search.", low=0)
    min_points: int = option(0, "Minimum points", "For a target search.", low=0)
    max_points: int | None = option(None, "Maximum points", "For a target search.", low=0)
    contains: str = option("", "Containing the word", "A word that must be on the board.")
    threads: int | None = option(
        None,
        "Threads",
        "Default: one per core. The same seed and number of threads repeat the same search.",
        low=1,
        high=64,
    )

    @property
    def searching(self) -> bool:
        """Whether more is wanted than one roll; asking for words or points is wanting more."""
        return self.search != NONE or self._asks

    @property
    def _asks(self) -> bool:
        return bool(self.min_words or self.min_points or self.max_points is not None or self.contains)

    @property
    def shape(self) -> tuple[int, int]:
        """(rows, columns); raises `OptionError` when the dice are too few or too many for them."""
        known = DICE.get(self.dice)
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

    @property
    def pool(self) -> tuple[Die, ...]:
        """A die for each cell."""
        rows, columns = self.shape
        return DICE[self.dice].dice if self.dice in DICE else (LETTERS,) * (rows * columns)

    def goal(self, lexicon: Lexicon, least: int) -> Goal:
        """What the search is for; raises `OptionError` when that makes no sense or the word cannot count."""
        word = self.contains.strip().lower()
        if self.search == TARGET and not self._asks:
            raise OptionError(
                say("a target search needs a number of words or points, or a word"), say("option {}", "search")
            )
        if self.max_points is not None and self.max_points < self.min_points:
            raise OptionError(
                say("{} is less than the minimum points, {}", self.max_points, self.min_points),
                say("option {}", "max_points"),
            )
        if word and word not in lexicon:
            raise OptionError(
                say("{} is not in the word list {}", word.upper(), lexicon.name), say("option {}", "contains")
            )
        if word and len(word) < least:
            raise OptionError(say("{} is shorter than {} letters", word.upper(), least), say("option {}", "contains"))
        low = UNREACHABLE if self.search == HIGH else self.min_points
        high = UNREACHABLE if self.max_points is None or self.search == HIGH else self.max_points
        return Goal(low, high, self.min_words, word)


def seed_of(seed: int | None) -> int:
    """The seed, or one by chance."""
    return Random().randrange(2**32) if seed is None else seed
