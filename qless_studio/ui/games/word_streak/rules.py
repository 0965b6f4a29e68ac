"""What Word Streak says of a session's puzzle: values and bonus, multipliers, rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.word_streak.puzzle import PLAIN, Options, Puzzle, near_of, path_score, with_multiplier
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import Board, Neighbours, Scoring
from qless_studio.engine.grids.solver import LENGTHS
from qless_studio.engine.texts import say
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:  # imported when a board is dealt, or its proof asked for
    from qless_studio.engine.games.word_streak.dealer import DealOptions
    from qless_studio.ui.games.word_streak.prover import WordStreakProver


class WordStreakRules(GridRules[Puzzle, Options]):
    """The table of rules is read when the tab is made and whenever `read_table` is called."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.round = 3
        """The round whose multipliers the next deal has."""
        self.read_table()
        self.follow_board()

    @cached_property
    def prover(self) -> WordStreakProver:
        from qless_studio.ui.games.word_streak.prover import WordStreakProver

        return WordStreakProver(self)

    # the board

    @property
    def board(self) -> Board:
        return self.puzzle.board

    def with_board(self, board: Board) -> Puzzle:
        old, multipliers = self.board, self.puzzle.multipliers
        if (board.rows, board.columns) == (old.rows, old.columns):
            return replace(self.puzzle, board=board)
        kinds = [
            multipliers[row * old.columns + column] if row < old.rows and column < old.columns else PLAIN
            for row in range(board.rows)
            for column in range(board.columns)
        ]
        return Puzzle(board, tuple(kinds))

    def turned_by(self, puzzle: Puzzle, turns: int) -> Puzzle:
        order = edits.order_after(puzzle.board.rows, puzzle.board.columns, turns)
        return Puzzle(edits.turned(puzzle.board, turns), tuple(puzzle.multipliers[cell] for cell in order))

    def near(self) -> Neighbours:
        return near_of(self.puzzle)

    def toggled(self, cell: int, kind: str) -> Puzzle:
        """The puzzle with that multiplier on a tile, or without it if the tile has it."""
        return with_multiplier(self.puzzle, cell, PLAIN if self.puzzle.multipliers[cell] == kind else kind)

    def swapped(self, source: int, target: int) -> Puzzle:
        """The puzzle with the multipliers of two tiles swapped."""
        kind, other = self.puzzle.multipliers[source], self.puzzle.multipliers[target]
        return with_multiplier(with_multiplier(self.puzzle, source, other), target, kind)

    # words

    def read_table(self) -> None:
        """Read the table of rules in force again. A damaged one is reported by the search, not here."""
        options = self.options
        try:
            table = load_rules(options.rules)
        except OptionError:
            self.scoring, self._title = Scoring(options.min_length or 1, (0,) * LENGTHS), options.rules
        else:
            self.scoring, self._title = table.scoring(options.min_length, self.session.language), table.title

    def follow_options(self) -> None:
        self.read_table()

    def min_length(self) -> int:
        return self.scoring.min_length

    def path_points(self, word: str, cells: Sequence[int]) -> int:
        return path_score(self.puzzle, cells, len(word), self.scoring)

    def paths(self, word: str) -> list[tuple[int, ...]]:
        """The paths of a word, those worth most first."""
        return sorted(super().paths(word), key=lambda cells: (-self.path_points(word, cells), cells))

    def summary(self) -> str:
        text = say("{} values, minimum {} letters")
        return text.format(self._title, self.scoring.min_length)

    # new boards

    def deal_options(self) -> DealOptions:
        from qless_studio.engine.games.word_streak.dealer import DealOptions

        options, board = self.session.chosen.options, self.board
        return DealOptions(
            dice=self._dice,
            rows=board.rows,
            columns=board.columns,
            round=self.round,
            rules=options.rules,
            min_length=options.min_length,
        )

    def rolled(self, seed: int) -> Puzzle:
        from qless_studio.engine.games.word_streak.dealer import rolled

        return rolled(self.deal_options(), seed, self.session.chosen_language)
