"""Try a random sample of the mutants of the engine on the fast tests of their modules; list those that survive.

Works on a copy of the checkout, so the checkout may be edited meanwhile. Kernels are left out: compiled, they do not
run the source that would be changed. With `--results`, a run with the same seed resumes one that was stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.mutation.mutants import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "qless_studio/engine"
COMPILED = f"{PACKAGE}/kernels"
ELSEWHERE = {
    "nullgame": "tests/contract/test_games.py",
    "paper": "tests/engine/books/test_books.py",
    "practice": "tests/engine/practice/test_exercise_kinds.py",
}
"""Tests of modules, and of modules of folders, of these names that are not in the folder of their other tests."""
MEMORY = 6 << 30
"""Bytes of address space for the tests of a mutant, which may ask for more and more."""
PATIENCE = 4
"""The tests of a mutant may compute this many times as long as without it, and ten seconds; more counts as noticed."""
WAIT = 600
"""Seconds by the clock after which tests count as hanging, however busy the machine is."""


def main() -> None:
    given = _arguments()
    deadline = time.monotonic() + 60 * given.minutes
    with tempfile.TemporaryDirectory(prefix="mutation-") as name:
        copy = Copy(Path(name))
        mutants = [
            mutant
            for path in copy.modules()
            if path.startswith(tuple(given.only))
            for mutant in mutants_of(path, (copy.root / path).read_bytes())
        ]
        random.Random(given.seed).shuffle(mutants)
        known = _read(given.results)
        for mutant in mutants[: given.number]:
            if time.monotonic() > deadline:
                break
            if mutant.key not in known:
                known[mutant.key] = copy.survives(mutant)
                _append(given.results, mutant.key, known[mutant.key])
        tried = [mutant for mutant in mutants[: given.number] if mutant.key in known]
    _report(tried, known, len(mutants))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("only", nargs="*", default=[PACKAGE], help="modules or folders, from the root of the checkout")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, help="size of the sample; default: as many as there is time for")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--results", type=Path, help="a file to which each result is written, to go on from")
    return parser.parse_args()


def fast_tests(path: str, root: Path) -> tuple[str, ...]:
    """The tests of a module: those elsewhere, then of its folder, or else of the nearest folder above with tests.

    In a folder first the files that are named after the module or its folder, which notice most.
    """
    folder, names = Path("tests", *Path(path).parts[1:-1]), (Path(path).stem, Path(path).parent.name)
    elsewhere = [root / ELSEWHERE[name] for name in names if name in ELSEWHERE]
    while not elsewhere and not list((root / folder).glob("test_*.py")):
        folder = folder.parent
    found = sorted((root / folder).glob("test_*.py"), key=lambda each: (not each.stem.endswith(names), each))
    return tuple(dict.fromkeys(each.relative_to(root).as_posix() for each in (*elsewhere, *found)))


class Copy:
    """A copy of the checkout, one module of which is changed at a time."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        shutil.copytree(ROOT / "qless_studio", self.root / "qless_studio", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "tests", self.root / "tests", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("resources", "docs", "packaging", "pyproject.toml", "README.md", "CHANGELOG.md"):
            (self.root / name).symlink_to(ROOT / name)
        home = folder / "home"
        home.mkdir()
        self._environment = {
            **os.environ,
            "HOME": str(home),
            "XDG_DATA_HOME": str(home),
            "XDG_CONFIG_HOME": str(home),
            "XDG_CACHE_HOME": str(home),
            "PYTHONPATH": str(self.root),
            "TMPDIR": str(home),
        }
        # A changed module can have the size and the second of the one before; its digest differs.
        command = ["-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "qless_studio"]
        subprocess.run([sys.executable, *command], cwd=self.root, check=True)
        self._seconds: dict[Sequence[str], float] = {}

    def modules(self) -> list[str]:
        """The modules of the engine that are not compiled."""
        paths = (path.relative_to(self.root).as_posix() for path in sorted((self.root / PACKAGE).rglob("*.py")))
        return [path for path in paths if not path.startswith(COMPILED)]

    def survives(self, mutant: Mutant) -> bool:
        """Whether the tests of the module pass in spite of the change."""
        tests = fast_tests(mutant.path, self.root)
        if tests not in self._seconds:
            before = _computed()
            if not self._passes(tests, WAIT):
                sys.exit(f"these tests fail without any change: {' '.join(tests)}")
            self._seconds[tests] = _computed() - before
        path = self.root / mutant.path
        source = path.read_bytes()
        path.write_bytes(mutant.applied(source))
        try:
            return self._passes(tests, PATIENCE * self._seconds[tests] + 10)
        finally:
            path.write_bytes(source)

    def _passes(self, tests: Sequence[str], seconds: float) -> bool:
        limits = {resource.RLIMIT_AS: MEMORY, resource.RLIMIT_CPU: int(seconds)}
        options = ["-x", "-q", "-n", "0", "-m", "not slow and not soak and not nightly", "-p", "no:cacheprovider"]
        process = subprocess.Popen(
            [sys.executable, "-B", "-m", "pytest", *options, *tests],
            cwd=self.root,
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=lambda: _limit(limits),
        )
        try:
            return process.wait(WAIT) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def _limit(limits: Mapping[int, int]) -> None:
    for kind, most in limits.items():
        resource.setrlimit(kind, (most, most))


def _computed() -> float:
    """Seconds that all processes begun here have computed."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _read(path: Path | None) -> dict[str, bool]:
    if path is None or not path.exists():
        return {}
    return dict(json.loads(line) for line in path.read_text("utf-8").splitlines())


def _append(path: Path | None, key: str, survived: bool) -> None:
    print("survived" if survived else "noticed ", key, flush=True)
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, survived]) + "\n")


def _report(tried: Sequence[Mutant], known: dict[str, bool], every: int) -> None:
    survivors = sorted((mutant for mutant in tried if known[mutant.key]), key=lambda each: (each.path, each.line))
    folders = Counter(str(Path(mutant.path).parent) for mutant in tried)
    left = Counter(str(Path(mutant.path).parent) for mutant in survivors)
    print(f"\n{len(tried)} of {every} mutants tried, {len(tried) - len(survivors)} noticed, {len(survivors)} survived")
    for folder, number in sorted(folders.items()):
        print(f"  {folder}: {left[folder]} of {number} survived")
    for mutant in survivors:
        print(f"{mutant.path}:{mutant.line}: {mutant.before} -> {mutant.after}")


if __name__ == "__main__":
    main()
