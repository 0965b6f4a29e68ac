"""The history as a list of games, and figures, months and days under filters. See docs/decisions/111."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any, NamedTuple

from qless_studio.engine.challenges.duel import Record as Versus
from qless_studio.engine.challenges.duel import records
from qless_studio.engine.entries import FRIEND
from qless_studio.engine.game import Game
from qless_studio.engine.history import CARD, Entry, Kind
from qless_studio.engine.play_statistics import (
    DAY,
    MatchRecord,
    PlayStatistics,
    Record,
    Streak,
    daily_entries,
    day_played,
    is_done,
    match_records,
    played_of,
    records_by_day,
    rounds_of_matches,
    statistics,
    streaks,
)
from qless_studio.engine.practice.schedule import learned_on, named
from qless_studio.engine.solving import Run

Games = Mapping[str, Game[Any, Any, Any]]
OFTEN = 2_000
"""Games between two looks whether the run is to stop."""


@dataclass(frozen=True)
class Played:
    """A game of the list: a match with its rounds, a single round, a hand game, a puzzle."""

    entry: Entry
    day: date
    rounds: tuple[Entry, ...] = ()
    """The rounds of a match."""
    record: Record | None = None
    """The record that still stood at the end of its day."""
    friend: str | None = None
    """Who sent the puzzle, "" for somebody without a name; None for nobody."""


@dataclass(frozen=True)
class Past:
    """The history as it was when it was read."""

    entries: Sequence[Entry] = ()
    """In the order played, with exercises and games of other versions."""
    games: Sequence[Played] = ()
    """The games of the list, in the order played."""
    daily: Mapping[str, Mapping[date, Entry]] = field(default_factory=dict)
    """By game: the entry that counts for the puzzle of each day."""
    active: Sequence[date] = ()
    """The days on which something was played or practised, ascending."""
    damaged: int = 0
    """Lines that could not be read."""
    whole: bool = True
    """Whether all of it is here: of a history that is too large only the newest games are."""
    problem: str = ""
    """Why the history could not be read; it can still be exported and forgotten."""


def past_of(
    entries: Sequence[Entry], games: Games, run: Run | None = None, damaged: int = 0, whole: bool = True
) -> Past:
    """What there is of these entries, in the order played."""
    run = run or Run()
    rounds = rounds_of_matches(entries)
    folded = {entry.id for each in rounds.values() for entry in each}
    records = {entry.id: record for day in records_by_day(entries).values() for entry, record in day}
    run.checkpoint()
    sent = {(str(each.proven.get("game")), each.puzzle): str(each.proven.get("name", "")) for each in entries
            if each.game == FRIEND}  # fmt: skip
    counting = {entry.id for key in games for entry in played_of(entries, key)} - folded
    listed, active = list[Played](), set[date]()
    for place, entry in enumerate(entries):
        if place % OFTEN == 0:
            run.checkpoint()
        if entry.game not in games:
            continue
        day = day_played(entry)
        if day is not None and (entry.kind is not Kind.EXERCISE or CARD in entry.proven):
            active.add(day)
        if entry.id in counting:
            own, friend = rounds.get(entry.id, ()), sent.get((entry.game, entry.puzzle))
            record = next((records[each.id] for each in (entry, *own) if each.id in records), None)
            listed.append(Played(entry, day or date.min, own, record, friend))
    daily = {key: daily_entries(entries, key) for key in games}
    return Past(entries, listed, daily, sorted(active), damaged, whole)


# games


@dataclass(frozen=True)
class Filters:
    """Which games are shown."""

    game: str = ""
    """The key of a game; "" for all of them."""
    since: date | None = None
    """The first day; None for all of them."""

    @property
    def everything(self) -> bool:
        """Whether nothing is left out."""
        return not self.game and self.since is None

    def fits(self, game: str, day: date | None) -> bool:
        """Whether a game of a day is shown."""
        return (not self.game or game == self.game) and (self.since is None or (day is not None and day >= self.since))


def weeks_ago(weeks: int, today: date) -> date | None:
    """The first day of that many weeks, this one included; None for 0, all of them."""
    return today - timedelta(days=today.weekday()) - timedelta(weeks=weeks - 1) if weeks else None


class Row(NamedTuple):
    """A row: a game, a round of the match above it, or a day above its games."""

    order: int
    """Higher the later it was played; a day comes before its games, a match before its rounds."""
    played: Played | None
    """None for a day."""
    day: date
    match: str = ""
    """The id of the match that a round belongs to."""
    nth: int = 0
    """The number of a round."""

    @property
    def entry(self) -> Entry | None:
        return None if self.played is None else self.played.entry


def rows_of(games: Sequence[Played]) -> list[Row]:
    """The rows of games, which are in the order played, the last one first."""
    rows, order = list[Row](), 2 * sum(2 + len(each.rounds) for each in games)
    before: date | None = None
    for played in reversed(games):
        if played.day != before:
            rows.append(Row(order, None, played.day))
            before, order = played.day, order - 1
        rows.append(Row(order, played, played.day))
        order -= 1
        for nth, entry in enumerate(played.rounds, start=1):
            rows.append(Row(order, Played(entry, played.day), played.day, played.entry.id, nth))
            order -= 1
    return rows


@dataclass(frozen=True)
class GamesShown:
    """The games that a filter leaves, and their figures."""

    filters: Filters
    games: int
    rows: Sequence[Row]
    """The rows of the list, the latest game first."""
    figures: Mapping[str, PlayStatistics]
    """The figures of each game of which something is shown; of a match its rounds count."""
    seconds: float
    streak: Streak
    """The days in a row with daily puzzles, in the whole history."""
    friends: Sequence[Versus] = ()
    matches: Sequence[MatchRecord] = ()
    """Against the computer, by strength."""


def games_shown(past: Past, games: Games, filters: Filters, today: date) -> GamesShown:
    """What the filters leave."""
    shown = [each for each in past.games if filters.fits(each.entry.game, each.day)]
    entries = [entry for each in shown for entry in (*each.rounds, each.entry)]
    keys = [key for key in games if not filters.game or key == filters.game]
    counted = Counter(each.entry.game for each in shown)
    return GamesShown(
        filters,
        len(shown),
        rows_of(shown),
        {key: statistics(entries, key) for key in keys if counted[key]},
        sum(each.entry.seconds or 0.0 for each in shown),
        streaks(past.entries, keys, today),
        _friends(past.entries, entries, games),
        [each for key in keys for each in match_records(entries, key)],
    )


def _friends(history: Sequence[Entry], shown: Sequence[Entry], games: Games) -> list[Versus]:
    """Who won how often; games without a puzzle of a friend are not imported for this."""
    sent = [entry for entry in history if entry.game == FRIEND]
    puzzles = {(str(entry.proven.get("game")), entry.puzzle) for entry in sent}
    own = [entry for entry in shown if (entry.game, entry.puzzle) in puzzles]
    keys = {entry.game for entry in own}
    return records([*own, *sent], tuple(game for key, game in games.items() if key in keys)) if own else []


# days


@dataclass(frozen=True)
class Day:
    """What was played and learned on a day, in the games shown."""

    day: date
    games: Sequence[Played] = ()
    """In the order played, without the puzzles of the day."""
    daily: Mapping[str, Entry] = field(default_factory=dict)
    """By game: the entry that counts for the puzzle of the day, whenever it was played."""
    played: int = 0
    """All games of the day."""
    seconds: float = 0.0
    records: Sequence[tuple[Entry, Record]] = ()
    learned: Sequence[tuple[str, str]] = ()
    """(key of the game, what it was)"""
    before: date | None = None
    """The last day before it on which something was played or practised."""
    after: date | None = None


def day_of(past: Past, games: Games, filters: Filters, day: date) -> Day:
    """The report of a day."""
    keys = [key for key in games if not filters.game or key == filters.game]
    then = [each for each in past.games if each.day == day and each.entry.game in keys]
    daily = {key: entry for key in keys if (entry := past.daily[key].get(day)) is not None}
    counting = {entry.id for entry in daily.values()}
    learned = named(learned_on(day, past.entries), games, lambda key: games[key])
    return Day(
        day,
        [each for each in then if each.entry.id not in counting],
        daily,
        len(then),
        sum(each.entry.seconds or 0.0 for each in then),
        [(each.entry, each.record) for each in then if each.record is not None],
        [each for each in learned if each[0] in keys],
        max((each for each in past.active if each < day), default=None),
        min((each for each in past.active if each > day), default=None),
    )


@dataclass(frozen=True)
class MonthShown:
    """The days of a month."""

    first: date
    counts: Mapping[date, int]
    """How many games were played."""
    done: Mapping[date, tuple[str, ...]]
    """The games of which the puzzle of the day was done."""
    records: frozenset[date]
    """The days on which a record was set."""
    streak: Streak


def month_of(past: Past, games: Games, filters: Filters, first: date, today: date) -> MonthShown:
    """What there is of the month that begins on a day."""
    keys = [key for key in games if not filters.game or key == filters.game]
    end = (first + 31 * DAY).replace(day=1)
    then = [each for each in past.games if first <= each.day < end and each.entry.game in keys]
    days = [first + number * DAY for number in range((end - first).days)]
    done = {day: tuple(key for key in keys if day in past.daily[key] and is_done(past.daily[key][day])) for day in days}
    records = frozenset(each.day for each in then if each.record is not None)
    return MonthShown(first, Counter(each.day for each in then), done, records, streaks(past.entries, keys, today))
