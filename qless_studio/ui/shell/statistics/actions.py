"""The command that opens the Statistics page, and the actions of that page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import told
from qless_studio.engine.history import Entry, History
from qless_studio.engine.play_statistics import shown_for
from qless_studio.engine.texts import counted, figure, phrase
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.work import HistoryStore, Task, wait_for_changes

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.ui.shell.statistics.page import StatisticsPage
    from qless_studio.ui.shell.statistics.reading import ReadHistory

SUFFIX = ".jsonl"


class StatisticsActions(CommandOwner):
    """The page is made when it is first asked for; the history is read whenever it is opened."""

    in_places = True
    progress_wanted = Signal(str)
    """Key of the game whose progress is to be shown."""
    challenge_wanted = Signal(object)
    """`Entry` of the game that a friend is to be challenged to."""

    def __init__(self, workspace: Workspace, overlays: Overlays, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._overlays, self._parent = workspace, overlays, parent
        self._made: StatisticsPage | None = None
        self._reading: Task | None = None
        self._entries: Sequence[Entry] = ()
        """The history as the page shows it."""
        self._said = ""
        self._store = HistoryStore(workspace.records, self, self._complain)
        self.make_actions(parent)

    @command("statistics", phrase("History"), "Ctrl+Shift+Y", icon="clock", at=Menu.VIEW.at(1, 2),
             tip=phrase("What you played and how well, in all games"),
             words=phrase("statistics; progress; results; calendar; day; records; best; past games; games; level"),
    )  # fmt: skip
    def open(self) -> None:
        """Open the page with the game in front."""
        self.open_game(self._workspace.view.key)

    @command("day", phrase("Your day"), icon="clock", words=phrase("history; today; calendar; records"),
             tip=phrase("What you played today in all games, records, and what you learned"))  # fmt: skip
    def today(self) -> None:
        self.open_day(date.today())

    def open_game(self, game: str) -> None:
        """Open the page with the game of this key."""
        page = self._page()
        self._read()
        page.open_page(game)

    def open_day(self, day: date) -> None:
        """Open the page with what was played on a day in all games."""
        page = self._page()
        self._read()
        page.open_day(day)

    def _page(self) -> StatisticsPage:
        from qless_studio.ui.shell.statistics.page import StatisticsPage

        return self._overlays.get(StatisticsPage, self._make_page)

    def _make_page(self, parent: QWidget) -> StatisticsPage:
        from qless_studio.ui.shell.statistics.page import StatisticsPage

        page = StatisticsPage(self._workspace.views, parent)
        page.export_wanted.connect(self.export)
        page.import_wanted.connect(self.import_copy)
        page.forget_entry_wanted.connect(self._on_forget_entry)
        page.forget_game_wanted.connect(self._on_forget_game)
        page.forget_all_wanted.connect(self._on_forget_all)
        page.progress_wanted.connect(self.progress_wanted)
        page.challenge_wanted.connect(self.challenge_wanted)
        page.review_wanted.connect(self._on_review_wanted)
        page.day_wanted.connect(self._on_day_wanted)
        self._made = page
        return page

    def _read(self, said: str = "") -> None:
        """Read the history on a worker and show it, then say what was done."""
        from qless_studio.ui.shell.statistics.reading import read_history

        if self._reading is not None:
            self._reading.abandon()
        workspace = self._workspace
        folder, keys, today = workspace.records, [view.key for view in workspace.views], date.today()
        self._said = said
        views = {view.key: view for view in workspace.views}
        work = partial(read_history, folder, keys, today, lambda key: views[key].game)
        self._reading = Task(work, workspace.pool, self, self._on_read, self._on_read_failed).start()

    def _on_read(self, read: ReadHistory) -> None:
        self._reading, self._entries = None, read.entries
        if self._made is not None:  # `_page` would close another overlay opened meanwhile
            self._made.show_history(read)
            if self._said:
                self._made.say(self._said)

    def _on_read_failed(self, error: Exception) -> None:
        from qless_studio.ui.shell.statistics.reading import history_of

        empty = history_of((), 0, [view.key for view in self._workspace.views], date.today())
        self._on_read(replace(empty, readable=False))
        self._complain(told(error))

    def _on_day_wanted(self, day: date) -> None:
        """Records take a pass over the whole history."""
        from qless_studio.ui.shell.statistics.reading import day_report

        page, entries = self._page(), self._entries
        games = {view.key: view for view in self._workspace.views}
        work = partial(day_report, day, entries, games, lambda key: games[key].game)
        Task(work, self._workspace.pool, page, page.show_report).start()

    def _on_review_wanted(self, entry: Entry) -> None:
        from qless_studio.ui.shell.past_games import open_past_game

        page = self._page()
        page.close_overlay()
        open_past_game(self._workspace, shown_for(entry, self._entries))

    # copies

    def export(self) -> None:
        """Ask for a file and write a copy of the history there."""
        from qless_studio.ui.widgets.basic.save_file import ask_and_write

        folder, page = self._workspace.records, self._page()
        if folder is None:
            return

        def content() -> bytes:
            wait_for_changes()
            return History(folder).content()

        kinds = ((SUFFIX, self.tr("History")),)
        ask_and_write(
            self._parent, self.tr("Export history"), "qless-studio-history", kinds, lambda _: content,
            page.say, self._complain,
        )  # fmt: skip

    def import_copy(self) -> None:
        """Ask for a copy of a history and add its new entries."""
        from qless_studio.ui.widgets.basic.save_file import ask_for_file

        filters = self.tr("History of games (*{});;All files (*)").format(SUFFIX).split(";;")
        ask_for_file(self._parent, self.tr("Import history"), filters, lambda path: self.import_from(Path(path)))

    def import_from(self, path: Path) -> None:
        """Add the games of a copy that are not here yet."""
        self._store.change(lambda history: history.add_from(path), self._on_imported)

    def _on_imported(self, result: tuple[int, int]) -> None:
        added, damaged = result
        said = (
            counted(added, "{} game added", "{} games added")
            if added
            else self.tr("All of these games are already in the history.")
        )
        if damaged:
            left_out = counted(damaged, "{} damaged line was left out", "{} damaged lines were left out")
            said = f"{said}; {left_out}"
        self._read(said)

    # forgetting

    def _on_forget_entry(self, entry: Entry) -> None:
        from qless_studio.ui.shell.statistics.entry_table import ended

        self._ask(self.tr("Forget the game of {}?").format(ended(entry)), lambda history: history.forget(entry.id))

    def _on_forget_game(self, game: str) -> None:
        count = len(self._page().played)
        title = next(view.title for view in self._workspace.views if view.key == game)
        text = counted(count, "Forget {1} game of {0}?", "Forget all {1} games of {0}?", title, figure(count))
        if not self._page().is_whole:
            text = self.tr("Forget all games of {}?").format(title)
        self._ask(text, lambda history: history.forget_game(game))

    def _on_forget_all(self) -> None:
        self._ask(self.tr("Forget the whole history of all games?"), lambda history: history.forget_all())

    def _ask(self, question: str, forget: Callable[[History], int]) -> None:
        from qless_studio.ui.shell.frame.question import ask_first

        verbs = self.tr("Forget"), self.tr("Cancel")
        more = self.tr("This cannot be undone. To keep a copy, export the history first.")
        ask_first(self._parent, question, more, verbs, partial(self._forget, forget))

    def _forget(self, forget: Callable[[History], int]) -> None:
        self._store.change(forget, self._on_forgotten)

    def _on_forgotten(self, forgotten: int) -> None:
        self._read(counted(forgotten, "{} game forgotten", "{} games forgotten"))

    def _complain(self, text: str) -> None:
        self._page().say(text, failed=True)
