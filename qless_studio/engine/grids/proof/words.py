"""The words that fit on a small board, in the form that the kernel of the proof takes."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, combinations, islice, permutations, product

from qless_studio.engine.errors import OptionError
from qless_studio.engine.grids.proof.classes import BoardClass
from qless_studio.engine.kernels import trie
from qless_studio.engine.kernels.proof_search import Words
from qless_studio.engine.lexicon.languages import ENGLISH_LETTERS, Alphabet
from qless_studio.engine.texts import plain, say

MOST_VALUES = 16
"""Maximum number of different scores of words."""
MOST_REARRANGEMENTS = 60
"""Maximum number of rearrangements tried for a word; with fewer than all a bound may be too high, never too low."""
LONG = 9
"""Words longer than this are rearranged by exchanges of two letters only."""
TICK = 500
"""Words, or sets of cells, processed between two calls of `tick`: about a millisecond."""
_REPEATS = 1 << 37


@dataclass(frozen=True)
class TileWords:
    """Words spelled in tiles of one letter (`q` may stand for QU) with their points above 0; sorted."""

    points: Mapping[str, int]
    alphabet: Alphabet = field(default=ENGLISH_LETTERS)

    @classmethod
    def on_board(
        cls,
        words: Iterable[str],
        points_by_length: Sequence[int],
        fixed: str,
        opened: int,
        letters: str,
        q_is_qu: bool,
        alphabet: Alphabet = ENGLISH_LETTERS,
        tick: Callable[[], object] = int,
    ) -> TileWords:
        """The words that score, have some of these letters, and could lie on a board with these fixed tiles and this
        many open cells. `tick` is called every few milliseconds."""
        found = {}
        for index, word in enumerate(words):
            if index % TICK == 0:
                tick()
            points = points_by_length[len(word)]
            if points <= 0:
                continue
            tiles = word.replace("qu", "q") if q_is_qu else word
            if q_is_qu and word.count("q") != word.count("qu"):
                continue
            if len(tiles) > len(fixed) + opened:
                continue
            rest = tiles
            for tile in fixed:
                rest = rest.replace(tile, "", 1)
            if len(rest) <= opened and not rest.strip(letters):
                found[tiles] = points
        return cls(dict(sorted(found.items())), alphabet)

    def for_kernel(self, tick: Callable[[], object] = int) -> Words:
        """A trie with points and rearrangements; raises `OptionError` if there are too many different scores.

        `tick` is called every few milliseconds.
        """
        values = sorted(set(self.points.values())) or [1]
        if len(values) > MOST_VALUES:
            raise OptionError(
                plain("words have more than {} different scores", MOST_VALUES), say("option {}", "scoring")
            )
        number = {value: index for index, value in enumerate(values)}
        longest = max(map(len, self.points), default=0)
        text = "\n".join((*self.points, "")) if self.points else ""
        mask, first, word = trie.build(self.alphabet.encode(text), longest)
        tick()
        known = []
        for index, (tiles, points) in enumerate(self.points.items()):
            known.append((number[points] + 1, _shape(tiles)))
            if index % TICK == 0:
                tick()
        shapes = {shape: index for index, shape in enumerate(dict.fromkeys(shape for _, shape in known))}
        pattern = array("I", bytes(4 * len(mask)))
        nodes = array("Q", bytes(8 * len(mask)))
        for node, (onward, child, ended) in enumerate(zip(mask, first, word, strict=True)):
            entry = onward | child << 38
            if ended >= 0:
                value, shape = known[ended]
                entry |= value << 32
                if len(set(shape)) < len(shape):
                    entry |= _REPEATS
                    pattern[node] = shapes[shape]
            nodes[node] = entry
            if node % TICK == 0:
                tick()
        moved = []
        for index, shape in enumerate(shapes):
            moved.append(list(_rearrangements(shape)))
            if index % TICK == 0:
                tick()
        every = [rearrangement for of_shape in moved for rearrangement in of_shape]
        return Words(
            nodes,
            pattern,
            array("i", accumulate(map(len, moved), initial=0)),
            array("i", accumulate(map(len, every), initial=0)),
            b"".join(every),
            values,
            len(self.alphabet),
        )


def _shape(tiles: str) -> bytes:
    """For each place the first one with the same letter: equal for words that repeat letters at the same places."""
    return bytes(map(tiles.index, tiles))


def _rearrangements(shape: bytes) -> Iterable[bytes]:
    """The ways to exchange equal letters in a word of this shape, as pairs (to, from) of places."""
    groups = [[place for place, first in enumerate(shape) if first == letter] for letter in set(shape)]
    several = [group for group in groups if len(group) > 1]
    if len(shape) > LONG:
        for group in several:
            for a, b in combinations(group, 2):
                yield bytes((a, b, b, a))
        return
    for orders in islice(product(*map(permutations, several)), 1, MOST_REARRANGEMENTS):
        pairs = [
            (to, source)
            for group, order in zip(several, orders, strict=True)
            for to, source in zip(group, order, strict=True)
            if to != source
        ]
        yield bytes(place for pair in sorted(pairs) for place in pair)


# An upper bound of a class before its tree is built, as if every word could have its best place.

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
