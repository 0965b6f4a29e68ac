"""What can be learned from a round: the words missed, the order of the words, and paths that were not the dearest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from qless_studio.engine.games.word_streak.plan import TICKS, Pace, Plan, PlannedWord
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import Zipf, is_common


@dataclass(frozen=True)
class PlayedWord:
    """A word played in a round."""

    word: str
    at: float
    """Seconds from the start of the round."""
    points: int
    """What it scored: along the path that was traced."""
    path: tuple[int, ...]
    """Its cells."""

    def as_text(self) -> str:
        """One line, read by `read_played`: `tea 12.5 6 3.4.1`."""
        return f"{self.word} {self.at:.1f} {self.points} {'.'.join(map(str, self.path))}"


def read_played(text: str) -> PlayedWord:
    """The word that `as_text` wrote; raises `ValueError`."""
    word, at, points, path = text.split(" ")
    return PlayedWord(word, float(at), int(points), tuple(map(int, path.split("."))))


@dataclass(frozen=True)
class Miss:
    """A word that was not played."""

    found: FoundWord
    rate: float
    """Points a second at the player's pace."""
    common: bool


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
    """The same place in the player's order and in that of the plan; None past the end of one of them."""

    played: PlayedWord | None
    played_total: int
    """The player's points by then."""
    planned: PlannedWord | None


@dataclass(frozen=True)
class RoundReview:
    """What a round could have been."""

    misses: tuple[Miss, ...]
    """Common words first, then by points a second."""
    cheaper: tuple[CheaperPath, ...]
    """By points given away."""
    turns: tuple[Turn, ...]
    """Which word was played first, and which one the plan plays first; then the second, and so on."""

    @property
    def lost(self) -> int:
        """Points given away by paths."""
        return sum(path.lost for path in self.cheaper)


def review(found: Iterable[FoundWord], played: Sequence[PlayedWord], zipf: Zipf, pace: Pace, plan: Plan) -> RoundReview:
    """The review of a round: `found` are all words of its board, `plan` is that of par (`par_plan`)."""
    words = {word.word: word for word in found}
    done = {word.word for word in played}
    misses = [
        Miss(word, word.score * TICKS / pace.ticks(len(word.path)), is_common(zipf(word.word)))
        for word in words.values()
        if word.word not in done
    ]
    misses.sort(key=lambda miss: (not miss.common, -miss.rate, -miss.found.score, miss.found.word))
    cheaper = [CheaperPath(word, words[word.word]) for word in played if word.word in words]
    cheaper = sorted((path for path in cheaper if path.lost > 0), key=lambda path: (-path.lost, path.played.word))
    return RoundReview(tuple(misses), tuple(cheaper), tuple(_turns(played, plan)))


def _turns(played: Sequence[PlayedWord], plan: Plan) -> Iterable[Turn]:
    total = 0
    for place in range(max(len(played), len(plan.steps))):
        word = played[place] if place < len(played) else None
        total += word.points if word else 0
        yield Turn(word, total, plan.steps[place] if place < len(plan.steps) else None)
