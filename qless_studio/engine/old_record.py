"""The file in which rolls of Q-Less were recorded before there was a history; its lines move there."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import replace_file
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.texts import say

FILE = "q_less_record.jsonl"
MOVED = "q_less_record.moved.jsonl"
GAME = "q-less"


def move(folder: Path) -> None:
    """Copy the rolls of an old record into the history of the same folder, and give the record another name.

    Nothing is lost: the record itself is kept, with the lines that cannot be read. An entry's id follows from its line,
    so that a move that was interrupted can be repeated. Raises `SessionError`.
    """
    path = folder / FILE
    try:
        if not path.exists():
            return
        lines = path.read_bytes().splitlines()
        latest = datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    except OSError as error:
        raise SessionError(say("cannot be read: {}", error.strerror), str(path)) from None
    entries = [entry for number, line in enumerate(lines) if (entry := _entry_in(line, number, latest)) is not None]
    History(folder).add_missing(entries)
    try:
        replace_file(path, folder / MOVED)
    except FileNotFoundError:
        return  # another window was faster
    except OSError as error:
        raise SessionError(say("cannot be renamed: {}", error.strerror), str(path)) from None


def _entry_in(line: bytes, number: int, latest: str) -> Entry | None:
    """The roll of a line, None if it cannot be read. `latest`: the time for a line without one."""
    try:
        given: Any = json.loads(line)
        letters, result, seconds = given["letters"], given["result"], given.get("seconds")
        if not (isinstance(letters, str) and letters.isascii() and letters.isalpha()):
            return None
        when = datetime.fromisoformat(given.get("when") or latest).astimezone(UTC).isoformat(timespec="seconds")
        unsolvable = result == "unsolvable"
        return Entry(
            GAME,
            letters,
            Result.GIVEN_UP if unsolvable else Result(result),
            seconds=None if seconds is None else max(0.0, float(seconds)),
            hints=("",) * min(int(given.get("hints", 0)), 100),
            found=tuple(str(row) for row in given.get("grid", ())),
            proven={"solvable": False} if unsolvable else {},
            lexicon=str(given.get("lexicon", "")),
            day=when[:10] if given.get("daily") else "",
            when=when,
            id=sha256(b"%d %b" % (number, line)).hexdigest()[:16],
        )
    except (ValueError, KeyError, TypeError, AttributeError, ArithmeticError, RecursionError):
        return None
