"""The Q-Less tab: the rack and the open grid, with an analysis that follows every step (docs/decisions/021)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from qless_studio.engine.games.q_less.puzzle import Puzzle, Solution
from qless_studio.engine.games.q_less.recent import RecentRoll
from qless_studio.engine.play import Stage
from qless_studio.engine.results import Results
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games.q_less import messages
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.empty_state import EXAMPLE, QLessEmptyState
from qless_studio.ui.games.q_less.grid_commands import GridCommands
from qless_studio.ui.games.q_less.hints import Hints
from qless_studio.ui.games.q_less.panel import QLessPanel
from qless_studio.ui.games.q_less.rolls import Rolls
from qless_studio.ui.games.q_less.solution_commands import SolutionCommands
from qless_studio.ui.games.q_less.solution_lists import Scope
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.shared_board import SharedBoardPage, SharedBoardTab
from qless_studio.ui.tab.undo_buttons import UndoButtons
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.tab_order import focus_on
from qless_studio.ui.widgets.feedback import verdict

if TYPE_CHECKING:  # imported when a roll is first played
    from qless_studio.ui.games.q_less.play import QLessPlay
    from qless_studio.ui.tab.play_page import PlayPage

MIN_LENGTHS = range(2, 7)
"""Minimum word lengths that the controls offer."""


class QLessAnalysePage(SharedBoardPage):
    """Connects the parts: the analysis follows the session, the board, the panel and the commands follow both."""

    board: QLessBoard

    def __init__(self, tab: SharedBoardTab) -> None:
        session = tab.session
        super().__init__(
            tab,
            session,
            QLessBoard(),
            label=self.tr("Dice"),
            hint=self.tr("3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40"),
            example=EXAMPLE,
        )
        tr, board = self.tr, self.board
        self.analysis = QLessAnalysis(session, self)
        self.rolls = Rolls(session, self)
        self.panel = QLessPanel(self.analysis, board, self)
        self.hints = Hints(self.analysis, board, self.panel.ladder, self)
        self.grid_commands = GridCommands(session, board, self)
        self.solution_commands = SolutionCommands(session, board, self.panel.solutions, self)
        self.letters = command(self, "q_less_letters", tr("Type letters"), self._type_letters, "Ctrl+T", icon="pencil")
        self.claim = command(self, "q_less_claim", tr("Claim that there is no solution…"), self._claim)
        self._add_controls()
        self._add_empty_state()
        self._connect()
        self.board.language = session.language
        self._on_puzzle(session.puzzle)
        self.analysis.restart()
        self.show_state(session.state)

    def _add_controls(self) -> None:
        roll, clear, hint = (
            ActionButton(action) for action in (self.rolls.roll, self.grid_commands.clear, self.hints.action)
        )
        lengths = [(length, self.tr("{} letters or more").format(length)) for length in MIN_LENGTHS]
        self.min_length = Combo(lengths, self.tr("Minimum word length"))
        self.min_length.value_changed.connect(self._on_min_length_chosen)
        self._show_min_length()
        self.put("controls_left", roll, clear, UndoButtons(self.session))
        self.put("controls_right", self.min_length, hint)

    def _add_empty_state(self) -> None:
        self.empty_state = QLessEmptyState()
        roll = self.empty_state.add_action(self.tr("Roll 12 dice"), "die", self.rolls.roll, primary=True)
        roll.clicked.connect(self.rolls.roll.trigger)
        letters = self.empty_state.add_action(self.tr("Type letters"), "pencil", hint=self.tr("or just start typing"))
        letters.clicked.connect(self.letters.trigger)
        self.board.set_empty_state(self.empty_state)

    def _connect(self) -> None:
        session, board, analysis, rolls = self.session, self.board, self.analysis, self.rolls
        self._tab.typing_follows(rolls.roll, rolls.seed, self.grid_commands.clear)
        rolls.roll.setToolTip(self.tr("Roll the 12 dice for a new puzzle"))
        self.grid_commands.clear.setToolTip(self.tr("Return all tiles to the rack"))
        self.hints.action.setToolTip(self.tr("Get help in steps: each tells a little more"))
        session.puzzle_changed.connect(self._on_puzzle)
        session.options_changed.connect(self._on_rules_changed)
        session.lexicon_changed.connect(self._on_rules_changed)
        analysis.grid_checked.connect(self._on_checked)
        analysis.search_ended.connect(self._on_search_ended)
        board.puzzle_edited.connect(self._on_board_edited)
        board.letters_typed.connect(self._on_letters_typed)
        board.refused.connect(session.message)
        board.cursor_moved.connect(self._on_cursor_moved)
        board.rack_resized.connect(self._tab.set_board_width)
        self.rolls.rolled.connect(self._on_rolled)
        self.rolls.message.connect(session.message)
        self.hints.step_shown.connect(self._on_hint_shown)
        self.panel.facts.example_wanted.connect(self.solution_commands.show_example)
        self.panel.recent.roll_chosen.connect(self._on_recent_chosen)
        self._tab.covered_changed.connect(self._on_covered_changed)

    # playing

    def make_play(self, page: PlayPage) -> QLessPlay:
        from qless_studio.ui.games.q_less.play import QLessPlay
        from qless_studio.ui.games.q_less.play_view import QLessPlayView, TabParts

        play = QLessPlay(page, self.analysis, self.rolls)
        parts = TabParts(
            self.board,
            self.analysis,
            self.rolls,
            self.hints,
            self.grid_commands,
            self.solution_commands,
            UndoButtons(self.session),
        )
        self.play_view = QLessPlayView(parts, play)
        return play

    @property
    def play(self) -> QLessPlay:
        """The roll being played, with its own type."""
        return cast("QLessPlay", self._tab.game_play)

    # what the shell asks

    def commands(self) -> list[QAction]:
        rolls, grid = self.rolls, self.grid_commands
        return [
            *(rolls.roll, rolls.seed, self.letters, rolls.draw, separator(self)),
            *(self.hints.action, self.claim, *self.solution_commands.actions, separator(self)),
            *grid.actions,
        ]

    def rule_summary(self) -> str:
        day = self.play.day if self._tab.stage is not Stage.IDLE else ""
        name = self.tr("daily roll of {}").format(day) if day else self.rolls.name_of(self.session.puzzle.letters)
        parts = [*messages.rules(self.session.options), name]
        return "; ".join(part for part in parts if part)

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        check = self.analysis.check
        if state is State.EMPTY or check is None or (state is State.NOT_ANALYSED and not check.checked.finished):
            return super().verdict_of(state)
        found = messages.verdict_of(state, self.session.outcome, check, self.analysis.lists)
        return found or super().verdict_of(state)

    def listed(self) -> list[Solution]:
        return self.panel.solutions.model.solutions()

    def results(self) -> Results:
        """The results of the search whose solutions are listed."""
        results, lists = super().results(), self.analysis.lists
        if self.panel.solutions.scope is Scope.GRID or lists[Scope.ALL] is lists[Scope.GRID]:
            return results
        return self.analysis.results_of_letters(results)

    # following the session

    def _on_puzzle(self, puzzle: Puzzle) -> None:
        self.board.show_puzzle(puzzle)
        self.hints.follow(self.board.open_grid)
        self.panel.show_puzzle(puzzle)
        self._enable_commands()
        self.panel.show_progress()
        self.rule_summary_changed.emit()

    def _enable_commands(self) -> None:
        """Enable what can do something, and shows no answer of a roll that is not being played."""
        puzzle, playing = self.session.puzzle, self._tab.current_mode is Mode.PLAY
        stage = self._tab.stage if playing else Stage.IDLE
        self.grid_commands.enable_for(Puzzle() if stage is Stage.PAUSED else puzzle)
        helpful = stage is Stage.RUNNING if playing else bool(puzzle.letters)
        self.hints.action.setEnabled(helpful and not puzzle.free)
        self.claim.setEnabled(stage is Stage.RUNNING and not puzzle.free)
        self.solution_commands.update()

    def _on_covered_changed(self) -> None:
        if self._tab.covered is not self.solution_commands.covered:
            self.solution_commands.set_covered(self._tab.covered)
            self.hints.forget()
        self.empty_state.set_primary(self._tab.current_mode is not Mode.PLAY)  # where the panel has such a button
        self._enable_commands()
        self.rule_summary_changed.emit()

    def _on_rules_changed(self, *_: object) -> None:
        self.board.language = self.session.language
        self._show_min_length()
        self.hints.forget()
        self.panel.show_rules()

    def _on_checked(self) -> None:
        check = self.analysis.check
        if check is None:
            return
        self.board.show_check(check.checked)
        self.panel.show_progress()
        self.panel.show_facts()
        self.show_state(self.session.state)

    def _on_search_ended(self, scope: Scope) -> None:
        session = self.session
        self.show_state(session.state)
        if scope is Scope.GRID and session.outcome is Outcome.COMPLETE and not session.puzzle.tiles:
            self.panel.note_counted()

    def _show_min_length(self) -> None:
        if self.session.options.min_length in MIN_LENGTHS:
            self.min_length.set_value(self.session.options.min_length)

    # what the player does

    def _on_rolled(self, letters: str, undo_text: str, free: bool) -> None:
        if self._tab.current_mode is Mode.PLAY:
            self.play.start_with(Puzzle(letters, free=free), undo_text, then=self._show_roll)
        else:
            self.session.edit(Puzzle(letters, free=free), undo_text)
            self._show_roll()

    def _show_roll(self) -> None:
        self.board.setFocus()
        self.board.tumble()
        self.rule_summary_changed.emit()

    def _on_recent_chosen(self, looked: RecentRoll) -> None:
        self.session.resume(Puzzle(looked.letters), self.tr("Resume roll"), looked.lexicon)
        self.board.setFocus()

    def _type_letters(self) -> None:
        """Go to the field for letters: before a game they are typed to be played, else to be analysed."""
        if self._tab.begins_at_top:
            field = self._field_before_game
            focus_on(field, Qt.FocusReason.OtherFocusReason)
            field.selectAll()
            return
        switched = self._tab.current_mode is Mode.PLAY
        self._tab.set_mode(Mode.ANALYSE)
        self._focus_entry()
        if switched:  # which gives the focus to the board afterwards
            QTimer.singleShot(0, self, self._focus_entry)

    @property
    def _field_before_game(self) -> QLineEdit:
        """The field for letters that are to be played."""
        self._tab.game_play  # noqa: B018 - made now, after a restart
        return self.play_view.letters.field

    def _focus_entry(self) -> None:
        self.entry.field.setFocus()
        self.entry.field.selectAll()

    def _on_letters_typed(self, text: str) -> None:
        self._type_letters()
        field = self._field_before_game if self._tab.begins_at_top else self.entry.field
        field.setText("")
        field.insert(text)

    def _on_board_edited(self, puzzle: Puzzle, undo_text: str) -> None:
        """Install a move; the first one in Play begins the game."""
        if self._tab.begins_at_top and self.session.puzzle.letters:
            self.play.start_with(self.session.puzzle, self.tr("Play this puzzle"))
        self.session.edit(puzzle, undo_text)

    def _on_cursor_moved(self, index: int) -> None:
        self.choose_words(*self.board.words_at_cursor())

    def _claim(self) -> None:
        self.play.ask_to_claim()

    def _on_hint_shown(self, step: str) -> None:
        if self._tab.current_mode is Mode.PLAY:
            self.play.take_hint(step)
        if self.board.preview is not None:  # which would hide the cells that the hint marks
            self.solution_commands.end_preview()

    def _on_min_length_chosen(self, length: int) -> None:
        self.session.set_options(replace(self.session.options, min_length=length))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the displayed solution, then the hints."""
        if event.key() == Qt.Key.Key_Escape and self.board.preview is not None:
            self.solution_commands.end_preview()
        elif event.key() == Qt.Key.Key_Escape and self.hints.shown:
            self.hints.forget()
        else:
            super().keyPressEvent(event)
