"""The measuring scripts run, and print what the documentation says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fixtures.patience import PROGRAM_S

pytestmark = pytest.mark.nightly

ROOT = Path(__file__).resolve().parents[1]


def run(*command):
    # the kernels under test are compiled in place; scripts import what lies beside them
    environment = os.environ | {"PYTHONPYCACHEPREFIX": "", "PYTHONSAFEPATH": ""}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PROGRAM_S
    )


def said(*command):
    done = run(*command)
    assert (done.returncode, done.stderr.replace("This plugin does not support propagateSizeHints()\n", "")) == (0, "")
    return done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="its clock and memory are those of Unix")
def test_startup_prints_the_time_of_each_phase():
    told = said("packaging/startup.py", "--times", "1")
    uses = "first visit: Affix", "first Play: Affix", "new document: Affix", "another theme"
    for phase in ("interpreter", "import Qt", "first paint", "word list", *uses, "= to the word list"):
        assert f"\n{phase} " in told, phase


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from Linux's own files")
def test_with_all_tabs_shown_an_idle_program_uses_less_than_200_mb():
    rows = [line.rsplit(maxsplit=3) for line in said("packaging/startup.py", "--memory").splitlines()[1:]]
    assert rows[-1][0] == "leave"
    assert float(rows[-1][1]) < 200


def test_the_benchmark_runs_one_section_and_names_an_unknown_one():
    told = said("-m", "tests.bench", "word_streak")
    assert "4x4, words with best paths and scores" in told
    assert "Python" in told
    wrong = run("-m", "tests.bench", "chess")
    assert wrong.returncode == 2
    assert "chess" in wrong.stderr


def test_simulated_players_are_forecast_as_well_as_promised():
    """A few of them; figures for the acceptance come from forty."""
    lines = said("-m", "tests.bench.simulate", "forecasts", "--seeds", "3", "--players", "6").splitlines()
    rows = {line.split()[0]: line.split() for line in lines[2:8]}
    assert list(rows) == ["1-1", "2-5", "6-10", "11-20", "21-40", "41-60"]
    for span in ("11-20", "21-40", "41-60"):
        holds, model, average = float(rows[span][1]), float(rows[span][7]), float(rows[span][10])
        assert 0.7 < holds < 0.95, span
        assert model < average - 0.02, span


def test_mutants_are_tried_on_the_tests_of_their_module():
    pytest.importorskip("resource")
    from tests.mutation.__main__ import fast_tests

    books, affix = "tests/engine/books/test_books.py", "tests/engine/games/affix/test_solver.py"
    assert fast_tests("qless_studio/engine/paper/sheet.py", ROOT) == (books,)
    assert fast_tests("qless_studio/engine/games/affix/solver.py", ROOT)[0] == affix
    of_paper = fast_tests("qless_studio/engine/games/affix/paper.py", ROOT)
    assert of_paper[0] == books
    assert affix in of_paper
    for path in (ROOT / "qless_studio" / "engine").rglob("*.py"):
        assert all((ROOT / each).is_file() for each in fast_tests(path.relative_to(ROOT).as_posix(), ROOT))
