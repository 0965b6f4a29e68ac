"""Puzzle texts from the clipboard and from files: which game can read one. See docs/decisions/032."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMimeData

from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.texts import say
from qless_studio.ui.tab.game_view import GameView

if TYPE_CHECKING:
    from qless_studio.engine.challenges.opening import SharedPuzzle

SENTENCE = 3
"""Words on a line from which on it may be prose"""
# fmt: off
PROSE = frozenset((
    "the", "you", "your", "with", "have", "this", "will", "from", "they", "know", "want", "been", "good", "much",
    "when", "just", "many", "more", "only", "such", "than", "them", "were", "what", "would", "could", "should",
    "there", "their", "which", "about", "again", "where", "into", "because", "also", "these", "those", "being",
    "every", "hello", "for", "das", "ich", "nicht", "die", "auf", "für", "dem", "sie", "wir", "ihr", "ihm", "sich",
    "auch", "wie", "wenn", "aber", "noch", "nur", "schon", "kann", "haben", "sind", "war", "wird", "bei", "werden",
    "nach", "zum", "zur", "über", "mein", "dein", "sein", "kein", "mehr", "sehr", "dann", "doch", "wieder", "diese",
    "geht", "gibt", "alle", "etwas", "danke", "hallo", "von", "eine", "einen", "einem",
))
# fmt: on
"""Words of English and German sentences; hardly a word ends in one of them, so that no game has it as a suffix"""
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif")
"""How the names of pictures end."""


@dataclass(frozen=True)
class Reading:
    """A text that a game could read."""

    index: int
    """Index of the game"""
    puzzle: Any
    share: SharedPuzzle | None = None
    """The shared text with all its parts"""
    meant: bool = True
    """Whether the text is likely to be meant for the game (`GameParts.meant`)"""


class OtherGameError(PuzzleError):
    """The game in front cannot read a text, or it is hardly meant for it; another game can."""

    def __init__(self, message: str, reading: Reading) -> None:
        """`reading` of the other game."""
        super().__init__(message)
        self.reading = reading


def read_puzzle(text: str, views: Sequence[GameView], first: int) -> Reading:
    """The reading of the first game that the text is likely meant for.

    The games are asked in order, starting with index `first`; if none is likely, the first one that can read it is
    taken. A shared text names its game. Raises `PuzzleError`.
    """
    text = _without_blank_lines(text)
    if not text:
        raise PuzzleError(say("no text found"))
    share = _shared(text, views)
    if share is not None:
        return share
    if is_prose(text):
        raise PuzzleError(say("it is ordinary text"))
    readings = list(_readings(text, views, first))
    if not readings:
        views[first].game.read(text)  # raises: says what the game in front cannot read
    return next((reading for reading in readings if reading.meant), readings[0])


def read_in_front(text: str, views: Sequence[GameView], front: int) -> Reading:
    """Read a text with the game with index `front` alone, unless a shared text names another game.

    Raises `OtherGameError` if another game is a better guess, and another `PuzzleError` if none can read it.
    """
    reading = read_puzzle(text, views, front)
    if reading.share is not None or reading.index == front:
        return reading
    try:
        views[front].game.read(_without_blank_lines(text))
    except StudioError as error:
        if not reading.meant:
            raise
        raise OtherGameError(str(error), reading) from None
    raise OtherGameError(say("the text looks like one for another game"), reading)


def is_prose(text: str) -> bool:
    """Whether a text is hardly a puzzle, as it has a line with several words, one of them from ordinary sentences."""
    lines = (re.findall(r"[^\W\d_]+", line.lower()) for line in text.splitlines())
    return any(len(words) >= SENTENCE and not PROSE.isdisjoint(words) for words in lines)


def _without_blank_lines(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def _shared(text: str, views: Sequence[GameView]) -> Reading | None:
    from qless_studio.engine.challenges.opening import read_share

    games = [view.game for view in views]
    share = read_share(text, games)
    return None if share is None else Reading(games.index(share.game), share.puzzle, share)


def _readings(text: str, views: Sequence[GameView], first: int) -> Iterator[Reading]:
    """What the games make of a text, starting with the one in front."""
    for step in range(len(views)):
        index = (first + step) % len(views)
        try:
            puzzle = views[index].game.read(text)
        except StudioError:
            continue
        yield Reading(index, puzzle, meant=views[index].parts.meant(text, puzzle))


def is_picture(path: Path) -> bool:
    """Whether a file is called like a picture."""
    return path.suffix.lower() in PICTURES


def dropped_files(data: QMimeData) -> list[Path]:
    """The local files in the data of a drop or of the clipboard."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def dropped_file(data: QMimeData) -> Path | None:
    """The local file in the data, if there is exactly one."""
    paths = dropped_files(data)
    return paths[0] if len(paths) == 1 else None
