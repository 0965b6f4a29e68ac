"""Where the user's own files live, and how they are written."""

from __future__ import annotations

import errno
import itertools
import os
import re
import shutil
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from qless_studio.engine.errors import SessionError
from qless_studio.engine.texts import phrase, say

HOME_VARIABLE = "QLESS_STUDIO_HOME"
"""Environment variable: when set, all folders are inside the folder it names (tests, a portable installation).

See docs/decisions/007."""

_NAME = "qless-studio"
LONGEST_STEM = 200
"""Bytes of a file's name in the name of its temporary file: with what is added, less than the usual limit of 255."""
LEFTOVER_SECONDS = 60.0
"""A temporary file older than this has lost its writer: writing takes milliseconds."""
WAITS = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.4)
"""Seconds between the attempts to rename or delete a file that another program has open; a second in all."""


def data_folder() -> Path:
    """Folder for imported word lists and sessions. These functions create no folder."""
    return _folder("data")


def config_folder() -> Path:
    """Folder for settings."""
    return _folder("config")


def log_folder() -> Path:
    """Folder for the log file."""
    return _folder("log")


def _folder(kind: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / kind
    import platformdirs  # imported late: not needed to solve with a shipped list

    if kind == "data":
        return platformdirs.user_data_path(_NAME, appauthor=False)
    if kind == "config":
        return platformdirs.user_config_path(_NAME, appauthor=False)
    return platformdirs.user_log_path(_NAME, appauthor=False)


def read_regular(path: str | os.PathLike[str], limit: int, follow: bool = True) -> bytes:
    """The first `limit` bytes of a regular file; raises `OSError`, also for any other file.

    Never waits: a pipe, a device, or a file of the kernel such as /proc/kmsg may have nothing to read for ever.
    `follow` as for `append_lines`.
    """
    with open(_regular(path, os.O_RDONLY, follow), "rb", buffering=0) as file:
        content, piece = b"", max(os.fstat(file.fileno()).st_size, 1 << 16)  # memory is taken for all that is asked for
        while len(content) < limit:
            more = file.read(min(limit - len(content), piece))
            if more is None:
                raise BlockingIOError(errno.EAGAIN, say("it is not a regular file"))
            if not more:
                break
            content += more
        return content


def _regular(path: str | os.PathLike[str], flags: int, follow: bool) -> int:
    """The descriptor of a regular file; raises `OSError` for any other."""
    wrong = OSError(errno.EINVAL, say("it is not a regular file"))
    if not follow:
        if os.path.islink(path):  # Windows has no O_NOFOLLOW
            raise wrong
        flags |= getattr(os, "O_NOFOLLOW", 0)
    for name in ("O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
        flags |= getattr(os, name, 0)
    descriptor = os.open(path, flags, 0o666)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise wrong
    return descriptor


def write_atomically(path: Path, content: bytes) -> None:
    """Replace the whole file by `content`, or leave it unchanged; folders are created as needed.

    A process killed at any moment leaves the old file or the new one, and at most a leftover beside it
    (`clear_leftovers`). An existing file keeps its permissions; a new one gets the user's default permissions.
    Raises `OSError`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    stem = path.name.encode("utf-8", "ignore")[:LONGEST_STEM].decode("utf-8", "ignore")
    beside = path.with_name(f".{stem}.{os.urandom(4).hex()}")
    try:
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, beside)
        replace_file(beside, path)
    except BaseException:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    clear_leftovers(path.parent, re.escape(stem))


def clear_leftovers(folder: Path, names: str = ".+") -> None:
    """Delete the temporary files of writers that were killed, for files with these names (a regular expression).

    Recent ones are kept, since another process may still be writing them. Files that cannot be deleted are skipped.
    """
    with suppress(OSError), os.scandir(folder) as found:
        for each in found:
            if re.fullmatch(rf"\.{names}\.[0-9a-f]{{8}}", each.name):
                with suppress(OSError):
                    if each.is_file(follow_symlinks=False) and time.time() - each.stat().st_mtime > LEFTOVER_SECONDS:
                        os.unlink(each.path)


def replace_file(source: Path, target: Path) -> None:
    """Rename a file, replacing the target; raises `OSError`.

    On Windows neither can be renamed while a program has it open, as virus scanners do for a moment: see `patiently`.
    """
    patiently(lambda: os.replace(source, target))


def remove_file(path: Path) -> None:
    """Delete a file if it exists; raises `OSError`. Patient as `replace_file`."""
    patiently(lambda: path.unlink(missing_ok=True))


def patiently(action: Callable[[], object]) -> None:
    """Do the action, again for about a second while permission is denied; raises `OSError`."""
    for wait in (*WAITS, None):
        try:
            action()
            return
        except PermissionError:
            if wait is None:
                raise
            time.sleep(wait)


def append_lines(path: Path, content: bytes, follow: bool = True) -> None:
    """Append lines to a file, which is created if needed, and see to it that they are on the disk; raises `OSError`.

    A last line that a crash or a full disk left incomplete is ended first. Where others can put files `follow` has to
    be False: a link is no regular file then, for it may lead to any file of the user.
    """
    if not content:
        return
    with open(_regular(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, follow), "a+b") as file:
        if file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                content = b"\n" + content
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a name that no file beside it has yet; its new path. Raises `OSError`."""
    stem = f"{path.stem}-damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    endings = itertools.chain([""], (f"-{number}" for number in itertools.count(2)))
    places = (path.with_name(f"{stem}{ending}{path.suffix}") for ending in endings)
    aside = next(place for place in places if not place.exists())
    replace_file(path, aside)
    return aside


REASONS = {
    errno.ENOSPC: phrase("the disk is full"),
    errno.EACCES: phrase("permission denied"),
    errno.EPERM: phrase("permission denied"),
    errno.EROFS: phrase("the disk is read-only"),
    errno.EISDIR: phrase("it is a folder"),
    errno.ENAMETOOLONG: phrase("the name is too long"),
}
"""Why a file could not be written, for people."""


def check_place(path: Path) -> None:
    """Raise `SessionError` unless there is a folder for this file, and no folder in its place."""
    if not os.path.isdir(path.parent):  # Path.is_dir raises for a name that is too long
        raise SessionError(say("folder not found"), str(path.parent))
    if os.path.isdir(path):
        raise SessionError(say("cannot be written: {}", say(REASONS[errno.EISDIR])), str(path))


def write_export(path: Path, content: bytes) -> None:
    """Write a file where the user asked for it; raises `SessionError` that says why it could not be written."""
    check_place(path)
    try:
        write_atomically(path, content)
    except OSError as error:
        reason = REASONS.get(error.errno or 0)
        shown = say(reason) if reason else error.strerror
        raise SessionError(say("cannot be written: {}", shown), str(path)) from None
