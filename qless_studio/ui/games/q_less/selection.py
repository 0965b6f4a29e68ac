"""Tiles of the grid, or dice of the rack, that are selected to be moved together; no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from qless_studio.ui.games.q_less.open_grid import Place

Item = Place | int
"""A place of the grid, or a slot of the rack."""


@dataclass(frozen=True)
class Selection:
    """What is selected, in the order of the clicks; not both tiles and dice."""

    items: tuple[Item, ...] = ()

    @classmethod
    def of(cls, items: Iterable[Item]) -> Selection:
        """Those of the items that are of the same kind as the first."""
        found = tuple(items)
        return cls(tuple(item for item in found if isinstance(item, int) == isinstance(found[0], int)))

    @property
    def places(self) -> frozenset[Place]:
        """Those of the grid."""
        return frozenset(item for item in self.items if not isinstance(item, int))

    @property
    def slots(self) -> tuple[int, ...]:
        """Those of the rack."""
        return tuple(item for item in self.items if isinstance(item, int))

    def with_or_without(self, item: Item) -> tuple[Item, ...]:
        """The items with one more, as the last one, or without it; among items of the other kind it is alone."""
        alike = [each for each in self.items if isinstance(each, int) == isinstance(item, int)]
        return tuple(each for each in alike if each != item) if item in alike else (*alike, item)


def between(first: Item, last: Item) -> list[Item]:
    """All from one to the other: a rectangle of the grid, slots of the rack; of different kinds only the second."""
    if isinstance(first, int) and isinstance(last, int):
        return list(range(min(first, last), max(first, last) + 1))
    if isinstance(first, int) or isinstance(last, int):
        return [last]
    rows, columns = (sorted(pair) for pair in zip(first, last, strict=True))
    return [(row, column) for row in range(rows[0], rows[1] + 1) for column in range(columns[0], columns[1] + 1)]
