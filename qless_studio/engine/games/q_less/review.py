"""What a player is shown after a roll: solutions worth comparing, what is special about one, and par."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise
from statistics import median
from typing import Any

from qless_studio.engine.games.q_less.difficulty import (
    Standing,
    completion,
    fewest_words,
    most_compact,
    standing,
    vocabulary_needed,
)
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Solution
from qless_studio.engine.games.q_less.solver import solve_free
from qless_studio.engine.games.q_less.why import Roll, decided_by
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import LETTERS
from qless_studio.engine.play_statistics import played_of
from qless_studio.engine.reasons import Reason, two_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import phrase

# What a player is shown after a roll: whether it has a solution, and the solutions worth comparing with one's own.
#
# See docs/decisions/066.


class Merit(enum.Enum):
    """What makes a solution remarkable; the value is its name for people."""

    FEWEST_WORDS = phrase("Fewest words")
    COMMONEST = phrase("Most common")
    """The grid's rarest word is as common as possible."""
    MOST_COMPACT = phrase("Smallest box")
    """The grid is in a box with as few cells as possible; among several the squarest."""


@dataclass(frozen=True)
class Pick:
    """A solution with a merit; of several the one whose rarest word is the most common."""

    solution: Solution
    proven: bool
    """Whether the solution is the best of all; otherwise it is the best of those examined."""


@dataclass(frozen=True)
class Review:
    """What is known about the letters of a puzzle, whatever is on its grid."""

    solvable: bool
    """False is proven."""
    picks: Mapping[Merit, Pick] = field(default_factory=dict)
    """One pick for each merit; empty if there is no solution."""
    rank: int | None = None
    """The smallest k for which the k most common words of the list suffice; None until it is proven."""
    standing: Standing | None = None
    """Place of the roll among all rolls, where that is known."""
    why: tuple[Reason, ...] = ()
    """What decides the roll, in a sentence or two; empty until it is proven, and where no reason helps."""

    @property
    def complete(self) -> bool:
        """Whether everything is proven."""
        return all(pick.proven for pick in self.picks.values())

    @property
    def result_of_claim(self) -> Result:
        """How a roll ends whose player claims that it has no solution."""
        return Result.GIVEN_UP if self.solvable else Result.CLAIMED

    def facts(self) -> dict[str, Any]:
        """What is proven, for the history: JSON values by name."""
        facts: dict[str, Any] = {"solvable": self.solvable}
        if self.rank is not None:
            facts["rank"] = self.rank
        proven = {merit: pick.solution for merit, pick in self.picks.items() if pick.proven}
        if Merit.FEWEST_WORDS in proven:
            facts["fewest_words"] = len(proven[Merit.FEWEST_WORDS].words)
        if Merit.MOST_COMPACT in proven:
            grid = proven[Merit.MOST_COMPACT].grid
            facts["smallest_box"] = [len(grid), len(grid[0])]
        return facts


def reviews(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Review]:
    """The review of a puzzle's letters, in steps that know more and more; in the last everything is proven.

    The first step says whether there is a solution, after 0.1 to 2 ms; the last is there after 60 ms in the median of
    12 letters, and up to a minute of 16. They depend on the letters, not on their order. Of a free game one grid and no
    proof, then `LimitReached`. Raises `Stopped` when the run is stopped.
    """
    bare = Puzzle("".join(sorted(puzzle.letters)), free=puzzle.free)
    if bare.free:
        for found in solve_free(bare, lexicon, options, run):
            yield Review(True, dict.fromkeys(Merit, Pick(found, proven=False)))
        return
    first, place = completion(bare, lexicon, options, run), standing(bare.letters, lexicon, options)
    if first is None:
        yield Review(False, standing=place)
        return
    yield Review(True, dict.fromkeys(Merit, Pick(first, proven=False)), standing=place)
    needed = vocabulary_needed(bare, lexicon, options, run)
    assert needed is not None
    rank, commonest = needed
    picks = dict.fromkeys(Merit, Pick(commonest, proven=False)) | {Merit.COMMONEST: Pick(commonest, proven=True)}
    review = Review(True, picks, rank, place, two_of(decided_by(Roll(bare, lexicon, options, run))))
    yield review
    for merit, search in ((Merit.FEWEST_WORDS, _fewest), (Merit.MOST_COMPACT, _compact)):
        pick = Pick(search(bare, lexicon, options, run), proven=True)
        review = replace(review, picks={**review.picks, merit: pick})
        yield review


def _fewest(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution:
    """The grid of the most common words among the grids with the fewest words."""
    found = fewest_words(puzzle, lexicon, options, run)
    assert found is not None
    return _of_commonest_words(puzzle, lexicon, replace(options, max_words=len(found.words)), run)


def _compact(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution:
    """The grid of the most common words among the grids in the smallest box."""
    found = most_compact(puzzle, lexicon, options, run)
    assert found is not None
    box = f"{len(found.grid)}x{len(found.grid[0])}"
    return _of_commonest_words(puzzle, lexicon, replace(options, box=box), run)


def _of_commonest_words(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution:
    needed = vocabulary_needed(puzzle, lexicon, options, run)
    assert needed is not None
    return needed[1]


# Par of a roll: the median of the player's own times on rolls as hard as it. See docs/decisions/066.

KEY = "q-less"
"""Key of the game."""
FEWEST_TIMES = 3
"""Times below which there is no par."""
HARDEST = 1_500, 5_000
"""The highest vocabulary rank of an easy and of a medium roll: about a third of all rolls each."""


class Level(enum.Enum):
    """How hard a roll is, by the vocabulary that it needs."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def level_of(rank: int) -> Level:
    """The level of a roll for which this many of the list's most common words are needed."""
    easy, medium = HARDEST
    return Level.EASY if rank <= easy else Level.MEDIUM if rank <= medium else Level.HARD


def times(entries: Iterable[Entry], level: Level | None = None) -> list[float]:
    """The seconds in which the player solved rolls of a level, of any level for None, in the order played.

    Of letters played several times only the first game counts, since their solutions were shown after it; and only
    games whose difficulty was noted, which those played before there was Play do not have: those were not covered.
    """
    first: dict[str, Entry] = {}
    for entry in played_of(entries, KEY):
        first.setdefault("".join(sorted(entry.puzzle)), entry)
    solved = (entry for entry in first.values() if entry.result is Result.SOLVED and _counts(entry, level))
    return [entry.seconds for entry in solved if entry.seconds is not None]


def par(entries: Iterable[Entry], level: Level | None = None) -> float | None:
    """The median of the `times`; None until there are `FEWEST_TIMES`."""
    seconds = times(entries, level)
    return median(seconds) if len(seconds) >= FEWEST_TIMES else None


def _counts(entry: Entry, level: Level | None) -> bool:
    rank = entry.proven.get("rank")
    return isinstance(rank, int) and (level is None or level_of(rank) is level)


# What is special about a solution, and what it has in common with others.

SHAPE = str.maketrans(LETTERS, "#" * len(LETTERS))
BITS = str.maketrans("#.", "10")
LAYOUTS = 8192
"""Layouts cached: 10,000 solutions of a roll have about a thousand, so filters by layout are fast."""


class Badge(enum.Enum):
    """Something special about a solution; the value is its name for people."""

    TWO_WORDS = phrase("2 words")
    MANY_WORDS = phrase("6 or more words")
    SYMMETRIC = phrase("symmetric")
    HOLE = phrase("hole")
    SQUARE = phrase("square block")


def badges(solution: Solution) -> frozenset[Badge]:
    """What is special about a grid: its number of words and its layout."""
    found = _badges_of(_shape(solution))
    if len(solution.words) == 2:
        found |= {Badge.TWO_WORDS}
    if len(solution.words) >= 6:
        found |= {Badge.MANY_WORDS}
    return found


@lru_cache(LAYOUTS)
def _badges_of(shape: str) -> frozenset[Badge]:
    rows, found = tuple(shape.split()), set()
    if _symmetric(rows):
        found.add(Badge.SYMMETRIC)
    if _has_hole(rows):
        found.add(Badge.HOLE)
    if any(both & both >> 1 for both in (row & below for row, below in pairwise(map(_bits, rows)))):
        found.add(Badge.SQUARE)
    return frozenset(found)


def word_set(solution: Solution) -> tuple[str, ...]:
    """Solutions with equal keys use the same words."""
    return tuple(sorted(solution.words))


def layout(solution: Solution) -> tuple[str, ...]:
    """Solutions with equal keys cover the same cells, possibly transposed; `#` is a tile."""
    return _either_way(_shape(solution))


def _shape(solution: Solution) -> str:
    """The rows of the layout, separated by spaces."""
    return " ".join(solution.grid).translate(SHAPE)


@lru_cache(LAYOUTS)
def _either_way(shape: str) -> tuple[str, ...]:
    rows = tuple(shape.split())
    turned = tuple(map("".join, zip(*rows, strict=True)))
    return max((rows, turned), key=lambda lines: (len(lines[0]), lines))


def _bits(row: str) -> int:
    """One bit per tile."""
    return int(row.translate(BITS), 2)


def _symmetric(shape: tuple[str, ...]) -> bool:
    """Whether a reflection or a half turn maps the layout onto itself; a straight line does not count."""
    if len(shape) == 1 or len(shape[0]) == 1:
        return False
    turned = tuple(map("".join, zip(*shape, strict=True)))
    upside_down, mirrored = shape[::-1], tuple(row[::-1] for row in shape)
    other_diagonal = tuple(row[::-1] for row in turned[::-1])
    return shape in (upside_down, mirrored, mirrored[::-1], turned, other_diagonal)


def _has_hole(shape: tuple[str, ...]) -> bool:
    """Whether an empty cell cannot be reached from outside by steps up, down, left and right.

    Rows are bit masks with an empty border; the reachable cells grow until nothing changes.
    """
    width = len(shape[0])
    edge, full = 1 | 2 << width, (4 << width) - 1
    free = [full, *(full & ~(_bits(row) << 1) for row in shape), full]
    seen = [full, *(mask & edge for mask in free[1:-1]), full]
    before = None
    while before != seen:
        before = seen.copy()
        for rows in (range(1, len(free) - 1), range(len(free) - 2, 0, -1)):
            for r in rows:
                mask = (seen[r] | seen[r - 1] | seen[r + 1]) & free[r]
                seen[r] = (mask | mask << 1 | mask >> 1) & free[r]
    return seen != free
