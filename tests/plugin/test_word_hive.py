"""A sixth game in a wheel of its own, installed into a fresh environment: nothing of ours knows it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from datetime import date
from importlib.metadata import version
from pathlib import Path

import pytest

from qless_studio.engine import plugins
from qless_studio.engine.lexicon import load
from qless_studio.engine.registry import GAMES, OWN
from qless_studio.engine.solving import Outcome, Run

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGES = next(path for path in sys.path if path.endswith("site-packages"))

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        int(version("setuptools").partition(".")[0]) < 77, reason="the extra `test` has a setuptools that builds wheels"
    ),
]


class Installed:
    """An environment with the program and the plug-in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.environment = {
            **os.environ, "QLESS_STUDIO_HOME": str(folder / "home"), "QT_QPA_PLATFORM": "offscreen",
        }  # fmt: skip

    def run(self, *arguments: str, **changes) -> subprocess.CompletedProcess[str]:
        command = [str(self.python), *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=self.environment, cwd=ROOT, **changes)

    def studio(self, *arguments: str) -> str:
        """What the program prints; nothing is wrong."""
        done = self.run("-m", "qless_studio", *arguments)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The wheel, built and installed as its users would, without a network."""
    folder = tmp_path_factory.mktemp("plugin")
    source = shutil.copytree(HERE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder / "wheels", source], check=True
    )
    (wheel,) = (folder / "wheels").glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "fresh"], check=True)
    fresh = Installed(folder / "fresh")
    own = fresh.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))", check=True).stdout.strip()
    Path(own, "program.pth").write_text(f"import site; site.addsitedir({PACKAGES!r})\n", "utf-8")
    subprocess.run([*pip, "--python", fresh.python, "install", "--no-deps", "--no-index", wheel], check=True)
    return fresh


@pytest.fixture
def on_the_path(tmp_path, monkeypatch):
    """The plug-in and the file about it that pip would write, without pip."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["project"]
    facts = tmp_path / "word_hive-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n", "utf-8")
    groups = project["entry-points"].items()
    points = (f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in each.items()) for group, each in groups)
    (facts / "entry_points.txt").write_text("".join(points), "utf-8")
    for folder in (tmp_path, HERE):
        monkeypatch.syspath_prepend(str(folder))
    plugins.distributions.cache_clear()
    yield
    plugins.distributions.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "word_hive"]:
        del sys.modules[name]


@pytest.mark.skipif(len(GAMES) > len(OWN), reason="a plug-in is installed")
@pytest.mark.usefixtures("on_the_path")
def test_its_game_and_its_view_can_be_used():
    """In every run; that it works once it is installed is tried by night."""
    games = plugins.plugged(plugins.GAMES, plugins.usable_game([game.key for game in OWN]))
    views = plugins.plugged(plugins.VIEWS, lambda view: view)
    assert (games.problems, views.problems) == ((), ())
    (hive,), (view,) = games.values, views.values
    assert (view.key, view.title, view.game) == (hive.key, hive.title, hive)
    assert view.parts.tab.__name__
    words, run = load("wide"), Run()
    found = {word.word: word.score for word in hive.solve(hive.example, words, hive.options(), run)}
    assert (found["tear"], found["later"], found["latrine"]) == (1, 5, 14)
    assert hive.verdict(run.summary, Outcome.COMPLETE).startswith(
        f"Complete: {len(found)} words, {sum(found.values())}"
    )
    assert hive.parse(hive.format(hive.example)) == hive.example
    dealt = hive.daily.deal(date(2026, 5, 1), load(hive.daily.lexicon), Run())
    assert hive.format(dealt.puzzle) == "T-OERSHI"


@pytest.mark.nightly
def test_the_command_line_has_the_game(installed):
    told = [json.loads(line) for line in installed.studio("solve", "word-hive", "T-AEILNR", "--json").splitlines()]
    words = {line["word"]: line["score"] for line in told if line["event"] == "solution"}
    assert (told[-1]["outcome"], told[-1]["words"], told[-1]["score"]) == ("complete", len(words), sum(words.values()))
    assert (words["tear"], words["later"], words["latrine"]) == (1, 5, 14)
    assert installed.studio("daily", "word-hive", "--day", "2026-05-01") == "T-OERSHI\n"
    assert installed.studio("generate", "word-hive", "--seed", "1") == installed.studio(
        "generate", "word-hive", "--seed", "1"
    )


@pytest.mark.nightly
def test_the_library_has_the_game(installed):
    code = (
        "import qless_studio as q; hive = q.puzzle('word-hive', 'T-AEILNR'); print(q.games()[-1]);"
        "print(q.best(hive).words); print(hive.svg()[:4]); print(q.daily('word-hive', '2026-05-01'))"
    )
    assert installed.run("-c", code, check=True).stdout.splitlines() == [
        "word-hive", "('interlineate',)", "<svg", "T-OERSHI",
    ]  # fmt: skip


def passes(installed, *arguments: str) -> None:
    """Tests pass with the plug-in installed."""
    done = installed.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
    assert done.returncode == 0, done.stdout[-4_000:]
    assert " passed" in done.stdout.splitlines()[-1]


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["games", "tabs", "play", "saved_games", "documents", "export"])
def test_it_keeps_the_contract(installed, name):
    passes(installed, "-k", "word-hive", str(ROOT / "tests" / "contract" / f"test_{name}.py"))


@pytest.mark.nightly
def test_the_window_has_its_tab_its_daily_hive_and_its_exercises(installed):
    passes(installed, str(HERE / "in_the_window.py"))


@pytest.mark.nightly
def test_the_self_test_tries_its_tab(installed):
    lines = installed.studio("--selftest").splitlines()
    assert [line.split()[:2] for line in lines if line.startswith("word-hive")] == [["word-hive", "ok"]]
    assert lines[-1] == "all tabs passed"
