"""The work of the History on a worker: the whole history once, then what a view makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import StudioError
from qless_studio.engine.history import History
from qless_studio.engine.past import Games, Past, past_of
from qless_studio.engine.solving import Run
from qless_studio.ui.work import wait_for_changes

Make = Callable[[Past, Run], Iterable[Any]]
"""Makes what a view shows; may raise `StudioError`."""


def read(folder: Path | None, known: Past | None, games: Games, make: Make, run: Run) -> Iterator[Any]:
    """The history of a folder, unless it is known; then what `make` makes of it."""
    past = known or read_past(folder, games, run)
    if past is not known:
        yield past
    run.checkpoint()
    yield from make(past, run)


def read_past(folder: Path | None, games: Games, run: Run) -> Past:
    """The history of a folder, None for none."""
    if folder is None:
        return past_of((), games)
    wait_for_changes()
    history = History(folder)
    try:
        entries, damaged = history.read_newest()
    except StudioError as error:
        return replace(past_of((), games), whole=False, problem=str(error))
    return past_of(entries, games, run, damaged, whole=not history.too_large)
