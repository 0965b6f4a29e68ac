"""What the panel shows: progress, facts, hints and solutions of a puzzle, or what is shown before there is one."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.q_less.difficulty import Difficulty
from qless_studio.engine.games.q_less.puzzle import Puzzle, Solution
from qless_studio.engine.games.q_less.recent import solvable_rate
from qless_studio.engine.lexicon import available
from qless_studio.engine.texts import counted
from qless_studio.ui.games.q_less import fact_texts
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.empty_state import RecentRolls, SolvableRate, promises
from qless_studio.ui.games.q_less.fact_list import FactList
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.games.q_less.progress_display import ProgressDisplay
from qless_studio.ui.games.q_less.solution_lists import Scope
from qless_studio.ui.games.q_less.solutions import SolutionsPanel
from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.texts import empty_list_text
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder


class QLessPanel(QObject):
    """The widgets of the panel, kept in step with the analysis."""

    def __init__(self, parts: QLessParts, board: QLessBoard, page: AnalysePage) -> None:
        super().__init__(page)
        analysis = parts.analysis
        self._board, self._rolls = board, parts.rolls
        self._analysis, self._session = analysis, parts.session
        self.progress = ProgressDisplay()
        self.facts = FactList(self.tr("Facts"))
        self.ladder = HintLadder()
        self.solutions = SolutionsPanel(analysis.lists, self._rarest, self._session)
        self.solvable_rate, self.recent = SolvableRate(), RecentRolls()
        self._promises = promises()
        self._facts_of: list[str] = []
        """The sorted letters that the facts are about."""
        page.put("figures", self.progress, self.facts, self.solvable_rate)
        page.put("chart", self.ladder, self._promises)
        page.put("filter", self.solutions.header)
        page.put("list", self.solutions, self.recent)
        analysis.list_replaced.connect(self._on_list_replaced)
        analysis.list_extended.connect(self.solutions.show_extended)
        analysis.counts_changed.connect(self.solutions.show_counts)
        analysis.session.state_changed.connect(self._on_state_changed)
        analysis.letters_assessed.connect(self.show_facts)
        board.typing_ended.connect(self.show_facts)

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Show what there is to say of a puzzle, and only that."""
        blank = not puzzle.letters
        analysed: tuple[QWidget, ...] = (self.progress, self.solutions, self.solutions.header)
        empty: tuple[QWidget, ...] = (self.solvable_rate, self._promises, self.recent)
        for widget in analysed:
            widget.setVisible(not blank)
        for widget in empty:
            widget.setVisible(blank)
        self.ladder.setVisible(not blank and not puzzle.free)
        self.solutions.set_scope(Scope.GRID if puzzle.tiles else Scope.ALL)
        self.show_rules()

    def show_rules(self) -> None:
        """Show what depends on the options and the word list."""
        if not self._session.puzzle.letters:
            self._show_empty_state()
        self.show_facts()

    def show_facts(self) -> None:
        """Show the words of the grid; while nothing is placed, how hard the letters are or why they are unsolvable."""
        puzzle, check, assessment = self._session.puzzle, self._analysis.check, self._analysis.assessment
        letters, before = sorted(puzzle.letters), self._facts_of
        self._facts_of = letters
        if puzzle.tiles:
            if check is not None:
                facts = fact_texts.grid_facts(check, self._board.is_unfinished, self._session.shown)
                self.facts.show_facts(facts)
            elif letters != before:  # otherwise those of the grid before stay, so that nothing flickers
                self.facts.show_facts(())
        elif assessment is None or not puzzle.letters:
            self.facts.show_facts(())
        elif isinstance(assessment, Difficulty):
            self.facts.show_facts(fact_texts.difficulty_facts(assessment), self.tr("Difficulty"))
        else:
            facts = fact_texts.diagnosis_facts(assessment, puzzle.letters, self._session.language)
            self.facts.show_facts(facts, self.tr("Why, and what would help"))

    def show_progress(self) -> None:
        """Show how much is done."""
        check = self._analysis.check
        words = 0 if check is None else check.valid_words
        self.progress.show_progress(self._session.puzzle, [(f"{words}", counted(words, "word", "words"))])

    def _show_empty_state(self) -> None:
        session = self._session
        titles = {info.name: info.title for info in available()}
        default_rules = session.options == session.game.options()
        rate = solvable_rate(session.lexicon) if session.lexicon is not None and default_rules else None
        self.solvable_rate.show_rate(rate, titles.get(session.lexicon_name, session.lexicon_name))
        self.recent.show_recent(self._rolls.recent.rolls)

    def _rarest(self, solution: Solution) -> float | None:
        """The commonness of the rarest word of a solution; None if that of a word is unknown."""
        lexicon = self._session.lexicon
        values = [None if lexicon is None else lexicon.zipf(word) for word in solution.words]
        known = [value for value in values if value is not None]
        return min(known) if known and len(known) == len(values) else None

    def _on_list_replaced(self, scope: Scope) -> None:
        self.solutions.show_replaced(scope)

    def _on_state_changed(self, state: State) -> None:
        self.solutions.set_empty_text(empty_list_text(state, self.tr("No solutions")))
