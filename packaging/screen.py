"""A screen of our own to try the program on: Xvfb to show it, xdotool to click and type, its memory to look at."""

from __future__ import annotations

import os
import struct
import subprocess
import time
import zlib
from collections.abc import Callable
from pathlib import Path

WIDTH, HEIGHT = 1280, 800
EVERYWHERE = range(HEIGHT)
Color = tuple[int, int, int]


class Screen:
    """An X server without a monitor, until the end of the `with` block. Needs Xvfb and xdotool."""

    def __init__(self, folder: Path, manager: str = "", width: int = WIDTH, height: int = HEIGHT) -> None:
        """`folder` holds the screen's memory, and is there already; `manager`: the window manager to start.

        What the memory holds can be asked for in the usual size alone.
        """
        self._memory = folder / "Xvfb_screen0"
        read, write = os.pipe()
        size = f"{width}x{height}x24"
        # -noreset: it starts anew with the last window's end otherwise, and with another memory
        command = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            size,
            "-fbdir",
            str(folder),
            "-ac",
            "-noreset",
            "-nolisten",
            "tcp",
        ]
        self._server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = f":{pipe.readline().strip()}"
        if self.display == ":":
            raise SystemExit("Xvfb does not start")
        self._processes = [self._server]
        if manager:
            environment = os.environ | {"DISPLAY": self.display}
            quiet = subprocess.DEVNULL
            self._processes.append(subprocess.Popen([manager], env=environment, stdout=quiet, stderr=quiet))

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        for process in reversed(self._processes):
            process.terminate()
            process.wait()

    def do(self, *actions: object) -> str:
        """Have xdotool do something; what it says."""
        command = ["xdotool", *(str(action) for action in actions)]
        environment = os.environ | {"DISPLAY": self.display}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=20)
        return done.stdout

    def focus(self, title: str) -> None:
        """Give the keyboard to the window so called, as a window manager would do it. Raises `TimeoutError`."""
        found: list[str] = []
        self.wait_until(lambda: bool(found.extend(self._windows(title)) or found), f"a window called {title}")
        self.do("windowfocus", "--sync", found[0])

    def _windows(self, title: str) -> list[str]:
        return self.do("search", "--onlyvisible", "--name", title).split()

    def front(self) -> str:
        """The title of the window in front, by what the window manager says."""
        return self.do("getactivewindow", "getwindowname").strip()

    def click(self, x: int, y: int) -> None:
        self.do("mousemove", x, y, "click", 1)

    def key(self, *names: str) -> None:
        """Press keys one after the other, such as ctrl+q."""
        self.do("key", "--delay", 10, *names)

    def pixels(self, rows: range = EVERYWHERE) -> bytes:
        """What is shown in those rows, four bytes a pixel: blue, green, red, zero."""
        with self._memory.open("rb") as memory:  # in the format of xwd: header, colour map, pixels
            head = struct.unpack(">25I", memory.read(100))
            memory.seek(head[0] + 12 * head[19] + head[12] * rows.start)
            shown = bytearray(memory.read(head[12] * len(rows)))
        shown[3::4] = bytes(len(shown) // 4)
        return bytes(shown)

    def count(self, color: Color, left: int = 0, right: int = WIDTH, rows: range = EVERYWHERE) -> int:
        """How many pixels have just that colour, in those rows, in the columns from `left` to before `right`."""
        shown, wanted, line = self.pixels(rows), _pixel(color), 4 * WIDTH
        starts = range(0, len(shown), line)
        return sum(shown[start + 4 * left : start + 4 * right].count(wanted) for start in starts)

    def has_top_bar(self, color: Color) -> bool:
        """Whether a few rows near the top are of that colour, mostly: cheap enough to ask all the time.

        Not the uppermost: Qt restores a window's place with room for a frame, which nothing draws here.
        """
        return self.count(color, rows=range(30, 40)) > 5 * WIDTH

    def find_run(self, color: Color, length: int) -> tuple[int, int] | None:
        """Column and row of the first place, in reading order, where so many pixels in a row have that colour."""
        shown, wanted, line = self.pixels(), _pixel(color) * length, 4 * WIDTH
        for row in range(HEIGHT):
            at = shown.find(wanted, row * line, (row + 1) * line)
            if at >= 0:
                return at % line // 4, row
        return None

    def wait_until(self, condition: Callable[[], bool], what: str, seconds: float = 60) -> float:
        """Seconds until the condition holds; raises `TimeoutError`, naming what did not come."""
        started = time.monotonic()
        while not condition():
            if time.monotonic() - started > seconds:
                raise TimeoutError(f"{what} did not come within {seconds:.0f} s")
            time.sleep(0.005)
        return time.monotonic() - started

    def save(self, path: Path) -> None:
        """A picture of the screen, as PNG."""
        shown = self.pixels()
        rows = bytearray()
        for row in range(HEIGHT):
            line = shown[row * 4 * WIDTH : (row + 1) * 4 * WIDTH]
            plain = bytearray(3 * WIDTH)
            plain[0::3], plain[1::3], plain[2::3] = line[2::4], line[1::4], line[0::4]
            rows += b"\0" + plain
        path.parent.mkdir(parents=True, exist_ok=True)
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        chunks = (_chunk(b"IHDR", head), _chunk(b"IDAT", zlib.compress(bytes(rows))), _chunk(b"IEND", b""))
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def _pixel(color: Color) -> bytes:
    red, green, blue = color
    return bytes((blue, green, red, 0))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
