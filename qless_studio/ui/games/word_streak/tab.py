"""The Word Streak tab: matches of three rounds, and a page that plans a round against the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QAction

from qless_studio.engine.play import Stage
from qless_studio.ui.games.word_streak.commands import WordStreakCommands
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids.tab import GridTab
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.action_button import ActionButton

if TYPE_CHECKING:  # each page is imported and built when it is first shown
    from qless_studio.ui.games.word_streak.analyse_page import WordStreakAnalysePage
    from qless_studio.ui.games.word_streak.play import WordStreakRound
    from qless_studio.ui.tab.play_page import PlayPage


class WordStreakTab(GridTab):
    key = "word_streak"
    rules: WordStreakRules
    analyse: WordStreakAnalysePage

    def __init__(self, session: Session) -> None:
        super().__init__(session, WordStreakRules(session), self.tr("Board"))
        tr = self.tr
        session.lexicon_changed.connect(self.rules.read_table)
        self.round_action = command(
            self, "word_streak_round", tr("Start or stop clock"), self._on_clock, "Ctrl+B", icon="clock"
        )
        self.pause_action = command(self, "word_streak_pause", tr("Pause clock"), self._on_pause, "Ctrl+Shift+B")
        self.own_actions = WordStreakCommands(
            self.rules,
            lambda: self.analyse.board,
            lambda: self.analyse.mark_played(),
            lambda: self.analyse.rules_picker.edit(),
            lambda: self.analyse.open_pace(),
            self,
        )
        self.match_action = command(self, "word_streak_match", tr("New match"), self._on_new_match, icon="die")
        self.covered_changed.connect(self._enable_commands)
        self._enable_commands()

    def roll_text(self) -> str:
        return self.tr("Deal")

    def make_analyse_page(self) -> WordStreakAnalysePage:
        from qless_studio.ui.games.word_streak.analyse_page import WordStreakAnalysePage

        return WordStreakAnalysePage(self.parts, self.own_actions)

    def new_round(self, page: PlayPage) -> WordStreakRound:
        from qless_studio.ui.games.word_streak.play import WordStreakRound

        round = WordStreakRound(page, self.parts)
        new = ActionButton(self.match_action, self.tr("New match"), "die")
        round.play.add("controls_left", new)
        round.play.add("controls_left", round.dice, round.time, when=(Stage.IDLE, Stage.OVER))
        return round

    @property
    def round(self) -> WordStreakRound:
        return cast("WordStreakRound", super().round)

    def commands(self) -> list[QAction]:
        clock = [separator(self), self.round_action, self.pause_action]
        return [*super().commands(), *clock, *self.own_actions.in_menu_order(), separator(self), self.match_action]

    def _enable_commands(self) -> None:
        playing = self.current_mode is Mode.PLAY
        self.own_actions.set_playing(playing)
        for action in (self.round_action, self.pause_action):
            action.setEnabled(not playing)

    def _on_clock(self) -> None:
        self.analyse.clock.toggle()

    def _on_pause(self) -> None:
        self.analyse.round.toggle_pause()

    def _on_new_match(self) -> None:
        self.round.play.deal(self.round.new_match)
