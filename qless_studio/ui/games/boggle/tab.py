"""The Boggle tab: sizes, dice, points by length, and rounds."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.games.boggle.puzzle import Options
from qless_studio.engine.grids import Board
from qless_studio.engine.play import Stage
from qless_studio.ui.games.boggle.rules import BoggleRules
from qless_studio.ui.games.boggle.score_sheets import ScoreSheets
from qless_studio.ui.grids.dice_box import DiceBox
from qless_studio.ui.grids.tab import GridTab
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.ui.games.boggle.play import BogglePlay
    from qless_studio.ui.grids.options_popover import OptionsPopover
    from qless_studio.ui.tab.play_page import PlayPage

SIZES = (4, 5, 6)
OTHER = "other"


class BoggleTab(GridTab[Board, Options]):
    """Boards of any size, rolled from any dice."""

    key = "boggle"
    rules: BoggleRules
    modes = (Mode.PLAY, Mode.ANALYSE)

    def __init__(self, session: Session) -> None:
        super().__init__(session, BoggleRules(session), self.tr("Letters"))

    def build(self) -> None:
        choices = [*((size, f"{size} × {size}") for size in SIZES), (OTHER, "…")]
        self.sizes = Segments(choices, self.tr("Board size"))
        self.sizes.button(OTHER).setToolTip(self.tr("Custom size"))
        self.dice = DiceBox(self.rules)
        self.size_action = command(self, "boggle_size", self.tr("Board size…"), self.choose_size, "Ctrl+G", icon="grid")
        roll = ActionButton(self.board_commands.roll_action)
        self.score_sheets = ScoreSheets(self.rules, self.analysis, self.played, self)
        self.put("controls_left", self.sizes, self.dice, roll, self.edit_buttons())
        self.rule_button = Button(self.rules.length_rule(), height=24)
        self.rule_button.setToolTip(self.tr("Change the rules of the game"))
        self.rule_button.clicked.connect(self._on_rules)
        self.rule_row = QWidget()
        row = QHBoxLayout(self.rule_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.rule_button)
        row.addStretch(1)
        self.put("section", self.rule_row)
        self.put("filter", *self.words.filter.widgets)
        self.sizes.value_changed.connect(self._on_size_chosen)

    @cached_property
    def rule_popover(self) -> OptionsPopover:
        """The rules, under their button; made when they are first asked for."""
        from qless_studio.ui.grids.options_popover import OptionsPopover

        return OptionsPopover(self.session, self.tr("Rules"), (), self.rule_button)

    def new_play(self, page: PlayPage) -> BogglePlay:
        from qless_studio.ui.games.boggle.play import BogglePlay

        play = BogglePlay(page, self)
        new = ActionButton(self.board_commands.roll_action, self.tr("New"), "die")
        play.add("controls_left", new, play.dice, play.time)
        play.add("controls_right", ActionButton(self.score_sheets.action), when=(Stage.OVER,))
        return play

    def commands(self) -> list[QAction]:
        return [*super().commands(), self.size_action, self.score_sheets.action]

    def show_board(self) -> None:
        super().show_board()
        self._show_size()

    def choose_size(self) -> None:
        """Ask for any size that the engine takes."""
        from qless_studio.ui.grids.size_dialog import SizeDialog

        board = self.rules.board
        dialog = SizeDialog(board.rows, board.columns, self)
        dialog.size_chosen.connect(self.board_commands.set_size)
        dialog.finished.connect(self._show_size)
        open_dialog(dialog)

    def _show_size(self, _: object = None) -> None:
        board = self.rules.board
        listed = board.rows == board.columns and board.rows in SIZES
        self.sizes.set_label(OTHER, "…" if listed else f"{board.rows} × {board.columns}")
        self.sizes.set_value(board.rows if listed else OTHER)
        self.dice.follow_board()
        self.rule_button.setText(self.rules.length_rule())
        self.rule_button.updateGeometry()
        self.rule_summary_changed.emit()

    def _on_covered_changed(self) -> None:
        super()._on_covered_changed()
        self.score_sheets.set_covered(self.covered)

    def _on_rules(self) -> None:
        self.rule_popover.open_under(self.rule_button)

    def shown_in_panel(self) -> dict[QWidget, bool]:
        return super().shown_in_panel() | {self.rule_row: True}

    def _on_size_chosen(self, size: object) -> None:
        if isinstance(size, int):
            self.board_commands.set_size(size, size)
        else:
            self.choose_size()

    def _on_options_changed(self, options: Any) -> None:
        self.rules.follow_options()
        super()._on_options_changed(options)
