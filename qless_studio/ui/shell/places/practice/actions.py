"""The commands that open practice, and the number of questions that are due."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.solving import FinishedRun
from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.places.place import PageFront
from qless_studio.ui.shell.places.practice.commands import QuestionCommands
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.wishes import Due
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.work import SolveJob

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.engine.player.study import StudyWord
    from qless_studio.ui.shell.places.practice.course import Course
    from qless_studio.ui.shell.places.practice.loading import Selection, State
    from qless_studio.ui.shell.places.practice.page import Practice


class PracticeActions(CommandOwner):
    """The place is made when it is first asked for."""

    in_places = True

    def __init__(
        self,
        workspace: Workspace,
        settings: Callable[[], Settings],
        front: PageFront,
        menu: QAction,
        parent: QWidget,
    ) -> None:
        """`settings` gives what the user chose, as it is now; `menu` opens the menu of the window."""
        super().__init__(parent)
        self._workspace, self._settings, self._front, self._menu = workspace, settings, front, menu
        self.commands = QuestionCommands(parent)
        self._place: Practice | None = None
        self._counting: SolveJob | None = None
        self._counted = False
        self.make_actions(parent)
        front.followed.connect(self._on_front_followed)

    # what starts a practice

    @command("practise", phrase("Practice"), "Ctrl+Shift+M", icon="target", at=Menu.VIEW.at(1, 3),
             words=phrase("train; learn; rush; streak; exercises; due; anki; missed; weakness; clock"))  # fmt: skip
    def practise(self) -> None:
        """Go on with what is asked, or show what there is to practise."""
        self._front.show_place(self.page, "practice")

    @command("rush", phrase("Practice: against the clock"), icon="bolt",
             words=phrase("rush; streak; exercises; three minutes"))  # fmt: skip
    def open_rush(self) -> None:
        """Show the start of a run against the clock, or go on with what is asked."""
        from qless_studio.engine.practice.rush import Rule

        self.page.open_segment(Rule.RUSH)
        self.practise()

    @command("streak", phrase("Practice: without a miss"), icon="flame",
             words=phrase("rush; streak; exercises; three minutes"))  # fmt: skip
    def open_streak(self) -> None:
        """Show the start of a run without a miss, or go on with what is asked."""
        from qless_studio.engine.practice.rush import Rule

        self.page.open_segment(Rule.STREAK)
        self.practise()

    def practise_cards(self, ids: Collection[str], title: str) -> None:
        """Practise the cards with these ids, due or not; what is asked ends."""
        from qless_studio.ui.shell.places.practice import loading

        self._begin(loading.cards(ids, title))

    def practise_missed(self, entries: Collection[str]) -> None:
        """Practise what was missed in these games, by the ids of their entries; what is asked ends."""
        from qless_studio.ui.shell.places.practice import loading

        self._begin(loading.missed(entries))

    def practise_words(self, game: str, words: Collection[StudyWord], lexicon: str) -> None:
        """Practise words of a list whether they were missed or not; what is asked ends."""
        from qless_studio.ui.shell.places.practice import loading

        self._begin(loading.words(game, words, lexicon))

    def _begin(self, selection: Selection) -> None:
        self.practise()
        self.page.begin(selection)

    @property
    def page(self) -> Practice:
        """The place."""
        from qless_studio.ui.shell.places.practice.page import Practice

        if self._place is None:
            place = Practice(self._workspace, self._settings, self.commands, self._menu)
            self._place = accented(place, DEFAULT_ACCENT)
        return self._place

    @property
    def course(self) -> Course | None:
        """The practice without a clock that is going on, or was last."""
        return None if self._place is None else self._place.course

    def stop(self) -> None:
        """End what is asked; what is answered is written already."""
        if self._place is not None:
            self._place.stop()

    def _on_front_followed(self) -> None:
        self.commands.set_in_front(self._place is not None and self._front.place is self._place)

    # what is due

    def count_due(self, again: bool = True) -> None:
        """Find out on the pool how many questions are due; the wish `Due` follows.

        `again`: also if that was asked before.
        """
        from qless_studio.ui.shell.places.practice import loading

        workspace = self._workspace
        if workspace.records is None or (self._counted and not again):
            return
        self._counted = True
        self._drop_counting()
        work = partial(loading.count_due, loading.games_of(workspace.views), workspace.records, self._settings())
        self._counting = SolveJob(
            work, workspace.pool, self, found=self._on_counted, finished=self._on_all_counted
        ).start()

    def _on_counted(self, batch: list[State]) -> None:
        self._workspace.wished.emit(Due(batch[-1].due, batch[-1].next_due))

    def _on_all_counted(self, _: FinishedRun) -> None:
        self._counting = None

    def _drop_counting(self) -> None:
        if self._counting is not None:
            self._counting.drop()
            self._counting = None

    def close(self) -> None:
        """The program ends."""
        self._drop_counting()
        if self._place is not None:
            self._place.close_all()
