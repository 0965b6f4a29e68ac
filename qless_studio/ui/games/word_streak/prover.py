"""Word Streak's boards with the most words, proven for the rules in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from qless_studio.engine.grids import Board
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.grids.board_prover import WORDS, BoardProver, ProofWish, Work

if TYPE_CHECKING:
    from qless_studio.engine.grids.proof.stored import StoredProof


class WordStreakProver(BoardProver):
    """Proves the most words: with a value for each tile, points are out of its reach."""

    counts = (WORDS,)

    def parts(self) -> Sequence[object]:
        return ("word_streak", self._rules.options.rules, self._rules.options.min_length)

    def work(self, board: Board, lexicon: Lexicon, wish: ProofWish, threads: int | None, stored: StoredProof) -> Work:
        from qless_studio.engine.games.word_streak.proof import best_board

        puzzle, options = replace(self._rules.puzzle, board=board), self._rules.options
        return lambda run: best_board(puzzle, lexicon, options, wish.letters, wish.dice, run, threads, stored)
