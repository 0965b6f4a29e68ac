"""How long a change may take to show itself, and whether the system wants it to show at all."""

from __future__ import annotations

import ctypes
import sys
from functools import lru_cache

LIFT = 120
"""Milliseconds for hover, press, ring and row selection."""
DRAW = 150
"""Milliseconds for a path drawing itself and a verdict changing."""
SLIDE = 180
"""Milliseconds for a card on its way and the palette coming up."""
SPI_GETCLIENTAREAANIMATION = 0x1042


@lru_cache(maxsize=1)
def system_reduces_motion() -> bool:
    """Whether the system asks programs to keep still; read once, known on Windows alone (Qt tells no more)."""
    if sys.platform != "win32":
        return False
    enabled = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(enabled), 0)
    return not enabled.value


def ease_out(share: float) -> float:
    """Ease-out cubic: the place of a movement, 0 to 1, when `share` of its time has gone."""
    return 1 - (1 - share) ** 3
