"""Boards to order: any, near the player's level, or harder."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from qless_studio.engine.texts import phrase

P = TypeVar("P")
NEAR = 100.0
HARDEST = 300.0
TRIES = 200
"""Boards of the usual dice spread by about 100: nearly every order is filled after a few, and the last one ends it."""


class Order(enum.Enum):
    """Which boards come next; the value is its name for people."""

    ANY = phrase("any")
    NEAR = phrase("Near your level")
    HARDER = phrase("Harder")

    def distance(self, board: float | None, player: float) -> float:
        """How far the level of a board is from what is ordered; 0 if it suits."""
        if self is Order.ANY:
            return 0.0
        if board is None:
            return float("inf")
        low, high = (-NEAR, NEAR) if self is Order.NEAR else (NEAR, HARDEST)
        return max(0.0, player + low - board, board - player - high)


def ordered(
    puzzles: Iterable[P], level_of: Callable[[P], float | None], order: Order, player: float, tries: int = TRIES
) -> P | None:
    """The first of the puzzles that suits; of `tries` without one the nearest, None without any puzzle."""
    best: tuple[float, P] | None = None
    for puzzle in islice(puzzles, tries):
        distance = order.distance(None if order is Order.ANY else level_of(puzzle), player)
        if best is None or distance < best[0]:
            best = distance, puzzle
        if distance == 0:
            break
    return None if best is None else best[1]


@dataclass(frozen=True)
class Coming:
    """A puzzle made for the next game, not seen yet."""

    seed: int
    level: float | None = None
    """Level of the puzzle; None if it has none."""
    known: Any = None
    """Facts about the puzzle from the game."""
    suits: bool = True
    """Whether the puzzle is as ordered, and not only the nearest of many."""
    look: Callable[[], Any] | None = None
    """Finds what is `known`, if that takes time: called on a worker, of many puzzles for the one that is taken."""
