"""Texts that several tabs need: what an empty list says, how long a search took."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.texts import decimal
from qless_studio.ui.tab.session import State


def not_analysed_text(state: State) -> str:
    """What an empty list says if the puzzle was not searched; "" if it was."""
    return QCoreApplication.translate("GameTab", "Not analysed") if state is State.NOT_ANALYSED else ""


def empty_list_text(state: State, none: str) -> str:
    """What an empty list of solutions says: `none` once the search is over."""
    searched = none if state is State.FINISHED else QCoreApplication.translate("GameTab", "Searching…")
    return not_analysed_text(state) or searched


def duration(seconds: float) -> str:
    """A time for people: 0.2 ms, 35 ms, 1.4 s, 2:05."""
    if seconds < 0.01:
        return f"{decimal(seconds * 1000, 1)} ms"
    if seconds < 1:
        return f"{seconds * 1000:.0f} ms"
    if seconds < 60:
        return f"{decimal(seconds, 1)} s"
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
