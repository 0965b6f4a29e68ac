"""The boxes in which dice are chosen: for the board that is analysed, and for a round."""

from __future__ import annotations

from typing import Any

from qless_studio.engine.grids.dice import ListDice
from qless_studio.engine.texts import decimal
from qless_studio.ui.grids.dice_choices import FIT
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.dialogs import open_dialog


class DiceBox(Combo):
    """The dice of the next roll, for the size of the board shown; or dice are fitted to the list."""

    def __init__(self, rules: GridRules[Any, Any]) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Dice"))
        self._rules, self._session = rules, rules.session
        self.value_changed.connect(self._on_chosen)
        self._session.lexicon_changed.connect(self.follow_board)
        self._session.chosen_changed.connect(self.follow_board)

    def follow_board(self, _: object = None) -> None:
        """Offer what fits the board and the word list."""
        self._rules.follow_board()
        self.set_sections(self._rules.dice_choices.for_board(self._rules.board))
        self.set_value(self._rules.dice)
        self.updateGeometry()

    def _on_chosen(self, name: str) -> None:
        if name == FIT:
            self.follow_board()
            self._fit_dice()
        else:
            self._rules.choose_dice(name)

    def _fit_dice(self) -> None:
        from qless_studio.ui.grids.dice_dialog import DiceDialog

        lexicon, crc = self._session.chosen_lexicon, self._rules.dice_choices.crc
        if lexicon is not None:
            open_dialog(DiceDialog(self._session, lexicon, crc, self._rules.board.rows, self._on_fitted, self))

    def _on_fitted(self, made: ListDice) -> None:
        self._rules.dice_choices.read_again()
        self._rules.choose_dice(made.name)
        self.follow_board()
        said = self.tr("Dice for {}: {} words on average")
        self._session.message.emit(said.format(made.list_name, decimal(made.words, 1)))


class RoundDiceBox(Combo):
    """The dice of the next round, of any size."""

    def __init__(self, rules: GridRules[Any, Any]) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Board and dice"))
        self._rules = rules
        session = rules.session
        for changed in (session.puzzle_changed, session.lexicon_changed, session.chosen_changed):
            changed.connect(self.show_next)
        self.value_changed.connect(rules.choose_next)
        self.show_next()

    def show_next(self, _: object = None) -> None:
        """Offer what suits the word list, and show what is rolled next."""
        dice, rows, columns = self._rules.next
        self.set_sections(self._rules.dice_choices.for_round(rows, columns))
        self.set_value(dice)
        self.updateGeometry()
