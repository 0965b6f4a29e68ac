"""Files: where those of the user and those shipped are; how they are written, locked, and read when damaged."""

from __future__ import annotations

import errno
import gzip
import importlib
import itertools
import json
import logging
import math
import os
import re
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar, get_args

from qless_studio.engine.errors import SessionError, StudioError
from qless_studio.engine.texts import phrase, say

# Where the user's own files live, and how they are written.

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


# Where the shipped data files are: inside the installed package, or beside it in a checkout.

_PACKAGE = Path(__file__).resolve().parents[1]
_SLICE = 32_000
"""Characters of a table searched before other threads get a chance to run: about a millisecond."""


def resource(name: str) -> Path:
    """The path of a shipped file or folder, such as `lexicons/lexicon_en.tsv.gz`."""
    installed = _PACKAGE / "resources" / name
    return installed if installed.exists() else _PACKAGE.parent / "resources" / name


def table(name: str) -> str:
    """The text of a shipped table: .xz, or .gz where it is needed at once (a third of the time, a third larger)."""
    content = resource(name).read_bytes()
    if name.endswith(".gz"):
        return gzip.decompress(content).decode()
    import lzma  # the start needs no .xz

    return lzma.decompress(content).decode()


def parts(text: str) -> Iterator[str]:
    """The lines of a table, many at a time; other threads get a chance to run in between."""
    start = 0
    while start < len(text):
        end = text.find("\n", start + _SLICE) + 1 or len(text)
        yield text[start:end]
        start = end


def found_in_lines(pattern: str, text: str) -> list[str]:
    """What a pattern finds in the lines of a table."""
    return [each for part in parts(text) for each in re.findall(pattern, part, re.MULTILINE)]


# A lock between processes, by a file that they all name.

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


# JSON that may be damaged: read with its shape checked; files that can be made again are set aside when damaged.

log = logging.getLogger(__name__)
T = TypeVar("T")
Shape = Any
"""What JSON must look like: a type such as `str` or `float | None` (whole numbers are a `float` too); `[shape]`, a list
of any length; `(shape, shape)`, a list of as many as these; `{"name": shape}`, an object with at least these members;
`{str: shape}`, an object with members of any names."""
DEEPEST = 100
"""Lists and objects within each other, far more than files of ours have; what Python takes depends on its version."""
_SURROGATE = rb"\\u[dD][89a-fA-F]"


def parse_json(data: bytes) -> Any:
    """The value of JSON in UTF-8; raises ValueError, and nothing else, for what is not valid.

    All numbers are finite, all integers have at most 64 bits, all texts can be encoded, and nothing is nested more than
    `DEEPEST` deep, so that whatever goes through the value part by part comes to its end.
    """
    try:
        value = json.loads(data.decode("utf-8"), parse_int=_integer, parse_float=_number, parse_constant=_number)
        if re.search(_SURROGATE, data):
            json.dumps(value, ensure_ascii=False).encode("utf-8")  # for lone ones UnicodeEncodeError, a ValueError
        if data.count(b"[") + data.count(b"{") > DEEPEST:
            _check_depth(value)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


def _check_depth(value: Any) -> None:
    level, depth = [value], 0
    while level := [each for each in level if isinstance(each, dict | list)]:
        depth += 1
        if depth > DEEPEST:
            raise RecursionError
        level = [part for each in level for part in (each.values() if isinstance(each, dict) else each)]


def _integer(text: str) -> int:
    if len(text) > 20 or not -(2**63) <= int(text) < 2**64:
        raise ValueError(f"a number of {len(text)} digits")
    return int(text)


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text} is no number")
    return value


def check_shape(value: Any, shape: Shape, where: str = "it") -> None:
    """Raise ValueError that names the first part of a JSON value that has another shape."""
    if isinstance(shape, dict):
        members = dict.fromkeys(value, shape[str]) if str in shape and isinstance(value, dict) else shape
        if not isinstance(value, dict) or not members.keys() <= value.keys():
            raise ValueError(f"{where} is no object with {', '.join(map(str, members))}")
        for name, each in members.items():
            check_shape(value[name], each, f"{where}.{name}")
    elif isinstance(shape, list | tuple):
        if not isinstance(value, list) or (isinstance(shape, tuple) and len(value) != len(shape)):
            raise ValueError(f"{where} is no list as expected")
        for number, each in enumerate(value):
            check_shape(each, shape[number if isinstance(shape, tuple) else 0], f"{where}[{number}]")
    else:
        kinds = shape | int if isinstance(0.0, shape) else shape
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in (shape, *get_args(shape))):
            raise ValueError(f"{where} has another type")


def read_cache(path: Path, shape: Shape, read: Callable[[Any], T]) -> T | None:
    """What `read` makes of a file that the program can make again; None if there is none or it is damaged.

    A damaged file is renamed, so that it is made again and nothing is overwritten. `read` gets a value of the shape;
    it raises ValueError or `StudioError` for one that cannot be.
    """
    try:
        value = parse_json(path.read_bytes())
        check_shape(value, shape)
        return read(value)
    except OSError:
        return None
    except (ValueError, StudioError) as error:
        log.warning("%s is damaged and is made again: %s", path, error)
    try:
        set_aside(path)
    except OSError as error:
        log.warning("%s cannot be renamed: %s", path, error)
    return None
