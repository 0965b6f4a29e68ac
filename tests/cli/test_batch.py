"""A batch: results as they come, bad lines named and passed over, a killed batch taken up where it ended."""

from __future__ import annotations

import json
import operator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from qless_studio.cli import main as cli
from qless_studio.cli.solve import BatchTask, Line, ResultsFile, puzzles_in, solve_all
from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.lexicon import load
from qless_studio.engine.pools import Pool

PUZZLES = ["CAT/DOG/PIG", "A1", "TEN/OAK/HAT", "QuIT"]
TASK = BatchTask("boggle", {"min_length": "3"})


def without_times(results):
    return [{k: v for k, v in result.items() if k != "seconds"} for result in results]


@pytest.fixture
def batch(tmp_path):
    (tmp_path / "puzzles.txt").write_text("# a comment\n\n" + "\n".join(PUZZLES) + "\n")
    return tmp_path


def test_results_come_with_the_numbers_of_their_lines():
    lines = [Line(number, puzzle) for number, puzzle in enumerate(PUZZLES * 20, start=7)]
    with Pool(ThreadPoolExecutor(3), 3) as pool:
        results = list(solve_all(TASK, lines, load("common2k"), pool))
    results.sort(key=lambda result: result["line"])
    assert [Line(result["line"], result["puzzle"]) for result in results] == lines
    first, second = ([{**result, "line": 0} for result in without_times(results[at : at + 4])] for at in (0, 4))
    assert first == second
    assert results[0]["outcome"] == "complete"
    assert "column 2" in results[1]["error"]


def test_a_slow_puzzle_holds_back_no_other():
    free = Event()

    class Slow(BatchTask):
        def result(self, text, lexicon):
            if text == "SLOW":
                assert free.wait(30)
            return {}

    lines = [Line(1, "SLOW"), *(Line(number, "CAT") for number in range(2, 200))]
    with Pool(ThreadPoolExecutor(2), 2) as pool:
        results = solve_all(Slow("boggle"), lines, load("common2k"), pool)
        done = [next(results)["line"] for _ in range(2, 200)]
        assert sorted(done) == list(range(2, 200))
        free.set()
        assert [result["line"] for result in results] == [1]


def test_processes_give_the_same(batch, capsys):
    lines = puzzles_in(batch / "puzzles.txt")
    with Pool(ThreadPoolExecutor(1), 1) as pool:
        results = list(solve_all(TASK, lines, load("common2k"), pool))
    arguments = ["--batch", str(batch / "puzzles.txt"), "--lexicon", "common2k", "--option", "min_length=3"]
    assert cli.main(["solve", "boggle", *arguments, "--workers", "2"]) == 2
    captured = capsys.readouterr()
    told = sorted(without_times(map(json.loads, captured.out.splitlines())), key=lambda result: result["line"])
    assert told == without_times(results)
    assert [result["line"] for result in told] == [3, 4, 5, 6]
    assert "1 of 4 puzzles failed" in captured.err


@pytest.mark.parametrize("kept", [0, 1, 3, 4])
def test_a_killed_batch_goes_on_where_it_ended(batch, capsys, kept):
    out = batch / "results.jsonl"
    command = ["solve", "boggle", "--batch", str(batch / "puzzles.txt"), "--lexicon", "common2k", "--results", str(out)]
    cli.main(command)
    whole = out.read_text().splitlines(keepends=True)
    assert len(whole) == 4
    out.write_text("".join(whole[4 - kept :]) + '{"puzzle": "TE')
    cli.main(command)
    again = [json.loads(line) for line in out.read_text().splitlines()]
    key = operator.itemgetter("line")
    assert sorted(without_times(again), key=key) == sorted(without_times(map(json.loads, whole)), key=key)
    assert capsys.readouterr().out == ""


def test_results_of_another_batch_are_left_alone(batch):
    out, lines = batch / "results.jsonl", puzzles_in(batch / "puzzles.txt")
    for content in ('{"puzzle":"XX"}\n', '{"line":4,"puzzle":"CAT/DOG/PIG"}\n', "my diary\n"):
        out.write_text(content)
        with pytest.raises(PuzzleError, match="line 1"):
            ResultsFile(out).done(lines)
        assert out.read_text() == content


def test_a_batch_that_cannot_be_read_is_one_clear_line(capsys):
    assert cli.main(["solve", "boggle", "--batch", "/no/such/file"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["solve", "boggle", "CAT/DOG/PIG", "--workers", "2"], "--workers: goes with --batch"),
        (["solve", "boggle", "CAT/DOG/PIG", "--cluster", ""], "--cluster: goes with --batch"),
        (["solve", "boggle", "CAT/DOG/PIG", "--results", "results.jsonl"], "--results: goes with --batch"),
        (["solve", "boggle", "CAT/DOG/PIG", "--batch", "boards.txt"], "--batch: goes without a puzzle"),
        (["generate", "q-less", "--workers", "2"], "nothing to spread"),
        (["generate", "affix", "--cluster", "tcp://127.0.0.1:9", "--lexicon", "common2k"], "no Dask scheduler answers"),
        (["prove", "boggle", "--workers", "2", "--cluster", "tcp://x:1"], "not allowed with"),
    ],
)
def test_workers_that_make_no_sense_are_refused_in_one_line(arguments, said, capsys, monkeypatch):
    monkeypatch.setattr("qless_studio.engine.pools.CONNECT", 0.2)
    assert cli.main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize("address", ["nonsense", "", "ftp://host:8786", "tcp://host", "scheduler.json", "deep.json"])
def test_what_is_no_address_is_refused_at_once(address, capsys, monkeypatch, tmp_path):
    """A client of Dask that cannot begin would end after 40 s, with a traceback."""
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(distributed, "Client", None)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "scheduler.json").write_text("[]")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    assert cli.main(["generate", "affix", "--cluster", address]) == 2
    error = capsys.readouterr().err
    assert "is not the address of a Dask scheduler" in error
    assert len(error.splitlines()) == 1


def test_an_encrypted_cluster_without_certificates_is_refused_at_once(capsys, monkeypatch):
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(distributed, "Client", None)
    assert cli.main(["generate", "affix", "--cluster", "tls://127.0.0.1:8786"]) == 2
    error = capsys.readouterr().err
    assert "tls://127.0.0.1:8786: needs certificates" in error
    assert len(error.splitlines()) == 1
