"""The public library beside the bare kernel: what a call from a notebook costs over it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import qless_studio
from qless_studio.engine.games.boggle.puzzle import scoring_of
from qless_studio.engine.grids import Board, BoardSolver, format_board, neighbours_of
from qless_studio.engine.grids.dice import DICE, roll
from qless_studio.engine.lexicon import load
from tests.bench.table import Row, median

COLUMNS = ("library", "kernel")
BOARDS = 100_000
ROUNDS = 3


def rows() -> Iterator[Row]:
    lexicon, random = load("wide"), Random(1)
    rolled = [roll(DICE["classic"].dice, random) for _ in range(BOARDS)]
    texts = [format_board(Board(4, 4, tiles)) for tiles in rolled]
    solver = BoardSolver(lexicon, neighbours_of(4, 4), scoring_of("standard", None, 16), ["qu"])
    codes = b"".join(map(solver.codes, rolled))
    assert list(qless_studio.scores(texts[:100], lexicon=lexicon)["score"]) == list(solver.counts.many(codes[:1600])[1])
    kernel = median(lambda _: solver.counts.many(codes), range(ROUNDS))
    ours = median(lambda _: qless_studio.scores(texts, lexicon=lexicon), range(ROUNDS))
    yield Row("100,000 dice boards of 4x4 into a table", ours, kernel, "texts to words and points")
