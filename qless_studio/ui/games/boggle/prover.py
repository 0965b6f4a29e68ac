"""Boggle's best boards, proven for the rules in force."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from qless_studio.engine.folders import data_folder
from qless_studio.engine.game import Dealt
from qless_studio.engine.games.boggle.puzzle import Options
from qless_studio.engine.grids import Board
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.ui.grids.board_prover import BoardProver
from qless_studio.ui.tab.session import Session

FOLDER = "proofs"
"""In the data folder: a small file for each proof that was begun."""


class BoggleProver(BoardProver):
    """Proves with the session's options, whatever letters are on its board."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def _board(self) -> Board:
        board = self._session.puzzle
        assert isinstance(board, Board)
        return board

    def effort(self) -> str:
        from qless_studio.engine.games.boggle.proof import effort_of  # a start needs no proofs

        return effort_of(len(self._board.tiles))

    def work(self, lexicon: Lexicon, threads: int | None) -> Callable[[Run], Iterator[Dealt[Board]]]:
        from qless_studio.engine.games.boggle.proof import best_of_size

        rows, columns, options = self._board.rows, self._board.columns, self._session.options
        assert isinstance(options, Options)
        folder = data_folder() / FOLDER
        return lambda run: best_of_size(rows, columns, lexicon, options, run, threads, folder)
