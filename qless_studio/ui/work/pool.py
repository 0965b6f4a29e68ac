"""The thread pool for searches, and the low priority of its threads. See docs/decisions/029 and 043."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool

from qless_studio.engine import kernels

SWITCH_SECONDS = 0.0005
"""Switch interval of the interpreter; with the default of 5 ms a frame took 57 ms, with this one 30 ms."""
NICE = 10
"""Nice value of a worker: at normal priority it delayed events by 10 ms, at this one by 1 ms."""
THREADS = 16
"""More than there are cores, so that long searches of some tabs do not keep those of another from starting."""
HEAPS = 2
"""malloc arenas of glibc. With one per thread, memory freed in one thread was not reused in another: 400 rolls of
Q-Less made the program grow by 75 MB, with two arenas by 5 MB."""
_M_ARENA_MAX = -8
"""The constant of this name in malloc.h."""

_one_at_a_time = threading.Lock()


def make_pool(parent: QObject | None = None) -> QThreadPool:
    """A pool for searches; also sets the interpreter's switch interval and, with glibc, the number of arenas."""
    sys.setswitchinterval(SWITCH_SECONDS)
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)  # glibc only; musl has neither the option nor the need
        if set_option is not None:
            set_option(_M_ARENA_MAX, HEAPS)
    pool = QThreadPool(parent)
    pool.setMaxThreadCount(max(THREADS, os.cpu_count() or 1))
    return pool


def at_low_priority(work: Callable[[], None], search: bool = True) -> Callable[[], None]:
    """Wrap `work` to run at low priority; where the kernels are interpreted, searches also run one at a time.

    Pass `search=False` for work that a search may wait for, such as loading a word list: it must not wait for a search.
    """

    def run() -> None:
        if sys.platform == "linux":  # elsewhere workers delay no events, and a nice value belongs to the process
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        if kernels.compiled() or not search:
            work()
        else:
            with _one_at_a_time:
                work()

    return run
