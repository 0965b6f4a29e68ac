"""Boggle's best boards, proven for the rules in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from qless_studio.engine.grids import Board
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.grids.board_prover import BoardProver, ProofWish, Work

if TYPE_CHECKING:
    from qless_studio.engine.games.boggle.proof import ProofOptions
    from qless_studio.engine.grids.proof.stored import StoredProof


class BoggleProver(BoardProver):
    """Proves with the options in force."""

    def parts(self) -> Sequence[object]:
        return ("boggle", self._rules.options)

    def known(self, board: Board, lexicon: Lexicon, wish: ProofWish) -> bool:
        from qless_studio.engine.games.boggle.proof import known_best

        return known_best(board, lexicon, self._proof_options(wish)) is not None

    def work(self, board: Board, lexicon: Lexicon, wish: ProofWish, threads: int | None, stored: StoredProof) -> Work:
        from qless_studio.engine.games.boggle.proof import best_board

        options = self._proof_options(wish)
        return lambda run: best_board(board, lexicon, options, run, threads, stored)

    def _proof_options(self, wish: ProofWish) -> ProofOptions:
        from qless_studio.engine.games.boggle.proof import ProofOptions

        return ProofOptions(**asdict(self._rules.options), most=wish.most, letters=wish.letters, dice=wish.dice)
