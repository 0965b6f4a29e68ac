"""Solve a puzzle: the exact number of full boards, the boards themselves, and the prefixes that fit each node."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from qless_studio.engine.games.affix.arrangements import arrangements, position_in
from qless_studio.engine.games.affix.boards import find_board
from qless_studio.engine.games.affix.pairs import pairs_for, prefixes_of, ranks
from qless_studio.engine.games.affix.position import BoardPosition, bits, cost_of, open_puzzle, placed_on, position_of
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, check_fits
from qless_studio.engine.games.affix.rating import commonest
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

MAX_FILLS = 1000
"""Maximum number of fills listed by a run without a limit; their number is exact all the same."""


@dataclass(frozen=True)
class Fill:
    """A full board. If suffixes were open, the most common one of a completion that has `boards` of them."""

    suffixes: tuple[str, ...]
    prefixes: tuple[tuple[str, str], ...]
    """(node name, prefix), in the order of the board's nodes."""
    words: tuple[str, ...]
    """One for each edge, node by node."""
    boards: int | None = None


@dataclass(frozen=True)
class Summary:
    """The fields of the JSON line `finished`."""

    boards: str
    """Number of full boards, exact; as text, for it may exceed 64 bits."""


@dataclass(frozen=True)
class CompletionSummary:
    """The fields of the JSON line `finished` for a puzzle with open suffixes: counts so far, exact once COMPLETE."""

    boards: str
    completions: int


@dataclass(frozen=True)
class Candidate:
    """A prefix that makes words on a node."""

    prefix: str
    words: tuple[str, ...]
    boards: int
    """Number of full boards once it is placed; 0: a dead end."""
    beside: str = ""
    """The node whose prefix excludes it here; empty when there is none."""


def solve(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Fill]:
    """Full boards, the most common first; with open suffixes, each completion. The number of boards is always exact.

    Yields `run.keep` fills (`MAX_FILLS` without it, or as many as the limit asks for). Raises `PuzzleError` when the
    puzzle does not fit the board, `OptionError` when there is no such board. See docs/decisions/022.
    """
    board = find_board(options.board)
    if not puzzle.suffixes:
        return
    check_fits(puzzle, board)
    if open_puzzle(puzzle):
        yield from _completions(puzzle, lexicon, options, run)
        return
    position = position_for(puzzle, lexicon, options)
    run.checkpoint(1, summary=Summary(str(position.count())))
    wanted = run.keep if run.keep is not None else run.limit.solutions or MAX_FILLS
    if wanted == 0 or not position.fillable():
        run.publish(fraction=1.0)
        return
    rank = ranks(lexicon)
    first = commonest(position, rank, run.checkpoint)
    assert first is not None
    yield fill_of(first)
    given = 1
    for full in position.fills(cost_of(position, rank), lambda: run.checkpoint(1)):
        if given >= wanted:
            break
        if full.placed != first.placed:
            given += 1
            yield fill_of(full)
    run.publish(fraction=1.0)


def position_for(puzzle: Puzzle, lexicon: Lexicon, options: Options) -> BoardPosition:
    """The position of a puzzle without open suffixes, for analysis and play. Raises as `solve` does."""
    board = find_board(options.board)
    check_fits(puzzle, board)
    made = prefixes_of(puzzle.suffixes, lexicon, options)
    return placed_on(position_of(board, options, puzzle.suffixes, made), puzzle.placed)


def candidates(position: BoardPosition, node: int) -> Iterator[Candidate]:
    """Every prefix that makes words on an open node, with the number of boards it leads to; about 0.1 ms each."""
    for number in bits(position.lists[node]):
        prefix = position.prefixes[number]
        words = position.words(node, prefix)
        if position.domains[node] >> number & 1:
            yield Candidate(prefix, words, position.place(node, number).count())
        else:
            yield Candidate(prefix, words, 0, blocker(position, node, number))


def blocker(position: BoardPosition, node: int, prefix: int) -> str:
    """The name of a node whose prefix excludes this one on `node`; empty when there is none."""
    bare = position.bare()
    for other, placed in enumerate(position.placed):
        if placed is not None and other != node and not bare.place(other, placed).domains[node] >> prefix & 1:
            return position.board.nodes[other].name
    return ""


def fill_of(position: BoardPosition, boards: int | None = None) -> Fill:
    """A position without open nodes as a solution."""
    named = position.named()
    words = tuple(
        word for node, placed in enumerate(position.board.nodes) for word in position.words(node, named[placed.name])
    )
    return Fill(position.suffixes, tuple(named.items()), words, boards)


def _completions(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Fill]:
    board = find_board(options.board)
    total = 0
    run.publish(summary=CompletionSummary("0", 0))
    pairs = pairs_for(board, lexicon, options, run.checkpoint)
    rank = ranks(lexicon)
    last: Fill | None = None
    found = arrangements(board, lexicon, options, run, puzzle)
    for count, (suffixes, boards) in enumerate(found, start=1):
        total += boards
        run.publish(summary=CompletionSummary(str(total), count))
        if last is None or run.keep is None or count <= run.keep:
            position = placed_on(position_in(board, pairs, options, suffixes), puzzle.placed)
            full = commonest(position, rank, run.checkpoint)
            assert full is not None  # it has boards
            last = fill_of(full, boards)
        yield last  # beyond `keep` solutions are only counted
    run.publish(fraction=1.0)
