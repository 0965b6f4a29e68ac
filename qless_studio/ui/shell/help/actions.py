"""The commands of the help: the page that belongs to what is in front, and the welcome of a newcomer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.history import Entry, History
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.play_statistics import shown_for
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.engine.texts import phrase, say
from qless_studio.ui.shell.document import Document
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.past_games import open_past_game, show_game
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.commands import Action, CommandOwner, Menu, command, in_menu_order
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.widgets.basic.action_button import plain_text
from qless_studio.ui.widgets.basic.dialogs import IN_DIALOGS
from qless_studio.ui.work import SolveJob, Task, wait_for_changes

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.engine.player.lately import Lately
    from qless_studio.ui.shell.help.pages import Pages
    from qless_studio.ui.shell.help.standing import WordShown
    from qless_studio.ui.shell.help.today import DailyState, GoOn
    from qless_studio.ui.shell.help.welcome import Welcome
    from qless_studio.ui.shell.help.window import HelpWindow

SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


def help_of(views: Sequence[GameView], game: str) -> str:
    """The help page that the game with this key brings along, or one that says that it has none."""
    view = next(view for view in views if view.key == game)
    return view.parts.help or say("# {}\n\nThis game has no help page.\n", view.title)


@runtime_checkable
class HasHelpPage(Protocol):
    """A widget with a page of the help."""

    help_page: str
    """Key of the page, "" for none"""


class HelpActions(CommandOwner):
    """Opens the help's window and the welcome; both are imported when they are first asked for."""

    in_places = True
    welcomed = Signal()
    """The welcome was shown."""
    practice_wanted = Signal()
    """The user wants to practise what is due."""
    progress_wanted = Signal(str)
    """Key of the game whose progress is to be shown."""
    day_wanted = Signal(object)
    """The `date` of which what was played is to be shown."""
    study_wanted = Signal(str)
    """Key of the game whose words worth learning are to be shown."""
    home_wanted = Signal(bool)
    """Whether the home page is to be shown whenever the program starts."""

    def __init__(
        self,
        workspace: Workspace,
        overlays: Overlays,
        settings: Callable[[], Settings],
        available: Callable[[], Sequence[Action]],
        shared_actions: Sequence[QAction],
        parent: QWidget,
    ) -> None:
        """`available` gives all commands as they are now, for the page of the keyboard.

        `shared_actions`: commands of the window that work in the help's window too.
        """
        super().__init__(parent)
        self._workspace, self._overlays, self._available, self._parent = workspace, overlays, available, parent
        self._settings = settings
        self._shared_actions = list(shared_actions)
        self._help: HelpWindow | None = None
        self._welcome: Welcome | None = None
        self._entries: Sequence[Entry] = ()
        """The history as the home page shows it."""
        self._states: Sequence[DailyState] = ()
        self._standing: SolveJob | None = None
        self.make_actions(parent)
        self.show_page.setProperty(IN_DIALOGS, True)

    @command(
        "help", phrase("Help"), "F1", icon="book", at=Menu.HELP.at(1, 1), words=phrase("manual; how; rules; guide")
    )
    def show_page(self, key: str = "", section: str = "") -> HelpWindow:
        """Open a page, at a heading; without a key that of what has the keyboard, or of the game in front."""
        window = self._help = self._help or self._make_window()
        window.open_page(key or page_of(QApplication.focusWidget()) or self._workspace.view.key)
        window.show()
        window.page.go_to(section)
        window.activateWindow()
        window.page.setFocus()
        return window

    def find(self, text: str) -> None:
        """Show the pages in which a text is found."""
        self.show_page().search.setText(text)

    def pages(self) -> Pages:
        """The pages of the help."""
        from qless_studio.ui.shell.help.pages import Pages, language

        views = self._workspace.views
        return Pages([view.key for view in views], language(), partial(help_of, views))

    def _make_window(self) -> HelpWindow:
        from qless_studio.ui.shell.help.pictures import Pictures
        from qless_studio.ui.shell.help.window import HelpWindow

        window = HelpWindow(self.pages(), Pictures(self._workspace.views), self._table)
        window.addActions(self._shared_actions)

        def follow() -> None:
            """Give the window the accent of the game in front: it has no parent to take it from."""
            accented(window, self._workspace.view.accent)

        self._workspace.front_changed.connect(follow)
        follow()
        return window

    @command("welcome", phrase("Home"), "Ctrl+Shift+H", icon="star", at=Menu.VIEW.at(1, 1),
             tip=phrase("Today's puzzles, games to go on with, what is due"),
             words=phrase("start; welcome"))  # fmt: skip
    def show_welcome(self) -> None:
        """Show the home page."""
        from qless_studio.ui.shell.help.welcome import Welcome

        welcome = self._overlays.get(Welcome, self._make_welcome)
        welcome.at_start.setChecked(self._settings().home)
        welcome.wait_for_facts(level=False, word=False)
        welcome.open_card()
        self._show_states(welcome, [])
        folder = self._workspace.records
        if folder is not None:
            read = partial(self._on_read, welcome, folder)
            Task(partial(_entries_in, folder), self._workspace.pool, welcome, read, self._complain).start()
        self.welcomed.emit()

    def _complain(self, error: Exception) -> None:
        self._workspace.problem.emit(str(error))

    def show_due(self, cards: int) -> None:
        """Have the welcome, if it is shown, offer to practise what is due."""
        if self._welcome is not None:
            self._welcome.show_due(cards)

    def _on_read(self, welcome: Welcome, folder: Path, entries: Sequence[Entry]) -> None:
        """Show what was read; what follows from it about the player takes longer."""
        from qless_studio.ui.shell.help.standing import standing

        self._show_states(welcome, entries)
        self._stop_standing()
        if not entries or not welcome.isVisible():
            return
        workspace, settings = self._workspace, self._settings()
        games = {view.key: view.game for view in workspace.views}
        lists_of = {
            view.key: workspace.front(place).session.lexicon_name
            for place, view in enumerate(workspace.views)
            if view.game.scoring is not None
        }
        work = partial(standing, folder, games, entries, lists_of, settings.levels, settings.left_out, date.today())
        welcome.wait_for_facts(settings.levels, bool(lists_of))
        found, finished = self._on_standing_found, self._on_standing_finished
        self._standing = SolveJob(work, workspace.pool, self, found=found, finished=finished).start()

    def _on_standing_found(self, batch: list[Lately | WordShown]) -> None:
        from qless_studio.ui.shell.help.standing import WordShown

        welcome, levels = self._welcome, self._settings().levels
        assert welcome is not None
        for each in batch:
            if isinstance(each, WordShown):
                welcome.show_word(each, levels)
            else:
                welcome.show_level(each, date.today())

    def _on_standing_finished(self, finished: FinishedRun) -> None:
        self._standing = None
        if self._welcome is not None:
            self._welcome.hide_unknown()
        if finished.outcome is Outcome.FAILED and not isinstance(finished.error, StudioError):
            assert finished.error is not None
            raise finished.error

    def _stop_standing(self) -> None:
        if self._standing is not None:
            self._standing.drop()
            self._standing = None

    def _show_states(self, welcome: Welcome, entries: Sequence[Entry]) -> None:
        from qless_studio.ui.shell.help import today

        now, views = datetime.now(), self._workspace.views
        keys = [view.key for view in views]
        open_games = [
            today.OpenGame(saved.content.game, saved.content.puzzle, saved.play, saved.content.lexicon)
            for saved in self._workspace.saved().documents
            if saved.play is not None
        ]
        self._entries = entries
        self._states = today.daily_states(keys, now.date(), entries, open_games, self._is_played)
        welcome.show_states(self._states, now, newcomer=not (entries or open_games))
        welcome.show_days(today.days_done(entries, keys), now.date())
        welcome.show_games(today.games_to_go_on(open_games), today.last_games(entries, keys, len(views)))

    def _is_played(self, lexicon: str) -> bool:
        """Whether a word list is in the language of the daily puzzles."""
        return self._workspace.lexicons.language(lexicon).code == self._workspace.play_in

    def _make_welcome(self, parent: QWidget) -> Welcome:
        from qless_studio.ui.shell.help.pages import Pages, language
        from qless_studio.ui.shell.help.pictures import Pictures
        from qless_studio.ui.shell.help.welcome import Welcome

        views = self._workspace.views
        pages = Pages([view.key for view in views], language(), partial(help_of, views))
        welcome = accented(Welcome(parent, views, pages, Pictures(views)), DEFAULT_ACCENT)
        self._welcome = welcome
        welcome.practice_wanted.connect(self.practice_wanted)
        welcome.progress_wanted.connect(self.progress_wanted)
        welcome.study_wanted.connect(self.study_wanted)
        welcome.past_day_wanted.connect(self.day_wanted)
        welcome.closed.connect(self._stop_standing)
        welcome.tried.connect(self._on_tried)
        welcome.day_opened.connect(self._on_day_opened)
        welcome.go_on_wanted.connect(self._go_on)
        welcome.past_wanted.connect(self._show_past)
        welcome.home_wanted.connect(self.home_wanted)
        return welcome

    def _on_tried(self, index: int) -> None:
        workspace = self._workspace
        front = workspace.front(index)
        workspace.show(front if front.path is None else workspace.open(index))  # a file is left alone
        session = workspace.session
        if session.language.code != ENGLISH.code:  # the examples are English
            session.use_lexicon(workspace.view.parts.lexicon)
        session.edit(session.game.example, self.tr("Open example"))
        workspace.tab.focus_board()

    def _on_day_opened(self, index: int) -> None:
        """Play or resume it, or show how it ended where no document does."""
        state = self._states[index]
        if state.entry is not None and not state.is_open:
            self._show_past(state.entry)
        else:
            self.open_daily(index)

    def _show_past(self, entry: Entry) -> None:
        open_past_game(self._workspace, shown_for(entry, self._entries))

    def _go_on(self, game: GoOn) -> None:
        """Show the document with a game that was begun."""
        show_game(self._workspace, game.game, game.id)

    def open_daily(self, index: int) -> None:
        """Show the document that holds today's game, or else the one in front, in Play with today's puzzle."""
        workspace, today = self._workspace, date.today()
        begun = (document for document in workspace.of(index) if self._has_puzzle_of(document, today))
        document = next(begun, workspace.front(index))
        document.session.set_mode(Mode.PLAY)  # at once: the puzzle takes a moment to make
        workspace.show(document)
        if not self._has_puzzle_of(document, today):
            workspace.tab.game_play.daily.start(today)

    def _has_puzzle_of(self, document: Document, day: date) -> bool:
        """Whether a document holds the game of a day, in the language of the daily puzzles."""
        play, lexicon = document.session.play, document.session.wanted_lexicon
        return play is not None and play.get("day") == day.isoformat() and self._is_played(lexicon)

    def close(self) -> None:
        """Close the help's window: the program ends."""
        self._stop_standing()
        if self._help is not None:
            self._help.close()
            self._help.deleteLater()
            self._help = None

    def _table(self) -> str:
        return table_of(self._available(), self._workspace.view.title)


def _entries_in(folder: Path) -> list[Entry]:
    """What is in the history; for a worker."""
    wait_for_changes()
    return History(folder).read()[0]


def page_of(widget: QWidget | None) -> str:
    """The key of the page that a widget, or the nearest one around it, belongs to; "" for none."""
    while widget is not None:
        if isinstance(widget, HasHelpPage) and widget.help_page:
            return widget.help_page
        widget = widget.parentWidget()
    return ""


def table_of(actions: Sequence[Action], game: str) -> str:
    """A Markdown table of the commands that have keys, by menus; `game` is the title of that of the game."""
    native = QKeySequence.SequenceFormat.NativeText
    lines = [f"| {say('Keys')} | {say('Command')} |", "|---|---|"]
    elsewhere = [action for action in actions if action.declared.at is None]
    titled = [(say(menu.value) or game, placed) for menu, placed in in_menu_order(actions).items()]
    for title, listed in (*titled, (say("Outside the menus"), elsewhere)):
        bound = [action for action in listed if action.shortcuts()]
        if bound:
            lines.append(f"| **{_escaped(title)}** | |")
        for action in bound:
            shown = QKeySequence.listToString(action.shortcuts(), native)
            lines.append(f"| {_escaped(shown)} | {_escaped(plain_text(action))} |")
    return "\n".join(lines)


def _escaped(text: str) -> str:
    return SPECIAL.sub(r"\\\1", text)
