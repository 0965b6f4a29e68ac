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
from os import SEEK_END
from pathlib import Path
from random import Random
from typing import IO, Any

from qless_studio.engine.chance import below
from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less.rolls import Rolls
from qless_studio.engine.json_files import Shape, check_shape, parse_json
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import plain

VERSION = 2
"""Version of the file format; 1 had only sums per line."""
_HEADER = {"lexicon": str, "words": int, "checksum": int, "sample": int | None, "seed": int, "cap": int}
_LINE = {"chunk": int, "solutions": str}


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
            header = file.readline()
    except OSError as error:
        raise SessionError(plain("cannot be read: {}", error.strerror), str(path)) from None
    values = _value(header, _HEADER)
    if values is None:
        raise _not_a_census(path)
    return CensusPlan(**{field.name: values[field.name] for field in fields(CensusPlan)})


def read_counts(path: Path, plan: CensusPlan) -> Iterator[tuple[int, array[int]]]:
    """Each chunk once: its number and the numbers of solutions of its rolls; damaged lines are skipped.

    Nothing where there is no file yet. Raises `SessionError` when it cannot be read or has another plan.
    """
    try:
        with path.open("rb") as file:
            _check(file.readline(), plan, path)
            seen = set()
            for line in file:
                value = _value(line, _LINE)
                if value is not None and value["chunk"] not in seen:
                    try:
                        counts = unpacked(value["solutions"])
                    except ValueError:
                        continue
                    seen.add(value["chunk"])
                    yield value["chunk"], counts
    except FileNotFoundError:
        return
    except OSError as error:
        raise SessionError(plain("cannot be read: {}", error.strerror), str(path)) from None


def _check(line: bytes, plan: CensusPlan, path: Path) -> None:
    """Raise `SessionError` unless this first line matches the plan; an interruption may have cut it short."""
    header = _value(line, {"census": int})
    if header is None:
        if not _header_of(plan).startswith(line):
            raise _not_a_census(path)
    elif header["census"] != VERSION:
        raise SessionError(plain("was written by another version of the program; choose another file"), str(path))
    elif header != plan.header:
        raise SessionError(plain("contains a different census; choose another file"), str(path))


def _not_a_census(path: Path) -> SessionError:
    return SessionError(plain("is not the file of a census; choose another file"), str(path))


def _value(line: bytes, shape: Shape) -> Any:
    """The value of a line; None for a damaged one."""
    try:
        value = parse_json(line)
        check_shape(value, shape)
    except ValueError:
        return None
    return value


def _header_of(plan: CensusPlan) -> bytes:
    return json.dumps(plan.header).encode() + b"\n"


def append_to(path: Path, plan: CensusPlan) -> IO[bytes]:
    """The file opened for appending, with its plan if it is new; a truncated last line is ended first."""
    header = _header_of(plan)
    try:
        file = path.open("a+b")
        file.seek(0)
        first = file.readline()
        if len(first) < len(header) and header.startswith(first):  # new, or cut short
            file.truncate(0)
            file.write(header)
        else:
            file.seek(-1, SEEK_END)
            if file.read() != b"\n":
                file.write(b"\n")
        file.flush()
    except OSError as error:
        raise SessionError(plain("cannot be written: {}", error.strerror), str(path)) from None
    return file


def line_of(chunk: int, counts: array[int]) -> bytes:
    """The line of a chunk."""
    return json.dumps({"chunk": chunk, "solutions": packed(counts)}).encode() + b"\n"


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
