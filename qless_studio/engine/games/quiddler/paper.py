"""Quiddler in puzzle books: deals of eight piles."""

from __future__ import annotations

from random import Random

from qless_studio.engine.games.quiddler.dealer import dealt
from qless_studio.engine.games.quiddler.puzzle import Puzzle, format_puzzle
from qless_studio.engine.games.quiddler.rules import Options
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, describe_step, solve_table
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import marked
from qless_studio.engine.paper.sheet import END, MIDDLE, TEXT, TOGETHER, Drawing, Judged, Paper
from qless_studio.engine.solving import PartRun, Run
from qless_studio.engine.texts import capitalised, counted, figure, phrase, say

WIDTH, HEIGHT, STRIP, IN_ROW, PITCH = 92, 112, 36, 4, 170


def draw(lexicon: Lexicon, seed: int, run: Run) -> Puzzle:
    """The deal of a seed."""
    return dealt(Random(seed), Options().deck_in(lexicon.language))


def judge(puzzle: Puzzle, lexicon: Lexicon, run: Run) -> Judged | None:
    """The best score of a deal and a game that reaches it. Deals have no level: see docs/decisions/086."""
    best = next(solve_table(puzzle, lexicon, Options(games=1), PartRun(run)), None)
    if not isinstance(best, FinishedGame) or not best.moves:
        return None
    words = [step for step in best.moves if isinstance(step, LaidWord)]
    if not marked(lexicon.language).isdisjoint(step.word for step in words):
        return None
    left = say("left: {}", " ".join(best.left)) if best.left else ""
    steps = [_together(describe_step(move)) for move in best.moves]
    return Judged(
        None,
        say("Play words with the top cards and free those beneath. The best is {}.", figure(best.score)),
        say("The longest word of a best game has {} letters.", max(len(step.word) for step in words)),
        (format_puzzle(puzzle), capitalised(say("best {}", figure(best.score))) + ".",
         "; ".join([*steps, left] if left else steps)),
        {"best": best.score, "words": [step.word for step in words], "left": list(best.left)},
        " ".join(sorted(map("/".join, puzzle.piles))),
    )  # fmt: skip


def _together(step: str) -> str:
    """A step whose word and points stay on one line, the cards in brackets perhaps on the next."""
    word, bracket, cards = step.partition(" [")
    return word.translate(TOGETHER) + bracket + cards


def paint(puzzle: Puzzle, lexicon: Lexicon, drawing: Drawing) -> None:
    """The piles as cards with the lower card on a strip, and a sheet for words and points."""
    points = Options().deck_in(lexicon.language).points
    step = (drawing.width - WIDTH) / (IN_ROW - 1)
    for place, (upper, lower) in enumerate(puzzle.piles):
        row, column = divmod(place, IN_ROW)
        card = drawing.at(column * step, row * PITCH, WIDTH, HEIGHT + STRIP)
        card.box(0, HEIGHT - 20, WIDTH, STRIP + 20, radius=8, line=1.5)
        card.box(0, 0, WIDTH, HEIGHT, radius=8)
        card.text(WIDTH / 2, 68, upper, 48 if len(upper) == 1 else 36, bold=True, anchor=MIDDLE)
        card.text(WIDTH - 8, HEIGHT - 8, str(points[upper]), 17, grey=TEXT, anchor=END)
        card.text(12, HEIGHT + 25, lower, 20, bold=True)
        card.text(WIDTH - 8, HEIGHT + 25, str(points[lower]), 17, grey=TEXT, anchor=END)
    top = 2 * PITCH + 8
    drawing.text(0, top, counted(2, "word", "words"), 17, grey=TEXT)
    drawing.text(drawing.width, top, counted(2, "point", "points"), 17, grey=TEXT, anchor=END)
    drawing.at(0, top + 40, drawing.width, drawing.height - top - 40).writing_lines(0, (0.82, 0.18))


PAPER: Paper[Puzzle] = Paper(phrase("eight piles of two"), draw, judge, paint)
