"""Affix in puzzle books: boards of all levels."""

from __future__ import annotations

from random import Random

from qless_studio.engine.games.affix.dealer import LEVELS
from qless_studio.engine.games.affix.dealer import draw as drawn
from qless_studio.engine.games.affix.pairs import ranks
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, find_board, format_puzzle
from qless_studio.engine.games.affix.solver import commonest, fill_of, position_for, words_needed
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import marked
from qless_studio.engine.paper.sheet import BLACK, MIDDLE, WHITE, Drawing, Judged, Paper
from qless_studio.engine.player.levels import puzzle_level
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure, phrase, say

OPTIONS = Options()
SUFFIX, OVAL = (92, 44), (68, 40)
TALL = 430


def draw(lexicon: Lexicon, seed: int, run: Run) -> Puzzle | None:
    """A board of one of the levels, by turns."""
    found = drawn(lexicon, OPTIONS, LEVELS[seed % len(LEVELS)], Random(seed), run)
    return None if found is None else Puzzle(found.suffixes)


def judge(puzzle: Puzzle, lexicon: Lexicon, run: Run) -> Judged | None:
    """The vocabulary that a board needs, and its board of the most common words."""
    position, rank = position_for(puzzle, lexicon, OPTIONS), ranks(lexicon)
    needed, full = words_needed(position, rank), commonest(position, rank, run.checkpoint)
    slurs = marked(lexicon.language)
    if needed is None or full is None or not slurs.isdisjoint(fill_of(full).words):
        return None
    fill, boards = fill_of(full), position.count()
    prefixes = dict(fill.prefixes)
    widest = max(find_board(OPTIONS.board).nodes, key=lambda node: (len(node.joins), node.name)).name
    words = [f"{prefix.upper()}:\u00a0{', '.join(map(lexicon.shown, position.words(number, prefix)))}"
             for number, prefix in enumerate(prefixes[node.name] for node in position.board.nodes)]  # fmt: skip
    return Judged(
        puzzle_level(needed),
        say("Write a beginning into each oval so that every line makes a word.")
        + " " + say("The {} most common words are enough.", figure(needed)),
        say("The oval in the middle begins with {}.", prefixes[widest].upper()[0]),
        (format_puzzle(puzzle),
         counted(boards, "{} board", "{} boards") + ".", "; ".join(words)),
        {"prefixes": prefixes, "boards": str(boards), "words_needed": needed},
        format_puzzle(puzzle),
    )  # fmt: skip


def paint(puzzle: Puzzle, lexicon: Lexicon, drawing: Drawing) -> None:
    """The suffixes as black boxes, the prefixes as empty ovals."""
    board = find_board(OPTIONS.board)
    nodes = [*board.suffixes, *board.nodes]
    wide, tall = (2 * max(abs(getattr(node, axis)) for node in nodes) for axis in "xy")
    fit_x, fit_y = (drawing.width - SUFFIX[0]) / wide, (TALL - SUFFIX[1]) / tall

    def place(node: object) -> tuple[float, float]:
        return drawing.width / 2 + getattr(node, "x") * fit_x, TALL / 2 + getattr(node, "y") * fit_y  # noqa: B009

    for prefix in board.nodes:
        for joined in prefix.joins:
            drawing.line(*place(prefix), *place(board.suffixes[joined]), 1.5)
    for prefix in board.nodes:
        x, y = place(prefix)
        drawing.box(x - OVAL[0] / 2, y - OVAL[1] / 2, *OVAL, radius=OVAL[1] / 2)
    for suffix, text in zip(board.suffixes, puzzle.suffixes, strict=True):
        x, y = place(suffix)
        drawing.box(x - SUFFIX[0] / 2, y - SUFFIX[1] / 2, *SUFFIX, radius=6, fill=BLACK)
        drawing.text(x, y + 6, f"–{text.upper()}", 17, bold=True, grey=WHITE, anchor=MIDDLE)
    drawing.at(0, TALL + 48, drawing.width, drawing.height - TALL - 48).writing_lines(0, (1 / 3, 1 / 3, 1 / 3), 18)


PAPER: Paper[Puzzle] = Paper(phrase("boards of all levels"), draw, judge, paint)
