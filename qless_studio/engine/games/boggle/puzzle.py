"""Boggle's options and scoring tables, and every word on a board; the puzzle itself is a board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from qless_studio.engine.grids import (
    Board,
    BoardSolver,
    FoundWord,
    FoundWords,
    Neighbours,
    Scoring,
    letters_of,
    neighbours_of,
)
from qless_studio.engine.grids.solver import LENGTHS
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import option
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import minutes, phrase

# Boggle's options, scoring tables and summary; the puzzle itself is a board.

STANDARD, SUPER_BIG = "standard", "super_big"
SCORINGS = (
    (STANDARD, phrase("Standard: 11 points for 8 or more letters")),
    (SUPER_BIG, phrase("Super Big: 2 per letter from 9 letters")),
)
DEGREES = ((8, phrase("8: sides and corners")), (4, phrase("4: sides only")))

TIMES = (1, 2, 3, 4, 5, 0)
"""Minutes of a round; 0 for a round without a clock."""


@dataclass(frozen=True)
class Options:
    """The rules of Boggle."""

    min_length: int | None = option(
        None,
        "Minimum length",
        note="Minimum word length. Default: 3 on boards of up to 16 tiles, otherwise 4.",
        low=1,
        high=32,
    )
    neighbours: int = option(8, "Neighbours", note="Which tiles a word may continue on.", choices=DEGREES)
    torus: bool = option(
        False, "Wrap around edges", note="Words may leave the board on one side and continue on the opposite side."
    )
    scoring: str = option(STANDARD, "Scoring", note="Points by word length.", choices=SCORINGS)
    q_is_qu: bool = option(False, "Q counts as Qu", note="A tile written Q stands for Qu.")
    minutes: int = option(
        3,
        "Clock",
        note="When you play a board.",
        choices=lambda: [(each, minutes(each)) for each in TIMES],
        solving=False,
    )


@dataclass(frozen=True)
class Summary:
    """Number of words found so far, and the sum of their points."""

    words: int
    score: int


def points(scoring: str) -> tuple[int, ...]:
    """Points of a word by its number of letters, 0 to 64."""
    table = [0, 0, 0, 1, 1, 2, 3, 5] + [11] * (LENGTHS - 8)
    if scoring == SUPER_BIG:
        table[9:] = [2 * letters for letters in range(9, LENGTHS)]
    return tuple(table)


def scoring_of(scoring: str, min_length: int | None, cells: int) -> Scoring:
    """The scoring for a board with this many cells."""
    minimum = min_length if min_length is not None else 3 if cells <= 16 else 4
    return Scoring(minimum, points(scoring))


def near_of(board: Board, options: Options) -> Neighbours:
    """The cells that touch each cell of this board."""
    return neighbours_of(board.rows, board.columns, options.neighbours, options.torus)


# Every word on a Boggle board, with its points, one path and the number of paths.


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
