"""Board size: all words of boards of 4x4 to 10x10 letters, ours beside the published solvers, on the same boards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from qless_studio.engine.games.boggle.puzzle import scoring_of
from qless_studio.engine.games.word_streak.dealer import multipliers
from qless_studio.engine.games.word_streak.puzzle import Puzzle
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import Board, BoardSolver, neighbours_of
from qless_studio.engine.grids.dice import LETTERS, roll
from qless_studio.engine.lexicon import load
from tests.bench.published_grid import by_prefix, dict_trie, hash_set
from tests.bench.table import Row, median

SIZES = (4, 100), (5, 60), (6, 40), (8, 20), (10, 20)
"""Letters of a side, boards."""
CAP = 6
"""Longest string that the hash-set method is given, on one board; it follows every path, whatever it spells."""


def rows() -> Iterator[Row]:
    lexicon, random = load("wide"), Random(4)
    words, trie = set(lexicon.words), dict_trie(lexicon.words)
    for size, count in SIZES:
        near, name = neighbours_of(size, size), f"{size}x{size}"
        boards = [roll([LETTERS] * (size * size), random) for _ in range(count)]
        solver = BoardSolver(lexicon, near, scoring_of("standard", 3, size * size), [])
        ours = median(solver.all, boards)
        theirs = median(lambda board, near=near: by_prefix(board, near, trie, 3), boards)
        yield Row(f"Boggle {name}, every word with its path", ours, theirs, "against a trie of dicts, no paths")
        theirs = median(lambda board, near=near: hash_set(board, near, words, 3, CAP), boards[:1])
        yield Row(f"Boggle {name}, the same", ours, theirs, f"against a hash set, one board, strings of 3 to {CAP}")
        puzzle = Puzzle(Board(size, size, boards[0]), multipliers(3, size * size, random))
        factors = puzzle.letter_factors, puzzle.word_factors
        solver = BoardSolver(lexicon, near, load_rules("word_streak").scoring(), [], *factors)
        theirs = median(lambda board, near=near: by_prefix(board, near, trie, 2), boards)
        yield Row(f"Word Streak {name}, best paths and scores", median(solver.all, boards), theirs, "theirs: no scores")
