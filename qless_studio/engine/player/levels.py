"""The level of a player in each game, and what mistakes cost where costs are exact; and how both are put in words."""

from __future__ import annotations

import enum
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from typing import Any

from qless_studio.engine.days import local_day
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.play_statistics import number
from qless_studio.engine.player.features import BoardFeatures
from qless_studio.engine.player.model import (
    HALF_DAYS,
    HIGHEST,
    LOWEST,
    SPREAD,
    Forecast,
    Gaussian,
    Skill,
    dot,
    inverse,
    product,
)
from qless_studio.engine.player.rounds import DAY, LONGEST, SHORTEST, InstalledLists, Known, Profile, Step, ended_at
from qless_studio.engine.player.scale import (
    DOUBLE,
    NEAR,
    ROUNDS_FOR_LEVEL,
    Level,
    level_of_speed,
    player_level,
    reference_boards,
)
from qless_studio.engine.texts import counted, decimal, figure, phrase, plain, say

# The level of a player in each game, as far as the history shows.


def level_in(
    game: Game[Any, Any, Any],
    entries: Iterable[Entry],
    known: Known,
    lists: InstalledLists,
    language: str = ENGLISH.code,
) -> Level | None:
    """The level in a game with lists of a language; None for a game in which there is none, as Quiddler.

    `known` is what the same history says about games on boards (`known_after`). `Level.known` says whether it comes
    from enough rounds to be shown.
    """
    if game.board is not None:
        return board_game_level(game, known, lists, language)
    return solving_skill(game, entries, lists, language).level if game.has_level else None


def solving_skill(
    game: Game[Any, Any, Any], entries: Iterable[Entry], lists: InstalledLists, language: str
) -> SolvingSkill:
    """How fast the player solves puzzles of a game with lists of a language."""
    return skill_after(attempts(played_in(entries, game.key, lists, language), game.key))


def played_in(entries: Iterable[Entry], game: str, lists: InstalledLists, language: str) -> list[Entry]:
    """The entries of a game that were played with lists of a language."""
    return [entry for entry in entries if entry.game == game and lists.language(entry.lexicon) == language]


def board_game_level(
    game: Game[Any, Any, Any], known: Known, lists: InstalledLists, language: str = ENGLISH.code
) -> Level:
    """The level in a game of words on a board, from what is known of the player.

    Of lists with commonness and lists without it, those with more rounds decide.
    """
    profiles = [Profile(game.key, language, graded) for graded in (True, False)]
    profile = max(profiles, key=known.rounds)
    boards = reference_boards(game, lists.reference(language))
    return player_level(known.skill(profile), known.rounds(profile), boards)


def level_curve(steps: Iterable[Step], boards: Sequence[BoardFeatures]) -> Iterator[tuple[date, Level]]:
    """(Monday, level after the last round) of each week, from the first week with enough rounds on.

    `steps` are all rounds of one profile in order, as `replay` yields them with `last` None; a point is yielded when
    its week is over, so that a curve can be shown while it grows: 7 ms a point beside the replay.
    """
    for monday, week in groupby(steps, _monday):
        *_, last = week
        level = player_level(last.after, last.rounds, boards)
        if level.known:
            yield monday, level


def _monday(step: Step) -> date:
    day = local_day(datetime.fromtimestamp(step.round.ended, UTC))
    return day - timedelta(days=day.weekday())


# Puzzles that are solved or not, in Q-Less and Affix: how fast a player solves them.
#
# One event each: the time to the solution is exponential, with a rate that falls with the vocabulary needed.

USUAL_SECONDS, USUAL_RANK = 240.0, 2_500.0
"""The average player solves a puzzle that needs this many of the most common words in this time, on average."""
SLOPE = 0.5
"""With twice the vocabulary needed the average player takes 2 ** 0.5 times as long."""
PRIOR = Gaussian.independent((0.0, SLOPE), (0.7, 0.15))
"""What is assumed of the level and the slope of an unknown player."""
HALF_PUZZLES = 40.0
STEPS = 6
"""Steps of Newton's method for each puzzle."""
LIMIT = 300.0
"""A puzzle has the level of a player who solves half of the puzzles like it within this many seconds."""
NAMES = ("rank", "words_needed")
"""Names under which games record the vocabulary that a puzzle needs."""
POWER = 1.0
"""Rates do not change with time."""


@dataclass(frozen=True)
class Attempt:
    """A puzzle that was tried."""

    rank: float
    """The smallest number of the most common words that suffice."""
    seconds: float
    solved: bool
    """Whether the puzzle was solved in this time; otherwise it was given up."""
    ended: float = 0.0
    """Seconds since 1970."""

    @property
    def ease(self) -> float:
        """How much less vocabulary than usual it needs, as a logarithm; negative for a harder one."""
        return -math.log(max(1.0, self.rank) / USUAL_RANK)


@dataclass(frozen=True)
class SolvingSkill:
    """What is known of how fast a player solves puzzles of a game; without any, the average player."""

    belief: Gaussian = PRIOR
    puzzles: int = 0

    def expected(self, rank: float, seconds: float) -> float:
        """How often a puzzle would be solved in this time, if it could be solved again and again."""
        return _expected(self.belief.mean, Attempt(rank, seconds, False))

    def chance(self, rank: float, seconds: float) -> float:
        """The probability that a puzzle that needs this vocabulary is solved in this time."""
        return -math.expm1(-self.expected(rank, seconds))

    def usual_seconds(self, rank: float) -> float:
        """The time in which every second puzzle that needs this vocabulary is solved."""
        return math.log(2) / self.expected(rank, 1.0)

    def after(self, attempt: Attempt, days: float = 0.0) -> SolvingSkill:
        """What is known after another puzzle, this many days later: the most likely numbers by Newton's method."""
        keep = 0.5 ** (1 / HALF_PUZZLES + max(0.0, days) / HALF_DAYS)
        before = self.belief.faded(keep, PRIOR)
        direction, mean = (1.0, attempt.ease), before.mean
        precision = before.precision
        for _ in range(STEPS):
            times = _expected(mean, attempt)
            pull = product(before.precision, [start - now for start, now in zip(before.mean, mean, strict=True)])
            gradient = [(attempt.solved - times) * x + back for x, back in zip(direction, pull, strict=True)]
            precision = before.informed([times * x * y for y in direction] for x in direction)
            steps = product(inverse(precision), gradient)
            mean = tuple(old + step for old, step in zip(mean, steps, strict=True))
        return SolvingSkill(Gaussian.around(mean, precision), self.puzzles + 1)

    @property
    def level(self) -> Level:
        """The level, with its standard error."""
        level, deviation = self.belief.mean[0], math.sqrt(self.belief.covariance[0][0])
        return Level(level_of_speed(level, POWER), DOUBLE * deviation / math.log(2), self.puzzles)


def _expected(mean: Iterable[float], attempt: Attempt) -> float:
    eta = dot(mean, (1.0, attempt.ease)) + math.log(attempt.seconds / USUAL_SECONDS)
    return math.exp(max(LOWEST, min(HIGHEST, eta)))


def puzzle_level(rank: float) -> float:
    """The level at which every second puzzle that needs this vocabulary is solved within `LIMIT`."""
    usual = SLOPE * Attempt(rank, LIMIT, True).ease + math.log(LIMIT / USUAL_SECONDS)
    return level_of_speed(math.log(math.log(2)) - usual, POWER)


def attempts(entries: Iterable[Entry], game: str) -> Iterator[Attempt]:
    """The puzzles of a game that count, in the order in which they ended.

    Those solved or given up without hints, when first played, whose vocabulary was recorded. A puzzle given up in less
    than `SHORTEST` seconds was only looked at.
    """
    known = ((ended_at(entry), entry) for entry in entries if entry.game == game and entry.kind is not Kind.EXERCISE)
    played = sorted(((at, entry) for at, entry in known if at is not None), key=lambda each: (each[0], each[1].id))
    seen = set[str]()
    for at, entry in played:
        name = puzzle_name(entry.puzzle)
        if name not in seen and (attempt := _attempt(entry, at)) is not None:
            yield attempt
        seen.add(name)


def skill_after(tried: Iterable[Attempt]) -> SolvingSkill:
    """What is known after these puzzles."""
    skill, ended = SolvingSkill(), None
    for attempt in tried:
        days = 0.0 if ended is None else (attempt.ended - ended) / DAY
        skill, ended = skill.after(attempt, days), attempt.ended
    return skill


def puzzle_name(text: str) -> str:
    """A name that puzzles of the same letters share: the dice of Q-Less have no order."""
    letters = text.partition(";")[0].strip().lower()
    return "".join(sorted(letters)) if letters.isalpha() else letters


def _attempt(entry: Entry, at: float) -> Attempt | None:
    rank = next((rank for name in NAMES if (rank := number(entry, name)) is not None and rank >= 0), None)
    solved = entry.result is Result.SOLVED
    if rank is None or entry.hints or not (solved or entry.result is Result.GIVEN_UP):
        return None
    least = 1.0 if solved else SHORTEST
    if entry.seconds is None or not least <= entry.seconds <= LONGEST:
        return None
    return Attempt(rank, entry.seconds, solved, at)


# Mistakes with an exact cost, in Quiddler: what a player gives away, apart from how hard the deals were.

MOVE = "position"
"""Kind of the misses that are one move each."""
PAR_PART = 0.5
"""Part of what par gave away on the same deal that is taken off, which evens out hard deals."""


class Mistake(enum.Enum):
    """How large a mistake is; the value is its name for people."""

    SMALL = phrase("small")
    MEDIUM = phrase("medium")
    LARGE = phrase("large")


FLOORS = {Mistake.LARGE: 15.0, Mistake.MEDIUM: 7.0, Mistake.SMALL: 3.0}
"""Points from which a move is such a mistake; up to 2 it is none."""


@dataclass(frozen=True)
class GivenAway:
    """What a player gives away in a game."""

    games: int
    mean: float
    """Points given away in a game."""
    evened: float
    """The mean less half of what par gave away on the same deals: hard deals are evened out."""


def mistake(cost: float) -> Mistake | None:
    """The size of a mistake that cost this many points; None if it was none."""
    return next((size for size, floor in FLOORS.items() if cost >= floor), None)


def mistakes(costs: Iterable[float]) -> Counter[Mistake]:
    """How many mistakes of each size there are among the costs of moves."""
    return Counter(size for cost in costs if (size := mistake(cost)) is not None)


def given_away(entries: Iterable[Entry], game: str) -> GivenAway | None:
    """What the games of a history gave away; None without any that counts.

    Those that count were played to their end without hints, and have a proven best score and par.
    """
    figures = [figure for entry in entries if entry.game == game and (figure := _figures(entry)) is not None]
    if not figures:
        return None
    own, par = (math.fsum(each) / len(figures) for each in zip(*figures, strict=True))
    return GivenAway(len(figures), own, own - PAR_PART * par)


def _figures(entry: Entry) -> tuple[float, float] | None:
    """What the player and what par gave away; 0 where words that are not in the word list brought more."""
    score, best, par = (number(entry, name) for name in ("score", "best", "par"))
    if score is None or best is None or par is None or entry.hints or entry.kind is Kind.EXERCISE:
        return None
    if entry.result is Result.GIVEN_UP:
        return None
    return max(0.0, best - score), best - par


# Chances, expectations and levels in words that promise no more than the model knows.

SELDOM, USUALLY = 0.05, 0.8
"""Chances below and above these are not given in numbers: they are too high for words a player happens not to know."""
SURE = 2.0
"""A strength is mentioned if it is at least this many times its standard deviation."""
STRENGTHS = (1, phrase("rare words")), (2, phrase("long words")), (3, phrase("longer forms of words"))
"""(index in the belief, what it is about)"""
RARE = 1
"""A high slope of commonness means few rare words."""


def how_often(chance: float) -> str:
    """Number of rounds in ten like this in which a word is found."""
    if chance < SELDOM:
        return say("seldom")
    return say("usually") if chance > USUALLY else say("about {} of 10", max(1, round(10 * chance)))


def found_text(chance: float) -> str:
    """Part of a sentence: in how many rounds like this the player finds a word."""
    return say("you find it in games like this: {}", how_often(chance))


def expectation(forecast: Forecast) -> str:
    """The expected points and their band."""
    low, high = map(figure, forecast.band)
    return plain("{} points expected; 8 of 10 games end between {} and {}", figure(round(forecast.expected)), low, high)


def level_text(level: Level) -> str:
    """A level with its error in tens, or how many rounds it still needs."""
    if not level.known:
        return say("not known yet: {} of {} games", level.rounds, ROUNDS_FOR_LEVEL)
    error = max(10, 10 * round(level.deviation / 10))
    return say("about {}, give or take {}", figure(round(level.value)), figure(error))


def landed_text(told: str, puzzle: float | None, player: float | None) -> str:
    """How hard a board or puzzle was for the player, by the levels of both, and what else is said about the result.

    Nothing is said about one near the player's own level, nor that it was easy where nothing else is said: that would
    be a comment on a bad result.
    """
    if puzzle is None or player is None or abs(puzzle - player) <= NEAR or (puzzle < player and not told):
        return told
    ease = say("Easier than usual for you") if puzzle < player else say("Harder than usual for you")
    return "\n".join(filter(None, (ease, told)))


def given_away_text(costs: GivenAway) -> str:
    """What mistakes cost in games whose moves have a proven cost."""
    mean = decimal(costs.mean, 1)
    return counted(
        costs.games, "{} points given away per game (from {} game)", "{} points given away per game (from {} games)",
        mean, figure(costs.games),
    )  # fmt: skip


def mistakes_text(games: int, sizes: Counter[Mistake]) -> str:
    """How many mistakes of each size there were in this many games."""
    counts = (figure(sizes[size]) for size in Mistake)
    told = say("{} small, {} medium, {} large", *counts)
    return counted(games, "Mistakes in {} game: {}", "Mistakes in {} games: {}", figure(games), told)


def strengths(skill: Skill) -> list[str]:
    """What is stronger or weaker than usual, where the evidence is enough: a sentence each."""
    told = []
    for place, kind in STRENGTHS:
        value, deviation = skill.belief.mean[place], skill.belief.covariance[place][place] ** 0.5
        if deviation < SPREAD[place] / 2 and abs(value) >= SURE * deviation:
            strong, name = (value > 0) != (place == RARE), say(kind)
            told.append(
                say("{}: stronger than usual for you", name) if strong else say("{}: weaker than usual for you", name)
            )
    return told
