"""Figures from the history: those of a game, weeks, streaks of daily puzzles, and records."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import Enum

from qless_studio.engine.days import local_day
from qless_studio.engine.entries import LATER, MATCH
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.texts import capitalised, clock_time, counted, figure, say

# Statistics from the history: figures of a game, weeks, and streaks of daily puzzles. See docs/decisions/057.

SOLVED = frozenset({Result.SOLVED, Result.CLAIMED})
"""A proven claim that there is no solution counts as solved."""
LARGEST = 1e12
"""Maximum of a number in an entry; larger ones are taken for damage."""
DAY = timedelta(1)


@dataclass(frozen=True)
class MatchRecord:
    """Games against the computer at one strength that were played to the end."""

    strength: str
    """Strength of the opponent as its game names it, such as `easy`."""
    won: int = 0
    drawn: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Streak:
    """Daily puzzles solved, or played to the end, on days without a gap."""

    current: int
    """Days in a row up to today, or up to yesterday while today's puzzle is not done."""
    longest: int
    solved: int
    """Days on which the puzzle was solved or played to the end."""
    played: int
    """Days on which the puzzle was at least started."""


@dataclass(frozen=True)
class PlayStatistics:
    """Figures of one game. Puzzles without a solution that were given up are not counted."""

    played: int
    solved: int
    """Solved, or proven to have no solution as the player claimed."""
    finished: int
    """Played to the end, in games in which there is nothing to solve."""
    given_up: int
    streak: int
    """Solved or played to the end in a row, up to now."""
    longest_streak: int
    best_seconds: float | None
    average_seconds: float | None
    """Mean seconds of the games solved in a known time."""
    without_hints: int
    """Solved or played to the end without hints."""
    best_score: float | None
    average_score: float | None
    par_share: float | None
    """The mean of points as a share of par."""
    best_share: float | None
    """The mean of points as a share of the best possible."""

    @property
    def done(self) -> int:
        """Solved or played to the end."""
        return self.solved + self.finished

    @property
    def share(self) -> float:
        """Part of what was played that was solved or played to the end, 0 to 1."""
        return self.done / self.played if self.played else 0.0

    @property
    def scored(self) -> bool:
        """Whether the game has points."""
        return self.best_score is not None


def number(entry: Entry, name: str) -> float | None:
    """A number in `Entry.proven`; None if it is missing or not a number."""
    value = entry.proven.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not -LARGEST < value < LARGEST:
        return None
    return value


def share(entry: Entry, whole: str) -> float | None:
    """The points of an entry as a share of its `par` or `best`; None unless both are known."""
    score, of = number(entry, "score"), number(entry, whole)
    return None if score is None or of is None or of <= 0 else score / of


def played_of(entries: Iterable[Entry], game: str) -> list[Entry]:
    """The rounds and games among the entries of a history that count for a game, in the same order."""
    return [
        entry
        for entry in entries
        if entry.game == game
        and entry.kind is not Kind.EXERCISE
        and not (entry.proven.get("solvable") is False and entry.result is not Result.CLAIMED)
    ]


def match_score(entry: Entry) -> tuple[float, float] | None:
    """The points of player and computer in a game against each other; None if it was none."""
    mine, theirs = number(entry, "points"), number(entry, "opponent")
    return None if mine is None or theirs is None else (mine, theirs)


def match_records(entries: Iterable[Entry], game: str) -> tuple[MatchRecord, ...]:
    """Wins, draws and losses in a game against the computer, in the order in which each strength was first met."""
    found: dict[str, MatchRecord] = {}
    for entry in played_of(entries, game):
        score, strength = match_score(entry), entry.proven.get("strength")
        if score is None or not isinstance(strength, str) or not is_done(entry):
            continue
        before, (mine, theirs) = found.get(strength, MatchRecord(strength)), score
        found[strength] = replace(
            before,
            won=before.won + (mine > theirs),
            drawn=before.drawn + (mine == theirs),
            lost=before.lost + (mine < theirs),
        )
    return tuple(found.values())


def shown_for(entry: Entry, entries: Iterable[Entry]) -> Entry:
    """The entry that shows how a game ended: of a match its last round, if it is among these of the history.

    The day of a daily match is stored with the whole match alone; its last round gets it here.
    """
    last = entry.id.removesuffix(MATCH)
    found = next((each for each in entries if each.id == last), None) if entry.is_sum else None
    return entry if found is None else replace(found, day=entry.day)


def rounds_of_matches(entries: Sequence[Entry]) -> dict[str, tuple[Entry, ...]]:
    """The rounds that the entry of a match sums up, by its id; from a history in the order played."""
    found, taken = dict[str, tuple[Entry, ...]](), set[str]()
    for place, match in enumerate(entries):
        scores = match.proven.get("rounds") if match.is_sum else None
        rounds = list(enumerate(scores, start=1)) if isinstance(scores, list | tuple) else []
        mine: list[Entry] = []
        for back in range(place - 1, -1, -1):
            if not rounds:
                break
            nth, score = rounds[-1]
            points, entry = score.get("score") if isinstance(score, Mapping) else None, entries[back]
            same = entry.game == match.game and entry.lexicon == match.lexicon and entry.id not in taken
            if same and (entry.proven.get("round"), entry.proven.get("score")) == (nth, points):
                taken.add(entry.id)
                mine.insert(0, entry)
                rounds.pop()
        if mine:
            found[match.id] = tuple(mine)
    return found


def is_done(entry: Entry) -> bool:
    """Whether the game was solved or played to the end."""
    return entry.result is not Result.GIVEN_UP


def statistics(entries: Iterable[Entry], game: str) -> PlayStatistics:
    """The figures of a game from the entries of a history, in the order played; of a match its rounds count."""
    played = [entry for entry in played_of(entries, game) if not entry.is_sum]
    done = [entry for entry in played if is_done(entry)]
    seconds = _times(played)
    scores = _known(number(entry, "score") for entry in played)
    streak = longest = 0
    for entry in played:
        streak = streak + 1 if is_done(entry) else 0
        longest = max(longest, streak)
    return PlayStatistics(
        played=len(played),
        solved=sum(entry.result in SOLVED for entry in played),
        finished=sum(entry.result is Result.FINISHED for entry in played),
        given_up=len(played) - len(done),
        streak=streak,
        longest_streak=longest,
        best_seconds=min(seconds, default=None),
        average_seconds=_mean(seconds),
        without_hints=sum(not entry.hints for entry in done),
        best_score=max(scores, default=None),
        average_score=_mean(scores),
        par_share=_mean(_known(share(entry, "par") for entry in played)),
        best_share=_mean(_known(share(entry, "best") for entry in played)),
    )


def _times(played: Iterable[Entry]) -> list[float]:
    """The known times of solved puzzles; without claims, whose time is not comparable."""
    return [entry.seconds for entry in played if entry.result is Result.SOLVED and entry.seconds is not None]


def _known(values: Iterable[float | None]) -> list[float]:
    return [value for value in values if value is not None]


def _mean(values: Sequence[float]) -> float | None:
    return math.fsum(values) / len(values) if values else None


def day_played(entry: Entry) -> date | None:
    """The day on which an entry ended, in the time zone of this computer; None if it is beyond the calendar."""
    try:
        day = local_day(entry.when)
        return day if day - date.min > 7 * DAY else None
    except (OverflowError, OSError, ValueError):
        return None


# daily puzzles


def daily_entries(entries: Iterable[Entry], game: str) -> dict[date, Entry]:
    """The entry that counts for each daily puzzle: the first one solved or played to the end, otherwise the last."""
    found: dict[date, Entry] = {}
    for entry in played_of(entries, game):
        if entry.day:
            day = date.fromisoformat(entry.day)
            if day not in found or not is_done(found[day]):
                found[day] = entry
    return found


def is_later(entry: Entry) -> bool:
    """Whether the puzzle of a day was begun after that day: it makes no days in a row."""
    return entry.proven.get(LATER) is True


def days_done(entries: Iterable[Entry], games: Iterable[str]) -> dict[date, bool]:
    """The days of which a puzzle of any game is done -> whether one was done on the day."""
    entries, found = list(entries), dict[date, bool]()
    for game in games:
        for day, entry in daily_entries(entries, game).items():
            if is_done(entry):
                found[day] = found.get(day, False) or not is_later(entry)
    return found


def streaks(entries: Iterable[Entry], games: Iterable[str], today: date) -> Streak:
    """The streaks of the daily puzzles of these games together, by the days of the puzzles.

    A day of which a puzzle was done ahead of `today`, in another time zone or by a wrong clock, breaks nothing; one of
    which it was done later does not count.
    """
    entries, games = list(entries), list(games)
    done, played = days_done(entries, games), {day for game in games for day in daily_entries(entries, game)}
    return Streak(*streak_of({day for day, in_time in done.items() if in_time}, today), len(done), len(played))


def streak_of(done: Set[date], today: date) -> tuple[int, int]:
    """(current, longest) number of days in a row; the current one ends today or, while today is not done, yesterday."""
    current = longest = 0
    for day in done:
        if day > date.min and day - DAY in done:
            continue
        last = day
        while last < date.max and last + DAY in done:
            last += DAY
        length = (last - day).days + 1
        longest = max(longest, length)
        if day <= today <= last or today - last == DAY:
            current = length
    return current, longest


# Records of a player: the best result of a day, a month or ever, among games of the same kind and rules.


class Span(Enum):
    """Since when a result is the best; the number is how many earlier games make it worth telling."""

    EVER = 3
    MONTH = 5
    DAY = 2


@dataclass(frozen=True)
class Record:
    """A result better than all earlier ones of a span."""

    span: Span
    score: float | None
    """The points; None for a puzzle that was solved, which is measured by its time."""
    seconds: float
    games: int
    """The earlier games of the span."""
    before: float
    """The best of them: points or seconds."""

    @property
    def text(self) -> str:
        """The record in a sentence."""
        return say("{}: {}", capitalised(self.kind), self.values)

    @property
    def kind(self) -> str:
        """Name of the span: best so far, of the month or of a day."""
        names = {Span.EVER: say("best so far"), Span.MONTH: say("best of the month"), Span.DAY: say("best of a day")}
        return names[self.span]

    @property
    def values(self) -> str:
        """The result, and the best before it."""
        if self.score is None:
            return say("{}, previously {}", clock_time(self.seconds), clock_time(self.before))
        now = counted(round(self.score), "{} point", "{} points")
        return say("{}, previously {}", now, figure(round(self.before)))


def settings_of(entry: Entry) -> tuple[object, ...]:
    """What has to be the same for two results to be compared: game, kind, list, rules, time and size of the puzzle."""
    parts = entry.puzzle.partition(";")[0].replace("/", " ").split()
    size = (len(parts), len(parts[0]) if len(parts) == 1 else 0)  # rows or piles; of a rack its letters
    return entry.game, entry.kind, entry.lexicon, tuple(sorted(entry.options.items())), number(entry, "limit"), size


def record_of(entry: Entry, history: Iterable[Entry], today: date) -> Record | None:
    """The longest span of which a game that ended just now is the best of a history in the order played, or None.

    Points count where the game has them; otherwise the time of what was solved without hints. A puzzle played before is
    no record: neither it nor its earlier games count.
    """
    settings, kind = settings_of(entry), (entry.game, entry.kind, entry.lexicon)
    if entry.kind is Kind.EXERCISE:
        return None
    known = _Known()
    for each in history:
        near = (each.game, each.kind, each.lexicon) == kind  # most differ in that
        if near and each.id != entry.id and settings_of(each) == settings:
            known.add(each, _day(each), _value(each))
    return known.add(entry, today, _value(entry))


def records_by_day(history: Iterable[Entry]) -> dict[date, list[tuple[Entry, Record]]]:
    """The records of each day that still stood at its end, with the games that set them, in the order played.

    `history` is in the order played, too.
    """
    known: defaultdict[tuple[object, ...], _Known] = defaultdict(_Known)
    found: defaultdict[date, dict[tuple[object, ...], tuple[Entry, Record]]] = defaultdict(dict)
    for entry in history:
        if entry.kind is Kind.EXERCISE:
            continue
        settings, day, value = settings_of(entry), _day(entry), _value(entry)
        record = known[settings].add(entry, day, value)
        if record is not None:
            found[day].pop(settings, None)
            found[day][settings] = entry, record
    return {day: list(records.values()) for day, records in found.items()}


def best_of(game: str, history: Iterable[Entry]) -> list[Entry]:
    """The best game of each kind and rules, of those that were played often enough; the kind played most first."""
    played: Counter[tuple[object, ...]] = Counter()
    best: dict[tuple[object, ...], tuple[float, Entry]] = {}
    for entry in history:
        value = _value(entry) if entry.game == game and entry.kind is not Kind.EXERCISE else None
        if value is not None:
            settings = settings_of(entry)
            played[settings] += 1
            if settings not in best or value > best[settings][0]:
                best[settings] = value, entry
    return [best[settings][1] for settings, games in played.most_common() if games > Span.EVER.value]


class _Known:
    """The games with the same settings so far: how many there were, and the best, of each span."""

    def __init__(self) -> None:
        self._puzzles = set[str]()
        self._ever = 0, -math.inf
        self._month = self._day = date.min, 0, -math.inf

    def add(self, entry: Entry, day: date, value: float | None) -> Record | None:
        """Add a game; returns the record that it is."""
        month, repeated = day.replace(day=1), entry.puzzle in self._puzzles
        self._puzzles.add(entry.puzzle)
        if value is None:
            return None
        spans = {
            Span.EVER: self._ever,
            Span.MONTH: self._month[1:] if self._month[0] == month else (0, -math.inf),
            Span.DAY: self._day[1:] if self._day[0] == day else (0, -math.inf),
        }
        self._ever, *rest = ((games + 1, max(best, value)) for games, best in spans.values())
        self._month, self._day = (month, *rest[0]), (day, *rest[1])
        if not repeated:
            for span, (games, best) in spans.items():
                if games >= span.value and value > best:
                    return Record(span, number(entry, "score"), entry.seconds or 0.0, games, abs(best))
        return None


def _value(entry: Entry) -> float | None:
    """What is compared, more being better; None for a game that is not."""
    score = number(entry, "score")
    if score is not None:
        return score if score > 0 and not entry.hints else None
    solved = entry.result is Result.SOLVED and not entry.hints and entry.seconds is not None
    return -entry.seconds if solved and entry.seconds is not None else None


def _day(entry: Entry) -> date:
    return local_day(entry.when)
