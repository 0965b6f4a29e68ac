"""The fast tests of what was changed: `python -m tests.quick [PATH ...]`, or `just quick`.

Without a path: what git says was changed since the branch left main, committed or not; on main, since the last commit.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAST = "not slow and not long and not nightly and not soak"
EVERYWHERE = ("tests/fixtures", "tests/conftest.py", "pyproject.toml")
"""What all tests stand on: a few of each kind are run."""
SOME = ("tests/contract/test_games.py", "tests/engine/test_solving.py", "tests/ui/tab")
BROAD = ("tests", "tests/engine", "tests/ui")
"""Folders that hold too much: of them only the file with the name of what was changed."""


def main(given: list[str]) -> int:
    paths = given or changed()
    chosen = sorted({test for path in paths for test in named_for(path)})
    if not chosen:
        print("nothing that has tests was changed")
        return 0
    print("testing", *chosen, flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-m", FAST, *without_parts(chosen)]
    return subprocess.run(command, cwd=ROOT).returncode


def changed() -> list[str]:
    """Paths from the root of the checkout: of what is not committed yet, and of the branch."""
    base = git("merge-base", "HEAD", "main")[:1] or ["HEAD"]
    if base == git("rev-parse", "HEAD") and not git("status", "--porcelain"):
        base = ["HEAD~1"]
    return [*git("diff", "--name-only", *base), *git("ls-files", "--others", "--exclude-standard")]


def git(*arguments: str) -> list[str]:
    """The lines that a command of git prints; none where it fails."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def named_for(path: str) -> list[str]:
    """Files and folders of tests for one changed file or folder, from the root of the checkout."""
    parts = Path(path).parts
    if path.startswith(EVERYWHERE):
        return list(SOME)
    if parts[0] == "tests":
        return [path] if Path(path).name.startswith("test_") or (ROOT / path).is_dir() else [str(Path(path).parent)]
    if parts[:2] == ("resources", "translations"):
        return ["tests/translation"]
    if parts[0] in ("docs", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"):
        return ["tests/docs"]
    if parts[0] != "qless_studio":
        return ["tests/packaging"] if parts[0] == "packaging" else []
    return [*own_tests(parts[1:]), *tests_above(parts[1:])]


def own_tests(parts: tuple[str, ...]) -> list[str]:
    """The folder of the same name under `tests`, or the nearest above it in which there are tests."""
    folder = Path("tests", *parts) if not parts[-1].endswith(".py") else Path("tests", *parts[:-1])
    named = folder / f"test_{Path(parts[-1]).stem}.py"
    while len(folder.parts) > 1 and not any((ROOT / folder).rglob("test_*.py")):
        folder = folder.parent
    if folder.as_posix() not in BROAD:
        return [folder.as_posix()]
    return [named.as_posix()] if (ROOT / named).exists() else []


def tests_above(parts: tuple[str, ...]) -> list[str]:
    """Where a mistake shows too: in the games that stand on it, and in the contract of a game."""
    if parts[:2] == ("engine", "grids"):  # those with a file and no folder are played on a grid
        return [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/engine/games").glob("test_*.py")]
    if parts[:2] == ("engine", "kernels"):
        return ["tests/engine/test_kernels.py", "tests/engine/test_trie.py", "tests/engine/grids", "tests/engine/games"]
    if parts[:2] == ("engine", "games"):
        return ["tests/contract/test_games.py"]
    return []


def without_parts(paths: Iterable[str]) -> list[str]:
    """These without what lies in a folder that is among them; pytest would run it twice."""
    chosen = [Path(path) for path in paths]
    return [path.as_posix() for path in chosen if not any(above in chosen for above in path.parents)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
