"""The pool that searches run on, and how a worker thread makes itself unobtrusive."""

from __future__ import annotations

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

_one_at_a_time = threading.Lock()


def make_pool(parent: QObject | None = None) -> QThreadPool:
    """A pool for searches; the whole interpreter is set up for them."""
    sys.setswitchinterval(SWITCH_SECONDS)
    pool = QThreadPool(parent)
    pool.setMaxThreadCount(max(THREADS, os.cpu_count() or 1))
    return pool


def unobtrusively(work: Callable[[], None], search: bool = True) -> Callable[[], None]:
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
