"""Every word on a board with multipliers, with its best path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from qless_studio.engine.games.word_streak.puzzle import Options, Puzzle, Summary
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import BoardSolver, FoundWord, FoundWords, Neighbours, Scoring, neighbours_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run


def solve(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[FoundWord]:
    """Each word once, in alphabetical order; of paths that score the same, the smallest. Exact once complete."""
    solver = _solver(puzzle, lexicon, options)
    yield from solver.find(puzzle.board.tiles, run, summary_of)


def solve_all(puzzle: Puzzle, lexicon: Lexicon, options: Options) -> FoundWords:
    """All words of `solve` at once, decoded on access; for boards without many wildcards."""
    return _solver(puzzle, lexicon, options).all(puzzle.board.tiles)


def summary_of(found: FoundWords) -> Summary:
    """Number, total score and best score of the words found."""
    return Summary(len(found), found.score, found.best)


def near_of(puzzle: Puzzle) -> Neighbours:
    """The cells that touch each cell, by sides and corners."""
    return neighbours_of(puzzle.board.rows, puzzle.board.columns)


def _solver(puzzle: Puzzle, lexicon: Lexicon, options: Options) -> BoardSolver:
    scoring = load_rules(options.rules).scoring(options.min_length, lexicon.language)
    tiles = puzzle.board.tiles
    return BoardSolver(lexicon, near_of(puzzle), scoring, tiles, puzzle.letter_factors, puzzle.word_factors)


def path_score(puzzle: Puzzle, cells: Sequence[int], letters: int, scoring: Scoring) -> int:
    """The score of a path that spells a word of this many letters."""
    total, factor = 0, 1
    for cell in cells:
        total += scoring.value(puzzle.board.tiles[cell]) * puzzle.letter_factors[cell]
        factor *= puzzle.word_factors[cell]
    return total * factor * scoring.percent[letters] // 100 + scoring.bonus[letters]


def heat(found: Iterable[FoundWord], cells: int) -> tuple[list[int], list[int]]:
    """(points, words) through each cell, by the best paths."""
    scores, words = [0] * cells, [0] * cells
    for word in found:
        for cell in word.path:
            scores[cell] += word.score
            words[cell] += 1
    return scores, words
