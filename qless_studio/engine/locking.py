"""A lock between processes, by a file that they all name."""

from __future__ import annotations

import errno
import importlib
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

STEP_SECONDS = 0.01
LONGEST_WAIT = 10.0
"""Seconds after which the lock counts as stuck: its holder writes for milliseconds."""
NO_LOCKS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
"""The errors of a file system without locks."""
_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0)
"""The errors that mean that another process has the lock; Wine 10 gives no number."""


@contextmanager
def locked(path: Path, wait: float | None = None) -> Iterator[None]:
    """Hold the lock of a file, which is created if needed. The system releases it when a process dies.

    Raises `TimeoutError` if another process holds it for `wait` seconds, by default `LONGEST_WAIT`, and `OSError` if
    no lock is available: the file cannot be opened, or its file system has no locks.
    """
    with path.open("a+b") as file:  # closing it releases the lock
        deadline = time.monotonic() + (LONGEST_WAIT if wait is None else wait)
        while not _is_taken(file.fileno()):
            if time.monotonic() > deadline:
                raise TimeoutError(errno.ETIMEDOUT, "the lock is held", str(path))
            time.sleep(STEP_SECONDS)
        yield


def _is_taken(number: int) -> bool:
    """Take the lock of an open file; False while another process has it. Raises `OSError`."""
    try:
        _take(number)
    except OSError as error:
        if error.errno in _HELD:
            return False
        raise
    return True


def _take_on_windows(number: int) -> None:
    """Lock without waiting: the system's own wait looks once a second and gives up after ten."""
    msvcrt: Any = importlib.import_module("msvcrt")
    msvcrt.locking(number, msvcrt.LK_NBLCK, 1)


def _take_on_unix(number: int) -> None:
    import fcntl

    fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


_take = _take_on_windows if sys.platform == "win32" else _take_on_unix
