"""Word Streak in puzzle books: third rounds, with all multipliers."""

from __future__ import annotations

from qless_studio.engine.games.word_streak.dealer import ROUND_SECONDS, DealOptions, rolled
from qless_studio.engine.games.word_streak.puzzle import Options, Puzzle, format_puzzle, solve
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.paper.sheet import Drawing, Judged, Paper
from qless_studio.engine.player.paper_boards import judged, paint_board
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import phrase


def draw(lexicon: Lexicon, seed: int, run: Run) -> Puzzle:
    """The round of a seed."""
    return rolled(DealOptions(round=3), seed, lexicon.language)


def judge(puzzle: Puzzle, lexicon: Lexicon, run: Run) -> Judged | None:
    """Words, points and level of a round."""
    words = list(solve(puzzle, lexicon, Options(), run))
    return judged(words, puzzle.board, format_puzzle(puzzle), lexicon, ROUND_SECONDS)


def paint(puzzle: Puzzle, lexicon: Lexicon, drawing: Drawing) -> None:
    """The tiles with values and multipliers."""
    scoring = load_rules(Options().rules).scoring(None, lexicon.language)

    def corners(cell: int) -> tuple[str, str]:
        return puzzle.multipliers[cell], str(scoring.value(puzzle.board.tiles[cell]))

    paint_board(puzzle.board, drawing, corners)


PAPER: Paper[Puzzle] = Paper(phrase("4 × 4 with multipliers"), draw, judge, paint)
