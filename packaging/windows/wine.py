"""Wine 10 in a root of Debian 13, to run Windows programs in. Debian 12's Wine 8 cannot open the window."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from bare_root import BareRoot
from make import run

SUITE = "trixie"
LOADER = "/usr/lib/wine/wine64"
OWN_LIBRARIES = "/usr/lib/x86_64-linux-gnu/wine"
MICROSOFTS = "vcruntime140,vcruntime140_1,msvcp140,msvcp140_1,msvcp140_2=n,b"
"""Libraries that the program brings and Wine has as well: the program's are to be tried."""
SYSTEMS = {"proc": "proc", "sysfs": "sys"}
"""What Linux tells of itself, and where. Without the second Wine finds one processor, however many there are."""
WITHHELD = ("QT_", "HOME", "TEMP", "TMP", "PATH")
"""Beginnings of variables that Wine passes on only with WINE before the name"""


class Wine:
    """A root with Wine in `folder`, made by the first use and kept; until the end of the `with` block. Needs root.

    Folders of the root are named as from inside, /srv/..., and are the same on its drive Z:.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not (folder / "srv" / "made").exists():
            shutil.rmtree(folder, ignore_errors=True)
            self._make()
            (folder / "srv" / "made").touch()

    def _make(self) -> None:
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        with BareRoot(self.folder.with_name("root.tar"), self.folder, SUITE) as root:
            root.install_named("wine", "wine64")
            self._add_32_bit()

    def _add_32_bit(self) -> None:
        """Wine's libraries for 32-bit programs, such as installers, of the same version.

        They are in Debian's package for i386, at the same address but for its name, and need nothing else of i386.
        """
        asked = ("chroot", self.folder, "apt-get", "--print-uris", "-qq", "download", "libwine")
        answer = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        address = answer.split("'")[1].replace("_amd64.deb", "_i386.deb")
        package = self.folder / "root" / "libwine.deb"
        with urllib.request.urlopen(address) as source, package.open("xb") as file:
            shutil.copyfileobj(source, file)
        unpacked = self.folder / "root" / "libwine"
        run("dpkg-deb", "--extract", package, unpacked)
        libraries = unpacked / "usr/lib/i386-linux-gnu/wine/i386-windows"
        shutil.copytree(libraries, self.inside(OWN_LIBRARIES) / "i386-windows", dirs_exist_ok=True)
        shutil.rmtree(unpacked)
        package.unlink()

    def __enter__(self) -> Wine:
        for kind, folder in SYSTEMS.items():
            if not (self.folder / folder).is_mount():  # left by a run that was killed
                run("mount", "-t", kind, "-o", "ro", kind, self.folder / folder)
        return self

    def __exit__(self, *_: object) -> None:
        for folder in SYSTEMS.values():
            run("umount", self.folder / folder)

    def inside(self, path: str | PurePosixPath) -> Path:
        """The path from outside of what is `path` inside."""
        return self.folder / PurePosixPath(path).relative_to("/")


class Prefix:
    """A Windows of its own: drive C: and registry. `display` is the X display for its windows, "" without windows."""

    def __init__(self, wine: Wine, name: str, display: str = "") -> None:
        self.wine, self.display, self.path = wine, display, f"/srv/{name}"
        self.drive_c = wine.inside(self.path) / "drive_c"

    def make(self, system_libraries: Path) -> None:
        """Make it anew, with these libraries (.dll) beside those of Windows."""
        shutil.rmtree(self.wine.inside(self.path), ignore_errors=True)
        self.run("wineboot", "--init", seconds=300)
        self.stop()
        for library in system_libraries.glob("*.dll"):
            shutil.copy(library, self.drive_c / "windows/system32")

    def start(
        self, *command: object, settings: Mapping[str, str] | None = None, folder: str = "/srv"
    ) -> subprocess.Popen:
        """Start a Windows program; its output is a pipe, as Python cannot start there with a file as output."""
        variables = {
            "PATH": "/usr/bin:/bin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "WINEPREFIX": self.path,
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": f"{MICROSOFTS};mscoree,mshtml=d;winedbg.exe=d",
            "XDG_RUNTIME_DIR": "/tmp",
        } | ({"DISPLAY": self.display} if self.display else {})
        for name, value in (settings or {}).items():
            variables[f"WINE{name}" if name.startswith(WITHHELD) else name] = value
        pairs = [f"{name}={value}" for name, value in variables.items()]
        inside = ("chroot", self.wine.folder, "env", "-i", f"--chdir={folder}", *pairs, LOADER, *command)
        return subprocess.Popen(
            [str(part) for part in inside],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )

    def run(self, *command: object, seconds: float = 60, **more: object) -> tuple[int, bytes, bytes]:
        """Run a Windows program to its end: status, output, errors; `TimeoutError` if it takes longer."""
        process = self.start(*command, **more)  # type: ignore[arg-type]
        deadline = time.monotonic() + seconds
        while True:
            try:
                said, complained = process.communicate(timeout=1)
                break
            except subprocess.TimeoutExpired as waiting:
                if process.poll() is not None:  # Wine's desktop, which it started, still has its pipes
                    said, complained = waiting.stdout or b"", waiting.stderr or b""
                    break
                if time.monotonic() > deadline:
                    os.killpg(process.pid, signal.SIGKILL)
                    self.stop()
                    raise TimeoutError(f"not done after {seconds:.0f} s") from None
        return process.returncode, said, complained

    def stop(self) -> None:
        """End all its programs."""
        environment = ("env", "-i", "PATH=/usr/bin:/bin", f"WINEPREFIX={self.path}")
        subprocess.run(["chroot", self.wine.folder, *environment, "wineserver", "--kill"], check=False)
        subprocess.run(["chroot", self.wine.folder, *environment, "wineserver", "--wait"], check=False)
