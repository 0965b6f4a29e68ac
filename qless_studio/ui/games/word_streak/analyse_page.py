"""Word Streak's page for analysing: values and multipliers, a plan against the clock, a heat map, what-if."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.word_streak.dealer import ROUND_SECONDS
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.history import Result
from qless_studio.engine.play import Stage
from qless_studio.engine.texts import capitalised, counted, figure
from qless_studio.ui.games.word_streak.clock import ClockControls, PlanClock, PlanList, Planner, PlanRow, path_columns
from qless_studio.ui.games.word_streak.commands import RulesPicker, WordStreakCommands
from qless_studio.ui.games.word_streak.legend import (
    BoardFoot,
    HeatMap,
    Legend,
    MultiplierPalette,
    Stamping,
    heat_map,
    marks_of,
)
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids.analyse_page import GridAnalysePage
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.parts import DiceBox, GridParts
from qless_studio.ui.grids.rules import points_word
from qless_studio.ui.tab.analyse_page import not_analysed_text
from qless_studio.ui.tab.session import Mode, State
from qless_studio.ui.widgets.basic.buttons import ActionButton, ActionIconButton, cluster
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.ui.grids.dialogs import OptionsPopover

OF_PLAN = ("heat", "per_word", "per_tile")
"""The options of the plan and the heat map; none of them starts a search."""
PLAN, WORDS = "plan", "words"
"""What the panel lists."""


class WordStreakAnalysePage(GridAnalysePage):
    """A round of two minutes: what to play, and when. The analysis stays in view. See docs/decisions/014."""

    columns = staticmethod(path_columns)
    rules: WordStreakRules

    def __init__(self, parts: GridParts, commands: WordStreakCommands) -> None:
        self.own_actions = commands
        super().__init__(parts)

    def text_hint(self) -> str:
        multipliers = self.tr("then ; and multipliers with the numbers of their tiles, row by row; the first tile is 0")
        return f"{super().text_hint()}; {multipliers}"

    # building

    def build(self) -> None:
        self._make_round()
        self.planner = Planner(self.rules, self.analysis, self.round, self.played, self)
        self.rules_picker = RulesPicker(self.rules, self, self._on_table_changed)
        self._build_controls()
        self._build_panel()
        self.planner.planned.connect(self._on_planned)
        self.session.lexicon_changed.connect(self.show_board)  # another language has other values
        self.own_actions.serve(self.board)

    def _make_round(self) -> None:
        self.clock = PlanClock(self.parts, self.board, self.words, self.places)
        self.round = self.clock.play
        self.board.locked = lambda: self.round.playing
        self._shown_puzzle = self.session.puzzle
        self.round.stage_changed.connect(self.on_stage_changed)
        self.round.answered.connect(self._show_text)

    def _build_controls(self) -> None:
        tr, own = self.tr, self.own_actions
        self.rounds = Segments([(n, str(n)) for n in (1, 2, 3)], tr("Round"), act=self._on_round_chosen)
        for number in (1, 2, 3):
            self.rounds.button(number).setAccessibleName(tr("Round {}").format(number))
        self.rounds.set_value(self.rules.round)
        self.dice = DiceBox(self.rules)
        self.dice.show_arrow_alone()  # a row has no room for more
        deal = ActionButton(self.parts.play_commands.new_game, tr("New puzzle"), "")
        self.heat_button = ActionIconButton(own.heat)
        own.heat.toggled.connect(self.show_board)
        self.pace_button = ActionIconButton(own.pace)
        self.controls = ClockControls(self.clock, tr("Start"), tr("Clock"))
        self.legend, self.multipliers = Legend(), MultiplierPalette(own.what_if)
        self.stamping = Stamping(self.multipliers, self.legend, self.board, own, self.round, self)
        self.put("controls_left", self.rounds, cluster(deal, self.dice), self.edit_buttons())
        self.edit_rules = ActionIconButton(own.rules)
        settings = cluster(self.heat_button, self.pace_button, self.edit_rules)
        self.put("controls_right", settings, self.controls)
        self.put("under_board", BoardFoot(self.multipliers, self.legend))

    @cached_property
    def pace_popover(self) -> OptionsPopover:
        """The options of the plan, under their button; made when they are first asked for."""
        from qless_studio.ui.grids.dialogs import OptionsPopover

        name = self.own_actions.pace.text()
        return OptionsPopover(self.session, name, OF_PLAN, self.pace_button)

    def _build_panel(self) -> None:
        tr = self.tr
        self.head = SectionHeader(tr("Plan"))
        views = [(PLAN, tr("Plan")), (WORDS, capitalised(tr("all words")))]
        self.view = Segments(views, tr("View"), act=self._show_view)
        self.view.button(WORDS).setAccessibleName(capitalised(tr("all words")))
        self.plan = PlanList(self.planner, self.round, self.words.filter, self.selected_word, self.analysis)
        self.put("chart", self.plan.total)
        self.put("section", self.head)
        self.put("filter", self.view, self.rules_picker.combo, *self.words.filter.widgets)
        self.put("list", self.plan.table)
        self.analysis.finished.connect(self._show_head)
        listen(self._on_activated, self.plan.activated, self.words.table.solution_activated)

    # following

    def _on_mode_changed(self) -> None:
        if self.session.mode is Mode.PLAY:
            self.round.end(Result.FINISHED)
            self.multipliers.end_stamping()
        super()._on_mode_changed()

    def _on_table_changed(self) -> None:
        self.rules.read_table()
        self._on_options_changed(self.session.options)
        self.session.solve()

    def _on_round_chosen(self, number: int) -> None:
        self.rules.round = number

    def open_pace(self) -> None:
        """Show the options of the plan."""
        self.pace_popover.open_under(self.pace_button)

    # the board

    def show_board(self) -> None:
        super().show_board()
        self.dice.follow_board()

    def marks(self) -> tuple[TileMark, ...]:
        """The marks of the tiles; brings the legend up to date with them."""
        heat = self._heat()
        self.legend.show_heat(None if heat is None else heat.maximum, heat is None or heat.shows_points)
        following = self.planner.next if self._plan_shown else None
        return marks_of(self.rules, heat, following.found.path[0] if following else -1)

    def _heat(self) -> HeatMap | None:
        """What is still to play, of the plan or of all words; None unless the map is on."""
        if not self.own_actions.heat.isChecked():
            return None
        if self._plan_shown:
            return heat_map(self.rules, (row.found for row in self.planner.left))
        return heat_map(self.rules, (found for found in self.analysis.words if not self.played.played(found.word)))

    # the plan

    def _on_planned(self) -> None:
        self._show_head()
        self.show_figures()
        self.show_board()

    def _show_head(self) -> None:
        """Name the list, so that it stays in its place when the other one is shown."""
        if self._plan_shown:
            left = len(self.planner.left)
            self.head.title.setText(self.tr("Plan"))
            caption = self.tr("{} left").format(counted(left, "{} word", "{} words"))
        else:
            self.head.title.setText(capitalised(self.tr("all words")))
            caption = counted(self.analysis.totals[0], "{} word", "{} words")
        self.head.set_caption(caption if self.analysis.known else "")

    def toggle_pause(self) -> None:
        """Let the clock of the plan stand, or go on."""
        self.round.toggle_pause()

    def mark_played(self) -> None:
        """Mark the selected word as played, or as not played."""
        row: PlanRow | None = self.plan.table.chosen if self._plan_shown else None
        found: FoundWord | None = row.found if row else self.words.table.chosen
        if found is not None:
            self._on_activated(found)

    def _on_activated(self, found: FoundWord) -> None:
        self.played.toggle(found, self.round.elapsed)

    # the panel

    @property
    def _plan_shown(self) -> bool:
        return self.view.value == PLAN

    def show_state(self, state: State) -> None:
        super().show_state(state)
        self.plan.table.set_empty_text(not_analysed_text(state))
        if state is State.NOT_ANALYSED and self.round.playing:  # the rules or the word list have changed
            QTimer.singleShot(0, self.session, self.session.analyse_now)

    def listed(self) -> list[FoundWord]:
        """The words of the plan while the plan is shown."""
        return [row.found for row in self.plan.rows.solutions()] if self._plan_shown else super().listed()

    def _show_through_tile(self) -> None:
        """The words through a tile are counted among all words, so these are listed."""
        if self.tile_filter.cell >= 0 and self._plan_shown:
            self.view.set_value(WORDS)
            self._show_view()
        super()._show_through_tile()

    def _show_view(self) -> None:
        self.clock.show_part()
        self._show_head()
        self.show_figures()
        self.show_board()

    def _follow_shape(self) -> None:
        super()._follow_shape()
        self.view.set_label(WORDS, self.tr("Words") if self.places.narrow else capitalised(self.tr("all words")))

    def shown_in_panel(self) -> dict[QWidget, bool]:
        plan = self._plan_shown
        own: dict[QWidget, bool] = {
            self.plan.total: plan and not self.board_search.charted,
            self.head: not self.places.narrow,
            self.plan.table: plan,
            self.view: True,
            self.rules_picker.combo: plan or not self.places.narrow,
        }
        hidden: list[QWidget] = [self.chart, self.words.table] if plan else []
        if self.places.narrow:  # one line above the list; rules and commonness are also reached elsewhere
            hidden += self.words.filter.controls if plan else [self.words.filter.bands]
        return super().shown_in_panel() | own | dict.fromkeys(hidden, False)

    def show_figures(self, live: bool = False) -> None:
        rows = self.planner.rows
        if self._plan_shown and rows:
            seconds = f"{ROUND_SECONDS} s"
            small = [(figure(len(rows)), self.tr("words")), (seconds, self.tr("at the pace set"))]
            self.figures.show_figures(self.planner.points, self.tr("points"), small)
        elif self.round.playing:
            count, points = self.played.totals
            self.figures.show_figures(points, points_word(points), [(figure(count), self.tr("found"))])
        else:
            super().show_figures(live)

    # the round

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        if self.round.stage is Stage.OVER and self.analysis.complete and not self.board_search.searching:
            return verdict.VerdictKind.NEUTRAL, self._round_text()
        return super().verdict_of(state)

    def _round_text(self) -> str:
        """How much of the board was found in the round."""
        (count, points), (words, score) = self.played.totals, self.analysis.totals
        return self.tr("You found {}, {}").format(
            counted(words, "{} of {} word", "{} of {} words", figure(count), figure(words)),
            counted(score, "{} of {} point", "{} of {} points", figure(points), figure(score)),
        )

    def detail_of(self, state: State) -> str:
        return super().detail_of(state) if self.round.stage is Stage.IDLE else ""

    def on_stage_changed(self, stage: Stage) -> None:
        """A round was started, paused, resumed, ended or forgotten."""
        self.words.table.choose(None)
        self.selected_word.select(None)
        self.board.show_notice("")
        self.show_state(self.session.state)
        self.show_figures()
        self.update_panel()
        if stage is Stage.OVER:
            self.view.set_value(WORDS)
            self._show_view()

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        super()._on_puzzle_changed(puzzle)
        same, self._shown_puzzle = self.rules.same_board(self._shown_puzzle, puzzle), puzzle
        if not same:
            self.played.clear()

    def _on_edited(self, index: int) -> None:
        super()._on_edited(index)
        if self.round.stage is not Stage.IDLE:
            self.session.analyse_now()

    def guard(self, puzzle: Any, install: Callable[[], object]) -> None:
        self.round.guard(puzzle, install)

    def ask_to_end(self, then: Callable[[], object]) -> None:
        def proceed() -> None:
            self.round.forget()
            then()

        self.round.ask_to_end(proceed)

    def _on_traced(self, words: list[str], points: str) -> None:
        if self.round.playing:
            for word in words:
                self.clock.enter(word)
        else:
            super()._on_traced(words, points)
