"""Work on the window in pieces so short that nothing stalls: one in each turn of the event loop."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

R = TypeVar("R")
Steps = Generator[None, None, R]
"""Work that stops after each step; what it returns in the end is R."""

INPUT = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.InputMethod,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
    )
)
"""What one does with keys and pointers; not letting go of them, which ends what was done before."""


class Turns(QObject):
    """Takes the steps of one work after the other, each in a turn of its own.

    What is in view is to stay as it is until the last step. Whatever is typed or clicked before is meant for what comes
    then: all steps left are taken first.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._works: deque[Iterator[None]] = deque()
        self._in_step = False
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._on_turn)

    @property
    def under_way(self) -> bool:
        """Whether there are steps left."""
        return bool(self._works)

    def do(self, work: Iterator[None]) -> None:
        """Do this work, after what is under way."""
        self._works.append(work)
        if not self._in_step:
            self._wait()

    def finish(self) -> None:
        """Take all steps that are left; a step that asks for it gets them in their turns."""
        while self._works and not self._in_step:
            self._take_step()

    def drop(self) -> None:
        """Take no further steps."""
        self._works.clear()
        self._rest()

    def _wait(self) -> None:
        """Look out for input until the next turn."""
        application().installEventFilter(self)
        self._timer.start()

    def _rest(self) -> None:
        application().removeEventFilter(self)
        self._timer.stop()

    def _on_turn(self) -> None:
        try:
            self._take_step()
        finally:
            if self._works:
                self._wait()

    def _take_step(self) -> None:
        self._rest()  # a filter would see all the events of the widgets that are made
        work, self._in_step, over = self._works[0], True, True
        try:
            over = next(work, self) is self
        finally:
            self._in_step = False
            if over and self._works and self._works[0] is work:  # the step may have dropped it
                self._works.popleft()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in INPUT:
            self.finish()
        return False


class SpareTurns(QTimer):
    """Takes the steps of one work when nothing else is going on; input comes before the next step."""

    def __init__(self, work: Iterator[None], parent: QObject) -> None:
        """Nothing is done before `start`."""
        super().__init__(parent, interval=0)
        self._work = work
        self.timeout.connect(self._on_turn)

    def _on_turn(self) -> None:
        if next(self._work, self) is self:
            self.stop()


def application() -> QCoreApplication:
    """The application there is."""
    app = QCoreApplication.instance()
    assert app is not None
    return app
