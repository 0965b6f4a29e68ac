"""A board with all its suffixes and some of its prefixes: what fits where, and in how many ways it can be filled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from math import prod

from qless_studio.engine.games.affix import clusters
from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.clusters import CutShift
from qless_studio.engine.games.affix.counting import conflicts_of, exponential
from qless_studio.engine.games.affix.puzzle import Options, Puzzle

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
        apart, mixed = clusters.find(self.shifts, nodes, self.domains)
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
    shifts = clusters.shifts_of(board, suffixes, number) if options.rule == "word" else ()
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
