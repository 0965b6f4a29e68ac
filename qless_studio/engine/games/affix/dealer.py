"""Puzzles of a word list: each once up to symmetry, or drawn at random, of a level or from all of them."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from datetime import date
from functools import cached_property
from itertools import accumulate, islice
from math import prod
from random import Random
from typing import Any

from qless_studio.engine.days import INOFFENSIVE_SINCE, below, pick, seeds_of, shuffled
from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.games.affix.pairs import Pairs, pairs_for, ranks
from qless_studio.engine.games.affix.position import BoardPosition
from qless_studio.engine.games.affix.puzzle import BoardGraph, Options, Puzzle, find_board
from qless_studio.engine.games.affix.solver import (
    Arrangement,
    arrangements,
    arrangements_of,
    position_in,
    spread_arrangements,
    words_needed,
)
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import marked
from qless_studio.engine.options import argument
from qless_studio.engine.solving import LimitReached, Run

# Every puzzle of a lexicon, each once up to symmetry, or one drawn at random.


@dataclass(frozen=True)
class GenerateOptions(Options):
    """What puzzles to list or draw."""

    most: int = argument(
        1_000_000,
        "Stop after",
        "Maximum number of puzzles; large word lists have many millions.",
        low=1,
        high=100_000_000,
    )
    level: str = argument(
        "all",
        "Level",
        "List every puzzle, or pick one of a level at random.",
        choices=(("all", "every puzzle"), ("any", "any"), ("easy", "easy"), ("medium", "medium"), ("hard", "hard")),
    )
    seed: int | None = argument(None, "Seed", "The same seed gives the same puzzle.", low=0)


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


def daily(day: date, lexicon: Lexicon, run: Run) -> Dealt[Puzzle]:
    """The board of the day: easy on Mondays and Tuesdays, hard on Saturdays and Sundays, else of medium level."""
    level = LEVELS[(0, 0, 1, 1, 1, 2, 2)[day.weekday()]]
    seed = next(seeds_of(day, lexicon.language.own("affix")))
    return next(_drawn(lexicon, GenerateOptions(level=level, seed=seed), run, with_slurs=day < INOFFENSIVE_SINCE))


def _every(lexicon: Lexicon, options: GenerateOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    board = find_board(options.board)
    sets: set[tuple[str, ...]] = set()
    puzzles = total = 0
    run.checkpoint(summary=GenerateSummary(0, 0, "0"))
    pool = run.pool
    found = spread_arrangements(pool, lexicon, options, run) if pool else arrangements(board, lexicon, options, run)
    for suffixes, boards in found:
        if puzzles == options.most:
            raise LimitReached
        puzzles += 1
        total += boards
        sets.add(tuple(sorted(suffixes)))
        run.publish(summary=GenerateSummary(puzzles, len(sets), str(total)))
        yield Dealt(Puzzle(suffixes), {"suffixes": suffixes, "boards": str(boards)})
    run.publish(fraction=1.0, summary=GenerateSummary(puzzles, len(sets), str(total)))


def _drawn(lexicon: Lexicon, options: GenerateOptions, run: Run, with_slurs: bool = False) -> Iterator[Dealt[Puzzle]]:
    """One puzzle of the level, the same one for the same seed."""
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    run.publish(summary=GenerateSummary(0, 0, "0"))
    drawn = draw(lexicon, options, options.level, Random(seed), run, with_slurs)
    if drawn is None:
        return
    details: dict[str, Any] = {"suffixes": drawn.suffixes, "boards": str(drawn.boards)}
    run.publish(fraction=1.0, summary=GenerateSummary(1, 1, str(drawn.boards)))
    yield Dealt(Puzzle(drawn.suffixes), {**details, "words_needed": drawn.words_needed, "seed": seed})


DAILY = Daily("common10k", daily)


# One puzzle at random, from all puzzles of a word list or from those of a level. See docs/decisions/048.

LEVELS = ("easy", "medium", "hard")
EASY, MEDIUM = 300, 5_000
"""How many of the puzzles that need the fewest words are easy, and how many easy or medium; a third and two thirds of
them where that is less."""
SEVERAL = 10
"""An easy puzzle has at least this many full boards, if any of the easy ones has."""
DRAWS = 100
FEW = 3 * MEDIUM // 2
"""Up to this many puzzles are listed to draw from them; from more, a draw is made without a list."""


@dataclass(frozen=True)
class DrawnPuzzle:
    """A puzzle drawn at random, with its rating."""

    suffixes: Arrangement
    boards: int
    words_needed: int
    """The smallest N for which the N most common words of the list fill the board."""


def draw(
    lexicon: Lexicon, options: Options, level: str, random: Random, run: Run, with_slurs: bool = False
) -> DrawnPuzzle | None:
    """A puzzle of one of `LEVELS`, or of "any" with the same probability for each; None when there is no puzzle.

    Of a level, too, each puzzle has the same probability. One that slurs alone fill is drawn again, unless
    `with_slurs`. Raises `OptionError` for an unknown board.
    """
    space = space_of(lexicon, options, run)
    if space.listed == []:
        return None
    slurs = marked(lexicon.language)
    for _ in range(DRAWS):
        suffixes = space.draw_easy(random, run) if level == "easy" else space.draw(level, random, run)
        position = space.position(suffixes)
        if with_slurs or position.without_words(slurs).fillable():
            break
    needed = words_needed(position, ranks(lexicon))
    assert needed is not None  # it has a board
    return DrawnPuzzle(suffixes, position.count(), needed)


class PuzzleSpace:
    """The puzzles of a word list on a board, as far as drawing and listing the easiest need them."""

    def __init__(self, board: BoardGraph, lexicon: Lexicon, options: Options, run: Run) -> None:
        self._board, self._lexicon, self._options = board, lexicon, options
        self._pairs = pairs_for(board, lexicon, options, run.checkpoint)
        self._easiest: dict[int, tuple[int, list[Arrangement]]] = {}
        found = [suffixes for suffixes, _ in islice(self._arrangements(len(lexicon), run), FEW + 1)]
        self.listed = found if len(found) <= FEW else None
        """All puzzles; None if there are more than `FEW`."""

    def position(self, suffixes: Arrangement) -> BoardPosition:
        """The puzzle's position, by all words of the list."""
        return position_in(self._board, self._pairs, self._options, suffixes)

    def easiest(self, size: int, run: Run) -> tuple[int, list[Arrangement]]:
        """The smallest N for which the N most common words fill `size` puzzles, and all the puzzles they fill.

        With fewer puzzles than that: all words, all puzzles. Binary search, each step a list of at most `size` puzzles;
        remembered.
        """
        if size not in self._easiest:
            low, high = 0, len(self._lexicon)
            while low < high:
                middle = (low + high) // 2
                if len(list(islice(self._arrangements(middle, run), size))) == size:
                    high = middle
                else:
                    low = middle + 1
            self._easiest[size] = low, [suffixes for suffixes, _ in self._arrangements(low, run)]
        return self._easiest[size]

    def draw_easy(self, random: Random, run: Run) -> Arrangement:
        """One of the easy puzzles that have several boards; without any such, the one with the most boards."""
        easy = self._easier_than("medium", run)
        most, best = 0, easy[0]
        for suffixes in shuffled(random, easy):
            run.checkpoint()
            boards = self.position(suffixes).count()
            if boards >= SEVERAL:
                return suffixes
            if boards > most:
                most, best = boards, suffixes
        return best

    def draw(self, level: str, random: Random, run: Run) -> Arrangement:
        """One of the puzzles that are medium or hard, or of all; of all, too, if there are none of that level."""
        easier = set(self._easier_than(level, run))
        listed = self._easier_than("hard", run) if level == "medium" else self.listed
        if listed is not None:
            return pick(random, [suffixes for suffixes in listed if suffixes not in easier] or listed)
        while True:
            suffixes, _ = self._sampler.draw(random, run.checkpoint)
            if suffixes not in easier:
                return suffixes

    def _easier_than(self, level: str, run: Run) -> list[Arrangement]:
        """The puzzles that are too easy for a level."""
        if level not in LEVELS[1:]:
            return []
        size, thirds = (EASY, 1) if level == "medium" else (MEDIUM, 2)
        if self.listed is not None:
            size = max(1, min(size, len(self.listed) * thirds // 3))
        return self.easiest(size, run)[1]

    def _arrangements(self, words: int, run: Run) -> Iterator[tuple[Arrangement, int]]:
        """The puzzles that the `words` most common words fill, with the number of their boards by these words."""
        pairs = self._pairs
        if words < len(self._lexicon):
            pairs = pairs.within(words, run.checkpoint)
        return arrangements_of(self._board, pairs, self._options, run, step=True)

    @cached_property
    def _sampler(self) -> Sampler:
        return Sampler(self._board, self._pairs, self._options)


_known: dict[tuple[object, ...], PuzzleSpace] = {}
_MAX_KNOWN = 4


def space_of(lexicon: Lexicon, options: Options, run: Run) -> PuzzleSpace:
    """The puzzles of a word list under these options; the latest few are remembered."""
    board = find_board(options.board)
    key = (board, lexicon, *(getattr(options, each.name) for each in fields(Options)))
    found = _known.get(key)
    if found is None:
        found = PuzzleSpace(board, lexicon, options, run)
        while len(_known) >= _MAX_KNOWN:  # another thread may do the same at the same moment
            _known.pop(next(iter(_known)), None)
        _known[key] = found
    return found


# A puzzle drawn uniformly from all puzzles of a word list, also where there are too many to list.
#
# Acceptance-rejection on a self-reducible space (M. Jerrum, L. Valiant, V. Vazirani, Theoretical Computer Science 43,
# 1986): an arrangement is built node by node, each partial one with a bound on the number of its completions, and a
# draw is given up with the probability that the bound lost on the way. See docs/decisions/048.

MAX_KNOWN = 1024
"""First suffixes whose partners are remembered; a row of a large list has thousands of them."""


class Sampler:
    """Draws arrangements with a full board, all with the same probability; some 5,000 a second with 10,000 words.

    The first suffix s is drawn with a weight that bounds its number of arrangements: the product, over the other nodes,
    of how many suffixes may share enough prefixes with s. The others are then drawn from those that do, independently
    of each other, and an arrangement is accepted if all sets of suffixes share enough and it has a full board. Each
    accepted one had the same probability, 1 / (sum of all weights): the ratio of the true product to the bound is the
    probability with which the first suffix is kept.

    Symmetric arrangements are drawn separately. As all suffixes of an arrangement differ, each puzzle has as many of
    them as the board has symmetries, and so they do not disturb the balance.
    """

    def __init__(self, board: BoardGraph, pairs: Pairs, options: Options) -> None:
        self._board, self._pairs, self._options = board, pairs, options
        self._places = range(len(board.suffixes))
        self._rows = [
            frozenset(pairs.prefixes_of[start:end])
            for start, end in zip(pairs.prefixes_at, pairs.prefixes_at[1:], strict=False)
        ]
        self._weights = [self._bound(number) for number in range(len(self._rows))]
        self._up_to = list(accumulate(self._weights))
        self._known: dict[int, tuple[Sequence[int], ...]] = {}

    def draw(self, random: Random, checkpoint: Callable[[], None]) -> tuple[Arrangement, int]:
        """An arrangement, named as `arrangements` names it, and its number of full boards.

        Call it only where there is a puzzle: it tries until it finds one.
        """
        while True:
            checkpoint()
            first = bisect_right(self._up_to, below(random, self._up_to[-1]))
            partners = self._partners(first)
            if below(random, self._weights[first]) >= prod(map(len, partners)):
                continue
            drawn = [first, *(pick(random, each) for each in partners)]
            if len(set(drawn)) < len(drawn) or not self._share_enough(drawn):
                continue
            suffixes = self._board.first_of([self._pairs.suffixes[number] for number in drawn])
            boards = position_in(self._board, self._pairs, self._options, suffixes).count()
            if boards:
                return suffixes, boards

    def _bound(self, first: int) -> int:
        """At least the number of arrangements with this suffix on the first node: cheap, and never too low.

        `meetings` counts every suffix as often as it shares a prefix, and a partner must share `need` of them.
        """
        pairs, others = self._pairs, len(self._rows) - 1
        if len(self._rows[first]) < self._board.need[1]:
            return 0
        meetings = sum(pairs.suffixes_at[p + 1] - pairs.suffixes_at[p] - 1 for p in self._rows[first])
        needs = (self._board.need[1 | 1 << place] for place in self._places[1:])
        return prod(min(others, meetings // need) if need else others for need in needs)

    def _partners(self, first: int) -> tuple[Sequence[int], ...]:
        """For each node but the first the suffixes that share as many prefixes with that suffix as the board asks."""
        found = self._known.get(first)
        if found is None:
            found = self._find_partners(first)
            if len(self._known) >= MAX_KNOWN:
                del self._known[next(iter(self._known))]
            self._known[first] = found
        return found

    def _find_partners(self, first: int) -> tuple[Sequence[int], ...]:
        pairs, need = self._pairs, self._board.need
        shared: Counter[int] = Counter()
        for prefix in sorted(self._rows[first]):
            shared.update(pairs.suffixes_of[pairs.suffixes_at[prefix] : pairs.suffixes_at[prefix + 1]])
        del shared[first]
        by_need: dict[int, Sequence[int]] = {
            0: [number for number in range(len(self._rows)) if number != first],
            **{
                least: sorted(number for number, count in shared.items() if count >= least)
                for least in {need[1 | 1 << place] for place in self._places[1:]} - {0}
            },
        }
        return tuple(by_need[need[1 | 1 << place]] for place in self._places[1:])

    def _share_enough(self, drawn: Sequence[int]) -> bool:
        """Whether each set of suffixes shares as many prefixes as the board joins to all of its nodes."""
        need = self._board.need
        shared = {0: frozenset[int]()}
        for place, number in enumerate(drawn):
            bit, row = 1 << place, self._rows[number]
            for subset in range(bit):
                common = shared[subset] & row if subset else row
                if len(common) < need[subset | bit]:
                    return False
                shared[subset | bit] = common
        return True
