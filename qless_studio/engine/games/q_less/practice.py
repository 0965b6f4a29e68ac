"""Exercises for rolls that were given up: the last dice of a solution are missing."""

from __future__ import annotations

from collections.abc import Iterator

from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Solution, Tile, format_puzzle
from qless_studio.engine.games.q_less.solver import solve_exactly
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

ROLL, FINISH = "roll", "finish"
MISSING = 4, 3
"""How many dice are missing, in turn."""


def misses(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """A roll that has a solution and was not solved; what it cost is the number of its dice."""
    puzzle = played.puzzle
    if not (played.solved or puzzle.free) and _commonest(puzzle.letters, lexicon, played.options, run) is not None:
        yield Miss(ROLL, "".join(sorted(puzzle.letters)), float(len(puzzle.letters)))


def exercise(miss: Miss, games: tuple[Played[Puzzle], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    """The commonest solution without its last dice; every way to place them is right."""
    options: Options = games[0].options
    solution = _commonest(miss.key, lexicon, options, run)
    if solution is None:
        return None
    begun = Puzzle(miss.key).with_tiles(_begun(solution, MISSING[number % len(MISSING)]))
    answers = sorted("/".join(found.grid) for found in solve_exactly(begun, lexicon, options, run))
    text = format_puzzle(begun)
    asked = say("Place the last {} dice: {}", len(begun.letters) - len(begun.tiles), text)
    return Exercise(FINISH, asked, tuple(answers), 1, text)


def _commonest(letters: str, lexicon: Lexicon, options: Options, run: Run) -> Solution | None:
    """The first solution: that whose rarest word is most common."""
    return next(solve_exactly(Puzzle(letters), lexicon, options, run), None)


def _begun(solution: Solution, missing: int) -> list[Tile]:
    """The tiles of a solution without the last ones: from the end, those without which the rest holds together."""
    tiles = [
        Tile(row, column, letter)
        for row, line in enumerate(solution.grid)
        for column, letter in enumerate(line)
        if letter != "."
    ]
    while missing:
        loose = next(tile for tile in reversed(tiles) if _holds_together([t for t in tiles if t is not tile]))
        tiles.remove(loose)
        missing -= 1
    return tiles


def _holds_together(tiles: list[Tile]) -> bool:
    """Whether the tiles are connected."""
    places = {(tile.row, tile.column) for tile in tiles}
    reached, waiting = set(), [next(iter(places))] if places else []
    while waiting:
        row, column = place = waiting.pop()
        if place in places and place not in reached:
            reached.add(place)
            waiting += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return reached == places


PRACTICE = Practice(misses, exercise)
