"""The last rolls opened and their proven results, shown on an empty board."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import write_atomically
from qless_studio.engine.json_files import read_cache
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import is_letter
from qless_studio.engine.resources import resource
from qless_studio.engine.texts import say

FILE = "q_less_recent.json"
MAX_ROLLS = 5
_SHAPE = {"letters": str, "solutions": int, "lexicon": str}


@dataclass(frozen=True)
class RecentRoll:
    """A roll and its proven number of solutions."""

    letters: str
    solutions: int
    lexicon: str


def remembered(folder: Path) -> tuple[RecentRoll, ...]:
    """The stored rolls, the latest first; none when the file is missing or damaged."""
    found = read_cache(folder / FILE, [_SHAPE], lambda entries: tuple(map(_roll, entries)))
    return (found or ())[:MAX_ROLLS]


def _roll(entry: dict[str, Any]) -> RecentRoll:
    letters = entry["letters"]
    if not (letters and all(map(is_letter, letters))):
        raise ValueError(letters)
    return RecentRoll(letters.lower(), entry["solutions"], entry["lexicon"])


def with_latest(before: Iterable[RecentRoll], latest: RecentRoll) -> tuple[RecentRoll, ...]:
    """The list with one more at the beginning; the same letters are in it once."""
    key = sorted(latest.letters)
    return (latest, *(one for one in before if sorted(one.letters) != key))[:MAX_ROLLS]


def remember(folder: Path, rolls: Iterable[RecentRoll]) -> None:
    """Store the rolls; raises `SessionError` when the folder cannot be written."""
    text = json.dumps([asdict(one) for one in rolls], indent=1)
    try:
        write_atomically(folder / FILE, text.encode())
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), str(folder / FILE)) from None


class RecentLog:
    """The rolls stored in a folder; several windows may add some."""

    def __init__(self, folder: Path | None) -> None:
        """Without a folder they are only kept here."""
        self._folder = folder
        self.rolls: tuple[RecentRoll, ...] = () if folder is None else remembered(folder)

    def add(self, roll: RecentRoll) -> None:
        """Put a roll first; raises `SessionError` when the folder cannot be written."""
        before = self.rolls if self._folder is None else remembered(self._folder)
        self.rolls = with_latest(before, roll)
        if self._folder is not None:
            remember(self._folder, self.rolls)


def solvable_rate(lexicon: Lexicon) -> float | None:
    """Part of the rolls that are solvable with the list, 0 to 1, as measured; None for other lists."""
    measured = _measured().get(lexicon.name)
    if measured is None or measured["words"] != len(lexicon):
        return None
    return measured["solvable"] / measured["rolls"]


@cache
def _measured() -> dict[str, dict[str, int]]:
    facts: dict[str, dict[str, int]] = json.loads(resource("q_less/solvable.json").read_text("utf-8"))["lists"]
    return facts
