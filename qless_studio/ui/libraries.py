"""Whether Qt can start here and, if not, what to install; to be asked before Qt is imported.

A missing library shows as a linker error on import, or Qt aborts the process and blames xcb-cursor, whichever library
it was. To reproduce: run the program in a Debian container without libxkbcommon-x11-0.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping

ALWAYS = {
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
ON_X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Library -> the Debian package that contains it; other distributions use similar names."""


def obstacle(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """Why no window can open here, in one line; "" if no reason is known."""
    if platform != "linux":
        return ""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    on_wayland = bool(environment.get("WAYLAND_DISPLAY"))
    if not chosen and not on_wayland and not environment.get("DISPLAY"):
        return "no display found (neither DISPLAY nor WAYLAND_DISPLAY is set); `qless-studio solve` works without one"
    needed = dict(ALWAYS)
    if chosen.startswith("xcb") or (not chosen and not on_wayland):
        needed |= ON_X11
    missing = [package for library, package in needed.items() if not _loads(library)]
    if missing:
        return f"system libraries needed by Qt are missing; on Debian or Ubuntu: apt install {' '.join(missing)}"
    return ""


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
