"""A board with all its suffixes and some of its prefixes: what fits where, and in how many ways it can be filled."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod

from qless_studio.engine.games.affix.puzzle import BoardGraph, Options, Puzzle
from qless_studio.engine.kernels import affix as kernel

NO_PREFIX = -1
"""The number of every prefix that makes no words on any node."""


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@dataclass(frozen=True, eq=False)
class BoardPosition:
    """Immutable; `place` returns the next one. Prefixes are indices into `prefixes`, lists of them are bit sets."""

    board: BoardGraph
    rule: str
    suffixes: tuple[str, ...]
    prefixes: tuple[str, ...]
    """All that make words on some node, sorted."""
    lists: tuple[int, ...]
    """For each node the prefixes whose words all count, regardless of what else is placed."""
    domains: tuple[int, ...]
    """For each node the prefixes that are also compatible with what is placed."""
    shifts: tuple[CutShift, ...]
    """Rule `word`: pairs of nodes on which different prefixes may spell the same word."""
    placed: tuple[int | None, ...]
    """For each node its prefix, None where it is open, NO_PREFIX for one that makes no words anywhere."""
    sound: bool = True
    """False once a prefix was placed that makes no words there, or breaks the rule on repeats."""

    def open_nodes(self) -> list[int]:
        """The nodes without a prefix."""
        return [node for node, prefix in enumerate(self.placed) if prefix is None]

    def words(self, node: int, prefix: str) -> tuple[str, ...]:
        """The words of a node with this prefix, in ring order of the suffixes."""
        return tuple(prefix + self.suffixes[place] for place in self.board.nodes[node].joins)

    def number(self, prefix: str) -> int | None:
        """The number of a prefix, or None when it makes no words on any node."""
        return self.prefixes.index(prefix) if prefix in self.prefixes else None

    def place(self, node: int, prefix: int) -> BoardPosition:
        """The position with the prefix on an open node; unsound when it does not fit there."""
        after = (*self.placed[:node], prefix, *self.placed[node + 1 :])
        if prefix == NO_PREFIX:
            return replace(self, placed=after, sound=False)
        conflicts = conflicts_of(self.board, self.rule)
        domains = list(self.domains)
        sound = self.sound and bool(domains[node] >> prefix & 1)
        for other in bits(conflicts.clash[node]):
            domains[other] &= ~(1 << prefix)
        for shift in self.shifts:
            for other, twin in shift.twins(node, prefix):
                domains[other] &= ~(1 << twin)
        return replace(self, domains=tuple(domains), placed=after, sound=sound)

    def bare(self) -> BoardPosition:
        """This board without any prefix placed."""
        return replace(self, domains=self.lists, placed=(None,) * len(self.lists), sound=True)

    def within(self, allowed: Sequence[int]) -> BoardPosition:
        """The position with the list of each node cut down to `allowed`."""
        return replace(self, domains=tuple(a & b for a, b in zip(self.domains, allowed, strict=True)))

    def without_words(self, words: Set[str]) -> BoardPosition:
        """The position without the prefixes that would make one of the words."""
        return self.within(
            [
                sum(1 << each for each in bits(domain) if words.isdisjoint(self.words(node, self.prefixes[each])))
                for node, domain in enumerate(self.domains)
            ]
        )

    def count(self) -> int:
        """Number of ways to fill the open nodes: exact, 0 for an unsound position. About 0.1 ms."""
        nodes = self.open_nodes()
        domains = [self.domains[node] for node in nodes]
        if not self.sound or not all(domains):
            return 0
        apart, mixed = find(self.shifts, nodes, self.domains)
        mu = conflicts_of(self.board, self.rule).mu
        common, block = [-1], [0]
        log = [0]
        for some in range(1, 1 << len(nodes)):
            last = some.bit_length() - 1
            rest = some ^ 1 << last
            common.append(common[rest] & domains[last] & ~mixed if common[rest] else 0)
            block.append(block[rest] | 1 << nodes[last])
            log.append(mu[block[some]] * common[some].bit_count())
        for cluster in apart:
            cluster.add_to(log, self.rule, self.board)
        return exponential(log, prod(domain.bit_count() for domain in domains))

    def fillable(self) -> bool:
        """Whether there is at least one way; cheaper than `count` when the lists are long."""
        nodes = self.open_nodes()
        if not self.sound or not all(self.domains[node] for node in nodes):
            return False
        clash = conflicts_of(self.board, self.rule).clash
        nodes.sort(key=lambda node: self.domains[node].bit_count())
        before = 0
        for done, node in enumerate(nodes):  # one is left for this node, whatever the earlier ones take
            taken = (clash[node] & before).bit_count()
            if self.shifts:
                taken = sum(1 + sum(s.joins(node, other) for s in self.shifts) for other in nodes[:done])
            if self.domains[node].bit_count() <= taken:
                return self.count() > 0
            before |= 1 << node
        return True

    def fills(self, order: Callable[[int, int], int], checkpoint: Callable[[], None]) -> Iterator[BoardPosition]:
        """Every full board once, without dead ends: the node with fewest prefixes first, these in ascending `order`."""
        checkpoint()
        nodes = self.open_nodes()
        if not self.fillable():
            return
        if not nodes:
            yield self
            return
        node = min(nodes, key=lambda node: self.domains[node].bit_count())
        for prefix in sorted(bits(self.domains[node]), key=lambda prefix: order(node, prefix)):
            yield from self.place(node, prefix).fills(order, checkpoint)

    def named(self) -> dict[str, str]:
        """The placed prefixes by the names of their nodes."""
        return {
            node.name: self.prefixes[prefix]
            for node, prefix in zip(self.board.nodes, self.placed, strict=True)
            if prefix is not None
        }


def position_of(
    board: BoardGraph, options: Options, suffixes: tuple[str, ...], made: Sequence[frozenset[str]]
) -> BoardPosition:
    """The board with these suffixes and no prefix; `made[i]` are the prefixes that make words with suffix i."""
    fitting = [frozenset.intersection(*(made[place] for place in node.joins)) for node in board.nodes]
    prefixes = tuple(sorted(frozenset().union(*fitting)))
    number = {prefix: place for place, prefix in enumerate(prefixes)}
    lists = tuple(sum(1 << number[prefix] for prefix in some) for some in fitting)
    shifts = shifts_of(board, suffixes, number) if options.rule == "word" else ()
    return BoardPosition(board, options.rule, suffixes, prefixes, lists, lists, shifts, (None,) * len(lists))


def placed_on(position: BoardPosition, placed: Sequence[tuple[str, str]]) -> BoardPosition:
    """The position with the prefixes of a puzzle; unsound if one of them makes no words there."""
    for name, prefix in placed:
        node, number = position.board.node(name), position.number(prefix)
        assert node is not None  # `check_fits` came before
        position = position.place(node, NO_PREFIX if number is None else number)
    return position


def cost_of(position: BoardPosition, rank: Mapping[str, int]) -> Callable[[int, int], int]:
    """cost(node, prefix): the rank of its rarest word; the more common, the lower."""
    known: dict[tuple[int, int], int] = {}

    def cost(node: int, prefix: int) -> int:
        key = node, prefix
        if key not in known:
            known[key] = max(rank[word] for word in position.words(node, position.prefixes[prefix]))
        return known[key]

    return cost


def open_puzzle(puzzle: Puzzle) -> bool:
    """Whether some suffix is still to be found."""
    return "" in puzzle.suffixes


# Exact counts of full boards: list colourings of the conflict graph, by set power series.
#
# A board assigns each prefix node a prefix from its list so that conflicting nodes do not share one. Each prefix is
# used on an independent set of nodes. The series of the independent sets are multiplied over the prefixes, so their
# logarithms are added: the coefficient of a set B is mu[B] times the number of prefixes on the lists of all nodes of B.
# The exponential of the sum, at the set of all nodes, is the count. The method: A. Björklund, T. Husfeldt, M. Koivisto,
# Set partitioning via inclusion-exclusion, SIAM Journal on Computing 39 (2009). See docs/decisions/022.


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


# Rule `word`: prefixes that spell the same word, cut differently, and their part in the count of boards.
#
# See docs/decisions/022.


@dataclass(frozen=True)
class CutShift:
    """CO- on `node` and COM- on `other` spell one word where their suffixes are -MING and -ING: `longer[CO] == COM`."""

    node: int
    other: int
    longer: Mapping[int, int]
    shorter: Mapping[int, int]

    def twins(self, node: int, prefix: int) -> Iterator[tuple[int, int]]:
        """Each (node, prefix) excluded by this prefix on this node."""
        if node == self.node and prefix in self.longer:
            yield self.other, self.longer[prefix]
        if node == self.other and prefix in self.shorter:
            yield self.node, self.shorter[prefix]

    def joins(self, one: int, another: int) -> bool:
        """Whether the shift links these two nodes."""
        return {one, another} == {self.node, self.other}


def shifts_of(board: BoardGraph, suffixes: Sequence[str], number: Mapping[str, int]) -> tuple[CutShift, ...]:
    """All shifts between different nodes of the board, for prefixes with a number."""
    found = {}
    for node, place in board.edges:
        for other, below in board.edges:
            long, short = suffixes[place], suffixes[below]
            if node == other or place == below or not long.endswith(short):
                continue
            moved = long[: -len(short)]
            longer = {p: number[prefix + moved] for prefix, p in number.items() if prefix + moved in number}
            if longer:
                found[node, other, moved] = CutShift(node, other, longer, {q: p for p, q in longer.items()})
    return tuple(found.values())


@dataclass(frozen=True)
class Cluster:
    """Prefixes linked by shifts, counted together: `choices[i]` are those that fit the i-th open node."""

    nodes: tuple[int, ...]
    choices: tuple[tuple[int, ...], ...]
    shifts: tuple[CutShift, ...]

    def add_to(self, log: list[int], rule: str, board: BoardGraph) -> None:
        """Add the logarithm of the series of this cluster to that of all open nodes, in place."""
        clash = conflicts_of(board, rule).clash
        used = [place for place, choice in enumerate(self.choices) if choice]
        series = [0] * (1 << len(used))
        self._fill(used, 0, 0, [], clash, series)
        for some, value in enumerate(logarithm(series)):
            if value:
                log[sum(1 << used[bit] for bit in range(len(used)) if some >> bit & 1)] += value

    def _fill(
        self,
        used: list[int],
        step: int,
        some: int,
        taken: list[tuple[int, int]],
        clash: Sequence[int],
        series: list[int],
    ) -> None:
        """Count, by set of nodes, the ways to place prefixes of this cluster on exactly these nodes."""
        if step == len(used):
            series[some] += 1
            return
        self._fill(used, step + 1, some, taken, clash, series)
        node = self.nodes[used[step]]
        for prefix in self.choices[used[step]]:
            twins = {twin for shift in self.shifts for twin in shift.twins(node, prefix)}
            if all((p != prefix or not clash[node] >> n & 1) and (n, p) not in twins for n, p in taken):
                self._fill(used, step + 1, some | 1 << step, [*taken, (node, prefix)], clash, series)


def find(shifts: Sequence[CutShift], nodes: Sequence[int], domains: Sequence[int]) -> tuple[list[Cluster], int]:
    """The clusters among the open nodes, and all their prefixes as a set of bits."""
    leader: dict[int, int] = {}

    def lead(prefix: int) -> int:
        while leader.setdefault(prefix, prefix) != prefix:
            prefix = leader[prefix]
        return prefix

    for shift in shifts:
        if shift.node in nodes and shift.other in nodes:
            for short, long in shift.longer.items():
                if domains[shift.node] >> short & 1 and domains[shift.other] >> long & 1:
                    leader[lead(short)] = lead(long)
    groups: dict[int, list[int]] = {}
    for prefix in sorted(leader):
        groups.setdefault(lead(prefix), []).append(prefix)
    found = [
        Cluster(
            tuple(nodes),
            tuple(tuple(prefix for prefix in group if domains[node] >> prefix & 1) for node in nodes),
            tuple(shifts),
        )
        for group in groups.values()
    ]
    return found, sum(1 << prefix for prefix in leader)
