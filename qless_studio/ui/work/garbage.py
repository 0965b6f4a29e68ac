"""When Python looks for garbage in cycles: in moments between, a little at a time, never while results pour in."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

ROUND_MS = 10_000
AWAY_MS = 5_000
"""The window is away for so long: nobody sees it stand still."""
MOST = 50_000
"""Objects made since the last round, less those freed, that are looked at: about 10 ms."""


class Collector(QObject):
    """Takes over from Python's own collector, which stops every thread for up to 200 ms while many solutions are kept.

    What solvers and tabs make is freed by its reference count; cycles are rare. Each round looks at what was made since
    the last one, unless that is much, and then puts it where no later round looks. Everything is looked at when the
    user has turned to another program.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._rounds = QTimer(self, interval=ROUND_MS, timerType=Qt.TimerType.VeryCoarseTimer)
        self._rounds.timeout.connect(self.collect_young)
        self._away = QTimer(self, singleShot=True, interval=AWAY_MS)
        self._away.timeout.connect(self.collect_all)
        if isinstance(app := QGuiApplication.instance(), QGuiApplication):
            app.applicationStateChanged.connect(self._on_state)
        self._rounds.start()

    def collect_young(self) -> None:
        """One round; a few milliseconds at most."""
        new, _, _ = gc.get_count()  # never gc.get_objects: it takes hold of tuples that a worker is still making
        if new <= MOST:
            gc.collect()
        gc.freeze()

    def collect_all(self) -> None:
        """Look at everything there is; then rest until the user is back."""
        self._rounds.stop()
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._away.stop()
            self._rounds.start()
        else:
            self._away.start()
