"""History: what was played and how well, in four views of one history, with one pair of filters."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import cached_property, partial
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.past import (
    Day,
    Filters,
    Games,
    GamesShown,
    MonthShown,
    Past,
    day_of,
    games_shown,
    month_of,
    weeks_ago,
)
from qless_studio.engine.practice.learning import Best, LevelReport, StudyList
from qless_studio.engine.practice.progress import Progress
from qless_studio.engine.texts import counted, say, without_dots
from qless_studio.ui.shell.places.history import texts
from qless_studio.ui.shell.places.history.days import DaysView
from qless_studio.ui.shell.places.history.foot import Chosen, Foot
from qless_studio.ui.shell.places.history.games import GamesView
from qless_studio.ui.shell.places.history.progress import ProgressView
from qless_studio.ui.shell.places.history.views import Make, Services, read
from qless_studio.ui.shell.places.history.words import WordsView
from qless_studio.ui.shell.places.place import Place, Work
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.wishes import View
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style.drawing import set_kind
from qless_studio.ui.style.in_force import sides, spaced
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import link_button
from qless_studio.ui.widgets.basic.fields import Combo, Segments
from qless_studio.ui.widgets.basic.labels import separator, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, UNLIMITED, FlowLayout, ScrollColumn, background, bare, filled
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.work.memory import free_in_slices

MARGIN, NARROW, SIDE, BESIDE = 24, 16, 376, 900
"""Margins, width of the side, and the width (at 100 %) from which it stands beside the main column."""
NARROW_SIDE, WIDE, TITLED = 300, 1160, 700
"""Width of the side below this width; the width from which the title is shown."""
WEEKS, USUAL = (12, 26, 52, 0), 12
"""Numbers of weeks to choose from; 0 is all of them."""
AFTER_TITLE, MONTHS = 16, 120
"""The room after the title; months to choose from at most."""


AnyView: TypeAlias = GamesView | DaysView | ProgressView | WordsView
V = TypeVar("V", DaysView, ProgressView, WordsView)


class History(Place):
    """The views share the history that was read, the filters and the foot."""

    help_page = "history"

    def __init__(self, workspace: Workspace, settings: Callable[[], Settings]) -> None:
        """`settings` gives what the user chose, as it is now."""
        super().__init__("", workspace)
        self.setAccessibleName(self.tr("History"))
        self._settings = settings
        self._known = False
        """Whether the history was read since the place was opened."""
        self._read_for: dict[View, object] = {}
        """What each view was read for; the same is not read twice."""
        self._count = ""
        self._services = Services(workspace, settings, self.say, self.read, self.read_again)
        self.view, self._game = View.GAMES, ""
        self._undo: Callable[[], object] | None = None
        self.games = GamesView(self._services, self.show_game)
        self._views: dict[View, AnyView] = {View.GAMES: self.games}
        """The views made so far: most are never asked for between two starts."""
        self._make_filters()
        self._make_foot()
        self._lay_out()
        self._show_view()

    # building

    def _make_filters(self) -> None:
        tr = self.tr
        names = {View.GAMES: tr("Games"), View.DAYS: tr("Days"), View.PROGRESS: tr("Progress"), View.WORDS: tr("Words")}
        self.title = text_label(tr("History"), "title")
        self.title.setContentsMargins(*sides(0, 0, AFTER_TITLE, 0))
        self.segments = Segments(names.items(), tr("History"), act=self._on_view_chosen)
        for place, (view, name) in enumerate(names.items(), start=1):
            spoken = f"{tr('History')}, {name}, {tr('{} of {}').format(place, len(names))}"
            self.segments.button(view).setAccessibleName(spoken)
        self.game = Combo((), tr("Game"), act=lambda value: self.show_game(str(value)))
        weeks = [(number, tr("{} weeks").format(number) if number else tr("All weeks")) for number in WEEKS]
        self.weeks = Combo(weeks, tr("Weeks"), act=self._filter)
        self.months = Combo((), tr("Month"), act=self._on_month)
        self.lists = Combo((), without_dots(say("Word list…")), act=self._filter)

    def _make_foot(self) -> None:
        self.foot = Foot(self._services, self._chosen, lambda: self.words.export_menu())
        self.games.table.forget_wanted.connect(self._ask_to_forget_selected)
        self.note = text_label("", "caption", wrap=True)
        self.undo_button = link_button(self.tr("Undo"), act=self._on_undo)
        self.undo_button.hide()

    def _chosen(self) -> Chosen:
        day = self.days.day if self.view is View.DAYS else date.today()
        return Chosen(self.view, self.filters, self.game.currentText(), day)

    def _ask_to_forget_selected(self) -> None:
        if self.games.table.played is not None:
            self.foot.ask_to_forget(self.games.table.played)

    def _lay_out(self) -> None:
        flow = FlowLayout(spacing=lambda: self.theme.px(8))
        filled(flow, self.title, self.segments)
        flow.add_stretch()
        filled(flow, self.game, self.weeks, self.months, self.lists)
        head = filled(spaced(QVBoxLayout(), 0, OVERHANG, 0, OVERHANG, 0), flow)
        line = filled(spaced(QHBoxLayout(), 8, OVERHANG, 0, OVERHANG, 0), (self.note, 1), self.undo_button)
        self._main = QWidget()
        self._main_column = spaced(QVBoxLayout(self._main), 8)
        filled(self._main_column, head, *((view, 1) for view in self._views.values()), line)
        self._side_ground = background("panel")
        self._side_column = spaced(QVBoxLayout(self._side_ground), 8)
        filled(self._side_column, *(view.side for view in self._views.values()), STRETCH, 8, self.foot)
        self.side = ScrollColumn(self._side_ground)
        self._line = separator("edge", vertical=True)
        self._columns = bare(QBoxLayout(QBoxLayout.Direction.LeftToRight, self.ground), 0)
        filled(self._columns, (self._main, 1), self._line, self.side)

    @cached_property
    def days(self) -> DaysView:
        return self._placed(View.DAYS, DaysView(self._services, self._go_to_day))

    @cached_property
    def progress(self) -> ProgressView:
        return self._placed(View.PROGRESS, ProgressView(self._services, self.show_game, self.foot.ask_to_forget_card))

    @cached_property
    def words(self) -> WordsView:
        return self._placed(View.WORDS, WordsView(self._services, self.stop))

    def _placed(self, view: View, made: V) -> V:
        self._views[view] = made
        self._main_column.insertWidget(1, made, 1)
        self._side_column.insertWidget(0, made.side)
        self._arrange()
        return made

    # opened

    def open_view(self, view: View, game: str = "", day: date | None = None) -> None:
        """Choose what is shown when the place is opened: a view, a game unless "", a day in `View.DAYS`.

        A day is asked for in all games; otherwise the game shown last stays.
        """
        self.view = view
        if game or day is not None:
            self._game = game
        if view is View.DAYS:
            self.days.go_to(day or date.today())
        self._show_view()

    def open(self) -> None:
        self._forget_read()
        self._tell("")
        super().open()

    def first_stop(self) -> QWidget:
        return self.segments.button(self.view)

    # filters

    def _on_view_chosen(self, view: object) -> None:
        assert isinstance(view, View)
        self.view = view
        self.area.verticalScrollBar().setValue(0)
        self.side.verticalScrollBar().setValue(0)
        self._show_view()
        self.read()

    def _show_view(self) -> None:
        tr, workspace, view = self.tr, self._workspace, self.view
        self.segments.set_value(view)
        getattr(self, view.value)  # made when it is first shown
        for each, widget in self._views.items():
            widget.setVisible(each is view)
            widget.side.setVisible(each is view)
        keys = [each.key for each in workspace.views if view is not View.WORDS or each.game.scoring is not None]
        games = [(each.key, each.title) for each in workspace.views if each.key in keys]
        if view in (View.GAMES, View.DAYS):
            games.insert(0, ("", tr("All games")))
        self.game.set_choices(games)
        offered = [key for key, _ in games]
        shown = next((key for key in (self._game, workspace.view.key) if key in offered), offered[0] if offered else "")
        self.game.setVisible(bool(offered))
        if offered:
            self.game.set_value(shown)
        for combo, views in ((self.weeks, (View.GAMES, View.PROGRESS)), (self.months, (View.DAYS,)),
                             (self.lists, (View.WORDS,))):  # fmt: skip
            combo.setVisible(view in views)
        if view is View.WORDS:
            self._offer_lists()
        elif view is View.DAYS:
            self._offer_months()
        self.foot.show_view(view)
        self.foot.show_count(self._count if view is View.GAMES else "")
        if view is View.PROGRESS:
            self.progress.show_game(self.shown_game, self.filters.since)

    @property
    def shown_game(self) -> str:
        """The key of the game that is shown; "" for all of them."""
        return str(self.game.value or "")

    @property
    def filters(self) -> Filters:
        """Which games are shown."""
        weeks = self.weeks.value
        assert isinstance(weeks, int)
        return Filters(self.shown_game, weeks_ago(weeks, date.today()))

    def show_game(self, game: str) -> None:
        """Show one game, "" for all of them."""
        self._game = game
        self.game.set_value(game)
        if self.view is View.WORDS:
            self._offer_lists()
        self._filter()

    def _filter(self) -> None:
        if self.view is View.PROGRESS:
            self.progress.show_game(self.shown_game, self.filters.since)
            if self.progress.knows(self.shown_game):
                return
        self.read()

    def _offer_lists(self) -> None:
        """The lists in the language of the one in force in the game."""
        workspace = self._workspace
        keys = [view.key for view in workspace.views]
        name = workspace.front(keys.index(self.shown_game)).session.words.name if self.shown_game else ""
        names = dict.fromkeys((name, *(info.name for info in workspace.lexicons.of_same_language(name))))
        self.lists.set_choices([(each, workspace.lexicons.title(each)) for each in names])
        self.lists.set_value(name)

    def _offer_months(self) -> None:
        """The months since the first game, the current one first."""
        day, past = date.today().replace(day=1), self._services.past
        first = min(filter(None, (past.active[0] if past.active else None, self.days.day)), default=day)
        months = [day]
        while months[-1] > first.replace(day=1) and len(months) < MONTHS:
            months.append((months[-1] - timedelta(1)).replace(day=1))
        self.months.set_choices([(each, texts.month_text(each)) for each in months])
        shown = self.days.day.replace(day=1)
        self.months.set_value(shown if shown in months else months[-1])

    def _on_month(self, first: object) -> None:
        assert isinstance(first, date)
        today = date.today()
        self._go_to_day(today if first == today.replace(day=1) else first)

    def _go_to_day(self, day: date) -> None:
        self.days.go_to(day)
        self._offer_months()
        self.read()

    # reading

    def reading(self) -> Work | None:
        folder, games = self._workspace.records, self._services.games
        past = self._services.past if self._known else None
        if past is not None and self._read_for.get(self.view) == self._wanted:
            return None
        if self.view is View.WORDS:
            if not self.shown_game:
                self.words.show_none()
                return None
            self.words.wait()
        return partial(read, folder, past, games, self._make(games))

    def _make(self, games: Games) -> Make:
        """The work for the view in front, as it is filtered now."""
        from qless_studio.engine.practice.learning import progress_in, study_list

        folder, filters, game, today = self._workspace.records, self.filters, self.shown_game, date.today()
        if self.view is View.DAYS:
            day = self.days.day
            return lambda past, _: [month_of(past, games, filters, day.replace(day=1), today),
                                    day_of(past, games, filters, day)]  # fmt: skip
        if self.view is View.PROGRESS and folder is not None:
            limits, levels = self._services.limits, self._settings().levels
            return lambda past, run: progress_in(folder, past.entries, games, game, limits, levels, run)
        if self.view is View.WORDS:
            name = str(self.lists.value)
            return lambda past, run: [study_list(folder, past.entries, games, game, name, run)]
        return lambda past, _: [games_shown(past, games, filters, today)]

    @property
    def _wanted(self) -> object:
        """What the view in front is to be read for."""
        return {
            View.GAMES: self.filters, View.DAYS: (self.shown_game, self.days.day if View.DAYS in self._views else None),
            View.PROGRESS: View.PROGRESS, View.WORDS: (self.shown_game, self.lists.value),
        }[self.view]  # fmt: skip

    def show_value(self, value: Any) -> None:
        if isinstance(value, Past):
            free_in_slices(self._services.past.entries, self)  # at once it would take long
            free_in_slices(self._services.past.games, self)
            self._services.past, self._known = value, True
            self.games.show_past(value)
            if value.problem:
                self.say(value.problem, failed=True)
            some, focus = bool(value.entries) or not value.whole, self.window().focusWidget()
            if not some and focus is not None and self.foot.isAncestorOf(focus):
                self.focus()  # a button that is disabled would leave the keyboard to the top bar
            self.foot.enable(some)
            if self.view is View.DAYS:
                self._offer_months()
        elif isinstance(value, GamesShown):
            self.games.show_games(value)
            self._count = counted(value.games, "{} game", "{} games") if self._services.past.games else ""
            self.foot.show_count(self._count)
        elif isinstance(value, MonthShown):
            self.days.show_month(value, self.shown_game)
        elif isinstance(value, Day):
            self.days.show_day(value, self.shown_game)
        elif isinstance(value, Progress | LevelReport | Best):
            self.progress.show_found(value)
        elif isinstance(value, StudyList):
            self.words.show_study(value)

    def show_share(self, share: float) -> None:
        self.words.progress.show_share(share)

    def show_all_read(self) -> None:
        stopped = self.view is View.WORDS and self.words.study is None
        if not stopped:
            self._read_for[self.view] = self._wanted
        if self.view is View.PROGRESS:
            self.progress.show_all_read()
        elif stopped:
            self.words.show_stopped()

    def read_again(self) -> None:
        """The history has changed."""
        self._forget_read()
        self.read()

    def _forget_read(self) -> None:
        self._known, self._read_for = False, {}
        if View.PROGRESS in self._views:
            self.progress.forget_read()

    # messages

    def _tell(self, text: str, undo: Callable[[], object] | None = None, failed: bool = False) -> None:
        set_kind(self.note, "bad" if failed else "caption")
        show_text(self.note, text)
        self._undo = undo
        self.undo_button.setVisible(undo is not None)

    def say(self, text: str, undo: Callable[[], object] | None = None, failed: bool = False) -> None:
        """One line below the view, with what undoes it, until the next one."""
        self._tell(text, undo, failed)
        announce(self.note, text)

    def _on_undo(self) -> None:
        undo, self._undo = self._undo, None
        if undo is not None:
            self.undo_button.hide()
            self.first_stop().setFocus()
            undo()

    # keys and looks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "/":
            self.game.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.matches(QKeySequence.StandardKey.Undo) and self._undo is not None:
            self._on_undo()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The side beside the main column, which then fills the height; or below it, and all scrolls together."""
        px, width = self.theme.px, self.width()
        beside = width >= px(BESIDE)
        side = px(SIDE if width >= px(WIDE) else NARROW_SIDE)
        margin = px(MARGIN if width >= px(BESIDE) else NARROW)
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        outer = margin - OVERHANG  # lists extend so far beyond their texts
        self._main_column.setContentsMargins(*sides(outer, px(12), outer, px(12)))
        self._side_column.setContentsMargins(*sides(px(16) if beside else margin, px(12), margin, px(16)))
        self._line.setVisible(beside)
        self.title.setVisible(width >= px(TITLED))
        self.side.set_whole(not beside)
        self.side.setMinimumWidth(side + px(16) + margin if beside else 0)
        self.side.setMaximumWidth(side + px(16) + margin if beside else UNLIMITED)
        made = self._views.get(View.PROGRESS)
        if isinstance(made, ProgressView):
            made.arrange(width - 2 * margin - (side + px(40) if beside else 0))
