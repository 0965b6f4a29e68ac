"""A rush: exercises of all games against three misses and the clock, in ascending difficulty. It changes nothing else.

Its answers are no answers about cards, and no level follows from them. See docs/decisions/086.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice
from random import Random
from time import monotonic
from typing import Any

from qless_studio.engine.days import pick, shuffled
from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Exercise, Played
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play_statistics import number
from qless_studio.engine.player.scale import ease, rising
from qless_studio.engine.solving import Run

RUSH = "rush"
"""The `Entry.game` of a rush, which belongs to no game."""
GAMES = "games"
"""In `Entry.proven` of a rush: the keys of its games, unless they are all."""
READY = 100
"""Exercises of a rush."""
A_PUZZLE = 3
"""Maximum number of exercises of a rush about one puzzle."""
LOWEST, HIGHEST = 1_000.0, 2_000.0
"""Levels of the easiest and of the hardest exercise of a rush: places in its order, nothing more."""
UP, DOWN = 36.0, 44.0
"""How the level changes after a right answer, and after a miss."""
LIMIT = 120.0
"""Seconds of the round in which a word would be played first."""
DAYS = 365 * 1_500
"""The puzzles asked belong to the years 1 to 1500, so that no daily puzzle is given away."""


class Rule(enum.Enum):
    """When a rush ends; the value is its name in the history."""

    RUSH = "rush"
    STREAK = "streak"

    @property
    def misses(self) -> int:
        """Number of misses that end the rush."""
        return 3 if self is Rule.RUSH else 1

    @property
    def seconds(self) -> float | None:
        """Seconds after which the rush ends; None: it has no clock."""
        return 180.0 if self is Rule.RUSH else None


@dataclass(frozen=True)
class Question:
    """An exercise of a game."""

    game: str
    """Key of the game."""
    exercise: Exercise
    lexicon: str
    """Name of the word list that it was made with."""
    ease: float | None = None
    """Ease of the question, see `player.ease.ease`."""


@dataclass(frozen=True)
class Rung:
    """A question with its place in a rush."""

    question: Question
    level: float


# the exercises


def fresh_questions(
    games: Mapping[str, Game[Any, Any, Any]], language: str, load: Callable[[str], Lexicon], seed: int, run: Run
) -> Iterator[Question]:
    """Questions about unseen puzzles without end, the games in turn: the same for the same seed.

    One takes up to 0.3 s, in Quiddler. Raises `Stopped` when the run is stopped.
    """
    random = Random(seed)
    sources = [_of_game(game, language, load, random, run) for game in games.values() if _can_ask(game)]
    while sources:
        for source in list(sources):
            question = next(source, None)
            if question is None:
                sources.remove(source)
            else:
                yield question


def _can_ask(game: Game[Any, Any, Any]) -> bool:
    return game.load_daily is not None and game.load_practice is not None


def _of_game(
    game: Game[Any, Any, Any], language: str, load: Callable[[str], Lexicon], random: Random, run: Run
) -> Iterator[Question]:
    """Questions of a game; none if the list of the language cannot be loaded, or no puzzle gives a question."""
    assert game.daily is not None
    try:
        lexicon = load(game.daily.list_in(language))
    except StudioError:
        return
    empty = 0
    while empty < 20:
        day = date.fromordinal(1 + int(random.random() * DAYS))
        puzzle = game.daily.deal(day, lexicon, run).puzzle
        found = list(_about(game, Played(puzzle, game.options(), proven={"limit": LIMIT}), lexicon, random, run))
        empty = 0 if found else empty + 1
        yield from found


def _about(
    game: Game[Any, Any, Any], played: Played[Any], lexicon: Lexicon, random: Random, run: Run
) -> Iterator[Question]:
    """A few questions about a puzzle; odd numbers ask for no board that was played before."""
    practice = game.practice
    assert practice is not None
    misses = shuffled(random, (practice.unplayed or practice.misses)(played, lexicon, run))
    made = 0
    for miss in misses[: 2 * A_PUZZLE]:
        exercise = practice.exercise(miss, (played,), 2 * pick(random, range(20)) + 1, lexicon, run)
        if exercise is not None and exercise.answers:
            yield Question(game.key, exercise, lexicon.name, ease(exercise, game, lexicon))
            made += 1
        if made == A_PUZZLE:
            return


def ladder(questions: Iterable[Question], most: int = READY) -> list[Rung]:
    """The first of the questions, each once, in ascending difficulty with their levels."""
    chosen: dict[str, Question] = {}
    for question in islice(questions, 4 * most):
        chosen.setdefault(question.exercise.question, question)
        if len(chosen) == most:
            break
    order = rising((question, question.ease) for question in chosen.values())
    step = (HIGHEST - LOWEST) / max(1, len(order) - 1)
    return [Rung(question, LOWEST + place * step) for place, question in enumerate(order)]


# the run


@dataclass(frozen=True)
class Answered:
    """A question that is over."""

    rung: Rung
    right: bool


class Rush:
    """The state of a rush. State only: the window asks, judges the answers and calls the methods."""

    def __init__(
        self, rungs: Sequence[Rung], rule: Rule = Rule.RUSH, clock: Callable[[], float] = monotonic,
        games: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """Ends when no `rungs` are left. `clock` counts seconds; `games` are the keys of those chosen, () for all."""
        self.rule, self.answered, self.games = rule, list[Answered](), list(games)
        self._open, self._clock = sorted(rungs, key=lambda rung: rung.level), clock
        self._spent = 0.0
        self._since: float | None = clock()
        self.current: Rung | None = self._nearest(self._open[0].level) if self._open else None
        """The question being asked; None at the end."""

    @property
    def seconds(self) -> float:
        """The time spent, without pauses."""
        return self._spent + (0.0 if self._since is None else self._clock() - self._since)

    @property
    def paused(self) -> bool:
        """Whether the clock stands."""
        return self._since is None

    def pause(self) -> None:
        """Stop the clock: the window has lost the focus."""
        self._spent, self._since = self.seconds, None

    def resume(self) -> None:
        """Start it again."""
        if self.paused and self.current is not None:
            self._since = self._clock()

    def answer(self, right: bool) -> None:
        """The current question was answered; a skipped one counts as a miss."""
        assert self.current is not None
        if self.out_of_time:
            self.stop()
            return
        self.answered.append(Answered(self.current, right))
        target = self.current.level + (UP if right else -DOWN)
        if self.misses >= self.rule.misses or not self._open:
            self.stop()
        else:
            self.current = self._nearest(target)

    def stop(self) -> None:
        """End it."""
        self.pause()
        self.current = None

    def _nearest(self, target: float) -> Rung:
        nearest = min(self._open, key=lambda rung: (abs(rung.level - target), rung.level))
        self._open.remove(nearest)
        return nearest

    @property
    def out_of_time(self) -> bool:
        """Whether the time is up."""
        return self.rule.seconds is not None and self.seconds >= self.rule.seconds

    @property
    def solved(self) -> int:
        """How many were answered right."""
        return sum(each.right for each in self.answered)

    @property
    def misses(self) -> int:
        """How many were not."""
        return len(self.answered) - self.solved

    @property
    def highest(self) -> float | None:
        """The level of the hardest question answered right; None without one."""
        return max((each.rung.level for each in self.answered if each.right), default=None)

    def failed(self) -> list[Rung]:
        """What was missed, the hardest first; a rush of these is what is tried again."""
        return sorted((each.rung for each in self.answered if not each.right), key=lambda rung: -rung.level)

    def entry(self) -> Entry:
        """The rush for the history."""
        proven: dict[str, Any] = {
            "rule": self.rule.value,
            "solved": self.solved,
            "misses": self.misses,
            "highest": self.highest,
        }
        if self.games:
            proven |= {GAMES: self.games}
        return Entry(RUSH, "", Result.FINISHED, Kind.EXERCISE, round(self.seconds, 1), proven=proven)


def runs(entries: Iterable[Entry], rule: Rule, games: Sequence[str] = ()) -> list[Entry]:
    """The rushes of a history with these games, () all, in the order played."""
    like = rule.value, list(games)
    rushes = (entry for entry in entries if entry.game == RUSH and number(entry, "solved") is not None)
    return [entry for entry in rushes if (entry.proven.get("rule"), entry.proven.get(GAMES, [])) == like]


def best_rush(entries: Iterable[Entry], rule: Rule, games: Sequence[str] = ()) -> Entry | None:
    """The rush of a history with the most solved, with these games, () all; of equal ones the first."""
    return max((entry for entry in runs(entries, rule, games) if number(entry, "solved")), key=_solved, default=None)


def _solved(entry: Entry) -> float:
    return number(entry, "solved") or 0.0
