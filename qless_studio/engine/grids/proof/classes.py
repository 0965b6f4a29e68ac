"""Divide the boards of a proof into classes: the letters that each cell may have, and the remaining symmetries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from qless_studio.engine.grids.proof.symmetry import Symmetry
from qless_studio.engine.lexicon.alphabet import MOST

FREE_CELLS = 4
"""On an empty board this many cells, the last in the order, keep all their letters: few words use the corners."""
ONE_CLASS = 7
"""Boards with at most this many open cells are one class."""


@dataclass(frozen=True)
class BoardClass:
    """Boards whose letters come from these sets."""

    name: str
    """Number of the class; for a part of a class followed by a point and the number of the part."""
    domains: tuple[int, ...]
    """A mask of letters for each position."""
    symmetries: tuple[Symmetry, ...] = ()
    """Symmetries of the class, or of the class that it is part of: for each position the one shown there."""

    @property
    def boards(self) -> int:
        """How many boards the class has, symmetric ones counted separately."""
        return prod(domain.bit_count() for domain in self.domains)

    def halves(self) -> tuple[BoardClass, BoardClass] | None:
        """Divide the letters of the position with the most into two classes; None if the class has one board only.

        A board that is left out has a smaller image in the whole class; its smallest image is in one of the parts.
        """
        most = max(range(len(self.domains)), key=lambda position: self.domains[position].bit_count())
        letters = [1 << bit for bit in range(MOST) if self.domains[most] >> bit & 1]
        if len(letters) < 2:
            return None
        first, second = sum(letters[::2]), sum(letters[1::2])
        return self._part(0, most, first), self._part(1, most, second)

    def _part(self, number: int, position: int, domain: int) -> BoardClass:
        domains = (*self.domains[:position], domain, *self.domains[position + 1 :])
        return BoardClass(f"{self.name}.{number}", domains, self.symmetries)


def order_of(near: Sequence[int], domains: Sequence[int]) -> tuple[int, ...]:
    """The cells in the order of the search: those with one letter first, then those with the most neighbours, of these
    those that touch the most cells before them."""
    order: list[int] = []
    taken = 0
    while len(order) < len(near):
        rest = [cell for cell in range(len(near)) if not taken >> cell & 1]

        def value(cell: int, taken: int = taken) -> tuple[bool, int, int, int]:
            fixed = domains[cell].bit_count() == 1
            return fixed, near[cell].bit_count(), (near[cell] & taken).bit_count(), -cell

        best = max(rest, key=value)
        order.append(best)
        taken |= 1 << best
    return tuple(order)


def split_positions(domains: Sequence[int]) -> int:
    """The number of first positions whose letters are divided into buckets."""
    opened = sum(domain.bit_count() > 1 for domain in domains)
    if opened <= ONE_CLASS:
        return 0
    fixed = len(domains) - opened
    return opened - FREE_CELLS if fixed == 0 else min(fixed + 2 * (opened - ONE_CLASS), len(domains))


def classes_of(
    order: Sequence[int], domains: Sequence[int], buckets: Sequence[int], split: int, symmetries: Sequence[Symmetry]
) -> Iterator[BoardClass]:
    """Yield a class per set of symmetric ones: a bucket on each of the first `split` positions, all letters elsewhere.

    `domains` and `symmetries` are by cell. A class is left out if one of its images has smaller buckets, compared by
    position; only symmetries that map the split positions to each other are tried.
    """
    position_of = {cell: position for position, cell in enumerate(order)}
    images = [tuple(position_of[symmetry[cell]] for cell in order) for symmetry in symmetries]
    images = [image for image in images if all((at < split) == (position < split) for position, at in enumerate(image))]
    choices = [
        [(number, domains[cell] & bucket) for number, bucket in enumerate(buckets) if domains[cell] & bucket]
        if position < split and domains[cell].bit_count() > 1
        else [(0, domains[cell])]
        for position, cell in enumerate(order)
    ]
    count = 0
    for chosen in product(*choices):
        pattern = [number for number, _ in chosen]
        kept: list[Symmetry] = []
        for image in images:
            shown = [pattern[at] for at in image]
            if shown < pattern:
                break
            if shown == pattern:
                kept.append(image)
        else:
            yield BoardClass(str(count), tuple(domain for _, domain in chosen), tuple(kept))
            count += 1
