"""The command for the score sheet of a board, and the lists that were entered for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from qless_studio.ui.games.boggle.rules import BoggleRules
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.tab.actions import command
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.ui.games.boggle.score_sheet import Lists, ScoreSheetDialog


class ScoreSheets(QObject):
    """Opens the sheet for the board of a tab, as far as it may be seen, and keeps the lists of that board."""

    def __init__(self, rules: BoggleRules, analysis: GridAnalysis, played: PlayedWords, tab: QWidget) -> None:
        super().__init__(tab)
        self._rules, self._analysis, self._played, self._tab = rules, analysis, played, tab
        self._covered = False
        self._lists: Lists = ()
        self._dialog: ScoreSheetDialog | None = None
        self._board: Any = None
        """The board of these lists."""
        self.action = command(tab, "boggle_score_sheet", self.tr("Score sheet…"), self.open, icon="pencil")
        self.action.setToolTip(self.tr("Compare the words of several players; words that several found do not count"))
        analysis.cleared.connect(self._follow)
        analysis.finished.connect(self._follow)
        self._follow()

    def set_covered(self, covered: bool) -> None:
        """While the words are covered there is no sheet."""
        self._covered = covered
        self._follow()

    def open(self) -> ScoreSheetDialog | None:
        """Open the sheet; None while the words of the board are not known."""
        from qless_studio.ui.games.boggle.score_sheet import ScoreSheetDialog

        lexicon, rules = self._analysis.lexicon, self._rules
        if lexicon is None:
            return None
        points = {found.word: found.score for found in self._analysis.words}
        dialog = ScoreSheetDialog(points, lexicon, rules.min_length(), self._tab)
        dialog.show_lists(self._lists_of_board())
        dialog.finished.connect(self._keep)
        self._dialog = dialog
        open_dialog(dialog)
        return dialog

    def _lists_of_board(self) -> Lists:
        """Those entered before, otherwise the player's own words."""
        if self._board == self._rules.board:
            return self._lists
        own = " ".join(self._played.times)
        return [(self.tr("You"), own)] if own else []

    def _keep(self, _: int) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            self._board, self._lists = self._rules.board, dialog.lists

    def _follow(self) -> None:
        self.action.setEnabled(self._analysis.complete and bool(self._analysis.words) and not self._covered)
