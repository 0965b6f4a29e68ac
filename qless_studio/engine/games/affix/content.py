"""A player's board, checked edge by edge while it is filled in, and what a board shows."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from qless_studio.engine.games.affix.pairs import is_excluded
from qless_studio.engine.games.affix.position import conflicts_of
from qless_studio.engine.games.affix.puzzle import (
    BoardGraph,
    Options,
    PrefixNode,
    Puzzle,
    SuffixNode,
    check_fits,
    find_board,
)
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import phrase

# A player's board, checked edge by edge while it is filled in.


class EdgeState(Enum):
    """The state of the word on an edge; the value is its name for people."""

    OPEN = phrase("open")
    VALID = phrase("valid")
    UNKNOWN = phrase("not in the list")
    ELSEWHERE = phrase("a word, but not in the list")
    """A larger list has it."""
    PLURAL = phrase("plural")
    LENGTH = phrase("wrong length")
    REPEATED = phrase("repeated")
    """The prefix or the word is also elsewhere, and the rule forbids it."""


@dataclass(frozen=True)
class Edge:
    """One edge of the board."""

    node: str
    """Name of the prefix node."""
    suffix: str
    """Name of the suffix node."""
    word: str
    """The word it spells; empty while one of its nodes is open."""
    state: EdgeState
    beside: str = ""
    """REPEATED: the node whose prefix it repeats."""


def check(puzzle: Puzzle, lexicon: Lexicon, options: Options, larger: Container[str] = ()) -> tuple[Edge, ...]:
    """Every edge of the board in the order of `BoardGraph.edges`; raises as `solve` does. Takes microseconds.

    `larger` has the words to be called `ELSEWHERE`.
    """
    board = find_board(options.board)
    check_fits(puzzle, board)
    placed = dict(puzzle.placed)
    edges = []
    for number, place in board.edges:
        node, suffix = board.nodes[number], puzzle.suffixes[place]
        prefix = placed.get(node.name, "")
        state, beside = EdgeState.OPEN, ""
        word = prefix + suffix if prefix and suffix else ""
        if word:
            state = word_state(prefix, suffix, lexicon, options)
            if state is EdgeState.UNKNOWN and word in larger:
                state = EdgeState.ELSEWHERE
        if prefix and state in (EdgeState.OPEN, EdgeState.VALID):
            beside = _repeated(board, options.rule, puzzle, number, place)
            state = EdgeState.REPEATED if beside else state
        edges.append(Edge(node.name, board.suffixes[place].name, word, state, beside))
    return tuple(edges)


def word_state(prefix: str, suffix: str, lexicon: Lexicon, options: Options) -> EdgeState:
    """The state of an edge between a prefix and a suffix, whatever else is on the board."""
    word = prefix + suffix
    if word not in lexicon:
        return EdgeState.UNKNOWN
    if is_excluded(word, lexicon, options.plural):
        return EdgeState.PLURAL
    fits = (
        options.prefix_min <= len(prefix) <= options.prefix_max
        and options.suffix_min <= len(suffix) <= options.suffix_max
    )
    return EdgeState.VALID if fits else EdgeState.LENGTH


def _repeated(board: BoardGraph, rule: str, puzzle: Puzzle, number: int, place: int) -> str:
    """The name of another node with the same pair, prefix or word as this edge, depending on the rule; or ""."""
    placed = dict(puzzle.placed)
    prefix, suffix = placed[board.nodes[number].name], puzzle.suffixes[place]
    clash = conflicts_of(board, rule).clash[number]
    for other, node in enumerate(board.nodes):
        theirs = placed.get(node.name)
        if theirs is None or other == number:
            continue
        if theirs == prefix and clash >> other & 1 and (rule == "prefix" or place in node.joins):
            return node.name
        if rule == "word" and suffix and theirs != prefix:
            words = {theirs + puzzle.suffixes[join] for join in node.joins if puzzle.suffixes[join]}
            if prefix + suffix in words:
                return node.name
    return ""


# What a board shows, as a value: a puzzle, the words on the edges, the counts at open nodes.

ROW = 40
"""Nodes whose vertical positions differ by less are read as one row; in the units of the board's data."""
EdgeKey = tuple[int, int]
"""The numbers of an edge's prefix node and suffix node."""
WRONG_STATES = frozenset(EdgeState) - {EdgeState.OPEN, EdgeState.VALID}
"""States of edges whose words do not count."""


class Spot(NamedTuple):
    """A node of a board: its kind, and its number among the nodes of that kind."""

    prefix: bool
    number: int


@dataclass(frozen=True)
class BoardContent:
    """A puzzle on a board, with exactly as many suffixes as the board has ("" where one is open)."""

    board: BoardGraph
    puzzle: Puzzle
    edges: Mapping[EdgeKey, Edge]
    fits: Mapping[int, int] = field(default_factory=dict)
    """By prefix node, how many prefixes lead to a full board; nodes without an entry show no count."""
    options: Options = field(default_factory=Options)
    """Options by which the words were checked."""
    lexicon: Lexicon | None = field(default=None, compare=False)
    """The list that knows how the words are spelt; None: they are shown as they are played."""
    larger: Container[str] = field(default=(), compare=False)
    """Words of the language that are not in the list."""

    def shown(self, word: str) -> str:
        """A played word for people."""
        return word.upper() if self.lexicon is None else self.lexicon.shown(word)

    def node(self, spot: Spot) -> PrefixNode | SuffixNode:
        return self.board.nodes[spot.number] if spot.prefix else self.board.suffixes[spot.number]

    def text_at(self, spot: Spot) -> str:
        """The prefix or suffix at a node, lower case; "" where it is open."""
        if spot.prefix:
            return dict(self.puzzle.placed).get(self.board.nodes[spot.number].name, "")
        return self.puzzle.suffixes[spot.number]

    def edges_at(self, spot: Spot) -> list[EdgeKey]:
        return [key for key in self.board.edges if key[0 if spot.prefix else 1] == spot.number]

    def wrong_edges_at(self, spot: Spot) -> list[Edge]:
        """The edges of a node whose words do not count."""
        edges = (self.edges[key] for key in self.edges_at(spot))
        return [edge for edge in edges if edge.state in WRONG_STATES]

    @property
    def sound(self) -> int:
        """How many nodes have a prefix that makes no wrong word."""
        wrong = {edge.node for edge in self.wrong_edges}
        return sum(node not in wrong for node, _ in self.puzzle.placed)

    @property
    def valid(self) -> int:
        """How many edges spell a word that counts."""
        return sum(edge.state is EdgeState.VALID for edge in self.edges.values())

    @property
    def wrong_edges(self) -> list[Edge]:
        """All edges whose words do not count."""
        return [edge for edge in self.edges.values() if edge.state in WRONG_STATES]

    def changed_spots(self, before: BoardContent) -> list[Spot]:
        """The nodes whose texts differ from those of another puzzle on the same board; prefixes first."""
        spots = [
            Spot(prefix, number)
            for prefix, count in ((True, len(self.board.nodes)), (False, len(self.board.suffixes)))
            for number in range(count)
        ]
        return [spot for spot in spots if self.text_at(spot) != before.text_at(spot)]

    def with_text(self, spot: Spot, text: str) -> Puzzle:
        """The puzzle with another prefix or suffix at a node, "" for none; blank if nothing is left."""
        if spot.prefix:
            puzzle = self.puzzle.with_prefix(self.board.nodes[spot.number].name, text)
        else:
            puzzle = self.puzzle.with_suffix(spot.number, text)
        return puzzle if any(puzzle.suffixes) or puzzle.placed else Puzzle()

    def previewed(self, spot: Spot, prefix: str) -> BoardContent:
        """The board with another prefix at a node, its words checked."""
        return content_of(self.board, self.with_text(spot, prefix), self.lexicon, self.options, self.larger)

    def while_typed(self, spot: Spot, text: str) -> Mapping[EdgeKey, Edge]:
        """The edges with other letters at a node, whose words are not checked yet."""
        typed = unchecked(self.board, fit_to(self.board, self.with_text(spot, text))).edges
        return {**self.edges, **{key: typed[key] for key in self.edges_at(spot)}}


def role_of(edges: Iterable[Edge]) -> str:
    """The colour of edges with a wrong word among them: "bad", "warn" if larger lists have them all; "" for none."""
    wrong = {edge.state for edge in edges} & WRONG_STATES
    return "" if not wrong else "warn" if wrong == {EdgeState.ELSEWHERE} else "bad"


def content_of(
    board: BoardGraph, puzzle: Puzzle, lexicon: Lexicon | None, options: Options, larger: Container[str] = ()
) -> BoardContent:
    """The puzzle on a board, its words checked; unchecked without a word list or if the puzzle does not fit.

    `larger` has the known words that are not in the list.
    """
    fitted = fit_to(board, puzzle)
    if lexicon is None or fitted != puzzle:
        return unchecked(board, fitted, lexicon)
    edges = dict(zip(board.edges, check(puzzle, lexicon, options, larger), strict=True))
    return BoardContent(board, puzzle, edges, options=options, lexicon=lexicon, larger=larger)


def unchecked(board: BoardGraph, puzzle: Puzzle, lexicon: Lexicon | None = None) -> BoardContent:
    """A puzzle with as many suffixes as the board has, its words shown but not checked."""
    placed = dict(puzzle.placed)
    edges = {}
    for number, place in board.edges:
        prefix, suffix = placed.get(board.nodes[number].name, ""), puzzle.suffixes[place]
        word = prefix + suffix if prefix and suffix else ""
        edges[number, place] = Edge(board.nodes[number].name, board.suffixes[place].name, word, EdgeState.OPEN)
    return BoardContent(board, puzzle, edges, lexicon=lexicon)


def fit_to(board: BoardGraph, puzzle: Puzzle) -> Puzzle:
    """The puzzle with as many suffixes as the board has and without the prefixes whose node it lacks."""
    count = len(board.suffixes)
    placed = tuple((name, prefix) for name, prefix in puzzle.placed if board.node(name) is not None)
    return Puzzle((*puzzle.suffixes, *[""] * count)[:count], placed)


def reading_order(board: BoardGraph) -> tuple[Spot, ...]:
    """The nodes row by row from the top, each row from left to right."""
    nodes: dict[Spot, PrefixNode | SuffixNode] = {
        Spot(False, number): suffix for number, suffix in enumerate(board.suffixes)
    }
    nodes |= {Spot(True, number): node for number, node in enumerate(board.nodes)}
    ordered: list[Spot] = []
    row: list[Spot] = []
    for spot in sorted(nodes, key=lambda spot: nodes[spot].y):
        if row and nodes[spot].y - nodes[row[0]].y >= ROW:
            ordered += sorted(row, key=lambda spot: nodes[spot].x)
            row = []
        row.append(spot)
    return (*ordered, *sorted(row, key=lambda spot: nodes[spot].x))
