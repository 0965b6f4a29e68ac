"""Why a prefix ended a board and which node to fill first, and hints in steps that are exact."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Any

from qless_studio.engine.games.affix.pairs import prefixes_of
from qless_studio.engine.games.affix.position import BoardPosition, bits, conflicts_of
from qless_studio.engine.games.affix.puzzle import Options
from qless_studio.engine.games.affix.solver import commonest
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import NAMED, Reason, listed
from qless_studio.engine.texts import counted, figure, say

# Why a prefix ended a board, which node to fill first, and why suffixes have no board. See docs/decisions/115.
#
# One reason takes 1 to 2 ms.

LARGEST = 4
"""Most open nodes that are compared at once."""
FLEXIBLE = 4
"""Open nodes that a prefix must fit to be worth saving."""


def reasons(position: BoardPosition, lexicon: Lexicon, options: Options) -> Iterator[Reason]:
    """Why there is no full board; nothing if there is one, or if the suffixes have one without what is placed."""
    bare = position.bare()
    if not bare.fillable():
        yield from no_board(bare, lexicon, options)


def dead_end(before: BoardPosition, node: int, prefix: int) -> Iterator[Reason]:
    """Why no board is left after a prefix whose words count; nothing if one is, or none was before."""
    after = before.place(node, prefix)
    if not before.fillable() or after.fillable():
        return
    name, shown = before.prefixes[prefix], _prefix(before.prefixes[prefix])
    forced = _forced(before, node, prefix)
    if forced is not None:
        fits = before.domains[forced].bit_count()
        facts: dict[str, Any] = {"prefix": name, "node": _name(before, forced), "fits": fits}
        if fits == 1:
            text = say("{} was the last prefix for {}, and now it stands elsewhere.", shown, _joined(before, forced))
            yield Reason("last prefix", facts, text, at=(forced,))
        else:
            text = say("{} belongs next to {}: every full board has it there.", shown, _joined(before, forced))
            more = say("{} prefixes fit there, but only {} leads to a full board.", fits, shown)
            yield Reason("belongs elsewhere", facts, text, more, at=(forced,))
    yield from (reason for reason in _too_few(after, before) if reason.at != (forced,))  # that was said already
    leads = [before.prefixes[p] for p in _leading(before, node)]
    if 1 <= len(leads) <= NAMED:
        text = counted(
            len(leads),
            "Only {} works here: every full board has it.",
            "Only {} work here: every full board has one of them.",
            _prefixes(leads),
        )
        yield Reason("only these work", {"prefix": name, "node": _name(before, node), "leads": leads}, text, at=(node,))
    tight = min(after.open_nodes(), key=lambda other: after.domains[other].bit_count(), default=node)
    left = _names(after, after.domains[tight])
    if tight != node and 1 <= len(left) <= NAMED:
        text = counted(
            len(left),
            "Next to {1} only {0} is left, and it leads nowhere.",
            "Next to {1} only {0} are left, and they lead nowhere.",
            _prefixes(left), _joined(after, tight),
        )  # fmt: skip
        yield Reason("node squeezed", {"node": _name(after, tight), "left": left}, text, at=(tight,))


def _forced(before: BoardPosition, node: int, prefix: int) -> int | None:
    """Another open node where every full board has this prefix."""
    for other in before.open_nodes():
        if other != node and before.domains[other] >> prefix & 1:
            rest = [*before.domains]
            rest[other] &= ~(1 << prefix)
            if not before.within(rest).fillable():
                return other
    return None


def _too_few(position: BoardPosition, before: BoardPosition) -> Iterator[Reason]:
    """Open nodes that must all differ and have fewer prefixes than there are nodes."""
    clash = conflicts_of(position.board, position.rule).clash
    nodes = position.open_nodes()
    for some in (some for size in range(1, LARGEST + 1) for some in combinations(nodes, size)):
        union = reduce(or_, (position.domains[node] for node in some))
        if union.bit_count() >= len(some) or not all(clash[a] >> b & 1 for a, b in combinations(some, 2)):
            continue
        left = _names(position, union)
        facts: dict[str, Any] = {"nodes": [_name(position, node) for node in some], "left": left}
        if len(some) > 1:
            text = counted(
                len(left),
                "{0} open nodes need different prefixes, and only {1} is left for them.",
                "{0} open nodes need different prefixes, and only {1} are left for them.",
                len(some), _prefixes(left),
            )  # fmt: skip
        else:
            gone = _names(before, before.domains[some[0]] & ~union)
            text = say("Nothing is left next to {}.", _joined(position, some[0]))
            if gone:
                facts["gone"] = gone
            if len(gone) == 1:
                text = say("{} was the last prefix next to {}.", _prefix(gone[0]), _joined(position, some[0]))
        yield Reason("too few prefixes", facts, text, at=some)
        return


def kept_few(before: BoardPosition, node: int, prefix: int) -> Iterator[Reason]:
    """Why a prefix that leaves a quarter of the boards or fewer was not the best here."""
    boards = {p: before.place(node, p).count() for p in bits(before.domains[node])}
    best = max(boards, key=lambda p: (boards[p], -p), default=prefix)
    left, most = boards.get(prefix, 0), boards.get(best, 0)
    if not left or best == prefix or 4 * left > most:
        return
    mine, theirs = before.prefixes[prefix], before.prefixes[best]
    fits = [sum(before.domains[other] >> p & 1 for other in before.open_nodes()) for p in (prefix, best)]
    facts = {"prefix": mine, "better": theirs, "left": str(left), "most": str(most), "fits": fits}
    few = counted(
        left, "{0} leaves {1} board; {2} would leave {3}.", "{0} leaves {1} boards; {2} would leave {3}.",
        _prefix(mine), figure(left), _prefix(theirs), figure(most),
    )  # fmt: skip
    if fits[0] >= max(FLEXIBLE, fits[1] + 2):
        one = say("{0} fits {1} open nodes, {2} only this one: save {0}.", _prefix(mine), fits[0], _prefix(theirs))
        more = say("{0} fits {1} open nodes, {2} only {3}: save {0}.", _prefix(mine), fits[0], _prefix(theirs), fits[1])
        text = one if fits[1] == 1 else more
        yield Reason("save the flexible prefix", facts, text, few)
    yield Reason("few boards left", facts, few)


def wrong(before: BoardPosition, node: int, prefix: str, bad: Sequence[str]) -> Iterator[Reason]:
    """Why a prefix does not fit where at least half of its words count; `bad` are the others."""
    words = before.words(node, prefix)
    good = len(words) - len(bad)
    if 1 <= len(bad) <= min(good, NAMED):
        text = counted(
            len(bad),
            "{0} makes {1} of the {2} words here; {3} does not count.",
            "{0} makes {1} of the {2} words here; {3} do not count.",
            _prefix(prefix), good, len(words), listed(map(str.upper, bad)),
        )  # fmt: skip
        facts = {"prefix": prefix, "good": good, "words": len(words), "bad": list(bad)}
        yield Reason("nearly", facts, text, at=(node,))


def first_node(position: BoardPosition, lexicon: Lexicon, options: Options) -> Iterator[Reason]:
    """Which node to fill first, and why; no prefix is given away. Nothing for a dead end or a full board."""
    nodes = position.open_nodes()
    if not nodes or not position.fillable():
        return
    leading = {node: _leading(position, node) for node in nodes}
    node = min(nodes, key=lambda n: (len(leading[n]), n))
    leads, fits, joined = len(leading[node]), position.domains[node].bit_count(), _joined(position, node)
    name = _name(position, node)
    if leads == 1:
        elsewhere = sum(position.domains[n] >> leading[node][0] & 1 for n in nodes if n != node)
        facts: dict[str, Any] = {"node": name, "fits": fits, "elsewhere": elsewhere}
        if elsewhere >= 2:
            text = say("Next to {} only one prefix works, and it fits {} other nodes: place it first.",
                       joined, elsewhere)  # fmt: skip
            yield Reason("one prefix, many nodes", facts, text, at=(node,))
        elif fits > 1:
            text = say("{} prefixes fit next to {}, but only one of them leads to a full board.", fits, joined)
            yield Reason("only one leads on", facts, text, at=(node,))
    yield from _tight_suffix(position, _made(position, lexicon, options))
    joins = len(position.board.nodes[node].joins)
    if joins >= 3 and joins == max(len(position.board.nodes[n].joins) for n in nodes):
        text = counted(
            fits,
            "Begin next to {1}: only {0} prefix makes all {2} words.",
            "Begin next to {1}: only {0} prefixes make all {2} words.",
            fits, joined, joins,
        )  # fmt: skip
        yield Reason("most words at once", {"node": name, "prefixes": fits, "joins": joins}, text, at=(node,))
    if leads < fits:
        text = counted(
            leads,
            "Begin next to {1}: {0} of its {2} prefixes leads to a full board.",
            "Begin next to {1}: {0} of its {2} prefixes lead to a full board.",
            leads, joined, fits,
        )  # fmt: skip
        yield Reason("fewest lead on", {"node": name, "leads": leads, "fits": fits}, text, at=(node,))


def _tight_suffix(position: BoardPosition, made: Mapping[str, frozenset[str]]) -> Iterator[Reason]:
    tight = min(position.suffixes, key=lambda suffix: len(made[suffix]))
    number = position.suffixes.index(tight)
    is_open = any(number in position.board.nodes[node].joins for node in position.open_nodes())
    if is_open and all(2 * len(made[tight]) <= len(made[other]) for other in position.suffixes if other != tight):
        degree = position.board.degrees[number]
        text = say("Begin around {}: it takes only {} prefixes, and {} nodes need one.",
                   _suffixes([tight]), figure(len(made[tight])), degree)  # fmt: skip
        yield Reason("tight suffix", {"suffix": tight, "prefixes": len(made[tight]), "nodes": degree}, text)


def no_board(position: BoardPosition, lexicon: Lexicon, options: Options) -> Iterator[Reason]:
    """Why suffixes have no board, with nothing placed; nothing if they have one."""
    if position.fillable():
        return
    made = _made(position, lexicon, options)
    for place, suffix in enumerate(position.suffixes):
        degree, number = position.board.degrees[place], len(made[suffix])
        if number < degree:
            text = counted(
                number,
                "{1} takes only {0} prefix, and {2} nodes need different ones.",
                "{1} takes only {0} prefixes, and {2} nodes need different ones.",
                number, _suffixes([suffix]), degree,
            )  # fmt: skip
            if not number:
                text = say("{} takes no prefix at all with this list and these options.", _suffixes([suffix]))
            facts: dict[str, Any] = {"suffix": suffix, "prefixes": sorted(made[suffix]), "nodes": degree}
            yield Reason("suffix with too few", facts, text)
            return
    for node, joins in enumerate(each.joins for each in position.board.nodes):
        if position.lists[node]:
            continue
        for some in (some for size in range(2, len(joins) + 1) for some in combinations(joins, size)):
            suffixes = [position.suffixes[place] for place in some]
            if not frozenset.intersection(*(made[suffix] for suffix in suffixes)):
                text = say("No prefix makes words with {} at once.", _suffixes(suffixes))
                if len(some) == 2:
                    text = say("No prefix makes words with both {}.", _suffixes(suffixes))
                yield Reason("no common prefix", {"suffixes": suffixes}, text, at=(node,))
                return
    yield from _too_few(position, position)


def _made(position: BoardPosition, lexicon: Lexicon, options: Options) -> dict[str, frozenset[str]]:
    return dict(zip(position.suffixes, prefixes_of(position.suffixes, lexicon, options), strict=True))


def _leading(position: BoardPosition, node: int) -> list[int]:
    """The prefixes that leave a board at an open node."""
    return [p for p in bits(position.domains[node]) if position.place(node, p).fillable()]


def _names(position: BoardPosition, prefixes: int) -> list[str]:
    return [position.prefixes[p] for p in bits(prefixes)]


def _name(position: BoardPosition, node: int) -> str:
    return position.board.nodes[node].name


def _joined(position: BoardPosition, node: int) -> str:
    """The suffixes that a prefix node is joined to."""
    return _suffixes(position.suffixes[place] for place in position.board.nodes[node].joins)


def _suffixes(suffixes: Iterable[str]) -> str:
    return listed(f"–{suffix.upper()}" for suffix in suffixes)


def _prefix(prefix: str) -> str:
    return f"{prefix.upper()}-"


def _prefixes(prefixes: Iterable[str]) -> str:
    return listed(map(_prefix, prefixes))


# Hints in steps, each exact for the current position, and the prefixes that make its solution unique.


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
