"""A player's board, checked edge by edge while it is filled in."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from enum import Enum

from qless_studio.engine.games.affix.boards import BoardGraph, find_board
from qless_studio.engine.games.affix.counting import conflicts_of
from qless_studio.engine.games.affix.pairs import is_excluded
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, check_fits
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import phrase


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
