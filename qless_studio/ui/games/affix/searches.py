"""The searches that the tab runs beside the main one, as generators; no Qt."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from qless_studio.engine.games.affix.arrangements import arrangements, position_in
from qless_studio.engine.games.affix.boards import find_board
from qless_studio.engine.games.affix.drawing import LEVELS
from qless_studio.engine.games.affix.dealer import GenerateOptions, generate
from qless_studio.engine.games.affix.hints import NodeHint, hints, reveal_until_unique
from qless_studio.engine.games.affix.pairs import pairs_for, ranks
from qless_studio.engine.games.affix.position import BoardPosition, bits, placed_on
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.games.affix.rating import rate, words_needed
from qless_studio.engine.games.affix.solver import Candidate, candidates, position_for
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

MAX_LISTED = 50_000
"""Maximum number of puzzles listed; large word lists have millions."""
SAMPLE = 60
"""Number of puzzles rated in order to draw one of a given level."""


@dataclass(frozen=True)
class FitCount:
    """How many prefixes lead from a position to a full board at an open node."""

    node: int
    count: int


@dataclass(frozen=True)
class PrefixChoice:
    """A prefix that forms words at the node in question."""

    candidate: Candidate
    cost: int
    """Rank of its rarest word, 0 for the most common word of the list."""

    @property
    def prefix(self) -> str:
        return self.candidate.prefix


@dataclass(frozen=True)
class PuzzleRow:
    """A puzzle in the list of puzzles."""

    suffixes: tuple[str, ...]
    boards: int
    """Number of full boards."""

    @property
    def puzzle(self) -> Puzzle:
        return Puzzle(self.suffixes)


@dataclass(frozen=True)
class RatedPuzzle:
    """A puzzle of the list and the number of most common words that suffice to fill it."""

    row: PuzzleRow
    words: int


def analyse(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[BoardPosition | FitCount]:
    """The position of a puzzle without open suffixes, then a `FitCount` for each open node."""
    run.checkpoint()
    position = position_for(puzzle, lexicon, options)
    yield position
    for node in position.open_nodes():
        count = 0
        for number in bits(position.domains[node]):
            run.checkpoint(1)
            count += position.place(node, number).fillable()
        yield FitCount(node, count)


def prefix_choices(
    position: BoardPosition, puzzle: Puzzle, node: int, lexicon: Lexicon, run: Run
) -> Iterator[PrefixChoice]:
    """Every prefix that forms words at a node, regardless of the prefix placed there now."""
    name = position.board.nodes[node].name
    rank = ranks(lexicon)
    others = [(other, prefix) for other, prefix in puzzle.placed if other != name]
    base = placed_on(position.bare(), others)
    for candidate in candidates(base, node):
        run.checkpoint(1)
        yield PrefixChoice(candidate, max(rank[word] for word in candidate.words))


def list_puzzles(lexicon: Lexicon, options: Options, run: Run) -> Iterator[PuzzleRow]:
    """The puzzles of a word list, at most `MAX_LISTED`, in the order in which they are found."""
    limits = GenerateOptions(**dataclasses.asdict(options), most=MAX_LISTED)
    for dealt in generate(lexicon, limits, run):
        yield PuzzleRow(dealt.puzzle.suffixes, int(dealt.details["boards"]))


def rate_puzzles(rows: Sequence[PuzzleRow], lexicon: Lexicon, options: Options, run: Run) -> Iterator[RatedPuzzle]:
    """Rate each row, about 1 ms each. The run's improvements are the words needed by the easiest puzzle so far."""
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
        yield RatedPuzzle(row, words)


def draw_puzzle(
    rows: Sequence[PuzzleRow], level: str, seed: int, lexicon: Lexicon, options: Options, run: Run
) -> Iterator[PuzzleRow]:
    """One puzzle at random, from the third of a rated sample that `level` names; "any" takes the whole sample."""
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
    """The steps of a hint, each more specific than the one before."""
    yield from hints(position, ranks(lexicon), run.checkpoint)


def prefixes_to_reveal(position: BoardPosition, lexicon: Lexicon, run: Run) -> Iterator[tuple[str, str]]:
    """(node name, prefix) pairs that, once placed, leave exactly one board."""
    yield from reveal_until_unique(position, ranks(lexicon), run.checkpoint)
