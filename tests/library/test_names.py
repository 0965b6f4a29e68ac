"""What `import qless_studio` promises: its names, that it is quick, and that it knows no Qt."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import qless_studio

FROZEN = [
    "Chances",
    "DataSet",
    "Lexicon",
    "Proof",
    "Puzzle",
    "Reason",
    "Solution",
    "Solutions",
    "StudioError",
    "Table",
    "__version__",
    "best",
    "chances",
    "daily",
    "data_sets",
    "deal",
    "games",
    "history",
    "prove",
    "proven_boards",
    "puzzle",
    "scores",
    "solve",
    "why",
    "word_list",
    "word_lists",
]
"""Notebooks rely on these: a name may be added, none may go."""
PACKAGE = Path(qless_studio.__file__).parent

USES_ALL = """
import sys
import qless_studio
assert not [name for name in sys.modules if name.startswith("qless_studio.")], "something was loaded before its use"
for name in qless_studio.__all__:
    getattr(qless_studio, name)
board = qless_studio.puzzle("boggle", "BWFV/SLIN/DAEN/TEHT")
qless_studio.solve(board, lexicon="common2k")[0].svg()
qless_studio.deal("quiddler", seed=1)
qless_studio.history()
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_the_names_are_frozen():
    assert sorted(qless_studio.__all__) == FROZEN
    assert {name for name in FROZEN if getattr(qless_studio, name, None) is None} == set()
    assert set(FROZEN) <= set(dir(qless_studio))


def test_type_checkers_see_the_same_names_from_the_same_places():
    declared = ast.parse((PACKAGE / "__init__.pyi").read_text("utf-8"))
    places = {
        alias.name: node.module
        for node in ast.walk(declared)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for name, place in places.items():
        assert getattr(import_module(place), name) is getattr(qless_studio, name)
    assert set(places) | {"__version__"} == set(FROZEN)
    assert (PACKAGE / "py.typed").exists()


def test_a_fresh_process_loads_nothing_before_its_use_and_never_qt(tmp_path):
    environment = {"QLESS_STUDIO_HOME": str(tmp_path), "PATH": "", "PYTHONPATH": str(PACKAGE.parent)}
    loaded = subprocess.run(
        [sys.executable, "-c", USES_ALL], capture_output=True, text=True, check=True, env=environment
    ).stdout.split()
    assert "qless_studio" in loaded
    assert {"PySide6", "shiboken6", "numpy", "pandas"} & set(loaded) == set()


def test_an_unknown_name_is_an_attribute_error():
    assert not hasattr(qless_studio, "solver")
