"""The command line, run in this process: JSON lines as promised, exit statuses, one line for each error."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest

from qless_studio import __version__
from qless_studio.cli import main as cli
from qless_studio.engine.registry import GAMES
from tests.fixtures.nightly import by_day
from tests.fixtures.patience import PROGRAM_S

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
LEXICON = ("--lexicon", "common5k")


@pytest.fixture
def run(capsys):
    """`run(*arguments)` returns status, output lines and error lines."""

    def run(*arguments):
        status = cli.main(arguments)
        captured = capsys.readouterr()
        return status, captured.out.splitlines(), captured.err.splitlines()

    return run


@pytest.fixture
def events(run):
    """`events(*arguments)` returns the exit status and the events of a run with --json."""

    def events(*arguments):
        status, output, errors = run(*arguments, "--json")
        assert errors == []
        told = [json.loads(line) for line in output]
        assert [event["event"] for event in told].count("finished") == 1
        assert told[-1]["event"] == "finished"
        return status, told

    return events


def solutions(told):
    return [event for event in told if event["event"] == "solution"]


@every_game
def test_an_example_is_solved(events, game):
    status, told = events("solve", game.key, game.format(game.example), *LEXICON, "--print", "3")
    assert status == 0
    assert told[-1]["outcome"] == "complete"
    assert told[-1]["seconds"] >= 0
    assert told[-1]["nodes"] > 0
    assert 1 <= len(solutions(told)) <= 3


@every_game
def test_print_limits_the_output_but_not_the_counts(events, game):
    def summary(*arguments):
        _, told = events("solve", game.key, game.format(game.example), *LEXICON, *arguments)
        return len(solutions(told)), {k: v for k, v in told[-1].items() if k not in ("seconds", "nodes")}

    few, few_summary = summary("--print", "1")
    some, some_summary = summary("--print", "5")
    assert few == 1
    assert some >= few
    assert few_summary == some_summary


@pytest.mark.parametrize(("text", "status"), [("bwfvslindaenteht", 0), ("BWFV/SLIN/DAEN/TEHT/", 2)])
def test_what_the_window_would_read_otherwise_is_told(run, text, status):
    assert run("solve", "boggle", text, *LEXICON)[0] == status
    _, _, errors = run("solve", "boggle", text, *LEXICON)
    assert errors[0].endswith("; the window reads BWFV/SLIN/DAEN/TEHT")
    assert run("solve", "boggle", "BWFV/SLIN/DAEN/TEHT", *LEXICON)[2] == []


@pytest.mark.parametrize("key", ["boggle", "quiddler"])
def test_a_terminal_shows_the_best_and_how_many_more_there_are(run, events, monkeypatch, key):
    game = next(game for game in GAMES if game.key == key)
    text = game.format(game.example)
    found = solutions(events("solve", key, text, *LEXICON)[1])
    _, every, _ = run("solve", key, text, *LEXICON)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    _, shown, _ = run("solve", key, text, *LEXICON)
    best = sorted(range(len(found)), key=lambda place: -found[place]["score"])[:20]
    lines = len(every[:-1]) // len(found)
    assert shown[:-2] == [line for place in best for line in every[place * lines :][:lines]]
    assert shown[-2] == f"... and {len(found) - 20:,} more (--print N)"


@every_game
def test_a_limit_on_solutions_stops_the_run(events, game):
    status, told = events("solve", game.key, game.format(game.example), *LEXICON, "--solutions", "1")
    assert status == 3
    assert told[-1]["outcome"] == "limited"
    assert len(solutions(told)) == 1


@every_game
def test_a_time_limit_stops_the_run(events, game):
    status, told = events("solve", game.key, game.format(game.example), *LEXICON, "--seconds", "1e-9")
    assert status == 3
    assert told[-1]["outcome"] == "limited"


@every_game
def test_a_summary_has_all_fields_wherever_the_run_stopped(events, game):
    text = game.format(game.example)
    whole = events("solve", game.key, text, *LEXICON, "--print", "1")[1][-1].keys()
    for limit in (["--seconds", "1e-9"], ["--nodes", "1"], ["--solutions", "1"]):
        assert events("solve", game.key, text, *LEXICON, *limit)[1][-1].keys() == whole


@pytest.mark.parametrize("game", ["boggle", "word-streak"])
def test_words_printed_before_a_limit_are_counted(events, game):
    _, told = events("solve", game, "AEKC/MRFS/BDCI/LPVR", *LEXICON, "--solutions", "3")
    assert told[-1]["outcome"] == "limited"
    assert told[-1]["words"] >= 3
    assert told[-1]["score"] >= sum(event["score"] for event in solutions(told)) > 0


def test_a_limited_quiddler_run_reports_its_best_score(events):
    _, told = events("solve", "quiddler", "L/Q O/X J/I O/T E/TH L/B T/O I/H", "--lexicon", "wide", "--nodes", "1")
    assert told[-1]["outcome"] == "limited"
    assert told[-1]["best"] == [event["score"] for event in told if event["event"] == "best"][-1]
    assert told[-1]["proven"] is False


@every_game
def test_without_json_the_output_is_text_with_a_verdict(run, game):
    status, output, _ = run("solve", game.key, game.format(game.example), *LEXICON, "--print", "2")
    assert status == 0
    assert len(output) >= 2
    assert not output[0].startswith("{")


@every_game
def test_a_puzzle_comes_from_a_file_or_standard_input(events, game, tmp_path, monkeypatch):
    text = game.format(game.example)
    (tmp_path / "puzzle.txt").write_text(text + "\n")
    expected = events("solve", game.key, text, *LEXICON, "--print", "1")[1][-1].keys()
    assert events("solve", game.key, f"@{tmp_path}/puzzle.txt", *LEXICON, "--print", "1")[1][-1].keys() == expected
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    assert events("solve", game.key, "-", *LEXICON, "--print", "1")[1][-1].keys() == expected


@every_game
@pytest.mark.parametrize(
    "arguments",
    [
        ["\0%!"],
        [""],
        [" "],
        ["X" * 5000 + "?"],
        ["@/no/such/file"],
        ["EXAMPLE", "--option", "nonsense=1"],
        ["EXAMPLE", "--option", "nonsense"],
        ["EXAMPLE", "--lexicon", "/no/such/list"],
        ["EXAMPLE", "--seconds", "-1"],
        ["EXAMPLE", "--seconds", "nan"],
        ["EXAMPLE", "--print", "x"],
        ["EXAMPLE", "--frobnicate"],
        [],
    ],
)
def test_bad_input_gives_one_clear_error_line(run, game, arguments):
    text = game.format(game.example)
    status, output, errors = run("solve", game.key, *(text if part == "EXAMPLE" else part for part in arguments))
    assert status == 2
    assert output == []
    assert len(errors) == 1
    assert errors[0].startswith("qless-studio: ")
    assert len(errors[0]) < 500
    assert "Traceback" not in errors[0]


@every_game
def test_a_number_above_the_maximum_is_refused(run, game):
    from qless_studio.engine.options import options_of

    for known in options_of(game.options):
        if known.high is not None:
            text, value = game.format(game.example), f"{known.name}={known.high + 1:g}"
            status, _, errors = run("solve", game.key, text, "--option", value)
            assert status == 2
            assert known.name in errors[0]


@every_game
def test_generate_gives_the_same_puzzle_for_a_seed(events, game):
    flags = ["--seed", "7"] if "seed" in game.dealer.options.__dataclass_fields__ else []
    first, again = (solutions(events("generate", game.key, *LEXICON, *flags, "--solutions", "1")[1]) for _ in range(2))
    assert len(first) == 1
    assert first == again
    assert game.parse(first[0]["puzzle"])


def test_version_says_whether_the_kernels_are_compiled(capsys):
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    output = capsys.readouterr().out
    assert __version__ in output
    assert "kernels compiled" in output or "kernels interpreted" in output


@pytest.mark.parametrize(
    "arguments", [["frobnicate"], ["solve"], ["solve", "chess", "e4"], ["lexicon", "show", "nope"]]
)
def test_bad_usage_gives_one_clear_error_line(run, arguments):
    status, output, errors = run(*arguments)
    assert (status, output, len(errors)) == (2, [], 1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one child")
def test_an_interrupted_run_still_writes_its_last_line(tmp_path):
    (tmp_path / "words").write_text("\n".join("a" * length for length in range(1, 40)))
    command = [sys.executable, "-m", "qless_studio", "solve", "boggle", "/".join(["A" * 10] * 10), "--json"]
    child = subprocess.Popen(
        [*command, "--lexicon", str(tmp_path / "words"), "--option", "min_length=1"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ.copy(),
    )  # fmt: skip
    assert child.stdout.readline().startswith('{"event"')
    time.sleep(0.2)
    child.send_signal(signal.SIGINT)
    output, errors = child.communicate(timeout=PROGRAM_S)
    assert child.returncode == 130
    assert errors == ""
    assert json.loads(output.splitlines()[-1])["outcome"] == "cancelled"


@pytest.mark.parametrize(
    "search", [("solve", "boggle", "*A*B/CDEF/GHI*/JKLM"), ("generate", "boggle", "--search", "high")]
)
@by_day("search0")
def test_a_closed_pipe_ends_the_run_without_an_error_message(search):
    command = [sys.executable, "-m", "qless_studio", *search, "--json", "--seconds", str(2 * PROGRAM_S)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout.readline().startswith('{"event"')
        child.stdout.close()
        assert child.stderr.read() == ""
        assert child.wait(timeout=PROGRAM_S) not in (0, 2)


class PipeOfWindows(io.StringIO):
    """Standard output whose reader goes after so many writes: Windows then says that the argument is invalid."""

    def __init__(self, number: int, read: int) -> None:
        super().__init__()
        self._number, self._read = number, read

    def flush(self):
        self._read -= 1
        if self._read < 0:
            raise OSError(errno.EINVAL, "Invalid argument")

    def fileno(self):
        return self._number


@pytest.mark.parametrize(
    ("command", "read"), [("lexicon list", 0), (f"generate boggle --search high --json --seconds {PROGRAM_S}", 1)]
)
def test_a_pipe_closed_on_windows_ends_the_run_without_an_error_message(
    command, read, monkeypatch, capsys, caplog, tmp_path
):
    with (tmp_path / "output").open("w") as output:
        monkeypatch.setattr(sys, "stdout", PipeOfWindows(output.fileno(), read))
        assert cli.main(command.split()) not in (0, 2)
    assert capsys.readouterr().err == caplog.text == ""


def test_another_invalid_argument_is_no_closed_pipe(monkeypatch):
    def fail(given):
        raise OSError(errno.EINVAL, "Invalid argument", "some file")

    monkeypatch.setattr("qless_studio.engine.history.History.warning", fail)
    with pytest.raises(OSError, match="some file"):
        cli.main(["history"])


ONE_AFTER_THE_OTHER = """
import sys
from qless_studio.__main__ import main

for command in sys.argv[1:]:
    sys.argv[1:] = command.splitlines()
    main()
"""
"""Runs commands, their arguments one a line, each as the program would."""


def test_files_and_pipes_get_utf_8_whatever_the_system_writes(tmp_path):
    words, home = tmp_path / "słowa.txt", {"QLESS_STUDIO_HOME": str(tmp_path / "home")}
    words.write_text("żółć\nłódź\nkot\n", "utf-8")
    old = os.environ | home | {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    lines = (["import", str(words), "--language", "pl"], ["show", "słowa"], ["show", "żaba"])
    commands = ["\n".join(["lexicon", *arguments]) for arguments in lines]
    command = [sys.executable, "-c", ONE_AFTER_THE_OTHER, *commands]
    child = subprocess.run(command, env=old, capture_output=True, timeout=PROGRAM_S)
    assert b"\r" not in child.stdout + child.stderr
    imported, shown = child.stdout.decode().split("imported as słowa")
    assert "żółć" not in imported
    assert "żółć" in shown
    assert "żaba" in child.stderr.decode()


def test_a_list_of_one_word_is_described_in_the_singular(run, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path / "home"))
    (tmp_path / "single.txt").write_text("hello\n")
    status, told, _ = run("lexicon", "import", str(tmp_path / "single.txt"))
    assert (status, told[0]) == (0, "1 word kept, read as utf-8, one entry per line; 0 entries left out")
    assert " 1 word  imported" in run("lexicon", "list")[1][-1]
    assert run("lexicon", "show", "single")[1][0].startswith("single: 1 word, ")


def test_an_import_says_what_it_assumed_and_takes_what_is_said(run, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path / "home"))
    table, dic, affix = tmp_path / "table.csv", tmp_path / "mine.dic", tmp_path / "rules.aff"
    table.write_text("word,count\ncat,1200\ndon't,7\n")
    dic.write_bytes("2\nświt/S\nłódź\n".encode("iso8859-2"))
    affix.write_bytes("SET ISO8859-2\nSFX S Y 1\nSFX S 0 a .\n".encode("iso8859-2"))

    def report(*arguments):
        status, told, errors = run("lexicon", "import", "--preview", *map(str, arguments))
        return told[0] if status == 0 else errors[0]

    columns = "words from column 1, without the header"
    assert report(table) == f"1 word kept, read as utf-8, {columns}; 1 entry left out"
    assert report(table, "--layout", "words").startswith("3 words kept, read as utf-8, every word of a line; 3 ")
    assert report(table, "--layout", "lines").startswith("0 words kept, read as utf-8, one entry per line; 3 ")
    assert report(dic, "--language", "pl").startswith("2 words kept, read as iso8859-2, a Hunspell dictionary;")
    forms = "a Hunspell dictionary with the forms of rules.aff; 0 entries left out"
    assert report(dic, "--language", "pl", "--affix", affix) == f"3 words kept, read as iso8859-2, {forms}"
    assert report(dic, "--encoding", "latin2", "--language", "pl").startswith("2 words kept, read as iso8859-2,")
    assert "unknown encoding 'klingon'" in report(table, "--encoding", "klingon")
    assert "line 2 is not text in utf-8" in report(dic, "--encoding", "utf-8")
    assert "cannot be read" in report(dic, "--affix", tmp_path / "no.aff")
    assert "--layout" in report(table, "--layout", "rows")


def test_help_lists_the_values_of_an_option(capsys):
    for arguments in (["solve", "boggle", "--help"], ["generate", "boggle", "--help"]):
        with pytest.raises(SystemExit):
            cli.main(arguments)
        said = " ".join(capsys.readouterr().out.split())
        assert "One of standard (Standard: 11 points for 8 or more letters), super_big (Super Big:" in said


def test_a_missing_subcommand_is_answered_with_the_choices(run):
    assert run("lexicon")[2] == ["qless-studio: list|show|import|dice is missing (try qless-studio lexicon --help)"]


@pytest.mark.parametrize("before", [[], ["solve"], ["lexicon"], ["generate", "boggle"]])
def test_an_unknown_option_is_reported_before_a_missing_argument(run, before):
    status, _, complaints = run(*before, "--nope")
    assert status == 2
    assert len(complaints) == 1
    assert "--nope" in complaints[0]
    assert "missing" not in complaints[0]


def test_importing_a_file_without_words_writes_one_error_line_only(run, tmp_path):
    (tmp_path / "empty.txt").touch()
    status, output, errors = run("lexicon", "import", str(tmp_path / "empty.txt"))
    assert (status, output, len(errors)) == (2, [], 1)
