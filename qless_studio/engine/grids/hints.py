"""Hints for a board in play: how many words start where, then one word, step by step."""

from __future__ import annotations

import enum
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass

from qless_studio.engine.grids.board import Board, Neighbours
from qless_studio.engine.grids.review import Zipf, by_worth, starts_by_cell
from qless_studio.engine.grids.solver import FoundWord
from qless_studio.engine.texts import counted, say


class BoardHintStep(enum.Enum):
    """How much a hint gives away, in order."""

    STARTS = "starts"
    """How many words start at each tile."""
    LENGTH = "length"
    """Length and first letter of one word."""
    TILE = "tile"
    """The tile it starts at."""
    TILES = "tiles"
    """All tiles of the word."""
    WORD = "word"
    """The word itself, with its path."""


@dataclass(frozen=True)
class BoardHint:
    """One step of a hint: a sentence and what it is about."""

    step: BoardHintStep
    text: str
    answer: str
    """The sentence `text` in a few words, for a place where the step is named."""
    counts: tuple[int, ...] = ()
    """STARTS: for each cell the number of words left that start there."""
    cells: tuple[int, ...] = ()
    """TILE: the first cell; TILES: all cells in ascending order; WORD: the path."""
    word: str = ""
    """WORD: the word in lower case."""


def hints(
    left: Sequence[FoundWord],
    board: Board,
    tiles: Sequence[str],
    near: Neighbours,
    zipf: Zipf,
    shown: Callable[[str], str] = str.upper,
    slurs: Container[str] = (),
) -> tuple[BoardHint, ...]:
    """The steps for the words that are left, each giving away a little more than the one before; none without words.

    The word is the first of `by_worth` that is none of the `slurs`: a common one as long as there are any. `tiles` are
    the letters that the tiles of the board play, `shown` gives a word for people.
    """
    target = next((found for found in by_worth(left, zipf) if found.word not in slurs), None)
    if target is None:
        return ()
    word, path = target.word, target.path
    row, column = board.place(path[0])
    letter, letters = word[0].upper(), len(word)
    starts = say("Each tile shows how many of the words left start there")
    length = counted(
        letters,
        "One word has {} letter; it begins with {}",
        "One word has {} letters; it begins with {}",
        letters,
        letter,
    )
    short = counted(letters, "{} letter, {}", "{} letters, {}", letters, letter)
    first = say("It starts at row {}, column {}", row + 1, column + 1)
    all_tiles = say("Its tiles are marked, in no order")
    return (
        BoardHint(BoardHintStep.STARTS, starts, say("on the tiles"), counts=starts_by_cell(left, tiles, near)),
        BoardHint(BoardHintStep.LENGTH, length, short),
        BoardHint(BoardHintStep.TILE, first, say("row {}, column {}", row + 1, column + 1), cells=path[:1]),
        BoardHint(BoardHintStep.TILES, all_tiles, say("marked"), cells=tuple(sorted(path))),
        BoardHint(BoardHintStep.WORD, say("It is {}", shown(word)), shown(word), cells=path, word=word),
    )
