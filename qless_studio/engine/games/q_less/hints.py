"""Hints that never lie: each step is the answer of an exact search."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from qless_studio.engine.games.q_less.check import LineState, check
from qless_studio.engine.games.q_less.difficulty import completion, vocabulary_needed
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Tile, proposing, tiles_of
from qless_studio.engine.games.q_less.why import Roll, dead_end, first_letter, no_solution
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason, sentence
from qless_studio.engine.solving import Run


class GridHintStep(enum.Enum):
    """How much a hint gives away, in order."""

    WHY = "why"
    """What to look at first or, after SOLVABLE, why there is no solution; left out where no reason is known."""
    SOLVABLE = "solvable"
    PROBLEM = "problem"
    MOVE = "move"
    LENGTH = "length"
    FIRST_LETTER = "first letter"
    WORD = "word"
    PLACE = "place"


@dataclass(frozen=True)
class GridHint:
    """One step of a hint, and the tiles it is about.

    `tiles`: those that are wrong (PROBLEM, MOVE), or the whole next word in its place (PLACE), in the coordinates of
    the puzzle; their rows and columns may be negative.
    """

    step: GridHintStep
    tiles: tuple[Tile, ...] = ()
    word: str = ""
    solvable: bool = True
    """SOLVABLE: whether the puzzle is solvable at all."""
    text: str = ""
    """WHY: the sentence."""


def hints(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    """The hints for a position, each giving away a little more than the one before.

    First whether the tiles on the grid can stay. If not, why, and what is wrong with them; if so, the next word of a
    grid that keeps them: its length, its first letter, the word, its place. An empty grid begins with what to look at.
    None for fewer letters than a grid needs, and for a free game, for which nothing is proven. Raises `Stopped` when
    the run is stopped.
    """
    if len(puzzle.letters) < options.min_letters or puzzle.free:
        return
    if completion(puzzle, lexicon, options, run) is None:
        yield from _what_is_wrong(puzzle, lexicon, options, run)
    elif puzzle.rack:
        word = [*_next_word(puzzle, lexicon, options, run)]
        if word and not puzzle.tiles:
            yield from _told(first_letter(Roll(puzzle, lexicon, options, run)), lexicon)
        yield GridHint(GridHintStep.SOLVABLE)
        yield from word
    else:
        yield GridHint(GridHintStep.SOLVABLE)


def _told(reasons: Iterator[Reason], lexicon: Lexicon) -> Iterator[GridHint]:
    """The most useful reason, if there is one."""
    text = sentence(reasons, lexicon.language)
    if text:
        yield GridHint(GridHintStep.WHY, text=text)


def _what_is_wrong(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    roll = Roll(puzzle, lexicon, options, run)
    if not puzzle.tiles or completion(Puzzle(puzzle.letters), lexicon, options, run) is None:
        yield GridHint(GridHintStep.SOLVABLE, solvable=False)
        yield from _told(no_solution(roll), lexicon)
        return
    yield GridHint(GridHintStep.SOLVABLE)
    yield from _told(dead_end(roll), lexicon)
    yield from _problem_word(puzzle, lexicon, options, run)
    yield from _tile_to_move(puzzle, lexicon, options, run)


def _without(puzzle: Puzzle, gone: set[Tile]) -> Puzzle:
    return puzzle.with_tiles([tile for tile in puzzle.tiles if tile not in gone])


def _problem_word(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    """The first run whose removal is enough; tiles that also belong to another run are not removed."""
    lines = check(puzzle.letters, puzzle.tiles, lexicon, options).lines
    for line in sorted(lines, key=lambda line: line.state is LineState.WORD):
        crossing = {tile for other in lines if other is not line for tile in other.tiles}
        gone = set(line.tiles) - crossing
        if gone and completion(_without(puzzle, gone), lexicon, options, run) is not None:
            yield GridHint(GridHintStep.PROBLEM, tuple(sorted(gone)), line.text)
            return
    if lines:
        yield GridHint(GridHintStep.PROBLEM)


def _tile_to_move(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    """The fewest tiles, up to two, whose removal is enough."""
    for count in (1, 2):
        for gone in combinations(puzzle.tiles, count):
            if completion(_without(puzzle, set(gone)), lexicon, options, run) is not None:
                yield GridHint(GridHintStep.MOVE, gone)
                return
    yield GridHint(GridHintStep.MOVE)


def _next_word(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    """A word of the grid with the most common words: if possible joined to the placed tiles, with most new tiles."""
    own = [line.text for line in check(puzzle.letters, puzzle.tiles, lexicon, options).lines]
    found = vocabulary_needed(puzzle, lexicon, proposing(options, lexicon, own), run)
    if found is None:
        return
    whole = _aligned(puzzle.tiles, tiles_of(found[1].grid))
    placed = set(puzzle.tiles)
    lines = [line for line in check(puzzle.letters, whole, lexicon, options).lines if line.state is LineState.WORD]
    new = [line for line in lines if not placed.issuperset(line.tiles)]
    if not new:
        return
    joined = [line for line in new if placed.intersection(line.tiles)]
    line = max(joined or new, key=lambda line: len(set(line.tiles) - placed))
    yield GridHint(GridHintStep.LENGTH)
    yield GridHint(GridHintStep.FIRST_LETTER)
    yield GridHint(GridHintStep.WORD, word=line.text)
    yield GridHint(GridHintStep.PLACE, line.tiles, line.text)


def _aligned(tiles: tuple[Tile, ...], grid: tuple[Tile, ...]) -> list[Tile]:
    """The tiles of the grid, moved so that they include the placed tiles in their places."""
    if not tiles:
        return list(grid)
    first = tiles[0]
    for tile in grid:
        dr, dc = first.row - tile.row, first.column - tile.column
        there = [Tile(t.row + dr, t.column + dc, t.letter) for t in grid]
        if set(tiles) <= set(there):
            return there
    raise AssertionError("a completion contains the tiles it completes")
