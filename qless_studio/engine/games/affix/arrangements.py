"""The arrangements of suffixes that have a full board, each once up to symmetry; completions of open suffixes."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass

from qless_studio.engine.games.affix.boards import BoardGraph, find_board
from qless_studio.engine.games.affix.counting import conflicts_of
from qless_studio.engine.games.affix.pairs import Pairs, pairs_for
from qless_studio.engine.games.affix.position import BoardPosition, placed_on, position_of
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.affix import SLICE, Arrangements
from qless_studio.engine.kernels.affix import Board as KernelBoard
from qless_studio.engine.kernels.affix import Pairs as KernelPairs
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.pools import Pool
from qless_studio.engine.solving import Run
from qless_studio.engine.spreading import spread

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
