"""The Q-Less tab: what both of its pages need, and its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from qless_studio.engine.games.q_less.puzzle import Puzzle, too_few
from qless_studio.engine.games.q_less.searches import Scope
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import say
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.parts import GridCommands, QLessParts, Rolls
from qless_studio.ui.games.q_less.result_texts import rules
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:
    from qless_studio.ui.games.q_less.analyse_page import QLessAnalysePage
    from qless_studio.ui.games.q_less.board_aids import BoardAids
    from qless_studio.ui.games.q_less.play import QLessPlay
    from qless_studio.ui.games.q_less.play_view import QLessPlayView
    from qless_studio.ui.tab.game_play import GamePlay
    from qless_studio.ui.tab.play_page import PlayPage


class QLessTab(Tab):
    owners = (PlayActions, GridCommands)
    analyse: QLessAnalysePage
    play_view: QLessPlayView

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.analysis = QLessAnalysis(session, self)
        self.rolls = Rolls(session, self)
        self.grid_commands = GridCommands(self)
        self.parts = QLessParts(self.analysis, self.rolls, self.grid_commands, self.play_actions)
        listen(self._on_changed, session.puzzle_changed, session.options_changed, self.covered_changed)
        self.analysis.search_ended.connect(self._on_search_ended)
        self.rolls.rolled.connect(self._on_rolled)
        self._enable_commands()
        self.analysis.restart()

    # the pages

    def make_analyse_page(self) -> QLessAnalysePage:
        from qless_studio.ui.games.q_less.analyse_page import QLessAnalysePage

        page = QLessAnalysePage(self.parts)
        page.aids.solution_shown.connect(self._enable_commands)
        return page

    def make_board_to_play(self) -> QLessBoard:
        return QLessBoard()

    def make_play(self, page: PlayPage) -> GamePlay:
        from qless_studio.ui.games.q_less.play import QLessPlay
        from qless_studio.ui.games.q_less.play_view import QLessPlayView

        self._game = QLessPlay(page, self.analysis, self.rolls)
        self.play_view = QLessPlayView(self.parts, self._game, page)
        self.play_view.aids.solution_shown.connect(self._enable_commands)
        return self._game.play

    @property
    def game(self) -> QLessPlay:
        """The game as it is played, on a page that may have to be built first."""
        self.play.game  # noqa: B018
        return self._game

    @property
    def aids(self) -> BoardAids:
        """The board of the page in front."""
        if self.current_mode is not Mode.PLAY:
            return self.analyse.aids
        self.show_page()  # which makes it the first time
        return self.play_view.aids

    # what the window asks

    def new_puzzle(self) -> None:
        self.rolls.roll_dice()

    def no_conditions(self) -> str:
        return ""

    def ask_for_conditions(self) -> None:
        self.rolls.ask()

    def no_hint(self) -> str:
        puzzle = self.session.puzzle
        if puzzle.free:
            return say("this game has no hints")
        if self.current_mode is Mode.PLAY:
            return "" if self.stage is Stage.RUNNING else say("no game is running")
        count, needed = len(puzzle.letters), self.session.options.min_letters
        return too_few(count, needed) if count < needed else ""

    def show_hint(self) -> None:
        self.aids.hints.ask()

    def no_filter(self) -> str:
        return self.explain_covered() or ("" if self.session.puzzle.letters else say("there is no puzzle"))

    def filter_list(self) -> None:
        self.analyse.solutions.open_filters()

    def rule_summary(self) -> str:
        day = self.game_play.day if self.stage is not Stage.IDLE else ""
        name = f"{say('daily puzzle')}, {day}" if day else self.rolls.name_of(self.session.puzzle.letters)
        parts = [*rules(self.session.options), name]
        return "; ".join(part for part in parts if part)

    # following

    def _on_changed(self) -> None:
        self._enable_commands()
        self.session.updated.emit()

    def _enable_commands(self) -> None:
        """Enable what can do something, and shows no answer of a roll that is not being played."""
        self.grid_commands.follow()
        self.play_actions.follow()

    def ask_to_claim(self) -> None:
        """Ask whether the player claims that there is no solution."""
        self.game.ask_to_claim()

    @property
    def stage_in_front(self) -> Stage:
        """The stage of the game, if it is in front."""
        return self.stage if self.current_mode is Mode.PLAY else Stage.IDLE

    @property
    def aids_if_built(self) -> BoardAids | None:
        """The commands of the page in front."""
        return self.aids if self.has_page(self.current_mode) else None

    def _on_search_ended(self, scope: Scope) -> None:
        session = self.session
        if scope is Scope.GRID and session.outcome is Outcome.COMPLETE and not session.puzzle.tiles:
            self.rolls.note_counted(self.analysis.lists[Scope.GRID].count)

    # what the player does

    def _on_rolled(self, letters: str, undo_text: str, free: bool) -> None:
        puzzle = Puzzle(letters, free=free)
        if self.current_mode is Mode.PLAY:
            self.game_play.start_with(puzzle, undo_text, then=self._show_roll)
        else:
            self.session.edit(puzzle, undo_text)
            self._show_roll()

    def _show_roll(self) -> None:
        board = self.aids.board
        board.setFocus()
        board.tumble()
        self.session.updated.emit()

    def type_letters(self) -> None:
        """Go to the field for letters: before a game they are typed to be played, else to be analysed."""
        if self.begins_at_top:
            self.show_page()
            self.play_view.focus_letters()
            return
        switched = self.current_mode is Mode.PLAY
        self.set_mode(Mode.ANALYSE)
        if self.current_mode is Mode.ANALYSE:
            self.analyse.focus_letters()
            if switched:  # which gives the focus to the board afterwards
                QTimer.singleShot(0, self.analyse, self.analyse.focus_letters)
