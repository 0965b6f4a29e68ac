"""No class of the window is a whole tab again, no file holds several subjects, and a small change touches few files.

Nor do tests know how the program does what a user notices.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import qless_studio

PROGRAM = Path(qless_studio.__file__).parent
WINDOW = PROGRAM / "ui"
MOST_METHODS = 90
"""Of a class and of our own base classes; one that overrides another is known besides it, and counts again."""
MOST_LINES = 500
"""Of a file; about 400 is usual."""
MOST_PRIVATE = 84
"""Private names of the program in all tests: each may change while what a user notices stays the same."""
DOCUMENTED = {"_replace", "_asdict", "_repr_html_", "_repr_svg_", "_exit"}
"""Names that are public in spite of the underscore: of named tuples, notebooks and `os`."""

Name = tuple[str, str]
"""Module and class."""


def _statements(node: ast.AST) -> Iterator[ast.stmt]:
    """All that a module, class or function consists of; no expression has a class or an import in it."""
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        inner = getattr(node, part, ())
        for each in inner if isinstance(inner, list) else ():
            if isinstance(each, ast.stmt):
                yield each
            yield from _statements(each)


class _Classes:
    """The classes of a folder, read from the sources: imports of the whole window take seconds."""

    def __init__(self, folder: Path) -> None:
        self.methods: dict[Name, int] = {}
        self._bases: dict[Name, list[Name]] = {}
        for path in folder.rglob("*.py"):
            self._read(".".join((PROGRAM.name, *path.relative_to(PROGRAM).with_suffix("").parts)), path)

    def _read(self, module: str, path: Path) -> None:
        nodes = list(_statements(ast.parse(path.read_text(encoding="utf-8"))))
        imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                names = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
                named = [base.id for base in names if isinstance(base, ast.Name)]
                self._bases[module, node.name] = [imported.get(name, (module, name)) for name in named]
                self.methods[module, node.name] = sum(
                    isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) for each in node.body
                )

    def lineage(self, name: Name) -> set[Name]:
        """A class and its base classes."""
        return {name}.union(*map(self.lineage, self._bases.get(name, ())))

    def all_methods(self, name: Name) -> int:
        """How many a class and its base classes that are ours have."""
        return sum(self.methods.get(each, 0) for each in self.lineage(name))


def test_no_class_has_more_methods_than_one_can_know():
    classes = _Classes(WINDOW)
    counts = {name: classes.all_methods(name) for name in classes.methods}
    board = ("qless_studio.ui.games.q_less.board", "QLessBoard")
    assert counts[board] > classes.methods[board], "those of base classes in other files count"
    assert {name: count for name, count in counts.items() if count > MOST_METHODS} == {}


def test_no_file_is_longer_than_one_subject():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in PROGRAM.rglob("*.py")}
    assert {path.name: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def _files_with(text: str, *folders: str) -> Iterator[str]:
    for folder in folders:
        for path in (WINDOW / folder).rglob("*.py"):
            if text in path.read_text(encoding="utf-8"):
                yield path.name


@pytest.mark.parametrize(
    ("text", "folders", "most"),
    [
        pytest.param("shuffle", ("tab", "grids", "games/boggle", "games/word_streak", "shell"), 3, id="button in Play"),
        pytest.param("show_longest", ("",), 2, id="line of the result card"),
        pytest.param("longest_of", ("",), 1, id="what that line says"),
    ],
)
def test_a_small_change_of_play_is_in_few_files(text, folders, most):
    assert 0 < len(list(_files_with(text, *folders))) <= most


def test_tests_read_what_a_user_notices_and_few_private_names():
    counts, tests = Counter[str](), Path(__file__).parents[1]
    for path in tests.rglob("*.py"):
        names = re.findall(r"(?<!\bself)(?<!\bcls)\.(_[a-z]\w*)", path.read_text(encoding="utf-8"))
        counts[str(path.relative_to(tests))] = sum(name not in DOCUMENTED for name in names)
    assert counts.total() <= MOST_PRIVATE, counts.most_common(10)
