"""A place, which reads and works itself, and what is in front of the games. See docs/decisions/110."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.errors import told
from qless_studio.engine.lexicon import Band
from qless_studio.engine.solving import FinishedRun, Run
from qless_studio.ui.shell.frame.overlay import FocusMemory, Overlays
from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.frame.top_bar import TopBar
from qless_studio.ui.shell.wishes import Leave
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.lexicons import size_text
from qless_studio.ui.widgets.basic.layout import ScrollColumn, SettlingScroll, background, bare, filled
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
        self._scrolling = SettlingScroll(self)
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
        stop = self.first_stop()
        stop.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scrolling.follow(lambda: stop if stop.hasFocus() else None)

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
        if finished.error is not None:
            self._workspace.problem.emit(told(finished.error))
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


# What is in front of the games: a place, what lies under it, the bars around it, the commands meanwhile.


class PageFront(QObject):
    """While a place is in front, no command touches the documents behind it; a click on a game's tab goes back."""

    changed = Signal()
    """A place came to the front, or shows something else."""
    followed = Signal()
    """The bars show what is in front now, a place or a game."""

    def __init__(
        self,
        workspace: Workspace,
        stack: QStackedWidget,
        bars: tuple[TopBar, StatusStrip],
        overlays: Overlays,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._workspace, self._stack, self._overlays = workspace, stack, overlays
        self._top_bar, self._strip = bars
        self._names: dict[QWidget, str] = {}
        """The places that were in front, each with its name in the top bar."""
        self._under: list[Place] = []
        """The places under the one in front, the lowest first; below them are the games."""
        self._focus = FocusMemory()
        self._shown: tuple[Place | None, bool, bool] = (None, False, False)
        self._top_bar.tabs.tabBarClicked.connect(self._on_game_clicked)

    @property
    def place(self) -> Place | None:
        """The place, if one is in front."""
        front = self._stack.currentWidget()
        return front if isinstance(front, Place) else None

    def follow(self) -> None:
        """Have the bars show what is in front."""
        place = self.place
        self._top_bar.show_front("" if place is None else self._names[place])
        self._top_bar.setVisible(place is None or not place.takes_bar)
        self._strip.set_aside(place is not None and (place.status is None or place.takes_bar))
        for button in (self._strip.lexicon_button, self._strip.commonness_button):
            button.setEnabled(place is None)
        self.followed.emit()

    def refresh(self) -> None:
        """The place in front shows something else than before."""
        place = self.place
        shown = place, place is not None and place.asking, place is not None and place.takes_bar
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()
        else:
            self.show_status()

    def show_status(self) -> bool:
        """Describe the place in the status strip if one is in front; returns whether one is."""
        place = self.place
        if place is not None and place.status is not None:
            lexicon, state, more = place.status
            if lexicon is not None:
                title = self._workspace.lexicons.title(lexicon[0])
                self._strip.show_list(title, size_text(lexicon[1]), Band.UNKNOWN, changed=False)
            self._strip.show_state(state, "accent")
            self._strip.show_rules(more)
        return place is not None

    def show_place(self, place: Place, name: str) -> None:
        """Bring a place to the front and open it; `name` says which button of the top bar is its own."""
        before = self.place
        if place is not before:
            self._overlays.close_all()
            if before is not None:
                self._under = [each for each in (*self._under, before) if each is not place]
            else:
                self._under = []
                focus = QApplication.focusWidget()
                if focus is not None and not self._top_bar.isAncestorOf(focus):  # else the board gets it
                    self._focus.note()
            self._names[place] = name
            self._put_in_front(place)
        place.open()

    def leave_place(self) -> None:
        """Go back to what was in front before the place, the keyboard where it was."""
        if self._under:
            place = self._under.pop()
            self._put_in_front(place)
            place.open()
        else:
            self._workspace.show(self._workspace.document)
            if not self._focus.give_back():
                self._workspace.tab.focus_board()

    def _put_in_front(self, place: Place) -> None:
        if self._stack.indexOf(place) < 0:
            self._stack.addWidget(place)
        self._stack.setCurrentWidget(place)
        self.changed.emit()

    def _on_game_clicked(self, index: int) -> None:
        if self.place is not None and index >= 0:  # also the tab that was in front before
            self._workspace.show_game(index)
