"""The Word Streak tab: values and multipliers, rounds, a plan against the clock, a heat map, what-if."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.word_streak.dealer import ROUND_SECONDS
from qless_studio.engine.games.word_streak.puzzle import Options, Puzzle
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.play import Stage
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.word_streak.columns import PlanRow, path_columns, plan_columns
from qless_studio.ui.games.word_streak.commands import WordStreakCommands
from qless_studio.ui.games.word_streak.heat import HeatMap, heat_map, marks_of
from qless_studio.ui.games.word_streak.legend import BoardFoot, Legend
from qless_studio.ui.games.word_streak.match_strip import MatchStrip
from qless_studio.ui.games.word_streak.palette import MultiplierPalette
from qless_studio.ui.games.word_streak.planner import Planner
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.games.word_streak.rules_picker import RulesPicker
from qless_studio.ui.games.word_streak.stamping import Stamping
from qless_studio.ui.grids.dice_box import DiceBox
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.round_tab import RoundTab
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.tab.texts import not_analysed_text
from qless_studio.ui.widgets.basic.action_button import ActionButton, ActionIconButton
from qless_studio.ui.widgets.basic.buttons import Cluster
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.charts.charts import RunningTotal
from qless_studio.ui.widgets.results.result_model import ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

if TYPE_CHECKING:  # imported when a round is first played
    from qless_studio.ui.games.word_streak.play import WordStreakPlay
    from qless_studio.ui.games.word_streak.review import WordStreakReview
    from qless_studio.ui.grids.options_popover import OptionsPopover
    from qless_studio.ui.grids.play import GridPlay
    from qless_studio.ui.tab.play_page import PlayPage

OF_PLAN = ("heat", "per_word", "per_tile")
"""The options of the plan and the heat map; none of them starts a search."""
PLAN, WORDS = "plan", "words"
"""What the panel lists."""


class WordStreakTab(RoundTab[Puzzle, Options]):
    """A round of two minutes: what to play, and when."""

    key = "word_streak"
    columns = staticmethod(path_columns)
    rules: WordStreakRules
    grid_play: WordStreakPlay
    modes = (Mode.PLAY, Mode.ANALYSE)

    def __init__(self, session: Session) -> None:
        super().__init__(session, WordStreakRules(session), self.tr("Board"), ROUND_SECONDS)

    def roll_text(self) -> str:
        return self.tr("Deal")

    def text_hint(self) -> str:
        multipliers = self.tr("then ; and multipliers with the numbers of their tiles, row by row; the first tile is 0")
        return f"{super().text_hint()}; {multipliers}"

    # building

    def build(self) -> None:
        self.planner = Planner(self.rules, self.analysis, self.round, self.played, self)
        self.rules_picker = RulesPicker(self.rules, self)
        self.own_actions = WordStreakCommands(
            self.rules, self.board, self._on_mark_played, self.rules_picker.edit, self._on_pace, self
        )
        self.match_action = command(self, "word_streak_match", self.tr("New match"), self._on_new_match, icon="die")
        self._replanning = False
        self._build_controls()
        self._build_panel()
        self.planner.planned.connect(self._on_planned)
        self.round.ticked.connect(self._show_total)
        self.rules_picker.chosen.connect(self._on_rules_chosen)
        self.session.lexicon_changed.connect(self._on_lexicon_changed)
        self.rules_picker.table_changed.connect(self._on_table_changed)

    def _build_controls(self) -> None:
        tr, own = self.tr, self.own_actions
        self.rounds = Segments([(n, str(n)) for n in (1, 2, 3)], tr("Round of the next deal"))
        for number in (1, 2, 3):
            self.rounds.button(number).setAccessibleName(tr("Round {}").format(number))
            self.rounds.button(number).setToolTip(tr("Next deal: round {}").format(number))
        self.rounds.set_value(self.rules.round)
        self.rounds.value_changed.connect(self._on_round_chosen)
        self.dice = DiceBox(self.rules)
        self.dice.show_arrow_alone()  # a row has no room for more
        deal = ActionButton(self.board_commands.roll_action, tr("Deal"), "die")
        self.heat_button = ActionIconButton(own.heat)
        own.heat.toggled.connect(self.show_board)
        self.pace_button = ActionIconButton(own.pace)
        self.controls = self.round_controls(tr("Start"))
        self.legend, self.multipliers = Legend(), MultiplierPalette(own.what_if)
        self.stamping = Stamping(self.multipliers, self.legend, self.board, own, self.round, self)
        self.put("controls_left", self.rounds, Cluster(deal, self.dice), self.edit_buttons())
        self.edit_rules = ActionIconButton(own.rules)
        settings = Cluster(self.heat_button, self.pace_button, self.edit_rules)
        self.put("controls_right", settings, self.controls)
        self.put("under_board", BoardFoot(self.multipliers, self.legend))

    @cached_property
    def pace_popover(self) -> OptionsPopover:
        """The options of the plan, under their button; made when they are first asked for."""
        from qless_studio.ui.grids.options_popover import OptionsPopover

        name = self.own_actions.pace.text()
        return OptionsPopover(self.session, name, OF_PLAN, self.pace_button)

    def _build_panel(self) -> None:
        tr = self.tr
        self.total = RunningTotal(tr("Running total"))
        self.head = SectionHeader(tr("Plan against the clock"))
        self.view = Segments([(PLAN, tr("Plan")), (WORDS, tr("All words"))], tr("View"))
        self.view.button(WORDS).setAccessibleName(tr("All words"))
        self.rows = ResultModel(plan_columns(self.analysis), parent=self)
        self.table = ResultTable(self.rows, tr("Plan against the clock"))
        self.put("chart", self.total)
        self.put("section", self.head)
        self.put("filter", self.view, self.rules_picker.combo, *self.words.filter.widgets)
        self.put("list", self.table)
        self.view.value_changed.connect(self._show_view)
        self.words.filter.changed.connect(self._on_filtered)
        self.analysis.finished.connect(self._show_head)
        self.table.solution_selected.connect(self._on_row_selected)
        self.table.solution_hovered.connect(self._on_row_hovered)
        self.table.solution_activated.connect(self._on_row_activated)
        self.words.table.solution_activated.connect(self._on_word_activated)

    def commands(self) -> list[QAction]:
        return [*super().commands(), *self.own_actions.in_menu_order(), separator(self), self.match_action]

    # playing

    def new_play(self, page: PlayPage) -> WordStreakPlay:
        from qless_studio.ui.games.word_streak.play import WordStreakPlay

        play = WordStreakPlay(page, self)
        new = ActionButton(self.match_action, self.tr("New match"), "die")
        play.add("controls_left", new, play.dice, play.time)
        self.strips = MatchStrip(), MatchStrip()
        for place, strip in zip(("figures", "under_board"), self.strips, strict=True):
            play.add(place, strip, when=(Stage.OVER,))
        play.ended.connect(self._show_match)
        play.stage_changed.connect(self._show_match)
        page.places.turned.connect(self._show_match)
        return play

    def new_review(self, play: GridPlay) -> WordStreakReview:
        from qless_studio.ui.games.word_streak.review import WordStreakReview

        rounds = self.grid_play
        review = WordStreakReview(self, self, rounds.played, self.tile_filter, lambda: rounds.pace, rounds.reviewed)
        rounds.add("list", review.order, when=(Stage.OVER,))
        self.part_added.emit(review.order)
        return review

    def _on_new_match(self) -> None:
        cast("WordStreakPlay", self.game_play).new_match()

    def _show_match(self) -> None:
        """Show the rounds so far: below the result, in a narrow window beside the board."""
        match = self.grid_play.so_far if self.grid_play.stage is Stage.OVER else None
        for strip, beside in zip(self.strips, (False, True), strict=True):
            strip.setVisible(match is not None and self.play_page.places.narrow is beside)
            if match is not None:
                strip.show_match(match)

    def _on_covered_changed(self) -> None:
        super()._on_covered_changed()
        playing = self.current_mode is Mode.PLAY
        self.own_actions.set_playing(playing)
        if playing:
            self.multipliers.end_stamping()

    # following

    def _on_options_changed(self, options: Any) -> None:
        self.rules.read_table()
        self.rules_picker.refresh()
        super()._on_options_changed(options)

    def _on_lexicon_changed(self, _: object) -> None:
        """Another language has other values."""
        self.rules.read_table()
        self.show_board()

    def _on_rules_chosen(self, name: str) -> None:
        self.change_options(rules=name)

    def _on_table_changed(self) -> None:
        self._on_options_changed(self.options)
        self.session.solve()

    def _on_round_chosen(self, number: int) -> None:
        self.rules.round = number

    def _on_pace(self) -> None:
        self.pace_popover.open_under(self.pace_button)

    # the board

    def show_board(self) -> None:
        super().show_board()
        self.dice.follow_board()

    def marks(self) -> tuple[TileMark, ...]:
        """The marks of the tiles; brings the legend up to date with them."""
        if self.current_mode is Mode.PLAY:
            return marks_of(self.rules, None, -1)
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

    def _on_planned(self, rows: list[PlanRow]) -> None:
        chosen: PlanRow | None = self.table.chosen
        self._replanning = True
        self.rows.clear()
        self.rows.extend(rows)
        self._replanning = False
        self._show_head()
        if self.current_mode is not Mode.PLAY:  # there the board shows what is played
            self._select_row(chosen.found.word if chosen else "", rows)
        self._show_total()
        self.show_figures()
        self.show_board()

    def _show_head(self) -> None:
        """Name the list, so that it stays in its place when the other one is shown."""
        if self._plan_shown:
            left = len(self.planner.left)
            self.head.title.setText(self.tr("Plan against the clock"))
            caption = counted(left, "{} word left", "{} words left")
        else:
            self.head.title.setText(self.tr("All words"))
            caption = counted(self.analysis.totals[0], "{} word", "{} words")
        self.head.set_caption(caption if self.analysis.known else "")

    def _on_filtered(self) -> None:
        wanted = self.words.filter.predicate(_word_of, self._zipf_of, self.analysis.lexicon)
        self.rows.set_filter(wanted)
        self.table.set_empty_text(self.tr("No matching words") if self.rows.total else "")

    def _zipf_of(self, row: PlanRow) -> float | None:
        return self.analysis.zipf(row.found.word)

    def _select_row(self, word: str, rows: list[PlanRow]) -> None:
        """Keep the word selected while it is still to play; otherwise select the next one during a round."""
        same = next((row for row in rows if row.found.word == word and not row.done), None)
        row = same or (self.planner.next if self.round.playing else None)
        self.table.choose(row)
        if row is not same or (word and same is None):
            self.selected_word.select(None)
        if row is not None and row is not same:
            self.selected_word.explain(row.found)

    def _show_total(self) -> None:
        self.total.show_total(self.planner.running_total(), self.round.elapsed, self.round.seconds)

    def _on_mark_played(self) -> None:
        row: PlanRow | None = self.table.chosen if self._plan_shown else None
        found: FoundWord | None = row.found if row else self.words.table.chosen
        if found is not None:
            self.played.toggle(found, self.round.elapsed)

    def _on_row_activated(self, row: PlanRow) -> None:
        self.played.toggle(row.found, self.round.elapsed)

    def _on_word_activated(self, found: FoundWord) -> None:
        self.played.toggle(found, self.round.elapsed)

    def _on_row_selected(self, row: PlanRow | None) -> None:
        if not self._replanning:
            self.selected_word.select(row.found if row else None)

    def _on_row_hovered(self, row: PlanRow | None) -> None:
        self.selected_word.hover(row.found if row else None)

    # the panel

    @property
    def _plan_shown(self) -> bool:
        return self.view.value == PLAN

    def show_state(self, state: State) -> None:
        super().show_state(state)
        self.table.set_empty_text(not_analysed_text(state))

    def on_stage_changed(self, stage: Stage) -> None:
        super().on_stage_changed(stage)
        if stage is Stage.OVER:
            self.view.set_value(WORDS)
            self._show_view()

    def listed(self) -> list[FoundWord]:
        """The words of the plan while the plan is shown."""
        return [row.found for row in self.rows.solutions()] if self._plan_shown else super().listed()

    def _show_view(self) -> None:
        self.round_play.show_part()
        self._show_head()
        self.show_figures()
        self.show_board()

    def _follow_shape(self) -> None:
        super()._follow_shape()
        self.view.set_label(WORDS, self.tr("Words") if self.places.narrow else self.tr("All words"))

    def shown_in_panel(self) -> dict[QWidget, bool]:
        plan = self._plan_shown
        own: dict[QWidget, bool] = {
            self.total: plan and not self.board_search.charted,
            self.head: not self.places.narrow,
            self.table: plan,
            self.view: True,
            self.rules_picker.combo: plan or not self.places.narrow,
        }
        hidden: list[QWidget] = [self.chart, self.words.table] if plan else []
        if self.places.narrow:  # one line above the list; rules and commonness are also reached elsewhere
            hidden += self.words.filter.controls if plan else [self.words.filter.bands]
        return super().shown_in_panel() | own | dict.fromkeys(hidden, False)

    def show_figures(self, live: bool = False) -> None:
        rows = self.planner.rows
        if not self._plan_shown or not rows:
            super().show_figures(live)
            return
        seconds = self.tr("{} s").format(self.round.seconds)
        small = [(figure(len(rows)), self.tr("words")), (seconds, self.tr("at your pace"))]
        self.figures.show_figures(self.planner.points, self.tr("points planned"), small)


def _word_of(row: PlanRow) -> str:
    return row.found.word
