"""A bare board of Word Streak with a traced word, for the help; letters are looked for in pictures of one."""

from __future__ import annotations

from qless_studio.engine.games.word_streak.puzzle import Options, Puzzle, near_of, path_score
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids.board import paths_of
from qless_studio.engine.texts import phrase
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.picture import board_text, grid_picture
from qless_studio.ui.pictures.spec import PictureSpec

SPEC = PictureSpec(
    board_text,
    without=frozenset({"CL"}),
    upright=True,
    remark=phrase("Multipliers are not read: set them on the board."),
)


def picture_of(puzzle: Puzzle, word: str) -> GridBoard:
    """The board, with the path of the word that is worth most."""
    near, scoring, tiles = near_of(puzzle), load_rules(Options().rules).scoring(), puzzle.board.tiles
    paths = paths_of(word, tiles, near)
    best = max(paths, key=lambda cells: path_score(puzzle, cells, len(word), scoring), default=())
    marks = [TileMark(str(scoring.value(tile)), kind) for tile, kind in zip(tiles, puzzle.multipliers, strict=True)]
    return grid_picture(puzzle.board, near, marks, best)
