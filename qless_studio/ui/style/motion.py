"""How long animations last, and whether the system asks for reduced motion. See docs/decisions/025."""

from __future__ import annotations

import ctypes
import sys
from functools import lru_cache
from typing import Any

LIFT = 120
"""Milliseconds for hover, press, ring and row selection."""
DRAW = 150
"""Milliseconds for a path being drawn and a verdict changing."""
SLIDE = 180
"""Milliseconds for a card moving and the palette opening."""
SPI_GETCLIENTAREAANIMATION = 0x1042


@lru_cache(maxsize=1)
def system_reduces_motion() -> bool:
    """Whether Windows or macOS asks for reduced motion; read once per process, False elsewhere.

    Qt has no property for it up to 6.11. On Linux `theme.portal` asks the desktop.
    """
    if sys.platform == "win32":
        enabled = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(enabled), 0)
        return not enabled.value
    if sys.platform == "darwin":
        from ctypes.util import find_library  # imports half a dozen modules that no other system needs

        return _workspace_reduces_motion(ctypes.CDLL(find_library("objc")))
    return False


def _workspace_reduces_motion(objc: Any) -> bool:
    """NSWorkspace.accessibilityDisplayShouldReduceMotion through the Objective-C runtime; Qt has loaded AppKit."""
    lookup, name = objc.objc_getClass, objc.sel_registerName
    lookup.restype = name.restype = ctypes.c_void_p
    lookup.argtypes = name.argtypes = [ctypes.c_char_p]
    kind = lookup(b"NSWorkspace")
    if not kind:
        return False
    address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    get = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(address)
    return bool(ask(get(kind, name(b"sharedWorkspace")), name(b"accessibilityDisplayShouldReduceMotion")))


def ease_out(share: float) -> float:
    """Ease-out cubic: progress of a movement, 0 to 1, after a fraction `share` of its duration."""
    return 1 - (1 - share) ** 3
