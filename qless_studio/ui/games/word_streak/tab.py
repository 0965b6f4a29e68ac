"""The Word Streak tab: values and multipliers, rounds, a plan against the clock, a heat map, what-if."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.word_streak import rules
from qless_studio.engine.games.word_streak.dealer import ROUND_SECONDS, DealOptions, rolled
from qless_studio.engine.games.word_streak.puzzle import KINDS, PLAIN, POINTS, Puzzle, with_multiplier
from qless_studio.engine.games.word_streak.solver import heat, near_of, path_score
from qless_studio.engine.grids import Board, Found, Neighbours, Scoring
from qless_studio.engine.grids.dealing import BAG
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.word_streak.legend import Legend
from qless_studio.ui.games.word_streak.pace import PacePopover
from qless_studio.ui.games.word_streak.planner import Planner, Row, path_columns, plan_columns
from qless_studio.ui.games.word_streak.rules_dialog import RulesDialog
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.edits import Mark
from qless_studio.ui.grids.round import Stage
from qless_studio.ui.grids.tab import GridTab
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionButton, ActionIconButton
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.charts.charts import RunningTotal
from qless_studio.ui.widgets.results.result_model import ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

PLAN, WORDS = "plan", "words"
PLAN_AGAIN = 5.0
"""Seconds of play after which the plan is made anew: time has passed in which nothing was played."""
WHAT_IF = {"DL": "Ctrl+D", "TL": "Ctrl+T", "DW": "Ctrl+Shift+D", "TW": "Ctrl+Shift+T"}
"""Bare letters type letters, so these need Ctrl; Shift makes a word of the letter."""


class WordStreakTab(GridTab):
    """A round of two minutes: what to play, and when."""

    key = "word_streak"
    reveals = True
    columns = staticmethod(path_columns)

    def __init__(self, session: Session, appearance: Appearance) -> None:
        super().__init__(session, appearance, self.tr("Board"), ROUND_SECONDS)
        self._scoring, self._rules_title = _rules_of(session.options)
        self._pace = session.options.pace
        self.planner = Planner(session, self)
        self._planned_at = 0.0
        self._replanning = False
        self.heat_on = False
        self._build_controls(appearance)
        self._build_panel(appearance)
        self.board.multiplier_moved.connect(self._on_multiplier_moved)
        self.board.extend_menu = self._extend_menu
        self.round.ticked.connect(self._on_ticked)
        self.played.counted.connect(lambda _: self.plan())
        self.planner.planned.connect(self._on_planned)
        session.options_changed.connect(self._on_rules_changed)
        self._show_view(PLAN)
        self.begin()

    def _build_controls(self, appearance: Appearance) -> None:
        tr = self.tr
        self.rounds = Segments(appearance, [(n, tr("Round {}").format(n)) for n in (1, 2, 3)], tr("Round"))
        self.rounds.set_value(3)
        deal = ActionButton(appearance, self.roll_command, tr("Deal"), "die")
        self.heat_button = ActionButton(appearance, self.heat_command, tr("Heat map"), "flame")
        self.heat_command.toggled.connect(self._on_heat_toggled)
        self.pace_button = ActionIconButton(appearance, self.pace_command)
        self.pace_popover = PacePopover(appearance, self.session, self.pace_command.text(), self.pace_button)
        self.controls = self.round_controls(tr("Start"))
        self.legend = Legend(appearance)
        self.put("controls_left", self.rounds, deal, self.edit_buttons())
        self.put("controls_right", self.heat_button, self.pace_button, self.controls)
        self.put("under_board", self.legend)

    def _build_panel(self, appearance: Appearance) -> None:
        tr = self.tr
        self.total = RunningTotal(appearance, tr("Running total"))
        self.head = SectionHeader(appearance, tr("Plan against the clock"))
        self.view = Segments(appearance, [(PLAN, tr("Plan")), (WORDS, tr("All words"))], tr("View"))
        self.rules = Combo(appearance, (), tr("Rules"))
        self.edit_rules = ActionIconButton(appearance, self.rules_command)
        self.rows = ResultModel(plan_columns(self.words.zipf), parent=self)
        self.table = ResultTable(appearance, self.rows, tr("Plan against the clock"))
        self.put("chart", self.total)
        self.put("section", self.head)
        self.put("filter", self.view, self.rules, self.edit_rules, *self.words.filter.widgets)
        self.put("list", self.table)
        self.view.value_changed.connect(self._show_view)
        self.rules.value_changed.connect(lambda name: self.change_options(rules=name))
        self.table.solution_selected.connect(self._on_row_chosen)
        self.table.solution_hovered.connect(self._on_row_hovered)
        self.table.solution_activated.connect(lambda row: self._toggle(row.found.word))
        self.words.table.solution_activated.connect(lambda found: self._toggle(found.word))
        self._show_rules()

    # commands

    def _make_commands(self) -> None:
        super()._make_commands()
        tr = self.tr
        self.heat_command = command(self, "word_streak_heat", tr("Heat map"), icon="flame", checked=False)
        self.heat_command.setShortcut("Ctrl+E")
        self.played_command = command(
            self,
            "word_streak_played",
            tr("Mark selected word as played"),
            self._on_mark_played,
            "Ctrl+M",
            icon="check",
        )
        self.rules_command = command(
            self, "word_streak_rules", tr("Edit rules…"), self.open_rules, "Ctrl+U", icon="pencil"
        )
        self.pace_command = command(
            self,
            "word_streak_pace",
            tr("Pace and heat map"),
            lambda: self.pace_popover.open_under(self.pace_button),
            "Ctrl+J",
            icon="sliders",
        )
        self.what_if = [
            command(
                self,
                f"word_streak_{kind.lower()}",
                tr("{} on this tile").format(_beginning(edits.multiplier_words(kind))),
                lambda kind=kind: self.toggle_multiplier(self.board.cursor_index, kind),
                WHAT_IF[kind],
            )
            for kind in KINDS
        ]

    def commands(self) -> list[QAction]:
        own = [self.heat_command, self.pace_command, self.played_command, self.rules_command]
        return [*super().commands(), separator(self), *own, separator(self), *self.what_if]

    def roll_words(self) -> str:
        return self.tr("Deal")

    # what the rules say

    def board_of(self, puzzle: Puzzle) -> Board:
        return puzzle.board

    def with_board(self, board: Board) -> Puzzle:
        puzzle: Puzzle = self.session.puzzle
        old = puzzle.board
        if (board.rows, board.columns) == (old.rows, old.columns):
            return replace(puzzle, board=board)
        kinds = [
            puzzle.multipliers[row * old.columns + column] if row < old.rows and column < old.columns else PLAIN
            for row in range(board.rows)
            for column in range(board.columns)
        ]
        return Puzzle(board, tuple(kinds))

    def turned(self) -> Puzzle:
        order = edits.quarter_turn(self.grid)
        return Puzzle(edits.turned(self.grid), tuple(self.session.puzzle.multipliers[cell] for cell in order))

    def near(self) -> Neighbours:
        return near_of(self.session.puzzle)

    def least(self) -> int:
        return self._scoring.least

    def path_points(self, word: str, cells: Sequence[int]) -> int:
        return path_score(self.session.puzzle, cells, len(word), self._scoring)

    def paths(self, found: Found) -> list[tuple[int, ...]]:
        """The paths worth most first."""
        return sorted(super().paths(found), key=lambda cells: (-self.path_points(found.word, cells), cells))

    def rule_summary(self) -> str:
        return self.tr("{} values, minimum {} letters").format(self._rules_title, self._scoring.least)

    def _on_rules_changed(self, *_: object) -> None:
        self._scoring, self._rules_title = _rules_of(self.session.options)
        self._show_rules()
        self.show_board()
        self.rule_summary_changed.emit()
        if self.session.options.pace != self._pace:
            self._pace = self.session.options.pace
            self.plan()

    def _show_rules(self) -> None:
        self.rules.set_choices(rules.choices())
        if self.session.options.rules in rules.names():
            self.rules.set_value(self.session.options.rules)
        self.rules.updateGeometry()

    def open_rules(self) -> None:
        """Edit the table in force, and save it under a name of one's own."""
        try:
            table = rules.load_rules(self.session.options.rules)
        except OptionError as error:
            self.session.message.emit(str(error))
            return
        dialog = RulesDialog(self.board.appearance, self.session.options.rules, table, self)
        dialog.saved.connect(self._on_rules_saved)
        dialog.open()

    def _on_rules_saved(self, name: str) -> None:
        if name == self.session.options.rules:
            self._on_rules_changed()
            self.session.solve()
        self.change_options(rules=name)

    # the board

    def marks(self) -> tuple[Mark, ...]:
        puzzle, begin = self.session.puzzle, self._begin()
        points, words = self._heat() if self.heat_on else ([], [])
        shows_points = self.session.options.heat == POINTS
        through = points if shows_points else words
        most = max(through, default=0)
        self.legend.show_heat(most if self.heat_on else None, shows_points)
        return tuple(
            Mark(
                str(self._scoring.value(tile)),
                puzzle.multipliers[cell],
                _in_short(through[cell]) if through and edits.is_letters(tile) else "",
                through[cell] / most if through and most else None,
                self._told(points[cell], words[cell]) if through and edits.is_letters(tile) else "",
                cell == begin,
            )
            for cell, tile in enumerate(puzzle.board.tiles)
        )

    def _told(self, points: int, words: int) -> str:
        """The heat of a tile, in words."""
        count = counted(words, "{} word", "{} words")
        return self.tr("{} through this tile, in {}").format(self.points_text(points), count)

    def _heat(self) -> tuple[list[int], list[int]]:
        """Points, and words, still to play through each tile: of the plan, or of the whole list."""
        if self.view.value == PLAN:
            left: Sequence[Found] = [row.found for row in self.planner.rows if not row.done]
        else:
            left = [found for word, found in self.words.found.items() if word not in self.words.ticked]
        return heat(left, len(self.grid.tiles))

    def _begin(self) -> int:
        """The tile that the next word of the plan begins on; -1 without one."""
        following = next((row for row in self.planner.rows if not row.done), None)
        return following.found.path[0] if following and self.view.value == PLAN else -1

    def _on_heat_toggled(self, on: bool) -> None:
        self.heat_on = on
        self.show_board()

    def toggle_multiplier(self, cell: int, kind: str) -> None:
        """What if this tile had that multiplier; the same again takes it away."""
        puzzle: Puzzle = self.session.puzzle
        kept = PLAIN if puzzle.multipliers[cell] == kind else kind
        self.session.edit(with_multiplier(puzzle, cell, kept), _beginning(edits.multiplier_words(kind)))

    def _on_multiplier_moved(self, source: int, target: int) -> None:
        puzzle: Puzzle = self.session.puzzle
        kind, other = puzzle.multipliers[source], puzzle.multipliers[target]
        moved = with_multiplier(with_multiplier(puzzle, source, other), target, kind)
        self.session.edit(moved, self.tr("Move {}").format(edits.multiplier_words(kind)))

    def _extend_menu(self, menu: QMenu, cell: int) -> None:
        menu.addSeparator()
        for kind in KINDS:
            action = menu.addAction(f"{_beginning(edits.multiplier_words(kind))}\t{WHAT_IF[kind]}")
            action.setCheckable(True)
            action.setChecked(self.session.puzzle.multipliers[cell] == kind)
            action.triggered.connect(lambda _=False, kind=kind: self.toggle_multiplier(cell, kind))

    # new boards

    def search_options(self) -> DealOptions:
        """Rounds like the one shown."""
        options, board = self.session.options, self.grid
        dice = "classic" if (board.rows, board.columns) == (4, 4) else BAG
        return DealOptions(
            dice=dice,
            rows=board.rows,
            columns=board.columns,
            round=self.rounds.value,
            rules=options.rules,
            min_length=options.min_length,
        )

    def rolled(self, seed: int) -> Puzzle:
        return rolled(self.search_options(), seed)

    # the plan

    def plan(self) -> None:
        """Plan the rest of the round."""
        if self.round.stage is Stage.OVER or not self.words.found:
            self.planner.forget()
            return
        self._planned_at = self.round.elapsed
        self.planner.plan(self.words.found, self.words.ticked, self.round.elapsed, self.round.seconds)

    def _on_run_started(self) -> None:
        super()._on_run_started()
        self.planner.forget()

    def _on_run_finished(self, *_: object) -> None:
        super()._on_run_finished()
        self.plan()

    def _on_planned(self, rows: list[Row]) -> None:
        chosen = self.table.chosen
        self._replanning = True
        self.rows.clear()
        self.rows.extend(rows)
        self._replanning = False
        left = sum(not row.done for row in rows)
        self.head.set_caption(counted(left, "{} word left", "{} words left"))
        self._choose_row(chosen.found.word if chosen else "", rows)
        self._show_total()
        self.show_figures()
        self.show_board()

    def _choose_row(self, word: str, rows: list[Row]) -> None:
        """Keep the word chosen while it is still to play; else take the next one once a round is on."""
        same = next((row for row in rows if row.found.word == word and not row.done), None)
        following = next((row for row in rows if not row.done), None) if self.round.playing else None
        row = same or following
        self.table.choose(row)
        if row is not same or (word and same is None):
            self.chosen.choose(None)
        if row is not None and row is not same:
            self.chosen.explain(row.found)

    def _show_total(self) -> None:
        now, played = self.round.elapsed, self.played.totals[1]
        before = [(row.at, row.total) for row in self.planner.rows if row.done]
        after = [(max(now, row.at), row.total) for row in self.planner.rows if not row.done]
        self.total.show_total([*before, (now, played), *after], now, self.round.seconds)

    def _on_ticked(self) -> None:
        self._show_total()
        if self.round.elapsed - self._planned_at >= PLAN_AGAIN:
            self.plan()

    def _on_mark_played(self) -> None:
        row = self.table.chosen if self.view.value == PLAN else None
        found = row.found if row else self.words.table.chosen
        if found is not None:
            self._toggle(found.word)

    def _toggle(self, word: str) -> None:
        """A word is played, or was not after all."""
        if word in self.words.ticked:
            self.words.untick(word)
        else:
            self.words.tick(word, self.round.elapsed)
        self.plan()

    def on_stage_changed(self, stage: Stage) -> None:
        super().on_stage_changed(stage)
        if stage is Stage.OVER:
            self.view.set_value(WORDS)
            self._show_view(WORDS)
        self.plan()

    # what the panel shows

    def listed(self) -> list[Found]:
        """The plan while that is shown."""
        return [row.found for row in self.rows.solutions()] if self.view.value == PLAN else super().listed()

    def _show_view(self, view: object) -> None:
        self._update_invitation()
        self.played.show_part()
        self.show_figures()
        self.show_board()

    def shown_in_panel(self) -> dict[QWidget, bool]:
        """Widgets of the panel, and whether they belong to what is shown now."""
        plan = self.view.value == PLAN
        own = {self.total: plan and not self.finder.charted, self.head: plan and not self.narrow, self.table: plan}
        own |= {self.view: True, self.rules: True, self.edit_rules: not self.narrow}
        shared = super().shown_in_panel()
        hidden = (self.chart, self.words.table, *self.words.filter.controls) if plan else ()
        return shared | own | dict.fromkeys(hidden, False)

    def show_figures(self, live: bool = False) -> None:
        rows = self.planner.rows
        if self.view.value != PLAN or not rows:
            super().show_figures(live)
            return
        points = rows[-1].total
        small = [
            (figure(len(rows)), self.tr("words")),
            (self.tr("{} s").format(self.round.seconds), self.tr("at your pace")),
        ]
        self.figures.show_figures(points, self.tr("points planned"), small)

    def _on_row_chosen(self, row: Row | None) -> None:
        if not self._replanning:
            self.chosen.choose(row.found if row else None)

    def _on_row_hovered(self, row: Row | None) -> None:
        self.chosen.hover(row.found if row else None)


def _in_short(number: int) -> str:
    """A figure for the corner of a tile: four characters at most."""
    return str(number) if number < 10_000 else f"{number // 1000}k"


def _rules_of(options) -> tuple[Scoring, str]:
    """What words are worth, and the title of the table; a damaged table is told by the search, not here."""
    try:
        table = rules.load_rules(options.rules)
    except OptionError:
        return Scoring(options.min_length or 1, (0,) * 65), options.rules
    return table.scoring(options.min_length), table.title


def _beginning(words: str) -> str:
    """The words as they begin a line; the others keep their capitals, as German nouns have them."""
    return words[:1].upper() + words[1:]
