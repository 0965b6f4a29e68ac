"""What a computer keeps about a history that it shares: its own name, and which entries were forgotten.

Nothing is kept before the first synchronisation. See docs/decisions/095.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from qless_studio.engine.entries import LONGEST_ID
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import write_atomically
from qless_studio.engine.json_files import read_cache
from qless_studio.engine.texts import say

FILE = "sync.json"
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
    return read_cache(folder / FILE, _SHAPE, lambda value: SyncState(name_in(value), checked(value["forgotten"])))


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
        write_atomically(folder / FILE, json.dumps(value, separators=(",", ":")).encode("ascii"))
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), str(folder / FILE)) from None
