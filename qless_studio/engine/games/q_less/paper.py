"""Q-Less in puzzle books: rolls that have a solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from qless_studio.engine.games.q_less.dice import dice_for, roll
from qless_studio.engine.games.q_less.difficulty import vocabulary_needed
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, format_puzzle
from qless_studio.engine.games.q_less.why import Roll, decided_by
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.withheld import marked
from qless_studio.engine.paper.sheet import LINE, Drawing, Judged, Paper
from qless_studio.engine.player.timed import puzzle_level
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import figure, phrase, say

DIE, GAP, IN_ROW = 56, 12, 6
CELL, ROWS, COLUMNS = 48, 8, 10
FEWER = "few words are enough"
TOLD = ("key word", "letter with few words", FEWER)
"""Reasons said under a solution. The others say what the line under the name or the hint does."""


def draw(lexicon: Lexicon, seed: int, run: Run) -> Puzzle:
    """The roll of a seed."""
    return Puzzle(roll(seed, dice_for(lexicon.language)).letters)


def judge(puzzle: Puzzle, lexicon: Lexicon, run: Run) -> Judged | None:
    """The vocabulary that a roll needs, and a grid of it; None if it cannot be solved, or with slurs only."""
    needed = vocabulary_needed(puzzle, lexicon, Options(), run)
    if needed is None or not marked(lexicon.language).isdisjoint(needed[1].words):
        return None
    rank, grid = needed
    longest = min(grid.words, key=lambda word: (-len(word), word))
    return Judged(
        puzzle_level(rank),
        say("Build one crossword from all twelve dice. The {} most common words are enough.", figure(rank)),
        say("One grid has {}.", lexicon.shown(longest)),
        (format_puzzle(puzzle), ", ".join(map(lexicon.shown, grid.words)), *_decided(puzzle, lexicon, run, grid.words)),
        {"grid": list(grid.grid), "words": list(grid.words), "rank": rank},
        "".join(sorted(puzzle.letters)),
        grid.grid,
    )


def _decided(puzzle: Puzzle, lexicon: Lexicon, run: Run, printed: Sequence[str]) -> Iterator[str]:
    """What decides a roll, in one sentence that names no slur; that words are enough only if fewer are than printed."""
    slurs = marked(lexicon.language)
    for reason in decided_by(Roll(puzzle, lexicon, Options(), run)):
        if reason.concept in TOLD and slurs.isdisjoint(reason.facts["words"]):
            if reason.concept != FEWER or len(reason.facts["words"]) < len(printed):
                yield reason.text
            return


def paint(puzzle: Puzzle, lexicon: Lexicon, drawing: Drawing) -> None:
    """The dice in two rows, and an empty grid."""
    left = (drawing.width - IN_ROW * (DIE + GAP) + GAP) / 2
    for place, letter in enumerate(puzzle.letters):
        row, column = divmod(place, IN_ROW)
        drawing.tile(left + column * (DIE + GAP), row * (DIE + GAP), DIE, letter.upper(), 26)
    top, side = 2 * (DIE + GAP) + 20, (drawing.width - CELL * COLUMNS) / 2
    rows = min(ROWS, int((drawing.height - top) // CELL))
    for row in range(1, rows):
        drawing.line(side, top + row * CELL, side + COLUMNS * CELL, top + row * CELL, 1, LINE)
    for column in range(1, COLUMNS):
        drawing.line(side + column * CELL, top, side + column * CELL, top + rows * CELL, 1, LINE)
    drawing.box(side, top, COLUMNS * CELL, rows * CELL, radius=4, fill=None)


PAPER: Paper[Puzzle] = Paper(phrase("rolls that can be solved"), draw, judge, paint)
