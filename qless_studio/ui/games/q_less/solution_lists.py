"""The solutions that the tab knows: those of the grid with its tiles, and those of its letters; no Qt."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from qless_studio.engine.games.q_less.puzzle import Solution, Summary
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure

KEEP = 10_000
"""Solutions kept for the list; the rest are counted."""


class Scope(enum.Enum):
    """Which solutions are meant."""

    GRID = "grid"
    """Those that leave the tiles on the grid where they are."""
    ALL = "all"
    """Those of the letters, whatever is on the grid."""


@dataclass
class SolutionList:
    """The solutions of one search as far as they are kept, and how many there are."""

    run: Run | None = None
    """The search; None before there is one."""
    kept: list[Solution] = field(default_factory=list)
    """Grows while the search runs."""
    complete: bool = False
    """Whether the search covered its whole space, so that the count is final."""

    @property
    def count(self) -> int:
        """Solutions found so far, those not kept included."""
        summary = None if self.run is None else self.run.summary
        return summary.solutions if isinstance(summary, Summary) else 0

    @property
    def full(self) -> bool:
        """Whether the search keeps no more solutions."""
        keep = None if self.run is None else self.run.keep
        return keep is not None and len(self.kept) >= keep

    @property
    def count_text(self) -> str:
        """The count, with a plus while there may be more: dots would look like text that is cut. A dash: no search."""
        if self.run is None:
            return "–"
        return figure(self.count) if self.complete or not self.count else f"{figure(self.count)}+"

    @property
    def ways(self) -> str:
        """The final count as text, such as "3 ways"; empty before it is known."""
        return counted(self.count, "{} way", "{} ways") if self.complete else ""
