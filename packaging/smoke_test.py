"""Try what make.py built as its users will: install, ask, self-test, click, look, leave, remove, look for traces.

python packaging/smoke_test.py [WHAT ...]: any of sdist, wheel, frozen, tar, deb; without it, all this system can.
Pictures go to build/packaging/pictures. The window is tried on Linux, with Xvfb and xdotool; the Debian package in a
bare root made by debootstrap, for which this has to run as root.
"""

from __future__ import annotations

import os
import runpy
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import bare_root
import debian
from make import DIST, FROZEN, ROOT, WORK, check_wheel, run, tools, version
from screen import Color, Screen
from tour_blind import BlindTour

PICTURES = WORK / "pictures"
LINUX, WINDOWS = sys.platform == "linux", sys.platform == "win32"
LONGEST_START = 4.0
"""How many times as long as an empty window of Qt a frozen program may take to open its window and to leave it again,
warm."""
EMPTY_WINDOW = """
from PySide6.QtGui import QPalette, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
app, window = QApplication([]), QWidget()
palette = QPalette()
palette.setColor(QPalette.ColorRole.Window, "{}")
window.setPalette(palette)
window.setWindowTitle("Qless Studio")
window.resize(1280, 800)
QShortcut("Ctrl+Q", window, app.quit)
window.show()
app.exec()
"""
ROUNDS = 9
PATIENCE = 30
"""Seconds for a start that has nothing to do but to hand over."""
THRESHOLD = 5000
"""Pixels of a colour that are more than an edge or a ring."""
PATCH = 100
"""Pixels of a colour in the small square that stands for a game."""


@dataclass
class Installed:
    """A program to try: how it is called, and the folders that stand for its user's own."""

    name: str
    command: list[str]
    home: Path
    scratch: Path
    """Where its temporary files go, which are none when it has ended."""
    inside: Sequence[str] = ()
    """What goes before the command and its environment, to run it in another root."""
    more: dict[str, str] = field(default_factory=dict)

    def line(self, arguments: Iterable[str], display: str | None = None) -> list[str]:
        """The whole command line, in an environment of its own (Windows has no `env`: see `ask`)."""
        if WINDOWS:
            return [*self.command, *arguments]
        keep = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        settings = keep | {"HOME": str(self.home), "TMPDIR": str(self.scratch)} | self.more
        if display:
            settings["DISPLAY"] = display
        pairs = [f"{name}={value}" for name, value in settings.items()]
        return [*self.inside, "env", "-i", *pairs, *self.command, *arguments]

    def ask(self, *arguments: str, display: str | None = None) -> str:
        """What it prints; SystemExit if it fails."""
        own = {"QLESS_STUDIO_HOME": self.home, "TEMP": self.scratch, "TMP": self.scratch}
        environment = os.environ | {name: str(path) for name, path in own.items()} if WINDOWS else None
        done = subprocess.run(
            self.line(arguments, display), env=environment, capture_output=True, check=False, timeout=300
        )
        said, complaints = done.stdout.decode(), done.stderr.decode(errors="replace")
        if done.returncode or complaints:
            raise SystemExit(f"{self.name} {' '.join(arguments)}: {done.returncode}\n{said}\n{complaints}")
        return said


def main() -> None:
    trials: dict[str, Callable[[Path], None]] = {"sdist": sdist, "wheel": wheel, "frozen": frozen}
    if LINUX:
        trials |= {"tar": tar, "deb": deb}
    for name in sys.argv[1:] or trials:
        print(f"== {name}", flush=True)
        with tempfile.TemporaryDirectory(prefix="smoke-") as folder:
            trials[name](Path(folder).resolve())
    print("all is well")


# the artefacts


def sdist(folder: Path) -> None:
    """The source archive makes a complete wheel with nothing but the build requirements, and no network."""
    archive = artefact("qless_studio-*.tar.gz")
    python = environment(folder / "environment")
    requirements = [str(part) for part in ("setuptools>=77", "Cython>=3.1,<4", "wheel")]
    run(python, "-m", "pip", "install", "--quiet", *requirements)
    alone = ("unshare", "--net") if LINUX and os.geteuid() == 0 else ()
    options = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    run(*alone, python, "-m", "pip", "wheel", *options, archive)
    made = next(folder.glob("*.whl"))
    check_wheel(made)
    print(f"{made.name}, {'without network' if alone else 'with the network there, unused'}")


def wheel(folder: Path) -> None:
    """In an environment of its own; removed again, nothing of ours is left in it."""
    python = environment(folder / "environment")
    run(python, "-m", "pip", "install", "--quiet", artefact("qless_studio-*.whl"))
    program = installed("wheel", [str(python.with_name("qless-studio"))], folder)
    try_out(program)
    run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "qless-studio")
    no_trace(path for path in (folder / "environment").rglob("*") if "qless" in path.name)


def frozen(folder: Path) -> None:
    """In a folder it was moved to, and within the time a frozen program may take."""
    moved = folder / "a folder with spaces"
    shutil.copytree(FROZEN, moved, symlinks=True)
    program = installed("frozen", [str(moved / FROZEN.name)], folder)
    if sys.platform == "darwin":
        program.command = [str(FROZEN.parent / "Qless Studio.app/Contents/MacOS/qless-studio")]
    try_out(program)
    if LINUX:
        check_start(program)
        tour(program, folder)  # last: it leaves other colours


def tar(folder: Path) -> None:
    """For one user and under a prefix; removed again, both are as they were."""
    run("tar", "xf", artefact("qless-studio-*-linux-*.tar.gz"), "-C", folder)
    unpacked = next(folder.glob("qless-studio-*"))
    for name, prefix in (("tar", folder / "home/.local"), ("tar-prefix", folder / "a prefix")):
        program = installed(name, [str(prefix / "bin/qless-studio")], folder)
        (prefix / "share/applications").mkdir(parents=True)  # there before, hence there afterwards
        before = listing(prefix)
        script = [unpacked / "install.sh", *([] if name == "tar" else ["--prefix", prefix])]
        run(*script, env=os.environ | {"HOME": str(program.home)})
        debian.check_desktop(prefix / "share")
        try_out(program)
        run(prefix / "lib/qless-studio/uninstall.sh")
        own = {program.home / part for part in (".local/state", ".local/share/qless-studio")}
        left = listing(prefix) - before
        no_trace(path for path in left if not any(path.is_relative_to(place) for place in own))


def deb(folder: Path) -> None:
    """In a Debian that has nothing but its essential packages: no Python, no X11."""
    package = artefact("qless-studio_*.deb")
    with bare_root.BareRoot(WORK / "bare-root.tar", folder / "root") as root:
        if root.has("python3"):
            raise SystemExit("the bare root is not bare: it has Python")
        before = root.listing()
        root.install(package)
        home, scratch = root.add_user("player")
        program = Installed("deb", ["qless-studio"], home, scratch, root.as_user("player"), {"PATH": "/usr/bin:/bin"})
        root.check_desktop()
        try_out(program, root.inside(scratch))
        root.remove("qless-studio", "player")
        no_trace(sorted(Path(path) for path in root.listing() - before if not root.of_the_system(path)))


# trying


def try_out(program: Installed, scratch: Path | None = None) -> None:
    """All that is asked of every artefact; SystemExit, AssertionError or TimeoutError for what is wrong."""
    said = program.ask("--version")
    if version() not in said or "kernels compiled" not in said:
        raise SystemExit(f"{program.name} --version said\n{said}")
    print(said.strip().replace("\n", ", "))
    print(program.ask("--selftest").strip())
    if LINUX:
        with tempfile.TemporaryDirectory(prefix="screen-") as memory, Screen(Path(memory)) as screen:
            print(f"on a screen: {program.ask('--selftest', display=screen.display).strip().splitlines()[-1]}")
            play(program, screen)
    left = list((scratch or program.scratch).iterdir())
    no_trace(left)


def play(program: Installed, screen: Screen) -> None:
    """Leave Home, roll a board, click a letter and type another, wait for the verdict, trace a word, leave."""
    ground, newcomer = color("window"), not any(program.home.rglob("settings.json"))
    with subprocess.Popen(program.line((), screen.display)) as process:
        try:
            shown = screen.wait_until(lambda: screen.has_top_bar(ground), "the window")
            screen.focus("Qless Studio")
            if newcomer:
                welcomed(screen)
                screen.key("Escape")
            screen.key("ctrl+1", "ctrl+r")
            solved(screen)
            click_a_letter(screen)
            solved(screen)
            trace_a_word(screen)
            start_again(program, screen)
            screen.save(PICTURES / f"{program.name}.png")
            screen.key("ctrl+q")
            status = process.wait(30)
        finally:
            process.kill()
    if status:
        raise SystemExit(f"{program.name} left with status {status}")
    print(f"window after {shown:.2f} s; letter clicked, verdict and a word seen: {PICTURES / program.name}.png")


def welcomed(screen: Screen) -> None:
    """Nobody has used this program yet: Home shows all games, their boards covered with blank tiles."""
    tile = color("tile")
    screen.wait_until(lambda: screen.count(tile) > PATCH, "Home, as newcomers have it")


def solved(screen: Screen) -> None:
    screen.wait_until(lambda: screen.count(color("good_bg")) > THRESHOLD, "a proven verdict")


def click_a_letter(screen: Screen) -> None:
    """Click the first tile; typing a letter and another must change what is shown on it each time."""
    screen.wait_until(lambda: screen.find_run(color("tile"), 40) is not None, "a tile")
    x, y = screen.find_run(color("tile"), 40) or (0, 0)
    pictures = []
    for letter in ("i", "w"):
        screen.click(x + 20, y + 20)
        screen.key(letter)
        time.sleep(0.5)
        pictures.append(screen.count(color("tile_text"), x, x + 80))
    if pictures[0] == pictures[1]:
        raise SystemExit("a letter was clicked and typed over, and nothing changed")


def trace_a_word(screen: Screen) -> None:
    """Click down the list until a word is painted on the board, in the game's accent."""
    accent = accents()["blue"]
    for row in range(400, 680, 16):
        screen.click(960, row)
        time.sleep(0.1)
        if screen.count(accent, 0, 860) > THRESHOLD:
            return
    screen.save(PICTURES / "no-word.png")
    raise SystemExit(f"no word of the list is traced on the board: {PICTURES / 'no-word.png'}")


def start_again(program: Installed, screen: Screen) -> None:
    """Another start finds the window and leaves; without the part of Qt for that it would open one and stay."""
    try:
        status = subprocess.run(program.line((), screen.display), check=False, timeout=PATIENCE).returncode
    except subprocess.TimeoutExpired:
        raise SystemExit(f"{program.name}: a second start does not find the window of the first") from None
    if status:
        raise SystemExit(f"{program.name}: a second start left with status {status}")


def tour(program: Installed, folder: Path) -> None:
    """Every command and file dialog of it, on a screen with a window manager; nothing temporary is left."""
    files = folder / "files"
    files.mkdir()
    with tempfile.TemporaryDirectory(prefix="screen-") as memory, Screen(Path(memory), "openbox") as screen:
        print(f"tour: {BlindTour(lambda: program.line((), screen.display), screen, files).take()}")
    no_trace(program.scratch.iterdir())


def check_start(program: Installed) -> None:
    """Whether it starts and leaves in time, measured in turns with an empty window: milliseconds say little of it."""
    ground = "#{:02x}{:02x}{:02x}".format(*color("window"))
    window = ["-c", EMPTY_WINDOW.format(ground)]
    empty = Installed("empty window", [str(tools() / "python"), *window], program.home, program.scratch)
    pairs = [(start_and_leave(program), start_and_leave(empty)) for _ in range(ROUNDS)]
    ours, others = ([times[side] for times in pairs] for side in (0, 1))
    ratio = min(ours) / min(others)
    print(
        f"started and left again in {min(ours):.2f} s at best, {statistics.median(ours):.2f} s in the middle; "
        f"an empty window in {min(others):.2f} s and {statistics.median(others):.2f} s: {ratio:.2f} times as long"
    )
    if ratio > LONGEST_START:
        raise SystemExit(f"that is more than {LONGEST_START} times as long")


def start_and_leave(program: Installed) -> float:
    """Seconds from the command to the painted window, and from Ctrl+Q to the end."""
    ground = color("window")
    with tempfile.TemporaryDirectory(prefix="screen-") as memory, Screen(Path(memory)) as screen:
        started = time.monotonic()
        process = subprocess.Popen(program.line((), screen.display))
        try:
            screen.wait_until(lambda: screen.has_top_bar(ground), "the window")
            opened = time.monotonic() - started
            screen.focus("Qless Studio")
            leaving = time.monotonic()
            screen.key("ctrl+q")
            process.wait(PATIENCE)
            left = time.monotonic() - leaving
        finally:
            process.kill()
    return opened + left


# smaller things


def color(role: str) -> Color:
    """A colour of the light theme."""
    return _rgb(_tokens()["ROLES"][role][0])


def accents() -> dict[str, Color]:
    return {name: _rgb(roles["accent"][0]) for name, roles in _tokens()["ACCENTS"].items()}


def _tokens() -> dict[str, dict]:
    return runpy.run_path(str(ROOT / "qless_studio/ui/style/tokens.py"))


def _rgb(text: str) -> Color:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def artefact(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    if len(found) != 1:
        raise SystemExit(f"{len(found)} files are called {pattern} in {DIST}")
    return found[0]


def environment(folder: Path) -> Path:
    """A new virtual environment; its Python."""
    venv.create(folder, with_pip=True)
    return folder / tools().name / "python"


def installed(name: str, command: list[str], folder: Path) -> Installed:
    home, scratch = folder / "home", folder / "scratch"
    for place in (home, scratch):
        place.mkdir(exist_ok=True)
    return Installed(name, command, home, scratch)


def listing(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))


def no_trace(left: Iterable[Path]) -> None:
    found = list(left)
    if found:
        raise SystemExit("left behind:\n" + "\n".join(str(path) for path in found[:20]))


if __name__ == "__main__":
    main()
