"""`qless-studio why`: the sentence for each position of a file; and `solve`, which says why there is no solution."""

from __future__ import annotations

import json

import pytest

import qless_studio
from qless_studio.cli.main import main
from qless_studio.engine.errors import StudioError
from tests.cases import FOLDER

FILE = FOLDER / "why.json"
CASES = json.loads(FILE.read_text("utf-8"))["cases"]
SILENT = {"game": "q_less", "kind": "no solution", "list": "common10k", "input": {"letters": "aabcdlmnnptt"}}
"""Letters that have a solution."""


def written(tmp_path, *cases, **more):
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({"schema": 1, "cases": cases} | more), "utf-8")
    return str(path)


def test_each_case_is_a_sentence_with_the_second_one_below(capsys):
    assert main(["why", str(FILE)]) == 0
    lines = [line for case in CASES for line in (case["text"], f"    {case['more']}" if case["more"] else None)]
    assert capsys.readouterr().out.splitlines() == [line for line in lines if line is not None]


def test_in_json_each_case_is_a_line(capsys):
    assert main(["why", str(FILE), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    names = ("concept", "facts", "text", "more")
    assert lines == [{"event": "reason", "case": n} | {name: c[name] for name in names} for n, c in enumerate(CASES)]


def test_where_there_is_no_reason_nothing_is_said(tmp_path, capsys):
    file = written(tmp_path, SILENT, CASES[0] | {"further": "fields do not matter"})
    assert main(["why", file]) == 0
    assert capsys.readouterr().out.splitlines() == ["", CASES[0]["text"]]
    assert main(["why", file, "--json"]) == 0
    none = {"event": "reason", "case": 0, "concept": None, "facts": {}, "text": "", "more": ""}
    assert json.loads(capsys.readouterr().out.splitlines()[0]) == none
    assert qless_studio.why(SILENT) is None


def test_another_list_replaces_those_of_all_cases(tmp_path, capsys):
    case = next(case for case in CASES if case["concept"] == "letter to blame")
    assert main(["why", written(tmp_path, case), "--lexicon", "standard"]) == 0
    assert capsys.readouterr().out.strip() != case["text"]
    with_list = qless_studio.why(case, lexicon=qless_studio.word_list("standard"))
    assert with_list == qless_studio.why(case | {"list": "standard"}) != qless_studio.why(case)


def changed(number, **given):
    return CASES[number] | {"input": CASES[number]["input"] | given}


def first(game, kind):
    return next(n for n, case in enumerate(CASES) if (case["game"], case["kind"]) == (game, kind))


HAND, STREAK, DEAD_END = first("hand", "discard"), first("word_streak", "path"), first("affix", "dead end")
UNREADABLE = [
    ({"game": "chess", "kind": "move", "list": "standard", "input": {}}, "game"),
    ({"game": "boggle", "kind": "hint", "list": "standard", "input": {}}, "kind"),
    ({"game": "boggle", "kind": "missed", "list": "standard"}, "input"),
    ({"game": "boggle", "kind": "missed", "input": {}}, "list"),
    ({"game": "boggle", "kind": "missed", "list": "no such list", "input": {}}, "no such list"),
    (changed(first("boggle", "missed"), board="AB/C"), "row 2"),
    (changed(0, moves=[]), "moves"),
    (changed(0, moves=[["thin", [2, 1, 99]]]), "move 1"),
    (changed(0, moves=[7]), "input"),
    (changed(0, piles=[["?", "A"]]), "pile 1"),
    (changed(HAND, hand=["B", "7"]), "hand"),
    (changed(HAND, made="Z"), "made"),
    (changed(HAND, drawn="yes"), "drawn"),
    (changed(first("q_less", "dead end"), rows=["quiz"]), "q"),
    (changed(STREAK, place=99), "place"),
    (changed(STREAK, played=[["be", 1, 2, [0, 1]]]), "played, word 1"),
    (changed(DEAD_END, node="WZ"), "node"),
    (changed(DEAD_END, suffixes=["at"]), "suffix"),
]


@pytest.mark.parametrize(("case", "where"), UNREADABLE, ids=[where for _, where in UNREADABLE])
def test_a_position_that_cannot_be_read_is_one_line_that_says_which_case_and_where(case, where, tmp_path, capsys):
    assert main(["why", written(tmp_path, CASES[STREAK], case)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("qless-studio: case 1")
    assert where in line
    with pytest.raises(StudioError):
        qless_studio.why(case)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"schema": 1, "cases": [7]}', '{"schema": 2, "cases": []}', "[" * 9999]
)
def test_a_file_that_has_no_cases_is_refused(text, tmp_path, capsys):
    path = tmp_path / "cases.json"
    path.write_text(text, "utf-8")
    assert main(["why", str(path)]) == 2
    assert main(["why", str(tmp_path / "none.json")]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert "cases.json" in first
    assert "none.json" in second


def test_solve_says_why_there_is_no_solution(capsys):
    case = next(case for case in CASES if case["concept"] == "letter to blame")
    roll = ["solve", "q-less", case["input"]["letters"], "--lexicon", "common10k"]
    assert main(roll) == 0
    verdict, reason = capsys.readouterr().out.splitlines()
    assert "(proven)" in verdict
    assert reason == case["text"]
    assert main([*roll, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["why"] == {n: case[n] for n in ("concept", "facts", "text", "more")}
    assert main(["solve", "affix", "hed ent ow id", "--lexicon", "common10k", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["why"]["concept"] == "suffix with too few"


def test_a_search_that_found_something_or_was_stopped_has_no_reason(capsys):
    assert main(["solve", "q-less", "aabcdlmnnptt", "--lexicon", "common10k", "--print", "1", "--json"]) == 0
    assert "why" not in json.loads(capsys.readouterr().out.splitlines()[-1])
    assert main(["solve", "q-less", "lfhdgxhdmnue", "--nodes", "1", "--json"]) == 3
    assert "why" not in json.loads(capsys.readouterr().out.splitlines()[-1])
