"""Every puzzle of a lexicon, each once up to symmetry; completions of a puzzle with open suffixes."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from qless_studio.engine.game import Dealt
from qless_studio.engine.games.affix.boards import BoardGraph, find_board
from qless_studio.engine.games.affix.counting import conflicts_of
from qless_studio.engine.games.affix.pairs import Pairs, pairs_for, ranks
from qless_studio.engine.games.affix.position import BoardPosition, placed_on, position_of
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.games.affix.rating import rate
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.affix import SLICE, Arrangements
from qless_studio.engine.kernels.affix import Board as KernelBoard
from qless_studio.engine.kernels.affix import Pairs as KernelPairs
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import option
from qless_studio.engine.solving import LimitReached, Run

SAMPLE = 120
"""Number of puzzles rated to choose one of a level."""
LEVELS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class GenerateOptions(Options):
    most: int = option(
        1_000_000,
        "Stop after",
        "Maximum number of puzzles; large word lists have many millions.",
        low=1,
        high=100_000_000,
    )
    level: str = option(
        "all",
        "Level",
        "all: list every puzzle; easy, medium, hard: pick one at random.",
        choices=(("all", "every puzzle"), ("easy", "easy"), ("medium", "medium"), ("hard", "hard")),
    )
    seed: int | None = option(None, "Seed", "The same seed gives the same puzzle.", low=0)


@dataclass(frozen=True)
class GenerateSummary:
    """The fields of the JSON line `finished`."""

    puzzles: int
    """Number of arrangements of suffixes that have a full board."""
    sets: int
    """Number of different sets of suffixes among them."""
    boards: str
    """Sum of their numbers of full boards."""


def generate(lexicon: Lexicon, options: GenerateOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """Each puzzle with its exact number of boards, or one drawn from a level. See docs/decisions/022.

    Raises `OptionError` for an unknown board, and `LimitReached` after `options.most` puzzles when there are more.
    """
    if options.level == "all":
        yield from _every(lexicon, options, run)
    else:
        yield from _drawn(lexicon, options, run)


def _every(lexicon: Lexicon, options: GenerateOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    board = find_board(options.board)
    sets: set[tuple[str, ...]] = set()
    puzzles = total = 0
    run.checkpoint(summary=GenerateSummary(0, 0, "0"))
    for suffixes, boards in arrangements(board, lexicon, options, run):
        if puzzles == options.most:
            raise LimitReached
        puzzles += 1
        total += boards
        sets.add(tuple(sorted(suffixes)))
        run.publish(summary=GenerateSummary(puzzles, len(sets), str(total)))
        yield Dealt(Puzzle(suffixes), {"suffixes": suffixes, "boards": str(boards)})
    run.publish(fraction=1.0, summary=GenerateSummary(puzzles, len(sets), str(total)))


def _drawn(lexicon: Lexicon, options: GenerateOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """One puzzle drawn from the third of a sample that corresponds to the level, with the seed."""
    board = find_board(options.board)
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    random = Random(seed)
    sample: list[tuple[tuple[str, ...], int]] = []
    for index, found in enumerate(arrangements(board, lexicon, options, run)):
        if index == options.most:
            break
        place = index if index < SAMPLE else random.randrange(index + 1)  # reservoir sampling
        sample[place : place + 1] = [found] if place < SAMPLE else []
    rated = []
    pairs = pairs_for(board, lexicon, options, run.checkpoint)
    for suffixes, boards in sample:
        run.checkpoint()
        rated.append((rate(position_in(board, pairs, options, suffixes), ranks(lexicon), boards), suffixes))
    rated.sort()
    run.publish(summary=GenerateSummary(0, 0, "0"))
    if rated:
        level = LEVELS.index(options.level)
        rating, suffixes = random.choice(
            rated[len(rated) * level // 3 : max(1 + len(rated) * level // 3, len(rated) * (level + 1) // 3)]
        )
        details: dict[str, Any] = {"suffixes": suffixes, "boards": str(rating.boards)}
        run.publish(fraction=1.0, summary=GenerateSummary(1, 1, str(rating.boards)))
        yield Dealt(Puzzle(suffixes), {**details, "words_needed": rating.words_needed, "seed": seed})


def arrangements(
    board: BoardGraph, lexicon: Lexicon, options: Options, run: Run, partial: Puzzle | None = None
) -> Iterator[tuple[tuple[str, ...], int]]:
    """(suffixes in ring order, number of full boards) of each arrangement, up to symmetry.

    With a `partial` puzzle: of each arrangement that completes it, symmetric ones included; only boards with its
    prefixes are counted.
    """
    run.checkpoint()
    pairs = pairs_for(board, lexicon, options, run.checkpoint)
    conflicts = conflicts_of(board, options.rule)
    above = [0] * len(board.suffixes) if partial else board.above
    allowed = _allowed(board, pairs, partial) if partial else bytearray(b"\1" * (len(above) * len(pairs.suffixes)))
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
        run.checkpoint(search.steps - steps, search.fraction)
        steps = search.steps


def position_in(board: BoardGraph, pairs: Pairs, options: Options, suffixes: tuple[str, ...]) -> BoardPosition:
    """The position without prefixes for suffixes that are among the pairs."""
    return position_of(board, options, suffixes, [pairs.made(suffix) for suffix in suffixes])


def _nested(suffixes: tuple[str, ...]) -> bool:
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
