"""What can be learned from a round: what a word was worth, how it could be found, the order, and par."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from qless_studio.engine.games.word_streak.puzzle import PLAIN, Puzzle, path_score
from qless_studio.engine.grids import FoundWord, Scoring
from qless_studio.engine.grids.review import FIRST_PACE, TICKS, Pace, Plan, PlannedWord
from qless_studio.engine.grids.why import Found, missed_word, nearest
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.reasons import Reason, listed
from qless_studio.engine.texts import decimal, say

# Why a missed word was worth finding, and what a path or the order cost. See docs/decisions/115.
#
# What a word brings per second is reckoned with the usual pace (`FIRST_PACE`), or any other that is given.

WORTH_IT = 6
"""Points that multipliers must add to a word to be its reason."""
ENOUGH = 5
"""Words played from which on a word is compared with them."""


@dataclass(frozen=True)
class Streak:
    """A round of Word Streak: the words of its board, and those played, in order."""

    round: Found
    puzzle: Puzzle
    scoring: Scoring
    played: Sequence[PlayedWord]
    pace: Pace = FIRST_PACE

    def rate(self, played: PlayedWord) -> float:
        """The points per second that a word brought."""
        return rate(FoundWord(played.word, played.points, played.path, 1), self.pace)

    def kinds(self, cells: Sequence[int]) -> list[str]:
        """The multipliers of some cells."""
        return [kind for kind in (self.puzzle.multipliers[cell] for cell in cells) if kind != PLAIN]

    def multiplied(self, cells: Sequence[int]) -> tuple[int, ...]:
        """The cells with a multiplier, of some."""
        return tuple(cell for cell in cells if self.puzzle.multipliers[cell] != PLAIN)


def missed(streak: Streak, word: str) -> Iterator[Reason]:
    """Why a missed word was worth finding, then why it could have been found; nothing for any other word."""
    round = streak.round
    if round.silent or word not in round.words or word in round.found:
        return
    near = next(nearest(round, word), None)
    if near is not None:
        yield near
    yield from _over_multipliers(streak, round.words[word])
    yield from _per_second(streak, round.words[word])
    yield from (reason for reason in missed_word(round, word) if reason != near)


def _over_multipliers(streak: Streak, word: FoundWord) -> Iterator[Reason]:
    kinds, shown = streak.kinds(word.path), streak.round.shown(word.word)
    plain = Puzzle(streak.puzzle.board, (PLAIN,) * len(streak.puzzle.multipliers))
    bare = path_score(plain, word.path, len(word.word), streak.scoring)
    if kinds and word.score >= 2 * bare and word.score - bare >= WORTH_IT:
        text = say("{} runs over {} and scores {}, without them {}.", shown, listed(kinds), word.score, bare)
        if len(kinds) == 1:
            text = say("{} runs over the {}: {} points instead of {}.", shown, kinds[0], word.score, bare)
        facts = {"word": word.word, "kinds": kinds, "score": word.score, "plain": bare}
        yield Reason("over multipliers", facts, text, at=streak.multiplied(word.path))


def _per_second(streak: Streak, word: FoundWord) -> Iterator[Reason]:
    played, worth = len(streak.played), rate(word, streak.pace)
    slower = sum(streak.rate(each) < worth for each in streak.played)
    if played >= ENOUGH and 10 * slower >= 9 * played:
        seconds = streak.pace.ticks(len(word.path)) / TICKS
        values = streak.round.shown(word.word), word.score, decimal(seconds, 1)
        text = say("{} scores {} in {} s, more per second than any of your {} words.", *values, played)
        if slower < played:
            text = say("{} scores {} in {} s, more per second than {} of your {} words.", *values, slower, played)
        facts = {"word": word.word, "score": word.score, "seconds": seconds, "slower": slower, "played": played}
        yield Reason("points per second", facts, text)


def cheaper(streak: Streak, path: CheaperPath) -> Iterator[Reason]:
    """Why another path of a word that was played scores more."""
    mine, best = path.played.path, path.best.path
    gained = streak.multiplied([cell for cell in best if cell not in mine])
    apart = [there for here, there in zip(mine, best, strict=False) if here != there]
    if len(gained) != 1 or path.lost <= 0:
        return
    kind, better, points = streak.kinds(gained)[0], path.best.score, path.played.points
    facts: dict[str, Any] = {"word": path.played.word, "points": points, "best": better}
    if len(mine) == len(best) and apart == list(gained):
        tile = streak.puzzle.board.tiles[gained[0]]
        text = say("Take the other {}, the one with {}: {} instead of {}.", tile.upper(), kind, better, points)
        yield Reason("the other tile", facts | {"tile": tile, "kind": kind}, text, at=gained)
    else:
        row, column = streak.puzzle.board.place(gained[0])
        text = say("Through the {} in row {}, column {} it scores {} instead of {}.",
                   kind, row + 1, column + 1, better, points)  # fmt: skip
        yield Reason("through a multiplier", facts | {"cell": gained[0], "kind": kind}, text, at=gained)


def order(streak: Streak, place: int, plan: Plan) -> Iterator[Reason]:
    """Why the word played at a place of the round came too late, or was not worth its time."""
    played, shown = streak.played[place], streak.round.shown(streak.played[place].word)
    mine = streak.rate(played)
    before = sum(streak.rate(each) < mine for each in streak.played[:place])
    if before >= 3 and 3 * before >= 2 * place:
        text = say("Play {} earlier: {} of the {} words before it bring less per second.", shown, before, place)
        if before == place:
            text = say("Play {} earlier: each of the {} words before it brings less per second.", shown, place)
        yield Reason("play it earlier", {"word": played.word, "before": before, "place": place}, text)
    planned = {step.found.word: rate(step.found, streak.pace) for step in plan.steps}
    slowest = round(min(planned.values(), default=0.0), 1)
    if played.word not in planned and round(mine, 1) < slowest:
        text = say("{} brings {} points per second; every word of the plan brings at least {}.",
                   shown, decimal(mine, 1), decimal(slowest, 1))  # fmt: skip
        facts = {"word": played.word, "rate": round(mine, 1), "slowest": slowest}
        yield Reason("not worth the time", facts, text)


# What can be learned from a round: what a word is worth, the order of the words, and paths that were not the best.


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


# The pace of a player, with which par of a round is computed. See docs/decisions/072.

ROUNDS, WORDS = 15, 10
"""The pace is measured in this many rounds, the last ones; it needs this many words."""


def measured_pace(history: Iterable[Entry]) -> Pace:
    """The player's pace in the last rounds of `history` (oldest first) that were played against the clock to their end.

    The words of those rounds would take at this pace just the time the rounds took: `per_tile` is the usual one, the
    rest of the time is `per_word`. FIRST_PACE while there are not enough words.
    """
    rounds = [entry for entry in history if _counts(entry)][-ROUNDS:]
    words = [word for entry in rounds for word in entry.found]
    if len(words) < WORDS:
        return FIRST_PACE
    seconds = sum(entry.seconds or 0.0 for entry in rounds)
    tracing = Pace.per_tile * sum(map(len, words))
    return Pace(per_word=max(0.0, (seconds - tracing) / len(words)))


def _counts(entry: Entry) -> bool:
    played = entry.game == "word-streak" and entry.kind is Kind.ROUND and entry.result is Result.FINISHED
    return played and bool(entry.seconds) and bool(entry.proven.get("limit"))
