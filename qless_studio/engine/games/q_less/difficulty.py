"""The difficulty of a roll, measured: vocabulary needed, fewest words, smallest box; and the roll of a day."""

from __future__ import annotations

import datetime
import json
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from qless_studio.engine.days import CHOSEN_SINCE, of_weekday
from qless_studio.engine.folders import resource
from qless_studio.engine.games.q_less.dice import Roll, candidates_of, dice_for, dice_of
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Solution
from qless_studio.engine.games.q_less.solver import (
    Spelled,
    advance,
    number_of_solutions,
    search_of,
    solution_of,
    spelled,
    within_reach,
)
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

DAILY_CANDIDATES = 28
"""Rolls from which that of a day is chosen; four fifths of them are solvable with the common list."""
WEEKDAY_WORDS = 5_000
"""From Monday to Friday this many of the most common words are enough for the roll of a day."""
SATURDAY = 5
_ranks: WeakKeyDictionary[Lexicon, dict[str, int]] = WeakKeyDictionary()


@dataclass(frozen=True)
class Difficulty:
    """How difficult a puzzle is; every number is proven."""

    rank: int
    """The smallest k for which the k most common words of the list suffice."""
    easiest: Solution
    """A grid of these words."""
    fewest_words: Solution
    """A grid with the fewest words possible."""
    most_compact: Solution
    """A grid in the box with the fewest cells possible; among several the squarest."""
    standing: Standing | None = None
    """Place of the roll among all rolls, where that is known."""


def rank_of(lexicon: Lexicon, word: str) -> int:
    """Rank of a word of the list by commonness, from 1."""
    if lexicon not in _ranks:
        _ranks[lexicon] = {word: rank for rank, word in enumerate(lexicon.by_commonness, start=1)}
    return _ranks[lexicon][word]


def completion(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution | None:
    """A solution that keeps the tiles on the grid, or None when it is proven that there is none.

    This is the check "still solvable from here": 0.1 to 2 ms. Raises `Stopped` when the run is stopped.
    """
    return _first(puzzle, spelled(puzzle.letters, lexicon, options), options, run)


def _first(
    puzzle: Puzzle,
    words: Spelled,
    options: Options,
    run: Run,
    rarities: array[int] | None = None,
    high: int = 2**32 - 1,
) -> Solution | None:
    if not puzzle.letters or not within_reach(puzzle):
        return None
    search = search_of(puzzle, words, options, rarities, 0, high, stop_at=1)
    for grids in advance(search, run):
        if grids:
            return solution_of(grids, "".join(sorted(set(puzzle.letters))), words, options)
    return None


def vocabulary_needed(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> tuple[int, Solution] | None:
    """The smallest k for which the k most common words of the list suffice, and a grid of them; None if unsolvable.

    Binary search over the ranks of the spellable words, each step a search for a first solution: 1 to 3 ms.
    """
    words = spelled(puzzle.letters, lexicon, options)
    best = _first(puzzle, words, options, run)
    if best is None:
        return None
    rarities = _ranks_of(words)
    high = max(rank_of(lexicon, word) for word in best.words)
    steps = sorted(rank for rank in rarities if 0 < rank <= high)
    low, top = 0, len(steps) - 1
    while low < top:
        middle = (low + top) // 2
        found = _first(puzzle, words, options, run, rarities, steps[middle] + 1)
        if found is None:
            low = middle + 1
        else:
            best = found
            top = min(middle, bisect_left(steps, max(rank_of(lexicon, word) for word in found.words)))
    return steps[low], best


def _ranks_of(words: Spelled) -> array[int]:
    """The rank of each word, 0 for a pair of tiles that may touch."""
    ranks = [rank_of(words.lexicon, word) for word in words.texts]
    return array("I", ranks + [0] * (len(words.starts) - 1 - words.real))


def fewest_words(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution | None:
    """A grid with the fewest words possible, every smaller number proven impossible; None if unsolvable."""
    words = spelled(puzzle.letters, lexicon, options)
    found = _first(puzzle, words, options, run)
    while found is not None and len(found.words) > 1:
        fewer = _first(puzzle, words, replace(options, max_words=len(found.words) - 1), run)
        if fewer is None:
            break
        found = fewer
    return found


def _size(rows: int, columns: int) -> tuple[int, int]:
    """What is compared of boxes: the cells, then how far they are from a square."""
    return rows * columns, rows + columns


def boxes(letters: int, rows: int, columns: int) -> Iterator[tuple[int, int]]:
    """Every box with room for the letters that is smaller than this one, or as small and squarer; the best first."""
    found = [
        (height, width)
        for height in range(1, letters + 1)
        for width in range(height, letters + 1)
        if letters <= height * width and height + width <= letters + 1 and _size(height, width) < _size(rows, columns)
    ]
    yield from sorted(found, key=lambda box: _size(*box))


def most_compact(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution | None:
    """A grid in the smallest box possible, every better one proven impossible; None if unsolvable."""
    words = spelled(puzzle.letters, lexicon, options)
    found = _first(puzzle, words, options, run)
    if found is None:
        return None
    for height, width in boxes(len(puzzle.letters), len(found.grid), len(found.grid[0])):
        for rows, columns in _allowed_ways(puzzle, options, height, width):
            better = _first(puzzle, words, replace(options, box=f"{rows}x{columns}"), run)
            if better is not None:
                return better
    return found


def _allowed_ways(puzzle: Puzzle, options: Options, height: int, width: int) -> list[tuple[int, int]]:
    """The ways to lay a box that the options allow; without tiles on the grid both find the same grids."""
    most_rows, most_columns = options.box_size
    ways = [(height, width), (width, height)] if height != width else [(height, width)]
    allowed = [way for way in ways if not most_rows or (way[0] <= most_rows and way[1] <= most_columns)]
    return allowed if puzzle.tiles else allowed[:1]


def difficulty(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Difficulty | None:
    """Rate a roll; None if it has no solution. About 10 ms. Raises `Stopped` when the run is stopped."""
    needed = vocabulary_needed(puzzle, lexicon, options, run)
    fewest = fewest_words(puzzle, lexicon, options, run)
    compact = most_compact(puzzle, lexicon, options, run)
    if needed is None or fewest is None or compact is None:
        return None
    return Difficulty(*needed, fewest, compact, standing(puzzle.letters, lexicon, options))


def daily_roll(day: datetime.date, common: Lexicon, run: Run) -> tuple[Roll, dict[str, Any]]:
    """The roll of a day, solvable with the common list: easy on Mondays, hard on Sundays; and its vocabulary rank.

    Of 28 rolls that depend only on the date, the solvable ones are sorted by the vocabulary they need; the weekday
    decides from which seventh of them the roll is taken, from Monday to Friday of those for which WEEKDAY_WORDS words
    are enough. If there are none of these, of twice as many rolls, and so on. See docs/decisions/020 and 051.
    """
    weekday = day >= CHOSEN_SINCE and day.weekday() < SATURDAY
    count = DAILY_CANDIDATES
    while True:
        rated = []
        for roll in candidates_of(day, count, dice_for(common.language)):
            needed = vocabulary_needed(Puzzle(roll.letters), common, Options(), run)
            if needed is not None and (needed[0] <= WEEKDAY_WORDS or not weekday):
                rated.append((needed[0], roll.seed, roll))
        if rated:
            rank, _, roll = of_weekday(day, sorted(rated))
            return roll, {"rank": rank}
        count *= 2


# How hard a roll is among all rolls. See docs/decisions/083.


@dataclass(frozen=True)
class Table:
    """How many solutions the rolls have with one word list."""

    cap: int
    """Solutions are counted up to this number; the last row is for rolls with as many or more."""
    ways: tuple[int, ...]
    """The number of falls of the dice that show a roll with 0, 1, 2 ... solutions."""

    def standing(self, solutions: int) -> Standing:
        """The place of a roll with that many solutions: among the solvable ones if it is one, else among all."""
        solutions = min(solutions, self.cap)
        first = 1 if solutions else 0
        compared, fewer = sum(self.ways[first:]), sum(self.ways[first:solutions])
        more = compared - fewer - self.ways[solutions]
        return Standing(solutions, solutions == self.cap, more / compared, fewer / compared)


@dataclass(frozen=True)
class Standing:
    """The place of a roll among the solvable ones, each as likely as the dice show it; proven.

    A roll without a solution has its place among all rolls.
    """

    solutions: int
    capped: bool
    """Whether the roll may have more solutions than were counted; then `easier` and `harder` are only lower bounds."""
    easier: float
    """Part of the rolls that have more solutions, 0 to 1."""
    harder: float
    """Part of the rolls that have fewer."""


def standing(letters: str, lexicon: Lexicon, options: Options) -> Standing | None:
    """The place of a roll; None for letters that the dice cannot show, other rules and lists without a table."""
    table = _tables().get(lexicon.name)
    if table is None or options != Options() or dice_of(letters) is None or table[0] != lexicon.crc:
        return None
    known = table[1]
    return known.standing(number_of_solutions(Puzzle(letters), lexicon, options, known.cap))


@cache
def _tables() -> dict[str, tuple[str, Table]]:
    """For each list with a table its check sum and the table."""
    lists: dict[str, dict[str, Any]] = json.loads(resource("q_less/atlas.json").read_text("utf-8"))["lists"]
    return {name: (one["crc"], table_from(one)) for name, one in lists.items()}


def table_from(values: Mapping[str, Any]) -> Table:
    """A table from its JSON values."""
    return Table(values["cap"], tuple(ways for _, ways in values["counts"]))
