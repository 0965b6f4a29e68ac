"""A tab with rounds against the clock in which the analysis stays in view. See docs/decisions/014."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction

from qless_studio.engine.play import Stage
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.grids.round import Round, RoundControls
from qless_studio.ui.grids.round_guard import RoundGuard
from qless_studio.ui.grids.round_play import RoundPlay
from qless_studio.ui.grids.rules import GridRules, points_word
from qless_studio.ui.grids.tab import GridTab
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.in_front import is_left
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.widgets.feedback import verdict

if TYPE_CHECKING:  # imported when a round is first played
    from qless_studio.ui.grids.play import GridPlay
    from qless_studio.ui.tab.play_page import PlayPage

P = TypeVar("P")
O = TypeVar("O")  # noqa: E741 - puzzle and options, as in engine/game.py


class RoundTab(GridTab[P, O]):
    """A `GridTab` with a clock in `round`, and the words played in it marked in the list."""

    def __init__(self, session: Session, rules: GridRules[P, O], label: str, seconds: float) -> None:
        """`label` names the typed entry; `seconds` is the length of a round."""
        self._seconds = seconds
        super().__init__(session, rules, label)

    def prepare(self) -> None:
        self.round = Round(self, self._seconds)
        self.round_play = RoundPlay(self.rules, self.board, self.analysis, self.round, self.played, self.words, self)
        self.round_guard = RoundGuard(self.rules, self.round, self.played, self)
        self._shown_puzzle = self.session.puzzle
        key, tr = self.key, self.tr
        self.round_action = command(
            self, f"{key}_round", tr("Start or stop clock"), self.round.toggle, "Ctrl+B", icon="clock"
        )
        self.pause_action = command(self, f"{key}_pause", tr("Pause clock"), self.round.pause, "Ctrl+Shift+B")
        self.put("section", self.round_play.part)
        self.round.started.connect(self.played.clear)
        self.round.started.connect(self.session.analyse_now)
        self.round.started.connect(self.board_search.stop)
        self.round.stage_changed.connect(self.on_stage_changed)
        self.round.ticked.connect(self._pause_if_left)
        self.round_guard.kept.connect(self._show_text)

    def _pause_if_left(self) -> None:
        if is_left(self) and self.round.stage is Stage.RUNNING:
            self.round.pause()

    def round_controls(self, title: str) -> RoundControls:
        """Start, pause and stop."""
        return RoundControls(self.round, title, self.tr("Clock"))

    def commands(self) -> list[QAction]:
        return [*super().commands(), separator(self), self.round_action, self.pause_action]

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

    def show_figures(self, live: bool = False) -> None:
        if self.round.playing:
            count, points = self.played.totals
            self.figures.show_figures(points, points_word(points), [(figure(count), self.tr("found"))])
        else:
            super().show_figures(live)

    def show_state(self, state: State) -> None:
        super().show_state(state)
        if state is State.NOT_ANALYSED and self.round.playing:  # the rules or the word list have changed
            QTimer.singleShot(0, self.session, self.session.analyse_now)

    def on_stage_changed(self, stage: Stage) -> None:
        """A round was started, paused, resumed, ended or forgotten."""
        self.words.table.choose(None)
        self.selected_word.select(None)
        self.board.show_notice("")
        self.round_play.follow(stage)
        self.board.locked = self.round.playing or self.current_mode is Mode.PLAY
        self.show_state(self.session.state)
        self.show_figures()
        self.update_panel()

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        super()._on_puzzle_changed(puzzle)
        same, self._shown_puzzle = self.rules.same_board(self._shown_puzzle, puzzle), puzzle
        if not same:
            self.played.clear()
            self.round.reset()

    def make_play(self, page: PlayPage) -> GridPlay:
        play = super().make_play(page)
        of_play = self.session.guard
        assert of_play is not None

        def ask(puzzle: Any, install: Callable[[], object]) -> None:
            (of_play if self.current_mode is Mode.PLAY else self.round_guard.ask)(puzzle, install)

        self.session.guard = ask
        return play

    def _on_covered_changed(self) -> None:
        playing = self.current_mode is Mode.PLAY
        if playing:
            self.round.stop()
        for action in (self.round_action, self.pause_action):
            action.setEnabled(not playing)
        super()._on_covered_changed()

    def _on_edited(self, index: int) -> None:
        super()._on_edited(index)
        if self.round.stage is not Stage.IDLE:
            self.round_play.search()

    def _ask_to_end(self, then: Callable[[], object]) -> None:
        self.round_guard.ask_to_end(then)

    def _on_traced(self, words: list[str], points: str) -> None:
        if self.round.playing:
            for word in words:
                self.round_play.play(word)
        else:
            super()._on_traced(words, points)
