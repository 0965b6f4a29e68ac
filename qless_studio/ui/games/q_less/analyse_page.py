"""The page of Q-Less for analysing: the rack and the open grid, each step checked (docs/decisions/021)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from qless_studio.engine.games.q_less.puzzle import Puzzle, Solution
from qless_studio.engine.games.q_less.recent import RecentRoll
from qless_studio.engine.results import Results
from qless_studio.ui.games.q_less import messages
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.board_aids import BoardAids
from qless_studio.ui.games.q_less.empty_state import EXAMPLE
from qless_studio.ui.games.q_less.panel import QLessPanel
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.games.q_less.solution_lists import Scope
from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.undo_buttons import UndoButtons
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.feedback import verdict

MIN_LENGTHS = range(2, 7)
"""Minimum word lengths that the controls offer."""


class QLessAnalysePage(AnalysePage):
    """Connects the parts: board and panel follow the session and the analysis."""

    board: QLessBoard

    def __init__(self, parts: QLessParts) -> None:
        session = parts.session
        super().__init__(
            session,
            QLessBoard(),
            label=self.tr("Dice"),
            hint=self.tr("3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40"),
            example=EXAMPLE,
        )
        self.analysis = parts.analysis
        self.panel = QLessPanel(parts, self.board, self)
        self.aids = BoardAids(parts, self.board, self.panel.ladder, self.places)
        self._add_controls(parts)
        self._connect()
        self._on_puzzle(session.puzzle)
        self.show_state(session.state)

    def _add_controls(self, parts: QLessParts) -> None:
        lengths = [(length, self.tr("{} letters or more").format(length)) for length in MIN_LENGTHS]
        self.min_length = Combo(lengths, self.tr("Minimum word length"))
        self.min_length.value_changed.connect(self._on_min_length_chosen)
        self._show_min_length()
        roll, clear = ActionButton(parts.rolls.roll), ActionButton(parts.clear)
        self.put("controls_left", roll, clear, UndoButtons(self.session))
        self.put("controls_right", self.min_length, ActionButton(parts.hint))

    def _connect(self) -> None:
        session, board, aids, solutions = self.session, self.board, self.aids, self.panel.solutions
        session.puzzle_changed.connect(self._on_puzzle)
        session.options_changed.connect(self._on_rules_changed)
        session.lexicon_changed.connect(self._on_rules_changed)
        session.mode_changed.connect(self._on_mode_changed)
        self.analysis.grid_checked.connect(self._on_checked)
        self.analysis.search_ended.connect(self._on_search_ended)
        board.puzzle_edited.connect(session.edit)
        board.letters_typed.connect(self._on_letters_typed)
        board.cursor_moved.connect(self._on_cursor_moved)
        aids.solution_shown.connect(self._on_solution_shown)
        solutions.chosen.connect(aids.show_solution)
        solutions.activated.connect(aids.place_solution)
        solutions.back.clicked.connect(aids.end_preview)
        self.panel.facts.example_wanted.connect(aids.show_solution)
        self.panel.recent.roll_chosen.connect(self._on_recent_chosen)

    # what the tab asks

    def focus_letters(self) -> None:
        """Go to the field for letters."""
        self.entry.field.setFocus()
        self.entry.field.selectAll()

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

    # following

    def _on_puzzle(self, puzzle: Puzzle) -> None:
        self.panel.show_puzzle(puzzle)
        self.panel.show_progress()

    def _on_rules_changed(self, _: object) -> None:
        self._show_min_length()
        self.panel.show_rules()

    def _on_mode_changed(self, _: object) -> None:
        """Nothing is shown on the grid when the page is shown again."""
        self.aids.clear()

    def _on_checked(self) -> None:
        self.panel.show_progress()
        self.panel.show_facts()
        self.show_state(self.session.state)

    def _on_search_ended(self, _: Scope) -> None:
        self.show_state(self.session.state)

    def _on_solution_shown(self, solution: Solution | None) -> None:
        if solution != self.panel.solutions.selected:
            self.panel.solutions.choose(solution)
        self.panel.solutions.place.setEnabled(self.aids.placeable)

    def _show_min_length(self) -> None:
        if self.session.options.min_length in MIN_LENGTHS:
            self.min_length.set_value(self.session.options.min_length)

    # what the player does

    def _on_recent_chosen(self, looked: RecentRoll) -> None:
        self.session.resume(Puzzle(looked.letters), self.tr("Resume roll"), looked.lexicon)
        self.board.setFocus()

    def _on_letters_typed(self, text: str) -> None:
        self.focus_letters()
        self.entry.field.setText("")
        self.entry.field.insert(text)

    def _on_cursor_moved(self, _: int) -> None:
        if self.isVisible():
            self.choose_words(*self.board.words_at_cursor())

    def _on_min_length_chosen(self, length: int) -> None:
        self.session.change_options(min_length=length)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the displayed solution, then the hints."""
        if event.key() == Qt.Key.Key_Escape and self.aids.leave():
            return
        super().keyPressEvent(event)
