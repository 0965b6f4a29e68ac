"""The commands that open places, the buttons of the top bar, and what is done about what a place asks for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.documents.actions import DocumentActions
from qless_studio.ui.shell.frame.top_bar import TopBar
from qless_studio.ui.shell.help.actions import HelpActions
from qless_studio.ui.shell.places.front import PageFront
from qless_studio.ui.shell.places.practice.actions import PracticeActions
from qless_studio.ui.shell.places.wishes import (
    Due,
    Follow,
    Leave,
    Paste,
    Practise,
    Practised,
    ShowHelp,
    ShowHistory,
    ShowWords,
)
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.statistics.actions import StatisticsActions
from qless_studio.ui.shell.study.actions import StudyActions
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.commands import CommandOwner, Menu, command

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.ui.shell.places.home.page import Home
    from qless_studio.ui.shell.places.practice.loading import State


class PlaceActions(CommandOwner):
    """Places are made when they are first asked for."""

    in_places = True

    home_shown = Signal()
    """Home came to the front."""

    def __init__(
        self,
        workspace: Workspace,
        settings: Callable[[], Settings],
        front: PageFront,
        top_bar: TopBar,
        owners: tuple[DocumentActions, HelpActions, PracticeActions, StatisticsActions, StudyActions],
        parent: QWidget,
    ) -> None:
        """`settings` gives what the user chose, as it is now; `owners` do what places ask for."""
        super().__init__(parent)
        self._workspace, self._settings, self._front, self._top_bar = workspace, settings, front, top_bar
        self._documents, self._help, self._practice, self._statistics, self._study = owners
        self._home: Home | None = None
        self.make_actions(parent)
        top_bar.home.follow(self.show_home)
        top_bar.history.follow(self._statistics.open)
        top_bar.practice.follow(self._practice.practise)
        self._practice.due_counted.connect(self._on_due_counted)
        self._practice.wished.connect(self.grant)

    @command("welcome", phrase("Home"), "Ctrl+Shift+H", icon="home", at=Menu.VIEW.at(1, 1),
             tip=phrase("Today's puzzles, games to go on with, what is due"),
             words=phrase("start; welcome"))  # fmt: skip
    def show_home(self) -> None:
        """Bring Home to the front."""
        from qless_studio.ui.shell.places.home.page import Home

        if self._home is None:
            self._home = accented(Home(self._workspace, self._settings, self._help.pages), DEFAULT_ACCENT)
            self._home.wished.connect(self.grant)
            self._home.failed.connect(self._workspace.problem)
        self._front.show_place(self._home, "home")
        QTimer.singleShot(0, self, self._practice.count_due)  # first Home is to be seen
        self.home_shown.emit()

    def open_daily(self, index: int) -> None:
        """Play today's puzzle of a game, or show its document."""
        from qless_studio.ui.shell.places.home.page import open_daily

        open_daily(self._workspace, index)

    def grant(self, wish: object) -> None:
        """Do what a place asks for."""
        match wish:
            case Leave():
                self._front.leave_place()
            case Practise():
                self._practice.practise()
            case Due(questions, next_day):
                self._show_due(questions, next_day)
            case Practised():
                self._practice.finished.emit()
                self._practice.count_due()
            case Follow():
                self._front.refresh()
            case ShowHistory(day):
                self._statistics.open() if day is None else self._statistics.open_day(day)
            case ShowWords(game=game):
                self._study.open_game(game)
            case ShowHelp():
                self._help.show_page("start")
            case Paste():
                self._documents.paste()
            case _:
                raise TypeError(wish)

    def _on_due_counted(self, state: State) -> None:
        self._show_due(state.due, state.next_due)

    def _show_due(self, questions: int, next_day: date | None) -> None:
        self._top_bar.show_due(questions)
        if self._home is not None:
            self._home.show_due(questions, next_day)
