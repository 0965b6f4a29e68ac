"""What a sliced search returns from `advance`; `_status.pxd` has the same numbers in C for compiled kernels."""

from __future__ import annotations

from enum import IntEnum


class Status(IntEnum):
    """What `advance` says; see `qless_studio.engine.kernels` for the contract."""

    MORE = 0
    """The budget is spent: call again."""
    READY = 1
    """Results are waiting: take them, then call again."""
    LIMIT = 2
    """As many results were found as were asked for; there may be others."""
    DONE = 3
    """The search is complete: nothing is left to find."""


STATUSES = tuple(Status)
"""By number: calling `Status` takes thirty times as long."""
MORE, READY, LIMIT, DONE = map(int, Status)
FULL = -1
"""Between kernels only: there is no room for a further result."""
