"""The census of all rolls of the dice, or of a sample: counted on all cores, resumable after an interruption.

See docs/decisions/020.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import gcd
from pathlib import Path

from qless_studio.engine.games.q_less.census_file import CensusPlan, append_to, line_of, read_counts
from qless_studio.engine.games.q_less.dice import dice_for
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.games.q_less.rolls import Rolls, all_rolls
from qless_studio.engine.games.q_less.solver import number_of_solutions
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.spreading import spread, workers_of

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
