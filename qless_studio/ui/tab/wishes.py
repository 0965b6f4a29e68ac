"""What a tab asks of the window, as values that its session sends up; `shell.commands` carries them out, by type."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SendPuzzle:
    """Give the puzzle in front away, with the result of its game if that is over."""


@dataclass(frozen=True)
class PractiseMissed:
    """Practise what was missed in games."""

    entries: tuple[str, ...]
    """The ids of their entries in the history."""


@dataclass(frozen=True)
class ShowHelp:
    """Show a page of the help."""

    page: str = "start"
    section: str = ""
    """The heading to begin with; "" for the start of the page."""


@dataclass(frozen=True)
class Paste:
    """Open what is in the clipboard: a puzzle, or a friend's message."""


@dataclass(frozen=True)
class OpenMenu:
    """Open the menu of the window, whose bar has given way."""


@dataclass(frozen=True)
class Choose:
    """Take a value of the settings as the user's choice."""

    name: str
    """A field of `Settings`."""
    value: object
