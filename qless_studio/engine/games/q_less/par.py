"""Par of a roll: the median of the player's own times on rolls as hard as it. See docs/decisions/066."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from statistics import median

from qless_studio.engine.history import Entry, Result
from qless_studio.engine.play_statistics import played_of

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
