"""`qless-studio sync FOLDER`."""

from __future__ import annotations

import json

import pytest

from qless_studio.cli.main import main
from qless_studio.engine.history import Entry, History, Result


@pytest.fixture
def computer(tmp_path, monkeypatch):
    """Be the computer of this name."""

    def become(name: str) -> History:
        monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path / name))
        return History(tmp_path / name / "data")

    return become


def test_the_histories_of_two_computers_become_one(computer, tmp_path, capsys):
    (shared := tmp_path / "shared").mkdir()
    computer("one").add(Entry("boggle", "CAT", Result.FINISHED))
    assert main(["sync", str(shared)]) == 0
    assert capsys.readouterr().out.startswith("1 sent, 0 received; profiles: ")
    history = computer("two")
    assert main(["sync", str(shared), "--json"]) == 0
    done = json.loads(capsys.readouterr().out)
    assert (done["sent"], done["received"], len(done["profiles"])) == (0, 1, 2)
    assert [entry.puzzle for entry in history.read()[0]] == ["CAT"]


def test_a_missing_folder_is_one_line(computer, tmp_path, capsys):
    computer("one")
    assert main(["sync", str(tmp_path / "unplugged")]) == 2
    assert capsys.readouterr().err == f"qless-studio: {tmp_path / 'unplugged'}: folder not found\n"
    assert main(["sync", ""]) == 2
    assert capsys.readouterr().err == "qless-studio: FOLDER: has no name\n"
