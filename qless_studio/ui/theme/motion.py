"""How long a change may take to show itself, and whether the system wants it to show at all."""

from __future__ import annotations

import ctypes
import sys
from functools import lru_cache
from typing import Any

LIFT = 120
"""Milliseconds for hover, press, ring and row selection."""
DRAW = 150
"""Milliseconds for a path drawing itself and a verdict changing."""
SLIDE = 180
"""Milliseconds for a card on its way and the palette coming up."""
SPI_GETCLIENTAREAANIMATION = 0x1042


@lru_cache(maxsize=1)
def system_reduces_motion() -> bool:
    """Whether the system asks programs to keep still, where it can be asked at once: Windows and macOS; read once.

    Qt tells nothing of it up to 6.11. On Linux `theme.portal` asks the desktop.
    """
    if sys.platform == "win32":
        enabled = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(enabled), 0)
        return not enabled.value
    if sys.platform == "darwin":
        from ctypes.util import find_library  # it imports half a dozen modules that no other system needs

        return _workspace_reduces_motion(ctypes.CDLL(find_library("objc")))
    return False


def _workspace_reduces_motion(objc: Any) -> bool:
    """NSWorkspace's word on it, from the runtime of Objective-C; Qt has loaded AppKit by the time it is asked."""
    lookup, name = objc.objc_getClass, objc.sel_registerName
    lookup.restype = name.restype = ctypes.c_void_p
    lookup.argtypes = name.argtypes = [ctypes.c_char_p]
    kind = lookup(b"NSWorkspace")
    if not kind:
        return False
    address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value
    get = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(address)
    return bool(ask(get(kind, name(b"sharedWorkspace")), name(b"accessibilityDisplayShouldReduceMotion")))


def ease_out(share: float) -> float:
    """Ease-out cubic: the place of a movement, 0 to 1, when `share` of its time has gone."""
    return 1 - (1 - share) ** 3
