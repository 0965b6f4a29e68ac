"""A board whose tiles may have multipliers: puzzle, text form and options."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.word_streak import rules
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import (
    Board,
    BoardSolver,
    FoundWord,
    FoundWords,
    Neighbours,
    Scoring,
    format_board,
    neighbours_of,
    parse_board,
    read_board,
)
from qless_studio.engine.grids.review import Pace
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import option
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import minutes, say

PLAIN = ""
KINDS = ("DL", "TL", "DW", "TW")
"""Double and triple letter, double and triple word."""
TIMES = (1, 2, 3, 0)
"""Minutes of a round; 0 for a round without a clock."""
POINTS, WORDS = "points", "words"
"""What the heat map shows for the words through each tile."""
_KIND = re.compile("|".join(KINDS), re.IGNORECASE)
_FIELD = re.compile(f"{_KIND.pattern}|[-.·_0]", re.IGNORECASE)
_ROW = re.compile(rf"(?:\s*(?:{_FIELD.pattern}))+\s*", re.IGNORECASE)
"""A row of multipliers: a kind, or a mark for none, for each tile."""
_NAMED = re.compile(rf"\s*(?:{_KIND.pattern})[\s:]+\d", re.IGNORECASE)
"""A line with the tiles of one kind: `DL 2 12`."""
LETTER_FACTOR, WORD_FACTOR = {"DL": 2, "TL": 3}, {"DW": 2, "TW": 3}


@dataclass(frozen=True)
class Puzzle:
    """A board, and for each cell the kind of its multiplier, or `PLAIN`."""

    board: Board
    multipliers: tuple[str, ...]

    @property
    def letter_factors(self) -> tuple[int, ...]:
        """Factor of the letter on each cell."""
        return tuple(LETTER_FACTOR.get(kind, 1) for kind in self.multipliers)

    @property
    def word_factors(self) -> tuple[int, ...]:
        """Factor that each cell gives a word."""
        return tuple(WORD_FACTOR.get(kind, 1) for kind in self.multipliers)


@dataclass(frozen=True)
class Options:
    """The rules of Word Streak, and the speed of the player."""

    rules: str = option(
        rules.DEFAULT, "Rules", note="Tile values, bonus and minimum word length.", choices=rules.choices
    )
    min_length: int | None = option(
        None, "Minimum length", note="Minimum word length. Default: as the rules prescribe.", low=1, high=32
    )
    per_word: float = option(
        Pace.per_word,
        "Seconds per word",
        "For the plan in Analyse: the time to spot a word and release it. Play and Practice use your measured pace.",
        low=0,
        high=60,
        solving=False,
    )
    per_tile: float = option(
        Pace.per_tile,
        "Seconds per tile",
        note="For the plan: time to move to the next tile.",
        low=0,
        high=10,
        solving=False,
    )
    minutes: int = option(
        2,
        "Clock",
        note="When you play a match.",
        choices=lambda: [(each, minutes(each)) for each in TIMES],
        solving=False,
    )
    heat: str = option(
        POINTS,
        "Heat map shows",
        note="What runs through each tile: points or words.",
        choices=((POINTS, "Points"), (WORDS, "Words")),
        solving=False,
    )

    @property
    def pace(self) -> Pace:
        """The speed of the player, for the plan."""
        return Pace(self.per_word, self.per_tile)


@dataclass(frozen=True)
class Summary:
    """Number of words found so far, the sum of their scores, and the highest score."""

    words: int
    score: int
    best: int


def plain(board: Board) -> Puzzle:
    """The board without multipliers."""
    return Puzzle(board, (PLAIN,) * len(board.tiles))


def with_multiplier(puzzle: Puzzle, cell: int, kind: str) -> Puzzle:
    """The puzzle with the multiplier of one cell set, or removed with `PLAIN`."""
    kinds = list(puzzle.multipliers)
    kinds[cell] = kind
    return Puzzle(puzzle.board, tuple(kinds))


def parse(text: str) -> Puzzle:
    """The board, then for each kind `;`, its name and its cells: `AB/CD; TL 0; DW 2 3`. Raises `PuzzleError`."""
    return _parse(text, parse_board)


def read(text: str) -> Puzzle:
    """Parse like `parse`, with a board that may be written more loosely: `read_board`. Raises `PuzzleError`.

    The multipliers may be on lines of their own, or in as many further rows as the board has: `DL . . TW`.
    """
    rows, *parts = text.split(";")
    lines = [line for line in rows.splitlines() if line.strip()]
    while len(lines) > 1 and _NAMED.match(lines[-1]):
        parts.append(lines.pop().replace(":", " "))
    half = len(lines) // 2
    if half and all(map(_ROW.fullmatch, lines[half:])) and any(map(_KIND.search, lines[half:])):
        board = read_board("\n".join(lines[:half]))
        fields = [_FIELD.findall(line) for line in lines[half:]]
        if board.rows == half and all(len(row) == board.columns for row in fields):
            kinds = chain.from_iterable(fields)
            parts += [f"{kind} {cell}" for cell, kind in enumerate(kinds) if _KIND.match(kind)]
            lines = lines[:half]
    return _parse(";".join(["\n".join(lines), *parts]), read_board)


def _parse(text: str, board_of: Callable[[str], Board]) -> Puzzle:
    rows, *parts = text.split(";")
    board = board_of(rows)
    kinds = [PLAIN] * len(board.tiles)
    for fields in (part.replace(",", " ").split() for part in parts):
        if not fields:
            continue
        kind, *cells = fields[0].upper(), *fields[1:]
        if kind not in KINDS:
            raise PuzzleError(say("{!r} is not one of {}", kind, ", ".join(KINDS)), say("multipliers"))
        if not cells:
            raise PuzzleError(say("is empty"), say("multiplier {}", kind))
        for cell in _indices(cells, len(kinds), kind):
            if kinds[cell] != PLAIN:
                row, column = board.place(cell)
                where = say("row {}, column {}", row + 1, column + 1)
                raise PuzzleError(
                    say("tile {} already has {}; only one multiplier is allowed", cell, kinds[cell]), where
                )
            kinds[cell] = kind
    return Puzzle(board, tuple(kinds))


def _indices(texts: Iterable[str], cells: int, kind: str) -> list[int]:
    for text in texts:
        if not (text.isascii() and text.isdigit() and len(text) <= 4 and int(text) < cells):
            raise PuzzleError(
                say("{!r} is not a whole number from {} to {}", text, 0, cells - 1), say("multiplier {}", kind)
            )
    return [int(text) for text in texts]


def format_puzzle(puzzle: Puzzle) -> str:
    """The text form: `parse(format_puzzle(p)) == p`."""
    parts = [format_board(puzzle.board)]
    for kind in KINDS:
        cells = [str(cell) for cell, carried in enumerate(puzzle.multipliers) if carried == kind]
        if cells:
            parts.append(f"{kind} {' '.join(cells)}")
    return "; ".join(parts)


# Every word on a board with multipliers, with its best path.


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
