"""What the Statistics page shows, read and computed on a worker."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from qless_studio.engine.challenges.duel import Record, records
from qless_studio.engine.entries import FRIEND
from qless_studio.engine.game import Game
from qless_studio.engine.history import CARD, Entry, History, Kind
from qless_studio.engine.play_statistics import (
    MatchRecord,
    PlayStatistics,
    Streak,
    day_played,
    match_records,
    played_of,
    rounds_of_matches,
    statistics,
    streaks,
)
from qless_studio.engine.practice.learned import learned_on, named
from qless_studio.engine.records import Record as Best
from qless_studio.engine.records import records_on
from qless_studio.ui.work import wait_for_changes


@dataclass(frozen=True)
class GameHistory:
    """What was played of one game."""

    played: list[Entry]
    """The entries in the order played."""
    statistics: PlayStatistics
    streak: Streak
    friends: tuple[Record, ...] = ()
    """Who won how often against each friend."""
    matches: tuple[MatchRecord, ...] = ()
    """Who won how often against the computer at each strength."""


@dataclass(frozen=True)
class ReadHistory:
    """A history as it was when it was read."""

    games: Mapping[str, GameHistory] = field(default_factory=dict)
    """History of each of the window's games, by key."""
    entries: Sequence[Entry] = ()
    """The entries in the order played, with exercises and games of other versions."""
    damaged: int = 0
    """Lines that could not be read."""
    readable: bool = True
    """Whether the history could be read; if not, it can still be exported and forgotten."""
    whole: bool = True
    """Whether all of it is here; of a history that is too large only its newest games are."""


def read_history(
    folder: Path | None, games: Iterable[str], today: date, game_of: Callable[[str], Game[Any, Any, Any]] | None = None
) -> ReadHistory:
    """Read the history in a folder, None for none; raises `StudioError`. `game_of`: needed for results of friends."""
    if folder is None:
        return history_of((), 0, games, today)
    wait_for_changes()
    history = History(folder)
    entries, damaged = history.read_newest()
    read = replace(history_of(entries, damaged, games, today), whole=not history.too_large)
    return read if game_of is None else _with_friends(read, entries, game_of)


def _with_friends(
    read: ReadHistory, entries: Sequence[Entry], game_of: Callable[[str], Game[Any, Any, Any]]
) -> ReadHistory:
    """The history with the results against friends; games without any are not imported for this."""
    sent = {str(entry.proven.get("game")) for entry in entries if entry.game == FRIEND} & read.games.keys()
    found = {key: replace(read.games[key], friends=tuple(records(entries, (game_of(key),)))) for key in sent}
    return replace(read, games={**read.games, **found})


def history_of(entries: Sequence[Entry], damaged: int, games: Iterable[str], today: date) -> ReadHistory:
    """What to show for these entries, in the order played."""
    shown = {
        game: GameHistory(
            played_of(entries, game),
            statistics(entries, game),
            streaks(entries, game, today),
            matches=match_records(entries, game),
        )
        for game in games
    }
    return ReadHistory(shown, entries, damaged)


@dataclass(frozen=True)
class DayReport:
    """What was played and learned on a day, in all games."""

    day: date
    played: tuple[Entry, ...] = ()
    """In the order played; of a match itself, not its rounds."""
    records: tuple[tuple[Entry, Best], ...] = ()
    learned: tuple[tuple[str, str], ...] = ()
    """(key of the game, what it was)."""
    before: date | None = None
    """The last day before it on which something was played or practised."""
    after: date | None = None


def day_report(
    day: date, entries: Sequence[Entry], games: Collection[str], game_of: Callable[[str], Game[Any, Any, Any]]
) -> DayReport:
    """The report of a day, for a worker; `entries` is a history, in the order played."""
    known = [
        (each, entry)
        for entry in entries
        if entry.game in games
        and (entry.kind is not Kind.EXERCISE or CARD in entry.proven)
        and (each := day_played(entry)) is not None
    ]
    days = {each for each, _ in known}
    then = [entry for each, entry in known if each == day]
    order = {entry.id: place for place, entry in enumerate(then)}
    rounds = rounds_of_matches(entries)
    listed = (entry for game in games for entry in played_of(then, game) if entry.id not in rounds)
    played = sorted(listed, key=lambda entry: order[entry.id])
    return DayReport(
        day,
        tuple(played),
        tuple(records_on(day, (entry for each, entry in known if each <= day))),
        tuple(named(learned_on(day, entries), games, game_of)),
        max((each for each in days if each < day), default=None),
        min((each for each in days if each > day), default=None),
    )
