"""A plug-in is used or costs one sentence, whatever it does."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from qless_studio.engine import plugins
from qless_studio.engine.games.nullgame import GAME
from qless_studio.engine.registry import GAMES, OWN
from tests.fixtures.plugins import write_plugin

pytestmark = pytest.mark.skipif(len(GAMES) > len(OWN), reason="a plug-in is installed; these make their own")

GOOD = "from qless_studio.engine.games.nullgame import GAME\n"
CHANGED = "import dataclasses\nfrom qless_studio.engine.games.nullgame import GAME as NULL\n"
BROKEN = {
    "missing": ("import no_such_module\n", "No module named"),
    "raises": ("1 / 0\n", "ZeroDivisionError"),
    "leaves": ("raise SystemExit('good bye')\n", "good bye"),
    "base": ("class Odd(BaseException):\n    pass\n\n\nraise Odd\n", "Odd"),
    "silent": ("class Odd(Exception):\n    __str__ = None\n\n\nraise Odd\n", "Odd"),
    "nothing": ("OTHER = 1\n", "GAME"),
    "no_game": ("GAME = 'boggle'\n", "str is no Game"),
    "key": (f"{CHANGED}GAME = dataclasses.replace(NULL, key='Null Game')\n", "is no key"),
    "taken": (f"{CHANGED}GAME = dataclasses.replace(NULL, key='boggle')\n", "the key boggle already"),
    "friend": (f"{CHANGED}GAME = dataclasses.replace(NULL, key='friend')\n", "the key friend already"),
    "title": (f"{CHANGED}GAME = dataclasses.replace(NULL, title='')\n", "no title"),
    "text": (f"{CHANGED}GAME = dataclasses.replace(NULL, format=lambda puzzle: 'x')\n", "gives another puzzle"),
    "dealer": (f"{CHANGED}GAME = dataclasses.replace(NULL, load_dealer=lambda: 1 / 0)\n", "ZeroDivisionError"),
    "daily": (f"{CHANGED}GAME = dataclasses.replace(NULL, load_daily=lambda: 1 / 0)\n", "ZeroDivisionError"),
    "syntax": ("def\n", "SyntaxError"),
}


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A folder on the path, for plug-ins."""
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.distributions.cache_clear()
    known = set(sys.modules)
    yield tmp_path
    plugins.distributions.cache_clear()
    for name in set(sys.modules) - known:
        if getattr(sys.modules[name], "__file__", None) and str(tmp_path) in str(sys.modules[name].__file__):
            del sys.modules[name]


def games():
    return plugins.plugged(plugins.GAMES, plugins.usable_game(["boggle"]))


def test_without_plug_ins_nothing_is_imported_for_them():
    code = (
        "import sys; from qless_studio.engine import registry;"
        "print(len(registry.GAMES), registry.PROBLEMS, 'importlib.metadata' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.split() == [str(len(OWN)), "()", "False"]


def test_games_come_in_the_order_of_their_names(place):
    write_plugin(place, "zebra", f"{CHANGED}GAME = dataclasses.replace(NULL, key='zebra')\n", games="zebra:GAME")
    write_plugin(place, "ant", GOOD, games="ant:GAME")
    assert [game.key for game in games().values] == [GAME.key, "zebra"]
    assert games().problems == ()


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_one_is_one_sentence_and_the_others_work(place, name):
    code, reason = BROKEN[name]
    write_plugin(place, "broken", code, games="broken:GAME")
    write_plugin(place, "works", GOOD, games="works:GAME")
    found = games()
    assert [game.key for game in found.values] == [GAME.key]
    (problem,) = found.problems
    assert problem.startswith("The plug-in broken (broken 1.0) cannot be used: ")
    assert reason in problem
    assert "\n" not in problem
    assert len(problem) < 300


@pytest.mark.parametrize("name", ["METADATA", "entry_points.txt"])
def test_files_of_an_installation_that_cannot_be_read_cost_only_themselves(place, name):
    for broken, group in (("apart", "others.games"), ("broken", "qless_studio.games")):
        write_plugin(place, broken, "", games=f"{broken}:GAME")
        (place / f"{broken}-1.0.dist-info" / name).write_bytes(b"[%s]\n\xff\x1b[2J\n" % group.encode())
    write_plugin(place, "works", GOOD, games="works:GAME")
    found = games()
    assert [game.key for game in found.values] == [GAME.key]
    assert all(problem.startswith("The plug-in ") and problem.isprintable() for problem in found.problems)
    assert any("broken" in problem for problem in found.problems)


def test_of_two_with_one_key_the_first_by_name_is_used(place):
    write_plugin(place, "first", GOOD, games="first:GAME")
    write_plugin(place, "second", GOOD, games="second:GAME")
    found = games()
    assert len(found.values) == 1
    assert "second" in found.problems[0]


@pytest.mark.long
def test_the_command_line_works_beside_a_broken_one_and_has_the_commands_of_others(tmp_path):
    hello = (
        "def add_to(commands):\n"
        "    commands.add_parser('hello').set_defaults(command=lambda given: print('hello') or 0)\n"
    )
    write_plugin(tmp_path, "broken", "1 / 0\n", games="broken:GAME")
    write_plugin(tmp_path, "shouts", "def add_to(commands):\n    1 / 0\n", commands="shouts")
    write_plugin(tmp_path, "greets", hello, commands="greets")
    write_plugin(tmp_path, "takes", hello.replace("'hello'", "'solve'"), commands="takes")
    write_plugin(tmp_path, "titled", hello.replace("'hello'", "'whole', help='100%'"), commands="titled")
    odd = f"{CHANGED}GAME = dataclasses.replace(NULL, title='100% odd')\n"
    write_plugin(tmp_path, "odd", odd, games="odd:GAME")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "QLESS_STUDIO_HOME": str(tmp_path / "home")}

    def run(*command):
        return subprocess.run([sys.executable, *command], capture_output=True, text=True, env=environment, check=True)

    told = run("-m", "qless_studio", "solve", "boggle", "CAT", "--lexicon", "common2k")
    assert told.stdout.splitlines()[-1].startswith("Complete: ")
    lines = told.stderr.splitlines()
    assert [line.partition(" (")[0] for line in lines if line.startswith("qless-studio: ")] == [
        f"qless-studio: The plug-in {name}" for name in ("broken", "shouts", "takes", "titled")
    ]
    assert "Traceback" not in told.stderr
    both = "from qless_studio.cli.main import main; main(['hello']); main(['solve', '--help'])"
    greeted, helped = run("-c", both).stdout.split("\n", 1)
    assert greeted == "hello"
    assert "100% odd" in helped
