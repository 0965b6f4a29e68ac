"""Large jobs on a Dask cluster of two processes: the same results, whatever dies; other versions are refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from multiprocessing import active_children
from pathlib import Path
from types import ModuleType

import pytest

from qless_studio.cli import main as cli
from qless_studio.cli.solve import BatchTask, Line, solve_all
from qless_studio.engine import spreading
from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix import GAME as AFFIX
from qless_studio.engine.games.boggle import GAME as BOGGLE
from qless_studio.engine.games.boggle.proof import Proof, ProofOptions, parse_fixed
from qless_studio.engine.games.q_less import census
from qless_studio.engine.games.q_less.census import plan_of
from qless_studio.engine.games.q_less.dice import Rolls
from qless_studio.engine.grids import neighbours_of
from qless_studio.engine.grids.proof.board_proof import BoardProof, count_words
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.pools import ClusterPool, ProcessPool
from qless_studio.engine.solving import Cancelled, Limit, Run

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""Ends a process at once; Windows has one way to do that."""


@pytest.fixture(scope="module")
def cluster():
    """The address of a scheduler with two worker processes, which can import what is defined here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(Path(__file__).parents[2]))
        yield from _cluster()


def _cluster():
    distributed = pytest.importorskip("distributed")  # takes a second to import, in every worker
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as made:
        yield made.scheduler_address


@pytest.fixture
def pool(cluster):
    with ClusterPool(cluster) as pool:
        yield pool


def run_on(pool):
    run = Run()
    run.pool = pool
    return run


def once(pool, lexicon, work, part=0, limit=None):
    """The result of one slice."""
    parts = iter([part])
    ((_, result),) = spreading.spread(pool, lexicon, work, lambda: next(parts, None), Run(limit))
    return result


def length(lexicon, part):
    return len(lexicon)


def later_answer(lexicon, part):
    """A value whose class only this worker has, as one with a later version of the program would return."""
    name = "LaterAnswer"
    setattr(spreading, name, type(name, (), {"__module__": spreading.__name__}))
    return getattr(spreading, name)()


def kill(lexicon, folder):
    """End the worker, but only the first time."""
    killed = len(os.listdir(folder))
    if killed < 1:
        (folder / str(killed)).touch()
        os.kill(os.getpid(), KILL)
    return killed


def test_a_list_that_no_worker_has_is_sent(pool):
    own = Lexicon("my own", ["cat", "dog", "tac"], {"cat": 5.0})
    assert once(pool, own, length) == 3
    assert once(pool, load("common2k"), length) == 2000


def test_a_killed_batch_goes_on_with_nothing_lost_and_nothing_twice(cluster, tmp_path, capsys):
    puzzles, results = tmp_path / "puzzles", tmp_path / "results"
    puzzles.write_text("".join(f"CAT/DOG/P{letter}G\n" for letter in "ABCDEFGHIJKLMNOPRSTU" * 3))
    command = ["solve", "boggle", "--batch", str(puzzles), "--results", str(results), "--lexicon", "common2k"]
    assert cli.main([*command, "--cluster", cluster]) == 0
    whole = results.read_text().splitlines(keepends=True)
    results.write_text("".join(whole[10:30]) + whole[30][:9])
    assert cli.main([*command, "--cluster", cluster]) == 0
    found = [json.loads(line) for line in results.read_text().splitlines()]
    assert sorted(one["line"] for one in found) == list(range(1, 61))
    assert {one["line"]: one["words"] for one in found} == {one["line"]: one["words"] for one in map(json.loads, whole)}


@pytest.mark.parametrize("q_is_qu", [False, True])
def test_a_proof_of_any_game_finds_the_same_on_workers(pool, q_is_qu):
    board = parse_fixed("A?T/??S")
    near, dice = (
        neighbours_of(2, 3),
        (tuple("aeio"), tuple("lnrst"), tuple("dmpu"), ("t", "e", "qu" if q_is_qu else "q")),
    )
    proof = BoardProof(
        board, load("common2k"), near, count_words(3), q_is_qu=q_is_qu, letters="adeilnopqrstu", dice=(*dice, *dice)
    )
    alone, spread = Run(), run_on(pool)
    for run in (alone, spread):
        list(proof.search(run, threads=1))
    assert spread.summary == alone.summary
    assert alone.summary.best > 0


# not `long`, which would have it among the first: the cluster would be made twice
def test_searches_find_the_same_on_workers(pool):
    words = load("common2k")
    options = AFFIX.dealer.options(board="mini7")
    alone, spread = (Counter(map(repr, AFFIX.dealer.deal(words, options, run_on(each)))) for each in (None, pool))
    assert spread == alone
    assert alone
    proof = Proof(parse_fixed("C?T/??S"), words, ProofOptions(letters="aeinorst"))
    alone, spread = Run(), run_on(pool)
    for run in (alone, spread):
        list(proof.search(run, threads=1))
    assert spread.summary == alone.summary
    target = BOGGLE.dealer.options(seed=1, seeds=8, search="target", min_words=60)
    boards = list(BOGGLE.dealer.deal(words, target, run_on(pool)))
    assert boards[-1].details["words"] >= 60


def test_another_version_is_refused_in_one_sentence(pool, monkeypatch):
    newer = Lexicon("common2k", ["cat"])
    assert once(pool, newer, length) == 1  # a file that is called like a list is sent
    with monkeypatch.context() as installed:
        other = Lexicon("common2k", ["cat", "dog"])
        installed.setattr(spreading, "load", lambda name: other)
        with pytest.raises(StudioError, match="another version of the word list common2k"):
            once(pool, other, length)
    own = spreading.version()[0]
    others = {("9.9", ""): f"a worker has Qless Studio {own}, not 9.9; install", (own, "1"): "other kernels; install"}
    for other, said in others.items():
        monkeypatch.setattr(spreading, "version", lambda other=other: other)
        with pytest.raises(StudioError, match=said):
            once(pool, load("common2k"), length)


def test_a_worker_without_the_program_is_named_in_one_sentence(pool, monkeypatch):
    gone = ModuleType("gone")
    exec("def work(lexicon, part): return 1", gone.__dict__)
    monkeypatch.setitem(sys.modules, "gone", gone)
    with pytest.raises(StudioError, match="a worker has no Qless Studio, or another version: No module named 'gone'"):
        once(pool, load("common2k"), gone.work)


def test_an_answer_of_another_version_is_one_sentence_and_no_traceback_of_dask(pool, capfd):
    with pytest.raises(StudioError, match=r"a worker has no Qless Studio, or another version: .*LaterAnswer"):
        once(pool, load("common2k"), later_answer, limit=Limit(seconds=60))
    assert capfd.readouterr().err == ""


@pytest.mark.nightly
def test_a_census_survives_its_workers_and_its_own_end(pool, cluster, tmp_path, monkeypatch):
    few = Rolls(("rrdlgg", "ccbtjd", "ccmtts", "aeiouu", "aaeeoo"))
    monkeypatch.setattr(census, "CHUNK", 5)
    monkeypatch.setattr(census, "all_rolls", lambda dice: few)
    lexicon, out = load("common2k"), tmp_path / "census"
    plan = plan_of(lexicon, None, 0, 20)
    expected = list(census.take_census(plan, lexicon, tmp_path / "other", run_on(None)))[-1]
    run = run_on(pool)
    atlases = census.take_census(plan, lexicon, out, run)
    while next(atlases).rolls < 50:
        pass
    distributed = pytest.importorskip("distributed")
    with distributed.Client(cluster, set_as_default=False) as client:
        os.kill(next(iter(client.run(os.getpid).values())), KILL)
    while next(atlases).rolls < 200:
        pass
    run.cancel()
    with pytest.raises(Cancelled):
        list(atlases)
    with ClusterPool(cluster) as again:
        assert list(census.take_census(plan, lexicon, out, run_on(again)))[-1] == expected
    chunks = [json.loads(line)["chunk"] for line in out.read_text().splitlines()[1:]]
    assert sorted(chunks) == list(range(-(-len(few) // 5)))


def test_processes_that_die_are_replaced(tmp_path, monkeypatch):
    monkeypatch.setattr(spreading, "RETRIES", 1)
    with ProcessPool(1) as processes:
        assert once(processes, load("common2k"), kill, tmp_path) == 1
        with pytest.raises(StudioError, match="a slice has crashed 2 workers"):
            once(processes, load("common2k"), kill_always)


def kill_always(lexicon, part):
    os.kill(os.getpid(), KILL)


def test_a_stopped_batch_leaves_no_process_behind():
    others = active_children()
    with ProcessPool(2) as processes:
        lines = (Line(number, "CAT/DOG/PIG") for number in range(9**9))
        results = solve_all(BatchTask("boggle"), lines, load("common2k"), processes)
        next(results)
        workers = [each for each in active_children() if each not in others]
        assert any(worker.is_alive() for worker in workers)
        results.close()
    assert not any(worker.is_alive() for worker in workers)


KILLED = """
import time
from qless_studio.engine.pools import ProcessPool

pool = ProcessPool(2)
begun = [pool.submit(time.monotonic) for _ in range(4)]
print(all(call.result() for call in begun), flush=True)
waiting = [pool.submit(time.sleep, 600) for _ in range(4)]
time.sleep(600)
"""


def test_a_pool_is_closed_while_what_it_was_given_is_cancelled():
    """Silently: what a thread raises fails the test, and did in some of these moments."""
    others = set(active_children())
    for number in range(6):
        pool = ProcessPool(2)
        given = [pool.submit(time.sleep, 0.02 * (place % 3)) for place in range(12)]
        time.sleep(0.008 * number)  # at several moments of its work
        for future in given:
            future.cancel()
        pool.close()
        assert all(future.done() for future in given)
    assert set(active_children()) <= others


@pytest.mark.long
@pytest.mark.nightly
def test_workers_end_with_a_program_that_is_killed():
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout.readline() == "True\n"
        program.kill()
        assert program.communicate(timeout=20)[0] == ""  # the last one that could write has ended
