"""What another word list changes for one puzzle: the words of its solutions with one list and with the other.

See docs/decisions/009.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Outcome, Run

KEEP = 10_000
"""Maximum number of solutions examined with each list; the game itself counts further ones."""


class Why(enum.Enum):
    """Why a word is only in solutions with one of the lists."""

    UNLISTED = "unlisted"
    """The word is not in the other list. Proven, however far either search got."""
    UNUSED = "unused"
    """The word is in the other list too, but in no solution examined with that list."""


@dataclass(frozen=True)
class Difference:
    """A word that is only in solutions with one of the lists."""

    word: str
    side: int
    """The list with which it is in solutions: 0 or 1."""
    why: Why
    points: int | None
    """Maximum points of the word in a solution; None where words have no points."""
    solutions: int
    """Number of examined solutions that contain it."""


@dataclass
class Tally:
    """The words of the solutions with one list, as they are found. One thread writes, any thread may call `copy`."""

    lexicon: Lexicon
    seen: int = 0
    """Number of solutions examined."""
    words: dict[str, tuple[int | None, int]] = field(default_factory=dict)
    """Maximum points and number of solutions by word."""

    def add(self, words: Mapping[str, int | None]) -> None:
        """Count the words of one more solution, as `Game.words_of` gives them."""
        for word, points in words.items():
            best, count = self.words.get(word, (None, 0))
            if best is None or (points is not None and points > best):
                best = points
            self.words[word] = best, count + 1
        self.seen += 1

    def copy(self) -> Tally:
        """A copy of the current state."""
        return Tally(self.lexicon, self.seen, dict(self.words))

    @property
    def cut(self) -> bool:
        """Whether there may be more solutions than were examined."""
        return self.seen >= KEEP


def tally(game: Game[Any, Any, Any], puzzle: Any, options: Any, into: Tally, run: Run) -> Iterator[Any]:
    """A solver for `Search` that adds the words of each solution to `into`, with its list, and yields nothing.

    The search goes on after `KEEP` solutions, so that the summary of the run is about the whole puzzle.
    """
    run.keep = KEEP
    for number, solution in enumerate(game.solve(puzzle, into.lexicon, options, run), start=1):
        if number <= KEEP:
            into.add(game.words_of(puzzle, solution))
        if number % 256 == 0:  # so that a solver without checkpoints of its own can be stopped
            run.checkpoint()
    yield from ()


def differences(tallies: Sequence[Tally], outcomes: Sequence[Outcome | None]) -> list[Difference]:
    """Words that are only in solutions with one of two lists: first those not in the other list, then by word.

    A word of both lists is included only if the search with the other list was complete (`Outcome.COMPLETE`); a game
    may still list fewer solutions than there are.
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
