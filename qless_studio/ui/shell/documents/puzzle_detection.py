"""Puzzle texts from outside: which tab reads one, and what was dropped on the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, Signal
from PySide6.QtWidgets import QApplication

from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.sharing import SharedPuzzle, read_share
from qless_studio.engine.texts import say
from qless_studio.ui.tab.game_view import GameView


@dataclass(frozen=True)
class Reading:
    """A text that a game could read."""

    index: int
    """Number of the view."""
    puzzle: Any
    share: SharedPuzzle | None = None
    """What came with the puzzle in a shared text."""


def read_puzzle(text: str, views: Sequence[GameView], first: int) -> Reading:
    """The reading of the first game, from view number `first` on and round again, that the text is likely meant for.

    Where no reading is likely (`GameView.meant`), the first game that can read it at all; a shared text says itself
    which game it is of. Raises `PuzzleError`.
    """
    text = "\n".join(line.strip() for line in text.splitlines() if line.strip())
    if not text:
        raise PuzzleError(say("no text found"))
    games = [view.game for view in views]
    share = read_share(text, games)
    if share is not None:
        return Reading(games.index(share.game), share.puzzle, share)
    readings, complaint = [], ""
    for step in range(len(views)):
        index = (first + step) % len(views)
        try:
            readings.append(Reading(index, views[index].game.parse(text)))
        except StudioError as error:
            complaint = complaint or str(error)
    if not readings:
        raise PuzzleError(complaint)
    return next((one for one in readings if views[one.index].meant(text, one.puzzle)), readings[0])


def dropped_files(data: QMimeData) -> list[Path]:
    """The local files that are dropped."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def dropped_file(data: QMimeData) -> Path | None:
    """The one local file that is dropped, if it is one."""
    paths = dropped_files(data)
    return paths[0] if len(paths) == 1 else None


class Application(QApplication):
    """Says when macOS asks the running program to open a file; an event filter would see the events of all widgets."""

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen:
            self.file_opened.emit(event.file())
            return True
        return super().event(event)
