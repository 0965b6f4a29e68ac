"""What a place asks of the window, as values: `places.actions` carries them out, by type."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Leave:
    """Back to what was in front before."""


@dataclass(frozen=True)
class Practise:
    """Practise what is due, or go on with what is being practised."""


@dataclass(frozen=True)
class ShowHistory:
    """What was played, and how well."""

    day: date | None = None
    """Only that day; None for all of it."""


@dataclass(frozen=True)
class ShowWords:
    """The words worth learning of a game."""

    game: str
    """The key of the game."""


@dataclass(frozen=True)
class ShowHelp:
    """The first page of the help."""


@dataclass(frozen=True)
class Paste:
    """Open what is in the clipboard: a puzzle, or a friend's message."""
