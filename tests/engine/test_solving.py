"""What a run tells of itself: its time, its better scores, its proof, its limits."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace

import pytest

import qless_studio
from qless_studio.engine import solving
from qless_studio.engine.solving import Cancelled, Limit, LimitReached, Outcome, PartRun, Run, Search


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


def test_what_is_handed_a_run_searches_in_no_other():
    """A search in a run that nobody can cancel goes on after the window is closed."""
    texts = {path: path.read_text("utf-8") for path in Path(qless_studio.__file__).parent.rglob("*.py")}
    for path in (path for path, text in texts.items() if " Run(" in text):
        for made in ast.walk(ast.parse(texts[path])):
            if isinstance(made, ast.FunctionDef) and "run" in required(made):
                calls = [call.func for call in ast.walk(made) if isinstance(call, ast.Call)]
                assert not any(isinstance(name, ast.Name) and name.id == "Run" for name in calls), (path, made.name)


def required(function: ast.FunctionDef) -> set[str]:
    given = function.args.args[: len(function.args.args) - len(function.args.defaults)]
    return {argument.arg for argument in given}


def test_a_part_of_a_run_ends_with_it_and_keeps_its_progress_to_itself():
    whole = Run(Limit(nodes=5))
    part = PartRun(whole)
    part.publish(3, 0.5, "summary")
    part.checkpoint()
    assert (whole.nodes, whole.summary) == (0, None)
    with pytest.raises(LimitReached):
        part.checkpoint(2)
    whole.cancel()
    with pytest.raises(Cancelled):
        PartRun(whole).checkpoint()
