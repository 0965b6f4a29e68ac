"""Rule `word`: prefixes that spell the same word, cut differently, and their part in the count of boards.

See docs/decisions/022.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.counting import conflicts_of, logarithm


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
