"""Days of daily puzzles, their seeds, and random choices that depend on a seed alone."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from random import Random
from typing import TypeVar

from qless_studio.engine.errors import OptionError
from qless_studio.engine.texts import plain, say

# Days of daily puzzles, and the seeds that depend on them alone. See docs/decisions/051.

T = TypeVar("T")

CHOSEN_SINCE = date(2026, 11, 24)
"""The first day whose puzzles are chosen for their quality and by the weekday; those of earlier days stay as they were
dealt then. See docs/decisions/051."""
INOFFENSIVE_SINCE = date(2026, 11, 29)
"""The first day on which no puzzle has slurs for its only answers. See docs/decisions/107."""
CHOICE = 7
"""Puzzles good enough from which that of a day is chosen: one for each weekday."""


def local_day(when: str | datetime) -> date:
    """The day of a time, as `Entry.when` or with its zone, where this computer is now.

    Everything that asks for a day asks here: times are kept in UTC, and days are days of local time.
    """
    moment = datetime.fromisoformat(when) if isinstance(when, str) else when
    return moment.astimezone().date()


def of_weekday(day: date, rated: Sequence[T]) -> T:
    """Pick a weekday's puzzle from puzzles sorted by difficulty: easy on Mondays, hard on Sundays."""
    return rated[(2 * day.weekday() + 1) * len(rated) // (2 * CHOICE)]


def day_of(text: str, today: date, where: str = "daily") -> date:
    """The day written as `today` or 2024-05-31; raises `OptionError` that names the option `where`."""
    if text.strip().lower() == "today":
        return today
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise OptionError(
            plain("{!r} is not a date such as 2024-05-31, nor today", text), say("option {}", where)
        ) from None


def seeds_of(day: date, key: str) -> Iterator[int]:
    """Seeds without end for the puzzle of a day, different for every `key`; the same on every machine."""
    random = Random(zlib.crc32(f"{key} {day.isoformat()}".encode("ascii")))
    while True:
        yield random.getrandbits(32)


# Random choices that depend on the seed alone, on every machine and in every version of Python.
#
# `Random.randrange`, `choice` and `shuffle` have changed between versions; `getrandbits` has not.


def below(random: Random, limit: int) -> int:
    """A number from 0 to `limit` - 1, each with the same probability."""
    bits = limit.bit_length()
    while (value := random.getrandbits(bits)) >= limit:
        pass
    return value


def pick(random: Random, items: Sequence[T]) -> T:
    """One of the items."""
    return items[below(random, len(items))]


def shuffled(random: Random, items: Iterable[T]) -> list[T]:
    """The items in random order (Fisher-Yates)."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = below(random, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
