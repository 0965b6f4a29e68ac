"""What Boggle says of a session's board: scoring, neighbours, dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from qless_studio.engine.games.boggle.puzzle import STANDARD, SUPER_BIG, Options, near_of, scoring_of
from qless_studio.engine.grids import Board, Neighbours, Scoring, letters_of
from qless_studio.engine.grids.dice import find_dice
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.texts import counted, say
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:  # imported when a board is rolled, or its proof asked for
    from qless_studio.engine.games.boggle.dealer import DealOptions
    from qless_studio.ui.games.boggle.prover import BoggleProver

USUAL_DICE = {4: "new", 5: "big_2012", 6: "super_big"}
"""The dice for a square board until the player chooses others: those sold today."""


class BoggleRules(GridRules[Board, Options]):
    """The Super Big dice have their own scoring."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._scoring_left_with_dice = False
        """Whether the Super Big scoring went when the board changed to a size of other dice."""

    @cached_property
    def prover(self) -> BoggleProver:
        from qless_studio.ui.games.boggle.prover import BoggleProver

        return BoggleProver(self)

    # the board

    @property
    def board(self) -> Board:
        return self.puzzle

    def with_board(self, board: Board) -> Board:
        return board

    def turned_by(self, puzzle: Board, turns: int) -> Board:
        return edits.turned(puzzle, turns)

    def near(self) -> Neighbours:
        return near_of(self.board, self.options)

    def tiles(self) -> Sequence[str]:
        return letters_of(self.board.tiles, self.options.q_is_qu)

    # words

    @property
    def scoring(self) -> Scoring:
        options = self.options
        return scoring_of(options.scoring, options.min_length, len(self.board.tiles))

    def min_length(self) -> int:
        return self.scoring.min_length

    def path_points(self, word: str, cells: Sequence[int]) -> int:
        return self.scoring.bonus[len(word)]

    def summary(self) -> str:
        options = self.options
        table = say("Standard") if options.scoring == STANDARD else say("Super Big")
        parts = [say("{}: {}", say("Scoring"), table)]
        parts.append(self.length_rule())
        if options.neighbours == 4:
            parts.append(say("sides only"))
        if options.torus:
            parts.append(say("edges wrap around"))
        if options.q_is_qu:
            parts.append(say("Q counts as Qu"))
        return ", ".join(parts)

    def length_rule(self) -> str:
        """The minimum word length in words."""
        return counted(self.min_length(), "{} letter or more", "{} letters or more")

    # dice and new boards

    def choose_dice(self, name: str) -> None:
        """Choose dice, and their scoring with them."""
        before = self._dice
        super().choose_dice(name)
        self._bring_scoring(before, name)

    def choose_next(self, name: str) -> None:
        before = self.next.dice
        super().choose_next(name)
        self._bring_scoring(before, name)

    def _bring_scoring(self, before: str, dice: str) -> None:
        """The Super Big dice come with their own scoring, which goes with them."""
        if _super_big(before) != _super_big(dice):
            self.session.change_options(scoring=SUPER_BIG if _super_big(dice) else STANDARD)

    def follow_board(self) -> None:
        before = self._dice
        super().follow_board()
        if not self._is_brought:
            self._follow_dice(_super_big(before))

    def _usual_dice(self, rows: int, columns: int) -> str:
        """The dice sold today, where there are any."""
        if self.session.chosen_language.code == ENGLISH.code and rows == columns and rows in USUAL_DICE:
            return USUAL_DICE[rows]
        return super()._usual_dice(rows, columns)

    def _follow_dice(self, was_super_big: bool) -> None:
        """Take the Super Big scoring away with its dice, and bring it back when they return."""
        now, scoring = _super_big(self._dice), self.session.chosen.options.scoring
        if was_super_big and not now and scoring == SUPER_BIG:
            self._scoring_left_with_dice = True
            self.session.change_options(scoring=STANDARD)
        elif now and self._scoring_left_with_dice:
            self._scoring_left_with_dice = False
            self.session.change_options(scoring=SUPER_BIG)

    def options_of_roll(self) -> Options:
        """The Super Big dice come with their own scoring."""
        return self._options_with(self._dice)

    def _options_with(self, dice: str) -> Options:
        options: Options = self.session.chosen.options
        return replace(options, scoring=SUPER_BIG) if _super_big(dice) else options

    def roll_of(self, dice: str, seed: int) -> tuple[Board, Options]:
        """The board of a seed with these dice, in their own size, and the options that come with them."""
        from qless_studio.engine.games.boggle.dealer import rolled

        options = self._options_with(dice)
        return rolled(self.with_dice(self.deal_options(), dice), seed, self.session.chosen_language), options

    def q_is_qu(self) -> bool:
        return self.options.q_is_qu or super().q_is_qu()

    def deal_options(self) -> DealOptions:
        from qless_studio.engine.games.boggle.dealer import DealOptions

        options, board = self.session.chosen.options, self.board
        return DealOptions(
            dice=self._dice,
            rows=board.rows,
            columns=board.columns,
            min_length=options.min_length,
            neighbours=options.neighbours,
            torus=options.torus,
            scoring=options.scoring,
        )

    def rolled(self, seed: int) -> Board:
        from qless_studio.engine.games.boggle.dealer import rolled

        return rolled(self.deal_options(), seed, self.session.chosen_language)


def _super_big(dice: str) -> bool:
    known = find_dice(dice)
    return known is not None and known.super_big
