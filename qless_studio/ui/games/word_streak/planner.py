"""The plan against the clock: computed in the background whenever something it depends on has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.word_streak.dealer import ROUND_SECONDS
from qless_studio.engine.grids.plan import Plan, make_plan
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Run
from qless_studio.ui.games.word_streak.columns import PlanRow
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay

PLAN_AGAIN = 5.0
"""Seconds of play after which the plan is computed again: time has passed in which nothing was played."""


class Planner(QObject):
    """The rest of the round as `rows`; only the last plan asked for counts. See docs/decisions/014."""

    planned = Signal(object)
    """`rows`, which have changed"""

    def __init__(
        self, rules: WordStreakRules, analysis: GridAnalysis, round: GamePlay, played: PlayedWords, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.rows: list[PlanRow] = []
        """The words played, then those to play, in order."""
        self._rules, self._analysis, self._round, self._played = rules, analysis, round, played
        self._searches = BackgroundSearches(rules.session, self)
        self._pace = rules.options.pace
        self._planned_at = 0.0
        self._rows_before: list[PlanRow] = []
        analysis.cleared.connect(self.forget)
        analysis.finished.connect(self.plan)
        played.changed.connect(self.plan)
        round.stage_changed.connect(self.plan)
        round.ticked.connect(self._on_ticked)
        rules.session.options_changed.connect(self._on_options_changed)

    # what is planned

    @property
    def next(self) -> PlanRow | None:
        """The next word to play."""
        return next((row for row in self.rows if not row.done), None)

    @property
    def left(self) -> list[PlanRow]:
        """The words still to play."""
        return [row for row in self.rows if not row.done]

    @property
    def points(self) -> int:
        """Points of the round if it goes as planned."""
        return self.rows[-1].total if self.rows else 0

    def running_total(self) -> list[tuple[float, int]]:
        """(second, points) at each word, and now."""
        now, played = self._round.elapsed, self._played.totals[1]
        before = [(row.at, row.total) for row in self.rows if row.done]
        after = [(max(now, row.at), row.total) for row in self.left]
        return [*before, (now, played), *after]

    # planning

    def plan(self) -> None:
        """Plan the rest of the round."""
        if self._round.stage is Stage.OVER or not self._analysis.words:
            self.forget()
            return
        elapsed, played = self._round.elapsed, dict(self._played.times)
        seconds, pace, words = ROUND_SECONDS - elapsed, self._pace, tuple(self._analysis.words)
        self._planned_at = elapsed
        self._rows_before = self._played_rows()

        def work(run: Run) -> Iterator[Plan]:
            yield make_plan(words, seconds, pace, played)

        self._searches.start("plan", work, self._on_plans)

    def forget(self) -> None:
        """There is nothing to plan."""
        self._searches.cancel()
        self._show([])

    def _on_plans(self, plans: list[Plan]) -> None:
        before = self._rows_before
        self._show([*before, *planned_rows(plans[-1], before, self._planned_at)])

    def _show(self, rows: list[PlanRow]) -> None:
        self.rows = rows
        self.planned.emit(rows)

    def _on_ticked(self) -> None:
        if self._round.elapsed - self._planned_at >= PLAN_AGAIN:
            self.plan()

    def _on_options_changed(self, options: Any) -> None:
        if options.pace != self._pace:
            self._pace = options.pace
            self.plan()

    def _played_rows(self) -> list[PlanRow]:
        """The words played, in order."""
        rows: list[PlanRow] = []
        total = 0
        for word, at in self._played.times.items():
            found = self._analysis.find(word)
            if found is not None:
                total += found.score
                rows.append(PlanRow(found, at, total, True))
        return rows


def planned_rows(plan: Plan, before: Iterable[PlanRow], elapsed: float) -> list[PlanRow]:
    """The words of a plan made `elapsed` seconds into the round, after those already played."""
    played = sum(row.found.score for row in before)
    return [PlanRow(step.found, elapsed + step.clock, played + step.total, False) for step in plan.steps]
