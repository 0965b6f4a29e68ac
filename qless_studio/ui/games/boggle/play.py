"""A round of Boggle: its dice and its time."""

from __future__ import annotations

from random import Random
from typing import Any

from qless_studio.ui.games.boggle.rules import BoggleRules
from qless_studio.ui.grids.play import GridHost, GridPlay
from qless_studio.ui.grids.round_time import RoundTime
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.widgets.basic.choices import Combo


class BogglePlay(GridPlay):
    """The dice of the next roll are chosen in `dice`; the time of a round is an option of the game."""

    rules: BoggleRules

    def __init__(self, page: GamePage, host: GridHost) -> None:
        super().__init__(page, host)
        self.dice = Combo(self.appearance, (), self.tr("Board and dice"))
        self.time = RoundTime(self).combo
        self.session.puzzle_changed.connect(self._show_dice)
        self.session.lexicon_changed.connect(self._show_dice)
        self._show_dice()

    def deal(self) -> None:
        self.roll(Random().randrange(2**32))

    def roll(self, seed: int) -> None:
        """Play the roll of this seed with the dice chosen."""
        board, options = self.rules.roll_of(str(self.dice.value), seed)
        self.start_with(board, self.tr("Roll {}").format(seed), options=options)

    def _show_dice(self, _: Any = None) -> None:
        self.dice.set_sections(self.rules.dice_choices.for_round(self.rules.board))
        self.dice.set_value(self.rules.dice)
        self.dice.updateGeometry()
