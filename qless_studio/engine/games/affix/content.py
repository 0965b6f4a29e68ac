"""What a board shows, as a value: a puzzle, the words on the edges, the counts at open nodes."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from qless_studio.engine.games.affix.boards import BoardGraph, PrefixNode, SuffixNode
from qless_studio.engine.games.affix.play import Edge, EdgeState, check
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.lexicon import Lexicon

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
