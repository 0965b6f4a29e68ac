"""The Boggle tab: boards of any size, rolled from any dice, and their score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.games.boggle.rules import BoggleRules
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.grids.tab import GridTab
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.action_button import ActionButton, ActionIconButton
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:
    from qless_studio.ui.games.boggle.analyse_page import BoggleAnalysePage
    from qless_studio.ui.games.boggle.play import BoggleRound
    from qless_studio.ui.games.boggle.score_sheet import Lists, ScoreSheetDialog
    from qless_studio.ui.tab.play_page import PlayPage


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


class BoggleTab(GridTab):
    key = "boggle"
    rules: BoggleRules
    analyse: BoggleAnalysePage

    def __init__(self, session: Session) -> None:
        super().__init__(session, BoggleRules(session), self.tr("Letters"))
        self.size_action = command(self, "boggle_size", self.tr("Board size…"), self.choose_size, "Ctrl+G", icon="grid")
        self.score_sheets = ScoreSheets(self.rules, self.analysis, self.played, self)
        self.shuffle_action = command(self, "boggle_shuffle", self.tr("Shuffle"), self._on_shuffle, icon="rotate")
        self.shuffle_action.setToolTip(self.tr("Rotate or mirror the board; its words stay the same"))
        self.shuffle_action.setEnabled(False)
        self.covered_changed.connect(self._on_stage)
        self._on_stage()

    def make_analyse_page(self) -> BoggleAnalysePage:
        from qless_studio.ui.games.boggle.analyse_page import BoggleAnalysePage

        page = BoggleAnalysePage(self.parts)
        page.other_size_wanted.connect(self.choose_size)
        return page

    def new_round(self, page: PlayPage) -> BoggleRound:
        from qless_studio.ui.games.boggle.play import BoggleRound

        round = BoggleRound(page, self.parts)
        new, play = ActionButton(self.board_commands.roll_action, self.tr("New game"), "die"), round.play
        play.add("controls_left", new)
        play.add("controls_left", round.dice, round.time, when=(Stage.IDLE, Stage.OVER))
        play.add("controls_right", ActionIconButton(self.shuffle_action), when=(Stage.RUNNING,))
        play.enable(self.shuffle_action, when=(Stage.RUNNING,))
        play.add("controls_right", ActionButton(self.score_sheets.action), when=(Stage.OVER,))
        return round

    @property
    def round(self) -> BoggleRound:
        return cast("BoggleRound", super().round)

    def commands(self) -> list[QAction]:
        return [*super().commands(), self.size_action, self.shuffle_action, self.score_sheets.action]

    def choose_size(self) -> None:
        """Ask for any size that the engine takes."""
        from qless_studio.ui.grids.size_dialog import SizeDialog

        board = self.rules.board
        dialog = SizeDialog(board.rows, board.columns, self)
        dialog.size_chosen.connect(self.board_commands.set_size)
        if self.has_page(Mode.ANALYSE):
            dialog.finished.connect(self.analyse.show_size)
        open_dialog(dialog)

    def _on_stage(self) -> None:
        self.score_sheets.set_covered(self.covered)

    def _on_shuffle(self) -> None:
        self.round.shuffle()
