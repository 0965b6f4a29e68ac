"""An upper bound of a class before its tree is built, as if every word could have its best place."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from qless_studio.engine.grids.proof.classes import BoardClass
from qless_studio.engine.grids.proof.words import TICK, TileWords

MOST_CELLS = 12
"""On larger boards there are too many sets of cells: the bound is the sum of the points of all words."""


class Prior:
    """Bounds of classes. A set of cells with h directed paths through all of them holds at most h words, which are
    anagrams; so it scores at most the h best of a set of anagrams with the right number of letters of each bucket."""

    def __init__(
        self,
        words: TileWords,
        near: Sequence[int],
        order: Sequence[int],
        buckets: Sequence[int],
        tick: Callable[[], object] = int,
    ) -> None:
        """`tick` is called every few milliseconds."""
        self._total = sum(words.points.values())
        self._cells = len(order)
        self._buckets = buckets
        self._memo: dict[tuple[int, int], int] = {}
        self._by_counts = _by_counts(words, buckets, tick) if self._cells <= MOST_CELLS else {}
        longest = max(map(len, self._by_counts.values()), default=1)
        position_of = {cell: position for position, cell in enumerate(order)}
        by_position = [sum(1 << position_of[other] for other in order if near[cell] >> other & 1) for cell in order]
        tick()
        self._sets = _paths(by_position, longest) if self._by_counts else []

    def of(self, board_class: BoardClass) -> int:
        """The bound of a class: none of its boards scores more."""
        if not self._sets:
            return self._total
        values = []
        for domain in board_class.domains:
            inside = [number for number, bucket in enumerate(self._buckets) if domain & ~bucket == 0]
            values.append(1 << 8 * inside[0] if inside else 1 << 8 * len(self._buckets))
        counts = [0] * (1 << self._cells)
        for cells in range(1, 1 << self._cells):
            counts[cells] = counts[cells & (cells - 1)] + values[(cells & -cells).bit_length() - 1]
        total = 0
        memo = self._memo
        for cells, paths in self._sets:
            key = counts[cells], paths
            found = memo.get(key)
            total += self._most(key) if found is None else found
        return min(total, self._total)

    def _most(self, key: tuple[int, int]) -> int:
        """The points of the best `paths` words of a set of anagrams with at least these many letters of each bucket."""
        counts, paths = key
        needed = [counts >> 8 * number & 255 for number in range(len(self._buckets) + 1)]
        most = 0
        for have, sums in self._by_counts.items():
            if sum(have) == sum(needed) and all(a >= b for a, b in zip(have, needed, strict=False)):
                most = max(most, sums[min(paths, len(sums)) - 1])
        self._memo[key] = most
        return most


def _by_counts(
    words: TileWords, buckets: Sequence[int], tick: Callable[[], object]
) -> dict[tuple[int, ...], list[int]]:
    """By number of letters of each bucket: the highest score of 1, 2, ... words that are anagrams of each other."""
    anagrams: dict[str, list[int]] = defaultdict(list)
    for index, (tiles, points) in enumerate(words.points.items()):
        anagrams["".join(sorted(tiles))].append(points)
        if index % TICK == 0:
            tick()
    best: dict[tuple[int, ...], list[int]] = defaultdict(list)
    codes = words.alphabet.codes
    for index, (letters, values) in enumerate(anagrams.items()):
        if index % TICK == 0:
            tick()
        bits = [1 << codes[letter] for letter in letters]
        sums = best[tuple(sum(bool(bit & bucket) for bit in bits) for bucket in buckets)]
        total = 0
        for number, value in enumerate(sorted(values, reverse=True)):
            total += value
            if number == len(sums):
                sums.append(total)
            sums[number] = max(sums[number], total)
    for sums in best.values():
        for number in range(1, len(sums)):
            sums[number] = max(sums[number], sums[number - 1])
    return dict(best)


def _paths(near: Sequence[int], cap: int) -> list[tuple[int, int]]:
    """The sets of cells that paths use, with the number of paths of each, counted up to `cap`."""
    ends: list[dict[int, int]] = [{} for _ in range(1 << len(near))]
    for cell in range(len(near)):
        ends[1 << cell][cell] = 1
    found = []
    for cells, paths in enumerate(ends):
        if not paths:
            continue
        found.append((cells, min(cap, sum(paths.values()))))
        for end, count in paths.items():
            left = near[end] & ~cells
            while left:
                bit = left & -left
                left ^= bit
                further, place = ends[cells | bit], bit.bit_length() - 1
                further[place] = min(cap, further.get(place, 0) + count)
    return found
