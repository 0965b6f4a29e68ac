"""The running program, as `screenshots.py` uses it: open a window, click and type, wait until it is at rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.startup.application import Application
from qless_studio.ui.style import Appearance
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.work import make_pool

PATIENCE = 60_000
"""Milliseconds that a search may take, or the window to stop changing."""
QUIET = 200
"""Milliseconds without a change after which the window is at rest."""


class Studio:
    """The program as its users run it, without a display."""

    def __init__(self, folder: Path) -> None:
        """`folder` is an empty folder for the files that the program writes."""
        self.folder = folder
        self.app = Application([])
        self.app.setCursorFlashTime(0)
        self.appearance = Appearance("light")
        self.pool = make_pool(self.app)
        self.window: MainWindow | None = None

    @property
    def tab(self) -> Any:
        """The tab in front."""
        return self.window.tab

    def open(self, game: str, text: str, size: tuple[int, int]) -> None:
        """Open a new window of that size with a puzzle of that game, solved; without a text the tab stays empty."""
        self.close()
        self.appearance.set_reduced_motion(True)
        self.window = MainWindow(VIEWS, self.appearance, self.pool)
        self.window.resize(*size)
        self.window.show()
        self.window.show_tab([view.key for view in VIEWS].index(game))
        session = self.window.session
        self.wait(lambda: session.lexicon is not None)
        if text:
            session.edit_text(text)
            self.wait(lambda: session.outcome is not None)
            session.solve()  # once more: the first search also prepares the word list, and takes longer
            self.wait(lambda: session.outcome is not None)
        self.settle()

    def close(self) -> None:
        """Close the window, and wait for its searches to end."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None
            self.pool.waitForDone(PATIENCE)

    def wait(self, ready: Callable[[], bool]) -> None:
        """Process events until `ready` returns true; raises `TimeoutError` if it does not."""
        deadline = QDeadlineTimer(PATIENCE)
        while not ready():
            if deadline.hasExpired():
                raise TimeoutError(f"nothing came for {PATIENCE / 1000:.0f} s")
            QTest.qWait(10)

    def settle(self, widget: QWidget | None = None) -> QImage:
        """Wait until a window, the main one by default, stops changing; returns what it shows then."""
        widget = widget or self.window
        deadline, image, quiet = QDeadlineTimer(PATIENCE), widget.grab().toImage(), QDeadlineTimer(QUIET)
        while not quiet.hasExpired():
            if deadline.hasExpired():
                raise TimeoutError("the window keeps changing")
            QTest.qWait(20)
            now = widget.grab().toImage()
            if now != image:
                image, quiet = now, QDeadlineTimer(QUIET)
        return image

    def choose(self, table: ResultTable, wanted: Callable[[Any], bool]) -> None:
        """Click the first row whose solution is `wanted`."""
        model = table.model()
        self.wait(lambda: any(map(wanted, model.solutions())))
        row = next(row for row in range(model.rowCount()) if wanted(model.solution(row)))
        table.scrollTo(model.index(row, 0))
        place = table.visualRect(model.index(row, 0)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        table.clearFocus()  # the focus ring would distract from the board

    def command(self, name: str) -> None:
        """Run a command by its name."""
        next(action for action in self.window.actions() if action.objectName() == name).trigger()
