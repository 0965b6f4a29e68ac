"""Days of daily puzzles, and the seeds that depend on them alone. See docs/decisions/051."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from datetime import date
from random import Random

from qless_studio.engine.errors import OptionError
from qless_studio.engine.texts import say


def day_of(text: str, today: date, where: str = "daily") -> date:
    """The day written as `today` or 2024-05-31; raises `OptionError` that names the option `where`."""
    if text.strip().lower() == "today":
        return today
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise OptionError(
            say("{!r} is not a date such as 2024-05-31, nor today", text), say("option {}", where)
        ) from None


def seeds_of(day: date, key: str) -> Iterator[int]:
    """Seeds without end for the puzzle of a day, different for every `key`; the same on every machine."""
    random = Random(zlib.crc32(f"{key} {day.isoformat()}".encode("ascii")))
    while True:
        yield random.getrandbits(32)
