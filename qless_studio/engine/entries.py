"""What was played, as a line of JSON: how a line of the history is read, checked and written.

See docs/decisions/050.
"""

from __future__ import annotations

import enum
import json
import os
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

from qless_studio.engine.lexicon import Lexicon

YEARS = range(1971, 3000)
"""The years of an entry. A clock may be wrong, but other years overflow where local times or due days are computed."""
LONGEST_ID, LONGEST_LINE = 64, 1 << 20
"""Characters of an id; bytes of a line."""
MOST_SECONDS, MOST = 1e8, 2**63
"""Maximum duration of a game, and of any other number of a line whichever its sign: more is a damaged line, and would
not add up or could not be shown."""
DEEPEST = 20
"""Maximum nesting of lists and objects in `Entry.proven`."""
CARD = "card"
"""Key in `Entry.proven` of an exercise for the id of its card."""
ROUNDS = "rounds"
"""Key in `Entry.proven` of a match or a hand game for the scores of its rounds."""
MATCH = "-match"
"""Suffix that makes the id of a match from the id of its last round."""
LATER = "later"
"""Key in `Entry.proven` of a daily puzzle, true if it was begun after its day."""
PRACTICE = "practice"
"""The `game` of entries that belong to no game."""
FRIEND = "friend"
"""The `game` of an entry for a friend's result, which is no game of the player; its own key is in `Entry.proven`."""
SPREAD = "spread"
"""Key in `Entry.proven` for the day from which the cards that were overdue are spread over a week."""


class Kind(enum.Enum):
    """What was played."""

    ROUND = "round"
    GAME = "game"
    EXERCISE = "exercise"


class Result(enum.Enum):
    """How a game ended."""

    SOLVED = "solved"
    FINISHED = "finished"
    """Played to its end: the time was up, or nothing was left to play."""
    GIVEN_UP = "given up"
    CLAIMED = "claimed"
    """Declared to have no solution, correctly."""


@dataclass(frozen=True)
class Entry:
    """One finished round, game or exercise."""

    game: str
    """Key of the game."""
    puzzle: str
    """The puzzle as text."""
    result: Result
    kind: Kind = Kind.GAME
    seconds: float | None = None
    """Time taken, without pauses; None if it was not measured."""
    hints: tuple[str, ...] = ()
    """The hint steps taken, in order."""
    found: tuple[str, ...] = ()
    """What was found or played: words, moves, or the rows of a grid."""
    proven: Mapping[str, Any] = field(default_factory=dict)
    """What the solver proved about the puzzle, and what the player reached: JSON values by name."""
    lexicon: str = ""
    """Name of the word list."""
    crc: str = ""
    """Checksum of the word list, see `crc_of`: lists of the same name may differ."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the game that were not the default, as on the command line."""
    day: str = ""
    """The day of a daily puzzle, such as 2024-05-31; it may have been played on another day."""
    when: str = ""
    """The time of the end in UTC, such as 2024-05-31T18:00:00+00:00."""
    id: str = ""
    """Unique for each entry, and the same in every copy of it."""

    @property
    def is_sum(self) -> bool:
        """Whether the entry sums up rounds with entries of their own, as of a match; a hand game's rounds have none."""
        return self.id.endswith(MATCH)


def crc_of(lexicon: Lexicon) -> str:
    """The checksum of the words of a list, as in entries."""
    return lexicon.crc


def now() -> str:
    """The current time in the form used in the history; a clock that stands at 1970 is moved to the first year."""
    return max(datetime.now(UTC), datetime(YEARS.start, 1, 1, tzinfo=UTC)).isoformat(timespec="seconds")


def new_id() -> str:
    """An id for an entry: microseconds since 1970 and chance, so that ids are in the order in which they were made."""
    return f"{time.time_ns() // 1000:014x}{os.urandom(4).hex()}"


def completed(entry: Entry) -> Entry:
    """The entry with the current time and an id, where it has none."""
    return replace(entry, when=entry.when or now(), id=entry.id or new_id())


def as_json(entry: Entry) -> dict[str, Any]:
    """The fields of a line; those that are empty are left out."""
    fields = asdict(entry) | {"kind": entry.kind.value, "result": entry.result.value}
    return {name: value for name, value in fields.items() if value not in ("", (), {}, None)}


def line_of(entry: Entry) -> bytes:
    """The line of the history file for an entry, with its newline."""
    return json.dumps(as_json(entry), ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n"


def parse(content: bytes) -> tuple[list[Entry], list[bytes]]:
    """(entries, damaged lines); of several entries with one id the first."""
    entries: dict[str, Entry] = {}
    damaged = []
    for line in content.splitlines():
        if line.strip():
            entry = entry_in(line)
            if entry is None:
                damaged.append(line)
            else:
                entries.setdefault(entry.id, entry)
    return list(entries.values()), damaged


def entry_in(line: bytes) -> Entry | None:
    """The entry of a line; None for a damaged one."""
    try:
        return _checked(json.loads(line)) if len(line) <= LONGEST_LINE else None
    except (ValueError, KeyError, TypeError, ArithmeticError, RecursionError):
        return None


def _checked(given: Any) -> Entry:
    """Raises one of the errors that `_entry_in` catches unless every field is valid."""
    if not isinstance(given, dict):
        raise TypeError(given)
    seconds = given.get("seconds")
    entry = Entry(
        game=_text(given["game"]),
        puzzle=_text(given.get("puzzle", "")),
        result=Result(given["result"]),
        kind=Kind(given.get("kind", Kind.GAME.value)),
        seconds=None if seconds is None else max(0.0, float(seconds)),
        hints=_texts(given.get("hints", [])),
        found=_texts(given.get("found", [])),
        proven=dict(given.get("proven", {})),
        lexicon=_text(given.get("lexicon", "")),
        crc=_text(given.get("crc", "")),
        options={_text(name): _text(value) for name, value in dict(given.get("options", {})).items()},
        day=_text(given.get("day", "")),
        when=_text(given["when"]),
        id=_text(given["id"]),
    )
    if not (entry.game and 0 < len(entry.id) <= LONGEST_ID and (entry.seconds or 0) <= MOST_SECONDS):
        raise ValueError(given)
    _check_time(entry.when)
    if entry.day:
        date.fromisoformat(entry.day)
    _check_proven(entry)
    return entry


def _check_time(when: str) -> None:
    """Check that a time is in UTC, and in one form: entries are sorted by this text."""
    moment = datetime.fromisoformat(when)
    if moment.utcoffset() != timedelta(0) or moment.year not in YEARS or moment.astimezone(UTC).isoformat() != when:
        raise ValueError(when)


def _check_proven(entry: Entry) -> None:
    _check_json(entry.proven)
    if CARD in entry.proven:
        _text(entry.proven[CARD])
    if SPREAD in entry.proven and date.fromisoformat(entry.proven[SPREAD]).year not in YEARS:
        raise ValueError(entry.proven)


def _check_json(value: Any, depth: int = 0) -> None:
    """Values that can be shown, written again and computed with: JSON has lone surrogates, and Python's reader NaN."""
    if depth > DEEPEST or (isinstance(value, int | float) and not abs(value) <= MOST):  # also for NaN
        raise ValueError(value)
    if isinstance(value, str):
        _text(value)
    elif isinstance(value, Mapping):
        for name, each in value.items():
            _text(name)
            _check_json(each, depth + 1)
    elif isinstance(value, list):
        for each in value:
            _check_json(each, depth + 1)


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(value)
    return tuple(map(_text, value))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    value.encode("utf-8")  # a lone surrogate cannot be encoded
    return value
