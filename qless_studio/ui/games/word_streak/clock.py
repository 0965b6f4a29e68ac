"""A round against the clock beside the analysis, on the locked board, and its plan. See docs/decisions/014."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.games.word_streak.dealer import ROUND_SECONDS
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import Plan, make_plan
from qless_studio.engine.history import Result
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, clock_time, say
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids.analysis import GridAnalysis, PlayedWords, WordsInOrder
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.parts import GridParts
from qless_studio.ui.grids.word_table import SelectedWord, WordList, word_columns
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.staged_play import Judged, PlayRules, StagedPlay
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.charts.charts import RunningTotal
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_filter import WordFilterRow
from qless_studio.ui.work.signals import listen

MISSED, FOUND, ALL = "missed", "found", "all"
"""Which words the list shows when a round is over."""
COLOURS = {Judged.RIGHT: "good", Judged.REFUSED: "bad", Judged.ALREADY: "text"}
"""The roles in which the board says what became of a word."""


class PlanClock(QObject):
    """A round beside the analysis: its words join those that the list marks as played."""

    def __init__(self, parts: GridParts, board: GridBoard, words: WordList, places: GamePage) -> None:
        super().__init__(places)
        assert isinstance(parts.rules, WordStreakRules)
        self._rules, self._board, self._words, self._played = parts.rules, board, words, parts.played
        self._search, self._typed = parts.search, ""
        moves, clear = WordsInOrder(lambda: self._played), self._played.clear
        rules = PlayRules(continues=parts.rules.same_board, moves=moves, clear=clear)
        self.play = StagedPlay(places, parts.session, rules)
        choices = [
            (MISSED, self.tr("Missed")),
            (FOUND, capitalised(self.tr("found"))),
            (ALL, capitalised(self.tr("all"))),
        ]
        self.part = Segments(choices, self.tr("Words"), act=self.show_part)
        """Chooses what the list shows when the round is over."""
        self.play.add("section", self.part, when=(Stage.OVER,))
        self.play.stage_changed.connect(self._on_stage_changed)
        board.letters_typed.connect(self._on_letters_typed)
        board.confirmed.connect(self._on_confirmed)
        board.take_back = self._take_back

    def start(self) -> None:
        """Start a round on the board that is there."""
        self._search.stop()
        self.play.begin(ROUND_SECONDS)

    def toggle(self) -> None:
        """Start a round, or end the current one."""
        if self.play.playing:
            self.play.end(Result.FINISHED)
        else:
            self.start()

    def enter(self, word: str) -> None:
        """Play a word (lower case); it counts if it is on the board and was not played yet."""
        answer = self._played.enter(word, (), self._rules, self._points_of, self.play.elapsed)
        if answer.right:
            self._board.clear_trace()
        self._board.show_notice(answer.said, COLOURS[answer.judged])

    def _points_of(self, word: str, _: object) -> int:
        return max(self._rules.path_points(word, cells) for cells in self._rules.paths(word))

    def show_part(self) -> None:
        """Have the list show all words, or after a round the part chosen."""
        part = self.part.value if self.play.stage is Stage.OVER else ALL
        self._words.show_only(None if part == ALL else lambda found: self._is_found(found) == (part == FOUND))

    def _is_found(self, found: FoundWord) -> bool:
        return self._played.played(found.word)

    def _on_stage_changed(self, stage: Stage) -> None:
        self._typed = ""
        if stage is Stage.OVER:
            self.part.set_value(MISSED)
        self.show_part()

    def _on_letters_typed(self, letters: str) -> None:
        """Letters typed on the board of a round make a word; an empty text is Backspace."""
        if self.play.playing:
            self._board.clear_trace()
            self._typed = self._typed + letters if letters else self._typed[:-1]
            self._board.show_notice(self._typed.upper())

    def _take_back(self) -> bool:
        typed, self._typed = self._typed, ""
        if typed:
            self._board.show_notice("")
        return bool(typed)

    def _on_confirmed(self) -> None:
        word, self._typed = self._typed.lower(), ""
        if word and self.play.playing:
            self.enter(word)


class ClockControls(QWidget):
    """A button that starts a round; while one is going on, the time left, Stop and Pause."""

    def __init__(self, clock: PlanClock, title: str, short: str) -> None:
        """`title` is the button's text between rounds, `short` the one for a narrow window."""
        super().__init__()
        self._play, self._title, self._short, self._compact = clock.play, title, short, False
        self.pause = IconButton("pause", self.tr("Pause"), act=clock.play.toggle_pause)
        self.main = Button(title, "clock", act=clock.toggle)
        filled(bare(QHBoxLayout(self), 4), self.pause, self.main)
        listen(self._show, clock.play.stage_changed, clock.play.ticked)
        self._show()

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self._show()

    def _show(self) -> None:
        playing, paused = self._play.playing, self._play.stage is Stage.PAUSED
        self.pause.setVisible(playing)
        self.pause.set_tip(self.tr("Go on") if paused else self.tr("Pause"))
        self.pause.set_icon("play" if paused else "pause")
        if playing:
            left = clock_text(ROUND_SECONDS - self._play.elapsed)
            text, icon, tip = self.tr("{} left").format(left), "stop", self.tr("End round")
        else:
            text, icon, tip = self._short if self._compact else self._title, "clock", self._title
        if text != self.main.text():
            self.main.setText(text)
            self.main.updateGeometry()
        if icon != self.main.icon_name:
            self.main.set_icon(icon)
        self.main.setToolTip(tip)


PLAN_AGAIN = 5.0
"""Seconds of play after which the plan is computed again: time has passed in which nothing was played."""


class Planner(QObject):
    """The rest of the round as `rows`; only the last plan asked for counts. See docs/decisions/014."""

    planned = Signal(object)
    """`rows`, which have changed"""

    def __init__(
        self, rules: WordStreakRules, analysis: GridAnalysis, round: StagedPlay, played: PlayedWords, parent: QObject
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
        listen(self.plan, analysis.finished, played.changed, round.stage_changed)
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
        """Remove the plan, as after a round."""
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


# The columns of the two lists: all words, and the plan.


@dataclass(frozen=True)
class PlanRow:
    """A word played, or one to play."""

    found: FoundWord
    at: float
    """Seconds from the start of the round to the moment it is played."""
    total: int
    """Points of the round by then."""
    done: bool


def path_columns(analysis: GridAnalysis, ticked: Callable[[str], bool]) -> list[Column]:
    """The columns of a list of `FoundWord`, with the length of the path: a tile may have several letters."""
    word, common, length, points = word_columns(analysis, ticked)
    tiles = Column("tiles", say("Path"), lambda found: len(found.path), kind=Kind.NUMBER, width=44)
    return [word, common, length._replace(width=52), tiles, points._replace(width=60)]


def plan_columns(analysis: GridAnalysis) -> list[Column]:
    """The columns of a list of `PlanRow`."""

    def role(row: PlanRow) -> str:
        return "text_dim" if row.done else ""

    return [
        Column(
            "at", say("Time"), lambda row: row.at, lambda row: clock_text(row.at), width=48, role=lambda row: "text_dim"
        ),
        Column(
            "done",
            "",
            lambda row: row.done,
            lambda row: "",
            width=20,
            icon=lambda row: "check" if row.done else "",
            role=lambda row: "good",
            spoken=lambda row: say("played") if row.done else say("not played"),
            spoken_title=capitalised(say("played")),
        ),
        Column(
            "word",
            say("Word"),
            lambda row: analysis.shown(row.found.word),
            sort_key=lambda row: analysis.order(row.found.word),
            role=lambda row: "text_dim" if row.done else "text",
            words=lambda row: (row.found.word,),
        ),
        Column("common", say("Common"), lambda row: analysis.zipf(row.found.word), kind=Kind.COMMONNESS, width=60),
        Column("points", say("Points"), lambda row: row.found.score, kind=Kind.NUMBER, width=52, role=role),
        Column("total", say("Total"), lambda row: row.total, kind=Kind.NUMBER, width=56),
    ]


def clock_text(seconds: float) -> str:
    """Minutes and seconds, fractions of a second rounded up: 2:59."""
    return clock_time(int(seconds + 0.999))


# The plan in the panel: its chart and its rows, which obey the filter of the words.


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
