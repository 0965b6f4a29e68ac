"""The page of Q-Less for analysing: the rack and the open grid, each step checked (docs/decisions/021)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.q_less.dice import RecentRoll, solvable_rate
from qless_studio.engine.games.q_less.difficulty import Difficulty
from qless_studio.engine.games.q_less.puzzle import Puzzle, Solution
from qless_studio.engine.games.q_less.searches import Scope
from qless_studio.engine.lexicon import available
from qless_studio.engine.results import Results
from qless_studio.engine.texts import counted
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.board_aids import BoardAids
from qless_studio.ui.games.q_less.empty_state import EXAMPLE, RecentRolls, SolvableRate
from qless_studio.ui.games.q_less.fact_list import FactList, diagnosis_facts, difficulty_facts, grid_facts
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.games.q_less.play_view import ProgressDisplay
from qless_studio.ui.games.q_less.result_texts import verdict_of
from qless_studio.ui.games.q_less.solutions import SolutionsPanel
from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.buttons import ActionButton
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder
from qless_studio.ui.work.signals import listen

MIN_LENGTHS = range(2, 7)
"""Minimum word lengths that the controls offer."""


class QLessAnalysePage(AnalysePage):
    """Board and panel follow the session and the analysis; without a puzzle the panel says what there will be."""

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
        self.analysis, self._rolls = parts.analysis, parts.rolls
        self.progress, self.facts = (
            ProgressDisplay(),
            FactList(self.tr("Facts"), lambda solution: self.aids.show_solution(solution)),
        )
        self.ladder, self.solutions = HintLadder(), SolutionsPanel(parts.analysis)
        self.solvable_rate, self.recent = SolvableRate(), RecentRolls(self._on_recent_chosen)
        self.aids = BoardAids(parts, self.board, self.ladder, self.places)
        self._facts_of: list[str] = []
        """The sorted letters that the facts are about."""
        self._add_controls(parts)
        self.put("figures", self.progress, self.facts, self.solvable_rate)
        self.put("chart", self.ladder)
        self.put("filter", self.solutions.header)
        self.put("list", self.solutions, self.recent)
        self._connect()
        self._on_puzzle(session.puzzle)
        self.show_state(session.state)

    def _add_controls(self, parts: QLessParts) -> None:
        lengths = [(length, self.tr("{} letters or more").format(length)) for length in MIN_LENGTHS]
        self.min_length = Combo(lengths, self.tr("Minimum length"), act=self._on_min_length_chosen)
        self._show_min_length()
        roll = ActionButton(parts.play_commands.new_game, self.tr("New puzzle"), "")
        clear = ActionButton(parts.commands.clear)
        self.put("controls_left", roll, clear, UndoButtons(self.session))
        self.put("controls_right", self.min_length, ActionButton(parts.play_commands.hint))

    def _connect(self) -> None:
        session, board, aids, solutions = self.session, self.board, self.aids, self.solutions
        session.puzzle_changed.connect(self._on_puzzle)
        listen(self._on_rules_changed, session.options_changed, session.lexicon_changed)
        session.mode_changed.connect(self.aids.clear)
        self.analysis.grid_checked.connect(self._on_checked)
        self.analysis.search_ended.connect(self._on_search_ended)
        listen(self.show_facts, self.analysis.letters_assessed, board.typed.ended)
        board.puzzle_edited.connect(session.edit)
        board.letters_typed.connect(self._on_letters_typed)
        board.cursor_moved.connect(self._on_cursor_moved)
        aids.solution_shown.connect(self._on_solution_shown)
        solutions.chosen.connect(aids.show_solution)
        solutions.activated.connect(aids.place_solution)
        solutions.back.clicked.connect(aids.end_preview)

    # what the tab asks

    def focus_letters(self) -> None:
        """Go to the field for letters."""
        self.entry.field.setFocus()
        self.entry.field.selectAll()
        self.places.show_while_focused(self.entry.field)

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        check = self.analysis.check
        if state is State.EMPTY or check is None or (state is State.NOT_ANALYSED and not check.checked.finished):
            return super().verdict_of(state)
        found = verdict_of(state, self.session.outcome, check, self.analysis.lists)
        return found or super().verdict_of(state)

    def listed(self) -> list[Solution]:
        return self.solutions.model.solutions()

    def results(self) -> Results:
        """The results of the search whose solutions are listed."""
        results, lists = super().results(), self.analysis.lists
        if self.solutions.scope is Scope.GRID or lists[Scope.ALL] is lists[Scope.GRID]:
            return results
        return self.analysis.results_of_letters(results)

    # following

    def _on_puzzle(self, puzzle: Puzzle) -> None:
        """Show what there is to say of a puzzle, and only that."""
        blank = not puzzle.letters
        analysed: tuple[QWidget, ...] = (self.progress, self.solutions, self.solutions.header)
        empty: tuple[QWidget, ...] = (self.solvable_rate, self.recent)
        for widget in (*analysed, *empty):
            widget.setVisible(blank is (widget in empty))
        self.solutions.set_scope(Scope.GRID if puzzle.tiles else Scope.ALL)
        self._on_rules_changed()
        self._show_progress()

    def _on_rules_changed(self) -> None:
        """Show what depends on the options and the word list."""
        puzzle, options = self.session.puzzle, self.session.options
        self.ladder.setVisible(len(puzzle.letters) >= options.min_letters and not puzzle.free)
        self._show_min_length()
        if not self.session.puzzle.letters:
            self._show_empty_state()
        self.show_facts()

    def show_facts(self) -> None:
        """Show the words of the grid; while nothing is placed, how hard the letters are or why they are unsolvable."""
        puzzle, check, assessment = self.session.puzzle, self.analysis.check, self.analysis.assessment
        letters, before = sorted(puzzle.letters), self._facts_of
        self._facts_of = letters
        if puzzle.tiles:
            if check is not None:
                facts = grid_facts(check, self.board.typed.includes, self.session.shown)
                self.facts.show_facts(facts)
            elif letters != before:  # otherwise the previous facts stay, to avoid flicker
                self.facts.show_facts(())
        elif assessment is None or not puzzle.letters:
            self.facts.show_facts(())
        elif isinstance(assessment, Difficulty):
            self.facts.show_facts(difficulty_facts(assessment), self.tr("Difficulty"))
        else:
            facts = diagnosis_facts(assessment, puzzle.letters, self.session.language)
            self.facts.show_facts(facts, self.tr("Why, and what would help"))

    def _show_progress(self) -> None:
        check = self.analysis.check
        words = 0 if check is None else check.valid_words
        self.progress.show_progress(self.session.puzzle, [(f"{words}", counted(words, "word", "words"))])

    def _show_empty_state(self) -> None:
        session = self.session
        titles = {info.name: info.title for info in available()}
        default_rules = session.options == session.game.options()
        rate = solvable_rate(session.lexicon) if session.lexicon is not None and default_rules else None
        self.solvable_rate.show_rate(rate, titles.get(session.words.name, session.words.name))
        self.recent.show_recent(self._rolls.recent.latest)

    def _on_checked(self) -> None:
        self._show_progress()
        self.show_facts()
        self.show_state(self.session.state)

    def _on_search_ended(self) -> None:
        self.show_state(self.session.state)

    def _on_solution_shown(self, solution: Solution | None) -> None:
        if solution != self.solutions.selected:
            self.solutions.choose(solution)
        self.solutions.place.setEnabled(self.aids.placeable)

    def _show_min_length(self) -> None:
        if self.session.options.min_length in MIN_LENGTHS:
            self.min_length.set_value(self.session.options.min_length)

    # what the player does

    def _on_recent_chosen(self, looked: RecentRoll) -> None:
        self.session.resume(Puzzle(looked.letters), self.tr("Go on"), looked.lexicon)
        self.board.setFocus()

    def _on_letters_typed(self, text: str) -> None:
        self.focus_letters()
        self.entry.field.setText("")
        self.entry.field.insert(text)

    def _on_cursor_moved(self) -> None:
        if self.isVisible():
            self.session.choose_words(self.board.words_at_cursor())

    def _on_min_length_chosen(self, length: int) -> None:
        self.session.change_options(min_length=length)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the displayed solution, then the hints."""
        if event.key() == Qt.Key.Key_Escape and self.aids.leave():
            return
        super().keyPressEvent(event)
