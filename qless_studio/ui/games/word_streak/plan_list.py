"""The plan in the panel: its chart and its rows, which obey the filter of the words."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.word_streak.dealer import ROUND_SECONDS
from qless_studio.ui.games.word_streak.clock import Planner
from qless_studio.ui.games.word_streak.columns import PlanRow, plan_columns
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.selected_word import SelectedWord
from qless_studio.ui.tab.staged_play import StagedPlay
from qless_studio.ui.widgets.charts.charts import RunningTotal
from qless_studio.ui.widgets.results.filter_field import WordFilterRow
from qless_studio.ui.widgets.results.result_model import ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable


class PlanList(QObject):
    """A word stays selected as long as it is to play; in a round the next word is selected otherwise."""

    activated = Signal(object)
    """A `FoundWord` was double-clicked, or Return was pressed on it."""

    def __init__(self, planner: Planner, round: StagedPlay, filter: WordFilterRow, selected: SelectedWord,
                 analysis: GridAnalysis) -> None:  # fmt: skip
        super().__init__(planner)
        self._planner, self._round, self._filter, self._selected = planner, round, filter, selected
        self._analysis, self._replanning = analysis, False
        self.total = RunningTotal(self.tr("Running total"))
        self.rows = ResultModel(plan_columns(analysis), parent=self)
        self.table = ResultTable(self.rows, self.tr("Plan"))
        self.table.solution_selected.connect(self._on_selected)
        self.table.solution_hovered.connect(lambda row: selected.hover(row.found if row else None))
        self.table.solution_activated.connect(lambda row: self.activated.emit(row.found))
        filter.changed.connect(self._on_filtered)
        planner.planned.connect(self._on_planned)
        round.ticked.connect(self.show_total)

    def show_total(self) -> None:
        """Show the points at each moment of the round."""
        self.total.show_total(self._planner.running_total(), self._round.elapsed, ROUND_SECONDS)

    def _on_planned(self, rows: list[PlanRow]) -> None:
        chosen: PlanRow | None = self.table.chosen
        self._replanning = True
        self.rows.show(rows)
        self._replanning = False
        self._select(chosen.found.word if chosen else "", rows)
        self.show_total()

    def _select(self, word: str, rows: list[PlanRow]) -> None:
        same = next((row for row in rows if row.found.word == word and not row.done), None)
        row = same or (self._planner.next if self._round.playing else None)
        self.table.choose(row)
        if row is not same or (word and same is None):
            self._selected.select(None)
        if row is not None and row is not same:
            self._selected.explain(row.found)

    def _on_selected(self, row: PlanRow | None) -> None:
        if not self._replanning:
            self._selected.select(row.found if row else None)

    def _on_filtered(self) -> None:
        def zipf(row: PlanRow) -> float | None:
            return self._analysis.zipf(row.found.word)

        self.rows.set_filter(self._filter.predicate(_word_of, zipf, self._analysis.lexicon))
        self.table.set_empty_text(self.tr("No matches") if self.rows.total else "")


def _word_of(row: PlanRow) -> str:
    return row.found.word
