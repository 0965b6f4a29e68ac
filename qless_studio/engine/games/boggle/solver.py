"""Every word on a Boggle board, with its points, one path and the number of paths."""

from __future__ import annotations

from collections.abc import Iterator

from qless_studio.engine.games.boggle.puzzle import Options, Summary, near_of, scoring_of
from qless_studio.engine.grids import Board, BoardSolver, FoundWord, FoundWords, letters_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run


def solve(puzzle: Board, lexicon: Lexicon, options: Options, run: Run) -> Iterator[FoundWord]:
    """Each word once, in alphabetical order, with the smallest of its paths; exact once the run is complete."""
    tiles = letters_of(puzzle.tiles, options.q_is_qu)
    scoring = scoring_of(options.scoring, options.min_length, len(tiles))
    solver = BoardSolver(lexicon, near_of(puzzle, options), scoring, tiles)
    yield from solver.find(tiles, run, lambda found: Summary(len(found), found.score))


def solve_all(puzzle: Board, lexicon: Lexicon, options: Options) -> FoundWords:
    """All words of `solve` at once, decoded on access; for boards without many wildcards."""
    tiles = letters_of(puzzle.tiles, options.q_is_qu)
    scoring = scoring_of(options.scoring, options.min_length, len(tiles))
    return BoardSolver(lexicon, near_of(puzzle, options), scoring, tiles).all(tiles)
