"""Where the board of a page is, and what belongs beside or below it: the same numbers for every page with a board."""

from __future__ import annotations

import enum
from typing import NamedTuple

CROWDED, LOW, LOWEST = 560, 480, 340
"""Heights of a window below which the controls above a board go into the column beside it, below which the bars become
one line, and below which what remains has its smallest form."""
BAR, ROW, STRIP = 48, 56, 32
"""Heights of the top bar, of the row of controls below it, and of the status strip."""
WIDEST, SHARE = 480, 0.58
"""Maximum width of the column beside a board, and the part of a narrow window that it takes at most."""
MARGIN, LOW_MARGIN = 16, 8


class Kind(enum.Enum):
    """What a page is for; the value is the minimum width of the column beside the board, its height below it, and the
    height of the bars that a low window keeps above and below a board with the column beside it.
    """

    GAME = (176, 96, 0)
    QUESTION = (260, 80, BAR)
    REVIEW = (320, 176, BAR + STRIP)


class Arranged(NamedTuple):
    """The arrangement of a page, in pixels at 100 % text size."""

    beside: bool
    """Whether the column is beside the board; otherwise it is below it."""
    board: tuple[int, int]
    """Width and height of the largest board that has room."""
    column: int
    """Width of the column beside the board, or its height below it."""
    margin: int
    """Room around the board."""
    one_line: bool
    """Whether the top bar and the row of controls are one line, and the status strip is hidden."""
    smallest: bool
    """Whether what is in the column has its smallest form."""


def arranged(width: int, height: int, kind: Kind, aspect: float = 1.0, below: int = 0) -> Arranged:
    """The arrangement with the larger board in a window of a size, in pixels divided by the text scale.

    `aspect` is the width of the board divided by its height. `below` is the height that the column needs where it is
    below the board, if that is known.
    """
    least, low, bars = kind.value
    least = min(least, round(SHARE * width))
    one_line = height < LOW
    margin = LOW_MARGIN if one_line else MARGIN
    page = height - (BAR if one_line else BAR + ROW + STRIP)
    under = max(low, below)
    side = page
    if height < CROWDED and kind is not Kind.QUESTION:
        side = height - BAR - STRIP
    if one_line:
        side = height - bars
    by_side = _fitting(width - least - 2 * margin, side - 2 * margin, aspect)
    on_top = _fitting(width - 2 * margin, page - under - 2 * margin, aspect)
    if by_side < on_top:
        return Arranged(False, on_top, page - on_top[1] - 2 * margin, margin, one_line, height < LOWEST)
    column = min(width - by_side[0] - 2 * margin, max(least, WIDEST))
    return Arranged(True, by_side, column, margin, one_line, height < LOWEST)


def _fitting(width: int, height: int, aspect: float) -> tuple[int, int]:
    """The largest board in a room."""
    high = max(0, min(height, round(width / aspect)))
    return min(width, round(high * aspect)), high
