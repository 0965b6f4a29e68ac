"""Solve a puzzle: the exact number of full boards, the boards themselves, and the prefixes that fit each node."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from qless_studio.engine.games.affix.pairs import Pairs, pairs_for, prefixes_of, ranks
from qless_studio.engine.games.affix.position import (
    BoardPosition,
    bits,
    conflicts_of,
    cost_of,
    open_puzzle,
    placed_on,
    position_of,
)
from qless_studio.engine.games.affix.puzzle import BoardGraph, Options, Puzzle, check_fits, find_board
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.affix import SLICE, Arrangements
from qless_studio.engine.kernels.affix import Board as KernelBoard
from qless_studio.engine.kernels.affix import Pairs as KernelPairs
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

if TYPE_CHECKING:
    from qless_studio.engine.pools import Pool

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


# The arrangements of suffixes that have a full board, each once up to symmetry; completions of open suffixes.

PARTS = 240
"""Parts of a search that is spread over workers."""
Arrangement = tuple[str, ...]
"""Suffixes in ring order."""


def arrangements(
    board: BoardGraph, lexicon: Lexicon, options: Options, run: Run, partial: Puzzle | None = None
) -> Iterator[tuple[Arrangement, int]]:
    """Each arrangement and its number of full boards, up to symmetry.

    With a `partial` puzzle: each arrangement that completes it, symmetric ones included; only boards with its prefixes
    are counted.
    """
    run.checkpoint()
    return arrangements_of(board, pairs_for(board, lexicon, options, run.checkpoint), options, run, partial)


def arrangements_of(
    board: BoardGraph,
    pairs: Pairs,
    options: Options,
    run: Run,
    partial: Puzzle | None = None,
    *,
    step: bool = False,
    first: range | None = None,
) -> Iterator[tuple[Arrangement, int]]:
    """`arrangements` by the words of these pairs alone; as a `step` of a longer run it cannot say how far that is.

    `first`: only those with one of these suffixes on the first node, by number; each arrangement has one of them.
    """
    conflicts = conflicts_of(board, options.rule)
    above, size = [0] * len(board.suffixes) if partial else board.above, len(pairs.suffixes)
    allowed = _allowed(board, pairs, partial) if partial else bytearray(b"\1" * (len(above) * size))
    if first is not None:
        allowed[:size] = bytes(number in first for number in range(size))
    search = Arrangements(
        KernelPairs(pairs.prefixes_of, pairs.prefixes_at, pairs.suffixes_of, pairs.suffixes_at),
        KernelBoard(array("i", board.need), array("i", above), bytearray(conflicts.union), array("q", conflicts.mu)),
        allowed,
    )
    places = len(above)
    placed = partial.placed if partial else ()
    status, steps = Status.MORE, 0
    while status != Status.DONE:
        status = search.advance(SLICE)
        found, boards = search.take()
        for start in range(len(boards)):
            suffixes = tuple(pairs.suffixes[number] for number in found[start * places : (start + 1) * places])
            exact = boards[start]
            if exact < 0 or placed or (options.rule == "word" and _nested(suffixes)):
                run.checkpoint()
                exact = placed_on(position_in(board, pairs, options, suffixes), placed).count()
            if exact:
                yield suffixes, exact
        run.checkpoint(search.steps - steps, None if step else search.fraction)
        steps = search.steps


@dataclass(frozen=True)
class _PartOf:
    """The arrangements with certain suffixes on the first node, on a worker."""

    options: Options

    def __call__(self, lexicon: Lexicon, first: range) -> list[tuple[Arrangement, int]]:
        board, run = find_board(self.options.board), Run()
        pairs = pairs_for(board, lexicon, self.options, run.checkpoint)
        return list(arrangements_of(board, pairs, self.options, run, first=first))


def spread_arrangements(pool: Pool, lexicon: Lexicon, options: Options, run: Run) -> Iterator[tuple[Arrangement, int]]:
    """`arrangements`, searched by the workers of a pool; in an order of its own that is always the same."""
    from qless_studio.engine.spreading import spread

    board = find_board(options.board)
    size = len(pairs_for(board, lexicon, options, run.checkpoint).suffixes)
    cuts = sorted({size * number // PARTS for number in range(PARTS + 1)})
    parts, place, searched = map(range, cuts, cuts[1:]), 0, 0
    waiting: dict[int, list[tuple[Arrangement, int]]] = {}
    for first, found in spread(pool, lexicon, _PartOf(options), lambda: next(parts, None), run):
        waiting[first.start] = found
        searched += len(first)
        run.publish(len(first), searched / size)
        while cuts[place] in waiting:
            yield from waiting.pop(cuts[place])
            place += 1


def position_in(board: BoardGraph, pairs: Pairs, options: Options, suffixes: Arrangement) -> BoardPosition:
    """The position without prefixes for suffixes that are among the pairs."""
    return position_of(board, options, suffixes, [pairs.made(suffix) for suffix in suffixes])


def _nested(suffixes: Arrangement) -> bool:
    """Whether a suffix ends in another one, so that a word may be cut in two ways."""
    return any(long != short and long.endswith(short) for long in suffixes for short in suffixes)


def _allowed(board: BoardGraph, pairs: Pairs, puzzle: Puzzle) -> bytearray:
    """For each suffix node and suffix (row-major) whether the puzzle allows it there."""
    size = len(pairs.suffixes)
    allowed = bytearray(b"\1" * (len(puzzle.suffixes) * size))
    for place, suffix in enumerate(puzzle.suffixes):
        if suffix:
            allowed[place * size : (place + 1) * size] = bytes(size)
            if suffix in pairs.number:
                allowed[place * size + pairs.number[suffix]] = 1
    for name, prefix in puzzle.placed:
        node = board.node(name)
        assert node is not None  # `check_fits` came before
        partners = pairs.partners(prefix)
        for place in board.nodes[node].joins:
            for number in range(size):
                if number not in partners:
                    allowed[place * size + number] = 0
    return allowed


# The difficulty of a puzzle: how many of the most common words suffice, then boards and shortest list.


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
