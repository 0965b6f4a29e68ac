"""Hints in steps, each exact for the current position, and the prefixes that make its solution unique."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from enum import Enum

from qless_studio.engine.games.affix.position import BoardPosition, bits
from qless_studio.engine.games.affix.rating import commonest


class NodeHintStep(Enum):
    """How much a hint gives away, from little to everything."""

    WHY = "why"
    """Which node to fill first, and why; left out where no reason is known."""
    STATE = "state"
    """Whether the board can still be filled."""
    NODE = "node"
    """Where to look: the node with the fewest prefixes that lead to a full board, or whose prefix is to be removed."""
    NUMBER = "number"
    """How many prefixes lead to a full board there; in a dead end, that more than one must be removed."""
    LETTER = "letter"
    """The first letter of one of them."""
    PREFIX = "prefix"
    """The prefix itself."""


@dataclass(frozen=True)
class NodeHint:
    """One step of a hint; `node` is the name of the node or empty."""

    step: NodeHintStep
    node: str = ""
    prefix: str = ""
    """What the step reveals of the prefix: nothing, its first letter, or all of it."""
    count: int = 0
    """NUMBER: how many prefixes lead to a full board."""
    text: str = ""
    """WHY: the sentence."""


def hints(
    position: BoardPosition, rank: Mapping[str, int], checkpoint: Callable[[], None], slurs: Set[str] = frozenset()
) -> tuple[NodeHint, ...]:
    """The steps for a position, in order; two or three for a dead end, one for a full board.

    Which prefixes lead to a full board is found by exact search, in about 0.1 ms for each that fits an open node. The
    prefix makes none of the `slurs`; no prefix is named if only they fill the board.
    """
    open_nodes = position.open_nodes()
    boards = position.count()
    if not boards:
        return _dead_end(position, checkpoint)
    if not open_nodes:
        return (NodeHint(NodeHintStep.STATE),)
    leading = dict.fromkeys(open_nodes, 0)
    for node in open_nodes:
        for number in bits(position.domains[node]):
            checkpoint()
            leading[node] += position.place(node, number).fillable()
    node = min(open_nodes, key=leading.__getitem__)
    name, count = position.board.nodes[node].name, leading[node]
    known = (
        NodeHint(NodeHintStep.STATE),
        NodeHint(NodeHintStep.NODE, name),
        NodeHint(NodeHintStep.NUMBER, name, count=count),
    )
    full = commonest(position.without_words(slurs), rank, checkpoint)
    if full is None:
        return known
    prefix = full.named()[name]
    return *known, NodeHint(NodeHintStep.LETTER, name, prefix[0]), NodeHint(NodeHintStep.PREFIX, name, prefix)


def _dead_end(position: BoardPosition, checkpoint: Callable[[], None]) -> tuple[NodeHint, ...]:
    """Say that no board is left, and which prefix to take away: one that helps alone, or else the first of several."""
    if all(prefix is None for prefix in position.placed) and position.sound:
        return (NodeHint(NodeHintStep.STATE),)
    nodes = position.board.nodes
    state = NodeHint(NodeHintStep.STATE)
    for node in range(len(position.placed)):
        checkpoint()
        if position.placed[node] is not None and without(position, node).fillable():
            return state, NodeHint(NodeHintStep.NODE, nodes[node].name)
    several = NodeHint(NodeHintStep.NUMBER)
    removed = to_remove(position, checkpoint)
    if not removed:
        return state, several  # the empty board cannot be filled either
    return state, several, NodeHint(NodeHintStep.NODE, nodes[removed[0]].name)


def to_remove(position: BoardPosition, checkpoint: Callable[[], None]) -> tuple[int, ...]:
    """Nodes without whose prefixes the board can be filled; none of them could keep its prefix beside the others'.

    Not always the fewest. Empty when the board can be filled as it is, or not even when it is empty.
    """
    kept, removed = position.bare(), list[int]()
    if not kept.fillable():
        return ()
    for node, prefix in enumerate(position.placed):
        checkpoint()
        if prefix is not None:
            after = kept.place(node, prefix)
            if after.fillable():
                kept = after
            else:
                removed.append(node)
    return tuple(removed)


def without(position: BoardPosition, node: int) -> BoardPosition:
    """The position with this node open again."""
    bare = position.bare()
    for other, prefix in enumerate(position.placed):
        if prefix is not None and other != node:
            bare = bare.place(other, prefix)
    return bare


def reveal_until_unique(
    position: BoardPosition, rank: Mapping[str, int], checkpoint: Callable[[], None], slurs: Set[str] = frozenset()
) -> tuple[tuple[str, str], ...]:
    """(node name, prefix) of the most common full board without `slurs`, as many as exclude every other one.

    Greedy: each excludes as many boards as possible. Empty when the board is unique already or there is none.
    """
    full = commonest(position.without_words(slurs), rank, checkpoint)
    shown = []
    while full is not None and position.count() > 1:
        following = []
        for node in position.open_nodes():
            checkpoint()
            prefix = full.placed[node]
            assert prefix is not None
            following.append((position.place(node, prefix).count(), node, prefix))
        _, node, prefix = min(following)
        position = position.place(node, prefix)
        shown.append((position.board.nodes[node].name, position.prefixes[prefix]))
    return tuple(shown)
