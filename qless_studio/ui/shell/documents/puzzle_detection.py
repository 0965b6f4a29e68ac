"""Puzzle texts from the clipboard and from files: which game can read one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData

from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.sharing import SharedPuzzle, read_share
from qless_studio.engine.texts import say
from qless_studio.ui.tab.game_view import GameView


@dataclass(frozen=True)
class Reading:
    """A text that a game could read."""

    index: int
    """Index of the game"""
    puzzle: Any
    share: SharedPuzzle | None = None
    """All of a shared text"""


def read_puzzle(text: str, views: Sequence[GameView], first: int) -> Reading:
    """The reading of the first game that the text is likely meant for (`GameView.meant`).

    The games are asked in order, starting with index `first`; if none is likely, the first one that can read it is
    taken. A shared text names its game. Raises `PuzzleError`.
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
    likely = (reading for reading in readings if views[reading.index].meant(text, reading.puzzle))
    return next(likely, readings[0])


def dropped_files(data: QMimeData) -> list[Path]:
    """The local files in the data of a drop or of the clipboard."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def dropped_file(data: QMimeData) -> Path | None:
    """The local file in the data, if there is exactly one."""
    paths = dropped_files(data)
    return paths[0] if len(paths) == 1 else None
