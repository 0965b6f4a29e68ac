"""The program in a process of its own, on a screen of its own: what it is asked, and what is left when it ends."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from screen import Screen

INSIDE = Path(__file__).with_name("tour_inside.py")
PATIENCE = 60.0
"""Seconds for an answer, after which the program hangs."""
START_PATIENCE = 120.0
"""Seconds until the window is painted: elsewhere than on Linux that takes long."""
FOLDERS = ("home/Documents", "scratch", "run", "here")
"""For the program: home, temporary files, what lives with the user's session, the folder it is started in"""
Start = Callable[[int, BinaryIO], "subprocess.Popen[bytes]"]
"""Starts the program, which connects to that port of this machine and writes what it says into the file."""
STUB = '#!/bin/sh\necho "$@" >>"$HOME/../opened"\n'


class EndedError(Exception):
    """The program ended, or does not answer any more."""


class Program:
    """One run, in folders of its own; the profile in them outlives it."""

    def __init__(self, folder: Path, start: Start) -> None:
        for name in FOLDERS:
            (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / "run").chmod(0o700)
        self._errors = (folder / "errors").open("ab")
        self._read = self._errors.tell()
        with socket.create_server(("127.0.0.1", 0)) as server:
            self._process = start(server.getsockname()[1], self._errors)
            self._socket = self._connected(server)
        self._socket.settimeout(PATIENCE)
        self._lines = self._socket.makefile("rwb")
        self._answer()

    def _connected(self, server: socket.socket) -> socket.socket:
        server.settimeout(0.1)
        end = time.monotonic() + START_PATIENCE
        while self._process.poll() is None and time.monotonic() < end:
            with suppress(TimeoutError):
                return server.accept()[0]
        raise EndedError(f"{self._how_it_ended()}, and has not opened its window")

    def ask(self, what: str, **arguments: Any) -> dict[str, Any]:
        """Have it do something, and look at it when it has come to rest. Raises `EndedError`."""
        try:
            self._lines.write(json.dumps({"what": what} | arguments).encode() + b"\n")
            self._lines.flush()
        except OSError:
            raise EndedError(self._how_it_ended()) from None
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        try:
            line = self._lines.readline()
        except TimeoutError:
            self._process.send_signal(signal.SIGUSR1)
            self._wait(1)
            self._process.kill()
            raise EndedError(f"it has not answered for {PATIENCE:.0f} s") from None
        except OSError:
            line = b""
        if not line:
            raise EndedError(self._how_it_ended())
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _wait(self, seconds: float) -> None:
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return

    def _how_it_ended(self) -> str:
        status = self.end()
        return f"died: {signal.Signals(-status).name}" if status < 0 else f"ended with status {status}"

    def end(self) -> int:
        """Its status when it has ended; it is killed if it does not."""
        self._wait(PATIENCE)
        if self._process.poll() is None:
            self._process.kill()
        return self._process.wait()

    def complaints(self) -> str:
        """What it wrote to standard output and error since this was last asked."""
        with open(self._errors.name, "rb") as file:
            file.seek(self._read)
            text = file.read()
        self._read += len(text)
        return text.decode(errors="replace").strip()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        self._socket.close()
        self._errors.close()


def on_linux(python: str, folder: Path, screen: Screen, more: Mapping[str, str]) -> Start:
    """How the program is started here, with `more` in its environment."""
    opener = folder / "bin/xdg-open"  # links lead nowhere

    def start(port: int, errors: BinaryIO) -> subprocess.Popen[bytes]:
        opener.parent.mkdir(exist_ok=True)
        opener.write_text(STUB)
        opener.chmod(0o755)
        environment = {
            "PATH": f"{opener.parent}:{os.environ.get('PATH', '')}",
            "LANG": "C.UTF-8",
            "HOME": str(folder / "home"),
            "TMPDIR": str(folder / "scratch"),
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "DISPLAY": screen.display,
            "QT_QPA_PLATFORM": "xcb",
            "PYTHONFAULTHANDLER": "1",
            "TOUR_PORT": str(port),
        } | dict(more)
        return subprocess.Popen(
            [python, str(INSIDE)], cwd=folder / "here", env=environment,
            stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, preexec_fn=_allow_cores,
        )  # fmt: skip

    return start


def _allow_cores() -> None:
    """A crash leaves a core in the folder it is started in, where the tour finds it."""
    _, most = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (most, most))
