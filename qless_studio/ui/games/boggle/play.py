"""A round of Boggle: its dice and its time."""

from __future__ import annotations

from random import choice

from qless_studio.engine.grids import format_board
from qless_studio.engine.grids.review import par_of
from qless_studio.ui.games.boggle.rules import BoggleRules
from qless_studio.ui.grids.board_orders import BoardOrders
from qless_studio.ui.grids.dice_box import RoundDiceBox
from qless_studio.ui.grids.edits import SYMMETRIES
from qless_studio.ui.grids.opponent import Opponent
from qless_studio.ui.grids.parts import GridParts
from qless_studio.ui.grids.round import Boards, GridRound
from qless_studio.ui.grids.round_time import RoundTime
from qless_studio.ui.tab.play_page import PlayPage


class BoggleRound(GridRound):
    """The dice of the next roll are chosen in `dice`; the time of a round is an option of the game."""

    rules: BoggleRules

    def __init__(self, page: PlayPage, parts: GridParts) -> None:
        super().__init__(page, parts)
        self.dice = RoundDiceBox(self.rules)
        self.time = RoundTime(self.play).combo
        self.orders = BoardOrders(self)
        self.dice.value_changed.connect(self.orders.follow)
        self.opponent = Opponent(self)

    def shuffle(self) -> None:
        """Rotate the board or its mirror image at random; the round goes on with the same words."""
        puzzle = self.rules.puzzle
        others = {self.rules.turned_by(puzzle, turns) for turns in range(SYMMETRIES)} - {puzzle}
        if others:
            self.session.edit(choice(sorted(others, key=format_board)), self.tr("Shuffle"))
            self.places.focus_board()

    def deal(self) -> None:
        self.orders.roll(self.roll)

    def next_boards(self) -> Boards | None:
        from qless_studio.engine.games.boggle.dealer import rolled

        rules, dice, session = self.rules, str(self.dice.value), self.session
        lexicon, language = session.chosen_lexicon, session.chosen_language
        limit = self.play.next_limit
        if lexicon is None or not rules.has_words:
            return None
        dealt, (_, options) = rules.with_dice(rules.deal_options(), dice), rules.roll_of(dice, 0)
        return Boards(
            (dealt, language), lambda seed: (rolled(dealt, seed, language),), options,
            lambda words: par_of(words, lexicon.zipf, limit).score,
        )  # fmt: skip

    def roll(self, seed: int) -> None:
        """Play the roll of this seed with the dice chosen."""
        board, options = self.rules.roll_of(str(self.dice.value), seed)
        self.play.start_with(board, self.tr("New game"), options=options)
