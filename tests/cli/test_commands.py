"""`qless-studio commands`: what the window can do, listed without one."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from qless_studio.cli.main import main

FIELDS = {"name", "keys", "menu", "games", "words", "tip"}


BOTH = """
import sys
from qless_studio.__main__ import main

sys.argv[1:] = ["commands", "--json"]
main()
sys.argv[1:] = ["commands"]
main()
"""


@pytest.fixture(scope="module")
def listed():
    """What the program itself prints, where there is no display: (lines of JSON, lines for people)."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-c", BOTH]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    as_json = [line for line in lines if line.startswith("{")]
    return as_json, lines[len(as_json) :]


def test_as_json_every_command_is_a_line_without_a_display(listed):
    rows = [json.loads(line) for line in listed[0]]
    assert all(set(row) == FIELDS for row in rows)
    named = {(row["name"], row["menu"]): row for row in rows}
    new_game = named["New game", "Boggle"]
    assert new_game["keys"] == ["Ctrl+R"]
    assert new_game["games"][:5] == ["boggle", "word-streak", "quiddler", "q-less", "affix"]
    assert {"roll", "deal"} <= set(new_game["words"])
    assert named["Solve now", None]["keys"] == ["F5"]
    assert named["Light theme", "View"]["games"] == new_game["games"]
    assert named["Heat map", "Word Streak"]["games"] == ["word-streak"]
    assert named["Show the answers", None]["games"] == []


def test_for_people_the_commands_stand_under_their_menus_once(listed):
    lines = listed[1]
    headings = [line for line in lines if line and not line.startswith(" ")]
    assert headings[:3] == ["File", "Edit", "Boggle"]
    assert headings[-4:] == ["Words", "View", "Help", "In Search, or where it acts"]
    assert len(headings) == len(set(headings))
    assert any(line.split() == ["New", "game", "Ctrl+R"] for line in lines)


def test_without_the_window_one_line_says_so(capsys):
    assert main(["commands"]) == 2
    assert "commands of the window" in capsys.readouterr().err
