"""Word Streak: ours, with best paths and scores, beside the published solver, which has neither."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from qless_studio.engine.games.word_streak.dealer import multipliers
from qless_studio.engine.games.word_streak.puzzle import Puzzle
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import Board, BoardSolver, neighbours_of
from qless_studio.engine.grids.dice import LETTERS, roll
from qless_studio.engine.grids.review import Pace, make_plan
from qless_studio.engine.lexicon import load
from tests.bench.published_grid import by_prefix, dict_trie
from tests.bench.table import Row, median


def rows() -> Iterator[Row]:
    lexicon, random = load("wide"), Random(3)
    trie = dict_trie(lexicon.words)
    for size, count in ((4, 200), (10, 20)):
        near = neighbours_of(size, size)
        boards = [roll([LETTERS] * (size * size), random) for _ in range(count)]
        kinds = multipliers(3, size * size, random)
        puzzle = Puzzle(Board(size, size, boards[0]), kinds)
        scoring = load_rules("word_streak").scoring()
        solver = BoardSolver(lexicon, near, scoring, [], puzzle.letter_factors, puzzle.word_factors)
        theirs = median(lambda board, near=near: by_prefix(board, near, trie, 2), boards)
        yield Row(
            f"{size}x{size}, words with best paths and scores",
            median(solver.all, boards),
            theirs,
            "theirs: words alone",
        )
        found = list(solver.all(boards[0]))
        yield Row(f"plan of 120 s from {len(found)} words", median(lambda f: make_plan(f, 120, Pace()), [found] * 5))
