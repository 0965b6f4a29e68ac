"""Records of a player: the best result of a day, a month or ever, among games of the same kind and rules."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from enum import Enum

from qless_studio.engine.days import local_day
from qless_studio.engine.entries import Entry, Kind, Result
from qless_studio.engine.play_statistics import number
from qless_studio.engine.texts import capitalised, clock_time, counted, figure, say


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
        return f"{capitalised(self.kind)}: {self.values}"

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
