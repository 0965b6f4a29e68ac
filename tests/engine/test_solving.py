"""What a run tells of itself: its time, its better scores, its proof, its limits."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from qless_studio.engine import solving
from qless_studio.engine.solving import Cancelled, Limit, LimitReached, Outcome, Run, Search


@pytest.fixture
def clock(monkeypatch):
    """Seconds that pass when the test says so."""
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(solving, "time", SimpleNamespace(perf_counter=lambda: clock.now))
    return clock


def test_a_proof_is_dated_and_stays_while_more_is_listed(clock):
    run = Run()
    assert run.proven_after is None
    clock.now += 1
    run.improved(108)
    clock.now += 1
    run.proven()
    clock.now += 1
    run.end()
    assert run.improvements == [(1, 108)]
    assert run.proven_after == 2
    assert run.seconds == 3


def test_the_time_of_a_run_stands_still_at_its_end(clock):
    run = Run()
    clock.now += 1
    run.end()
    clock.now += 1
    run.end()
    assert run.seconds == 1


def test_time_before_the_search_begins_does_not_count(clock):
    run = Run(Limit(seconds=5))
    clock.now += 6
    with pytest.raises(LimitReached):
        run.checkpoint()
    search = Search(lambda run: iter([run.checkpoint()]), run)
    search.perform()
    assert (search.finished.outcome, search.finished.error) == (Outcome.COMPLETE, None)
    assert run.seconds == 0


def test_to_cancel_goes_before_a_limit():
    run = Run(Limit(nodes=1))
    run.cancel()
    with pytest.raises(Cancelled):
        run.checkpoint(1)
