"""The boards of a proof divided into classes: which letters each cell may have, and what of symmetry is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from qless_studio.engine.grids.proof.symmetry import Symmetry
from qless_studio.engine.lexicon.alphabet import MOST

FREE_CELLS = 4
"""On a board without tiles so many cells, the last in the order, keep all their letters: words avoid corners most."""
ONE_CLASS = 7
"""Boards with so few open cells are one class."""


@dataclass(frozen=True)
class BoardClass:
    """Boards whose letters come from these sets."""

    name: str
    """Its number; of a part, after a point, which part of that class it is."""
    domains: tuple[int, ...]
    """By position a mask of letters."""
    symmetries: tuple[Symmetry, ...] = ()
    """By position the position shown there: those that map the class, or the one it is part of, to itself."""

    @property
    def boards(self) -> int:
        """Their number, symmetric ones counted apart."""
        return prod(domain.bit_count() for domain in self.domains)

    def halves(self) -> tuple[BoardClass, BoardClass] | None:
        """Two classes with all its boards: half the letters each on the position that has most; None for one board.

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
    """How many of the first positions have their letters divided into buckets."""
    opened = sum(domain.bit_count() > 1 for domain in domains)
    if opened <= ONE_CLASS:
        return 0
    fixed = len(domains) - opened
    return opened - FREE_CELLS if fixed == 0 else min(fixed + 2 * (opened - ONE_CLASS), len(domains))


def classes_of(
    order: Sequence[int],
    domains: Sequence[int],
    buckets: Sequence[int],
    split: int,
    symmetries: Sequence[Symmetry],
) -> Iterator[BoardClass]:
    """One of each set of symmetric classes: by bucket on the first `split` positions, all letters on the others.

    `domains` and `symmetries` are by cell. A class is left out when one of its images has smaller buckets, compared by
    position; only symmetries that keep the split positions can tell.
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
