"""How long Python's garbage collector holds up the window while many solutions are in memory.

    python packaging/pauses.py [--default]

Begins with Home and imports the other tabs as the program does, lists 30,000 Quiddler games and 10,000 Q-Less grids in
one window, offscreen, and edits. Prints every collection of more than 5 ms and the longest time that the window's
event loop stood still, and for how much of it the program worked: on a busy machine other programs have the rest.
--default: by Python's own rules.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import threading
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from qless_studio.app import _import_as_python_does, _imports_ahead
from qless_studio.engine.options import read_options
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.startup.application import Application
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import State
from qless_studio.ui.work import make_pool
from qless_studio.ui.work.memory import GarbageCollector

MANY = (("quiddler", "L/Q O/X J/I O/T E/TH L/B T/O I/H", {"games": "30000"}), ("q-less", "bbeghiinrrst", {}))
"""Game, puzzle and options with many solutions."""
WORTH_TELLING = 0.005


class Watch:
    """Collections and stalls since the last `tell`."""

    def __init__(self) -> None:
        self._begun = 0.0
        self._collections: list[tuple[float, int, bool]] = []
        self._begin()
        self._timer = QTimer(interval=0)
        self._timer.timeout.connect(self._tick)
        self._timer.start()
        self.painted = False
        gc.callbacks.append(self._collected)

    def _collected(self, phase: str, facts: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            in_window = threading.current_thread() is threading.main_thread()
            self._collections.append((time.perf_counter() - self._begun, facts["generation"], in_window))

    def _begin(self) -> None:
        self._longest = self._worked = self._busiest = 0.0
        self._last = time.perf_counter(), time.process_time(), time.thread_time()

    def _tick(self) -> None:
        now = time.perf_counter(), time.process_time(), time.thread_time()
        passed, worked, used = (after - before for before, after in zip(self._last, now, strict=True))
        self._longest, self._busiest = max(self._longest, passed), max(self._busiest, used)
        self._worked = max(self._worked, min(passed, worked))  # a worker that keeps the window waiting works meanwhile
        self._last = now

    def begin_at_first_paint(self) -> None:
        """What was before is the start, which `startup.py` measures."""
        self._begin()
        self.painted = True

    def tell(self, what: str) -> None:
        long = [f"{s * 1e3:.0f} ms (generation {g}{'' if gui else ', worker'})" for s, g, gui in self._collections]
        shown = [text for text, one in zip(long, self._collections, strict=True) if one[0] > WORTH_TELLING]
        spent = sum(one[0] for one in self._collections)
        print(f"{what}: the event loop stood still for {self._longest * 1e3:.0f} ms at most,")
        print(f"    for at most {self._worked * 1e3:.0f} ms while this program worked,")
        print(f"    busy itself for {self._busiest * 1e3:.0f} ms of processor time at most; {len(long)} collections,")
        print(f"    {spent * 1e3:.0f} ms in all; long ones: {', '.join(shown) or 'none'}", flush=True)
        self._collections.clear()
        self._begin()


def wait(seconds: float, done=lambda: False) -> None:
    end = time.perf_counter() + seconds
    while True:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        if time.perf_counter() >= end or done():
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--default", action="store_true")
    given = parser.parse_args()
    _import_as_python_does()
    if not given.default:
        gc.disable()  # as the program does before it starts
    app = Application([])
    appearance = Appearance("light")
    watch = Watch()

    class Window(MainWindow):
        def _on_first_paint(self) -> None:
            watch.begin_at_first_paint()
            super()._on_first_paint()

    window = Window(VIEWS, appearance, make_pool())
    window.begin_with_home()
    window.show()
    wait(10, lambda: watch.painted)
    wait(1.4)
    watch.tell("Home, after the first paint")
    if not given.default:
        GarbageCollector(app).collect_young()
    for _ in _imports_ahead():  # as the program does 1.5 s after its start
        wait(0)
    watch.tell("imports ahead")
    for key, text, options in MANY:
        number = next(i for i, view in enumerate(VIEWS) if view.key == key)
        window.show_tab(number)
        session = window.session
        session.set_options(read_options(session.game.options, options))
        wait(30, lambda session=session: session.lexicon is not None)
        wait(1)  # the word list is often there already: the first picture of the tab is still to come
        watch.tell(f"{key}, shown")
        session.edit_text(text)
        wait(60, lambda session=session: session.state is State.FINISHED)
        wait(1)
        watch.tell(f"{key}, {session.found:,} solutions")
        for _ in range(20):
            session.edit(session.game.blank, "Clear")
            wait(0.1)
            session.undo_stack.undo()
            wait(0.2)
        watch.tell(f"{key}, edited 20 times")
    os._exit(0)


main()
