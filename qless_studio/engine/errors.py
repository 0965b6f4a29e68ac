"""The errors whose text is meant for users; every other exception is a bug."""

from __future__ import annotations

MAX_LINE = 400
"""Maximum length of an error line, which may quote what was given."""


def visible(text: str) -> str:
    """The text with characters that are not shown, or that change the direction of others, as codes such as U+202E."""
    return text if text.isprintable() else "".join(c if c.isprintable() else f"U+{ord(c):04X}" for c in text)


class StudioError(Exception):
    """Something the user can correct: `what` is wrong, and `where`.

    `where` names the place in the words of the user ("row 2, column 3", "pile 4", "option min_length"); it may be
    empty when there is only one place. `str()` of the error is the one line to show, whatever was quoted in it.
    """

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(what, where)
        self.what = what
        self.where = where

    def __str__(self) -> str:
        line = visible(" ".join((f"{self.where}: {self.what}" if self.where else self.what).split()))
        return line if len(line) <= MAX_LINE else f"{line[: MAX_LINE // 2]} ... {line[-MAX_LINE // 2 :]}"


def told(error: Exception, kind: type[StudioError] = StudioError) -> str:
    """The line to show of an error of this kind; raises any other, which is a bug."""
    if not isinstance(error, kind):
        raise error
    return str(error)


class PuzzleError(StudioError):
    """A puzzle text that cannot be read, or a puzzle that breaks the rules of its game."""


class OptionError(StudioError):
    """An option that does not exist, or a value it cannot take."""


class LexiconError(StudioError):
    """A word list that cannot be found, read, imported or stored."""


class SessionError(StudioError):
    """A settings, session or document file that cannot be read or written."""


class PictureError(StudioError):
    """A picture that cannot be read, or in which no board is found."""


UNREADABLE = (
    StudioError, ValueError, TypeError, LookupError, ArithmeticError, AttributeError, AssertionError, RecursionError,
)  # fmt: skip
"""What code raises for stored data that no check foresaw: caught where one odd record must not stop the others."""
