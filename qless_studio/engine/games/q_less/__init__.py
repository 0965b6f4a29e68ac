"""Q-Less: twelve letter dice, one crossword that uses them all; every solution, or the proof that there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.game import Contest, Daily, Dealer, Game, Measure
from qless_studio.engine.games.q_less.puzzle import (
    LineState,
    Options,
    Puzzle,
    Solution,
    Summary,
    check,
    format_puzzle,
    parse,
    tiles_of,
    too_few,
)
from qless_studio.engine.games.q_less.solver import solve_exactly, solve_free
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import check_options
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import counted, say

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Practice
    from qless_studio.engine.paper.sheet import Paper
    from qless_studio.engine.reasons import Reason


def solve(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    """Every grid, each once, those whose rarest word is common first; beyond `run.keep` they are only counted.

    Of a free game one grid, then `LimitReached`. Raises `OptionError` for an option out of bounds, `PuzzleError` for
    fewer letters than a grid needs.
    """
    check_options(options)
    if len(puzzle.letters) < options.min_letters:
        raise PuzzleError(too_few(len(puzzle.letters), options.min_letters), say("Letters"))
    run.checkpoint(summary=Summary())
    yield from (solve_free if puzzle.free else solve_exactly)(puzzle, lexicon, options, run)


def fields(puzzle: Puzzle, solution: Solution) -> dict[str, Any]:
    """A solution as JSON values."""
    return {"grid": list(solution.grid), "words": list(solution.words)}


def describe(puzzle: Puzzle, solution: Solution) -> str:
    """The grid and the words of a solution."""
    grid = "\n".join(row.upper().replace(".", "·") for row in solution.grid)
    return f"{grid}\n{' '.join(word.upper() for word in solution.words)}"


def words_played(
    puzzle: Puzzle, options: Options, lexicon: Lexicon, found: Sequence[str], run: Run
) -> dict[str, int | None]:
    """The words of a grid."""
    lines = check(puzzle.letters, tiles_of(tuple(found)), lexicon, options).lines
    return {line.text: None for line in lines if line.state is LineState.WORD}


def verdict(summary: Summary | None, outcome: Outcome) -> str:
    """The number of solutions, or the proof that there is none."""
    count = summary.solutions if summary else 0
    shown = counted(count, "{} solution", "{} solutions")
    if outcome is not Outcome.COMPLETE:
        if not count:
            return say("Stopped: no solution found yet, and none ruled out")
        return say("Stopped: {} so far", shown)
    if summary is None or summary.solvable is None:
        return say("Roll the dice or type letters")
    return say("Complete: {}", shown) if count else say("No solution exists with this list (proven)")


def why_unsolvable(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Reason | None:
    """Why the letters, or the tiles on the grid, have no solution."""
    from qless_studio.engine.games.q_less.why import Roll, reasons
    from qless_studio.engine.reasons import first_of

    return first_of(reasons(Roll(puzzle, lexicon, options, run)))


def _dealer() -> Dealer[Puzzle, Any]:
    from qless_studio.engine.games.q_less.dealer import DEALER

    return DEALER


def _daily() -> Daily[Puzzle]:
    from qless_studio.engine.games.q_less.dealer import DAILY

    return DAILY


def _practice() -> Practice[Puzzle]:
    from qless_studio.engine.games.q_less.practice import PRACTICE

    return PRACTICE


def _paper() -> Paper[Puzzle]:
    from qless_studio.engine.games.q_less.dealer import PAPER

    return PAPER


GAME: Game[Puzzle, Solution, Options] = Game(
    key="q-less",
    title="Q-Less",
    blank=Puzzle(),
    example=parse("aabcdlmnnptt"),
    options=Options,
    parse=parse,
    format=format_puzzle,
    solve=solve,
    fields=fields,
    describe=describe,
    words_of=lambda puzzle, solution: dict.fromkeys(solution.words),
    verdict=verdict,
    load_dealer=_dealer,
    load_daily=_daily,
    load_practice=_practice,
    load_paper=_paper,
    letters=lambda puzzle: puzzle.letters,
    why_unsolvable=why_unsolvable,
    contest=Contest(words_played),
    with_moves=lambda puzzle, found: parse(f"{format_puzzle(puzzle)}; {'/'.join(found)}") if found else puzzle,
    measure=Measure.SOLVED,
)
