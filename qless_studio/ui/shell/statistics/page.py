"""The Statistics page: a game's figures, its curves over the weeks, and the list of what was played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.play_statistics import played_of, statistics, streaks
from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.shell.statistics import figures
from qless_studio.ui.shell.statistics.entry_table import PLAIN, SCORED, EntryTable
from qless_studio.ui.shell.statistics.facts import FactRows, LetterRows
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.appearance import Tinted
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import Label, SectionHeader
from qless_studio.ui.widgets.basic.scrolling import Background, ScrollColumn
from qless_studio.ui.widgets.basic.themed import OVERHANG, sides
from qless_studio.ui.widgets.charts.curves import WeekCurves
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay

WIDTH, HEIGHT, MARGIN, PADDING, GAP, SIDE = 1160, 688, 24, 24, 24, 344
TWO_COLUMNS = 960
"""Width of the card (at 100 %) from which the figures stand beside the list."""
ONE_LINE = 600
"""Width of the card (at 100 %) from which the note stands beside the buttons."""
CHART, LIST = 220, 200
"""Heights of the chart and at least of the list."""


class StatisticsPage(Overlay):
    """One game at a time; Escape or the cross closes the page."""

    help_page, ground = "statistics", "panel"

    export_wanted = Signal()
    import_wanted = Signal()
    forget_entry_wanted = Signal(object)
    """The `Entry` selected."""
    forget_game_wanted = Signal(str)
    """Key of the game."""
    forget_all_wanted = Signal()

    def __init__(self, appearance: Appearance, views: Sequence[GameView], parent: QWidget) -> None:
        self._laid_out = False
        self._tint: Tinted = appearance.tinted(views[0].accent)
        super().__init__(self._tint, parent)
        self._views = {view.key: view for view in views}
        self._entries: list[Entry] = []
        self._today = date.today()
        self.setAccessibleName(self.tr("Statistics"))
        self._make_header()
        self._make_content()
        self._make_foot()
        self._lay_out()
        self._laid_out = True
        self.restyle()

    # building

    def _make_header(self) -> None:
        appearance = self.appearance
        games = [(view.key, view.title) for view in self._views.values()]
        self.games = Segments(appearance, games, self.tr("Game"))
        self.short_games = Combo(appearance, games, self.tr("Game"))
        self.close_button = IconButton(appearance, "cross", self.tr("Close"), flat=True)
        self.games.value_changed.connect(self.show_game)
        self.short_games.value_changed.connect(self.show_game)
        self.close_button.clicked.connect(self.close_overlay)

    def _make_content(self) -> None:
        appearance = self.appearance
        sentence = self.tr("A game or round is noted here when it ends. The history stays on this computer.")
        self.empty_state = EmptyState(appearance, self.tr("Nothing played yet"), sentence)
        self.chart = WeekCurves(appearance, self.tr("Share of points, by week"))
        self.score, self.facts, self.daily = ScoreDisplay(appearance), FactRows(appearance), FactRows(appearance)
        self.letters = LetterRows(appearance)
        self.tables = {kind: EntryTable(appearance, kind) for kind in (SCORED, PLAIN)}
        self._stack = QStackedWidget()
        for table in self.tables.values():
            self._stack.addWidget(table)
        self._damaged = Label(appearance, "", 12, 500, "warn", wrap=True)

    def _make_foot(self) -> None:
        appearance, tr = self.appearance, self.tr
        self.note = Label(appearance, "", 12, 400, "text_dim", wrap=True)
        self.export_button = Button(appearance, tr("Export…"), "share")
        self.import_button = Button(appearance, tr("Import…"))
        self.forget_button = Button(appearance, tr("Forget…"), "trash")
        self.export_button.clicked.connect(self.export_wanted)
        self.import_button.clicked.connect(self.import_wanted)
        self.forget_button.clicked.connect(self._open_forget_menu)

    def _lay_out(self) -> None:
        appearance = self.appearance
        self._header = QHBoxLayout()
        self._header.addWidget(Label(appearance, self.tr("Statistics"), 28, 700))
        self._header.addStretch(1)
        for widget in (self.games, self.short_games, self.close_button):
            self._header.addWidget(widget)
        main, side = QVBoxLayout(), QVBoxLayout()
        self._above_list = QVBoxLayout()
        self._above_list.addWidget(self.chart)
        self._above_list.addWidget(SectionHeader(appearance, self.tr("Past games"), self.tr("last first")))
        main.addLayout(self._above_list)
        main.addWidget(self._stack, 1)
        for part in (self.score, self.facts, self.daily, self.letters, self._damaged):
            side.addWidget(part)
        side.addStretch(1)
        self._main, self._side, self._main_widget, self._side_widget = main, side, QWidget(), QWidget()
        self._main_widget.setLayout(main)
        self._side_widget.setLayout(side)
        self._content, self._columns = QWidget(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._content.setLayout(self._columns)
        self._columns.addWidget(self._main_widget, 1)
        self._columns.addWidget(self._side_widget)
        ground = Background(appearance, "panel")
        self._body = QVBoxLayout(ground)
        self._body.addWidget(self._content, 1)
        self._body.addWidget(self.empty_state, 1)
        self._foot = QWidget()
        buttons = QWidget()
        row = FlowLayout(buttons, spacing=lambda: self.theme.px(8))
        for button in (self.export_button, self.import_button, self.forget_button):
            row.addWidget(button)
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._foot)
        self._below.addWidget(self.note, 1)
        self._below.addWidget(buttons)
        self._column = QVBoxLayout(self.card)
        self._column.setSpacing(0)
        self._column.addLayout(self._header)
        self._column.addWidget(ScrollColumn(appearance, ground), 1)
        self._column.addWidget(self._foot)

    # content

    @property
    def game(self) -> str:
        """Key of the game that is shown."""
        return str(self.games.value)

    @property
    def table(self) -> EntryTable:
        """The list that is shown."""
        table = self._stack.currentWidget()
        assert isinstance(table, EntryTable)
        return table

    def open_page(self, game: str) -> None:
        """Open it with the figures of a game."""
        self.show_game(game)
        self.open(self.games.button(game) if self.games.isVisibleTo(self.card) else self.short_games)

    def show_history(self, entries: Sequence[Entry], damaged: int, today: date) -> None:
        """Use these entries, in the order played; `damaged` is the number of lines that could not be read."""
        self._entries, self._today = list(entries), today
        self._damaged.setText(self.tr("Damaged history entries set aside: {}").format(damaged))
        self._damaged.setVisible(damaged > 0)
        self.say(self.tr("The history stays on this computer."))
        self._show()

    def show_game(self, game: object) -> None:
        """Show the figures of a game."""
        self.games.set_value(game)
        self.short_games.set_value(game)
        self._tint.tint(self._views[str(game)].accent)
        self._show()

    def say(self, text: str, failed: bool = False) -> None:
        """One line at the foot of the page."""
        self.note.set_role("bad" if failed else "text_dim")
        if text != self.note.text():
            self.note.setText(text)
            announce(self.note, text)

    def _show(self) -> None:
        played, found = played_of(self._entries, self.game), statistics(self._entries, self.game)
        self._content.setVisible(bool(played))
        self.empty_state.setVisible(not played)
        self.export_button.setEnabled(bool(self._entries))
        self.forget_button.setEnabled(bool(self._entries))
        big, unit, small = figures.headline(found)
        self.score.show_figures(big, unit, [(value, label) for label, value in small])
        self.facts.show_facts(figures.facts(found))
        self.daily.show_facts(figures.daily_facts(streaks(self._entries, self.game, self._today)))
        self.letters.show_letters(found.by_letter)
        title, curves, unit_of = figures.curves(found)
        self.chart.show_curves(title, curves, unit_of)
        self.chart.setVisible(any(curve.points for curve in curves))
        table = self.tables[SCORED if found.scored else PLAIN]
        self._stack.setCurrentWidget(table)
        table.show_entries(played)

    # forgetting

    def _open_forget_menu(self) -> None:
        menu = self.forget_menu()
        menu.popup(self.forget_button.mapToGlobal(QPoint(0, self.forget_button.height())))

    def forget_menu(self) -> QMenu:
        """A new menu with what can be forgotten."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        one = menu.addAction(self.tr("Forget the selected game…"), self._forget_selected)
        one.setEnabled(self.table.chosen is not None)
        title = self._views[self.game].title
        all_of = menu.addAction(self.tr("Forget all games of {}…").format(title), self._forget_game)
        all_of.setEnabled(bool(played_of(self._entries, self.game)))
        menu.addAction(self.tr("Forget the whole history…"), self.forget_all_wanted.emit)
        return menu

    def _forget_selected(self) -> None:
        if self.table.chosen is not None:
            self.forget_entry_wanted.emit(self.table.chosen)

    def _forget_game(self) -> None:
        self.forget_game_wanted.emit(self.game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.table.hasFocus():
            self._forget_selected()
        else:
            super().keyPressEvent(event)

    # looks

    def card_rect(self) -> QRect:
        px = self.theme.px
        margin = px(MARGIN) if self.height() > px(700) else 8
        width = min(px(WIDTH), self.width() - 2 * margin)
        height = min(px(HEIGHT), self.height() - 2 * margin)
        self._arrange(width)
        return QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _arrange(self, width: int) -> None:
        """The figures beside the list or above it; the games side by side, or in a box where they do not fit."""
        px, directions = self.theme.px, QBoxLayout.Direction
        beside = width >= px(TWO_COLUMNS)
        self._columns.setDirection(directions.LeftToRight if beside else directions.BottomToTop)
        self._below.setDirection(directions.LeftToRight if width >= px(ONE_LINE) else directions.TopToBottom)
        self._side_widget.setMinimumWidth(px(SIDE) if beside else 0)
        self._side_widget.setMaximumWidth(px(SIDE) if beside else 16777215)
        others = width - self.games.sizeHint().width() - px(2 * PADDING + 200)
        self.games.setVisible(others >= 0)
        self.short_games.setVisible(others < 0)

    def restyle(self) -> None:
        if self._laid_out:
            px = self.theme.px
            self._column.setContentsMargins(1, px(16), 1, px(16))
            self._header.setContentsMargins(*sides(px(PADDING), 0, px(16), px(8)))
            self._header.setSpacing(px(8))
            self._body.setContentsMargins(*sides(px(PADDING) - OVERHANG, px(8), px(16), px(8)))
            self._above_list.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
            self._above_list.setSpacing(px(8))
            self._columns.setContentsMargins(0, 0, 0, 0)
            self._below.setContentsMargins(px(PADDING), px(12), px(PADDING), 0)
            self._below.setSpacing(px(8))
            self._columns.setSpacing(px(GAP))
            self._main.setContentsMargins(0, 0, 0, 0)
            self._side.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
            for column in (self._main, self._side):
                column.setSpacing(px(8))
            self.chart.setFixedHeight(px(CHART))
            self._stack.setMinimumHeight(px(LIST))
        super().restyle()
