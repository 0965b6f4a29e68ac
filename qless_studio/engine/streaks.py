"""What became of the daily puzzles of a game: the result of each day, and the days in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from qless_studio.engine.history import Entry, Kind, Result

ONE_DAY = timedelta(days=1)


@dataclass(frozen=True)
class Streak:
    """How regularly the daily puzzles of a game were played to a good end."""

    current: int
    """Days in a row up to today, or up to yesterday while today's puzzle is not played."""
    longest: int
    kept: int
    """Days with a good end."""
    played: int


def daily_results(entries: Iterable[Entry], game: str) -> dict[date, Entry]:
    """The result of each day whose puzzle was played; of a puzzle played several times the first one counts.

    The day is that of the puzzle, so it does not matter what time the computer's clock showed at the end.
    """
    found: dict[date, Entry] = {}
    for entry in entries:
        if entry.game == game and entry.day and entry.kind is not Kind.EXERCISE:
            found.setdefault(date.fromisoformat(entry.day), entry)
    return found


def is_kept(entry: Entry) -> bool:
    """Whether the result continues a streak: anything but giving up, so also a claim that was proven right."""
    return entry.result is not Result.GIVEN_UP


def streak_of(results: Mapping[date, Entry], today: date) -> Streak:
    """The streak in the results of the days."""
    kept = {day for day, entry in results.items() if is_kept(entry)}
    longest = max((_length(kept, day, ONE_DAY) for day in kept if day - ONE_DAY not in kept), default=0)
    last = today if today in results else today - ONE_DAY
    return Streak(_length(kept, last, -ONE_DAY), longest, len(kept), len(results))


def _length(kept: set[date], first: date, step: timedelta) -> int:
    """How many days in a row are kept, from a day on in steps of a day."""
    length = 0
    while first + length * step in kept:
        length += 1
    return length
