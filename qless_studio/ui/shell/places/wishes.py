"""What a place asks of the window, as values: `places.actions` carries them out, by type."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Leave:
    """Back to what was in front before."""


@dataclass(frozen=True)
class Practise:
    """Show what there is to practise, or go on with what is asked."""


@dataclass(frozen=True)
class Due:
    """So many questions are due, or the next ones on a day."""

    questions: int
    next_day: date | None


@dataclass(frozen=True)
class Practised:
    """Questions were answered: what is due is to be counted again."""


@dataclass(frozen=True)
class Follow:
    """The bars and the commands are to follow what the place shows now."""


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
