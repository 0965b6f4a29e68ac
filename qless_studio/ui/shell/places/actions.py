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
from qless_studio.ui.shell.past_games import open_daily
from qless_studio.ui.shell.places.front import PageFront
from qless_studio.ui.shell.places.practice.actions import PracticeActions
from qless_studio.ui.shell.places.wishes import (
    Choose,
    Due,
    Follow,
    Leave,
    Paste,
    Practise,
    PractiseCards,
    Practised,
    PractiseWords,
    Send,
    ShowHelp,
    ShowHistory,
    ShowWords,
    View,
)
from qless_studio.ui.shell.send.actions import SendActions
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.commands import CommandOwner, Menu, command

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.ui.shell.places.history.page import History
    from qless_studio.ui.shell.places.home.page import Home
    from qless_studio.ui.shell.places.practice.loading import State


class PlaceActions(CommandOwner):
    """Places are made when they are first asked for."""

    in_places = True

    home_shown = Signal()
    """Home came to the front."""
    setting_chosen = Signal(str, object)
    """Name of a field of `Settings` and its value."""

    def __init__(
        self,
        workspace: Workspace,
        settings: Callable[[], Settings],
        front: PageFront,
        top_bar: TopBar,
        owners: tuple[DocumentActions, HelpActions, PracticeActions, SendActions],
        parent: QWidget,
    ) -> None:
        """`settings` gives what the user chose, as it is now; `owners` do what places ask for."""
        super().__init__(parent)
        self._workspace, self._settings, self._front, self._top_bar = workspace, settings, front, top_bar
        self._documents, self._help, self._practice, self._send = owners
        self._home: Home | None = None
        self._history: History | None = None
        self.make_actions(parent)
        top_bar.home.follow(self.show_home)
        top_bar.history.follow(self.show_history)
        top_bar.practice.follow(self._practice.practise)
        self._practice.due_counted.connect(self._on_due_counted)
        self._practice.wished.connect(self.grant)

    @command("welcome", phrase("Home"), "Ctrl+Shift+H", icon="home", at=Menu.VIEW.at(1, 1),
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
            self._history.wished.connect(self.grant)
            self._history.failed.connect(self._workspace.problem)
        self._history.open_view(view, game, day)
        self._front.show_place(self._history, "history")

    def refresh(self) -> None:
        """The history has changed: have the place that shows it read it again."""
        if self._history is not None:
            self._history.read_again()

    def open_daily(self, index: int) -> None:
        """Play today's puzzle of a game, or show its document."""
        open_daily(self._workspace, index, date.today())

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
            case PractiseCards(ids, title):
                self._practice.practise_cards(ids, title)
            case PractiseWords(game, words, lexicon):
                self._practice.practise_words(game, words, lexicon)
            case ShowHistory(day, view, game):
                self.open_history(view if day is None else View.DAYS, game, day)
            case ShowWords(game=game):
                self.open_history(View.WORDS, game)
            case Send(entry):
                self._send.send_entry(entry)
            case Choose(name, value):
                self.setting_chosen.emit(name, value)
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
