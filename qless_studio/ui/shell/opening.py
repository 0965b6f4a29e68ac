"""Puzzle texts from outside: which tab reads one, and what was dropped on the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, Signal
from PySide6.QtWidgets import QApplication

from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.ui.shell.game_view import GameView

LARGEST = 64 * 1024
"""Bytes of the largest file that is taken for a puzzle."""


@dataclass(frozen=True)
class Reading:
    """A text that a game could read."""

    index: int
    """Number of the view."""
    puzzle: Any


def read_puzzle(text: str, views: Sequence[GameView], first: int) -> Reading:
    """The first view, from number `first` on and round again, whose game reads the text; raises `PuzzleError`."""
    text = text.strip()
    if not text:
        raise PuzzleError("there is no text")
    complaint = ""
    for step in range(len(views)):
        index = (first + step) % len(views)
        try:
            return Reading(index, views[index].game.parse(text))
        except StudioError as error:
            complaint = complaint or str(error)
    raise PuzzleError(complaint)


def dropped_file(data: QMimeData) -> Path | None:
    """The one local file that is dropped, if it is one."""
    urls = [url for url in data.urls() if url.isLocalFile()]
    return Path(urls[0].toLocalFile()) if len(urls) == 1 else None


def text_of(path: Path) -> str:
    """The text in a file small enough to be a puzzle; raises `PuzzleError`. Not for the GUI thread."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise PuzzleError(f"cannot be read: {error.strerror}", f"file {path.name}") from None
    if len(content) > LARGEST:
        raise PuzzleError("is too large for a puzzle; word lists are imported where word lists are chosen", path.name)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PuzzleError("is no text", f"file {path.name}") from None


class Application(QApplication):
    """Says when macOS asks the running program to open a file; an event filter would see the events of all widgets."""

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen:
            self.file_opened.emit(event.file())
            return True
        return super().event(event)
