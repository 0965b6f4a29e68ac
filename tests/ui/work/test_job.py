"""A job delivers everything in order, ends exactly once, and is silent after Stop."""

from __future__ import annotations

import gc
import os
import time
import weakref

import pytest
from PySide6.QtCore import QObject
from shiboken6 import isValid

from qless_studio.engine import kernels
from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.solving import Limit, Outcome
from qless_studio.ui.work import SolveJob
from tests.fixtures.patience import PATIENCE

FOREVER = 10**9


def count(n, pause=0.0):
    def solve(run):
        for i in range(n):
            run.checkpoint(1, i / n)
            if pause:
                time.sleep(pause)
            yield i

    return solve


def record(job):
    got, ends = [], []
    job.solutions_found.connect(got.extend)
    job.finished.connect(lambda finished: ends.append((finished.outcome, finished.error)))
    return got, ends


def test_it_streams_everything_in_order(qtbot, pool):
    job = SolveJob(count(30_000), pool)
    got, ends = record(job)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert got == list(range(30_000))
    assert ends == [(Outcome.COMPLETE, None)]


def test_a_limit_ends_it(qtbot, pool):
    job = SolveJob(count(30_000), pool, limit=Limit(solutions=10))
    got, ends = record(job)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert got == list(range(10))
    assert ends == [(Outcome.LIMITED, None)]


def test_solutions_beyond_those_to_keep_are_counted_only(qtbot, pool):
    job = SolveJob(count(5_000), pool, keep=100)
    got, _ = record(job)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert got == list(range(100))
    assert job.found == 5_000


def test_nothing_comes_after_cancel(qtbot, pool):
    job = SolveJob(count(FOREVER), pool)
    got, ends = record(job)
    job.start()
    qtbot.waitUntil(lambda: len(got) > 0)
    job.cancel()
    before = len(got)
    qtbot.wait(150)
    assert len(got) == before
    assert ends == [(Outcome.CANCELLED, None)]


def test_stop_hands_over_what_was_found_until_then(qtbot, pool):
    job = SolveJob(count(20), pool)
    got, ends = record(job)
    job.start()
    pool.waitForDone(PATIENCE)  # all is found, and no timer has had its turn
    assert got == []
    job.stop()
    assert got == list(range(20))
    assert ends == [(Outcome.COMPLETE, None)]


def test_nothing_comes_after_stop(qtbot, pool):
    job = SolveJob(count(FOREVER), pool)
    got, ends = record(job)
    job.start()
    qtbot.waitUntil(lambda: len(got) > 0)
    job.stop()
    before = len(got)
    qtbot.wait(100)
    assert len(got) == before
    assert ends == [(Outcome.CANCELLED, None)]


def test_waiting_for_a_thread_is_no_time_of_the_search(qtbot, pool):
    made = time.perf_counter()
    job = SolveJob(count(1), pool)
    time.sleep(0.05)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert time.perf_counter() - made - job.run.seconds >= 0.05


def test_a_slot_may_cancel_it(qtbot, pool):
    job = SolveJob(count(FOREVER), pool)
    _, ends = record(job)
    job.solutions_found.connect(lambda batch: job.cancel())
    job.start()
    qtbot.waitUntil(lambda: bool(ends))
    qtbot.wait(100)
    assert ends == [(Outcome.CANCELLED, None)]


def test_it_can_be_cancelled_before_its_thread_begins(qtbot, pool):
    job = SolveJob(count(FOREVER), pool)
    got, ends = record(job)
    job.start()
    job.cancel()
    qtbot.wait(100)
    assert got == []
    assert ends == [(Outcome.CANCELLED, None)]


@pytest.mark.parametrize("error", [RecursionError("deep"), PuzzleError("too small", "row 1")])
def test_a_failure_is_delivered(qtbot, pool, error):
    def solve(run):
        yield 1
        raise error

    job = SolveJob(solve, pool)
    got, ends = record(job)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert got == [1]
    assert ends == [(Outcome.FAILED, error)]


def test_three_hundred_restarts_leave_nothing_running(qtbot, pool):
    last = None
    for restart in range(300):
        if last:
            last.cancel()
        last = SolveJob(count(FOREVER), pool)
        last.start()
        if restart % 30 == 0:
            qtbot.wait(5)
    last.cancel()
    assert pool.waitForDone(PATIENCE)


def test_a_finished_search_is_not_kept_in_memory(qtbot, pool):
    searches = []
    for _ in range(20):
        job = SolveJob(count(10), pool)
        searches.append(weakref.ref(job.run))
        with qtbot.waitSignal(job.finished):
            job.start()
        job.deleteLater()
        del job
    qtbot.wait(50)
    gc.collect()
    assert sum(search() is not None for search in searches) <= 1


def test_the_time_of_a_run_stands_still_at_its_end(qtbot, pool):
    job = SolveJob(lambda run: iter(range(3)), pool)
    with qtbot.waitSignal(job.finished):
        job.start()
    seconds = job.run.seconds
    time.sleep(0.01)
    assert job.run.seconds == seconds


def test_a_dropped_job_is_silent_and_its_search_leaves(qtbot, pool):
    job = SolveJob(count(FOREVER), pool)
    got, ends = record(job)
    job.start()
    qtbot.waitUntil(lambda: bool(got))
    heard = len(got)
    job.drop()
    job.drop()
    qtbot.wait(60)
    assert len(got) == heard
    assert ends == []
    assert pool.waitForDone(PATIENCE)


def test_a_search_leaves_when_its_owner_is_deleted(qtbot, pool):
    owner = QObject()
    job = SolveJob(count(FOREVER), pool, owner)
    got, ends = record(job)
    job.start()
    qtbot.waitUntil(lambda: bool(got))
    owner.deleteLater()
    qtbot.waitUntil(lambda: not isValid(job))
    assert pool.waitForDone(PATIENCE)
    assert ends == []


def test_qt_does_not_watch_a_run(pool):
    """Its last holder may be the worker, where nothing of Qt may be touched."""
    job = SolveJob(lambda run: iter(()), pool)
    assert weakref.getweakrefcount(job.run) == 0


def test_jobs_do_not_pile_up_in_their_owner(qtbot, pool):
    owner = QObject()
    for _ in range(5):
        job = SolveJob(count(10), pool, owner)
        with qtbot.waitSignal(job.finished):
            job.start()
    qtbot.waitUntil(lambda: not owner.findChildren(SolveJob))


@pytest.mark.skipif(not kernels.compiled(), reason="interpreted searches run one at a time")
def test_many_long_searches_leave_room_for_another(qtbot, pool):
    long = [SolveJob(count(FOREVER, pause=0.001), pool) for _ in range(max(2, os.cpu_count() or 1))]
    for job in long:
        job.start()
    job = SolveJob(count(10), pool)
    with qtbot.waitSignal(job.finished):
        job.start()
    for job in long:
        job.cancel()
