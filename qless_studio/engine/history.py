"""The history of what was played: one line of JSON for each finished round, game or exercise. See docs/decisions/050.

Statistics are computed from it, so nothing else about past games is stored, and a crash loses at most the game being
played.
"""

from __future__ import annotations

import enum
import json
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import read_regular, remove_file, write_atomically
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.locking import NO_LOCKS, locked
from qless_studio.engine.texts import say

FILE = "history.jsonl"
DAMAGED = "history.damaged.jsonl"
LOCK = "history.lock"
LARGEST = 64 * 1024 * 1024
"""Maximum size in bytes of a history that is read: some hundred thousand games."""
NEARLY_FULL = LARGEST * 9 // 10
"""The size from which the user is warned."""
FEW = 20
"""Up to this many ids are searched for in the text of a history; parsing it takes as long as searching for 100."""
YEARS = range(1971, 3000)
"""The years of an entry. A clock may be wrong, but other years overflow where local times or due days are computed."""
DEEPEST = 20
"""Maximum nesting of lists and objects in `Entry.proven`."""
CARD = "card"
"""In `Entry.proven` of an exercise: the id of its card."""
SPREAD = "spread"
"""In `Entry.proven`: the day from which the cards that were overdue are spread over a week."""


class Kind(enum.Enum):
    """What was played."""

    ROUND = "round"
    GAME = "game"
    EXERCISE = "exercise"


class Result(enum.Enum):
    """How it ended."""

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
    """Its text form."""
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
    """Its checksum, see `crc_of`: lists of the same name may differ."""
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
        """Whether it sums up rounds that have entries of their own, as a match does; they are in `proven`."""
        return "rounds" in self.proven


def crc_of(lexicon: Lexicon) -> str:
    """The checksum of the words of a list, as in entries."""
    return lexicon.crc


def now() -> str:
    """The current time in the form used in the history."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def completed(entry: Entry) -> Entry:
    """The entry with the current time and an id, where it has none."""
    return replace(entry, when=entry.when or now(), id=entry.id or os.urandom(8).hex())


class History:
    """The file in the user's data folder. Several windows may write to it: each changes it under a lock."""

    def __init__(self, folder: Path) -> None:
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
            raise SessionError(say("is too large to be read: export it, then forget some of it"), str(self.path))
        return self._read(content)

    def read_newest(self) -> tuple[list[Entry], int]:
        """As `read`, but of a history that is too large to be read whole the lines that were appended last."""
        content = self.content()
        if len(content) > LARGEST:
            content = content[-LARGEST:].partition(b"\n")[2]  # the first line may be cut
        return self._read(content)

    def _read(self, content: bytes) -> tuple[list[Entry], int]:
        entries, damaged = _parse(content)
        if damaged:
            self._keep_damaged(damaged)
        return sorted(entries, key=lambda entry: entry.when), len(damaged)  # sorting keeps the order of equal times

    def add_missing(self, entries: Iterable[Entry]) -> int:
        """Append complete entries, without those that are here already; returns how many. Raises `SessionError`."""
        given = {entry.id: entry for entry in entries}
        if not given:
            return 0
        with self._writing():
            content, new = _bytes_of(self.path), list(given.values())
            if len(new) > FEW or any(json.dumps(entry.id).encode("ascii") in content for entry in new):
                known = {entry.id for entry in _parse(content)[0]}
                new = [entry for entry in new if entry.id not in known]
            self._append(new)
        return len(new)

    @property
    def too_large(self) -> bool:
        """Whether it is too large to be read whole."""
        return self._size() > LARGEST

    def _size(self) -> int:
        try:
            return self.path.stat().st_size
        except OSError:
            return 0

    def warning(self) -> str:
        """A line for the user if it is too large to be read whole, or will soon be; otherwise ""."""
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
        with _locked(self._lock, writing=False):  # another window may be replacing the file
            return _bytes_of(self.path)

    def add_from(self, path: Path) -> tuple[int, int]:
        """Append the entries of a copy that are not here yet; returns how many, and the number of its damaged lines.

        Raises `SessionError`, also if there is no entry in it at all.
        """
        with _reported(path, reading=True):
            content = read_regular(path, LARGEST + 1)
        if len(content) > LARGEST:
            raise SessionError(say("is too large for a history"), str(path))
        entries, damaged = _parse(content)
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
            entries = _parse(_bytes_of(self.path))[0]
            remove_file(self.path)
            remove_file(self.damaged_path)
        return len(entries)

    def forget_where(self, unwanted: Callable[[Entry], bool], mark: Entry) -> int:
        """Delete these entries and append `mark`, in one step; returns how many were deleted.

        Raises `SessionError`.
        """
        return self._remove(unwanted, mark)

    def _remove(self, unwanted: Callable[[Entry], bool], mark: Entry | None = None) -> int:
        """Damaged lines are kept, since their content is unknown."""
        with self._writing():
            kept, removed = [], 0
            for line in _bytes_of(self.path).splitlines():
                entry = _entry_in(line)
                if entry is not None and unwanted(entry):
                    removed += 1
                else:
                    kept.append(line + b"\n")
            if mark is not None:
                kept.append(_line_of(completed(mark)))
            if removed or mark is not None:
                write_atomically(self.path, b"".join(kept))
        return removed

    # writing

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Hold the lock while the file is changed; raises `SessionError` for an error of the file system."""
        with _reported(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        with _locked(self._lock, writing=True), _reported(self.path):
            yield

    def _append(self, entries: Iterable[Entry]) -> None:
        content = b"".join(_line_of(entry) for entry in entries)
        if not content:
            return
        with self.path.open("a+b") as file:
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":  # after a line that a crash or a full disk left incomplete
                    content = b"\n" + content
            file.write(content)
            file.flush()
            os.fsync(file.fileno())

    def _keep_damaged(self, lines: list[bytes]) -> None:
        try:
            known = set(self.damaged_path.read_bytes().splitlines()) if self.damaged_path.exists() else set()
            new = [line for line in lines if line not in known]
            if new:
                with self.damaged_path.open("ab") as file:
                    file.write(b"".join(line + b"\n" for line in new))
        except OSError:
            return  # they are still in the history itself


def as_json(entry: Entry) -> dict[str, Any]:
    """The fields of a line; those that are empty are left out."""
    fields = asdict(entry) | {"kind": entry.kind.value, "result": entry.result.value}
    return {name: value for name, value in fields.items() if value not in ("", (), {}, None)}


def _line_of(entry: Entry) -> bytes:
    return json.dumps(as_json(entry), ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n"


def _bytes_of(path: Path) -> bytes:
    """The content of a file, b"" without one; raises `SessionError`."""
    with _reported(path, reading=True):
        if not path.exists():
            return b""
        return path.read_bytes()


def _parse(content: bytes) -> tuple[list[Entry], list[bytes]]:
    """(entries, damaged lines); of several entries with one id the first."""
    entries: dict[str, Entry] = {}
    damaged = []
    for line in content.splitlines():
        if line.strip():
            entry = _entry_in(line)
            if entry is None:
                damaged.append(line)
            else:
                entries.setdefault(entry.id, entry)
    return list(entries.values()), damaged


def _entry_in(line: bytes) -> Entry | None:
    """The entry of a line; None for a damaged one."""
    try:
        return _checked(json.loads(line))
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
    if not (entry.game and entry.id and math.isfinite(entry.seconds or 0)):
        raise ValueError(given)
    _check_time(entry.when)
    if entry.day:
        date.fromisoformat(entry.day)
    _check_proven(entry)
    return entry


def _check_time(when: str) -> None:
    """In UTC, and in one form: entries are sorted by this text."""
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
    if depth > DEEPEST or (isinstance(value, float) and not math.isfinite(value)):
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


@contextmanager
def _reported(path: Path, reading: bool = False) -> Iterator[None]:
    """Raise errors of the file system as `SessionError`."""
    try:
        yield
    except OSError as error:
        said = say("cannot be read: {}", error.strerror) if reading else say("cannot be written: {}", error.strerror)
        raise SessionError(said, str(path)) from None


@contextmanager
def _locked(path: Path, writing: bool) -> Iterator[None]:
    """Hold the lock of the history; raises `SessionError` when it is needed and cannot be had.

    It is always needed for writing, except on file systems that have no locks. A history on a read-only disk can still
    be read.
    """
    with ExitStack() as held:
        try:
            held.enter_context(locked(path))
        except OSError as error:
            if writing and isinstance(error, TimeoutError):
                busy = say("cannot be written: another window of Qless Studio is using it. Try again in a moment")
                raise SessionError(busy, str(path.with_name(FILE))) from None
            if writing and error.errno not in NO_LOCKS:
                raise SessionError(say("cannot be written: {}", error.strerror), str(path.with_name(FILE))) from None
        yield
