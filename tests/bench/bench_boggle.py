"""Boggle: ours beside the published Java and Python methods, both here in Python, on the same boards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from qless_studio.engine.games.boggle.dealer import DEALER, DealOptions
from qless_studio.engine.games.boggle.puzzle import scoring_of
from qless_studio.engine.grids import BoardSolver, neighbours_of
from qless_studio.engine.grids.dice import DICE, LETTERS, roll
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Limit, Run, Search
from tests.bench.published_grid import by_prefix, dict_trie, hash_set
from tests.bench.table import Row, median

CAP = 6
"""Longest string that the hash-set method is given: without a cap one board takes it minutes in Python."""


def solver(lexicon: Lexicon, rows: int, columns: int) -> BoardSolver:
    scoring = scoring_of("standard", None, rows * columns)
    return BoardSolver(lexicon, neighbours_of(rows, columns), scoring, ["qu"])


def rows() -> Iterator[Row]:
    lexicon, random = load("wide"), Random(1)
    words, trie = set(lexicon.words), dict_trie(lexicon.words)
    near = neighbours_of(4, 4)
    boards = [roll(DICE["new"].dice, random) for _ in range(400)]
    four, ten = solver(lexicon, 4, 4), solver(lexicon, 10, 10)
    large = [roll([LETTERS] * 100, random) for _ in range(20)]

    theirs = median(lambda board: by_prefix(board, near, trie, 3), boards)
    yield Row(
        "4x4 dice board, words and paths, packed", median(four.all, boards), theirs, "against dict trie, no paths"
    )
    yield Row("4x4 dice board, every row decoded", median(lambda board: list(four.all(board)), boards), theirs)
    theirs = median(lambda board: hash_set(board, near, words, 3, CAP), boards[:1])
    yield Row("4x4 dice board", median(four.all, boards), theirs, f"against hash set, strings of 3 to {CAP} letters")
    rich = [tuple("perslatgsineters")] * 20
    yield Row("4x4 PERSLATGSINETERS", median(four.all, rich), median(lambda b: by_prefix(b, near, trie, 3), rich))
    near = neighbours_of(10, 10)
    yield Row("10x10 letters", median(ten.all, large), median(lambda board: by_prefix(board, near, trie, 4), large))
    yield board_search(lexicon)


def board_search(lexicon: Lexicon) -> Row:
    """Time to the first board of so many points."""
    options = DealOptions(dice="letters", seed=1, min_points=3_000, threads=2)
    run = Run(Limit(seconds=30))
    search = Search(lambda run: DEALER.deal(lexicon, options, run), run)
    best = [dealt.details["score"] for dealt in search.results()][-1]
    return Row("search for a 4x4 board of 3,000 points", run.seconds, note=f"two threads, seed 1: {best:,} points")
