"""Boards of letter tiles, for the games played on them: text form, words, dice, and the search for boards."""

from qless_studio.engine.grids.board import (
    BLOCKED,
    EMPTY,
    UNPLAYABLE,
    WILDCARD,
    Board,
    Neighbours,
    format_board,
    letter_tiles,
    letters_of,
    neighbours_of,
    parse_board,
    spelled,
)
from qless_studio.engine.grids.paths import paths_of
from qless_studio.engine.grids.reading import read_board
from qless_studio.engine.grids.solver import (
    BoardSolver,
    FoundWord,
    FoundWords,
    Scoring,
    describe_word,
    played_words,
    word_fields,
)

__all__ = [
    "BLOCKED",
    "EMPTY",
    "UNPLAYABLE",
    "WILDCARD",
    "Board",
    "BoardSolver",
    "FoundWord",
    "FoundWords",
    "Neighbours",
    "Scoring",
    "describe_word",
    "format_board",
    "letter_tiles",
    "letters_of",
    "neighbours_of",
    "parse_board",
    "paths_of",
    "played_words",
    "read_board",
    "spelled",
    "word_fields",
]
