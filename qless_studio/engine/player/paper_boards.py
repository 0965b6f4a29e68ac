"""Boards of letters for puzzle books: how hard one is, what is on it, and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from qless_studio.engine.grids import Board, FoundWord
from qless_studio.engine.grids.review import common_words
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import marked
from qless_studio.engine.paper.sheet import END, TEXT, TOGETHER, Drawing, Judged
from qless_studio.engine.player.features import board_features
from qless_studio.engine.player.rounds import any_way_up
from qless_studio.engine.player.scale import board_level
from qless_studio.engine.texts import counted, say

FEWEST, SHOWN = 30, 12
"""Words that a board for paper has at least, and words that its solution names."""
SIDE, GAP, EDGE = 76, 8, 14

Points = Callable[[int], str]
points_text: Points = partial(counted, one="{} point", many="{} points")


def judged(words: Sequence[FoundWord], board: Board, text: str, lexicon: Lexicon, seconds: float) -> Judged | None:
    """A board with these words and its text form, played for this many seconds."""
    if len(words) < FEWEST:
        return None
    level = board_level(board_features(words, board.columns, lexicon), seconds)
    par, score = common_words(words, lexicon.zipf).score, sum(found.score for found in words)
    slurs = marked(lexicon.language)
    named = [found for found in words if found.word not in slurs]
    dearest = sorted(named, key=lambda found: (-found.score, -len(found.word), found.word))
    longest = min(named, key=lambda found: (-len(found.word), found.word)).word
    size = f"{counted(len(words), '{} word', '{} words')}, {points_text(score)}."
    shown = ", ".join(f"{lexicon.shown(found.word)} {found.score}".translate(TOGETHER) for found in dearest[:SHOWN])
    return Judged(
        level,
        f"{size} {say('Common words make {}.', par)}" if par else size,
        say("The longest word has {} letters and begins with {}.", len(longest), longest[0].upper()),
        (text, size, shown),
        {"words": len(words), "score": score, "dearest": [[found.word, found.score] for found in dearest[:SHOWN]]},
        repr(any_way_up(board)),
    )


def paint_board(
    board: Board, drawing: Drawing, corners: Callable[[int], tuple[str, str]] = lambda cell: ("", "")
) -> None:
    """Draw the board with lines to write on; `corners` gives the texts in two corners of a tile."""
    columns, rows = board.columns, board.rows
    width, height = (side * (SIDE + GAP) - GAP + 2 * EDGE for side in (columns, rows))
    left = (drawing.width - width) / 2
    drawing.box(left, 0, width, height, radius=18)
    for cell, tile in enumerate(board.tiles):
        row, column = board.place(cell)
        x, y = left + EDGE + column * (SIDE + GAP), EDGE + row * (SIDE + GAP)
        drawing.tile(x, y, SIDE, tile.capitalize(), 36 if len(tile) == 1 else 28)
        above, below = corners(cell)
        drawing.text(x + 7, y + 17, above, 14, bold=True)
        drawing.text(x + SIDE - 7, y + SIDE - 8, below, 14, grey=TEXT, anchor=END)
    lines = drawing.at(0, height + 56, drawing.width, drawing.height - height - 56)
    lines.writing_lines(0, (0.5, 0.5))
