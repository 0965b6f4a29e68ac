"""The quick tests are those of what was changed."""

from __future__ import annotations

import pytest

from tests.quick import ROOT, named_for, without_parts


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        (
            "qless_studio/engine/games/quiddler/puzzle.py",
            {"tests/engine/games/quiddler", "tests/contract/test_games.py"},
        ),
        ("qless_studio/engine/grids/scoring.py", {"tests/engine/grids", "tests/engine/games/test_boggle.py"}),
        ("qless_studio/engine/kernels/grid.py", {"tests/engine/test_kernels.py", "tests/engine/grids"}),
        ("qless_studio/engine/history.py", {"tests/engine/test_history.py"}),
        ("qless_studio/ui/games/affix/tab.py", {"tests/ui/games/affix"}),
        ("qless_studio/ui/shell/words/lists.py", {"tests/ui/shell/words"}),
        ("qless_studio/cli/solve.py", {"tests/cli"}),
        ("tests/engine/test_trie.py", {"tests/engine/test_trie.py"}),
        ("resources/translations/qless_de.ts", {"tests/translation"}),
        ("README.md", {"tests/docs"}),
        ("packaging/tour.py", {"tests/packaging"}),
    ],
)
def test_a_changed_file_names_its_tests(path, tests):
    found = named_for(path)
    assert tests <= set(found)
    assert all((ROOT / each).exists() for each in found)


def test_what_has_no_tests_names_none():
    assert named_for("LICENSE") == []


def test_a_file_in_a_folder_that_is_tested_is_not_tested_twice():
    assert without_parts(["tests/cli", "tests/cli/test_cli.py", "tests/docs"]) == ["tests/cli", "tests/docs"]
