"""Free a long list in slices from the event loop. See docs/decisions/043."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer

SLICE = 1_000
"""Solutions freed per timer event: about 2 ms for large ones. Freeing 30,000 at once took 60 ms."""


def free_in_slices(solutions: Sequence[Any], owner: QObject) -> None:
    """Keep a copy of the list and shrink it slice by slice; `owner` is the parent of the timer.

    Call this before dropping the last other reference: the solutions are then freed a slice at a time, not all at once.
    """
    if len(solutions) <= SLICE:
        return
    left, timer = list(solutions), QTimer(owner, interval=0)

    def free() -> None:
        del left[-SLICE:]
        if not left:
            timer.stop()
            timer.deleteLater()

    timer.timeout.connect(free)
    timer.start()
