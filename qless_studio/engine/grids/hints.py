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
    """One step of a hint: the answer in a few words and what it is about."""

    step: BoardHintStep
    answer: str
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
    length = counted(letters, "{} letter, {}", "{} letters, {}", letters, letter)
    return (
        BoardHint(BoardHintStep.STARTS, say("on the tiles"), counts=starts_by_cell(left, tiles, near)),
        BoardHint(BoardHintStep.LENGTH, length),
        BoardHint(BoardHintStep.TILE, say("row {}, column {}", row + 1, column + 1), cells=path[:1]),
        BoardHint(BoardHintStep.TILES, say("marked"), cells=tuple(sorted(path))),
        BoardHint(BoardHintStep.WORD, shown(word), cells=path, word=word),
    )
