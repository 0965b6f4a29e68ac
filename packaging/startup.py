"""What the program's start spends its time on, what is built on first use costs, and how much memory it takes.

    python packaging/startup.py [--screen] [--memory] [--imports] [--times N]

Starts the window several times, each in a process and with settings of its own, offscreen or, with --screen, under
Xvfb, and prints the phases of the fastest start. In turn with them it starts Python with an empty window of Qt: the
time to the first paint is also given as a multiple of that, which says more than milliseconds of some machine. Modules
are compiled anew, unless PYTHONPYCACHEPREFIX says where they are. Nothing in the program serves only this.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

MEMORY = Path("/proc/self/smaps_rollup")
PAUSE = "(pause)"
WAIT = 60.0
"""Seconds after which a start has failed."""


class Mark(NamedTuple):
    """The end of a phase."""

    name: str
    moment: float
    """On the clock that all processes share."""
    processor: float
    """Seconds of processor time that the GUI thread has used."""
    memory: dict[str, int]
    """KiB, if that was asked for."""


Marks = list[Mark]


class Clock:
    """Moments and, if asked for, memory, in the process that is measured."""

    def __init__(self, memory: bool) -> None:
        self._memory = memory
        self.marks: Marks = []

    def set(self, name: str) -> None:
        """The phase `name` ends now."""
        self.marks.append(Mark(name, time.monotonic(), time.thread_time(), memory() if self._memory else {}))


def memory() -> dict[str, int]:
    """KiB of this process: all of it (Rss), and with its part of what it shares with others (Pss)."""
    lines = (line.split() for line in MEMORY.read_text("ascii").splitlines()[1:])
    return {name.rstrip(":"): int(size) for name, size, _ in lines if name in ("Rss:", "Pss:")}


def child(want_memory: bool) -> None:
    """Start the program as its door does, mark each phase, use all of it once, leave; the marks as JSON at the end."""
    clock = Clock(want_memory)
    clock.set("interpreter")
    gc.disable()  # as the program does before it imports its parts
    import PySide6.QtWidgets  # noqa: F401

    clock.set("import Qt")
    import qless_studio.app

    qless_studio.app._import_as_python_does()
    import qless_studio.engine.games.boggle

    clock.set("import the game in front")
    import qless_studio.ui.games
    from qless_studio.ui import style
    from qless_studio.ui.shell import main_window
    from qless_studio.ui.shell.startup import application

    clock.set("import the window")
    window_class, application_class = main_window.MainWindow, application.Application
    appearance = style.Appearance

    class Application(application_class):  # type: ignore[misc, valid-type]
        def __init__(self, arguments: list[str]) -> None:
            super().__init__(arguments)
            clock.set("application")

    def styled(*arguments: Any) -> Any:
        made = appearance(*arguments)
        clock.set("appearance, fonts, style")
        return made

    class Window(window_class):  # type: ignore[misc, valid-type]
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            clock.set("window and first tab")
            self.workspace.lexicons.ready.connect(lambda *_: follow(self, clock))

        def _on_first_paint(self) -> None:
            clock.set("first paint")
            super()._on_first_paint()

    application.Application, main_window.MainWindow = Application, Window  # type: ignore[assignment, misc]
    style.Appearance = styled  # type: ignore[assignment, misc]

    def end(status: int) -> None:
        clock.set("leave")
        print(json.dumps(clock.marks), flush=True)
        os._exit(status)

    qless_studio.app._end_process = end  # type: ignore[assignment]
    qless_studio.app.main([])


def bare_child() -> None:
    """Import QtWidgets, paint an empty window; the moment of its first paint as JSON."""
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication([])

    class Window(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            print(json.dumps([time.monotonic(), time.thread_time()]), flush=True)
            os._exit(0)

    window = Window()
    window.resize(1280, 800)
    window.show()
    app.exec()


def start_bare(environment: dict[str, str]) -> tuple[float, float]:
    """Seconds, and seconds of processor time, from the command to the first paint of an empty window."""
    begin = time.monotonic()
    done = subprocess.run(
        [sys.executable, __file__, "--bare-child"], env=environment, stdout=subprocess.PIPE, text=True, check=True,
        timeout=WAIT,
    )  # fmt: skip
    moment, processor = json.loads(done.stdout)
    return moment - begin, processor


def first_uses(window: Any) -> Iterator[tuple[str, Callable[[], object]]]:
    """What builds something when it is first done; one piece of work each."""
    from qless_studio.ui.tab.session import Mode

    workspace = window.workspace
    for number, view in enumerate(workspace.views):
        if number != workspace.index:
            yield f"first visit: {view.title}", partial(window.show_tab, number)
        yield f"new document: {view.title}", window.commands.documents.new
        yield f"first Play: {view.title}", partial(window.tab.set_mode, Mode.PLAY)
    yield "another theme", partial(window.appearance.set_mode, "dark")


def follow(window: Any, clock: Clock) -> None:
    """Once the word list is there: use everything once, wait each time until it is painted, then close the window."""
    from PySide6.QtCore import QCoreApplication, QTimer

    import qless_studio.app

    if clock.marks[-1].name == "first paint":
        clock.set("word list")
        uses = first_uses(window)

        def use_next() -> None:
            name, act = next(uses, ("", window.close))
            clock.set(PAUSE)
            act()
            if name:
                QCoreApplication.processEvents()
                clock.set(name)
                QTimer.singleShot(300, window, use_next)  # its word list loads

        QTimer.singleShot(2 * qless_studio.app.TABS_MS, window, use_next)  # a user has looked around by then


def start(environment: dict[str, str], *arguments: str) -> Marks:
    """The marks of one start with settings of its own, the process's begin before and its end after them."""
    with tempfile.TemporaryDirectory() as home:
        variables = environment | {"QLESS_STUDIO_HOME": home}
        (Path(home) / "config").mkdir()
        (Path(home) / "config" / "settings.json").write_text('{"schema": 2, "welcomed": true, "home": false}', "utf-8")
        command = [sys.executable, __file__, "--child", *arguments]
        begin = time.monotonic()
        done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, check=True, timeout=WAIT)
        end = time.monotonic()
    marks = [Mark(*mark) for mark in json.loads(done.stdout)]
    return [Mark("", begin, 0.0, {}), *marks, Mark("end of the process", end, marks[-1].processor, {})]


def print_phases(starts: list[Marks]) -> None:
    """Per phase: the fastest start's time, the median, and the least processor time, to which others add nothing."""
    print(f"{'phase, ms':<32} {'fastest start':>14} {'median':>10} {'processor':>10}   of {len(starts)}")
    names = [mark.name for mark in starts[0]]
    shown = names.index("first paint"), names.index("word list")
    best = min(starts, key=lambda marks: marks[shown[0]].moment - marks[0].moment)
    parts = [(name, place, place + 1) for place, name in enumerate(names[1:]) if name != PAUSE]
    for name, first, last in (*parts, ("= to the first paint", 0, shown[0]), ("= to the word list", 0, shown[1])):
        times = statistics.median(marks[last].moment - marks[first].moment for marks in starts)
        processor = min(marks[last].processor - marks[first].processor for marks in starts)
        fastest = best[last].moment - best[first].moment
        print(f"{name:<32} {fastest * 1e3:>14.1f} {times * 1e3:>10.1f} {processor * 1e3:>10.1f}")


def print_ratio(starts: list[Marks], bare: list[tuple[float, float]]) -> None:
    """The time to the first paint as a multiple of that of an empty window, pair by pair."""
    painted = [next(mark for mark in marks if mark.name == "first paint") for marks in starts]
    wall = [mark.moment - marks[0].moment for mark, marks in zip(painted, starts, strict=True)]
    for name, ours, empty in (
        ("first paint", wall, [moment for moment, _ in bare]),
        ("processor time until then", [mark.processor for mark in painted], [processor for _, processor in bare]),
    ):
        ratios = [one / other for one, other in zip(ours, empty, strict=True)]
        print(
            f"{name}: {min(ours) * 1e3:.0f} ms, empty window of Qt {min(empty) * 1e3:.0f} ms; "
            f"ratio {min(ours) / min(empty):.2f} of the fastest, {statistics.median(ratios):.2f} median of the pairs"
        )


def print_memory(marks: Marks) -> None:
    print(f"{'after':<32} {'Rss':>8} {'Pss':>8} {'more':>8}   MiB")
    before = 0
    for name, _, _, kib in marks:
        if kib:
            print(
                f"{name:<32} {kib['Rss'] / 1024:>8.1f} {kib['Pss'] / 1024:>8.1f} {(kib['Rss'] - before) / 1024:>8.1f}"
            )
            before = kib["Rss"]


def print_imports(environment: dict[str, str]) -> None:
    """The modules that take longest, those that they import included; measuring makes all of them slower."""
    code = "import PySide6.QtWidgets, qless_studio.app, qless_studio.ui.games, qless_studio.ui.shell.main_window"
    command = [sys.executable, "-X", "importtime", "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=WAIT)
    rows = [line.removeprefix("import time:").split("|") for line in done.stderr.splitlines() if "|" in line]
    print(f"{'module':<58} {'itself':>8} {'with imports':>13}   ms")
    for itself, whole, name in sorted(rows[1:], key=lambda row: -int(row[1]))[:40]:
        print(f"{name.rstrip()[1:]:<58} {int(itself) / 1e3:>8.1f} {int(whole) / 1e3:>13.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--screen", action="store_true", help="on a screen of our own (Xvfb) instead of offscreen")
    parser.add_argument("--memory", action="store_true", help="print memory instead of times")
    parser.add_argument("--imports", action="store_true", help="print what is imported instead of phases")
    parser.add_argument("--times", type=int, default=7, help="how many starts")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--bare-child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child or given.bare_child:
        child(given.memory) if given.child else bare_child()
        return
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        environment.setdefault("PYTHONPYCACHEPREFIX", str(folder / "compiled"))
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled
        if given.screen:
            from screen import Screen

            screen = stack.enter_context(Screen(folder))
            environment |= {"QT_QPA_PLATFORM": "xcb", "DISPLAY": screen.display}
        start(environment)  # compiles, and warms up the disk
        if given.imports:
            print_imports(environment)
        elif given.memory:
            print_memory(start(environment, "--memory"))
        else:
            pairs = [(start(environment), start_bare(environment)) for _ in range(given.times)]
            print_phases([marks for marks, _ in pairs])
            print_ratio([marks for marks, _ in pairs], [bare for _, bare in pairs])


if __name__ == "__main__":
    main()
