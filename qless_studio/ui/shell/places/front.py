"""What is in front of the games: a place, what lies under it, the bars around it, the commands meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.ui.shell.frame.focus_memory import FocusMemory
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.frame.top_bar import TopBar
from qless_studio.ui.shell.places.place import Place
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.lexicons import size_text


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
