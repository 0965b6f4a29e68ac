"""The command `practice` lists what is due, with the right answers."""

from __future__ import annotations

import json

import pytest

from qless_studio.cli.main import main
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result


@pytest.fixture
def history(tmp_path, monkeypatch) -> History:
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    return History(data_folder())


def test_nothing_is_due_before_anything_was_missed(history, capsys):
    assert main(["practice", "--due", "--json"]) == 0
    assert capsys.readouterr() == ("", "")


def test_what_was_missed_is_due_with_its_answers(history, capsys):
    when = "2026-11-20T10:00:00+00:00"
    history.add(
        Entry("boggle", "AVRO/NAEN/TDEM/JATL", Result.FINISHED, Kind.ROUND, 180, (), ("read",),
              lexicon="common2k", when=when)
    )  # fmt: skip
    history.add(Entry("q-less", "catdogs", Result.GIVEN_UP, lexicon="common2k", when=when))
    assert main(["practice", "--due", "--day", "2026-11-21", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {line["game"] for line in lines} == {"boggle", "q-less"}
    for line in lines:
        assert set(line) == {"game", "kind", "question", "answers", "due"}
        assert line["due"] == "2026-11-21"
        assert line["answers"]
    assert main(["practice", "--due", "--day", "2026-11-19"]) == 0
    assert capsys.readouterr().out == ""


def test_due_cards_can_be_taken_to_anki(history, capsys):
    history.add(Entry("q-less", "catdogs", Result.GIVEN_UP, lexicon="common2k", when="2026-11-20T10:00:00+00:00"))
    assert main(["practice", "--due", "--day", "2026-11-21", "--anki"]) == 0
    *header, card = capsys.readouterr().out.splitlines()
    assert header[0] == "#separator:tab"
    guid, question, answers, tags = card.split("\t")
    assert guid == "q-less:roll:acdgost"
    assert "4 dice" in question
    assert answers
    assert tags == "qless-studio q-less"


@pytest.mark.parametrize("arguments", [[], ["--due", "--day", "soon"]])
def test_a_wrong_call_is_told_in_one_line(history, capsys, arguments):
    assert main(["practice", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
