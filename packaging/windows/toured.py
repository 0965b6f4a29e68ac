"""The tour of the program (../tour.py), on Windows: every command of a game's palette, and whatever opens."""

from __future__ import annotations

import subprocess
from functools import partial
from pathlib import Path
from typing import BinaryIO

from make import ROOT
from screen import Screen
from tour_program import EndedError, Start
from tour_steps import Steps
from tour_walk import Walk
from trials import Failed, Place
from wine import Prefix

CHECKOUT = Path("srv/checkout")
INSIDE = f"Z:/{CHECKOUT}/packaging/tour_inside.py"
ROOMY = 1600, 1000
"""On a screen that its window fills, Wine and the window manager never agree on the size, and nothing is painted."""


def tour(game: str, place: Place) -> str:
    """One walk: dialogs are left by Escape, by Return and by their buttons; files are written and read."""
    folder = place.work / "tour"
    memory = folder / "screen"
    memory.mkdir(parents=True)
    try:
        with Screen(memory, "openbox", *ROOMY) as screen:
            steps = Steps(folder, screen, _on_windows(place, screen, folder), partial(_named, place))
            Walk(steps, folder, set(), quick=True).through(game)
    except EndedError as ended:
        raise Failed(f"the tour ends early: the program {ended}") from None
    found = steps.findings
    if found.faults:
        raise Failed("\n".join([f"{len(found.faults)} faults", *found.faults]))
    files = sum(count for what, count in found.done.items() if what.startswith("files written"))
    return (
        f"{len(found.triggered)} commands, {found.done['commands triggered']} times; {sum(found.opened.values())} times"
        f" something opened; {files} files written"
    )


def _named(place: Place, path: Path) -> str:
    """What Windows calls a file of the trial, or of the checkout."""
    folder = place.prefix.wine.folder
    inside = path.relative_to(folder) if path.is_relative_to(folder) else CHECKOUT / path.relative_to(ROOT)
    return f"Z:/{inside.as_posix()}"


def _on_windows(place: Place, screen: Screen, folder: Path) -> Start:
    """How the tour's program is started there."""
    wine, here = place.prefix.wine, folder / "here"
    shown = Prefix(wine, "prefix", screen.display)

    def start(port: int, errors: BinaryIO) -> subprocess.Popen[bytes]:
        scratch = _named(place, folder / "scratch")
        settings = {
            "QLESS_STUDIO_HOME": _named(place, folder / "kept"),
            "TEMP": scratch,
            "TMP": scratch,
            "PYTHONFAULTHANDLER": "1",
            "TOUR_PORT": str(port),
        }
        program = shown.start(place.python, INSIDE, settings=settings, folder=f"/{here.relative_to(wine.folder)}")
        for pipe in (program.stdout, program.stderr):  # it cannot write into a file of Linux itself
            assert pipe is not None
            subprocess.Popen(["cat"], stdin=pipe, stdout=errors)
            pipe.close()
        return program

    return start
