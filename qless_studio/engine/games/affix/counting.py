"""Exact counts of full boards: list colourings of the conflict graph, by set power series.

A board assigns each prefix node a prefix from its list so that conflicting nodes do not share one. Each prefix is used
on an independent set of nodes. The series of the independent sets are multiplied over the prefixes, so their logarithms
are added: the coefficient of a set B is mu[B] times the number of prefixes on the lists of all nodes of B. The
exponential of the sum, at the set of all nodes, is the count. The method: A. Björklund, T. Husfeldt, M. Koivisto, Set
partitioning via inclusion-exclusion, SIAM Journal on Computing 39 (2009). See docs/decisions/022.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache

from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.kernels import affix as kernel


class Conflicts:
    """Which prefix nodes of a board may not share a prefix, and the tables for counting that follow from it."""

    def __init__(self, board: BoardGraph, rule: str) -> None:
        masks = [node.mask for node in board.nodes]
        everyone = range(len(masks))
        self.clash = tuple(
            sum(1 << j for j in everyone if i != j and (rule == "prefix" or masks[i] & masks[j])) for i in everyone
        )
        """For each node the others (as bits) that may not have the same prefix."""
        independent, union = [1], [0]
        for block in range(1, 1 << len(masks)):
            last = block.bit_length() - 1
            rest = block ^ 1 << last
            independent.append(independent[rest] if not self.clash[last] & rest else 0)
            union.append(union[rest] | masks[last])
        self.mu = logarithm(independent)
        """For each set of nodes (as bits) the coefficient of the logarithm of the series of independent sets."""
        self.union = union
        """For each set of prefix nodes the suffix nodes (as bits) they are joined to."""


@lru_cache(maxsize=16)
def conflicts_of(board: BoardGraph, rule: str) -> Conflicts:
    """The conflicts of a board under a rule; cached."""
    return Conflicts(board, rule)


def logarithm(series: Sequence[int]) -> list[int]:
    """The logarithm of a set power series with coefficient 1 for the empty set; O(3^n / 2)."""
    log = [0] * len(series)
    for block in range(1, len(series)):
        low = block & -block
        rest = block ^ low
        total = series[block]
        part = rest
        while part:
            part = (part - 1) & rest
            if series[rest ^ part]:
                total -= log[part | low] * series[rest ^ part]
        log[block] = total
    return log


def exponential(log: Sequence[int], bound: int) -> int:
    """The coefficient of the full set in the exponential of a set power series, known to be 0 to `bound`."""
    nodes = len(log).bit_length() - 1
    if bound <= kernel.EXACT:
        try:
            return kernel.partitions(array("q", log), nodes)
        except OverflowError:  # a single weight exceeds 63 bits
            pass
    return _exponential(log, nodes)


def _exponential(log: Sequence[int], nodes: int) -> int:
    """Like `kernel.partitions`, for integers of any size."""
    full = (1 << nodes) - 1
    ways = [0] * (full + 1)
    ways[0] = 1
    for some in [*range(2, full, 2), full]:
        low = some & -some
        rest = part = some ^ low
        total = log[low | rest]
        while part:
            part = (part - 1) & rest
            total += log[part | low] * ways[rest ^ part]
        ways[some] = total
    return ways[full]
