"""Which proofs can be made, and what they take; apart from the proofs, which a start of the window does not need."""

from __future__ import annotations

from qless_studio.engine.texts import phrase, say

MOST_OPEN = 12
"""Cells that may be open: as many as a key of the kernel has room for."""
MOST_CELLS = 16
_EFFORTS = ((6, phrase("a few seconds")), (9, phrase("up to a minute")), (MOST_OPEN, phrase("an hour or two")))


def most_open(letters: int) -> int:
    """How many cells may be open with this many letters: a key has five bits for each of them, six for 32 letters."""
    return MOST_OPEN if letters < 32 else 10


def possible(opened: int, cells: int) -> bool:
    """Whether a board of this many cells, this many of them open, can be completed best in a player's time."""
    return opened <= MOST_OPEN and cells <= MOST_CELLS


def effort_of(opened: int) -> str:
    """About how long a proof with this many open cells takes, in words; "" when it would take years."""
    return next((say(words) for most, words in _EFFORTS if opened <= most), "")
