"""What is special about a solution, and what it has in common with others."""

from __future__ import annotations

import enum
from functools import lru_cache
from itertools import pairwise

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.lexicon.languages import LETTERS
from qless_studio.engine.texts import phrase

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
