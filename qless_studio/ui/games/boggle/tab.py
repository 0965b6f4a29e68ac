"""The Boggle tab: boards of any size, rolled from any dice, and their score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from qless_studio.engine.play import Stage
from qless_studio.engine.texts import phrase, say
from qless_studio.ui.games.boggle.rules import BoggleRules
from qless_studio.ui.grids.parts import BoardCommands
from qless_studio.ui.grids.tab import GridTab
from qless_studio.ui.tab.commands import Menu, command
from qless_studio.ui.tab.play_actions import GameCommands, PlayActions
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.widgets.basic.buttons import ActionButton, ActionIconButton
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:
    from qless_studio.ui.games.boggle.analyse_page import BoggleAnalysePage
    from qless_studio.ui.games.boggle.play import BoggleRound, Lists, ScoreSheetDialog
    from qless_studio.ui.tab.play_page import PlayPage


class BoggleCommands(GameCommands):
    """Size of the board, and the score sheet, which keeps the lists of its board."""

    _tab: BoggleTab

    def __init__(self, tab: BoggleTab) -> None:
        super().__init__(tab)
        self._lists: Lists = ()
        self._dialog: ScoreSheetDialog | None = None
        self._board: Any = None
        """The board of these lists."""
        self.make_actions(tab)
        listen(self.follow, tab.analysis.cleared, tab.analysis.finished, tab.covered_changed)

    @command("boggle_size", phrase("Board size…"), "Ctrl+G", icon="grid", at=Menu.GAME.at(3, 2),
             words=phrase("5x5; rows; grid"))  # fmt: skip
    def size(self) -> None:
        """Ask for any size that the engine takes."""
        from qless_studio.ui.grids.dialogs import SizeDialog

        tab = self._tab
        board = tab.rules.board
        dialog = SizeDialog(board.rows, board.columns, tab.board_commands.set_size, tab)
        if tab.has_page(Mode.ANALYSE):
            dialog.finished.connect(tab.analyse.show_size)
        open_dialog(dialog)

    def _not_in_play(self) -> str:
        return self._tab.explain_covered()

    @command("boggle_rules", phrase("Rules…"), icon="sliders", at=Menu.GAME.at(3, 3), when=_not_in_play,
             words=phrase("options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament"))  # fmt: skip
    def rules(self) -> None:
        self._tab.analyse.open_rules()

    def _not_running(self) -> str:
        return "" if self._tab.stage is Stage.RUNNING else say("no game is running")

    @command("boggle_shuffle", phrase("Shuffle"), icon="rotate", when=_not_running,
             words=phrase("transpose; turn; rotate; mirror"))  # fmt: skip
    def shuffle(self) -> None:
        self._tab.round.shuffle()

    def _no_sheet(self) -> str:
        if self._tab.covered:
            return say("the answers are covered")
        return "" if self._tab.analysis.complete and self._tab.analysis.words else say("the puzzle is not analysed yet")

    @command("boggle_score_sheet", phrase("Score sheet…"), icon="pencil", at=Menu.GAME.at(3, 4),
             when=_no_sheet, words=phrase("players; party"))  # fmt: skip
    def score_sheet(self) -> ScoreSheetDialog | None:
        """Open the sheet; None while the words of the board are not known."""
        from qless_studio.ui.games.boggle.play import ScoreSheetDialog

        tab = self._tab
        lexicon = tab.analysis.lexicon
        if lexicon is None:
            return None
        points = {found.word: found.score for found in tab.analysis.words}
        dialog = ScoreSheetDialog(points, lexicon, tab.rules.min_length(), tab)
        dialog.show_lists(self._lists_of_board())
        dialog.finished.connect(self._keep)
        self._dialog = dialog
        open_dialog(dialog)
        return dialog

    def _lists_of_board(self) -> Lists:
        """The lists entered before for this board, otherwise the player's own words."""
        if self._board == self._tab.rules.board:
            return self._lists
        own = " ".join(self._tab.played.times)
        return [(self.tr("You"), own)] if own else []

    def _keep(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            self._board, self._lists = self._tab.rules.board, dialog.lists


class BoggleTab(GridTab):
    owners = (PlayActions, BoardCommands, BoggleCommands)
    rules: BoggleRules
    analyse: BoggleAnalysePage

    def __init__(self, session: Session) -> None:
        super().__init__(session, BoggleRules(session), self.tr("Letters"))
        self.boggle_commands = BoggleCommands(self)

    def make_analyse_page(self) -> BoggleAnalysePage:
        from qless_studio.ui.games.boggle.analyse_page import BoggleAnalysePage

        return BoggleAnalysePage(self.parts, self.boggle_commands.size.trigger)

    def new_round(self, page: PlayPage) -> BoggleRound:
        from qless_studio.ui.games.boggle.play import BoggleRound

        round = BoggleRound(page, self.parts)
        round.play.add("controls_right", ActionIconButton(self.boggle_commands.shuffle), when=(Stage.RUNNING,))
        round.play.add("controls_right", ActionButton(self.boggle_commands.score_sheet), when=(Stage.OVER,))
        return round

    @property
    def round(self) -> BoggleRound:
        return cast("BoggleRound", super().round)
