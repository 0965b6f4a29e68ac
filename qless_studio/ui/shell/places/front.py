"""What is in front of the games, a place, a practice or a rush: the bars around it, the commands meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.ui.shell.frame.focus_memory import FocusMemory
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.frame.top_bar import TopBar
from qless_studio.ui.shell.practice.actions import PracticeActions
from qless_studio.ui.shell.practice.commands import QuestionCommands
from qless_studio.ui.shell.rush.actions import RushActions
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import Action
from qless_studio.ui.tab.lexicons import size_text

if TYPE_CHECKING:
    from qless_studio.ui.shell.places.place import Place
    from qless_studio.ui.shell.practice.page import PracticePage


class PageFront(QObject):
    """While a page is in front, no command touches the documents behind it; a click on a game's tab goes back."""

    changed = Signal()
    """A page came to the front."""

    def __init__(
        self,
        owners: Sequence[PracticeActions | RushActions],
        workspace: Workspace,
        stack: QStackedWidget,
        bars: tuple[TopBar, StatusStrip],
        overlays: Overlays,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._owners, self._workspace, self._stack, self._overlays = tuple(owners), workspace, stack, overlays
        self._top_bar, self._strip = bars
        self._places: dict[QWidget, str] = {}
        """The places that were in front, each with its name in the top bar."""
        self._behind: PracticeActions | RushActions | None = None
        """Whose page the place in front lies over; None for the games."""
        self._from: Place | None = None
        """The place from which the page of an owner was opened; None for the games."""
        self._focus = FocusMemory()
        for owner in owners:
            owner.shown.connect(partial(self._show, owner))
            owner.left.connect(self._on_left)
            owner.changed.connect(self.show_status)
        self._top_bar.game_clicked.connect(self._on_game_clicked)

    @property
    def page(self) -> PracticePage | Place | None:
        """The page, if one is in front."""
        owner = self._owner
        return self.place if owner is None else owner.page

    @property
    def place(self) -> Place | None:
        """The place, if one is in front."""
        front: Place | None = self._stack.currentWidget()  # type: ignore[assignment]
        return front if front in self._places else None

    @property
    def _owner(self) -> PracticeActions | RushActions | None:
        front = self._stack.currentWidget()
        return next((owner for owner in self._owners if owner.page is not None and owner.page is front), None)

    def questions(self) -> list[QuestionCommands]:
        """The commands on the question in front; on the last one of a practice while the games are in front."""
        return [(self._owner or self._owners[0]).commands]

    def undo_and_redo(self) -> list[Action]:
        """What is Undo and Redo now, if a page is in front."""
        owner = self._owner
        return [] if owner is None else [owner.commands.undo, owner.commands.redo]

    def follow(self) -> None:
        """Have the bars show what is in front, and the question's commands available only if it is."""
        front, place = self._owner, self.place
        for owner in self._owners:
            owner.commands.set_in_front(owner is front)
        name = "practice" if front is not None else "" if place is None else self._places[place]
        self._top_bar.show_front(name)
        self._strip.set_aside(place is not None)
        for button in (self._strip.lexicon_button, self._strip.commonness_button):
            button.setEnabled(front is None)

    def show_status(self) -> bool:
        """Describe the page in the status strip if one is in front; returns whether one is."""
        owner = self._owner
        if owner is not None:
            lexicon = owner.lexicon()
            if lexicon is not None:
                lexicons = self._workspace.lexicons
                self._strip.show_list(lexicons.title(lexicon[0]), size_text(lexicon[1]), Band.UNKNOWN, changed=False)
            self._strip.show_state(owner.status(), "accent")
            self._strip.show_rules(owner.review())
        return owner is not None

    def show_place(self, place: Place, name: str) -> None:
        """Bring a place to the front and open it; `name` says which button of the top bar is its own."""
        if place is not self.place:
            self._overlays.close_all()
            if self.place is None:
                self._behind = self._owner
                focus = QApplication.focusWidget()
                if focus is not None and not self._top_bar.isAncestorOf(focus):  # else the board gets it
                    self._focus.note()
            self._places[place] = name
            self._put_in_front(place)
        place.open()

    def leave_place(self) -> None:
        """Go back to what was in front before the place, the keyboard where it was."""
        if self._behind is not None and self._behind.page is not None:
            self._show(self._behind)
            self._behind.page.focus()
        else:
            self._leave()
        self._focus.give_back()

    def _show(self, owner: PracticeActions | RushActions) -> None:
        page = owner.page
        assert page is not None
        self._overlays.close_all()
        if owner is not self._owner:
            self._from = self.place
        self._put_in_front(page)

    def _put_in_front(self, page: QWidget) -> None:
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self.changed.emit()

    def _on_left(self) -> None:
        if self._from is not None and self._owner is not None:
            self.show_place(self._from, self._places[self._from])
        else:
            self._leave()

    def _leave(self) -> None:
        self._workspace.show(self._workspace.document)

    def _on_game_clicked(self, index: int) -> None:
        if self.page is not None and index >= 0:  # also the tab that was in front before
            self._workspace.show_game(index)
