"""What a tab is used for: to play, with every answer covered, or to analyse."""

from __future__ import annotations

import enum


class Mode(enum.Enum):
    PLAY = "play"
    """The answers are covered."""
    BUILD = "build"
    """A puzzle is made; nothing is covered. Only for games in which building differs from analysing."""
    ANALYSE = "analyse"


def mode_of(name: object) -> Mode:
    """The mode of that name; `Mode.ANALYSE` for any other."""
    return next((mode for mode in Mode if mode.value == name), Mode.ANALYSE)
