"""The progress in all games, computed on a worker; and the text of the due cards for Anki."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.practice import Queue, open_queue
from qless_studio.engine.practice.anki import anki_text
from qless_studio.engine.practice.progress import Progress, ProgressReport
from qless_studio.engine.solving import Run
from qless_studio.ui.work import wait_for_changes

Games = Mapping[str, Game[Any, Any, Any]]
Limits = Mapping[str, Any]
"""As of `Queue`."""


def progress_in(folder: Path, games: Games, first: str, now: datetime, limits: Limits, run: Run) -> Iterator[Progress]:
    """The progress in each game, that in the `first` one first; raises `StudioError`."""
    report = ProgressReport(_queue(folder, games, limits, run), now)
    for key in sorted(games, key=lambda key: key != first):
        run.checkpoint()
        yield report.of(games[key])


def due_for_anki(folder: Path, games: Games, game: str, now: datetime, limits: Limits) -> bytes:
    """The due cards of a game as a text that Anki imports; raises `StudioError`."""
    run = Run()
    queue = _queue(folder, games, limits, run)
    due = (each for each in queue.exercises(now.date(), run) if each[0].card.game == game)
    return anki_text(due).encode()


def _queue(folder: Path, games: Games, limits: Limits, run: Run) -> Queue:
    wait_for_changes()
    return open_queue(folder, games, run, **limits)


def empty(games: Iterable[str]) -> dict[str, Progress]:
    """The progress before anything was played."""
    return {game: Progress(game, 0) for game in games}
