"""Build the program for Windows on Linux, and try it under Wine: python packaging/windows [NAME ...], as root.

NAME is any of the trials of `--list`; without names all that have no record yet are run, in that order. Records,
pictures and all that is built go to build/packaging/windows; `--again` makes everything anew but the root with Wine.
`--pyside VERSION` tries another PySide6 than the one that the program is frozen with. See README.md in this folder.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent))

import cross  # noqa: E402
import in_a_window  # noqa: E402
import installed  # noqa: E402
import results  # noqa: E402
import runtime  # noqa: E402
import tour  # noqa: E402
import toured  # noqa: E402
import trials  # noqa: E402
from make import ROOT, WORK  # noqa: E402
from screen import Screen  # noqa: E402
from trials import Failed, Place  # noqa: E402
from wine import Prefix, Wine  # noqa: E402

BUILD = WORK / "windows"
EXPECTED = HERE / "expected.toml"
LAST = HERE / "last_run"
KEPT = "tab-*.png", "installed.png"
"""Pictures that are kept of a run"""
TESTS = (
    *("tests/engine", "tests/cli", "tests/contract", "tests/fuzz", "tests/translation"),
    *("tests/ui/widgets", "tests/ui/tab", "tests/ui/grids", "tests/ui/style", "tests/ui/work", "tests/ui/access"),
    *("tests/test_app.py", "tests/test_second_start.py"),
)
LARGE = "tests/ui/shell", "tests/ui/games"
"""What is in these is run piece by piece, so that less is lost if it is interrupted."""
NO_TESTS = 5
"""pytest's status if there are none but those left out"""
LONGEST_TESTS, LONGEST_TEST = 3600, 300
"""Seconds for a piece of the tests, and for a single test."""


def main() -> None:
    known = all_trials()
    parser = argparse.ArgumentParser(description="Build the program for Windows, and try it under Wine.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--list", action="store_true", help="print the names of the trials")
    parser.add_argument("--again", action="store_true", help="build everything but the root with Wine anew")
    parser.add_argument("--keep", action="store_true", help=f"afterwards put lists and pictures into {LAST.name}")
    parser.add_argument("--pyside", default=runtime.frozen_with(), metavar="VERSION")
    given = parser.parse_args()
    if unknown := set(given.names) - set(known):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    if given.list:
        print("\n".join(known))
        return
    records = BUILD / f"results-{given.pyside}"
    if given.again:
        for folder in (records, BUILD / "root/srv" / f"python-{given.pyside}", cross.CROSS / "win_amd64"):
            shutil.rmtree(folder, ignore_errors=True)
    done = results.read(records)
    for name in given.names or [name for name in known if name not in done]:
        record = tried(name, known[name], given.pyside)
        results.write(records, record)
        print(results.table([record], []), flush=True)
    done = results.read(records)
    ran, not_run = [done[name] for name in known if name in done], [name for name in known if name not in done]
    print(f"\nPySide6 {given.pyside}\n{results.table(ran, not_run)}")
    if given.keep:
        keep(BUILD / f"pictures-{given.pyside}")
    sys.exit(any(not record.passed for record in done.values()))


def keep(pictures: Path) -> None:
    """Replace what the repository has of the last run."""
    shutil.rmtree(LAST, ignore_errors=True)
    LAST.mkdir()
    for path in (installed.LOG, *(path for kind in KEPT for path in pictures.glob(kind))):
        shutil.copy(path, LAST)
    for path in cross.CROSS.glob("*/imports.txt"):
        shutil.copy(path, LAST / f"imports-{path.parent.name}.txt")


def all_trials() -> dict[str, Callable[[Place], str]]:
    """Every trial by name, in the order in which they are run: the long ones last."""
    parts = (path for folder in LARGE for path in sorted((ROOT / folder).iterdir()))
    own = [
        path.relative_to(ROOT).as_posix() for path in parts if path.name.startswith("test_") or any(path.glob("test_*"))
    ]
    tours = {f"tour/{game}": partial(toured.tour, game) for game in tour.names_of_games(sys.executable)}
    tests = {piece: partial(run_tests, piece) for piece in (*TESTS, *own)}
    return {**trials.TRIALS, **in_a_window.TRIALS, **installed.TRIALS, **tours, **tests}


def tried(name: str, trial: Callable[[Place], str], pyside: str) -> results.Record:
    """Prepare what is missing, and carry out a trial."""
    with (
        Wine(BUILD / "root") as wine,
        tempfile.TemporaryDirectory(prefix="screen-") as memory,
        Screen(Path(memory)) as screen,
    ):
        python = prepared(wine, pyside)
        work = wine.inside("/srv/work")
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir()
        prefix, shown = Prefix(wine, "prefix"), Prefix(wine, "prefix", screen.display)
        place = Place(prefix, shown, screen, python, work, BUILD / f"pictures-{pyside}")
        began = time.monotonic()
        try:
            passed, said = True, trial(place)
        except (Failed, TimeoutError, SystemExit) as error:
            passed, said = False, str(error)
        finally:
            prefix.stop()
        return results.Record(name, passed, said, time.monotonic() - began)


def prepared(wine: Wine, pyside: str) -> str:
    """Build the wheel, the Python, the checkout and the drive, whichever is missing; Windows' name of the Python."""
    program = next(iter((cross.CROSS / "win_amd64").glob("*.whl")), None)
    folder, checkout = wine.inside(f"/srv/python-{pyside}"), wine.inside("/srv/checkout")
    if program is None or not checkout.exists():  # the tests are those of the program's own state
        program = cross.wheel("win_amd64")
        copy_checkout(checkout, program)
    if not folder.exists():
        runtime.build(program, pyside, folder)
    if not wine.inside("/srv/prefix").exists():
        Prefix(wine, "prefix").make(BUILD / "native")
    return f"Z:/srv/python-{pyside}/python.exe"


def copy_checkout(to: Path, program: Path) -> None:
    """The files under version control, and the kernels of the wheel in their places."""
    shutil.rmtree(to, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, to / name)
    with zipfile.ZipFile(program) as archive:
        archive.extractall(to, [name for name in archive.namelist() if name.endswith(".pyd")])


def run_tests(piece: str, place: Place) -> str:
    """A piece of the tests of every run, without slow ones: failures are those of expected.toml, no more, no fewer."""
    report = place.work / "report.xml"
    options = ("-m", "not slow and not soak and not walk and not nightly", "-n", "2", "-q", f"--timeout={LONGEST_TEST}")
    where = ("-o", "junit_family=xunit1", "--junitxml=Z:/srv/work/report.xml", "-p", "no:cacheprovider")
    command = (place.python, "-m", "pytest", *options, *where, piece)
    status, said, complaints = place.prefix.run(
        *command, settings=trials.OFFSCREEN, folder="/srv/checkout", seconds=LONGEST_TESTS
    )
    if status == NO_TESTS:
        return "none but slow ones"
    if not report.exists():
        raise Failed(
            f"status {status}\n{said.decode(errors='replace')[-3000:]}\n{complaints.decode(errors='replace')[-3000:]}"
        )
    passed, counts = results.judged(results.outcomes(report.read_bytes()), results.expected(EXPECTED))
    shutil.copy(report, BUILD / f"{piece.replace('/', '.')}.xml")
    if not passed:
        raise Failed(counts)
    return counts


if __name__ == "__main__":
    main()
