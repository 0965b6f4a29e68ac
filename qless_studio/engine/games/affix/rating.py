"""The difficulty of a puzzle: how many of the most common words suffice, then boards and shortest list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from qless_studio.engine.games.affix.position import BoardPosition, bits, cost_of


@dataclass(frozen=True, order=True)
class Rating:
    """Ordered by difficulty, the easiest first (more boards and longer lists are easier)."""

    words_needed: int
    """The smallest N for which the N most common words of the lexicon fill the board."""
    _fewer_boards: int
    _shorter_list: int
    """Minus the number of prefixes that fit the node with the fewest."""

    @property
    def boards(self) -> int:
        """The number of full boards."""
        return -self._fewer_boards


def rate(position: BoardPosition, rank: Mapping[str, int], boards: int | None = None) -> Rating:
    """The rating of a position that has a full board; `boards`: its number of boards, if already known."""
    words = words_needed(position, rank)
    assert words is not None
    shortest = min((position.domains[node].bit_count() for node in position.open_nodes()), default=0)
    return Rating(words, -(position.count() if boards is None else boards), -shortest)


def words_needed(position: BoardPosition, rank: Mapping[str, int]) -> int | None:
    """The smallest N for which the N most common words fill the position; None when no words do.

    Binary search over the ranks of the rarest words, each step an exact search for a board. Under 1 ms for a puzzle.
    """
    if not position.fillable():
        return None
    costs = _costs(position, rank)
    cost = cost_of(position, rank)
    placed = [cost(node, prefix) for node, prefix in enumerate(position.placed) if prefix is not None]
    lowest = max([min(by_prefix.values()) for by_prefix in costs.values()] + placed, default=0)
    ladder = [lowest, *sorted({each for by_prefix in costs.values() for each in by_prefix.values() if each > lowest})]
    low, high = 0, len(ladder) - 1
    while low < high:
        middle = (low + high) // 2
        if _up_to(position, costs, ladder[middle]).fillable():
            high = middle
        else:
            low = middle + 1
    return ladder[low]


def commonest(position: BoardPosition, rank: Mapping[str, int], checkpoint: Callable[[], None]) -> BoardPosition | None:
    """The full board whose rarest word is the most common possible, always the same one; None when there is none."""
    words = words_needed(position, rank)
    if words is None:
        return None
    within = _up_to(position, _costs(position, rank), words)
    return next(within.fills(cost_of(position, rank), checkpoint))


def _costs(position: BoardPosition, rank: Mapping[str, int]) -> dict[int, dict[int, int]]:
    """For each open node the rank of the rarest word of each prefix that fits."""
    cost = cost_of(position, rank)
    return {
        node: {prefix: cost(node, prefix) for prefix in bits(position.domains[node])} for node in position.open_nodes()
    }


def _up_to(position: BoardPosition, costs: Mapping[int, Mapping[int, int]], words: int) -> BoardPosition:
    """The position with only the `words` most common words."""
    allowed = list(position.domains)
    for node, by_prefix in costs.items():
        allowed[node] = sum(1 << prefix for prefix, cost in by_prefix.items() if cost <= words)
    return position.within(allowed)
