"""What a start asks the window for: read from a command line, handed to another process, carried out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from qless_studio.engine.errors import OptionError
from qless_studio.ui.shell.startup.instance import Request, Wish, read_request

GAMES = ("boggle", "q-less")
ELSEWHERE = Path("/a b/ü.qless").absolute()


def test_files_are_made_absolute(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert read_request(["a.qless", "/b.txt"], GAMES) == Request((tmp_path / "a.qless", Path("/b.txt").absolute()))


@pytest.mark.parametrize("wish", Wish)
def test_a_wish_may_name_a_game(wish):
    assert read_request([wish.value], GAMES) == Request(wish=wish)
    assert read_request([wish.value, "q-less"], GAMES) == Request(wish=wish, game="q-less")
    for wrong in (["chess"], ["boggle", "q-less"]):
        with pytest.raises(OptionError, match=f"{wish.value} takes one of boggle, q-less, not {wrong[0]}"):
            read_request([wish.value, *wrong], GAMES)


@pytest.mark.parametrize("asked", [Request(), Request((ELSEWHERE,)), Request(wish=Wish.NEW, game="affix")])
def test_another_process_reads_the_same(asked):
    assert Request.from_json(json.loads(json.dumps(asked.as_json()))) == asked


def test_a_wish_of_a_later_version_is_none_and_files_alone_are_understood():
    assert Request.from_json({"open": [], "wish": "--tournament", "game": "boggle"}) == Request()
    assert Request.from_json({"open": ["/a.qless", 7]}) == Request((Path("/a.qless"),))


def test_the_window_shows_an_empty_board_of_the_game_named_or_in_front(qtbot, window):
    workspace = window.workspace
    Request(wish=Wish.NEW, game=workspace.views[1].key).carry_out(window)
    assert workspace.index == 1
    assert len(workspace.of(1)) == 1  # its board was empty
    window.session.edit(window.session.game.example, "Open")
    Request(wish=Wish.NEW).carry_out(window)
    assert len(workspace.of(1)) == 2
    assert window.session.puzzle == window.session.game.blank
