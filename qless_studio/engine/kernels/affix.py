"""Find the suffix arrangements of a prefix-suffix board that have a full board, and count the boards of each.

The search assigns suffixes to nodes one after another (backtracking with forward checking: R. M. Haralick,
G. L. Elliott, Artificial Intelligence 14, 1980). Its bound is the intersection of inverted lists: the suffixes on a set
of nodes must share as many prefixes as the board joins to all of them. Full boards are list colourings of the conflict
graph, counted over subsets: A. Björklund, T. Husfeldt, M. Koivisto, Set partitioning via inclusion-exclusion, SIAM
Journal on Computing 39 (2009).
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

import cython

from qless_studio.engine.kernels._status import STATUSES, Status

if not cython.compiled:
    from qless_studio.engine.kernels._status import DONE, MORE, READY

EXACT = 4.0e18
"""Counts bounded by this fit 63 bits; larger ones are left to Python integers."""
SLICE = 3_000_000 if cython.compiled else 20_000
"""A budget for `advance` that lasts about 5 ms."""

_EXACT = EXACT
_CAPACITY = 512  # arrangements that wait to be taken


class Pairs(NamedTuple):
    """Which prefixes and suffixes make words, both by number (int32 arrays)."""

    prefixes_of: array[int]
    """The prefixes of each suffix: suffix s owns the entries from prefixes_at[s] to prefixes_at[s + 1]."""
    prefixes_at: array[int]
    suffixes_of: array[int]
    """The suffixes of each prefix: prefix p owns the entries from suffixes_at[p] to suffixes_at[p + 1]."""
    suffixes_at: array[int]


class Board(NamedTuple):
    """A board as the search needs it. Sets of nodes are bit masks."""

    need: array[int]
    """For a set of suffix nodes, how many prefixes the suffixes on them must share at least (int32)."""
    above: array[int]
    """For each suffix node the set of earlier nodes whose suffix must have a smaller number (symmetry; int32)."""
    union: bytearray
    """For a set of prefix nodes, the set of suffix nodes that they are joined to."""
    mu: array[int]
    """For a set of prefix nodes, the coefficient of the logarithm of the independence series of the conflict graph
    (int64); see `games.affix.counting`."""


def partitions(weight: array[int], nodes: int) -> int:
    """Sum over all partitions of the nodes into blocks of the product of the blocks' weights, in one call.

    `weight` (int64) has an entry for each of the 2^nodes sets. Exact when the true sum lies within 0 and 2^63:
    compiled, the arithmetic wraps at 2^64 on the way, which cannot harm a result that fits. Time O(3^nodes / 6).
    """
    if nodes == 0:
        return 1
    return _partitions(weight, nodes, array("Q", bytes(8 << nodes)))


def _partitions(weight: array[int], nodes: int, ways: array[int]) -> int:
    """`partitions` with its table: ways[s] is the sum for the set s, whose lowest node is in each block in turn."""
    full = (1 << nodes) - 1
    ways[0] = 1
    s = 0
    while s < full:
        s = s + 2 if s + 2 <= full else full  # below the full set only sets without node 0 are asked for
        low = s & -s
        rest = s ^ low
        block = rest
        total = 0
        while True:
            factor = weight[block | low]  # unsigned in C: a negative weight wraps
            total += factor * ways[rest ^ block]
            if block == 0:
                break
            block = (block - 1) & rest
        ways[s] = total
    return ways[full]


class Arrangements:
    """A sliced search for the arrangements of suffixes on one board, up to symmetry; `take` returns them.

    Time is at most the number of partial arrangements that pass the bound, each with an intersection for every set of
    earlier nodes; with 10,000 words about 15 ms in all.
    """

    steps: int
    """Prefixes looked at so far, roughly."""

    def __init__(self, pairs: Pairs, board: Board, allowed: bytearray) -> None:
        """`allowed[d * suffixes + s]` says whether suffix s may stand on node d."""
        self._prefixes_of, self._prefixes_at, self._suffixes_of, self._suffixes_at = pairs
        self._need, self._above, self._union, self._mu = board
        self._allowed = allowed
        self._nodes = len(board.mu).bit_length() - 1
        self._places = places = len(board.above)
        self._suffixes = suffixes = len(pairs.prefixes_at) - 1
        longest = max([pairs.prefixes_at[s + 1] - pairs.prefixes_at[s] for s in range(suffixes)], default=0)
        self._width = longest + 1
        self._shared = array("i", bytes(4 * (longest + 1) << places))
        self._size = array("i", bytes(4 << places))
        self._mark = array("i", bytes(4 * len(pairs.suffixes_at)))
        self._stamp = 0
        self._hits = array("i", bytes(4 * (suffixes + 1)))
        self._candidates = array("i", bytes(4 * (suffixes * places + 1)))
        self._end, self._next, self._placed = (array("i", bytes(4 * places)) for _ in range(3))
        self._weight = array("q", bytes(8 * len(board.mu)))
        self._ways = array("Q", bytes(8 * len(board.mu)))
        self._found = 0
        self._found_suffixes = array("i", bytes(4 * _CAPACITY * places))
        self._found_boards = array("q", bytes(8 * _CAPACITY))
        self._depth = 0
        self._done = suffixes == 0
        self.steps = 0
        if not self._done:
            self._choose(0)
            self.steps = 0  # setting up does not count

    @property
    def fraction(self) -> float:
        """Part of the search that is behind, by the suffix on the first node."""
        return 1.0 if self._done else max(0, self._next[0] - 1) / max(1.0, self._end[0])

    def advance(self, budget: int) -> Status:
        """Continue for about `budget` steps; `READY` when the buffer of arrangements is full."""
        with cython.nogil:
            status = self._advance(budget)
        return STATUSES[status]

    def take(self) -> tuple[array[int], array[int]]:
        """The arrangements found since the last call, and the number of full boards of each (int64).

        An arrangement is a suffix for each node, all of them in one array (int32). Number -1: it may pass 63 bits.
        """
        found, self._found = self._found, 0
        return array("i", self._found_suffixes[: found * self._places]), array("q", self._found_boards[:found])

    def _advance(self, budget: int) -> int:
        end = self.steps + budget
        while self.steps < end and not self._done:
            if self._found == _CAPACITY:
                return READY
            if self._next[self._depth] == self._end[self._depth]:
                if self._depth == 0:
                    self._done = True
                else:
                    self._depth -= 1
                continue
            suffix = self._candidates[self._depth * self._suffixes + self._next[self._depth]]
            self._next[self._depth] += 1
            if not self._place(suffix):
                continue
            if self._depth + 1 < self._places:
                self._depth += 1
                self._choose(self._depth)
                continue
            boards = self._count()
            if boards != 0:
                for i in range(self._places):
                    self._found_suffixes[self._found * self._places + i] = self._placed[i]
                self._found_boards[self._found] = boards
                self._found += 1
        return DONE if self._done else MORE

    def _place(self, suffix: int) -> bool:
        """Put the suffix on the node at this depth; False when some set of nodes then shares too few prefixes."""
        bit = 1 << self._depth
        start = self._prefixes_at[suffix]
        stop = self._prefixes_at[suffix + 1]
        self._placed[self._depth] = suffix
        self._stamp += 1
        target = bit * self._width
        for i in range(start, stop):
            prefix = self._prefixes_of[i]
            self._mark[prefix] = self._stamp
            self._shared[target + i - start] = prefix
        self._size[bit] = stop - start
        self.steps += stop - start + 8
        if stop - start < self._need[bit]:
            return False
        for subset in range(1, bit):
            source = subset * self._width
            target = (subset | bit) * self._width
            size = 0
            for i in range(self._size[subset]):
                prefix = self._shared[source + i]
                if self._mark[prefix] == self._stamp:
                    self._shared[target + size] = prefix
                    size += 1
            self.steps += self._size[subset]
            if size < self._need[subset | bit]:
                return False
            self._size[subset | bit] = size
        return True

    def _choose(self, depth: int) -> None:
        """List the suffixes for this node: those that share enough with the most selective set of earlier nodes."""
        bit = 1 << depth
        best = 0
        base = depth * self._suffixes
        self._next[depth] = 0
        self._end[depth] = 0
        for subset in range(1, bit):
            if self._need[subset | bit] > 0 and (best == 0 or self._size[subset] < self._size[best]):
                best = subset
        if best == 0:
            for suffix in range(self._suffixes):
                if self._fits(depth, suffix):
                    self._candidates[base + self._end[depth]] = suffix
                    self._end[depth] += 1
            self.steps += self._suffixes
        else:
            self._choose_among(best, depth)

    def _choose_among(self, best: int, depth: int) -> None:
        """Collect the suffixes that share enough prefixes with the suffixes on the nodes of the set `best`."""
        touched = 0
        base = depth * self._suffixes
        threshold = self._need[best | 1 << depth]
        source = best * self._width
        for i in range(self._size[best]):
            prefix = self._shared[source + i]
            for j in range(self._suffixes_at[prefix], self._suffixes_at[prefix + 1]):
                suffix = self._suffixes_of[j]
                if self._hits[suffix] == 0:
                    self._candidates[base + touched] = suffix
                    touched += 1
                self._hits[suffix] += 1
            self.steps += self._suffixes_at[prefix + 1] - self._suffixes_at[prefix]
        for i in range(touched):  # the admitted ones move up in the same buffer, never past the one being read
            suffix = self._candidates[base + i]
            if self._hits[suffix] >= threshold and self._fits(depth, suffix):
                self._candidates[base + self._end[depth]] = suffix
                self._end[depth] += 1
            self._hits[suffix] = 0

    def _fits(self, depth: int, suffix: int) -> bool:
        """Whether the suffix may stand on the node, differs from the earlier ones and keeps the order of symmetry."""
        if not self._allowed[depth * self._suffixes + suffix]:
            return False
        for i in range(depth):
            if self._placed[i] == suffix or ((self._above[depth] >> i) & 1 and self._placed[i] > suffix):
                return False
        return True

    def _count(self) -> int:
        """Full boards of the arrangement in place; -1 when they may pass 63 bits."""
        bound = 1.0
        for node in range(self._nodes):
            bound *= self._size[self._union[1 << node]]
        if bound > _EXACT:
            return -1
        for block in range(1, 1 << self._nodes):
            self._weight[block] = self._mu[block] * self._size[self._union[block]]
            self.steps += self._nodes
        return _partitions(self._weight, self._nodes, self._ways)
