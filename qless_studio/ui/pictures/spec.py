"""What a game says about boards in pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class DiceChoice:
    """Dice that a board may have been thrown with."""

    title: str
    """In English; shown in the language of the window."""
    dice: tuple[tuple[str, ...], ...] = ()
    """The faces of each die, in upper case, "" for a blank one; none: any letters."""
    shape: tuple[int, int] | None = None
    """Rows and columns of their board."""


@dataclass(frozen=True)
class PictureSpec:
    """What is looked for in a picture, and what the letters that are found mean."""

    text: Callable[[Sequence[str], int, int], str]
    """The puzzle's text of these letters (upper case, "" for a blank tile), rows and columns (0 if scattered)."""
    kind: Literal["grid", "scattered"] = "grid"
    choices: tuple[DiceChoice, ...] = ()
    """The first is in force at the beginning; where there is none, any letters."""
    without: frozenset[str] = frozenset()
    """Letters and groups of letters that no tile has; "": no tile is blank."""
    count: int | None = None
    """How many tiles are scattered."""
    upright: bool = False
    """Whether it is played on screens alone."""
