"""Affix's reasons checked by plain backtracking on the board of nine nodes."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from tests.cases import lexicon

JOINS = {
    "XYZW": (0, 1, 2, 3), "WXY": (0, 1, 3), "XYZ": (0, 1, 2), "YZW": (1, 2, 3), "ZWX": (0, 2, 3),
    "XY": (0, 1), "YZ": (1, 2), "ZW": (2, 3), "WX": (0, 3),
}  # fmt: skip
"""The suffixes that each node is joined to, by their places in the ring."""
MOST = 3_000
"""Boards that are counted one by one."""


@cache
def made(suffix, name):
    """The prefixes of up to three letters that make words with a suffix; plurals in -s do not count."""
    words = lexicon(name)
    found = (word for word in words.words if word.endswith(suffix) and 1 <= len(word) - len(suffix) <= 3)
    return {word[: -len(suffix)] for word in found if word[-1:] != "s" or word[-2:] == "ss" or word[:-1] not in words}


def clash(one, other):
    return bool(set(JOINS[one]) & set(JOINS[other]))


class Board:
    def __init__(self, case):
        self.given, self.name = case["input"], case["list"]
        self.suffixes, self.placed = self.given["suffixes"], dict(self.given["placed"])
        self.made = [made(suffix, self.name) for suffix in self.suffixes]
        self.fit = {node: set.intersection(*(self.made[place] for place in joins)) for node, joins in JOINS.items()}

    def left(self, placed):
        """The prefixes for each open node."""
        return {
            node: {p for p in fit if not any(p == q and clash(node, other) for other, q in placed.items())}
            for node, fit in self.fit.items()
            if node not in placed
        }

    def count(self, placed, most=1, without=("", "")):
        """The number of full boards, counted up to this many; without a prefix on a node."""
        left = self.left(placed)
        left.get(without[0], set()).discard(without[1])
        if not left:
            return 1
        node, total = min(left, key=lambda node: len(left[node])), 0
        for prefix in left[node]:
            total += self.count(placed | {node: prefix}, most - total, without)
            if total >= most:
                break
        return total

    def leading(self, node):
        """The prefixes that leave a board at an open node."""
        return [prefix for prefix in self.left(self.placed)[node] if self.count(self.placed | {node: prefix})]


def is_true(case, reason):
    """Whether the facts of a reason hold; None where boards are too many to be counted one by one."""
    board, facts, concept = Board(case), reason["facts"], reason["concept"]
    check = {"no board": _no_board, "hint": _hint, "wrong": _wrong, "keeps": _keeps, "dead end": _dead_end}
    return check[case["kind"]](board, facts, concept)


def _too_few(left, facts):
    nodes = facts["nodes"]
    union = set().union(*(left[node] for node in nodes))
    known = len(union) < len(nodes) and union == set(facts["left"])
    return known and all(clash(one, other) for one, other in combinations(nodes, 2))


def _no_board(board, facts, concept):
    if board.count({}):
        return False
    if concept == "suffix with too few":
        place = board.suffixes.index(facts["suffix"])
        nodes = sum(place in joins for joins in JOINS.values())
        return facts["prefixes"] == sorted(board.made[place]) and len(facts["prefixes"]) < nodes == facts["nodes"]
    if concept == "no common prefix":
        places = {board.suffixes.index(suffix) for suffix in facts["suffixes"]}
        none = not set.intersection(*(board.made[place] for place in places))
        return none and any(places <= set(joins) for joins in JOINS.values())
    return _too_few(board.left({}), facts)


def _hint(board, facts, concept):
    left = board.left(board.placed)
    if concept == "tight suffix":
        return (facts["prefixes"], facts["nodes"]) == (len(made(facts["suffix"], board.name)), 6)
    node = facts["node"]
    leads = {other: len(board.leading(other)) for other in left}
    if leads[node] != min(leads.values()):
        return False
    if concept in ("one prefix, many nodes", "only one leads on"):
        (only,) = board.leading(node)
        elsewhere = sum(only in fit for other, fit in left.items() if other != node)
        return (facts["elsewhere"], facts["fits"]) == (elsewhere, len(left[node]))
    if concept == "most words at once":
        return (facts["prefixes"], facts["joins"]) == (len(left[node]), len(JOINS[node]))
    return (facts["leads"], facts["fits"]) == (leads[node], len(left[node]))


def _wrong(board, facts, concept):
    joins, words = JOINS[board.given["node"]], lexicon(board.name)
    made = [facts["prefix"] + board.suffixes[place] for place in joins]
    bad = [word for word in made if word not in words]
    return facts["bad"] == bad and (facts["good"], facts["words"]) == (len(made) - len(bad), len(made))


def _keeps(board, facts, concept):
    node = board.given["node"]
    if int(facts["most"]) > MOST:
        return None
    counts = [board.count(board.placed | {node: facts[name]}, MOST) for name in ("prefix", "better")]
    fits = [sum(facts[name] in fit for fit in board.left(board.placed).values()) for name in ("prefix", "better")]
    return [facts["left"], facts["most"]] == list(map(str, counts)) and facts["fits"] == fits


def _dead_end(board, facts, concept):
    node, prefix = board.given["node"], board.given["prefix"]
    after = board.placed | {node: prefix}
    left, then = board.left(board.placed), board.left(after)
    if not board.count(board.placed) or board.count(after):
        return False
    if concept in ("last prefix", "belongs elsewhere"):
        other = facts["node"]
        known = other != node and facts["prefix"] == prefix in left[other] and facts["fits"] == len(left[other])
        return known and not board.count(board.placed, without=(other, prefix))
    if concept == "too few prefixes":
        return _too_few(then, facts)
    if concept == "only these work":
        return sorted(facts["leads"]) == sorted(board.leading(node))
    return set(facts["left"]) == then[facts["node"]]
