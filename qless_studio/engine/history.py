"""The history of what was played: one line of JSON for each finished round, game or exercise. See docs/decisions/050.

Statistics are computed from it, so nothing else about past games is stored, and a crash loses at most the game being
played.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from qless_studio.engine.entries import (
    CARD,
    LONGEST_ID,
    SPREAD,
    Entry,
    Kind,
    Result,
    as_json,
    completed,
    crc_of,
    entry_in,
    line_of,
    new_id,
    now,
    parse,
)
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import (
    NO_LOCKS,
    append_lines,
    locked,
    read_cache,
    read_regular,
    remove_file,
    write_atomically,
)
from qless_studio.engine.texts import say

__all__ = ["CARD", "SPREAD", "Entry", "History", "Kind", "Result", "as_json", "completed", "crc_of", "new_id", "now"]

FILE = "history.jsonl"
DAMAGED = "history.damaged.jsonl"
LOCK = "history.lock"
LARGEST = 64 * 1024 * 1024
"""Maximum size in bytes of a history that is read: some hundred thousand games."""
NEARLY_FULL = LARGEST * 9 // 10
"""The size from which the user is warned."""
FEW = 20
"""Up to this many ids are searched for in the text of a history; parsing it takes as long as searching for 100."""


class History:
    """The file in the user's data folder. Several windows may write to it: each changes it under a lock."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path, self.damaged_path, self._lock = folder / FILE, folder / DAMAGED, folder / LOCK

    def add(self, entry: Entry) -> Entry:
        """Append an entry; it gets the current time and an id if it has none. Raises `SessionError`."""
        complete = completed(entry)
        with self._writing():
            self._append([complete])
        return complete

    def read(self) -> tuple[list[Entry], int]:
        """All entries, oldest first, and the number of damaged lines left out; raises `SessionError`.

        Damaged lines stay where they are, and are copied once to a file beside the history.
        """
        content = self.content()
        if len(content) > LARGEST:
            raise SessionError(
                say("The history is too large to be read whole. Export it, then forget some games."), str(self.path)
            )
        return self._read(content)

    def read_newest(self) -> tuple[list[Entry], int]:
        """As `read`, but of a history that is too large to be read whole the lines that were appended last."""
        content = self.content()
        if len(content) > LARGEST:
            content = content[-LARGEST:].partition(b"\n")[2]  # the first line may be cut
        return self._read(content)

    def _read(self, content: bytes) -> tuple[list[Entry], int]:
        entries, damaged = parse(content)
        if damaged:
            self._keep_damaged(damaged)
        return sorted(entries, key=lambda entry: (entry.when, entry.id)), len(damaged)  # the same on every computer

    def add_missing(self, entries: Iterable[Entry]) -> int:
        """Append complete entries, without those that are here already; returns how many. Raises `SessionError`."""
        given = {entry.id: entry for entry in entries}
        if not given:
            return 0
        with self._writing():
            content, new = _bytes_of(self.path), list(given.values())
            if len(new) > FEW or any(json.dumps(entry.id).encode("ascii") in content for entry in new):
                known = {entry.id for entry in parse(content)[0]}
                new = [entry for entry in new if entry.id not in known]
            self._note((entry.id for entry in new), forgotten=False)
            self._append(new)
        return len(new)

    @property
    def too_large(self) -> bool:
        """Whether the history is too large to be read whole."""
        return self._size() > LARGEST

    def _size(self) -> int:
        try:
            return self.path.stat().st_size
        except OSError:
            return 0

    def warning(self) -> str:
        """A line for the user if the history is too large to be read whole, or will soon be; otherwise ""."""
        if self.too_large:
            return say("The history is too large to be read whole. Export it, then forget some games.")
        if self._size() > NEARLY_FULL:
            return say("The history is nearly full and soon cannot be read whole. Export it, then forget some games.")
        return ""

    # copies

    def content(self) -> bytes:
        """All lines as they are, damaged ones too: a copy to keep, or to take to another computer.

        Raises `SessionError`.
        """
        with lock_held(self._lock, writing=False, shown=self.path):  # another window may be replacing the file
            return _bytes_of(self.path)

    def add_from(self, path: Path) -> tuple[int, int]:
        """Append the entries of a copy that are not here yet; returns how many, and the number of its damaged lines.

        Raises `SessionError`, also if there is no entry in it at all.
        """
        with reported(path, reading=True):
            content = read_regular(path, LARGEST + 1)
        if len(content) > LARGEST:
            raise SessionError(say("is too large"), str(path))
        entries, damaged = parse(content)
        if not entries:
            raise SessionError(say("contains no history"), str(path))
        return self.add_missing(entries), len(damaged)

    # forgetting

    def forget(self, entry_id: str) -> int:
        """Delete the entry with this id; returns how many were deleted. Raises `SessionError`."""
        return self._remove(lambda entry: entry.id == entry_id)

    def forget_game(self, game: str) -> int:
        """Delete all entries of a game; returns how many were deleted. Raises `SessionError`."""
        return self._remove(lambda entry: entry.game == game)

    def forget_all(self) -> int:
        """Delete all entries; returns how many there were. Raises `SessionError`."""
        with self._writing():
            entries = parse(_bytes_of(self.path))[0]
            self._note((entry.id for entry in entries), forgotten=True)
            remove_file(self.path)
            remove_file(self.damaged_path)
        return len(entries)

    def forget_where(self, unwanted: Callable[[Entry], bool], mark: Entry | None = None) -> int:
        """Delete these entries and append `mark`, if there is one, in one step; returns how many were deleted.

        Raises `SessionError`.
        """
        return self._remove(unwanted, mark)

    def _remove(self, unwanted: Callable[[Entry], bool], mark: Entry | None = None) -> int:
        """Damaged lines are kept, since their content is unknown."""
        with self._writing():
            kept, removed = [], list[str]()
            for line in _bytes_of(self.path).splitlines():
                entry = entry_in(line)
                if entry is not None and unwanted(entry):
                    removed.append(entry.id)
                else:
                    kept.append(line + b"\n")
            if mark is not None:
                kept.append(line_of(completed(mark)))
            if removed or mark is not None:
                self._note(removed, forgotten=True)
                write_atomically(self.path, b"".join(kept))
        return len(removed)

    # sharing

    def change_lines(self, change: Callable[[list[bytes]], list[bytes]]) -> None:
        """Replace the lines of the file by what `change` makes of them, in one step. Raises `SessionError`."""
        with self._writing():
            lines = _bytes_of(self.path).splitlines()
            changed = change(lines)
            if changed != lines:
                write_atomically(self.path, b"".join(line + b"\n" for line in changed))

    # writing

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Hold the lock while the file is changed; raises `SessionError` for an error of the file system."""
        with reported(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        with lock_held(self._lock, writing=True, shown=self.path), reported(self.path):
            yield

    def _append(self, entries: Iterable[Entry]) -> None:
        append_lines(self.path, b"".join(map(line_of, entries)))

    def _note(self, ids: Iterable[str], forgotten: bool) -> None:
        """Remember for other computers what was forgotten or restored, if the history is shared at all.

        Before the change itself: after a crash between the two the next synchronisation completes it.
        """
        state = state_in(self._folder)
        if state is not None:
            after = state.after(ids, forgotten)
            if after != state:
                save(self._folder, after)

    def _keep_damaged(self, lines: list[bytes]) -> None:
        try:
            known = set(self.damaged_path.read_bytes().splitlines()) if self.damaged_path.exists() else set()
            new = [line for line in lines if line not in known]
            if new:
                with self.damaged_path.open("ab") as file:
                    file.write(b"".join(line + b"\n" for line in new))
        except OSError:
            return  # they are still in the history itself


def _bytes_of(path: Path) -> bytes:
    """The content of a file, b"" without one; raises `SessionError`."""
    with reported(path, reading=True):
        if not path.exists():
            return b""
        return path.read_bytes()


@contextmanager
def reported(path: Path, reading: bool = False) -> Iterator[None]:
    """Raise errors of the file system as `SessionError`."""
    try:
        yield
    except OSError as error:
        said = say("cannot be read: {}", error.strerror) if reading else say("cannot be written: {}", error.strerror)
        raise SessionError(said, str(path)) from None


@contextmanager
def lock_held(path: Path, writing: bool, shown: Path) -> Iterator[None]:
    """Hold a lock of the history; raises `SessionError` about `shown` when it is needed and not available.

    It is always needed for writing, except on file systems that have no locks. A history on a read-only disk can still
    be read.
    """
    with ExitStack() as held:
        try:
            held.enter_context(locked(path))
        except OSError as error:
            if writing and isinstance(error, TimeoutError):
                busy = say("cannot be written: another window of Qless Studio is using it. Try again in a moment")
                raise SessionError(busy, str(shown)) from None
            if writing and error.errno not in NO_LOCKS:
                raise SessionError(say("cannot be written: {}", error.strerror), str(shown)) from None
        yield


# What a computer keeps about a history that it shares: its own name, and which entries were forgotten.
#
# Nothing is kept before the first synchronisation. See docs/decisions/095.

SYNC_FILE = "sync.json"
MOST = 1_000_000
"""Times that one entry can be forgotten and restored."""
_SHAPE = {"schema": int, "profile": str, "forgotten": {str: int}}


@dataclass(frozen=True)
class SyncState:
    """The name of this profile, and for each entry how often it was forgotten and restored."""

    profile: str
    forgotten: Mapping[str, int] = field(default_factory=dict)
    """By id; an entry is forgotten while its number is odd. The largest number counts, from whichever computer."""

    def after(self, ids: Iterable[str], forgotten: bool) -> SyncState:
        """The state after entries were forgotten, or added again."""
        changed = dict(self.forgotten)
        for each in ids:
            number = changed.get(each, 0)
            if is_forgotten(number) != forgotten:
                changed[each] = number + (1 if number < MOST else -1)
        return replace(self, forgotten=changed)


def is_forgotten(number: int) -> bool:
    """Whether an entry with this number is forgotten."""
    return number % 2 == 1


def joined(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """What two profiles know together: the larger number of each entry."""
    return {each: max(one.get(each, 0), other.get(each, 0)) for each in {**one, **other}}


def checked(numbers: Any) -> dict[str, int]:
    """Numbers by id that were read from a file, without those that cannot be; raises ValueError for anything else."""
    if not isinstance(numbers, dict):
        raise ValueError(numbers)
    return {each: number for each, number in numbers.items() if len(each) <= LONGEST_ID and each.isprintable()
            and isinstance(number, int) and not isinstance(number, bool) and 0 < number <= MOST}  # fmt: skip


def state_in(folder: Path) -> SyncState | None:
    """The state in a data folder; None before the first synchronisation. A damaged file is set aside."""
    return read_cache(folder / SYNC_FILE, _SHAPE, lambda value: SyncState(name_in(value), checked(value["forgotten"])))


def name_in(value: Mapping[str, Any]) -> str:
    """The name of a profile in what was read from a file; raises ValueError or TypeError."""
    name: str = value["profile"]
    if not re.fullmatch(r"[a-z0-9-]{1,40}", name):  # it is part of the name of a file
        raise ValueError(name)
    return name


def new_state() -> SyncState:
    """The state of a profile that was never synchronised: it is named after the computer, so that people know it."""
    import platform  # not needed when the program starts

    host = re.sub("[^a-z0-9]+", "-", platform.node().lower()).strip("-")[:20].rstrip("-") or "computer"
    return SyncState(f"{host}-{os.urandom(3).hex()}")


def save(folder: Path, state: SyncState) -> None:
    """Write the state; raises `SessionError`."""
    value = {"schema": 1, "profile": state.profile, "forgotten": dict(state.forgotten)}
    try:
        write_atomically(folder / SYNC_FILE, json.dumps(value, separators=(",", ":")).encode("ascii"))
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), str(folder / SYNC_FILE)) from None
