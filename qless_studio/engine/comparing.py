"""What another word list changes for one puzzle: the words of its solutions with one list and with the other."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Outcome, Run

KEEP = 10_000
"""Solutions looked at with each list; more are only counted by the game itself."""


class Why(enum.Enum):
    """Why a word is in solutions with one list only."""

    UNLISTED = "unlisted"
    """The other list has it not. Certain, however much of either search was done."""
    UNUSED = "unused"
    """The other list has it too, but no solution listed with that list has it."""


@dataclass(frozen=True)
class Difference:
    """A word in solutions with one list only."""

    word: str
    side: int
    """The list it is in solutions with: 0 or 1."""
    why: Why
    points: int | None
    """The most it is worth in a solution; None: nothing by itself."""
    solutions: int
    """So many solutions have it, among those looked at."""


@dataclass
class Tally:
    """The words of the solutions with one list, while they come. One thread writes, any thread may take `copy`."""

    lexicon: Lexicon
    seen: int = 0
    """Solutions looked at."""
    words: dict[str, tuple[int | None, int]] = field(default_factory=dict)
    """Most points and number of solutions by word."""

    def add(self, words: Any) -> None:
        """Count the words of one more solution, as `Game.words_of` gives them."""
        for word, points in words.items():
            best, count = self.words.get(word, (None, 0))
            if best is None or (points is not None and points > best):
                best = points
            self.words[word] = best, count + 1
        self.seen += 1

    def copy(self) -> Tally:
        """As it is now."""
        return Tally(self.lexicon, self.seen, dict(self.words))

    @property
    def cut(self) -> bool:
        """Whether solutions were left out for want of room."""
        return self.seen >= KEEP


def tally(game: Game[Any, Any, Any], puzzle: Any, options: Any, into: Tally, run: Run) -> Iterator[Any]:
    """Solve with the list of `into` and count the words there; yields nothing. A solver for `Search`.

    The search goes on after `KEEP` solutions, so that the summary of the run is that of the whole puzzle.
    """
    run.keep = KEEP
    for number, solution in enumerate(game.solve(puzzle, into.lexicon, options, run), start=1):
        if number <= KEEP:
            into.add(game.words_of(puzzle, solution))
        if number % 256 == 0:  # a solver that only yields is still one that can be stopped
            run.checkpoint()
    yield from ()


def differences(tallies: Sequence[Tally], outcomes: Sequence[Outcome | None]) -> list[Difference]:
    """Words in solutions with one of two lists only, those that the other has not first, then by word.

    Of a word that both lists have, nothing is said unless the search with the other list came to its end
    (`Outcome.COMPLETE`); a game may still list fewer solutions than there are.
    """
    found = []
    for side, here in enumerate(tallies):
        there, ended = tallies[1 - side], outcomes[1 - side] is Outcome.COMPLETE
        for word, (points, count) in here.words.items():
            if word not in there.lexicon:
                found.append(Difference(word, side, Why.UNLISTED, points, count))
            elif ended and word not in there.words:
                found.append(Difference(word, side, Why.UNUSED, points, count))
    return sorted(found, key=lambda each: (each.why is Why.UNUSED, each.word, each.side))
