"""Prove the best board: search all classes of boards on several threads, and report progress.

See docs/decisions/054.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import TypeAlias

from qless_studio.engine.grids.proof.classes import (
    BUCKETS,
    RARE_FIRST,
    BoardClass,
    ClassResult,
    Letters,
    Record,
    classes_of,
    digest_of,
    order_of,
    smallest_image,
    split_positions,
    symmetries_of,
)
from qless_studio.engine.grids.proof.words import Prior, TileWords
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.proof_search import MOST, SLICE, Problem, Search, TooLarge
from qless_studio.engine.lexicon.languages import ENGLISH_LETTERS, Alphabet
from qless_studio.engine.solving import Run

MERGE_FROM = 10
"""From this number of open cells, the first positions are fixed by merging trees."""
MERGE_LEVELS = 3
MEMORY_PER_THREAD = 512 << 20
"""Bytes, by default."""
WAIT = 0.02
"""Seconds between two checks of what the threads have done."""
EFFORT_POWER = 4
"""The time of a class grows about with this power of its bound: measured with 10,000 words on 3×4."""

Better: TypeAlias = "tuple[int, Letters]"
"""Score and letters of a board."""


def mask_of(letters: str, alphabet: Alphabet = ENGLISH_LETTERS) -> int:
    """A set of letters as a bit mask."""
    return sum(1 << alphabet.codes[letter] for letter in set(letters))


@dataclass(frozen=True)
class Task:
    """What to prove: the best of all boards whose cells each have one of their letters."""

    words: TileWords
    near: tuple[int, ...]
    """For each cell a mask of its neighbours."""
    domains: tuple[int, ...]
    """For each cell a mask of its letters."""
    dice: tuple[int, ...] = ()
    """For each die a mask of its letters; without dice any board counts."""
    beat: int | None = None
    """Only boards with at least this score are searched for."""
    buckets: tuple[int, ...] = tuple(map(mask_of, BUCKETS))
    """Sets of letters that divide the boards into classes."""
    split: int | None = None
    """How many positions are divided by bucket; None: chosen by size."""
    merge_levels: int | None = None
    """How many positions are fixed by merging trees; None: chosen by size."""
    order: tuple[int, ...] | None = None
    """The cells in the order of the search, those with one letter first; None: chosen by neighbours."""
    rare_first: str = RARE_FIRST
    """The order of letters for comparing symmetric boards; rare ones first, since few best boards have them inside."""

    @property
    def opened(self) -> int:
        """Cells with more than one letter."""
        return sum(domain.bit_count() > 1 for domain in self.domains)

    @property
    def digest(self) -> str:
        """Equal for tasks that may share a record of finished classes."""
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
    """What is known so far: the best score, an upper bound of all scores, and the share of boards that is ruled out.

    Complete when `upper` is the best score, or less than the score to beat."""

    best: int | None
    board: Letters | None
    upper: int
    ruled_out: float
    boards: tuple[Letters, ...] = ()
    """At the end all best boards, one of each set of symmetric ones, sorted, up to `MOST`."""
    work: float = 0.0
    """About what part of the time has passed, 0 to 1; unlike the share of boards, since high bounds take longer."""


@dataclass
class OpenClass:
    """A class that is not finished, with its bound and its share of all boards."""

    board_class: BoardClass
    upper: int
    share: float
    work: float
    """Estimated share of all the work."""


@dataclass
class State:
    """What the threads share; changed only under the lock of `changed`."""

    waiting: list[OpenClass]
    """Sorted by bound, ascending."""
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
    """Whether the threads should end."""
    error: BaseException | None = None
    best: Better | None = None

    @property
    def stop(self) -> bool:
        """Whether the threads should end."""
        return self.ended or self.run.cancelled

    def better(self, found: Better) -> None:
        """Record a board if it is better than all before."""
        if self.best is not None and found[0] <= self.best[0]:
            return
        self.best = found
        self.news.append(found)
        self.floor[0] = max(self.floor[0], found[0])
        if self.record is not None:
            self.record.add_best(*found)

    def next(self) -> OpenClass | None:
        """The class to search next, that with the highest bound; None if no further class can have a better board."""
        while self.waiting and not self.stop:
            opened = self.waiting.pop()
            if opened.upper >= self.floor[0]:
                self.running.append(opened)
                return opened
            self.rule_out(opened)
        return None

    def rule_out(self, opened: OpenClass) -> None:
        """Count a class as done."""
        self.ruled_out += opened.share
        self.work += opened.work

    def finish(self, opened: OpenClass, result: ClassResult) -> None:
        """Record a finished class. Not to be called under the lock, since writing to disk may take long."""
        if self.record is not None:
            self.record.add_class(opened.board_class.name, result)
        with self.changed:
            self.running.remove(opened)
            self.finished.append(result)
            self.rule_out(opened)
            self.changed.notify_all()

    def divide(self, opened: OpenClass) -> None:
        """Replace a class that needs too much memory by two halves. Not to be called under the lock either."""
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
    """The result of a class, from the boards found in it in order of ascending score."""
    score = found[-1][0] if found else 0
    return ClassResult(score, tuple(board for points, board in found if points == score))


def _halved(opened: OpenClass, halves: Sequence[BoardClass]) -> list[OpenClass]:
    return [OpenClass(half, opened.upper, opened.share / 2, opened.work / 2) for half in halves]


def threads_for(asked: int | None) -> int:
    """How many threads a proof uses, by default one per core; one with interpreted kernels, which run one at a time."""
    return (asked or os.cpu_count() or 1) if SLICE > 10_000 else 1


def memory_for(threads: int | None, asked: int | None) -> int:
    """Bytes that all threads together may use for trees; each needs some megabytes beside."""
    return asked or threads_for(threads) * MEMORY_PER_THREAD


def prove(
    task: Task,
    run: Run,
    start: Better | None = None,
    threads: int | None = None,
    memory: int | None = None,
    record: Record | None = None,
    on_progress: Callable[[Known], object] | None = None,
) -> Iterator[Better]:
    """Yield each board that is better than all before, until the best is proven; the run's summary is a `Known`.

    `start`: a known board; `threads`: default one per core; `memory`: bytes for the trees of all threads; `record`: the
    classes that earlier runs finished; `on_progress` is called 50 times a second. The final result depends on none of
    these, the boards on the way to it do.
    """
    threads = threads_for(threads)
    memory = memory_for(threads, memory)
    state = begin(task, run, start, record)
    watch = Watch(task, state, run, on_progress)
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
        if state.waiting or state.running:  # the threads noticed Stop first
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
    """The state before the search: all classes, without those that the record has."""
    floor = memoryview(array("q", [0 if task.beat is None else task.beat]))
    state = State([], floor, run)
    for known in (start, record.best if record else None):
        if known is not None and known[0] >= floor[0]:
            state.better(known)
    _open_classes(task, state, record, run)
    state.record = record
    return state


def problem_of(task: Task, tick: Callable[[], object] = int) -> Problem:
    """A task in the form that the kernel takes; `tick` is called every few milliseconds."""
    levels = task.merge_levels
    if levels is None:
        levels = MERGE_LEVELS if task.opened >= MERGE_FROM else 0
    rank = list(map(task.rare_first.index, task.words.alphabet.letters))
    return Problem(task.words.for_kernel(tick), task.near, _order(task), rank, task.dice, levels)


def _order(task: Task) -> tuple[int, ...]:
    return task.order or order_of(task.near, task.domains)


def _open_classes(task: Task, state: State, record: Record | None, run: Run) -> None:
    """Add all classes to `state.waiting`, or to `state.finished` if the record has them."""
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
    """Publishes what is known to the run, and collects better boards."""

    def __init__(
        self, task: Task, state: State, run: Run, on_progress: Callable[[Known], object] | None = None
    ) -> None:
        self._task, self._state, self._run, self._on_progress = task, state, run, on_progress
        self._upper: int | None = None
        self._ruled_out = 0.0
        self._steps = 0

    def look(self, last: bool = False) -> Iterator[Better]:
        """The better boards since the last call; raises `Stopped` as `Run.checkpoint` does."""
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
        if self._on_progress is not None:
            self._on_progress(known)
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
