"""The Statistics page: a game's figures, its curves over the weeks, and the list of what was played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.play_statistics import day_played
from qless_studio.ui.shell.frame.game_overlay import GameOverlay
from qless_studio.ui.shell.statistics import figures
from qless_studio.ui.shell.statistics.day import DayBar, DayFacts, long_day
from qless_studio.ui.shell.statistics.entry_table import DAY, PLAIN, SCORED, EntryTable
from qless_studio.ui.shell.statistics.facts import FactRows, LetterRows
from qless_studio.ui.shell.statistics.reading import DayReport, GameHistory, ReadHistory
from qless_studio.ui.style import accented
from qless_studio.ui.style.lengths import sized, spaced
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button, link_button
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.widgets.charts.curves import WeekCurves
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay

CHART, LIST = 220, 200
"""Heights of the chart and at least of the list."""


class StatisticsPage(GameOverlay):
    """Counts and records of one game at a time, or all games of a day; what was learned is on the Progress page."""

    help_page = "statistics"

    export_wanted = Signal()
    import_wanted = Signal()
    forget_entry_wanted = Signal(object)
    """The `Entry` selected."""
    forget_game_wanted = Signal(str)
    """Key of the game."""
    forget_all_wanted = Signal()
    progress_wanted = Signal(str)
    """Key of the game."""
    challenge_wanted = Signal(object)
    """The `Entry` selected."""
    review_wanted = Signal(object)
    """The `Entry` of the game to show as it ended."""
    day_wanted = Signal(object)
    """The `date` whose report is to be shown."""

    def __init__(self, views: Sequence[GameView], parent: QWidget) -> None:
        super().__init__(views, parent)
        self._read: ReadHistory | None = None
        self._day: date | None = None
        self._report: DayReport | None = None
        self._make_content()
        self._make_buttons()
        self._lay_out()

    # building

    def title_text(self) -> str:
        return self.tr("Statistics")

    def _make_content(self) -> None:
        sentence = self.tr("Games appear here when they end.")
        self.empty_state = EmptyState(self.tr("Nothing played yet"), sentence)
        self.waiting = text_label(self.tr("Reading the history…"), "note")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.chart = WeekCurves(self.tr("Share of points, by week"))
        self.score, self.facts, self.daily = ScoreDisplay(), FactRows(), FactRows()
        self.letters = LetterRows()
        titles = {key: view.title for key, view in self.views.items()}
        self.day_facts, self.day_bar = DayFacts(titles), DayBar()
        self.day_bar.wanted.connect(self.show_day)
        self.tables = {kind: EntryTable(kind, titles) for kind in (SCORED, PLAIN, DAY)}
        self._stack = QStackedWidget()
        for table in self.tables.values():
            self._stack.addWidget(table)
            table.solution_activated.connect(self.review_wanted)
        too_large = self.tr("The history is too large to be read whole: only its newest games are here.")
        self._too_large = text_label(too_large, "warn", wrap=True)
        self._damaged = text_label("", "warn", wrap=True)

    def _make_buttons(self) -> None:
        tr = self.tr
        self.export_button = Button(tr("Export…"), "share", act=self.export_wanted)
        self.import_button = Button(tr("Import…"), act=self.import_wanted)
        self.forget_button = Button(tr("Forget…"), "trash", act=self._open_forget_menu)
        self.progress_button = Button(tr("Progress"), "path", act=lambda: self.progress_wanted.emit(self.game))
        self.challenge_button = Button(tr("Challenge a friend"), "share")
        self.challenge_button.setToolTip(tr("To the game that is selected in the list"))
        self.challenge_button.clicked.connect(lambda: self._with_chosen(self.challenge_wanted))
        self.review_button = link_button(tr("Review"), act=lambda: self._with_chosen(self.review_wanted))
        self.review_button.setToolTip(tr("Show the selected game as it ended; a double click or Enter does the same"))
        self.day_button = link_button(tr("Its day"), act=self._show_day_of_chosen)
        self.day_button.setToolTip(tr("All games of the day on which the selected game was played"))

    def _lay_out(self) -> None:
        main, side = QVBoxLayout(), QVBoxLayout()
        above_list = spaced(QVBoxLayout(), 8)
        above_list.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
        title = SectionHeader(self.tr("Games"), self.tr("latest first"))
        header = filled(QHBoxLayout(), (title, 1), self.day_bar, self.day_button, self.review_button)
        filled(above_list, sized(self.chart, height=CHART), header)
        filled(main, above_list, (sized(self._stack, minimum_height=LIST), 1))
        self._game_parts = self.chart, self.score, self.facts, self.daily, self.letters
        filled(side, *self._game_parts[1:], self.day_facts, self._too_large, self._damaged, STRETCH)
        copies = self.export_button, self.import_button, self.forget_button
        buttons = self.challenge_button, self.progress_button, *copies
        self.lay_out(main, side, (self.empty_state, self.waiting), buttons)

    # content

    @property
    def table(self) -> EntryTable:
        """The list that is shown."""
        table = self._stack.currentWidget()
        assert isinstance(table, EntryTable)
        return table

    def show_history(self, read: ReadHistory) -> None:
        """Show what was read."""
        self._read = read
        self._too_large.setVisible(not read.whole)
        self._damaged.setText(self.tr("Damaged history entries set aside: {}").format(read.damaged))
        self._damaged.setVisible(read.damaged > 0)
        self.say(self.tr("The history stays on this computer unless you share it."))
        self.show_content()
        if self._day is not None:
            self.day_wanted.emit(self._day)

    def open_page(self, game: str) -> None:
        self._day = None
        super().open_page(game)

    def open_day(self, day: date) -> None:
        """Open it with all games of a day, which appear once the history is shown."""
        self._day, self._report, self._read = day, None, None
        self.show_content()
        self.open(self._first_stop())

    def show_day(self, day: date | None) -> None:
        """Show all games of a day; None: one game on all days."""
        self._day = day
        if day is not None:
            self.day_wanted.emit(day)
            return
        self._report = None
        self.show_game(self.game)
        self._place_card()
        self._first_stop().setFocus()

    def show_report(self, report: DayReport) -> None:
        """Show the report that was wanted, unless another one is by now."""
        if report.day != self._day:
            return
        entered, self._report = self._report is None, report
        self.show_content()
        self._place_card()
        if entered:
            self.table.enter()

    @property
    def is_whole(self) -> bool:
        """Whether all games are listed: some are not if the history is too large."""
        return self._read is not None and self._read.readable and self._read.whole

    @property
    def played(self) -> Sequence[Entry]:
        """The games that are listed."""
        if self._day is not None:
            return () if self._report is None else self._report.played
        return self._read.games[self.game].played if self._read is not None else ()

    def show_content(self) -> None:
        read = self._read
        some = read is not None and bool(read.entries or not self.is_whole)
        self.export_button.setEnabled(some)
        self.forget_button.setEnabled(some)
        all_days = self._day is None
        for part in (*self._game_parts, self.day_button, self.progress_button):
            part.setVisible(all_days)
        self.day_bar.setHidden(all_days)
        self.day_facts.setHidden(all_days)
        if not all_days:
            self._show_report()
            return
        self.title.setText(self.title_text())
        if read is None or not self.played:
            self.show_columns(self.waiting if read is None else self.empty_state)
            if read is not None and not read.whole:
                self.say(self._too_large.text(), failed=True)
        else:
            self.show_columns()
            self._show_game(read.games[self.game])

    def _show_game(self, read: GameHistory) -> None:
        found = read.statistics
        big, unit, small = figures.headline(found)
        self.score.show_figures(big, unit, [(value, label) for label, value in small])
        self.facts.show_facts([*figures.facts(found), *figures.matches(read.matches), *figures.friends(read.friends)])
        self.daily.show_facts(figures.daily_facts(read.streak))
        self.letters.show_letters(found.by_letter)
        title, curves, unit_of = figures.curves(found)
        self.chart.show_curves(title, curves, unit_of)
        self.chart.setVisible(any(curve.points for curve in curves))
        table = self.tables[SCORED if found.scored else PLAIN]
        self._stack.setCurrentWidget(table)
        table.show_entries(read.played)

    def _show_report(self) -> None:
        report = self._report
        self.show_columns(self.waiting if report is None else None)
        if report is not None:
            accented(self, DEFAULT_ACCENT)
            self.title.setText(long_day(report.day))
            announce(self.title, self.title.text())
            self.day_bar.show_report(report)
            self.day_facts.show_report(report)
            self._stack.setCurrentWidget(self.tables[DAY])
            self.tables[DAY].set_empty_text(self.tr("No game on this day"))
            self.tables[DAY].show_entries(list(report.played))

    def _show_day_of_chosen(self) -> None:
        """Show the day of the selected game, or of the last one."""
        chosen = self.table.chosen if self.played else None
        days = map(day_played, self.played if chosen is None else [chosen])
        day = max((each for each in days if each is not None), default=None)
        if day is not None:
            self.show_day(day)

    def _offer_games(self, side_by_side: bool) -> None:
        if self._day is None:
            super()._offer_games(side_by_side)
        else:
            self.games.hide()
            self.short_games.hide()

    def _first_stop(self) -> QWidget:
        return super()._first_stop() if self._day is None else self.close_button

    def _with_chosen(self, wanted: SignalInstance) -> None:
        chosen = self.table.chosen if self.played else None
        if chosen is None:
            self.say(self.tr("Select a game in the list first."), failed=True)
        else:
            wanted.emit(chosen)

    # forgetting

    def _open_forget_menu(self) -> None:
        open_menu(self.forget_menu(), self.forget_button.mapToGlobal(QPoint(0, self.forget_button.height())))

    def forget_menu(self) -> QMenu:
        """A new menu with what can be forgotten."""
        menu = QMenu(self)
        one = menu.addAction(self.tr("Forget the selected game…"), self._forget_selected)
        one.setEnabled(bool(self.played) and self.table.chosen is not None)
        if self._day is None:
            title = self.views[self.game].title
            forget = partial(self.forget_game_wanted.emit, self.game)
            all_of = menu.addAction(self.tr("Forget all games of {}…").format(title), forget)
            all_of.setEnabled(bool(self.played) or (self._read is not None and not self.is_whole))
        menu.addAction(self.tr("Forget the whole history…"), self.forget_all_wanted.emit)
        return menu

    def _forget_selected(self) -> None:
        if self.played and self.table.chosen is not None:
            self.forget_entry_wanted.emit(self.table.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.table.hasFocus():
            self._forget_selected()
        else:
            super().keyPressEvent(event)
