"""The file of a census: its plan, then a line per chunk with the number of solutions of every roll.

See docs/decisions/020.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from base64 import b85decode, b85encode
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from random import Random
from typing import IO, Any

from qless_studio.engine.chance import below
from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less.rolls import Rolls
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import say

VERSION = 2
"""1 had only sums per line."""


@dataclass(frozen=True)
class CensusPlan:
    """What is counted: all rolls, or `sample` of them drawn with `seed`; each up to `cap` solutions, 0: all."""

    lexicon: str
    words: int
    checksum: int
    """CRC-32 of the words, so that a file is never continued with another list of the same name."""
    sample: int | None
    seed: int
    cap: int

    @property
    def header(self) -> dict[str, Any]:
        """The first line of the file, as JSON values."""
        return {"census": VERSION, **asdict(self)}

    def numbers(self, rolls: Rolls) -> Sequence[int]:
        """The numbers of the rolls; a sample is drawn with replacement."""
        if self.sample is None:
            return range(len(rolls))
        random = Random(self.seed)
        return [below(random, len(rolls)) for _ in range(self.sample)]


def plan_of(lexicon: Lexicon, sample: int | None, seed: int, cap: int) -> CensusPlan:
    """The plan of a census with a word list."""
    return CensusPlan(lexicon.name, len(lexicon), zlib.crc32("\n".join(lexicon.words).encode()), sample, seed, cap)


def plan_in(path: Path) -> CensusPlan:
    """What is counted in a file; raises `SessionError`."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline())
        values = {field.name: header[field.name] for field in fields(CensusPlan)}
    except OSError as error:
        raise SessionError(say("cannot be read: {}", error.strerror), str(path)) from None
    except (ValueError, KeyError, TypeError):
        raise SessionError(say("is not the file of a census; choose another file"), str(path)) from None
    return CensusPlan(**values)


def read_counts(path: Path, plan: CensusPlan) -> Iterator[tuple[int, array[int]]]:
    """Each chunk once: its number and the numbers of solutions of its rolls; lines that were cut short are skipped.

    Nothing where there is no file yet. Raises `SessionError` when it cannot be read or has another plan.
    """
    try:
        with path.open("rb") as file:
            header = _value(file.readline())
            if header is not None:
                _check(header, plan, path)
            seen = set()
            for line in file:
                value = _value(line)
                if value is not None and value["chunk"] not in seen:
                    seen.add(value["chunk"])
                    yield value["chunk"], unpacked(value["solutions"])
    except FileNotFoundError:
        return
    except OSError as error:
        raise SessionError(say("cannot be read: {}", error.strerror), str(path)) from None
    except (ValueError, KeyError, TypeError):
        raise SessionError(say("is not the file of a census; choose another file"), str(path)) from None


def _check(header: Any, plan: CensusPlan, path: Path) -> None:
    if not isinstance(header, dict) or "census" not in header:
        raise SessionError(say("is not the file of a census; choose another file"), str(path))
    if header["census"] != VERSION:
        raise SessionError(say("was written by another version of the program; choose another file"), str(path))
    if header != plan.header:
        raise SessionError(say("contains a different census; choose another file"), str(path))


def _value(line: bytes) -> Any:
    """The value of a line; None for one that an interruption cut short."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def append_to(path: Path, plan: CensusPlan) -> IO[str]:
    """The file opened for appending, with its plan if it is new; a truncated last line is ended first."""
    try:
        file = path.open("a+", encoding="utf-8")
        if file.tell() == 0:
            file.write(json.dumps(plan.header) + "\n")
        else:
            file.seek(file.tell() - 1)
            if file.read() != "\n":
                file.write("\n")
        file.flush()
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), str(path)) from None
    return file


def line_of(chunk: int, counts: array[int]) -> str:
    """The line of a chunk."""
    return json.dumps({"chunk": chunk, "solutions": packed(counts)}) + "\n"


def packed(counts: array[int]) -> str:
    """Numbers of solutions as they stand in a line: little-endian 64-bit numbers, deflated, in base 85."""
    return b85encode(zlib.compress(_little(counts).tobytes(), 9)).decode()


def unpacked(text: str) -> array[int]:
    """The numbers of solutions of a line; raises `ValueError`."""
    counts = array("Q")
    try:
        counts.frombytes(zlib.decompress(b85decode(text)))
    except zlib.error as error:
        raise ValueError(str(error)) from None
    return _little(counts)


def _little(counts: array[int]) -> array[int]:
    if sys.byteorder == "big":
        counts = counts[:]
        counts.byteswap()
    return counts
