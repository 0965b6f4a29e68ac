"""`qless-studio prove`: what is written, how it ends, and that nothing finished is lost."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

from qless_studio.cli.main import main
from tests.fixtures.patience import PROGRAM_S

EIGHT = ["prove", "boggle", "--rows", "2", "--columns", "4", "--lexicon", "common5k", "--json"]


def lines_of(capsys, *arguments, status=0):
    assert main(["prove", "boggle", *arguments]) == status
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_events_lead_to_the_proven_best_board(capsys):
    lines = lines_of(capsys, "--rows", "2", "--columns", "3", "--lexicon", "common5k", "--threads", "2", "--json")
    last = lines.pop()
    assert {line["event"] for line in lines} == {"best", "bound"}
    best = [line for line in lines if line["event"] == "best"]
    bounds = [line for line in lines if line["event"] == "bound"]
    assert set(best[0]) == {"event", "score", "board"}
    assert [line["score"] for line in best] == sorted({line["score"] for line in best})
    assert [line["upper"] for line in bounds] == sorted((line["upper"] for line in bounds), reverse=True)
    assert [line["ruled_out"] for line in bounds] == sorted(line["ruled_out"] for line in bounds)
    assert (bounds[-1]["upper"], bounds[-1]["ruled_out"]) == (best[-1]["score"], 1.0)
    assert last.pop("seconds") > 0
    assert last == {
        "event": "finished",
        "outcome": "complete",
        "best": 41,
        "board": "BAS/LET",
        "upper": 41,
        "boards": ["BAS/LET"],
    }
    assert best[-1]["score"] == 41


def test_the_best_completion(capsys):
    last = lines_of(capsys, "--fixed", "C?T/??S", "--lexicon", "common5k", "--json")[-1]
    assert last["outcome"] == "complete"
    rows = last["board"].split("/")
    assert (rows[0][0], rows[0][2], rows[1][2]) == ("C", "T", "S")
    assert main(["prove", "boggle", "--fixed", "C?T/??S", "--lexicon", "common5k"]) == 0
    assert f"Proven best completion: {last['best']} points" in capsys.readouterr().out


def test_text_says_first_what_it_takes_and_last_what_is_proven(capsys):
    given = ["--rows", "2", "--columns", "2", "--option", "most=words", "--option", "letters=aerst", "--memory", "100"]
    assert main(["prove", "boggle", *given]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first.startswith("2 × 2, ")
    assert first.endswith("words: takes a few seconds, up to 100 MB of memory")
    assert last.startswith("Proven best of 2 × 2: ")
    assert " words (" in last


def test_all_best_boards_are_listed_unless_no_board_has_a_word(capsys):
    given = ["prove", "boggle", "--rows", "2", "--columns", "2", "--lexicon", "everyday"]
    assert main(given) == 0
    *_, title, first, second, third, verdict = capsys.readouterr().out.splitlines()
    assert (title, [first, second, third]) == ("All 3 best boards:", ["AE/PR", "AE/PT", "AE/RT"])
    assert verdict.startswith("Proven best of 2 × 2: 13 points")
    assert main([*given, "--option", "letters=bcdf"]) == 0
    assert "Proven: no board has a word" in capsys.readouterr().out.splitlines()[-1]


def test_a_score_that_no_board_reaches(capsys):
    given = ["--rows", "2", "--columns", "2", "--lexicon", "common5k"]
    last = lines_of(capsys, *given, "--beat", "11", "--json")[-1]
    assert (last["best"], last["board"], last["upper"], last["boards"]) == (None, None, 10, [])
    assert lines_of(capsys, *given, "--beat", "10", "--json")[-1]["best"] == 10
    assert main(["prove", "boggle", *given, "--beat", "11"]) == 0
    assert "Proven: no board reaches 11 points" in capsys.readouterr().out


def test_a_limit_stops_it_with_what_is_known(capsys):
    last = lines_of(capsys, "--lexicon", "wide", "--seconds", "0.1", "--json", status=3)[-1]
    assert last["outcome"] == "limited"
    assert last["upper"] > 517
    assert last["boards"] == []
    assert main(["prove", "boggle", "--lexicon", "wide", "--beat", "700", "--seconds", "0.1"]) == 3
    assert "Stopped: no board found yet; no board has more than" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rows", "4", "--columns", "4"], "years"),
        (["--rows", "2", "--fixed", "A?"], "--rows: --fixed has its own rows"),
        (["--columns", "2", "--fixed", "A?"], "--columns: --fixed has its own rows"),
        (["--threads", "2", "--workers", "2"], "--threads: goes without --workers"),
        (["--rows", "2", "--columns", "2", "--option", "dice=clasic"], "Dice 1, 4 cells"),
        (["--fixed", "ABC"], "no cell is open"),
        (["--rows", "0"], "not greater than 0"),
        (["--option", "most=vowels"], "option most"),
        (["--rows", "2", "--columns", "2", "--resume", "."], "cannot be read"),
        (["--rows", "2", "--columns", "2", "--resume", "no/such/folder"], "cannot be written"),
    ],
)
def test_bad_input_is_one_line(arguments, said, capsys):
    assert main(["prove", "boggle", *arguments, "--json"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_the_file_of_another_proof_is_refused(capsys, tmp_path):
    given = ["prove", "boggle", "--rows", "2", "--columns", "2", "--resume", str(tmp_path / "file"), "--json"]
    assert main([*given, "--lexicon", "common5k"]) == 0
    capsys.readouterr()
    assert main([*given, "--lexicon", "common10k"]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert "another proof" in error


def test_killed_at_any_moment_it_goes_on_from_what_was_finished(capsys, tmp_path):
    path = tmp_path / "proof"
    command = [sys.executable, "-m", "qless_studio", *EIGHT, "--resume", str(path)]
    end = time.monotonic() + PROGRAM_S
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as program:
        while (not path.exists() or path.read_bytes().count(b"\n") < 10) and time.monotonic() < end:
            time.sleep(0.01)
        program.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    finished = path.read_bytes().count(b'"class"')
    assert finished > 0
    assert main([*EIGHT, "--resume", str(path)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert next(line for line in lines if line["event"] == "bound" and line["ruled_out"])["ruled_out"] > 0
    assert main(EIGHT) == 0
    whole = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {**lines[-1], "seconds": 0} == {**whole, "seconds": 0}


def test_a_proof_has_the_letters_of_the_list(capsys):
    assert main(["prove", "boggle", "--rows", "2", "--columns", "2", "--lexicon", "pl-common2k"]) == 0
    assert "Proven best of 2 × 2: " in capsys.readouterr().out
    fixed = ["prove", "boggle", "--lexicon", "es-common20k", "--fixed"]
    assert main([*fixed, "Ñ?/A?"]) == 0
    assert "Ñ" in capsys.readouterr().out
    assert main([*fixed, "Ł?/A?"]) == 2
    assert "letters of the word list" in capsys.readouterr().err


def test_too_many_open_cells_for_thirty_two_letters_are_refused_before_anything_is_claimed(capsys):
    assert main(["prove", "boggle", "--rows", "3", "--columns", "4", "--lexicon", "pl-common2k"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "with 32 letters takes at most 10 open cells" in err
