"""What can be learned from a round: what a word is worth, the order of the words, and paths that were not the best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.plan import TICKS, Pace, Plan, PlannedWord


@dataclass(frozen=True)
class PlayedWord:
    """A word played in a round."""

    word: str
    at: float
    """Seconds from the start of the round."""
    points: int
    """Points of the path that was traced."""
    path: tuple[int, ...]
    """Cells of the path traced."""


@dataclass(frozen=True)
class CheaperPath:
    """A word played along a path that was not its best."""

    played: PlayedWord
    best: FoundWord

    @property
    def lost(self) -> int:
        """Points given away."""
        return self.best.score - self.played.points


@dataclass(frozen=True)
class Turn:
    """The n-th word of the player's order and the n-th of the plan's; None past the end of either."""

    played: PlayedWord | None
    planned: PlannedWord | None


@dataclass(frozen=True)
class RoundReview:
    """What a round could have been."""

    cheaper: tuple[CheaperPath, ...]
    """Words played along a cheaper path, by points given away."""
    turns: tuple[Turn, ...]
    """Which word was played first, and which one the plan plays first; then the second, and so on."""

    @property
    def lost(self) -> int:
        """Points given away by paths."""
        return sum(path.lost for path in self.cheaper)


def rate(found: FoundWord, pace: Pace) -> float:
    """The points per second that a word is worth to a player."""
    return found.score * TICKS / pace.ticks(len(found.path))


def review(found: Iterable[FoundWord], played: Sequence[PlayedWord], plan: Plan) -> RoundReview:
    """The review of a round: `found` are all words of its board, `plan` is the plan of par (`par_plan`)."""
    words = {word.word: word for word in found}
    cheaper = [CheaperPath(word, words[word.word]) for word in played if word.word in words]
    cheaper = sorted((path for path in cheaper if path.lost > 0), key=lambda path: (-path.lost, path.played.word))
    return RoundReview(tuple(cheaper), tuple(_turns(played, plan)))


def _turns(played: Sequence[PlayedWord], plan: Plan) -> Iterable[Turn]:
    return (Turn(word, planned) for word, planned in zip_longest(played, plan.steps))
