"""One history on several computers, over a folder that the user shares as he likes. See docs/decisions/095.

Each profile appends to a file of its own in the folder. The history is the union of all files and of what is known
here; entries never change and are distinguished by their ids, so neither order nor repetition nor clocks matter.
"""

from __future__ import annotations

import itertools
import json
import os
import re
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from qless_studio.engine import history
from qless_studio.engine.entries import entry_in
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import append_lines, read_regular
from qless_studio.engine.history import (
    LARGEST,
    History,
    SyncState,
    checked,
    is_forgotten,
    joined,
    lock_held,
    name_in,
    reported,
)
from qless_studio.engine.texts import say

LOCK = "sync.lock"
_FILES = re.compile(r"history-[a-z0-9].*\.jsonl")
"""Copies that a program for synchronising makes of a file after a conflict have names that begin like it."""
_PROFILE, _FORGOTTEN = "profile", "forgotten"


@dataclass(frozen=True)
class Synced:
    """What a synchronisation has done."""

    sent: int
    """Entries, and entries forgotten, that the folder did not know."""
    received: int
    """Entries that came, and entries that were forgotten elsewhere and are now forgotten here."""
    profiles: tuple[str, ...]
    """The names of all profiles that have a file in the folder."""
    problems: tuple[str, ...] = ()
    """Files that could not be read: a line each. They are left as they are, and read next time."""


@dataclass
class _Read:
    """What lines of the folder say."""

    entries: dict[str, bytes] = field(default_factory=dict)
    """The line of each entry, by id; of several the smallest, so that all who have none choose the same."""
    forgotten: dict[str, int] = field(default_factory=dict)
    profiles: set[str] = field(default_factory=set)

    def add(self, line: bytes) -> None:
        """Take a line into account; one that is damaged, or of a later version, says nothing."""
        entry = entry_in(line)
        if entry is not None:
            self.entries[entry.id] = min(line, self.entries.get(entry.id, line))
            return
        try:
            value = json.loads(line)
            if _FORGOTTEN in value:
                self.forgotten = joined(self.forgotten, checked(value[_FORGOTTEN]))
            elif _PROFILE in value:
                self.profiles.add(name_in(value))
        except (ValueError, TypeError, RecursionError):
            return


def sync(folder: Path, data: Path) -> Synced:
    """Exchange the history in a data folder with a shared folder; raises `SessionError`.

    The shared folder has to exist: one that is missing is not connected. Nothing is deleted because a file is missing.
    """
    with reported(data):
        data.mkdir(parents=True, exist_ok=True)
    with lock_held(data / LOCK, writing=True, shown=folder):
        lines, problems = _lines_in(folder)
        return _exchange(folder, data, lines, problems)


def _exchange(folder: Path, data: Path, shared: set[bytes], problems: Mapping[Path, str]) -> Synced:
    read, received = _Read(), 0
    state = SyncState("")
    kept: list[bytes] = []

    def change(lines: list[bytes]) -> list[bytes]:
        nonlocal state, received, kept
        known = history.state_in(data)
        for line in shared.difference(lines):  # the other lines are here already
            read.add(line)
        before = known or history.new_state()
        state = SyncState(before.profile, joined(before.forgotten, read.forgotten))
        kept, received = _united(lines, read.entries, state.forgotten)
        if state != known:
            history.save(data, state)  # first: an entry left over after a crash is removed by the next one
        return kept

    History(data).change_lines(change)
    new = [line for line in kept if line not in shared and entry_in(line) is not None]
    forgotten = {each: number for each, number in state.forgotten.items() if read.forgotten.get(each) != number}
    written = [_line({_PROFILE: state.profile})] if state.profile not in read.profiles else []
    written += [line + b"\n" for line in new] + ([_line({_FORGOTTEN: forgotten})] if forgotten else [])
    _send(folder / f"history-{state.profile}.jsonl", written, problems)
    return Synced(
        len(new) + len(forgotten), received, tuple(sorted(read.profiles | {state.profile})), tuple(problems.values())
    )


def _send(path: Path, lines: Iterable[bytes], problems: Mapping[Path, str]) -> None:
    """Append lines to the own file, and where it would be too large to be read to further ones; see `sync`."""
    waiting = deque(lines)
    for number in itertools.count(1):
        part = path if number == 1 else path.with_name(f"{path.stem}.{number}{path.suffix}")
        if part in problems:  # otherwise its whole content would be appended again
            raise SessionError(problems[part])
        with reported(part):
            room = LARGEST - (part.stat().st_size if part.exists() else 0) - 1  # an incomplete line is ended
            fitting = []
            while waiting and (len(waiting[0]) <= room or room == LARGEST - 1):  # no line is too long for all files
                room -= len(waiting[0])
                fitting.append(waiting.popleft())
            append_lines(part, b"".join(fitting), follow=False)
        if not waiting:
            return


def _united(lines: list[bytes], arrived: Mapping[str, bytes], forgotten: Mapping[str, int]) -> tuple[list[bytes], int]:
    """(the lines of the history with what has arrived and without what was forgotten, number of changes).

    An entry that is here stays as it is: another line with its id is damaged, or made by another player.
    """
    gone = {each for each, number in forgotten.items() if is_forgotten(number)}
    left = {each: line for each, line in arrived.items() if each not in gone}
    if not left and not gone:
        return lines, 0
    kept: list[bytes] = []
    removed = 0
    for line in lines:
        entry = entry_in(line)
        if entry is None:
            kept.append(line)  # damaged, but not ours to delete
        elif entry.id in gone:
            removed += 1
        else:
            left.pop(entry.id, None)
            kept.append(line)
    return [*kept, *left.values()], removed + len(left)


def _line(value: Mapping[str, object]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode("ascii") + b"\n"


def _lines_in(folder: Path) -> tuple[set[bytes], dict[Path, str]]:
    """(all lines of all files, problems by file); raises `SessionError` if there is no such folder."""
    if not os.path.isdir(folder):
        raise SessionError(say("folder not found"), str(folder))
    with reported(folder, reading=True), os.scandir(folder) as found:
        paths = sorted(Path(each.path) for each in found if _FILES.fullmatch(each.name))
    lines: set[bytes] = set()
    problems = {}
    for path in paths:
        try:
            lines.update(_split(path))
        except SessionError as error:
            problems[path] = str(error)
    return lines, problems


def _split(path: Path) -> Iterable[bytes]:
    with reported(path, reading=True):
        content = read_regular(path, LARGEST + 1, follow=False)
    if len(content) > LARGEST:
        raise SessionError(say("is too large"), str(path))
    return content.splitlines()
