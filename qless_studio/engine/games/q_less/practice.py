"""Exercises for rolls that were given up: finish a grid, lift the word that is in the way, judge a grid."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from qless_studio.engine.days import shuffled
from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.games.q_less.difficulty import completion
from qless_studio.engine.games.q_less.puzzle import (
    Line,
    Options,
    Puzzle,
    Solution,
    Tile,
    check,
    format_puzzle,
    parse,
    parts,
    proposing,
    tiles_of,
)
from qless_studio.engine.games.q_less.solver import solve_exactly
from qless_studio.engine.games.q_less.why import Roll, dead_end
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.reasons import sentence
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, say

ROLL, STUCK = "roll", "stuck"
"""What is missed: a roll not solved, and in it the first grid from which it could not be solved any more."""
FINISH, LIFT, SOLVABLE = "finish", "lift", "solvable"
"""What is asked."""
GRIDS = "grids"
"""What a roll that was not solved writes into the history: its grids in order, rows separated by `/`."""
MISSING = 4, 3
"""How many dice are missing, in turn."""
CHOICES = 4


def misses(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """A roll that has a solution and was not solved, and where it went wrong; each cost the dice it left over."""
    puzzle, options = played.puzzle, played.options
    if played.solved or puzzle.free or len(puzzle.letters) < options.min_letters:
        return  # nothing to learn, or a damaged entry
    if _commonest(puzzle.letters, lexicon, options, run) is None:
        return
    letters = "".join(sorted(puzzle.letters))
    yield Miss(ROLL, letters, float(len(letters)))
    for grid in _grids(played):
        try:
            reached = parse(f"{letters}; {grid}")
        except PuzzleError:
            return  # dice that are not of this roll: a damaged entry
        if reached.tiles and completion(reached, lexicon, options, run) is None:
            yield Miss(STUCK, format_puzzle(reached), float(len(reached.rack)) or 1.0)
            return


def _grids(played: Played[Puzzle]) -> Sequence[str]:
    """The grids of a game, in order; older entries have only the last one."""
    grids = played.proven.get(GRIDS)
    if isinstance(grids, list) and all(isinstance(grid, str) for grid in grids):
        return grids
    return ["/".join(played.found)] if played.found else []


def exercise(miss: Miss, games: tuple[Played[Puzzle], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    """The exercise of this number: of a roll always to finish it, of a grid to lift a word and to judge it, in turn."""
    options: Options = games[0].options
    if miss.kind == ROLL:
        return finish(miss.key, MISSING[number % len(MISSING)], lexicon, options, run)
    stuck = parse(miss.key)
    lifted = lift(stuck, lexicon, options, run) if number % 2 == 0 else None
    return lifted or solvable(stuck, number, lexicon, options, run)


def finish(letters: str, missing: int, lexicon: Lexicon, options: Options, run: Run) -> Exercise | None:
    """The commonest solution without its last dice; every way to place them is right, those with slurs come last."""
    solution = _commonest(letters, lexicon, proposing(options, lexicon), run)
    if solution is None:
        return None
    begun = Puzzle(letters).with_tiles(_begun(solution, missing))
    slurs = withheld(lexicon.language)
    found = solve_exactly(begun, lexicon, options, run)
    ways = sorted((not slurs.isdisjoint(each.words), "/".join(each.grid)) for each in found)
    answers = [rows for _, rows in ways]
    text = format_puzzle(begun)
    heading = say("Place the last {} dice", len(begun.letters) - len(begun.tiles))
    return Exercise(FINISH, say("{}: {}", heading, text), tuple(answers), 1, text, heading=heading, options=options)


def lift(stuck: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Exercise | None:
    """Choose a word without which the roll can be solved again; None if every word of the grid is one, or none is.

    The solution has one that is left for each of the answers.
    """
    right, wrong = _by_effect(stuck, lexicon, options, run)
    if not (right and wrong):
        return None
    text = format_puzzle(stuck)
    random = Random(zlib.crc32(text.encode()))
    right, wrong = shuffled(random, right), shuffled(random, wrong)
    chosen = [right[0], *wrong[: CHOICES - 1]]
    chosen += right[1 : 1 + CHOICES - len(chosen)]
    choices = tuple(line.text.upper() for line in sorted(chosen, key=lambda line: (line.down, line.tiles)))
    lines = _runs(stuck, lexicon, options)
    solution = {
        line.text.upper(): _proposed_completion(without(stuck, line, lines), lexicon, options, run)
        for line in chosen
        if line in right
    }
    heading = say("Lift one word so that the roll can be solved again")
    asked = say("{}: {}", heading, text)
    return Exercise(
        LIFT, asked, tuple(solution), 1, text, choices, heading, options, single_try=True, solution=solution
    )


def solvable(stuck: Puzzle, number: int, lexicon: Lexicon, options: Options, run: Run) -> Exercise | None:
    """Choose whether a grid can be finished: one that cannot, or that grid without the word that is in the way.

    The solution is one that keeps the grid, without words that are not proposed, or None.
    """
    puzzle = stuck
    if zlib.crc32(f"{format_puzzle(stuck)} {number}".encode()) % 2:
        right, _ = _by_effect(stuck, lexicon, options, run)
        solution = _commonest(stuck.letters, lexicon, proposing(options, lexicon), run)
        lifted = without(stuck, right[0], _runs(stuck, lexicon, options)) if right else None
        if lifted is not None and lifted.tiles:
            puzzle = lifted
        elif solution is not None:
            puzzle = stuck.with_tiles(_begun(solution, max(1, len(stuck.rack))))
    yes, no = say("It can be finished"), say("It cannot be finished")
    finished = _proposed_completion(puzzle, lexicon, options, run)
    answer = no if completion(puzzle, lexicon, options, run) is None else yes
    text = format_puzzle(puzzle)
    heading = say("Can this grid be finished?")
    asked = f"{heading} {text}"
    return Exercise(
        SOLVABLE, asked, (answer,), 1, text, (yes, no), heading, options, single_try=True, solution=finished
    )


def without(puzzle: Puzzle, line: Line, lines: Iterable[Line]) -> Puzzle:
    """The puzzle with a word of its grid back in the rack, but for the tiles that other words have too."""
    shared = {tile for other in lines if other != line for tile in other.tiles}
    return puzzle.with_tiles([tile for tile in puzzle.tiles if tile not in line.tiles or tile in shared])


def _runs(puzzle: Puzzle, lexicon: Lexicon, options: Options) -> tuple[Line, ...]:
    return check(puzzle.letters, puzzle.tiles, lexicon, options).lines


def _by_effect(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> tuple[list[Line], list[Line]]:
    """The words of a grid that appear in it once: those without which it can be finished, and the others."""
    lines = _runs(puzzle, lexicon, options)
    texts = Counter(line.text for line in lines)
    right, wrong = list[Line](), list[Line]()
    for line in lines:
        if texts[line.text] == 1:
            helps = completion(without(puzzle, line, lines), lexicon, options, run) is not None
            (right if helps else wrong).append(line)
    return right, wrong


def _proposed_completion(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Solution | None:
    """A solution that keeps the grid, and adds no words that are not proposed."""
    lines = _runs(puzzle, lexicon, options)
    return completion(puzzle, lexicon, proposing(options, lexicon, [line.text for line in lines]), run)


def _commonest(letters: str, lexicon: Lexicon, options: Options, run: Run) -> Solution | None:
    """The first solution: that whose rarest word is most common."""
    return next(solve_exactly(Puzzle(letters), lexicon, options, run), None)


def _begun(solution: Solution, missing: int) -> list[Tile]:
    """The tiles of a solution without the last ones: from the end, those without which the rest holds together."""
    tiles = list(tiles_of(solution.grid))
    while missing and len(tiles) > 1:
        loose = next(tile for tile in reversed(tiles) if len(parts([t for t in tiles if t is not tile])) == 1)
        tiles.remove(loose)
        missing -= 1
    return tiles


def why(exercise: Exercise, played: Played[Puzzle], answer: str, lexicon: Lexicon, run: Run) -> str:
    """Why a grid cannot be finished; "" for one that can."""
    options = exercise.options or Options()
    return sentence(dead_end(Roll(parse(exercise.puzzle), lexicon, options, run)), lexicon.language)


def cost(miss: Miss) -> str:
    """How far the player was from solving the roll."""
    return counted(round(miss.cost), "{} die was left over", "{} dice were left over") if miss.kind == STUCK else ""


def about(miss: Miss) -> str:
    """The letters of a grid; a roll has no other name than its letters."""
    return "" if miss.kind == ROLL else say("Grid of {}", miss.key.partition(";")[0].upper())


PRACTICE = Practice(misses, exercise, cost=cost, why=why, about=about)
