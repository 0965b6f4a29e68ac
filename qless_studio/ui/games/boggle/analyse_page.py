"""Boggle's page for analysing: sizes, dice, points by length."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.games.boggle.rules import BoggleRules
from qless_studio.ui.grids.analyse_page import GridAnalysePage
from qless_studio.ui.grids.parts import DiceBox, GridParts
from qless_studio.ui.widgets.basic.buttons import ActionButton, Button
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.layout import STRETCH, bare, filled

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.ui.grids.dialogs import OptionsPopover

SIZES = (4, 5, 6)
OTHER = "other"


class BoggleAnalysePage(GridAnalysePage):
    rules: BoggleRules

    def __init__(self, parts: GridParts, ask_for_size: Callable[[], object]) -> None:
        """`ask_for_size` asks for a size that is not listed; `show_size` is to be called afterwards."""
        self._ask_for_size = ask_for_size
        super().__init__(parts)

    def build(self) -> None:
        choices = [*((size, f"{size} × {size}") for size in SIZES), (OTHER, "…")]
        self.sizes = Segments(choices, without_dots(say("Board size…")), act=self._on_size_chosen)
        self.sizes.button(OTHER).setToolTip(without_dots(say("Board size…")))
        self.dice = DiceBox(self.rules)
        roll = ActionButton(self.parts.play_commands.new_game, self.tr("New puzzle"), "")
        self.put("controls_left", self.sizes, self.dice, roll, self.edit_buttons())
        self.rule_button = Button(self.rules.length_rule(), height=24, act=self.open_rules)
        self.rule_row = QWidget()
        filled(bare(QHBoxLayout(self.rule_row)), self.rule_button, STRETCH)
        self.put("section", self.rule_row)
        self.put("filter", *self.words.filter.widgets)

    @cached_property
    def rule_popover(self) -> OptionsPopover:
        """The rules, under their button; made when they are first asked for."""
        from qless_studio.ui.grids.dialogs import OptionsPopover

        return OptionsPopover(self.session, without_dots(say("Rules…")), (), self.rule_button)

    def show_board(self) -> None:
        super().show_board()
        self.show_size()

    def show_size(self) -> None:
        """Show the size of the board, and the dice and the rules that go with it."""
        board = self.rules.board
        listed = board.rows == board.columns and board.rows in SIZES
        self.sizes.set_label(OTHER, "…" if listed else f"{board.rows} × {board.columns}")
        self.sizes.set_value(board.rows if listed else OTHER)
        self.dice.follow_board()
        self.rule_button.setText(self.rules.length_rule())
        self.rule_button.updateGeometry()
        self.session.updated.emit()

    def open_rules(self) -> None:
        """Open the rules under their button."""
        self.rule_popover.open_under(self.rule_button)

    def shown_in_panel(self) -> dict[QWidget, bool]:
        return super().shown_in_panel() | {self.rule_row: True}

    def _on_size_chosen(self, size: object) -> None:
        if isinstance(size, int):
            self.board_commands.set_size(size, size)
        else:
            self._ask_for_size()
