"""The puzzles of a game opened last, each with what was proven of it, shown while its board is empty."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import Shape, read_cache, write_atomically
from qless_studio.engine.texts import say

MOST = 5
L = TypeVar("L")  # a frozen dataclass: a puzzle that was looked at


@dataclass(frozen=True)
class RecentFile(Generic[L]):
    """How a game's list is stored; several windows may add to it."""

    name: str
    shape: Shape
    read: Callable[[Any], L]
    """One of the list from an object of that shape; raises ValueError or `StudioError`."""
    same: Callable[[L], object]
    """Two with the same value here are one puzzle."""

    def remembered(self, folder: Path) -> tuple[L, ...]:
        """The stored ones, the latest first; none when the file is missing or damaged."""
        found = read_cache(folder / self.name, [self.shape], lambda entries: tuple(map(self.read, entries)))
        return (found or ())[:MOST]

    def with_latest(self, before: Iterable[L], latest: L) -> tuple[L, ...]:
        """The list with one more at the beginning; the same puzzle is in it once."""
        return (latest, *(one for one in before if self.same(one) != self.same(latest)))[:MOST]

    def remember(self, folder: Path, looked: Iterable[L]) -> None:
        """Store these; raises `SessionError` when the folder cannot be written."""
        text = json.dumps([asdict(one) for one in looked], indent=1)  # type: ignore[call-overload]
        try:
            write_atomically(folder / self.name, text.encode())
        except OSError as error:
            raise SessionError(say("cannot be written: {}", error.strerror), str(folder / self.name)) from None


class RecentLog(Generic[L]):
    """The list of a folder."""

    def __init__(self, file: RecentFile[L], folder: Path | None) -> None:
        """Read the file in a folder; without a folder, keep the puzzles in memory only."""
        self._file, self.folder = file, folder
        self.latest: tuple[L, ...] = () if folder is None else file.remembered(folder)
        """The latest first."""

    def add(self, looked: L) -> None:
        """Put a puzzle first; raises `SessionError` when the folder cannot be written."""
        before = self.latest if self.folder is None else self._file.remembered(self.folder)
        self.latest = self._file.with_latest(before, looked)
        if self.folder is not None:
            self._file.remember(self.folder, self.latest)
