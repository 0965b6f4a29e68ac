"""The provably best board: all classes of boards searched on several threads, and what is known meanwhile.

See docs/decisions/054.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import TypeAlias

from qless_studio.engine.grids.proof.classes import BoardClass, classes_of, order_of, split_positions
from qless_studio.engine.grids.proof.letters import BUCKETS, RARE_FIRST
from qless_studio.engine.grids.proof.prior import Prior
from qless_studio.engine.grids.proof.record import ClassResult, Letters, Record, digest_of
from qless_studio.engine.grids.proof.symmetry import smallest_image, symmetries_of
from qless_studio.engine.grids.proof.words import TileWords
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.proof_search import MOST, SLICE, Problem, Search, TooLarge
from qless_studio.engine.lexicon.alphabet import ENGLISH_LETTERS, Alphabet
from qless_studio.engine.solving import Run

MERGE_FROM = 10
"""Open cells from which on the first positions are fixed by merging trees."""
MERGE_LEVELS = 3
MEMORY_PER_THREAD = 512 << 20
"""Bytes, by default."""
WAIT = 0.02
"""Seconds between two looks at what the threads have done."""
EFFORT_POWER = 4
"""A class takes time about as this power of its bound: measured with 10,000 words on 3×4."""

Better: TypeAlias = "tuple[int, Letters]"
"""Score and letters of a board."""


def mask_of(letters: str, alphabet: Alphabet = ENGLISH_LETTERS) -> int:
    """The set of these letters as a mask."""
    return sum(1 << alphabet.codes[letter] for letter in set(letters))


@dataclass(frozen=True)
class Task:
    """What is to be proven: the best of all boards that have one of its letters on each cell."""

    words: TileWords
    near: tuple[int, ...]
    """For each cell a mask of those it touches."""
    domains: tuple[int, ...]
    """For each cell a mask of its letters."""
    dice: tuple[int, ...] = ()
    """For each die a mask of its letters; without dice any board counts."""
    beat: int | None = None
    """Only boards with so many points are looked for."""
    buckets: tuple[int, ...] = tuple(map(mask_of, BUCKETS))
    """Sets of letters that divide the boards into classes."""
    split: int | None = None
    """How many positions are divided by bucket; None: as many as pays."""
    merge_levels: int | None = None
    """How many positions are fixed by merging trees; None: as many as pays."""
    order: tuple[int, ...] | None = None
    """The cells in the order of the search, those with one letter first; None: as pays best."""
    rare_first: str = RARE_FIRST
    """The smallest letter first when symmetric boards are compared: a tile in the middle is rarely a rare letter."""

    @property
    def opened(self) -> int:
        """Cells with more than one letter."""
        return sum(domain.bit_count() > 1 for domain in self.domains)

    @property
    def digest(self) -> str:
        """Equal for tasks whose finished classes can stand for each other's."""
        return digest_of(
            [
                1,
                list(self.words.points.items()),
                self.near,
                self.domains,
                self.dice,
                self.beat,
                self.buckets,
                self.split,
                *([] if self.order is None else [self.order]),
                *([] if self.words.alphabet == ENGLISH_LETTERS else [self.words.alphabet.letters]),
            ]
        )


@dataclass(frozen=True)
class Known:
    """What is known of a proof: the best score so far, that no board scores more than `upper`, and the part of all
    boards that was ruled out. Complete when `upper` is the best score, or less than was to be beaten."""

    best: int | None
    board: Letters | None
    upper: int
    ruled_out: float
    boards: tuple[Letters, ...] = ()
    """At the end all best boards, of symmetric ones the least, sorted, at most `MOST`."""
    work: float = 0.0
    """About which part of the time is behind, 0 to 1: unlike boards, classes with a high bound take long."""


@dataclass
class OpenClass:
    """A class that is not finished, its bound and its part of all boards."""

    board_class: BoardClass
    upper: int
    share: float
    work: float
    """Its part of all the work, as far as can be told."""


@dataclass
class State:
    """What the threads share, changed under the condition's lock only."""

    waiting: list[OpenClass]
    """The class with the lowest bound first."""
    floor: memoryview[int]
    run: Run
    record: Record | None = None
    changed: Condition = field(default_factory=Condition)
    running: list[OpenClass] = field(default_factory=list)
    finished: list[ClassResult] = field(default_factory=list)
    news: list[Better] = field(default_factory=list)
    steps: int = 0
    ruled_out: float = 0.0
    work: float = 0.0
    ended: bool = False
    """Whether the threads should leave."""
    error: BaseException | None = None
    best: Better | None = None

    @property
    def stop(self) -> bool:
        return self.ended or self.run.cancelled

    def better(self, found: Better) -> None:
        """Take a board if it is better than all before."""
        if self.best is not None and found[0] <= self.best[0]:
            return
        self.best = found
        self.news.append(found)
        self.floor[0] = max(self.floor[0], found[0])
        if self.record is not None:
            self.record.add_best(*found)

    def next(self) -> OpenClass | None:
        """The class with the highest bound; None when none is left that could have a board of interest."""
        while self.waiting and not self.stop:
            opened = self.waiting.pop()
            if opened.upper >= self.floor[0]:
                self.running.append(opened)
                return opened
            self.rule_out(opened)
        return None

    def rule_out(self, opened: OpenClass) -> None:
        """A class is behind."""
        self.ruled_out += opened.share
        self.work += opened.work

    def finish(self, opened: OpenClass, result: ClassResult) -> None:
        """A class is finished; not to be called under the lock: a busy disk may take its time."""
        if self.record is not None:
            self.record.add_class(opened.board_class.name, result)
        with self.changed:
            self.running.remove(opened)
            self.finished.append(result)
            self.rule_out(opened)
            self.changed.notify_all()

    def divide(self, opened: OpenClass) -> None:
        """Put two classes in the place of one that needs too much memory; not to be called under the lock either."""
        halves = opened.board_class.halves()
        if halves is None:
            raise MemoryError("not even one board fits into the memory allowed")
        if self.record is not None:
            self.record.add_split(opened.board_class.name)
        with self.changed:
            self.running.remove(opened)
            self.waiting += _halved(opened, halves)
            self.changed.notify_all()


class _Worker:
    """One thread: takes classes until none is left."""

    def __init__(self, state: State, problem: Problem, memory: int) -> None:
        self._state = state
        self._search = Search(problem, state.floor, memory)
        self.thread = Thread(target=self._work, name="proof", daemon=True)

    def _work(self) -> None:
        state = self._state
        try:
            while True:
                with state.changed:
                    opened = state.next()
                    while opened is None and state.running and not state.stop:
                        state.changed.wait()  # a class that runs may be divided in two
                        opened = state.next()
                if opened is None:
                    return
                self._prove(opened)
        except BaseException as error:
            with state.changed:
                state.error = state.error or error
                state.ended = True
        finally:
            with state.changed:
                state.changed.notify_all()

    def _prove(self, opened: OpenClass) -> None:
        state, search = self._state, self._search
        found: list[Better] = []
        search.start(opened.board_class.domains, opened.board_class.symmetries)
        steps, status = 0, Status.MORE
        try:
            while status != Status.DONE and not state.stop:
                status = search.advance(SLICE)
                boards = [(score, tuple(board)) for score, board in search.take()] if status == Status.READY else []
                found += boards
                upper = search.upper
                with state.changed:
                    for better in boards:
                        state.better(better)
                    state.steps += search.steps - steps
                    if upper is not None:
                        opened.upper = min(opened.upper, max(upper, found[-1][0] if found else 0))
                steps = search.steps
        except TooLarge:
            state.divide(opened)
            return
        if status == Status.DONE:
            state.finish(opened, result_of(found))


def result_of(found: list[Better]) -> ClassResult:
    """What a class has, from all boards found in it, none with a score lower than the one before."""
    score = found[-1][0] if found else 0
    return ClassResult(score, tuple(board for points, board in found if points == score))


def _halved(opened: OpenClass, halves: Sequence[BoardClass]) -> list[OpenClass]:
    return [OpenClass(half, opened.upper, opened.share / 2, opened.work / 2) for half in halves]


def threads_for(asked: int | None) -> int:
    """How many threads a proof has: as asked, else one per core; interpreted kernels have one, others would queue."""
    return (asked or os.cpu_count() or 1) if SLICE > 10_000 else 1


def memory_for(threads: int | None, asked: int | None) -> int:
    """Bytes that all threads may use for what grows; their fixed part is some megabytes more."""
    return asked or threads_for(threads) * MEMORY_PER_THREAD


def prove(
    task: Task,
    run: Run,
    start: Better | None = None,
    threads: int | None = None,
    memory: int | None = None,
    record: Record | None = None,
    told: Callable[[Known], object] | None = None,
) -> Iterator[Better]:
    """Each board better than all before, until the best one is proven; the run's summary is what is `Known`.

    `start`: a board that is known; `threads`: default one per core; `memory`: bytes in all, for what grows; `record`:
    what an earlier run has finished; `told` gets what is known 50 times a second. The result, unlike the boards on the
    way to it, depends on none of these.
    """
    threads = threads_for(threads)
    memory = memory_for(threads, memory)
    state = begin(task, run, start, record)
    watch = Watch(task, state, run, told)
    problem = problem_of(task, run.checkpoint)
    if record is not None:
        record.open()
    workers = [_Worker(state, problem, memory // threads) for _ in range(threads)]
    try:
        yield from watch.look()
        for worker in workers:
            worker.thread.start()
        while any(worker.thread.is_alive() for worker in workers):
            with state.changed:
                state.changed.wait(WAIT)
            yield from watch.look()
        if state.error is not None:
            raise state.error
        if state.waiting or state.running:  # the threads saw Stop first
            run.checkpoint()
        yield from watch.look(last=True)
    finally:
        state.ended = True
        with state.changed:
            state.changed.notify_all()
        for worker in workers:
            if worker.thread.ident is not None:
                worker.thread.join()
        if record is not None:
            record.close()


def begin(task: Task, run: Run, start: Better | None, record: Record | None) -> State:
    """All that is to be searched, and what is known before."""
    floor = memoryview(array("q", [0 if task.beat is None else task.beat]))
    state = State([], floor, run)
    for known in (start, record.best if record else None):
        if known is not None and known[0] >= floor[0]:
            state.better(known)
    _open_classes(task, state, record, run)
    state.record = record
    return state


def problem_of(task: Task, tick: Callable[[], object] = int) -> Problem:
    """What the kernel has to know of a task; `tick` is called every few milliseconds."""
    levels = task.merge_levels
    if levels is None:
        levels = MERGE_LEVELS if task.opened >= MERGE_FROM else 0
    rank = list(map(task.rare_first.index, task.words.alphabet.letters))
    return Problem(task.words.for_kernel(tick), task.near, _order(task), rank, task.dice, levels)


def _order(task: Task) -> tuple[int, ...]:
    return task.order or order_of(task.near, task.domains)


def _open_classes(task: Task, state: State, record: Record | None, run: Run) -> None:
    """Everything that is to be searched into `state.waiting`; what the record has is finished."""
    split = split_positions(task.domains) if task.split is None else task.split
    order, symmetries = _order(task), symmetries_of(task.near, task.domains)
    classes = list(classes_of(order, task.domains, task.buckets, split, symmetries))
    prior = Prior(task.words, task.near, order, task.buckets, run.checkpoint)
    boards = sum(board_class.boards for board_class in classes)
    todo = []
    for board_class in classes:
        run.checkpoint()
        todo.append(OpenClass(board_class, prior.of(board_class), board_class.boards / boards, 0.0))
    effort = sum(opened.upper**EFFORT_POWER for opened in todo) or 1
    for opened in todo:
        opened.work = opened.upper**EFFORT_POWER / effort
    while todo:
        opened = todo.pop()
        name = opened.board_class.name
        if record is not None and name in record.finished:
            state.finished.append(record.finished[name])
            state.rule_out(opened)
        elif record is not None and name in record.split and (halves := opened.board_class.halves()):
            todo += _halved(opened, halves)
        else:
            state.waiting.append(opened)
    state.waiting.sort(key=lambda opened: (opened.upper, opened.board_class.name))


class Watch:
    """Tells the run what is known, and hands better boards on."""

    def __init__(self, task: Task, state: State, run: Run, told: Callable[[Known], object] | None = None) -> None:
        self._task, self._state, self._run, self._told = task, state, run, told
        self._upper: int | None = None
        self._ruled_out = 0.0
        self._steps = 0

    def look(self, last: bool = False) -> Iterator[Better]:
        """The news since the last look; raises `Stopped` when it is time to leave."""
        state, run = self._state, self._run
        with state.changed:
            news, state.news = state.news, []
            best = state.best
            steps, self._steps = state.steps - self._steps, state.steps
            least = best[0] if best else state.floor[0] - 1
            upper = max([least, *(opened.upper for opened in (*state.waiting, *state.running))])
            ruled_out, work = min(state.ruled_out, 1.0), min(state.work, 1.0)
        self._upper = least if last else max(least, upper if self._upper is None else min(upper, self._upper))
        self._ruled_out = 1.0 if last else max(self._ruled_out, ruled_out)
        score, board = best or (None, None)
        boards = self._best_boards() if last else ()
        board = boards[0] if boards else board
        known = Known(score, board, self._upper, self._ruled_out, boards, 1.0 if last else work)
        if self._told is not None:
            self._told(known)
        for better in news:
            run.improved(better[0])
            run.publish(0, self._ruled_out, known)
            yield better
        if last:
            run.publish(steps, 1.0, known)
        else:
            run.checkpoint(steps, self._ruled_out, known)

    def _best_boards(self) -> tuple[Letters, ...]:
        state, task = self._state, self._task
        if state.best is None:
            return ()
        boards = {
            smallest_image(task.near, task.domains, board)
            for result in state.finished
            if result.score == state.best[0]
            for board in result.boards
        }
        return tuple(sorted(boards)[:MOST])
