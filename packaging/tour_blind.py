"""The tour of a program that cannot be looked into, such as a frozen one: by keys alone. See docs/decisions/089.

Every command of the palette is run in the first tab, by its place in the list, and left by Escape; in every tab a
document is saved and opened again and its board is exported.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from screen import Screen

MAIN = "– Qless Studio"
"""How the title of the main window ends, and of no other."""
TABS = 5
MOST = 120
"""Places of the palette that are tried; after the last comes the first again."""
QUIET = 0.06
"""Seconds without any work after which the program is at rest."""
MOST_WORK = 2.0
"""Seconds after which it is as it is: a search may take long."""
PATIENCE = 20.0


class LeftError(Exception):
    """The program has ended as it should when it is quit."""


class BlindTour:
    """One run of the program after the other, until every command has been run."""

    def __init__(self, line: Callable[[], list[str]], screen: Screen, folder: Path) -> None:
        """`line` starts the program; `folder` gets the files that it writes, and what it says."""
        self._line, self._screen, self._folder = line, screen, folder
        self._said = folder / "said"
        self.commands = self.files = self.ended = 0

    def take(self) -> str:
        """What was done, in a line; SystemExit for what is wrong."""
        self._start()
        try:
            for tab in range(1, TABS + 1):
                self._files_of(tab)
            self._screen.key("ctrl+1")
            for place in range(MOST):
                self._run_command(place)
            self._screen.key("ctrl+q")
            self._end("Ctrl+Q")
        finally:
            self._process.kill()
        return (
            f"{self.commands} commands run, {self.files} files written and read; left {self.ended} times, each with 0"
        )

    def _start(self) -> None:
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(self._line(), stdout=said, stderr=said)
        self._screen.wait_until(self._in_front, "the main window")
        self._leave("the start")

    @property
    def _title(self) -> str:
        return self._screen.front()

    def _in_front(self) -> bool:
        return self._title.endswith(MAIN)

    def _settle(self) -> None:
        """Wait until the program has nothing to do, however busy the machine is."""
        end, before = time.monotonic() + MOST_WORK, [""]
        while time.monotonic() < end:
            time.sleep(QUIET)
            now = self._work()
            if now == before:
                return
            before = now

    def _work(self) -> list[str]:
        """How long each thread has worked and waited to work; of one that waits now, something new each time."""
        found = []
        for task in Path(f"/proc/{self._process.pid}/task").glob("*"):
            try:
                state = (task / "stat").read_text("ascii").rpartition(")")[2].split()[0]
                found.append((task / "schedstat").read_text("ascii") if state != "R" else str(time.monotonic()))
            except OSError:  # it has ended
                continue
        return found

    def _check(self, what: str) -> None:
        said = self._said.read_text("utf-8", "replace") if self._said.exists() else ""
        status = self._process.poll()
        if status == 0 and not said:
            raise LeftError
        if status is not None or said:
            raise SystemExit(
                f"{what}: {'the program lives' if status is None else f'status {status}'}; it said\n{said}"
            )

    def _leave(self, what: str) -> None:
        """Escape until the main window is in front, and twice more for what lies in it."""
        for _ in range(5):
            self._screen.key("Escape")
            self._settle()
            self._check(what)
            if self._in_front():
                break
        else:
            raise SystemExit(f"{what}: “{self._title}” cannot be left by Escape")
        self._screen.key("Escape", "Escape")

    def _files_of(self, tab: int) -> None:
        path, board = self._folder / f"{tab}.qless", self._folder / f"{tab}.png"
        self._screen.key(f"ctrl+{tab}")
        self._settle()  # its tab is built
        self._screen.key("ctrl+r")
        self._settle()  # a new puzzle is made
        for key, name, written in (
            ("ctrl+s", None, None), ("ctrl+s", path, path), ("ctrl+o", None, None), ("ctrl+o", path, None),
            ("ctrl+shift+e", None, None), ("ctrl+shift+e", board, board),
        ):  # fmt: skip
            what = f"tab {tab}, {key}, {name or 'Escape'}"
            self._settle()
            self._screen.key(key)
            if name is None or (written is path and path.exists()):
                self._settle()
                self._leave(what)
                continue
            self._screen.wait_until(lambda: not self._in_front(), f"{what}: a dialog", PATIENCE)
            if written is board:
                self._ask_for_picture(what)
            self._screen.do("type", "--delay", 1, str(name))
            self._screen.key("Return")
            self._screen.wait_until(self._in_front, f"{what}: the end of the dialog", PATIENCE)
            if written is not None:
                self._screen.wait_until(written.exists, str(written), PATIENCE)
            self.files += 1
            self._check(what)

    def _ask_for_picture(self, what: str) -> None:
        """In the dialog Send, from the field for the name: the page before the last, and its second button."""
        before = self._title
        self._screen.key(*["shift+Tab"] * 2, *["Right"] * 3, "Left", *["shift+Tab"] * 2, "Return")
        self._screen.wait_until(lambda: self._title != before, f"{what}: the dialog for the file", PATIENCE)

    def _run_command(self, place: int) -> None:
        self._screen.key("ctrl+k", *["Down"] * place, "Return")
        self._settle()
        what = f"command {place + 1} of the palette"
        try:
            self._leave(what)
        except LeftError:  # that was Quit
            self._end(what)
            self._start()
        self.commands += 1

    def _end(self, what: str) -> None:
        status = self._process.wait(PATIENCE)
        said = self._said.read_text("utf-8", "replace")
        if status or said:
            raise SystemExit(f"{what}: status {status}; it said\n{said}")
        self.ended += 1
