"""The frozen program and its installer: made, installed, used, removed, and what is left of it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Mapping

import in_a_window
import make
import sizes
from make import WORK
from trials import EXAMPLE, OFFSCREEN, START_S, Failed, Place, kept, wait_for
from wine import Prefix

FROZEN = WORK / "windows" / "frozen"
SETUP = WORK / "windows" / "qless-studio-setup.exe"
LOG = WORK / "windows" / "installer.txt"
"""All that came with the installation, and all that was left after the removal, be it of Windows or the user's own"""
TARGET = "users/root/AppData/Local/Programs/Qless Studio"
"""Where the installer puts the program, on drive C:"""
OUR_CLASSES = (".qless", "QlessStudio.Puzzle")
"""Keys of the file type. The installer writes them for the user, where Windows looks for them and Wine does not."""
WINES_OWN = re.compile(
    r"users/root/(AppData/Local/(Temp/|Programs$)|AppData/Roaming/Microsoft/Windows/Recent/)|windows/(temp|Installer)/"
)
"""Files that Windows keeps by itself, or has from the start: temporary ones, recent documents, the programs' folder."""
OF_WINDOWS = re.compile(
    r"\\(Explorer|Session Manager|MUICache|FileExts|RecentDocs)\b|\\Wine\\+MenuFiles\]|DriverDateData"
    r"|\[Software\\+Classes\]$|\\CurrentVersion\\+Uninstall\]$",
    re.IGNORECASE,
)
"""Registry keys that Windows, or Wine, keeps by itself, and empty ones that Windows has from the start."""


def freeze(place: Place) -> str:
    """PyInstaller with the recipe of the release, on Windows' Python."""
    out = place.work / "frozen"
    arguments = ("--noconfirm", "--clean", "--distpath", "Z:/srv/work/frozen", "--workpath", "Z:/srv/work/pyinstaller")
    spec = "Z:/srv/checkout/packaging/qless-studio.spec"
    status, _, said = place.run("-m", "PyInstaller", *arguments, spec, home="home", seconds=1800)
    if status:
        raise Failed(said.decode(errors="replace")[-4000:])
    shutil.rmtree(FROZEN, ignore_errors=True)
    shutil.copytree(out / "qless-studio", FROZEN)
    total = sizes.made_of(FROZEN).total()
    if total > make.LARGEST_FROZEN:
        raise Failed(f"{total / 1e6:.1f} MB, more than {make.LARGEST_FROZEN / 1e6:.0f}")
    make.compile_installer(FROZEN, SETUP)
    largest = ", ".join(f"{part} {size / 1e6:.0f}" for part, size in sizes.made_of(FROZEN).most_common(5))
    return f"{total / 1e6:.1f} MB ({largest}); installer {SETUP.stat().st_size / 1e6:.1f} MB"


def release(place: Place) -> str:
    """What the release workflow does with the frozen program, on Windows itself."""
    checkout = place.prefix.wine.inside("/srv/checkout")
    there = checkout / make.FROZEN.relative_to(make.ROOT)
    shutil.rmtree(there, ignore_errors=True)
    shutil.copytree(FROZEN, there)
    script = "Z:/srv/checkout/packaging/smoke_test.py"
    status, said, complaints = place.run(script, "frozen", home="home", seconds=900)
    if status or not said.rstrip().endswith(b"all is well"):
        raise Failed(f"status {status}\n{said.decode()}\n{complaints.decode(errors='replace')}")
    return "smoke_test.py frozen: all is well"


def installer(place: Place) -> str:
    """Installed silently on a fresh drive, used, opened by a document, removed: no file and no key is left."""
    fresh = Prefix(place.prefix.wine, "fresh", place.screen.display)
    fresh.make(WORK / "windows" / "native")
    before = state(fresh)
    shutil.copy(SETUP, place.work / SETUP.name)
    status, *_ = fresh.run(f"Z:/srv/work/{SETUP.name}", "/S", seconds=300)
    target = fresh.drive_c / TARGET
    if status or not (target / "Qless Studio.exe").exists():
        raise Failed(f"the installer ended with status {status}; there is {added(fresh, before)}")
    came = added(fresh, before)
    _use(place, fresh)
    fresh.run(f"C:/{TARGET}/uninstall.exe", "/S", seconds=300)
    wait_for(lambda: not target.exists(), "the end of the program's folder")
    left = added(fresh, before)
    _write_log(came, left)
    ours = {name for name in left["files and folders"] if not WINES_OWN.match(name)}
    ours |= {line for line in left["registry lines"] if not OF_WINDOWS.search(line)}
    own = {name for name in ours if "AppData/Local/qless-studio" in name or "AppData/Roaming/qless-studio" in name}
    if ours - own or not own:
        raise Failed("left behind:\n" + "\n".join(sorted(ours - own)))
    if gone := {name for name in before["files and folders"] - listing(fresh) if not WINES_OWN.match(name)}:
        raise Failed("taken away:\n" + "\n".join(sorted(gone)))
    counts = " and ".join(f"{len(names)} {kind}" for kind, names in came.items())
    return f"{counts} came and went; the user's own {len(own)} stay"


def state(prefix: Prefix) -> dict[str, set[str]]:
    """What there is on drive C: and in the registry, by kind."""
    return {"files and folders": listing(prefix), "registry lines": registry(prefix)}


def added(prefix: Prefix, before: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """What has come since a state."""
    return {kind: names - before[kind] for kind, names in state(prefix).items()}


def _write_log(came: Mapping[str, set[str]], left: Mapping[str, set[str]]) -> None:
    parts = [(f"{kind} that {what}", names[kind]) for what, names in (("came", came), ("stay", left)) for kind in names]
    LOG.write_text("\n\n".join("\n".join([f"{title}:", *sorted(lines)]) for title, lines in parts) + "\n", "utf-8")


def _use(place: Place, fresh: Prefix) -> None:
    """Version, self-test, and a document opened as the desktop does it."""
    console = f"C:/{TARGET}/qless-studio.exe"
    for arguments, expected in ((("--version",), "kernels compiled"), (("--selftest",), "all tabs passed")):
        status, said, complaints = fresh.run(console, *arguments, settings=OFFSCREEN, seconds=900)
        if status or complaints or expected not in said.decode():
            raise Failed(f"{arguments[0]}: status {status}\n{said.decode()}\n{complaints.decode(errors='replace')}")
    (place.work / "by desktop.qless").write_text(EXAMPLE, "utf-8")
    for key in OUR_CLASSES:
        fresh.run("reg", "copy", rf"HKCU\Software\Classes\{key}", rf"HKLM\Software\Classes\{key}", "/s", "/f")
    opened = fresh.start("start", "/unix", "/srv/work/by desktop.qless")
    try:
        place.screen.wait_until(lambda: in_a_window.TITLE in in_a_window.titles(place), "the window", START_S)
        home = fresh.drive_c / "users/root/AppData/Local/qless-studio"
        wait_for(lambda: "by desktop.qless" in kept(home), "the document")
        place.screen.save(place.pictures / "installed.png")
        place.screen.focus(in_a_window.TITLE)
        place.screen.key("ctrl+q")
        place.screen.wait_until(lambda: in_a_window.TITLE not in in_a_window.titles(place), "the end", START_S)
    finally:
        fresh.stop()
        opened.communicate()
        for key in OUR_CLASSES:
            fresh.run("reg", "delete", rf"HKLM\Software\Classes\{key}", "/f")


def listing(prefix: Prefix) -> set[str]:
    """All files and folders of drive C:."""
    return {path.relative_to(prefix.drive_c).as_posix() for path in prefix.drive_c.rglob("*")}


def registry(prefix: Prefix) -> set[str]:
    """All values of the user's and the machine's registry, each with its key."""
    prefix.stop()  # writes them to disk
    lines = set()
    for file in ("user.reg", "system.reg"):
        key = ""
        for line in (prefix.drive_c.parent / file).read_text("utf-8", errors="replace").splitlines():
            if line.startswith("["):
                key = line.rpartition("]")[0]
                lines.add(f"{file} {key}]")
            elif line and not line.startswith(("#", ";", "WINE")):
                lines.add(f"{file} {key}] {line}")
    return lines


TRIALS: dict[str, Callable[[Place], str]] = {"freeze": freeze, "release": release, "installer": installer}
