"""The Q-Less tab: what both of its pages need, and its commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.q_less.puzzle import Puzzle, alphabetical
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.moves import lift_word
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.games.q_less.result_texts import rules
from qless_studio.ui.games.q_less.rolls import Rolls
from qless_studio.ui.games.q_less.searches import Scope
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.tab import Tab

if TYPE_CHECKING:
    from qless_studio.ui.games.q_less.analyse_page import QLessAnalysePage
    from qless_studio.ui.games.q_less.board_aids import BoardAids
    from qless_studio.ui.games.q_less.play import QLessPlay
    from qless_studio.ui.games.q_less.play_view import QLessPlayView
    from qless_studio.ui.tab.game_play import GamePlay
    from qless_studio.ui.tab.play_page import PlayPage


class GridCommands(QObject):
    """Each gets the board when it is triggered."""

    def __init__(self, session: Session, aids: Callable[[], BoardAids], tab: QWidget) -> None:
        super().__init__(tab)
        self._session, self._aids, self._tab, tr = session, aids, tab, self.tr
        self.hint = self._command("hint", tr("Hint"), lambda at: at.hints.ask(), "Ctrl+H", "bulb")
        self.place = self._command("place", tr("Place displayed solution"), _place, "Ctrl+Return", "check")
        self.back = self._command("back", tr("Back to grid"), lambda at: at.end_preview(), "Ctrl+Shift+Backspace")
        self.clear = self._command("clear", tr("Clear grid"), self._clear, "Ctrl+Shift+X", "trash")
        self.lift = self._command("lift", tr("Lift word at cursor"), self._lift_word, "Ctrl+Backspace")
        self.select = self._command("select", tr("Select word at cursor"), self._select_word, "Ctrl+Shift+W")
        self.swap = self._command("turn", tr("Swap rows and columns"), self._swap, "Ctrl+Shift+T", "rotate")
        self.centre = self._command("centre", tr("Centre grid"), _centre, "Ctrl+M")
        self.moves = tuple(
            self._command(f"move_{name}", text, partial(_move, rows, columns))
            for name, text, rows, columns in (
                ("up", tr("Move grid up"), -1, 0),
                ("down", tr("Move grid down"), 1, 0),
                ("left", tr("Move grid left"), 0, -1),
                ("right", tr("Move grid right"), 0, 1),
            )
        )
        self.shuffle = command(tab, "q_less_shuffle", tr("Shuffle rack"), self._shuffle)
        self.sort = command(tab, "q_less_sort", tr("Sort rack"), self._sort)
        self.hint.setToolTip(tr("Get help in steps: each tells a little more"))
        self.clear.setToolTip(tr("Return all tiles to the rack"))

    def _command(
        self, name: str, text: str, act: Callable[[BoardAids], object], shortcut: str = "", icon: str = ""
    ) -> QAction:
        return command(self._tab, f"q_less_{name}", text, partial(self._on_board, act), shortcut or None, icon=icon)

    def _on_board(self, act: Callable[[BoardAids], object]) -> None:
        act(self._aids())

    @property
    def on_grid(self) -> tuple[QAction, ...]:
        """Those on grid and rack, in menu order."""
        return self.clear, self.select, self.lift, self.swap, self.centre, *self.moves, self.shuffle, self.sort

    def enable_for(self, puzzle: Puzzle) -> None:
        """Enable the commands on grid and rack that can do something."""
        for action in self.on_grid:
            action.setEnabled(bool(puzzle.tiles))
        for action in (self.shuffle, self.sort):
            action.setEnabled(bool(puzzle.letters))

    def follow_solution(self, aids: BoardAids | None) -> None:
        """Enable what makes sense for the solution shown: placing one takes the same letters."""
        self.place.setEnabled(aids is not None and aids.placeable)
        self.back.setEnabled(aids is not None and aids.solution is not None)

    def _clear(self, aids: BoardAids) -> None:
        aids.board.replace_tiles({}, self.clear.text())

    def _lift_word(self, aids: BoardAids) -> None:
        """Return the word at the cursor to the rack; letters that another word needs stay."""
        board = aids.board
        if board.place in board.open_grid.tiles:
            move = lift_word(board.open_grid, board.place, board.down)
            board.replace_tiles(move.tiles, move.text)
        else:
            board.refused.emit(self.tr("There is no word at the cursor"))

    def _select_word(self, aids: BoardAids) -> None:
        """Select the word at the cursor, to be moved or returned to the rack."""
        aids.board.setFocus()
        if not aids.board.select_word():
            aids.board.refused.emit(self.tr("There is no word at the cursor"))

    def _swap(self, aids: BoardAids) -> None:
        swapped = {(column, row): letter for (row, column), letter in aids.board.open_grid.tiles.items()}
        aids.board.replace_tiles(swapped, self.swap.text())

    def _shuffle(self) -> None:
        letters = list(self._session.puzzle.letters)
        Random().shuffle(letters)
        self._order("".join(letters), self.tr("Shuffle rack"))

    def _sort(self) -> None:
        self._order(alphabetical(self._session.puzzle.letters), self.tr("Sort rack"))

    def _order(self, letters: str, undo_text: str) -> None:
        self._session.edit(replace(self._session.puzzle, letters=letters), undo_text)


def _place(aids: BoardAids) -> None:
    if aids.solution is not None:
        aids.place_solution(aids.solution)


def _centre(aids: BoardAids) -> None:
    aids.board.show_at(aids.board.open_grid.centred())


def _move(rows: int, columns: int, aids: BoardAids) -> None:
    aids.board.move_grid(rows, columns)


class QLessTab(Tab):
    analyse: QLessAnalysePage
    play_view: QLessPlayView

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        tr = self.tr
        self.analysis = QLessAnalysis(session, self)
        self.rolls = Rolls(session, self)
        self.grid_commands = GridCommands(session, lambda: self.aids, self)
        self.letters = command(self, "q_less_letters", tr("Type letters"), self._type_letters, "Ctrl+T", icon="pencil")
        self.claim = command(self, "q_less_claim", tr("Claim that there is no solution…"), self._on_claim)
        self.filter = command(self, "q_less_filter", tr("Filter solutions"), self._on_filter, "Ctrl+F", icon="sliders")
        self.parts = QLessParts(
            self.analysis, self.rolls, self.grid_commands.clear, self.grid_commands.hint, self.letters
        )
        self.typing_follows(self.rolls.roll, self.rolls.seed, self.grid_commands.clear)
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.options_changed.connect(self.rule_summary_changed)
        self.analysis.search_ended.connect(self._on_search_ended)
        self.rolls.rolled.connect(self._on_rolled)
        self.rolls.roll_wanted.connect(self._on_roll_wanted)
        self.rolls.message.connect(session.message)
        self.covered_changed.connect(self._on_covered_changed)
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
        self.play_view.words_chosen.connect(self.choose_words)
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

    def commands(self) -> list[QAction]:
        rolls, grid = self.rolls, self.grid_commands
        return [
            *(rolls.roll, rolls.seed, self.letters, rolls.draw, separator(self)),
            *(grid.hint, self.claim, self.filter, grid.place, grid.back, separator(self)),
            *grid.on_grid,
        ]

    def rule_summary(self) -> str:
        day = self.game_play.day if self.stage is not Stage.IDLE else ""
        name = self.tr("daily roll of {}").format(day) if day else self.rolls.name_of(self.session.puzzle.letters)
        parts = [*rules(self.session.options), name]
        return "; ".join(part for part in parts if part)

    # following

    def _on_puzzle_changed(self, _: Puzzle) -> None:
        self._enable_commands()
        self.rule_summary_changed.emit()

    def _on_covered_changed(self) -> None:
        self._enable_commands()
        self.rule_summary_changed.emit()

    def _enable_commands(self, _: object = None) -> None:
        """Enable what can do something, and shows no answer of a roll that is not being played."""
        puzzle, grid, playing = self.session.puzzle, self.grid_commands, self.current_mode is Mode.PLAY
        stage = self.stage if playing else Stage.IDLE
        helpful = stage is Stage.RUNNING if playing else bool(puzzle.letters)
        grid.enable_for(Puzzle() if stage is Stage.PAUSED else puzzle)
        grid.hint.setEnabled(helpful and not puzzle.free)
        grid.follow_solution(self.aids if self.has_page(self.current_mode) else None)
        self.claim.setEnabled(stage is Stage.RUNNING and not puzzle.free)
        self.filter.setEnabled(bool(puzzle.letters) and not playing)

    def _on_search_ended(self, scope: Scope) -> None:
        session = self.session
        if scope is Scope.GRID and session.outcome is Outcome.COMPLETE and not session.puzzle.tiles:
            self.rolls.note_counted(self.analysis.lists[Scope.GRID].count)

    # what the player does

    def _on_roll_wanted(self) -> None:
        if self.current_mode is Mode.PLAY:
            self.game.play.deal()
        else:
            self.rolls.roll_dice()

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
        self.rule_summary_changed.emit()

    def _type_letters(self) -> None:
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

    def _on_claim(self) -> None:
        self.game.ask_to_claim()

    def _on_filter(self) -> None:
        self.analyse.solutions.open_filters()
