"""A place: a page under the top bar in front of the games, which reads and works itself. See docs/decisions/110."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.ui.shell.wishes import Leave
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn, background
from qless_studio.ui.widgets.basic.tab_order import focus_on
from qless_studio.ui.widgets.basic.themed import Painted
from qless_studio.ui.work import SolveJob

Work = Callable[[Run], Iterator[Any]]


class Place(Painted, QWidget):
    """Scrolls as a whole where it has no room; Escape leaves it.

    A subclass fills `ground`, says in `first_stop` what gets the keyboard, and gives in `reading` the work that finds
    what it shows. What is found comes to `show_value`, value by value, while the place is in front.
    """

    def __init__(self, name: str, workspace: Workspace) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._workspace = workspace
        self._job: SolveJob | None = None
        self.ground = background("panel")
        self.area = ScrollColumn(self.ground)
        filled(bare(QVBoxLayout(self), 0), self.area)

    # for subclasses

    @property
    def asking(self) -> bool:
        """Whether a question is asked: its commands come first in Search, and documents are not found."""
        return False

    @property
    def takes_bar(self) -> bool:
        """Whether the place has what is needed of the top bar in a line of its own."""
        return False

    @property
    def own_actions(self) -> Sequence[QAction]:
        """What has the keys of Undo and Redo while the place is in front."""
        return ()

    @property
    def status(self) -> tuple[tuple[str, int] | None, str, str] | None:
        """What the status strip says: a word list with its size, a state, something more. None: it is hidden."""
        return None

    def first_stop(self) -> QWidget:
        """What gets the keyboard when the place is opened."""
        raise NotImplementedError

    def reading(self) -> Work | None:
        """The work of a worker, which touches no widget; None if there is nothing to read. Called in the GUI thread."""
        return None

    def show_value(self, value: Any) -> None:
        """Show what was found."""

    def show_share(self, share: float) -> None:
        """Show how much of what takes long is done, from 0 to 1."""

    def show_all_read(self) -> None:
        """Nothing more is found."""

    # opened and left

    def open(self) -> None:
        """The place is in front now: give it the keyboard, and read again what may have changed meanwhile."""
        self.area.verticalScrollBar().setValue(0)
        self.focus()
        QTimer.singleShot(0, self, self.read)  # first it is to be seen

    def read(self) -> None:
        """Find on a worker what there is to show, if the place is still in front."""
        if not self.isVisible():
            return
        self._stop()
        work = self.reading()
        if work is not None:
            pool, found, progressed = self._workspace.pool, self._on_found, self._on_progressed
            self._job = SolveJob(work, pool, self, found=found, progressed=progressed, finished=self._on_read).start()

    @property
    def busy(self) -> bool:
        """Whether a worker is reading what there is to show."""
        return self._job is not None

    def stop(self) -> None:
        """End the reading at the user's request."""
        if self._job is not None:
            self._job.stop()

    def focus(self) -> None:
        """Give the keyboard to what stands out."""
        focus_on(self.first_stop(), Qt.FocusReason.OtherFocusReason)

    def focus_next_area(self, step: int) -> None:
        """Go to the one area that a place has."""
        self.focus()

    def _on_found(self, batch: list[Any]) -> None:
        for value in batch:
            self.show_value(value)

    def _on_progressed(self, run: Run) -> None:
        if run.fraction is not None:
            self.show_share(run.fraction)

    def _on_read(self, finished: FinishedRun) -> None:
        self._job = None
        if finished.outcome is Outcome.FAILED:
            if not isinstance(finished.error, StudioError):
                assert finished.error is not None
                raise finished.error
            self._workspace.problem.emit(str(finished.error))
        self.show_all_read()

    def _stop(self) -> None:
        if self._job is not None:
            self._job.drop()
            self._job = None

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._workspace.wished.emit(Leave())
        else:
            super().keyPressEvent(event)
