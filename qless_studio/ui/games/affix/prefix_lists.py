"""Keeps the prefix panel in step with the session, the analysis and the node at the cursor."""

from __future__ import annotations

from PySide6.QtCore import QObject

from qless_studio.engine.games.affix.position import open_puzzle
from qless_studio.engine.games.affix.solver import Fill
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.board import AffixBoard
from qless_studio.ui.games.affix.node_texts import joined_suffixes
from qless_studio.ui.games.affix.prefix_panel import PrefixPanel
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.texts import not_analysed_text


class PrefixLists(QObject):
    """Lists the prefixes for the node at the cursor, or the completions of a puzzle with open suffixes."""

    def __init__(self, analysis: AffixAnalysis, board: AffixBoard, panel: PrefixPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._board, self._panel = analysis.session, analysis, board, panel
        session = analysis.session
        analysis.forgotten.connect(self._on_forgotten)
        session.state_changed.connect(self._on_state_changed)
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_solutions_found)
        session.run_finished.connect(self._on_run_finished)
        analysis.position_found.connect(self.list_choices)
        analysis.choices_found.connect(panel.add_choices)
        analysis.choices_listed.connect(self._on_choices_listed)
        board.cursor_moved.connect(self.list_choices)
        panel.prefix_selected.connect(board.show_preview)
        self._on_forgotten()
        self._on_solutions_found(session.solutions)  # found before the page was built

    @property
    def _completing(self) -> bool:
        return open_puzzle(self._session.puzzle)

    def _on_forgotten(self) -> None:
        """List nothing of the puzzle before."""
        if self._completing:
            self._panel.start_completions("" if self._session.analysing else self.tr("Not analysed"))

    def list_choices(self, _: object = None) -> None:
        """List the prefixes for the node at the cursor."""
        puzzle, spot, panel = self._session.puzzle, self._board.spot, self._panel
        self._analysis.stop_choices()
        if self._completing:
            return
        if not spot.prefix:
            panel.start_choices("", self.tr("Select a round node to see what fits"))
            return
        if not puzzle.suffixes:
            panel.start_choices("", self.tr("Matching prefixes appear here"))
            return
        text = not_analysed_text(self._session.state)
        panel.start_choices(joined_suffixes(self._board.content, spot.number), text)
        if self._analysis.position is None and not self._session.analysing:
            return
        self._analysis.list_choices(spot.number)

    def _on_state_changed(self, state: State) -> None:
        if state is State.NOT_ANALYSED:
            self.list_choices()
            self._panel.completion_table.set_empty_text(not_analysed_text(state))

    def _on_run_started(self) -> None:
        if self._completing and self._session.lexicon is not None:
            self._panel.start_completions(self.tr("Searching for suffixes…"))

    def _on_solutions_found(self, batch: list[Fill]) -> None:
        if self._completing:
            self._panel.completions.extend(batch)

    def _on_run_finished(self, finished: FinishedRun) -> None:
        if finished.outcome is Outcome.COMPLETE:
            self._panel.completion_table.set_empty_text(self.tr("No suffixes complete this board"))

    def _on_choices_listed(self) -> None:
        self._panel.choice_table.set_empty_text(self.tr("No prefix forms words with all these suffixes"))
        self._panel.mark(self._board.content.text_at(self._board.spot))
