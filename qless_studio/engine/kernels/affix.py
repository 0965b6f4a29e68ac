"""Find the suffix arrangements of a prefix-suffix board that have a full board, and count the boards of each."""

from __future__ import annotations

from array import array

import cython

EXACT = 4.0e18
"""Counts bounded by this fit 63 bits; larger ones are left to Python integers."""
SLICE = 3_000_000 if cython.compiled else 20_000
"""Steps of `advance` that take some 5 ms."""
CAPACITY = 512
"""Arrangements that one call of `advance` hands over at most."""
_EXACT = cython.declare(cython.double, EXACT)
_CAPACITY = cython.declare(cython.int, CAPACITY)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _partitions(weight: cython.longlong[::1], nodes: cython.int, ways: cython.ulonglong[::1]) -> cython.ulonglong:
    """Sum over all partitions of the nodes into blocks of the product of the blocks' weights.

    ways[s] is that sum for the node set s; the block that holds the lowest node of s is taken off in every way.
    """
    full: cython.int = (1 << nodes) - 1
    s: cython.int
    low: cython.int
    rest: cython.int
    block: cython.int
    total: cython.ulonglong
    factor: cython.ulonglong  # a negative weight wraps, compiled; wrapped sums and products stay true modulo 2^64
    ways[0] = 1
    s = 0
    while s < full:
        s = s + 2 if s + 2 <= full else full  # below the full set only sets without node 0 are asked for
        low = s & -s
        rest = s ^ low
        block = rest
        total = 0
        while True:
            factor = weight[block | low]
            total += factor * ways[rest ^ block]
            if block == 0:
                break
            block = (block - 1) & rest
        ways[s] = total
    return ways[full]


def partitions(weight: array[int], nodes: int) -> int:
    """As above, for 2^nodes weights (int64); exact when the true sum lies within 0 and 2^63.

    Compiled, the arithmetic wraps at 2^64 on the way, which cannot harm a result that fits. O(3^nodes / 6).
    """
    if nodes == 0:
        return 1
    return int(_partitions(weight, nodes, array("Q", bytes(8 << nodes))))


@cython.cclass
class Arrangements:
    """A search over the suffix nodes of one board, in slices.

    Suffixes and prefixes are numbers. `prefixes_of`/`prefixes_at` list the prefixes of each suffix (suffix s owns the
    entries from prefixes_at[s] to prefixes_at[s + 1]); `suffixes_of`/`suffixes_at` the other way round. For a set A of
    suffix nodes, need[A] is how many prefixes the suffixes on A must share at least. `above[d]` is the set of earlier
    nodes whose suffix must have a smaller number (symmetry). `allowed[d * suffixes + s]` tells whether s may stand on
    node d. For a set B of prefix nodes, union[B] is the set of suffix nodes they are joined to and mu[B] the
    coefficient of the logarithm of the independence series of the conflict graph.
    """

    prefixes_of: cython.int[::1]
    prefixes_at: cython.int[::1]
    suffixes_of: cython.int[::1]
    suffixes_at: cython.int[::1]
    need: cython.int[::1]
    above: cython.int[::1]
    allowed: cython.uchar[::1]
    union: cython.uchar[::1]
    mu: cython.longlong[::1]
    nodes: cython.int
    places: cython.int
    suffixes: cython.int
    width: cython.Py_ssize_t
    shared: cython.int[::1]
    size: cython.int[::1]
    mark: cython.int[::1]
    stamp: cython.int
    hits: cython.int[::1]
    candidates: cython.int[::1]
    end: cython.int[::1]
    next: cython.int[::1]
    placed: cython.int[::1]
    weight: cython.longlong[::1]
    ways: cython.ulonglong[::1]
    found: cython.int[::1]
    boards: cython.longlong[::1]
    depth: cython.int
    done: cython.bint
    work: cython.longlong

    def __init__(
        self,
        prefixes_of: array[int],
        prefixes_at: array[int],
        suffixes_of: array[int],
        suffixes_at: array[int],
        need: array[int],
        above: array[int],
        allowed: bytearray,
        union: bytearray,
        mu: array[int],
        nodes: int,
    ) -> None:
        self.prefixes_of, self.prefixes_at = prefixes_of, prefixes_at
        self.suffixes_of, self.suffixes_at = suffixes_of, suffixes_at
        self.need, self.above, self.allowed, self.union, self.mu = need, above, allowed, union, mu
        self.nodes = nodes
        self.places = len(above)
        self.suffixes = len(prefixes_at) - 1
        prefixes = len(suffixes_at) - 1
        self.width = max([prefixes_at[s + 1] - prefixes_at[s] for s in range(self.suffixes)], default=0) + 1
        self.shared = array("i", bytes(4 * self.width << self.places))
        self.size = array("i", bytes(4 << self.places))
        self.mark = array("i", bytes(4 * (prefixes + 1)))
        self.stamp = 0
        self.hits = array("i", bytes(4 * (self.suffixes + 1)))
        self.candidates = array("i", bytes(4 * (self.suffixes * self.places + 1)))
        self.end = array("i", bytes(4 * self.places))
        self.next = array("i", bytes(4 * self.places))
        self.placed = array("i", bytes(4 * self.places))
        self.weight = array("q", bytes(8 << nodes))
        self.ways = array("Q", bytes(8 << nodes))
        self.found = array("i", bytes(4 * CAPACITY * self.places))
        self.boards = array("q", bytes(8 * CAPACITY))
        self.depth = 0
        self.done = self.suffixes == 0
        self.work = 0
        if not self.done:
            self._choose(0)

    def results(self, count: int) -> tuple[array[int], array[int]]:
        """The suffixes (places each) and the boards of the first `count` arrangements; boards -1: past 63 bits."""
        found = array("i", self.found[: count * self.places])
        return found, array("q", self.boards[:count])

    def fraction(self) -> float:
        """How far the search is, by the suffix on the first node."""
        return 1.0 if self.done else max(0, int(self.next[0]) - 1) / max(1.0, float(self.end[0]))

    def steps(self) -> int:
        """Steps taken by the last `advance`."""
        return int(self.work)

    def finished(self) -> bool:
        return bool(self.done)

    def advance(self, budget: cython.longlong) -> int:
        """Search on for some `budget` steps or until the buffer is full; the number of arrangements found."""
        count: cython.int
        with cython.nogil:
            count = self._advance(budget)
        return int(count)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _advance(self, budget: cython.longlong) -> cython.int:
        count: cython.int = 0
        suffix: cython.int
        boards: cython.longlong
        i: cython.int
        self.work = 0
        while self.work < budget and count < _CAPACITY and not self.done:
            if self.next[self.depth] == self.end[self.depth]:
                if self.depth == 0:
                    self.done = True
                else:
                    self.depth -= 1
                continue
            suffix = self.candidates[self.depth * self.suffixes + self.next[self.depth]]
            self.next[self.depth] += 1
            if not self._place(suffix):
                continue
            if self.depth + 1 < self.places:
                self.depth += 1
                self._choose(self.depth)
                continue
            boards = self._count()
            if boards != 0:
                for i in range(self.places):
                    self.found[count * self.places + i] = self.placed[i]
                self.boards[count] = boards
                count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place(self, suffix: cython.int) -> cython.bint:
        """Put the suffix on the node at this depth; False when some set of nodes then shares too few prefixes."""
        bit: cython.int = 1 << self.depth
        start: cython.int = self.prefixes_at[suffix]
        stop: cython.int = self.prefixes_at[suffix + 1]
        subset: cython.int
        size: cython.int
        i: cython.int
        prefix: cython.int
        source: cython.Py_ssize_t
        target: cython.Py_ssize_t
        self.placed[self.depth] = suffix
        self.stamp += 1
        target = bit * self.width
        for i in range(start, stop):
            prefix = self.prefixes_of[i]
            self.mark[prefix] = self.stamp
            self.shared[target + i - start] = prefix
        self.size[bit] = stop - start
        self.work += stop - start + 8
        if stop - start < self.need[bit]:
            return False
        for subset in range(1, bit):
            source = subset * self.width
            target = (subset | bit) * self.width
            size = 0
            for i in range(self.size[subset]):
                prefix = self.shared[source + i]
                if self.mark[prefix] == self.stamp:
                    self.shared[target + size] = prefix
                    size += 1
            self.work += self.size[subset]
            if size < self.need[subset | bit]:
                return False
            self.size[subset | bit] = size
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self, depth: cython.int) -> cython.void:
        """List the suffixes for this node: those that share enough with the most selective set of earlier nodes."""
        bit: cython.int = 1 << depth
        best: cython.int = 0
        subset: cython.int
        suffix: cython.int
        base: cython.int = depth * self.suffixes
        self.next[depth] = 0
        self.end[depth] = 0
        for subset in range(1, bit):
            if self.need[subset | bit] > 0 and (best == 0 or self.size[subset] < self.size[best]):
                best = subset
        if best == 0:
            for suffix in range(self.suffixes):
                if self._fits(depth, suffix):
                    self.candidates[base + self.end[depth]] = suffix
                    self.end[depth] += 1
            self.work += self.suffixes
        else:
            self._choose_among(best, depth)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose_among(self, best: cython.int, depth: cython.int) -> cython.void:
        """Those that share enough prefixes with the suffixes on the nodes of the set `best`."""
        i: cython.int
        j: cython.int
        prefix: cython.int
        suffix: cython.int
        threshold: cython.int
        source: cython.Py_ssize_t
        touched: cython.int = 0
        base: cython.int = depth * self.suffixes
        threshold = self.need[best | 1 << depth]
        source = best * self.width
        for i in range(self.size[best]):
            prefix = self.shared[source + i]
            for j in range(self.suffixes_at[prefix], self.suffixes_at[prefix + 1]):
                suffix = self.suffixes_of[j]
                if self.hits[suffix] == 0:
                    self.candidates[base + touched] = suffix
                    touched += 1
                self.hits[suffix] += 1
            self.work += self.suffixes_at[prefix + 1] - self.suffixes_at[prefix]
        for i in range(touched):  # the admitted ones close ranks in the same buffer, never ahead of the reading place
            suffix = self.candidates[base + i]
            if self.hits[suffix] >= threshold and self._fits(depth, suffix):
                self.candidates[base + self.end[depth]] = suffix
                self.end[depth] += 1
            self.hits[suffix] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fits(self, depth: cython.int, suffix: cython.int) -> cython.bint:
        """Whether the suffix may stand on the node, differs from the earlier ones and keeps the order of symmetry."""
        i: cython.int
        if not self.allowed[depth * self.suffixes + suffix]:
            return False
        for i in range(depth):
            if self.placed[i] == suffix or ((self.above[depth] >> i) & 1 and self.placed[i] > suffix):
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self) -> cython.longlong:
        """Full boards of the arrangement in place; -1 when they may pass 63 bits."""
        bound: cython.double = 1.0
        boards: cython.longlong
        node: cython.int
        block: cython.int
        for node in range(self.nodes):
            bound *= self.size[self.union[1 << node]]
        if bound > _EXACT:
            return -1
        for block in range(1, 1 << self.nodes):
            self.weight[block] = self.mu[block] * self.size[self.union[block]]
            self.work += self.nodes
        boards = _partitions(self.weight, self.nodes, self.ways)
        return boards
