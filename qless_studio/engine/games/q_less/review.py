"""What a player is shown after a roll: whether it has a solution, and the solutions worth comparing with one's own.

See docs/decisions/066.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from qless_studio.engine.games.q_less.difficulty import completion, fewest_words, most_compact, vocabulary_needed
from qless_studio.engine.games.q_less.free_game import solve_free
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Solution
from qless_studio.engine.games.q_less.standing import Standing, standing
from qless_studio.engine.games.q_less.why import Roll, decided_by
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason, two_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import phrase


class Merit(enum.Enum):
    """What makes a solution remarkable; the value is its name for people."""

    FEWEST_WORDS = phrase("Fewest words")
    COMMONEST = phrase("Most common")
    """The grid's rarest word is as common as possible."""
    MOST_COMPACT = phrase("Smallest box")
    """The grid is in a box with as few cells as possible; among several the squarest."""


@dataclass(frozen=True)
class Pick:
    """A solution with a merit; of several the one whose rarest word is the most common."""

    solution: Solution
    proven: bool
    """Whether the solution is the best of all; otherwise it is the best of those examined."""


@dataclass(frozen=True)
class Review:
    """What is known about the letters of a puzzle, whatever is on its grid."""

    solvable: bool
    """False is proven."""
    picks: Mapping[Merit, Pick] = field(default_factory=dict)
    """One pick for each merit; empty if there is no solution."""
    rank: int | None = None
    """The smallest k for which the k most common words of the list suffice; None until it is proven."""
    standing: Standing | None = None
    """Place of the roll among all rolls, where that is known."""
    why: tuple[Reason, ...] = ()
    """What decides the roll, in a sentence or two; empty until it is proven, and where no reason helps."""

    @property
    def complete(self) -> bool:
        """Whether everything is proven."""
        return all(pick.proven for pick in self.picks.values())

    @property
    def result_of_claim(self) -> Result:
        """How a roll ends whose player claims that it has no solution."""
        return Result.GIVEN_UP if self.solvable else Result.CLAIMED

    def facts(self) -> dict[str, Any]:
        """What is proven, for the history: JSON values by name."""
        facts: dict[str, Any] = {"solvable": self.solvable}
        if self.rank is not None:
            facts["rank"] = self.rank
        proven = {merit: pick.solution for merit, pick in self.picks.items() if pick.proven}
        if Merit.FEWEST_WORDS in proven:
            facts["fewest_words"] = len(proven[Merit.FEWEST_WORDS].words)
        if Merit.MOST_COMPACT in proven:
            grid = proven[Merit.MOST_COMPACT].grid
            facts["smallest_box"] = [len(grid), len(grid[0])]
        return facts


def reviews(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Review]:
    """The review of a puzzle's letters, in steps that know more and more; in the last everything is proven.

    The first step says whether there is a solution, after 0.1 to 2 ms; the last is there after 60 ms in the median of
    12 letters, and up to a minute of 16. They depend on the letters, not on their order. Of a free game one grid and no
    proof, then `LimitReached`. Raises `Stopped` when the run is stopped.
    """
    bare = Puzzle("".join(sorted(puzzle.letters)), free=puzzle.free)
    if bare.free:
        for found in solve_free(bare, lexicon, options, run):
            yield Review(True, dict.fromkeys(Merit, Pick(found, proven=False)))
        return
    first, place = completion(bare, lexicon, options, run), standing(bare.letters, lexicon, options)
    if first is None:
        yield Review(False, standing=place)
        return
    yield Review(True, dict.fromkeys(Merit, Pick(first, proven=False)), standing=place)
    needed = vocabulary_needed(bare, lexicon, options, run)
    assert needed is not None
    rank, commonest = needed
    picks = dict.fromkeys(Merit, Pick(commonest, proven=False)) | {Merit.COMMONEST: Pick(commonest, proven=True)}
    review = Review(True, picks, rank, place, two_of(decided_by(Roll(bare, lexicon, options, run))))
    yield review
    for merit, search in ((Merit.FEWEST_WORDS, _fewest), (Merit.MOST_COMPACT, _compact)):
        pick = Pick(search(bare, lexicon, options, run), proven=True)
        review = replace(review, picks={**review.picks, merit: pick})
        yield review


def _fewest(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution:
    """The grid of the most common words among the grids with the fewest words."""
    found = fewest_words(puzzle, lexicon, options, run)
    assert found is not None
    return _of_commonest_words(puzzle, lexicon, replace(options, max_words=len(found.words)), run)


def _compact(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution:
    """The grid of the most common words among the grids in the smallest box."""
    found = most_compact(puzzle, lexicon, options, run)
    assert found is not None
    box = f"{len(found.grid)}x{len(found.grid[0])}"
    return _of_commonest_words(puzzle, lexicon, replace(options, box=box), run)


def _of_commonest_words(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution:
    needed = vocabulary_needed(puzzle, lexicon, options, run)
    assert needed is not None
    return needed[1]
