"""What the Statistics page shows, read and computed on a worker."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path

from qless_studio.engine import old_record
from qless_studio.engine.history import Entry, History
from qless_studio.engine.play_statistics import PlayStatistics, Streak, played_of, statistics, streaks
from qless_studio.ui.work import wait_for_changes


@dataclass(frozen=True)
class GameHistory:
    """What was played of one game."""

    played: list[Entry]
    """In the order played."""
    statistics: PlayStatistics
    streak: Streak


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


def read_history(folder: Path | None, games: Iterable[str], today: date) -> ReadHistory:
    """Read the history in a folder, None for none; raises `StudioError`."""
    if folder is None:
        return history_of((), 0, games, today)
    wait_for_changes()
    old_record.move(folder)
    history = History(folder)
    entries, damaged = history.read_newest()
    return replace(history_of(entries, damaged, games, today), whole=not history.too_large)


def history_of(entries: Sequence[Entry], damaged: int, games: Iterable[str], today: date) -> ReadHistory:
    """What to show for these entries, in the order played."""
    shown = {
        game: GameHistory(played_of(entries, game), statistics(entries, game), streaks(entries, game, today))
        for game in games
    }
    return ReadHistory(shown, len(entries), damaged)
