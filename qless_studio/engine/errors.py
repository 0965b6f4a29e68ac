"""The errors whose text is meant for users; every other exception is a bug."""

from __future__ import annotations


class StudioError(Exception):
    """Something the user can put right: `what` is wrong, and `where`.

    `where` names the place in the words of the user ("row 2, column 3", "pile 4", "option min_length"); it may be
    empty when there is only one place. `str()` of the error is the one line to show.
    """

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(what, where)
        self.what = what
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what


class PuzzleError(StudioError):
    """A puzzle text that cannot be read, or a puzzle that breaks the rules of its game."""


class OptionError(StudioError):
    """An option that does not exist, or a value it cannot take."""


class LexiconError(StudioError):
    """A word list that cannot be found, read, imported or stored."""


class SessionError(StudioError):
    """A settings, session or document file that cannot be read or written."""
