"""What the tab asks of the engine beside the verdict, as generators for searches of its own; no Qt."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from qless_studio.engine.games.affix.boards import find_board
from qless_studio.engine.games.affix.dealer import LEVELS, GenerateOptions, generate, position_in
from qless_studio.engine.games.affix.hints import NodeHint, hints, reveal_until_unique
from qless_studio.engine.games.affix.pairs import pairs_for, ranks
from qless_studio.engine.games.affix.position import BoardPosition, bits, placed_on
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.games.affix.rating import rate, words_needed
from qless_studio.engine.games.affix.solver import Candidate, candidates, position_for
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

MOST = 50_000
"""Puzzles listed; large word lists have millions, which nobody reads."""
SAMPLE = 60
"""Puzzles rated to draw one of a level."""


@dataclass(frozen=True)
class Fits:
    """How many prefixes lead from a position to a full board at an open node."""

    node: int
    count: int


@dataclass(frozen=True)
class Choice:
    """A prefix that makes words at the node in question."""

    candidate: Candidate
    cost: int
    """Rank of its rarest word among the most common ones."""

    @property
    def prefix(self) -> str:
        return self.candidate.prefix


@dataclass(frozen=True)
class PuzzleRow:
    """A puzzle of the list."""

    suffixes: tuple[str, ...]
    boards: int

    @property
    def puzzle(self) -> Puzzle:
        return Puzzle(self.suffixes)


@dataclass(frozen=True)
class Rated:
    """How many of the most common words suffice for a puzzle of the list."""

    row: PuzzleRow
    words: int


def analyse(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[BoardPosition | Fits]:
    """The position of a puzzle without open suffixes, then for each open node what fits."""
    run.checkpoint()
    position = position_for(puzzle, lexicon, options)
    yield position
    for node in position.open_nodes():
        count = 0
        for number in bits(position.domains[node]):
            run.checkpoint(1)
            count += position.place(node, number).fillable()
        yield Fits(node, count)


def choices(position: BoardPosition, puzzle: Puzzle, node: int, lexicon: Lexicon, run: Run) -> Iterator[Choice]:
    """Every prefix that makes words at a node, whatever stands there now."""
    name = position.board.nodes[node].name
    rank = ranks(lexicon)
    others = [(other, prefix) for other, prefix in puzzle.placed if other != name]
    base = placed_on(position.bare(), others)
    for candidate in candidates(base, node):
        run.checkpoint(1)
        yield Choice(candidate, max(rank[word] for word in candidate.words))


def every_puzzle(lexicon: Lexicon, options: Options, run: Run) -> Iterator[PuzzleRow]:
    """The puzzles of the list in force, as they are found."""
    every = GenerateOptions(**dataclasses.asdict(options), most=MOST)
    for dealt in generate(lexicon, every, run):
        yield PuzzleRow(dealt.puzzle.suffixes, int(dealt.details["boards"]))


def rated(rows: Sequence[PuzzleRow], lexicon: Lexicon, options: Options, run: Run) -> Iterator[Rated]:
    """How hard each row is; a millisecond each. The run's scores are the words that the easiest so far needs."""
    board = find_board(options.board)
    pairs = pairs_for(board, lexicon, options, run.checkpoint)
    rank, easiest = ranks(lexicon), len(lexicon) + 1
    for row in rows:
        run.checkpoint(1)
        words = words_needed(position_in(board, pairs, options, row.suffixes), rank)
        assert words is not None  # every row has a board
        if words < easiest:
            easiest = words
            run.improved(words)
        yield Rated(row, words)


def drawn(
    rows: Sequence[PuzzleRow], level: str, seed: int, lexicon: Lexicon, options: Options, run: Run
) -> Iterator[PuzzleRow]:
    """One puzzle by chance, from the third of a sample that the level names; "any" takes all of it."""
    random = Random(seed)
    sample = random.sample(rows, min(SAMPLE, len(rows)))
    if level in LEVELS:
        board = find_board(options.board)
        pairs = pairs_for(board, lexicon, options, run.checkpoint)
        ratings = {}
        for row in sample:
            run.checkpoint(1)
            position = position_in(board, pairs, options, row.suffixes)
            ratings[row] = rate(position, ranks(lexicon), row.boards)
        sample.sort(key=ratings.__getitem__)
        third, count = LEVELS.index(level), len(sample)
        start = count * third // 3
        sample = sample[start : max(start + 1, count * (third + 1) // 3)]
    yield random.choice(sample)


def hint_steps(position: BoardPosition, lexicon: Lexicon, run: Run) -> Iterator[NodeHint]:
    """The steps of a hint, from little to all."""
    yield from hints(position, ranks(lexicon), run.checkpoint)


def revealed(position: BoardPosition, lexicon: Lexicon, run: Run) -> Iterator[tuple[str, str]]:
    """(node name, prefix) pairs that leave one board only."""
    yield from reveal_until_unique(position, ranks(lexicon), run.checkpoint)
