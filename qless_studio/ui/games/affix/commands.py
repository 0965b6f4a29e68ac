"""The commands of the Affix tab."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.content import fit_to
from qless_studio.ui.games.affix.export import SheetExport
from qless_studio.ui.tab.actions import command, separator


def tr(text: str) -> str:
    return QCoreApplication.translate("AffixTab", text)


class AffixCommands:
    """The tab's actions, in menu order. It handles those that edit the puzzle; the tab connects the others."""

    def __init__(self, analysis: AffixAnalysis, tab: QWidget) -> None:
        self._session, self._analysis = analysis.session, analysis
        session = self._session
        self._covered = False
        self.new_puzzle = command(tab, "affix_new", tr("New puzzle"), None, "Ctrl+R", icon="die")
        self.hint = command(tab, "affix_hint", tr("Hint"), None, "Ctrl+H", icon="bulb")
        self.reveal = command(tab, "affix_reveal", tr("Reveal until unique"), analysis.reveal, icon="eye")
        self.answer = command(tab, "affix_answer", tr("Show a solution"), self._on_answer)
        self.clear = command(tab, "affix_clear", tr("Remove all prefixes"), self._on_clear, icon="trash")
        self.clock = command(tab, "affix_clock", tr("Show clock while playing"), icon="clock", checked=True)
        self.list_again = command(tab, "affix_find", tr("List all puzzles again"))
        self.open_board = command(tab, "affix_board", tr("Open board file…"))
        self.export = SheetExport(tab, self._sheet, session.shown, session.message.emit, session.problem.emit)
        self.actions: list[QAction] = [
            self.new_puzzle,
            self.list_again,
            self.open_board,
            separator(tab),
            self.hint,
            self.reveal,
            self.answer,
            self.clear,
            self.clock,
            separator(tab),
            *self.export.commands,
        ]
        analysis.revealed.connect(self._on_revealed)
        self.new_puzzle.setToolTip(tr("Draw a new puzzle of this level for this board"))
        self.hint.setToolTip(tr("Get help in steps: each tells a little more"))
        analysis.forgotten.connect(self.update)
        analysis.position_found.connect(self.update)
        analysis.answer_found.connect(self.update)
        self.update()

    def set_covered(self, covered: bool) -> None:
        """Whether nothing may be shown that gives an answer away."""
        self._covered = covered
        self.update()

    def update(self) -> None:
        """Enable what is possible with the puzzle, with what is known of it and with what may be shown."""
        session, covered = self._session, self._covered
        known = self._analysis.position is not None and not covered
        answered = self._analysis.answer is not None and not covered
        self.hint.setEnabled(known or (covered and bool(session.puzzle.suffixes)))
        self.reveal.setEnabled(known)
        self.answer.setEnabled(answered)
        self.clear.setEnabled(bool(session.puzzle.placed))
        self.export.set_available(session.puzzle != session.game.blank, answered)

    def _on_clear(self) -> None:
        self._session.edit(dataclasses.replace(self._session.puzzle, placed=()), self.clear.text())

    def _on_answer(self) -> None:
        if self._analysis.answer is not None:
            self._session.edit(self._analysis.answer, self.answer.text())

    def _on_revealed(self, prefixes: list[tuple[str, str]]) -> None:
        if prefixes:
            puzzle: Puzzle = self._session.puzzle
            self._session.edit(puzzle.with_prefixes(prefixes), self.reveal.text())
        else:
            self._session.message.emit(tr("Nothing to reveal: at most one board fits"))

    def _sheet(self, with_answer: bool) -> tuple[BoardGraph, Puzzle]:
        """What goes on the puzzle sheet."""
        board, answer = self._analysis.content.board, self._analysis.answer
        puzzle = answer if with_answer and answer is not None else self._session.puzzle
        return board, fit_to(board, puzzle)
