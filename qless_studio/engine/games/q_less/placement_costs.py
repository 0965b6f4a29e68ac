"""What each placement of a game cost: how much more vocabulary the roll needs after it, in bits."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from qless_studio.engine.games.q_less.difficulty import vocabulary_needed
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.costs import Mistake
from qless_studio.engine.solving import Run

FLOORS = {Mistake.MEDIUM: 2.0, Mistake.SMALL: 1.0}
"""Bits from which a placement is such a mistake; one after which there is no solution any more is a large one."""


@dataclass(frozen=True)
class PlacementCost:
    """The step from one position of a game to the next. The bits add up over steps that keep a solution."""

    before: int | None
    """The smallest number of the most common words that suffice before it; None: there is no solution (proven)."""
    after: int | None
    """The same after it."""

    @property
    def bits(self) -> float:
        """How often the vocabulary needed doubles; negative if it falls, 0 if either position has no solution."""
        if self.before is None or self.after is None:
            return 0.0
        return math.log2(max(1, self.after) / max(1, self.before))

    @property
    def mistake(self) -> Mistake | None:
        """The size of the mistake; None if it was none."""
        if self.before is not None and self.after is None:
            return Mistake.LARGE
        return next((size for size, floor in FLOORS.items() if self.bits >= floor), None)


def placement_costs(
    positions: Iterable[Puzzle], lexicon: Lexicon, options: Options, run: Run
) -> Iterator[PlacementCost]:
    """The cost of each step between the positions of a game, in order: 1 to 3 ms each.

    Raises `Stopped` when the run is stopped.
    """
    before: int | None = None
    for number, position in enumerate(positions):
        needed = vocabulary_needed(position, lexicon, options, run)
        after = None if needed is None else needed[0]
        if number:
            yield PlacementCost(before, after)
        before = after
