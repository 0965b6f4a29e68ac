"""A proof whose classes are searched by the workers of a pool. See docs/decisions/054 and 083."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from qless_studio.engine.grids.proof.prover import Better, Known, OpenClass, Task, Watch, begin, result_of
from qless_studio.engine.grids.proof.record import ClassResult, Record
from qless_studio.engine.grids.proof.symmetry import Symmetry
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.proof_search import SLICE, Problem, Search, TooLarge
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.pools import Pool
from qless_studio.engine.solving import Run
from qless_studio.engine.spreading import spread


@dataclass(frozen=True)
class ClassPart:
    """A class for a worker, and the score that its boards must have to be of interest."""

    name: str
    domains: tuple[int, ...]
    symmetries: tuple[Symmetry, ...]
    floor: int


Work = Callable[[Lexicon, ClassPart], ClassResult | None]
"""Searches a class on a worker; returns None if it needs too much memory and must be divided."""


def searched(problem: Problem, part: ClassPart, memory: int) -> ClassResult | None:
    """Search a whole class; `memory`: bytes."""
    search = Search(problem, memoryview(array("q", [part.floor])), memory)
    search.start(part.domains, part.symmetries)
    found: list[Better] = []
    try:
        while (status := search.advance(SLICE)) != Status.DONE:
            if status == Status.READY:
                found += [(score, tuple(board)) for score, board in search.take()]
    except TooLarge:
        return None
    return result_of(found)


def prove_on(
    pool: Pool,
    lexicon: Lexicon,
    work: Work,
    task: Task,
    run: Run,
    start: Better | None,
    record: Record | None,
    on_progress: Callable[[Known], object] | None = None,
) -> Iterator[Better]:
    """Like `prove`, on the workers of a pool, with the same result."""
    state = begin(task, run, start, record)
    watch, running = Watch(task, state, run, on_progress), dict[str, OpenClass]()

    def next_part() -> ClassPart | None:
        opened = state.next()
        if opened is None:
            return None
        known = opened.board_class
        running[known.name] = opened
        return ClassPart(known.name, known.domains, known.symmetries, state.floor[0])

    if record is not None:
        record.open()
    try:
        yield from watch.look()
        for part, result in spread(pool, lexicon, work, next_part, run):
            opened = running.pop(part.name)
            if result is None:
                state.divide(opened)
            else:
                state.finish(opened, result)
                for board in result.boards:
                    state.better((result.score, board))
            yield from watch.look()
        if state.waiting or running:  # Stop was noticed first
            run.checkpoint()
        yield from watch.look(last=True)
    finally:
        if record is not None:
            record.close()
