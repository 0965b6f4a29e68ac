"""A frame of the Q-Less search's stack; `_q_less_frame.pxd` has it as a C struct for the compiled kernel."""

from __future__ import annotations


class Frame:
    """An open run with its choices, and what to go back to before each of them."""

    __slots__ = ("cell", "chosen", "close", "count", "down", "first", "next", "placed", "rack", "trail")

    cell: int
    """First cell of the run."""
    down: int
    """1 for a vertical run, 0 for a horizontal one."""
    first: int
    """Index at which its options begin."""
    count: int
    """Number of words that the run can become."""
    next: int
    """The choice that is tried next."""
    close: bool
    """Whether, after the words, its tile may also stand alone."""
    trail: int
    chosen: int
    placed: int
    rack: int
