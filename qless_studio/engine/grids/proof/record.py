"""The file of finished classes, from which a proof resumes however it ended."""

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
from qless_studio.engine.json_files import parse_json
from qless_studio.engine.texts import plain

Letters = tuple[int, ...]
"""The code of the letter of each cell."""


@dataclass(frozen=True)
class ClassResult:
    """The result of a finished class: its boards with `score`, or none if no board scores that much."""

    score: int
    boards: tuple[Letters, ...]


class Record:
    """Lines of a checksum and a JSON object; the first identifies the proof. Each line is flushed to disk at once.

    Several threads may write. A line that does not match its checksum is ignored: its class is searched again.
    """

    def __init__(self, path: Path, proof: str) -> None:
        """`proof`: a digest of all that the results depend on. Raises `PuzzleError` for the file of another proof."""
        self._path, self._proof = path, proof
        self.finished: dict[str, ClassResult] = {}
        self.split: set[str] = set()
        """Names of classes that were divided in two because they needed too much memory."""
        self.best: tuple[int, Letters] | None = None
        """The best board known."""
        self._file: BinaryIO | None = None
        self._writing = Lock()
        try:
            content = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise PuzzleError(plain("cannot be read: {}", str(error.strerror)), str(path)) from None
        lines = content.splitlines()
        if lines and _checked(lines[0]) != {"proof": proof}:
            raise PuzzleError(
                plain("is the file of another proof (other words, options or size); choose another file"), str(path)
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
        """Open the file for writing; raises `PuzzleError`."""
        try:
            self._file = self._path.open("ab")
        except OSError as error:
            raise PuzzleError(plain("cannot be written: {}", str(error.strerror)), str(self._path)) from None
        if self._new:
            self._write({"proof": self._proof})
        elif self._torn:
            self._file.write(b"\n")

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def add_best(self, score: int, board: Letters) -> None:
        """Write a board that is better than all before."""
        self._write({"score": score, "boards": [board]})

    def add_class(self, name: str, result: ClassResult) -> None:
        """Write the result of a class."""
        self._write({"class": name, "score": result.score, "boards": result.boards})

    def add_split(self, name: str) -> None:
        """Write that a class was divided in two."""
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
            raise PuzzleError(plain("cannot be written: {}", str(error.strerror)), str(self._path)) from None


def _checked(line: bytes) -> Any:
    """The object of a line; None if the line is damaged."""
    check, _, text = line.partition(b" ")
    try:
        return parse_json(text) if int(check, 16) == zlib.crc32(text) else None
    except ValueError:
        return None


def digest_of(parts: Iterable[object]) -> str:
    """A digest of values by their `repr`."""
    import hashlib

    return hashlib.sha256("\n".join(map(repr, parts)).encode()).hexdigest()[:32]
