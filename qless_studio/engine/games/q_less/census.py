"""The census of all rolls of the dice, or of a sample: counted on all cores, resumable after an interruption.

See docs/decisions/020.
"""

from __future__ import annotations

import json
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from threading import Event
from typing import IO, Any

from qless_studio.engine.chance import below
from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less.dice import DICE, Dice, dice_for
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.games.q_less.solver import search_of, spelled
from qless_studio.engine.kernels import Status
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

CHUNK = 500
"""Rolls per line of the file: about 0.1 s of work, the most that an interruption loses per core."""
STEPS = 20_000
"""Kernel steps between two checks whether to stop."""


class Rolls:
    """Every different multiset of letters that the dice can show, numbered in alphabetical order.

    A roll is built letter by letter, deciding how often each is shown. The state is the family of sets of dice that can
    show the letters so far: one bit for each of the 4,096 sets. Equal states have equal continuations, so there are
    only 150,000 of them, found in about two seconds; then a roll is looked up in 10 us.
    """

    def __init__(self, dice: Dice = DICE) -> None:
        self._faces = faces = tuple(sorted(set("".join(dice))))
        sets = 1 << len(dice)
        self._dice = [[number for number, die in enumerate(dice) if letter in die] for letter in faces]
        self._without = [sum(1 << s for s in range(sets) if not s >> die & 1) for die in range(len(dice))]
        last = [max(faces.index(letter) for letter in die) for die in dice]
        spent = [sum(1 << die for die in range(len(dice)) if last[die] < n) for n in range(len(faces) + 1)]
        alive = [sum(1 << s for s in range(sets) if s & need == need) for need in spent]
        self._choices: list[tuple[tuple[int, int, int], ...]] = [()]
        """For each family its choices: copies of the letter, the family after them, number of rolls from there on."""
        self._root, self._count = self._number(0, 1, alive, {})

    def __len__(self) -> int:
        """15,800,439 for the English dice."""
        return self._count

    def __getitem__(self, number: int) -> str:
        """The sorted letters of a roll; raises `IndexError`."""
        if not 0 <= number < self._count:
            raise IndexError(number)
        family, letters = self._root, ""
        for letter in self._faces:
            for copies, after, count in self._choices[family]:
                if number < count:
                    letters += letter * copies
                    family = after
                    break
                number -= count
        return letters

    def _number(
        self, level: int, family: int, alive: list[int], known: dict[tuple[int, int], tuple[int, int]]
    ) -> tuple[int, int]:
        """(number of the family, number of rolls from it on), numbering all families after it; 0 rolls: a dead end."""
        family &= alive[level]
        if not family or level == len(self._faces):
            return 0, int(family > 0)
        key = (level, family)
        if key not in known:
            choices, copies = [], 0
            while family:
                after, count = self._number(level + 1, family, alive, known)
                if count:
                    choices.append((copies, after, count))
                family, copies = self._shown(level, family), copies + 1
            self._choices.append(tuple(reversed(choices)))  # more copies of a letter come first in the alphabet
            known[key] = len(self._choices) - 1, sum(count for _, _, count in choices)
        return known[key]

    def _shown(self, level: int, family: int) -> int:
        """The sets of dice that can show the letter of this level one more time."""
        found = 0
        for die in self._dice[level]:
            found |= (family & self._without[die]) << (1 << die)
        return found


@cache
def all_rolls(dice: Dice = DICE) -> Rolls:
    """The numbering, built once for each set of dice."""
    return Rolls(dice)


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
        return {"census": 1, **self.__dict__}

    def numbers(self, rolls: Rolls) -> Iterator[int]:
        """The numbers of the rolls, in a fixed order; a sample is drawn with replacement."""
        if self.sample is None:
            yield from range(len(rolls))
        else:
            random = Random(self.seed)
            for _ in range(self.sample):
                yield below(random, len(rolls))


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


def plan_of(lexicon: Lexicon, sample: int | None, seed: int, cap: int) -> CensusPlan:
    return CensusPlan(lexicon.name, len(lexicon), zlib.crc32("\n".join(lexicon.words).encode()), sample, seed, cap)


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
    """Count chunk by chunk on all cores, appending each to the file; yields the atlas as it grows.

    A file of the same plan is continued: after an interruption at most the unfinished chunks are counted again. Raises
    `SessionError` when the file belongs to another plan or cannot be written, and `Stopped` when the run is stopped.
    """
    rolls, _ = all_rolls(dice_for(lexicon.language)), lexicon.trie
    done = _read(out, plan)
    total = -(-(plan.sample or len(rolls)) // CHUNK)
    sums: Counter[str] = Counter()
    for line in done.values():
        sums.update(_sums(line))
    yield _atlas(sums, plan.cap)
    cores, stop = os.cpu_count() or 1, Event()
    with _append(out, plan) as file, ThreadPoolExecutor(cores) as pool:
        chunks = _chunks(plan, rolls, done)
        pending: set[Future[dict[str, Any]]] = set()
        try:
            while True:
                for number, letters in islice(chunks, 2 * cores - len(pending)):
                    pending.add(pool.submit(_count_chunk, number, letters, lexicon, plan.cap, stop))
                if not pending:
                    break
                finished, pending = wait(pending, 0.1, FIRST_COMPLETED)
                for future in finished:
                    line = future.result()
                    file.write(json.dumps(line) + "\n")
                    file.flush()
                    done[line["chunk"]] = line
                    sums.update(_sums(line))
                    run.publish(line["rolls"], len(done) / total)
                    yield _atlas(sums, plan.cap)
                run.checkpoint()
        finally:
            stop.set()  # the threads end however the loop ends


def _chunks(plan: CensusPlan, rolls: Rolls, done: dict[int, Any]) -> Iterator[tuple[int, list[str]]]:
    numbers = plan.numbers(rolls)
    chunk = 0
    while part := list(islice(numbers, CHUNK)):
        if chunk not in done:
            yield chunk, [rolls[number] for number in part]
        chunk += 1


def _count_chunk(number: int, rolls: list[str], lexicon: Lexicon, cap: int, stop: Event) -> dict[str, Any]:
    """One line of the file; incomplete, and to be discarded, once `stop` is set."""
    options = Options()
    counts: Counter[str] = Counter()
    solvable = solutions = 0
    for letters in rolls:
        search = search_of(Puzzle(letters), spelled(letters, lexicon, options), options, stop_at=cap)
        search.count_only()
        status = Status.MORE
        while status == Status.MORE and not stop.is_set():
            status = search.advance(STEPS)
        found = search.counts().solutions
        solvable += found > 0
        solutions += found
        counts[bucket(found, cap)] += 1
    return {"chunk": number, "rolls": len(rolls), "solvable": solvable, "solutions": solutions, "counts": counts}


def _sums(line: dict[str, Any]) -> dict[str, int]:
    return {**{name: line[name] for name in ("rolls", "solvable", "solutions")}, **line["counts"]}


def _atlas(sums: Counter[str], cap: int) -> Atlas:
    rows = sorted((name for name in sums if name[0].isdigit()), key=lambda name: int(name.rstrip("+").split("-")[0]))
    counts = tuple((name, sums[name]) for name in rows)
    return Atlas(sums["rolls"], sums["solvable"], counts, sums["solutions"], sums["solvable"] / max(sums["rolls"], 1))


def _read(path: Path, plan: CensusPlan) -> dict[int, dict[str, Any]]:
    """The chunks done, without a truncated last line."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise SessionError(say("cannot be read: {}", error), str(path)) from None
    found = []
    for line in lines:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue  # truncated by an interruption
    if not found:
        return {}
    if found[0] != plan.header:
        raise SessionError(say("contains a different census; choose another file"), str(path))
    return {line["chunk"]: line for line in found[1:]}


def _append(path: Path, plan: CensusPlan) -> IO[str]:
    """The file opened for appending, with its header if it is new; a truncated last line is ended first."""
    try:
        file = path.open("a+", encoding="utf-8")
        file.seek(0)
        text = file.read()
        if not text.strip():
            file.write(json.dumps(plan.header) + "\n")
        elif not text.endswith("\n"):
            file.write("\n")
        file.flush()
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), str(path)) from None
    return file
