"""What the Statistics page shows, read and computed on a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from qless_studio.engine.challenges.duel import FRIEND, Record, records
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, History
from qless_studio.engine.play_statistics import (
    MatchRecord,
    PlayStatistics,
    Streak,
    match_records,
    played_of,
    statistics,
    streaks,
)
from qless_studio.ui.work import wait_for_changes


@dataclass(frozen=True)
class GameHistory:
    """What was played of one game."""

    played: list[Entry]
    """In the order played."""
    statistics: PlayStatistics
    streak: Streak
    friends: tuple[Record, ...] = ()
    """Who won how often against each friend."""
    matches: tuple[MatchRecord, ...] = ()
    """The same against the computer at each strength."""


@dataclass(frozen=True)
class ReadHistory:
    """A history as it was when it was read."""

    games: Mapping[str, GameHistory] = field(default_factory=dict)
    """By key, those of the window."""
    entries: int = 0
    """Including exercises and games of other versions."""
    damaged: int = 0
    """Lines that could not be read."""
    readable: bool = True
    """Whether it could be read; if not, it can still be exported and forgotten."""
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
    """The same with the results against friends; games that none was about are not imported."""
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
    return ReadHistory(shown, len(entries), damaged)
