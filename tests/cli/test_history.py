"""The command `history` lists what was played."""

from __future__ import annotations

import json

import pytest

from qless_studio.cli.main import main
from qless_studio.engine import history as engine_history
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result


@pytest.fixture
def history(tmp_path, monkeypatch) -> History:
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    return History(data_folder())


def test_without_a_game_played_nothing_is_listed(history, capsys):
    assert main(["history"]) == 0
    assert capsys.readouterr() == ("", "")


def test_a_line_for_each_entry_the_oldest_first(history, capsys):
    history.add(Entry("boggle", "AB/CD", Result.FINISHED, Kind.ROUND, 180, when="2024-06-01T08:00:00+00:00"))
    history.add(
        Entry("q-less", "aabcdlmnnptt", Result.SOLVED, seconds=61, hints=("a", "b"), day="2024-05-31",
              when="2024-05-31T18:00:00+00:00")
    )  # fmt: skip
    assert main(["history"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.split("  ")[0] == "2024-05-31 18:00"
    for part in ("q-less", "aabcdlmnnptt", "solved", "1:01", "2 hints", "daily 2024-05-31"):
        assert part in first
    assert "AB/CD  finished  3:00" in second


def test_json_has_every_field_and_one_game_can_be_chosen(history, capsys):
    boggle = history.add(Entry("boggle", "AB/CD", Result.FINISHED, Kind.ROUND, found=("bad",)))
    history.add(Entry("affix", "an ell est ar", Result.GIVEN_UP))
    assert main(["history", "--json", "--game", "boggle"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line) == {
        "game": "boggle", "puzzle": "AB/CD", "result": "finished", "kind": "round", "found": ["bad"],
        "when": boggle.when, "id": boggle.id,
    }  # fmt: skip


def test_damaged_lines_are_counted_on_standard_error(history, capsys):
    history.add(Entry("boggle", "AB/CD", Result.FINISHED))
    with history.path.open("ab") as file:
        file.write(b"damaged\n")
    assert main(["history"]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == 1
    assert told.err == "qless-studio: 1 damaged line was left out\n"


def test_of_a_history_too_large_to_be_read_whole_the_newest_is_listed(history, capsys, monkeypatch):
    for number in range(3):
        history.add(Entry("boggle", f"AB/C{number}", Result.FINISHED))
    monkeypatch.setattr(engine_history, "NEARLY_FULL", len(history.content()) - 1)
    assert main(["history"]) == 0
    out, err = capsys.readouterr()
    assert out.count("\n") == 3
    assert err == (
        "qless-studio: The history is nearly full and soon cannot be read whole. Export it, then forget some games.\n"
    )
    monkeypatch.setattr(engine_history, "LARGEST", len(history.content()) - 1)
    assert main(["history"]) == 0
    out, err = capsys.readouterr()
    assert ["AB/C1" in out, "AB/C2" in out, out.count("\n")] == [True, True, 2]
    assert err == "qless-studio: The history is too large to be read whole. Export it, then forget some games.\n"
    assert main(["practice", "--due"]) == 2
    assert "too large to be read whole" in capsys.readouterr().err


def test_an_unknown_game_is_refused(history, capsys):
    assert main(["history", "--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
