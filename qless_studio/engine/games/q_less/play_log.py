"""The log of rolls played, one JSON line each, and its statistics."""

from __future__ import annotations

import enum
import json
import os
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import SessionError
from qless_studio.engine.texts import say

FILE = "q_less_record.jsonl"
DAMAGED = "q_less_record.damaged.jsonl"


class Result(enum.Enum):
    """How a roll ended."""

    SOLVED = "solved"
    GIVEN_UP = "given up"
    UNSOLVABLE = "unsolvable"
    """Left unsolved, and proven to have no solution with the list in use."""


@dataclass(frozen=True)
class Played:
    """One roll that was played."""

    letters: str
    result: Result
    seconds: float | None = None
    """Time taken, whether or not the clock was shown; None when it is not known."""
    hints: int = 0
    """Number of hint steps used."""
    grid: tuple[str, ...] = ()
    """The player's solution."""
    lexicon: str = ""
    """Name of the list it was played with."""
    when: str = ""
    """UTC, as ISO 8601: 2024-05-31T18:00:00+00:00."""
    daily: bool = False


@dataclass(frozen=True)
class Statistics:
    """The statistics of a log."""

    played: int
    """Rolls solved or given up; those that have no solution do not count."""
    solved: int
    streak: int
    """Rolls solved in a row up to now; one that has no solution neither counts nor breaks it."""
    longest_streak: int
    best_seconds: float | None
    average_seconds: float | None
    """Of rolls solved in a known time."""
    without_hints: int
    """Rolls solved without hints."""
    by_letter: tuple[tuple[str, int, int], ...]
    """(letter, rolls played that show it, rolls solved among them)."""

    @property
    def share(self) -> float:
        """Part of the rolls that were solved, 0 to 1."""
        return self.solved / self.played if self.played else 0.0


class Record:
    """The file of rolls played, in the user's folder; lines are only ever appended."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.damaged_path = folder / DAMAGED

    def add(self, played: Played) -> None:
        """Append one roll, with the current time if it has none; raises `SessionError` when it cannot be written."""
        entry = asdict(played) | {"result": played.result.value, "when": played.when or now()}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a+b") as file:
                if file.seek(0, os.SEEK_END):
                    file.seek(-1, os.SEEK_END)
                    if file.read(1) != b"\n":  # after a truncated line
                        file.write(b"\n")
                file.write(json.dumps(entry).encode() + b"\n")
        except OSError as error:
            raise SessionError(say("cannot be written: {}", error.strerror), str(self.path)) from None

    def read(self) -> tuple[list[Played], int]:
        """All rolls in the order played, and the number of damaged lines skipped.

        Damaged lines are kept, and copied once to a separate file. Raises `SessionError` when the file cannot be read.
        """
        try:
            lines = self.path.read_bytes().splitlines()
        except FileNotFoundError:
            return [], 0
        except OSError as error:
            raise SessionError(say("cannot be read: {}", error.strerror), str(self.path)) from None
        found, damaged = [], []
        for line in lines:
            if line.strip():
                try:
                    found.append(_played(json.loads(line)))
                except (ValueError, KeyError, TypeError, ArithmeticError, RecursionError):
                    damaged.append(line)
        if damaged:
            self._set_aside(damaged)
        return found, len(damaged)

    def _set_aside(self, lines: list[bytes]) -> None:
        try:
            known = set(self.damaged_path.read_bytes().splitlines()) if self.damaged_path.exists() else set()
            new = [line for line in lines if line not in known]
            if new:
                with self.damaged_path.open("ab") as file:
                    file.writelines(line + b"\n" for line in new)
        except OSError:
            return  # they are still in the log itself


def now() -> str:
    """The current time in the form used in the log."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _played(entry: dict[str, Any]) -> Played:
    """A line of the log; for a damaged one, raises one of the errors that `read` catches."""
    letters, seconds = entry["letters"], entry.get("seconds")
    if not (isinstance(letters, str) and letters.isascii() and letters.isalpha()):
        raise ValueError(letters)
    return Played(
        letters=letters,
        result=Result(entry["result"]),
        seconds=None if seconds is None else float(seconds),
        hints=int(entry.get("hints", 0)),
        grid=tuple(str(row) for row in entry.get("grid", ())),
        lexicon=str(entry.get("lexicon", "")),
        when=str(entry.get("when", "")),
        daily=bool(entry.get("daily", False)),
    )


def statistics(rolls: Iterable[Played]) -> Statistics:
    """The statistics of rolls in the order played."""
    played = [one for one in rolls if one.result is not Result.UNSOLVABLE]
    solved = [one for one in played if one.result is Result.SOLVED]
    seconds = [one.seconds for one in solved if one.seconds is not None]
    streak = longest = 0
    by_letter: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    for one in played:
        streak = streak + 1 if one.result is Result.SOLVED else 0
        longest = max(longest, streak)
        for letter in set(one.letters):
            by_letter[letter][0] += 1
            by_letter[letter][1] += one.result is Result.SOLVED
    return Statistics(
        played=len(played),
        solved=len(solved),
        streak=streak,
        longest_streak=longest,
        best_seconds=min(seconds, default=None),
        average_seconds=sum(seconds) / len(seconds) if seconds else None,
        without_hints=sum(not one.hints for one in solved),
        by_letter=tuple((letter, shown, won) for letter, (shown, won) in sorted(by_letter.items())),
    )
