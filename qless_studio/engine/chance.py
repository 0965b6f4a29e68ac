"""Random choices that depend on the seed alone, on every machine and in every version of Python.

`Random.randrange`, `choice` and `shuffle` have changed between versions; `getrandbits` has not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


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
