"""A tour of the installed program on a real screen: every command in every tab, whatever opens, every file dialog.

    python packaging/tour.py [GAME ...] [--python PYTHON]

Every command that the palette lists is run in every tab, in each mode, with and without a puzzle; whatever opens is
left by Escape and by Return, its buttons are clicked, file dialogs are cancelled and accepted; every button of the
window is clicked, and reached by Tab. After each step the program lives, has written nothing to standard error, and
has the focus where letters arrive. Nothing is named: new commands, dialogs and buttons are found.

Needs Linux with Xvfb, openbox and xdotool, for a part of it also a D-Bus session with AT-SPI (system-libraries.sh
installs all of them), and the package installed for PYTHON, by default that of the project's environment.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from screen import Screen
from tour_program import EndedError, on_linux
from tour_steps import Findings, Steps
from tour_walk import Walk

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("Xvfb", "openbox", "xdotool")
SPOKEN = ("dbus-daemon", "dbus-send")
AT_SPI = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
START_AT_SPI = ("dbus-send", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="keys of the games; without one, all")
    parser.add_argument("--python", default=str(ROOT / ".venv/bin/python"), help="where the package is installed")
    parser.add_argument("--quick", action="store_true", help="the commands alone, each dialog whole only once")
    parser.add_argument("--required", action="store_true", help="fail where there is no screen to tour on")
    chosen = parser.parse_args()
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        print(f"The tour is skipped: this machine has no {', '.join(missing)}.")
        return int(chosen.required)
    started, searched = time.monotonic(), set[tuple[str, str]]()
    with tempfile.TemporaryDirectory(prefix="tour-") as folder, ThreadPoolExecutor(2 * (os.cpu_count() or 1)) as pool:
        place = Path(folder)
        known = names_of_games(chosen.python)
        if unknown := set(chosen.games) - set(known):
            parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
        games = chosen.games or known
        spoken = AT_SPI.exists() and all(map(shutil.which, SPOKEN))
        # quick: what the short walk does is left out of the first
        walks = [(game, game == games[0], False, spoken and chosen.quick and game == games[0]) for game in games]
        walks += [(games[0], False, True, False)] * spoken
        results = [
            pool.submit(walk, chosen.python, place / f"{number}", searched, *each, chosen.quick, (number, len(games)))
            for number, each in enumerate(walks)
        ]
        findings = Findings()
        for result in results:
            findings.add(result.result())
    never = findings.cancelled - findings.accepted
    for title in sorted(never):
        findings.fault(f"the file dialog “{title}” was never accepted")
    report(findings)
    if not spoken:
        print("The part with a screen reader's bus is skipped: this machine has no dbus-daemon with AT-SPI.")
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"{len(findings.faults)} faults; {time.monotonic() - started:.0f} s; a program took up to {most // 1024} MB")
    return int(bool(findings.faults) or (chosen.required and not spoken))


def names_of_games(python: str) -> list[str]:
    """The keys of the games that are installed for a Python."""
    command = [python, "-c", "from qless_studio.engine.registry import GAMES; print(*(game.key for game in GAMES))"]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split()


def walk(
    python: str,
    folder: Path,
    searched: set[tuple[str, str]],
    game: str,
    change: bool,
    spoken: bool,
    shorter: bool,
    quick: bool,
    turn: tuple[int, int],
) -> Findings:
    """One walk on a screen of its own.

    With `spoken` on a bus of its own, as a screen reader finds it, and only through a game that is played; `shorter`:
    through all but that.
    """
    played = True if spoken else False if shorter else None
    with screen_in(folder) as screen, bus(folder) if spoken else nothing() as more:
        steps = Steps(folder, screen, on_linux(python, folder, screen, more))
        try:
            if spoken and not steps.accessible:
                steps.findings.fault("the program does not answer the screen reader's bus")
            Walk(steps, folder, searched, quick, turn).through(game, change, played)
        except EndedError as ended:
            steps.findings.fault(f"{game}: the tour ends early: the program {ended}")
    return steps.findings


@contextmanager
def screen_in(folder: Path) -> Iterator[Screen]:
    (folder / "screen").mkdir(parents=True)
    with Screen(folder / "screen", "openbox") as screen:
        yield screen


@contextmanager
def bus(folder: Path) -> Iterator[Mapping[str, str]]:
    """A session of D-Bus, in whose environment Qt speaks to AT-SPI."""
    (folder / "bus").mkdir(mode=0o700)
    environment = os.environ | {"XDG_RUNTIME_DIR": str(folder / "bus")}
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    daemon = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert daemon.stdout is not None
    address = {"DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip()}
    try:
        # Qt speaks to AT-SPI if that is there when the program starts, and does not start it itself
        subprocess.run(START_AT_SPI, env=environment | address, stdout=subprocess.DEVNULL, check=True, timeout=20)
        yield address | {"QT_ACCESSIBILITY": "1", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    finally:
        daemon.terminate()
        daemon.wait()


@contextmanager
def nothing() -> Iterator[Mapping[str, str]]:
    yield {}


def report(findings: Findings) -> None:
    print(f"{len(findings.triggered)} different commands; never available: ", end="")
    print(", ".join(sorted(findings.refused - findings.triggered)) or "none")
    for kind, names in sorted(findings.met.items()):
        print(f"{findings.opened[kind]:>6} times a {kind}, {len(names)} different: {', '.join(sorted(names))}")
    for what, count in sorted(findings.done.items()):
        print(f"{count:>6} {what}")


if __name__ == "__main__":
    sys.exit(main())
