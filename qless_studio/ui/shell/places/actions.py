"""The commands that open places, and the buttons of the top bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.frame.top_bar import TopBar
from qless_studio.ui.shell.help.actions import HelpActions
from qless_studio.ui.shell.past_games import open_daily
from qless_studio.ui.shell.places.place import PageFront
from qless_studio.ui.shell.places.practice.actions import PracticeActions
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.wishes import (
    View,
)
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.work.signals import in_turns

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.ui.shell.places.history.page import History
    from qless_studio.ui.shell.places.home.page import Home


class PlaceActions(CommandOwner):
    """Places are made when they are first asked for."""

    in_places = True

    def __init__(
        self,
        workspace: Workspace,
        settings: Callable[[], Settings],
        front: PageFront,
        top_bar: TopBar,
        help: HelpActions,
        practice: PracticeActions,
        parent: QWidget,
    ) -> None:
        """`settings` gives what the user chose, as it is now."""
        super().__init__(parent)
        self._workspace, self._settings, self._front, self._top_bar = workspace, settings, front, top_bar
        self._help, self._practice = help, practice
        self._home: Home | None = None
        self._history: History | None = None
        self.make_actions(parent)
        top_bar.home.follow(self.show_home)
        top_bar.history.follow(self.show_history)
        top_bar.practice.follow(self._practice.practise)

    @command("welcome", phrase("Home"), "Ctrl+Shift+H", icon="home", at=Menu.VIEW.at(1, 1),
             words=phrase("start; welcome"))  # fmt: skip
    def show_home(self) -> None:
        """Bring Home to the front."""
        from qless_studio.ui.shell.places.home.page import Home

        if self._home is None:
            self._home = accented(Home(self._workspace, self._settings, self._help.pages), DEFAULT_ACCENT)
        self._front.show_place(self._home, "home")
        in_turns(self, self._count_due())  # first Home is to be seen
        self._workspace.wished.emit(Choose("welcomed", True))

    def _count_due(self) -> Iterator[object]:
        for name in ("engine.player.study", "engine.practice.learning", "ui.shell.places.practice.loading"):
            yield import_module(f"qless_studio.{name}")
        self._practice.count_due()

    def import_home(self) -> Iterator[object]:
        """Import Home and the games that it shows, in steps: showing it takes less time afterwards."""
        yield import_module("qless_studio.ui.shell.places.home.page")
        for view in self._workspace.views:
            yield view.parts

    @command("statistics", phrase("History"), "Ctrl+Shift+Y", icon="clock", at=Menu.VIEW.at(1, 2),
             words=phrase("statistics; progress; results; calendar; day; records; best; past games; games; level"),
    )  # fmt: skip
    def show_history(self) -> None:
        """Bring the History to the front, with the games."""
        self.open_history(View.GAMES)

    @command("day", phrase("History: Days"), icon="clock",
             words=phrase("history; today; calendar; records"))  # fmt: skip
    def show_days(self) -> None:
        self.open_history(View.DAYS)

    @command("progress", phrase("History: Progress"), icon="path",
             words=phrase("history; level; weakness; chart; due; records"))  # fmt: skip
    def show_progress(self) -> None:
        self.open_history(View.PROGRESS, self._workspace.view.key)

    @command("study", phrase("History: Words"), icon="book",
             words=phrase("history; missed; overlooked; learn; anki"))  # fmt: skip
    def show_words(self) -> None:
        self.open_history(View.WORDS, self._workspace.view.key)

    def open_history(self, view: View, game: str = "", day: date | None = None) -> None:
        """Bring a view of the History to the front, with a game unless "", and in `View.DAYS` with a day."""
        from qless_studio.ui.shell.places.history.page import History

        if self._history is None:
            self._history = accented(History(self._workspace, self._settings), DEFAULT_ACCENT)
        self._history.open_view(view, game, day)
        self._front.show_place(self._history, "history")

    def refresh(self) -> None:
        """The history has changed: have the place that shows it read it again."""
        if self._history is not None:
            self._history.read_again()

    def open_daily(self, index: int) -> None:
        """Play today's puzzle of a game, or show its document."""
        open_daily(self._workspace, index, date.today())

    def show_due(self, questions: int, next_day: date | None) -> None:
        """Show how many questions are due, and the day of the next ones."""
        self._top_bar.show_due(questions)
        if self._home is not None:
            self._home.show_due(questions, next_day)
