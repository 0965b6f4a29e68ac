"""The pool that searches run on, and how a worker thread makes itself unobtrusive."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool

from qless_studio.engine import kernels

SWITCH_SECONDS = 0.0005
"""How long a Python thread holds the interpreter; the default of 5 ms made frames of 57 ms, this one of 30."""
NICE = 10
"""A worker at normal priority delayed events by 10 ms, at this one by 1 ms."""
THREADS = 16
"""More than there are cores: long searches of some tabs must not keep those of another from beginning."""
HEAPS = 2
"""Of the C library. With one for each of sixteen threads, memory freed by one was taken by no other: 400 rolls of
Q-Less made the program grow by 75 MB, with two by 5."""
_M_ARENA_MAX = -8

_one_at_a_time = threading.Lock()


def make_pool(parent: QObject | None = None) -> QThreadPool:
    """A pool for searches; the whole interpreter is set up for them."""
    sys.setswitchinterval(SWITCH_SECONDS)
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)  # glibc has it, musl needs none
        if set_option is not None:
            set_option(_M_ARENA_MAX, HEAPS)
    pool = QThreadPool(parent)
    pool.setMaxThreadCount(max(THREADS, os.cpu_count() or 1))
    return pool


def at_low_priority(work: Callable[[], None], search: bool = True) -> Callable[[], None]:
    """`work`, at low priority; of searches only one at a time where the kernels are interpreted.

    What a search may wait for, such as a word list, is none itself: it must not wait for a search.
    """

    def run() -> None:
        if sys.platform == "linux":  # elsewhere the scheduler needs no help
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        if kernels.compiled() or not search:
            work()
        else:
            with _one_at_a_time:
                work()

    return run
