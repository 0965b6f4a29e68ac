"""The searches that run beside the main one, as generators, and boards not seen before."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from qless_studio.engine.games.affix.dealer import LEVELS, DrawnPuzzle, GenerateSummary, draw, space_of
from qless_studio.engine.games.affix.pairs import pairs_for, ranks
from qless_studio.engine.games.affix.position import BoardPosition, bits, placed_on
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, find_board
from qless_studio.engine.games.affix.review import Placement, Review, review
from qless_studio.engine.games.affix.solver import (
    Candidate,
    arrangements,
    candidates,
    position_for,
    position_in,
    words_needed,
)
from qless_studio.engine.games.affix.why import NodeHint, NodeHintStep, first_node, hints, reveal_until_unique
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.player.levels import puzzle_level
from qless_studio.engine.player.scale import Coming, Order
from qless_studio.engine.reasons import first_of
from qless_studio.engine.solving import LimitReached, Run

DRAWS = 20
"""How often another puzzle is drawn in place of the one shown; a level may have that one only."""
MAX_LISTED = 50_000
"""If there are at most this many puzzles, all are listed; large word lists have millions."""
EASIEST = 4_000
"""If there are more than `MAX_LISTED` puzzles, this many are listed: those that need the fewest words."""


class Marker(enum.Enum):
    """A message in the stream of a search's results."""

    TOO_MANY = enum.auto()
    """More than `MAX_LISTED` puzzles: discard those listed so far, the easiest follow."""


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


def list_puzzles(lexicon: Lexicon, options: Options, run: Run) -> Iterator[PuzzleRow | Marker]:
    """All puzzles of a word list, or `TOO_MANY` and then the easiest; ends with `LimitReached` in that case.

    The easiest are every puzzle that some number of the most common words fill, and so none is easier than they are.
    """
    board = find_board(options.board)
    found: list[PuzzleRow] = []
    for suffixes, boards in arrangements(board, lexicon, options, run):
        if len(found) == MAX_LISTED:
            break
        found.append(PuzzleRow(suffixes, boards))
        yield found[-1]
    else:
        run.publish(summary=_summary_of(found))
        return
    yield Marker.TOO_MANY
    found.clear()
    space = space_of(lexicon, options, run)
    for suffixes in space.easiest(EASIEST, run)[1]:
        run.checkpoint(1)
        found.append(PuzzleRow(suffixes, space.position(suffixes).count()))
        yield found[-1]
    run.publish(summary=_summary_of(found))
    raise LimitReached


def _summary_of(rows: Sequence[PuzzleRow]) -> GenerateSummary:
    sets = len({tuple(sorted(row.suffixes)) for row in rows})
    return GenerateSummary(len(rows), sets, str(sum(row.boards for row in rows)))


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
    level: str, seed: int, shown: Puzzle, lexicon: Lexicon, options: Options, run: Run
) -> Iterator[DrawnPuzzle]:
    """One puzzle of the level at random, if possible not the one that is shown; none if there is no puzzle."""
    random = Random(seed)
    drawn = draw(lexicon, options, level, random, run)
    for _ in range(DRAWS):
        if drawn is None or drawn.suffixes != shown.suffixes:
            break
        drawn = draw(lexicon, options, level, random, run)
    if drawn is not None:
        yield drawn


def hint_steps(position: BoardPosition, lexicon: Lexicon, options: Options, run: Run) -> Iterator[NodeHint]:
    """The steps of a hint, each more specific than the one before; before them a reason, if there is one."""
    reason = first_of(first_node(position, lexicon, options))
    if reason is not None:
        yield NodeHint(NodeHintStep.WHY, reason.facts.get("node", ""), text=reason.text)
    yield from hints(position, ranks(lexicon), run.checkpoint, withheld(lexicon.language))


def prefixes_to_reveal(position: BoardPosition, lexicon: Lexicon, run: Run) -> Iterator[tuple[str, str]]:
    """(node name, prefix) pairs that, once placed, leave exactly one board."""
    yield from reveal_until_unique(position, ranks(lexicon), run.checkpoint, withheld(lexicon.language))


def review_game(
    start: Puzzle, moves: Sequence[Placement], lexicon: Lexicon, options: Options, run: Run
) -> Iterator[Review]:
    """The review of a game so far."""
    yield review(start, moves, lexicon, options, run.checkpoint, explained=True)


MOST_DRAWN = 60
"""Puzzles from which the one nearest to an order is taken: 2 s of the largest lists."""


def next_board(lexicon: Lexicon, options: Options, shown: Puzzle, level: object, seed: int, run: Run) -> Coming | None:
    """A puzzle drawn at a level, or of all levels by turns for an `Order`; None if there is no puzzle."""
    name = LEVELS[seed % len(LEVELS)] if isinstance(level, Order) else str(level)
    drawn = next(draw_puzzle(name, seed, shown, lexicon, options, run), None)
    return None if drawn is None else Coming(seed, puzzle_level(drawn.words_needed), drawn)
