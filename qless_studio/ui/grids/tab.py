"""The tab that games on boards of letter tiles share: what both of its pages need, and its commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from qless_studio.engine.play import Stage
from qless_studio.engine.texts import say
from qless_studio.ui.grids.analysis import GridAnalysis, PlayedWords
from qless_studio.ui.grids.board_search import BoardSearch
from qless_studio.ui.grids.parts import BoardCommands, GridParts
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:  # each page is imported and built when it is first shown
    from qless_studio.ui.grids.analyse_page import GridAnalysePage
    from qless_studio.ui.grids.next_round import DealtRound
    from qless_studio.ui.grids.play_view import GridPlayView
    from qless_studio.ui.tab.game_play import GamePlay
    from qless_studio.ui.tab.play_page import PlayPage


class GridTab(Tab):
    """A game gives rules, its page for analysing (`make_analyse_page`) and its rounds (`new_round`)."""

    analyse: GridAnalysePage
    _round: DealtRound
    """Made with the page for playing."""
    play_view: GridPlayView

    def __init__(self, session: Session, rules: GridRules[Any, Any], label: str) -> None:
        """`label` names the letters of the board."""
        super().__init__(session)
        self.rules = rules
        self.board_search = BoardSearch(rules, self._ask_to_end, lambda panel: self.analyse.place_search(panel), self)
        self.analysis = GridAnalysis(session, self.board_search, self)
        self.played = PlayedWords(self.analysis, self)
        self.board_commands = BoardCommands(self)
        self.parts = GridParts(
            rules, self.board_search, self.analysis, self.played, self.board_commands, self.play_actions, label
        )
        session.levels.changed.connect(self.show_mode)
        listen(self._follow_board, session.puzzle_changed, session.lexicon_changed, session.chosen_changed)
        session.options_changed.connect(self._follow_options)
        self.covered_changed.connect(self._on_covered_changed)
        self._follow_board()

    # what games override

    def new_round(self, page: PlayPage) -> DealtRound:
        """The rounds of this game on this page; called once."""
        raise NotImplementedError

    # the pages

    def make_board_to_play(self) -> QWidget:
        board = self.parts.new_board()
        board.locked = lambda: True
        return board

    def make_play(self, page: PlayPage) -> GamePlay:
        from qless_studio.ui.grids.play_view import GridPlayView

        self._round = round = self.new_round(page)
        self.play_view = GridPlayView(round, self.parts.label)
        page.typing_target = round.field
        return round.play

    @property
    def round(self) -> DealtRound:
        """The rounds played in this tab."""
        self.play.game  # noqa: B018 - builds the page if it has not been shown
        return self._round

    # what the window asks

    def new_puzzle(self) -> None:
        self.board_commands.roll()

    def no_conditions(self) -> str:
        return ""

    def ask_for_conditions(self) -> None:
        self.board_commands.ask_for_conditions()

    def no_opponent(self) -> str:
        return "" if self.session.levels.shown else say("levels are hidden")

    def choose_opponent(self) -> None:
        self.session.set_mode(Mode.PLAY)
        self.round.opponent.choose()

    def no_hint(self) -> str:
        return "" if self.stage is Stage.RUNNING else say("no game is running")

    def show_hint(self) -> None:
        self.round.hints.ask()

    def no_filter(self) -> str:
        return self.explain_covered()

    def filter_list(self) -> None:
        self.analyse.words.filter.field.setFocus()

    def rule_summary(self) -> str:
        return self.rules.summary()

    # following

    def _follow_board(self) -> None:
        """Called before the pages follow, which show the dice."""
        self.rules.follow_board()
        self.board_commands.follow()

    def _follow_options(self) -> None:
        """Have the rules follow the options."""
        self.rules.follow_options()
        self.session.updated.emit()

    def _on_covered_changed(self) -> None:
        """The mode has changed, or the stage of a round."""
        self.board_commands.follow()
        if self.current_mode is Mode.PLAY:
            self.board_search.stop()

    def play_seed(self, seed: int) -> None:
        """Play the board of this seed."""
        self.round.play.deal(partial(self.round.roll, seed))

    def _ask_to_end(self, then: Callable[[], object]) -> None:
        """Do what replaces the board, once nothing that is being played is in its way."""
        proceed = partial(self.analyse.ask_to_end, then)
        if self.has_page(Mode.PLAY):
            self.game_play.ask_to_end(proceed)
        else:
            proceed()
