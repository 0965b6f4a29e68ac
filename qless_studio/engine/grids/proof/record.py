"""The file of a proof: the classes that are finished, so that a proof can go on where it ended, however it ended."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.texts import say

Letters = tuple[int, ...]
"""For each cell the code of its letter."""


@dataclass(frozen=True)
class ClassResult:
    """What a finished class has: its boards with `score`, or none that score so much."""

    score: int
    boards: tuple[Letters, ...]


class Record:
    """Lines of a check sum and a JSON object; the first says which proof it is. Each line is on the disk once written.

    Several threads may write. A line that does not agree with its check sum is ignored: its class is proven again.
    """

    def __init__(self, path: Path, proof: str) -> None:
        """`proof`: a digest of all that the results depend on. Raises `PuzzleError` for a file of anything else."""
        self._path, self._proof = path, proof
        self.finished: dict[str, ClassResult] = {}
        self.split: set[str] = set()
        """Classes that were divided in two because they needed too much memory."""
        self.best: tuple[int, Letters] | None = None
        """The best board known."""
        self._file: BinaryIO | None = None
        self._writing = Lock()
        try:
            content = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise PuzzleError(say("cannot be read: {}", str(error.strerror)), str(path)) from None
        lines = content.splitlines()
        if lines and _checked(lines[0]) != {"proof": proof}:
            raise PuzzleError(
                say("is the file of another proof (other words, options or size); choose another file"), str(path)
            )
        for line in lines[1:]:
            self._read(_checked(line))
        self._new, self._torn = not lines, not content.endswith(b"\n")

    def _read(self, values: Any) -> None:
        try:
            if "split" in values:
                self.split.add(values["split"])
                return
            boards = tuple(tuple(map(int, board)) for board in values["boards"])
            if "class" in values:
                self.finished[values["class"]] = ClassResult(int(values["score"]), boards)
            elif self.best is None or values["score"] > self.best[0]:
                self.best = int(values["score"]), boards[0]
        except (TypeError, KeyError, ValueError, IndexError):
            return

    def open(self) -> None:
        """Begin to write; raises `PuzzleError`."""
        try:
            self._file = self._path.open("ab")
        except OSError as error:
            raise PuzzleError(say("cannot be written: {}", str(error.strerror)), str(self._path)) from None
        if self._new:
            self._write({"proof": self._proof})
        elif self._torn:
            self._file.write(b"\n")

    def close(self) -> None:
        """Stop writing."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def add_best(self, score: int, board: Letters) -> None:
        """A better board than any before."""
        self._write({"score": score, "boards": [board]})

    def add_class(self, name: str, result: ClassResult) -> None:
        """A class is finished."""
        self._write({"class": name, "score": result.score, "boards": result.boards})

    def add_split(self, name: str) -> None:
        """A class was divided in two."""
        self._write({"split": name})

    def _write(self, values: dict[str, Any]) -> None:
        assert self._file is not None
        text = json.dumps(values, separators=(",", ":")).encode()
        try:
            with self._writing:
                self._file.write(b"%08x %s\n" % (zlib.crc32(text), text))
                self._file.flush()
                os.fsync(self._file.fileno())
        except OSError as error:
            raise PuzzleError(say("cannot be written: {}", str(error.strerror)), str(self._path)) from None


def _checked(line: bytes) -> Any:
    """The object of a line; None when the line is damaged."""
    check, _, text = line.partition(b" ")
    try:
        return json.loads(text) if int(check, 16) == zlib.crc32(text) else None
    except (ValueError, RecursionError):
        return None


def digest_of(parts: Iterable[object]) -> str:
    """A digest of values by their `repr`."""
    import hashlib

    return hashlib.sha256("\n".join(map(repr, parts)).encode()).hexdigest()[:32]
