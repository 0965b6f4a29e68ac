"""The Q-Less tab: the rack and the open grid, with an analysis that follows every step (docs/decisions/021)."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QShowEvent

from qless_studio.engine.games.q_less.diagnosis import Diagnosis
from qless_studio.engine.games.q_less.puzzle import Puzzle, Solution
from qless_studio.engine.results import Results
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import clock_time
from qless_studio.ui.games.q_less import messages
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.empty_state import QLessEmptyState
from qless_studio.ui.games.q_less.grid_commands import GridCommands
from qless_studio.ui.games.q_less.hints import Hints
from qless_studio.ui.games.q_less.panel import QLessPanel
from qless_studio.ui.games.q_less.play_clock import PlayClock
from qless_studio.ui.games.q_less.playing import Play
from qless_studio.ui.games.q_less.rolls import Rolls
from qless_studio.ui.games.q_less.solution_commands import SolutionCommands
from qless_studio.ui.games.q_less.solution_lists import Scope
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.feedback import verdict

MIN_LENGTHS = range(2, 7)
"""Minimum word lengths that the controls offer."""


class QLessTab(GameTab):
    """Connects the parts: the analysis follows the session, the board, the panel and the commands follow both."""

    board: QLessBoard

    def __init__(self, session: Session, appearance: Appearance) -> None:
        super().__init__(
            session,
            appearance,
            QLessBoard(appearance),
            label=self.tr("Dice"),
            hint=self.tr("3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40"),
            example=self.tr("e.g. BCDGILLORTUW"),
        )
        tr, board = self.tr, self.board
        self.analysis = QLessAnalysis(session, self)
        self.play = Play(session.folder, session.problem.emit)
        self.clock = PlayClock(self.play, self)
        self.rolls = Rolls(self.analysis.searches, appearance, self)
        self.panel = QLessPanel(self.analysis, self.play, board, appearance, self)
        self.hints = Hints(self.analysis, board, self.panel.ladder, self)
        self.grid_commands = GridCommands(session, board, self)
        self.solution_commands = SolutionCommands(session, board, self.panel.solutions, self)
        self.letters = command(self, "q_less_letters", tr("Type letters"), self._type_letters, "Ctrl+T", icon="pencil")
        self._add_controls()
        self._add_empty_state()
        self._connect()
        self._on_puzzle(session.puzzle)
        self.play.timed = False  # letters that are there already were looked at before
        self.analysis.restart()
        self.show_state(session.state)

    def _add_controls(self) -> None:
        roll, clear, hint = (
            ActionButton(self.appearance, action)
            for action in (self.rolls.roll, self.grid_commands.clear, self.hints.action)
        )
        lengths = [(length, self.tr("{} letters or more").format(length)) for length in MIN_LENGTHS]
        self.min_length = Combo(self.appearance, lengths, self.tr("Minimum word length"))
        self.min_length.value_changed.connect(self._on_min_length_chosen)
        self._show_min_length()
        self.put("controls_left", roll, clear, self.history_buttons())
        self.put("controls_right", self.min_length, hint)

    def _add_empty_state(self) -> None:
        self.empty_state = QLessEmptyState(self.appearance)
        roll = self.empty_state.add_action(self.tr("Roll 12 dice"), "die", self.rolls.roll, primary=True)
        roll.clicked.connect(self.rolls.roll.trigger)
        letters = self.empty_state.add_action(self.tr("Type letters"), "pencil", hint=self.tr("or just start typing"))
        letters.clicked.connect(self.letters.trigger)
        self.board.set_empty_state(self.empty_state)

    def _connect(self) -> None:
        session, board, analysis, rolls = self.session, self.board, self.analysis, self.rolls
        self.typing_follows(rolls.roll, rolls.daily, rolls.seed, self.grid_commands.clear)
        rolls.roll.setToolTip(self.tr("Roll the 12 dice for a new puzzle"))
        self.grid_commands.clear.setToolTip(self.tr("Return all tiles to the rack"))
        self.hints.action.setToolTip(self.tr("Get help in steps: each tells a little more"))
        session.puzzle_changed.connect(self._on_puzzle)
        session.options_changed.connect(self._on_rules_changed)
        session.lexicon_changed.connect(self._on_rules_changed)
        analysis.grid_checked.connect(self._on_checked)
        analysis.letters_assessed.connect(self._on_assessed)
        analysis.search_ended.connect(self._on_search_ended)
        board.puzzle_edited.connect(session.edit)
        board.letters_typed.connect(self._on_letters_typed)
        board.refused.connect(session.message)
        board.cursor_moved.connect(self._on_cursor_moved)
        board.rack_resized.connect(self.set_board_width)
        self.rolls.rolled.connect(self._on_rolled)
        self.rolls.message.connect(session.message)
        self.hints.step_shown.connect(self._on_hint_shown)
        self.solution_commands.placing.connect(self.play.solution_placed)
        self.panel.facts.example_wanted.connect(self.solution_commands.show_example)
        self.panel.recent.roll_chosen.connect(self._on_recent_chosen)
        self.clock.ticked.connect(self._show_progress)

    # what the shell asks

    def commands(self) -> list[QAction]:
        rolls, grid = self.rolls, self.grid_commands
        return [
            *(rolls.roll, rolls.daily, rolls.seed, self.letters, rolls.draw, separator(self)),
            *(self.hints.action, *self.solution_commands.actions, separator(self)),
            *(*grid.actions, separator(self)),
            self.clock.action,
        ]

    def rule_summary(self) -> str:
        parts = [*messages.rules(self.session.options), self.rolls.name_of(self.session.puzzle.letters)]
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
        letters, rolls = puzzle.letters, self.rolls
        self.play.follow(puzzle, self.session.lexicon_name, rolled=rolls.was_rolled(letters), day=rolls.day_of(letters))
        self.clock.update()
        self.grid_commands.enable_for(puzzle)
        self.solution_commands.filter.setEnabled(bool(puzzle.letters))
        self.hints.action.setEnabled(bool(puzzle.letters) and not puzzle.free)
        self.panel.show_puzzle(puzzle)
        self.solution_commands.update()
        self._show_progress()
        self.rule_summary_changed.emit()

    def _on_rules_changed(self, *_: object) -> None:
        self._show_min_length()
        self.hints.forget()
        self.panel.show_rules()

    def _on_checked(self) -> None:
        check = self.analysis.check
        if check is None:
            return
        self.board.show_check(check.checked)
        self._show_progress()
        self.panel.show_facts()
        self.play.use_lexicon(self.session.lexicon_name)
        if check.solvable or not check.puzzle.tiles:
            self.play.unsolvable = check.solvable is False
        if check.checked.finished and self.play.finished(self.session.puzzle.rows):
            self._say_solved()
        self.show_state(self.session.state)

    def _say_solved(self) -> None:
        time = clock_time(self.play.seconds)
        self.session.message.emit(self.tr("Solved in {}").format(time) if self.play.timed else self.tr("Solved"))

    def _on_assessed(self) -> None:
        self.play.unsolvable = isinstance(self.analysis.assessment, Diagnosis)

    def _on_search_ended(self, scope: Scope) -> None:
        session = self.session
        self.show_state(session.state)
        if scope is Scope.GRID and session.outcome is Outcome.COMPLETE and not session.puzzle.tiles:
            self.play.counted(session.puzzle.letters, self.analysis.lists[scope].count, session.lexicon_name)

    def _show_progress(self) -> None:
        self.panel.show_progress(self.clock.seconds)

    def _show_min_length(self) -> None:
        if self.session.options.min_length in MIN_LENGTHS:
            self.min_length.set_value(self.session.options.min_length)

    # what the player does

    def _begin(self, letters: str, undo_text: str, free: bool = False) -> None:
        self.session.edit(Puzzle(letters, free=free), undo_text)
        self.board.setFocus()

    def _on_rolled(self, letters: str, undo_text: str, free: bool) -> None:
        self._begin(letters, undo_text, free)
        self.board.tumble()
        self.rule_summary_changed.emit()

    def _on_recent_chosen(self, letters: str) -> None:
        self._begin(letters, self.tr("Resume roll"))

    def _type_letters(self) -> None:
        self.entry.field.setFocus()
        self.entry.field.selectAll()

    def _on_letters_typed(self, text: str) -> None:
        self._type_letters()
        self.entry.field.setText(text)

    def _on_cursor_moved(self, index: int) -> None:
        self.choose_words(*self.board.words_at_cursor())

    def _on_hint_shown(self, step: str) -> None:
        self.play.hint_taken(step)
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

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.clock.set_visible(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clock.set_visible(False)
