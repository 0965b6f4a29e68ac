"""One puzzle at random, from all puzzles of a word list or from those of a level. See docs/decisions/048."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import islice
from random import Random

from qless_studio.engine.chance import pick, shuffled
from qless_studio.engine.games.affix.arrangements import Arrangement, arrangements_of, position_in
from qless_studio.engine.games.affix.boards import BoardGraph, find_board
from qless_studio.engine.games.affix.pairs import pairs_for, ranks
from qless_studio.engine.games.affix.position import BoardPosition
from qless_studio.engine.games.affix.puzzle import Options
from qless_studio.engine.games.affix.rating import words_needed
from qless_studio.engine.games.affix.sampling import Sampler
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.withheld import marked
from qless_studio.engine.solving import Run

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
