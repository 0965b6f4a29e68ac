"""Proofs of best boards: seconds for whole 3x3 proofs, on one thread and on two."""

from __future__ import annotations

from collections.abc import Iterator

from qless_studio.engine.games.boggle.proof import Proof, ProofOptions, parse_fixed
from qless_studio.engine.grids import EMPTY, Board
from qless_studio.engine.grids.proof.prover import Known
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run, Search
from tests.bench.table import Row

COLUMNS = ("one thread", "two threads")
EMPTY_BOARD = Board(3, 3, (EMPTY,) * 9)
TASKS = (
    ("3x3, 10,000 words", "common10k", EMPTY_BOARD),
    ("3x3, 154,611 words", "wide", EMPTY_BOARD),
    ("4x4, six open cells", "wide", parse_fixed("PERS/LATG/S???/T???")),
)


def rows() -> Iterator[Row]:
    for what, name, board in TASKS:
        one, best = _proven(name, board, 1)
        two, _ = _proven(name, board, 2)
        yield Row(what, one, two, f"best: {best:,} points")


def _proven(name: str, board: Board, threads: int) -> tuple[float, int]:
    proof = Proof(board, load(name), ProofOptions())
    search = Search(lambda run: proof.search(run, threads), Run())
    search.perform()
    known = search.run.summary
    assert isinstance(known, Known)
    assert known.best is not None
    return search.run.seconds, known.best
