"""A batch: results in order, bad lines named and passed over, a killed batch taken up where it ended."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from qless_studio.cli import main as cli
from qless_studio.cli.batch import BatchTask, ResultsFile, solve_all
from qless_studio.engine.errors import PuzzleError

PUZZLES = ["CAT/DOG/PIG", "A1", "TEN/OAK/HAT", "QuIT"]
TASK = BatchTask("boggle", "common2k", {"min_length": "3"})


def without_times(results):
    return [{k: v for k, v in result.items() if k != "seconds"} for result in results]


@pytest.fixture
def batch(tmp_path):
    (tmp_path / "puzzles.txt").write_text("# a comment\n\n" + "\n".join(PUZZLES) + "\n")
    return tmp_path


def test_results_come_in_the_order_of_the_puzzles():
    with ThreadPoolExecutor(3) as pool:
        results = list(solve_all(TASK, PUZZLES * 20, pool, waiting=7))
    assert [result["puzzle"] for result in results] == PUZZLES * 20
    assert without_times(results[:4]) == without_times(results[4:8])
    assert results[0]["outcome"] == "complete"
    assert "column 2" in results[1]["error"]


def test_processes_give_the_same(batch, capsys):
    with ProcessPoolExecutor(2) as pool:
        results = list(solve_all(TASK, PUZZLES, pool))
    arguments = ["--batch", str(batch / "puzzles.txt"), "--lexicon", "common2k", "--option", "min_length=3"]
    assert cli.main(["solve", "boggle", *arguments]) == 2
    captured = capsys.readouterr()
    assert without_times(map(json.loads, captured.out.splitlines())) == without_times(results)
    assert "1 of 4 puzzles failed" in captured.err


@pytest.mark.parametrize("kept", [0, 1, 3, 4])
def test_a_killed_batch_goes_on_where_it_ended(batch, capsys, kept):
    out = batch / "results.jsonl"
    command = ["solve", "boggle", "--batch", str(batch / "puzzles.txt"), "--lexicon", "common2k", "--results", str(out)]
    cli.main(command)
    whole = out.read_text().splitlines(keepends=True)
    assert len(whole) == 4
    out.write_text("".join(whole[:kept]) + '{"puzzle": "TE')
    cli.main(command)
    assert without_times(map(json.loads, out.read_text().splitlines())) == without_times(map(json.loads, whole))
    assert capsys.readouterr().out == ""


def test_results_of_another_batch_are_left_alone(batch):
    out = batch / "results.jsonl"
    for content, complaint in (('{"puzzle":"XX"}\n', "line 1"), ("my diary\n", "line 1")):
        out.write_text(content)
        with pytest.raises(PuzzleError, match=complaint):
            ResultsFile(out).check(PUZZLES)
        assert out.read_text() == content


def test_a_batch_that_cannot_be_read_is_one_clear_line(capsys):
    assert cli.main(["solve", "boggle", "--batch", "/no/such/file"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_cluster_executor_will_do():
    distributed = pytest.importorskip("distributed")
    with distributed.Client(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None) as client:
        results = list(solve_all(TASK, PUZZLES, client.get_executor()))
    assert [result["puzzle"] for result in results] == PUZZLES
