"""The census of all rolls of the dice, or of a sample: counted on all cores, its file, and its table."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from base64 import b85decode, b85encode
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import count
from math import gcd
from os import SEEK_END
from pathlib import Path
from random import Random
from typing import IO, Any

from qless_studio.engine.days import below
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import Shape, check_shape, parse_json
from qless_studio.engine.games.q_less.dice import DICE, Dice, Rolls, all_rolls, dice_for
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.games.q_less.solver import number_of_solutions
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import figure, plain

# The census of all rolls of the dice, or of a sample: counted on all cores, resumable after an interruption.
#
# See docs/decisions/020.

CHUNK = 500
"""Rolls per line of the file: some 0.2 s of work, and the most that an interruption loses per core."""
GOLDEN = 0.618
"""Part of all chunks by which one goes on: multiples of the golden ratio are spread evenly."""


@dataclass(frozen=True)
class Atlas:
    """The results of a census so far."""

    rolls: int
    solvable: int
    counts: tuple[tuple[str, int], ...]
    """How many rolls have 0, 1, 2-3, 4-7 ... solutions; the last bucket may be open: 1024+."""
    solutions: int
    """Total number, without solutions beyond the cap."""
    share: float
    """Part of the rolls that are solvable, 0 to 1."""


def bucket(solutions: int, cap: int) -> str:
    """The row of the table for a number of solutions."""
    if cap and solutions >= cap:
        return f"{cap}+"
    if solutions < 2:
        return str(solutions)
    low = 1 << (solutions.bit_length() - 1)
    high = min(2 * low, cap or 2 * low) - 1
    return f"{low}-{high}" if high > low else str(low)


def take_census(plan: CensusPlan, lexicon: Lexicon, out: Path, run: Run) -> Iterator[Atlas]:
    """Count chunk by chunk on the workers of the run (default: one per core), appending each to the file.

    Yields the atlas as it grows. A file of the same plan is continued: after an interruption at most the unfinished
    chunks are counted again. Raises `SessionError` when the file belongs to another plan or cannot be written, and
    `Stopped` when the run is stopped.
    """
    from qless_studio.engine.spreading import spread, workers_of  # a dealer imports this module for its puzzles

    rolls, _ = all_rolls(dice_for(lexicon.language)), lexicon.trie
    total = -(-(plan.sample or len(rolls)) // CHUNK)
    sums: Counter[str] = Counter()
    done: set[int] = set()
    for chunk, counts in read_counts(out, plan):
        done.add(chunk)
        sums.update(_sums(counts, plan.cap))
    yield _atlas(sums, plan.cap)
    with append_to(out, plan) as file, workers_of(run) as pool:
        chunks = _chunks(plan, rolls, done)
        for (chunk, _), counts in spread(pool, lexicon, _Count(plan.cap), lambda: next(chunks, None), run):
            file.write(line_of(chunk, counts))
            file.flush()
            done.add(chunk)
            sums.update(_sums(counts, plan.cap))
            run.publish(len(counts), len(done) / total)
            yield _atlas(sums, plan.cap)


def _chunks(plan: CensusPlan, rolls: Rolls, done: set[int]) -> Iterator[tuple[int, list[str]]]:
    """The chunks still to do: of all rolls from all over the alphabet, so that what is known early is typical."""
    numbers = plan.numbers(rolls)
    total = -(-len(numbers) // CHUNK)
    step = next(step for step in count(round(total * GOLDEN)) if gcd(step, total) == 1)
    for number in range(total):
        chunk = number * step % total
        if chunk not in done:
            yield chunk, [rolls[n] for n in numbers[chunk * CHUNK : (chunk + 1) * CHUNK]]


@dataclass(frozen=True)
class _Count:
    """Counts a chunk on a worker."""

    cap: int

    def __call__(self, lexicon: Lexicon, chunk: tuple[int, list[str]]) -> array[int]:
        return count_rolls(chunk[1], lexicon, self.cap)


def count_rolls(rolls: list[str], lexicon: Lexicon, cap: int) -> array[int]:
    """The number of solutions of each roll, up to `cap`; 0 for a roll means it is proven to have none."""
    options = Options()
    return array("Q", (number_of_solutions(Puzzle(letters), lexicon, options, cap) for letters in rolls))


def _sums(counts: array[int], cap: int) -> dict[str, int]:
    rows = Counter(bucket(found, cap) for found in counts)
    return {"rolls": len(counts), "solvable": sum(found > 0 for found in counts), "solutions": sum(counts), **rows}


def _atlas(sums: Counter[str], cap: int) -> Atlas:
    rows = sorted((name for name in sums if name[0].isdigit()), key=lambda name: int(name.rstrip("+").split("-")[0]))
    counts = tuple((name, sums[name]) for name in rows)
    return Atlas(sums["rolls"], sums["solvable"], counts, sums["solutions"], sums["solvable"] / max(sums["rolls"], 1))


# The file of a census: its plan, then a line per chunk with the number of solutions of every roll.
#
# See docs/decisions/020.

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


# The table that a complete census gives: how many solutions all rolls have, and how likely they are.
#
# See docs/decisions/083.

HARDEST = 12
"""Rolls named in a table."""
MOST_KEPT = 5_000
"""Rolls from a state on up to which their ways are kept: what more follow from hardly comes up twice."""


def ways_of_rolls(dice: Dice = DICE) -> array[int]:
    """The number of the 6^12 falls of the dice that show each roll, in the order of `rolls.Rolls`.

    Dynamic programming over the letters, as there; the state is, for each set of dice, in how many ways it shows the
    letters so far. About a million states and a minute for the English dice.
    """
    faces = sorted(set("".join(dice)))
    last = [max(faces.index(letter) for letter in die) for die in dice]
    known: dict[tuple[int, tuple[tuple[int, int], ...]], array[int]] = {}

    def rest(level: int, state: dict[int, int]) -> array[int]:
        """The ways of all rolls that begin with the letters that led to the state."""
        spent = sum(1 << die for die in range(len(dice)) if last[die] < level)
        state = {used: ways for used, ways in state.items() if used & spent == spent}
        if not state or level == len(faces):
            return array("I", state.values())
        key = level, tuple(sorted(state.items()))
        if key not in known:
            copies = list(_copies(state, [(die, dice[die].count(faces[level])) for die in range(len(dice))]))
            found = array("I")
            for after in reversed(copies):  # more copies of a letter come first in the alphabet
                found.extend(rest(level + 1, after))
            if len(found) > MOST_KEPT:
                return found
            known[key] = found
        return known[key]

    return rest(0, {0: 1})


def _copies(state: dict[int, int], dice: list[tuple[int, int]]) -> Iterator[dict[int, int]]:
    """The state after no copy of a letter, after one, two ...; `dice`: each with the number of its faces with it."""
    able = [(1 << die, faces) for die, faces in dice if faces]
    number = 0
    while state:
        yield state
        number, after = number + 1, dict[int, int]()
        for used, ways in state.items():
            for bit, faces in able:
                if not used & bit:
                    after[used | bit] = after.get(used | bit, 0) + ways * faces
        state = {
            used: ways // number for used, ways in after.items()
        }  # each set was reached in every order of its dice


def table_of(plan: CensusPlan, path: Path, rolls: Rolls, ways: array[int]) -> dict[str, Any]:
    """The table of a complete census of all rolls as JSON values; raises `SessionError`."""
    rows = [[0, 0] for _ in range(plan.cap + 1)]
    hardest: list[tuple[int, int, str]] = []
    for chunk, counts in read_counts(path, plan):
        for number, solutions in enumerate(counts, start=chunk * CHUNK):
            rows[solutions][0] += 1
            rows[solutions][1] += ways[number]
            if solutions == 1:
                hardest.append((-ways[number], number, rolls[number]))
        hardest = sorted(hardest)[:HARDEST]
    counted = sum(number for number, _ in rows)
    if counted != len(rolls):
        raise SessionError(plain("is not complete: {} of {} rolls", figure(counted), figure(len(rolls))), str(path))
    return {
        "words": plan.words,
        "crc": f"{plan.checksum:08x}",
        "cap": plan.cap,
        "rolls": counted,
        "solvable": sum(number for number, _ in rows[1:]) / counted,
        "likely": sum(ways for _, ways in rows[1:]) / sum(ways),
        "hardest": [letters for _, _, letters in hardest],
        "counts": rows,
    }
