"""What is special about a solution, and what it has in common with others."""

from __future__ import annotations

import enum
from itertools import pairwise

from qless_studio.engine.games.q_less.puzzle import Solution


class Badge(enum.Enum):
    """Something special about a solution; the value is its name for people."""

    TWO_WORDS = "2 words"
    MANY_WORDS = "6 words and more"
    SYMMETRIC = "symmetric"
    HOLE = "hole"
    SQUARE = "square block"


def badges(solution: Solution) -> frozenset[Badge]:
    """What is special about a grid: the number of its words, and the shape of its layout."""
    shape = layout(solution)
    found = set()
    if len(solution.words) == 2:
        found.add(Badge.TWO_WORDS)
    if len(solution.words) >= 6:
        found.add(Badge.MANY_WORDS)
    if _symmetric(shape):
        found.add(Badge.SYMMETRIC)
    if _has_hole(shape):
        found.add(Badge.HOLE)
    pairs = [(row, below, c) for row, below in pairwise(shape) for c in range(len(row) - 1)]
    if any(row[c : c + 2] == below[c : c + 2] == "##" for row, below, c in pairs):
        found.add(Badge.SQUARE)
    return frozenset(found)


def word_set(solution: Solution) -> tuple[str, ...]:
    """Solutions with equal keys use the same words."""
    return tuple(sorted(solution.words))


def layout(solution: Solution) -> tuple[str, ...]:
    """Solutions with equal keys cover the same cells, perhaps with rows and columns exchanged; `#` is a tile."""
    shape = tuple("".join("." if letter == "." else "#" for letter in row) for row in solution.grid)
    turned = tuple(map("".join, zip(*shape, strict=True)))
    return max((shape, turned), key=lambda rows: (len(rows[0]), rows))


def _symmetric(shape: tuple[str, ...]) -> bool:
    """Whether a mirror or a half turn leaves the layout as it is; a straight line is nothing special."""
    if len(shape) == 1 or len(shape[0]) == 1:
        return False
    turned = tuple(map("".join, zip(*shape, strict=True)))
    upside_down, mirrored = shape[::-1], tuple(row[::-1] for row in shape)
    other_diagonal = tuple(row[::-1] for row in turned[::-1])
    return shape in (upside_down, mirrored, mirrored[::-1], turned, other_diagonal)


def _has_hole(shape: tuple[str, ...]) -> bool:
    """Whether an empty cell cannot be reached from outside by steps up, down, left and right."""
    height, width = len(shape), len(shape[0])
    padded = ["." * (width + 2), *(f".{row}." for row in shape), "." * (width + 2)]
    empty = {(r, c) for r, row in enumerate(padded) for c, cell in enumerate(row) if cell == "."}
    stack = [(0, 0)]
    while stack:
        r, c = stack.pop()
        if (r, c) in empty:
            empty.remove((r, c))
            stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return bool(empty) and height > 2
