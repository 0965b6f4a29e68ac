"""Statistics of the rolls in the history."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from qless_studio.engine.history import Entry, Kind, Result

KEY = "q-less"
"""Key of the game."""


@dataclass(frozen=True)
class Statistics:
    """How well the player solves rolls."""

    played: int
    """Rolls solved or given up; those that have no solution do not count."""
    solved: int
    streak: int
    """Rolls solved in a row up to now; one that has no solution neither counts nor breaks it."""
    longest_streak: int
    best_seconds: float | None
    average_seconds: float | None
    """Of rolls solved in a known time."""
    without_hints: int
    """Rolls solved without hints."""
    by_letter: tuple[tuple[str, int, int], ...]
    """(letter, rolls played that show it, rolls solved among them)."""

    @property
    def share(self) -> float:
        """Part of the rolls that were solved, 0 to 1."""
        return self.solved / self.played if self.played else 0.0


def statistics(entries: Iterable[Entry]) -> Statistics:
    """The statistics of the rolls among the entries of a history, in the order played."""
    rolls = [entry for entry in entries if entry.game == KEY and entry.kind is Kind.GAME]
    played = [one for one in rolls if one.proven.get("solvable") is not False]
    solved = [one for one in played if one.result is Result.SOLVED]
    seconds = [one.seconds for one in solved if one.seconds is not None]
    streak = longest = 0
    by_letter: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    for one in played:
        streak = streak + 1 if one.result is Result.SOLVED else 0
        longest = max(longest, streak)
        for letter in set(one.puzzle):
            by_letter[letter][0] += 1
            by_letter[letter][1] += one.result is Result.SOLVED
    return Statistics(
        played=len(played),
        solved=len(solved),
        streak=streak,
        longest_streak=longest,
        best_seconds=min(seconds, default=None),
        average_seconds=sum(seconds) / len(seconds) if seconds else None,
        without_hints=sum(not one.hints for one in solved),
        by_letter=tuple((letter, shown, won) for letter, (shown, won) in sorted(by_letter.items())),
    )
